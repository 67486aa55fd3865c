/** The words of a language as one module, from the Fluent files that the whole project shares. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What the page says; the other files are the command line's. */
export const FILES = [
  'names', 'actions', 'cards', 'happenings', 'pending', 'refusals', 'switches', 'editions', 'tables', 'faults', 'records',
  'server', 'web',
];

const ORDER = 'virtual:switch-order';

export function locales(folder: string): Plugin {
  const from = resolve(import.meta.dirname, '..', folder);
  return {
    name: 'locales',
    resolveId: (id) => (id.startsWith('virtual:locale/') || id === ORDER ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ORDER}`) {
        // The English file has the switches in the order of a game; the list is nowhere else.
        const text = readFileSync(resolve(from, 'en', 'switches.ftl'), 'utf8');
        const names = [...text.matchAll(/^switch-([a-z0-9-]+)-about =/gm)].map((found) => found[1]);
        return `export default ${JSON.stringify(names)}`;
      }
      if (!id.startsWith('\0virtual:locale/')) return undefined;
      const language = id.slice('\0virtual:locale/'.length);
      const files = FILES.map((file) => resolve(from, language, `${file}.ftl`)).filter((f) => existsSync(f));
      // Comments are for translators, and would be half of what is sent.
      const text = files.map((file) => {
        this.addWatchFile(file);
        return readFileSync(file, 'utf8').replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
      });
      return `export default ${JSON.stringify(text.join('\n'))}`;
    },
  };
}
