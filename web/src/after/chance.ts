/** SHA-256 and ChaCha with 12 rounds, as the fair dice use them. */

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const rotated = (n: number, by: number): number => ((n >>> by) | (n << (32 - by))) >>> 0;

/** Browsers have this only for pages on https or localhost; a server at home may be neither. */
export async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  if (globalThis.crypto?.subtle) {
    return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice()));
  }
  return byHand(bytes);
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p)) found.push(n);
  return found;
}
const fraction = (n: number): number => Math.floor((n - Math.floor(n)) * 2 ** 32) >>> 0;

export function byHand(bytes: Uint8Array): Uint8Array {
  const k = primes(64).map((p) => fraction(Math.cbrt(p)));
  const h = primes(8).map((p) => fraction(Math.sqrt(p)));
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  for (let at = 0; at < padded.length; at += 64) {
    const w = Array.from({ length: 16 }, (_, i) => view.getUint32(at + i * 4));
    for (let i = 16; i < 64; i++) {
      const [a, b] = [w[i - 15]!, w[i - 2]!];
      const s0 = rotated(a, 7) ^ rotated(a, 18) ^ (a >>> 3);
      const s1 = rotated(b, 17) ^ rotated(b, 19) ^ (b >>> 10);
      w.push((w[i - 16]! + s0 + w[i - 7]! + s1) >>> 0);
    }
    let [a, b, c, d, e, f, g, q] = h as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
      const one = (q + s1 + ((e & f) ^ (~e & g)) + k[i]! + w[i]!) >>> 0;
      const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
      [q, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
    }
    [a, b, c, d, e, f, g, q].forEach((n, i) => (h[i] = (h[i]! + n) >>> 0));
  }
  const out = new DataView(new ArrayBuffer(32));
  h.forEach((n, i) => out.setUint32(i * 4, n));
  return new Uint8Array(out.buffer);
}

/** Words of 32 bits from a key of 32 bytes, one after the other. */
export function chacha(key: Uint8Array): () => number {
  const view = new DataView(key.buffer, key.byteOffset, key.byteLength);
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
  for (let i = 0; i < 8; i++) start.push(view.getUint32(i * 4, true));
  let counter = 0;
  let block: number[] = [];
  return () => {
    if (block.length === 0) {
      const state = [...start, counter >>> 0, Math.floor(counter / 2 ** 32) >>> 0, 0, 0];
      block = rounds(state);
      counter += 1;
    }
    return block.shift()!;
  };
}

const QUARTERS = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
] as const;

function rounds(state: number[]): number[] {
  const x = [...state];
  const left = (n: number, by: number) => ((n << by) | (n >>> (32 - by))) >>> 0;
  for (let i = 0; i < 6; i++) {
    for (const [a, b, c, d] of QUARTERS) {
      x[a] = (x[a]! + x[b]!) >>> 0; x[d] = left(x[d]! ^ x[a]!, 16);
      x[c] = (x[c]! + x[d]!) >>> 0; x[b] = left(x[b]! ^ x[c]!, 12);
      x[a] = (x[a]! + x[b]!) >>> 0; x[d] = left(x[d]! ^ x[a]!, 8);
      x[c] = (x[c]! + x[d]!) >>> 0; x[b] = left(x[b]! ^ x[c]!, 7);
    }
  }
  return x.map((n, i) => (n + state[i]!) >>> 0);
}
