/** Taking an action apart: its name and what it is about. */
import type { Action, Choice, Path } from './types';

export interface Parts {
  name: string;
  /** A space, contract, slot, level, seat or size; nothing where the name says all. */
  of: unknown;
}

export function parts(action: Action): Parts {
  if (typeof action === 'string') return { name: action, of: undefined };
  const [name, of] = Object.entries(action)[0] ?? ['', undefined];
  return { name, of };
}

export const named = (choices: Choice[], ...names: string[]): Choice[] =>
  choices.filter((choice) => names.includes(parts(choice.do).name));

export const about = (choices: Choice[], name: string, of: unknown): Choice | undefined =>
  choices.find((choice) => {
    const p = parts(choice.do);
    return p.name === name && p.of === of;
  });

export function pathOf(action: Action): Path | null {
  return typeof action === 'object' && 'drive' in action ? action.drive : null;
}

/** The space on the map that a choice is made at; nothing for one that is made elsewhere. */
export function spaceOf(action: Action): number | null {
  const { name, of } = parts(action);
  if (name === 'drive') return pathOf(action)?.spaces.at(-1) ?? null;
  const onMap = ['place', 'roadworks', 'jam', 'lose-cargo', 'go-to'];
  return onMap.includes(name) && typeof of === 'number' ? of : null;
}

/** How much a player would like a choice: a guess for the main button, never a rule. */
function appeal(choice: Choice): number {
  const { name } = parts(choice.do);
  const b = choice.brings;
  const order: Record<string, number> = {
    deliver: 90, load: 80, take: 75, pick: 70, accept: 60, roll: 50, motivation: 4, auction: 20,
    bid: 30, done: 15, stay: 12, 'stay-as-one': 11, 'no-interest': 10, pass: 18, decline: 8, unload: 40,
    'leave-roadworks': 25, buy: 1, sell: 0, 'buy-now': 2, roadworks: 14, jam: 14, place: 14,
    'lose-cargo': 14, 'go-to': 30, choose: 14,
  };
  let worth = order[name] ?? 5;
  if (name === 'drive') {
    worth = 20;
    if (b) {
      worth += b.delivers.length * 40 + (b.money ?? 0) / 200 + b.loads.length * 30;
      if (b.auction || b.take) worth += 6;
      if (b.event) worth -= 2;
    }
    if (pathOf(choice.do)?.one) worth -= 1;
  }
  return worth;
}

/** What most players would do: the choice that the main button offers. */
export function likeliest(choices: Choice[]): Choice | undefined {
  let best: Choice | undefined;
  for (const choice of choices) if (!best || appeal(choice) > appeal(best)) best = choice;
  return best;
}
