/** The rulebook of the project as modules: read from Markdown when the page is built. */
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:rulebook-';
/** English is kept with the documents, what is translated with the words of its language. */
const folder = (language: string) => (language === 'en' ? '../docs/rules' : `../locales/${language}/rules`);

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Bold, italics, code and links inside a line. */
function inline(text: string): string {
  return escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, (_, words: string, to: string) => {
      const page = to.replace(/^README\.md/, '').replace(/\.md/, '');
      return /^https?:/.test(to) ? words : `<a href="/rules/${page}">${words}</a>`;
    })
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>');
}

function anchor(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, '').replace(/ /g, '-');
}

interface Page {
  title: string;
  html: string;
  /** Each rule of the page by its name. */
  clauses: Record<string, string>;
}

function page(markdown: string): Page {
  const clauses: Record<string, string> = {};
  let title = '';
  let html = '';
  const blocks = markdown.split(/\n{2,}/).map((block) => block.trim());
  for (const block of blocks.filter((b) => b !== '' && !b.startsWith('<!--'))) {
    const heading = /^(#+) (.*)$/.exec(block);
    if (heading) {
      const level = heading[1]!.length;
      if (level === 1) title = heading[2]!;
      else html += `<h${level} id="${anchor(heading[2]!)}">${inline(heading[2]!)}</h${level}>`;
    } else if (block.startsWith('|')) {
      html += table(block.split('\n'));
    } else if (block.startsWith('- ')) {
      html += '<ul>';
      for (const item of block.split(/\n(?=- )/)) {
        const text = item.slice(2).replace(/\n\s*/g, ' ');
        const clause = /^\*\*([a-z0-9.-]+)\*\* — (.*)$/.exec(text);
        if (clause) {
          const words = inline(clause[2]!);
          clauses[clause[1]!] = words;
          html += `<li id="${clause[1]}"><code class="clause">${clause[1]}</code> ${words}</li>`;
        } else html += `<li>${inline(text)}</li>`;
      }
      html += '</ul>';
    } else html += `<p>${inline(block.replace(/\n/g, ' '))}</p>`;
  }
  return { title, html, clauses };
}

function table(rows: string[]): string {
  const cells = (row: string) => row.replace(/^\||\|$/g, '').split('|').map((c) => inline(c.trim()));
  const [head, , ...body] = rows;
  const tds = (row: string) => {
    const [first, ...rest] = cells(row);
    return `<tr><th scope="row">${first!.replace(/ \((<code>[^<]*<\/code>)\)/, ' $1')}</th>${rest.map((c) => `<td>${c}</td>`).join('')}</tr>`;
  };
  const ths = cells(head!).map((c) => (c === '' ? '<td></td>' : `<th scope="col">${c}</th>`));
  return (
    '<div class="wide" tabindex="0"><table><thead><tr>' + ths.join('') + '</tr></thead>' +
    `<tbody>${body.map(tds).join('')}</tbody></table></div>`
  );
}

/** One module for each language that has a rulebook. */
export function rulebook(): Plugin {
  return {
    name: 'rulebook',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const from = resolve(import.meta.dirname, '..', folder(id.slice(NAME.length + 1)));
      const pages: Record<string, Page> = {};
      for (const file of readdirSync(from).filter((f) => f.endsWith('.md')).sort()) {
        this.addWatchFile(resolve(from, file));
        const name = file === 'README.md' ? '' : file.slice(0, -3);
        pages[name] = page(readFileSync(resolve(from, file), 'utf8'));
      }
      return `export default ${JSON.stringify(pages)}`;
    },
  };
}
