// Fails where the page says a key that no English file has, where a key of web.ftl is never said,
// and where a language that has a web.ftl lacks one of its keys.
import { readFileSync, readdirSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = new URL('../..', import.meta.url).pathname;
const files = (dir) =>
  readdirSync(dir).flatMap((name) => {
    const path = join(dir, name);
    return statSync(path).isDirectory() ? files(path) : /\.(svelte|ts)$/.test(name) ? [path] : [];
  });
const keysOf = (path) =>
  existsSync(path) ? [...readFileSync(path, 'utf8').matchAll(/^([a-z][A-Za-z0-9-]*) *=/gm)].map((m) => m[1]) : [];

const plugin = readFileSync(join(root, 'web/plugins/locales.ts'), 'utf8');
const names = [.../FILES = \[([^\]]*)\]/s.exec(plugin)[1].matchAll(/'([a-z]+)'/g)].map((m) => m[1]);
const english = new Set(names.flatMap((name) => keysOf(join(root, 'locales/en', `${name}.ftl`))));
const web = keysOf(join(root, 'locales/en/web.ftl'));

const used = new Set();
const prefixes = new Set();
const faults = [];
for (const path of files(join(root, 'web/src')).filter((p) => !p.includes('/wire/'))) {
  const text = readFileSync(path, 'utf8');
  for (const [, key] of text.matchAll(/['"`](web-[a-z0-9-]*[a-z0-9])['"`]/g)) used.add(key);
  for (const [, prefix] of text.matchAll(/`(web-[a-z0-9-]*-)\$\{/g)) prefixes.add(prefix);
  for (const [, key] of text.matchAll(/\b(?:t|words\.text)\('([a-z][a-z0-9-]*)'/g)) {
    if (!english.has(key)) faults.push(`${path.slice(root.length)}: no text for ${key}`);
  }
}
for (const key of used) if (!english.has(key)) faults.push(`no text for ${key}`);
for (const prefix of prefixes) {
  if (!web.some((key) => key.startsWith(prefix))) faults.push(`no text begins with ${prefix}`);
}
for (const key of web) {
  if (!used.has(key) && ![...prefixes].some((p) => key.startsWith(p))) faults.push(`web.ftl: ${key} is never said`);
}
for (const language of readdirSync(join(root, 'locales'))) {
  const path = join(root, 'locales', language, 'web.ftl');
  if (!existsSync(path)) continue;
  const own = new Set(keysOf(path));
  for (const key of web) if (!own.has(key)) faults.push(`${language}/web.ftl lacks ${key}`);
  for (const key of own) if (!web.includes(key)) faults.push(`${language}/web.ftl: ${key} is not in English`);
}
// A rulebook that is translated has every rule of the English one, on the same page, and no other.
const clauses = (path) => (existsSync(path) ? [...readFileSync(path, 'utf8').matchAll(/^- \*\*([a-z0-9.-]+)\*\* — /gm)].map((m) => m[1]) : []);
for (const language of readdirSync(join(root, 'locales'))) {
  const folder = join(root, 'locales', language, 'rules');
  if (!existsSync(folder)) continue;
  for (const page of readdirSync(join(root, 'docs/rules')).filter((name) => name.endsWith('.md'))) {
    const [own, theirs] = [clauses(join(folder, page)), clauses(join(root, 'docs/rules', page))];
    if (own.join() !== theirs.join()) faults.push(`locales/${language}/rules/${page}: not the rules of docs/rules/${page}, in order`);
    if (!existsSync(join(folder, page))) faults.push(`locales/${language}/rules lacks ${page}`);
  }
}
for (const fault of faults) console.error(`keys: ${fault}`);
console.log(`keys: ${web.length} of the page, ${english.size} in all`);
process.exit(faults.length > 0 ? 1 : 0);
