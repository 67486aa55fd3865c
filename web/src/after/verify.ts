/** Fair dice proved in the page: every throw and draw of a record is computed again from its seed. */
import type { Frame } from '../lib/wire';
import { chacha, fromHex, sha256, toHex } from './chance';

export type Proof =
  | { kind: 'none' }
  | { kind: 'promise-broken' }
  | { kind: 'differs'; step: number }
  | { kind: 'proved'; throws: number };

interface Header {
  setup: { players: number };
  fair?: { promise: string; words: string[] };
}

/** `record` is the text as it was kept; `frames` are its steps, with the table after each. */
export async function verify(record: string, frames: Frame[], contracts: number, events: number): Promise<Proof> {
  const lines = record.trim().split('\n');
  const header = JSON.parse(lines[0] ?? '{}') as Header;
  const { closing } = JSON.parse(lines.at(-1) ?? '{}') as { closing?: { seed?: string } };
  if (!header.fair || !closing?.seed) return { kind: 'none' };
  const seed = fromHex(closing.seed);
  if (toHex(await sha256(seed)) !== header.fair.promise) return { kind: 'promise-broken' };

  const next = chacha(await key(seed, header.fair.words));
  const unseen = Array.from({ length: contracts }, (_, i) => i);
  let deck = Array.from({ length: events }, (_, i) => i);
  let throws = 0;
  for (const [step, frame] of frames.entries()) {
    if (frame.by === 'chance') {
      if (!came(frame.do, next, header.setup.players, unseen, deck)) return { kind: 'differs', step: step + 1 };
      throws += 1;
    }
    if (frame.happenings.some((h) => h.what === 'events-reshuffled')) deck = shuffled(frames, step);
  }
  return { kind: 'proved', throws };
}

/** Is this what the generator brings? */
function came(outcome: Frame['do'], next: () => number, players: number, unseen: number[], deck: number[]): boolean {
  if (typeof outcome !== 'object') return false;
  if ('dice' in outcome) {
    const [a, b] = outcome.dice;
    return b === 0 ? below(next, 6) === a - 1 : below(next, 36) === (a - 1) * 6 + b - 1;
  }
  if ('first' in outcome) return below(next, players) === outcome.first;
  if ('contract' in outcome) return draw(next, unseen, outcome.contract);
  return 'event' in outcome && draw(next, deck, outcome.event);
}

/** The new deck: the cards that were used before this step, and those that it used up. */
function shuffled(frames: Frame[], step: number): number[] {
  const cards = new Set(frames[step - 1]?.view.events_used ?? []);
  const left = frames[step]?.view.events_left ?? 0;
  for (const h of frames[step]?.happenings ?? []) {
    if (cards.size < left && h.what === 'card-spent') cards.add(h.card);
  }
  return [...cards].sort((a, b) => a - b);
}

function draw(next: () => number, from: number[], card: number): boolean {
  const n = below(next, from.length);
  if (from[n] !== card) return false;
  from.splice(n, 1);
  return true;
}

/** A number below `n`, all equally likely: what would make some likelier is thrown away. */
function below(next: () => number, n: number): number {
  if (n <= 1) return 0;
  const threshold = 2 ** 32 % n;
  for (;;) {
    const product = BigInt(next()) * BigInt(n);
    if (Number(product & 0xffffffffn) >= threshold) return Number(product >> 32n);
  }
}

async function key(seed: Uint8Array, words: string[]): Promise<Uint8Array> {
  const text = new TextEncoder();
  const bytes = [...text.encode('aufachse fair dice 1'), ...seed];
  for (const word of words) {
    const letters = text.encode(word);
    for (let i = 0; i < 8; i++) bytes.push(i < 4 ? (letters.length >>> (8 * i)) & 255 : 0);
    bytes.push(...letters);
  }
  return sha256(Uint8Array.from(bytes));
}
