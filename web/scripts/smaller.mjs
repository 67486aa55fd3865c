// A PNG packed as tightly as zlib can: the browser writes it fast rather than small.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = 8;

function chunks(png) {
  const found = [];
  for (let at = SIGNATURE; at < png.length; ) {
    const long = png.readUInt32BE(at);
    found.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + long) });
    at += 12 + long;
  }
  return found;
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Flat drawings pack best without the filters that photographs want. */
function unfiltered(raw, width, bytes) {
  const line = width * bytes;
  const out = Buffer.from(raw);
  for (let y = 0, at = 0; at < out.length; y++, at += line + 1) {
    const filter = out[at];
    for (let x = 1; x <= line; x++) {
      const left = x > bytes ? out[at + x - bytes] : 0;
      const up = y > 0 ? out[at + x - line - 1] : 0;
      const corner = y > 0 && x > bytes ? out[at + x - line - 1 - bytes] : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      out[at + x] = (out[at + x] + guess) & 255;
    }
    out[at] = 0;
  }
  return out;
}

function paeth(left, up, corner) {
  const p = left + up - corner;
  const [a, b, c] = [Math.abs(p - left), Math.abs(p - up), Math.abs(p - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

export function smaller(png) {
  const all = chunks(png);
  const head = all.find(({ type }) => type === 'IHDR').data;
  const bytes = { 2: 3, 6: 4 }[head[9]];
  const raw = inflateSync(Buffer.concat(all.filter(({ type }) => type === 'IDAT').map(({ data }) => data)));
  const ways = bytes && head[8] === 8 && head[12] === 0 ? [raw, unfiltered(raw, head.readUInt32BE(0), bytes)] : [raw];
  const packed = ways.map((way) => deflateSync(way, { level: 9, memLevel: 9 })).sort((a, b) => a.length - b.length)[0];
  const kept = all.filter(({ type }) => type === 'IHDR').map(({ type, data }) => chunk(type, data));
  return Buffer.concat([png.subarray(0, SIGNATURE), ...kept, chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))]);
}
