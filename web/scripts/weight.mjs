// Fails where the scripts of the first load weigh more than they may, or where the built page asks
// for anything from elsewhere.
import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { gzipSync } from 'node:zlib';

const MOST = 120 * 1024;
const dist = new URL('../dist', import.meta.url).pathname;
if (!existsSync(dist)) {
  console.error('weight: build the page first');
  process.exit(1);
}

/** A script and everything that it imports at once. */
function closure(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, other] of text.matchAll(/(?:from|import)\s*["'](\.[^"']+\.js)["']/g)) {
    closure(join(dirname(file), other), seen);
  }
  return seen;
}
const html = readFileSync(join(dist, 'index.html'), 'utf8');
const first = new Set();
for (const [, src] of html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)) closure(join(dist, src), first);

// What the first screen, a table, loads beside it: the table itself and the heaviest language.
const assets = readdirSync(join(dist, 'assets')).map((name) => join(dist, 'assets', name));
const table = assets.find((file) => /TableScreen-[^/]*\.js$/.test(file));
if (table) closure(table, first);
const sizes = (files) => files.map((file) => [file, gzipSync(readFileSync(file)).length]);
const languages = sizes(assets.filter((file) => /\/(?:locale_|de-|en-|it-|cs-|ja-)[^/]*\.js$/.test(file)));
const heaviest = languages.sort((a, b) => b[1] - a[1])[0];
const all = sizes([...first]).filter(([file]) => !languages.some(([other]) => other === file));
if (heaviest) all.push(heaviest);

let sum = 0;
for (const [file, size] of all) {
  sum += size;
  console.log(`${(size / 1024).toFixed(1).padStart(7)} kB  ${file.slice(dist.length + 1)}`);
}
console.log(`${(sum / 1024).toFixed(1).padStart(7)} kB  of at most ${MOST / 1024} kB`);

let bad = sum > MOST;
if (/<script(?![^>]*\bsrc=)/.test(html) || /\sstyle=/.test(html)) {
  console.error('weight: inline script or style in index.html');
  bad = true;
}
for (const file of assets.filter((f) => /\.(js|css)$/.test(f))) {
  const text = readFileSync(file, 'utf8');
  for (const [address] of text.matchAll(/https?:\/\/[^\s"'`)]+/g)) {
    if (!/^https?:\/\/(www\.w3\.org|svelte\.dev)\//.test(address)) {
      console.error(`weight: ${file.slice(dist.length + 1)} names ${address}`);
      bad = true;
    }
  }
}
process.exit(bad ? 1 : 0);
