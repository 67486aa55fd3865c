// Makes the PNG icons of the installed page from icon.svg, with the browser of the tests.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const folder = new URL('../public/', import.meta.url).pathname;
const svg = readFileSync(`${folder}icon.svg`, 'utf8');
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });

/** A maskable icon is cut to any shape: its picture keeps to the middle, its ground fills all. */
async function draw(name, size, masked) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const inside = masked ? size * 0.78 : size;
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:${size}px;background:${masked ? '#0b5cad' : 'transparent'}">` +
      `<div style="width:${inside}px;height:${inside}px">${svg}</div></body>`,
  );
  writeFileSync(folder + name, await page.screenshot({ omitBackground: !masked }));
  await page.close();
}
await draw('icon-192.png', 192, false);
await draw('icon-512.png', 512, false);
await draw('icon-maskable-512.png', 512, true);
await browser.close();
