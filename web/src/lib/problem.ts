/** What went wrong, as a sentence. */
import { Refused } from './api';
import type { Problem } from './wire';
import { t, words, type Values } from './words.svelte';

function values(operands: Record<string, unknown> = {}): Values {
  const told: Values = {};
  for (const [name, value] of Object.entries(operands)) {
    told[name] = typeof value === 'number' ? value : Array.isArray(value) ? value.join(', ') : String(value);
  }
  return told;
}

export function problemText(problem: Problem): string {
  const key = `server-error-${problem.code}`;
  const first = words.has(key) ? t(key, values(problem.operands)) : t('web-error-unreachable');
  const faults = (problem.faults ?? [])
    .filter((spot) => words.has(spot.key))
    .map((spot) => t(spot.key, values(spot.operands)));
  return [first, ...faults].join(' ');
}

export function saidBy(error: unknown): string {
  return error instanceof Refused ? problemText(error.problem) : t('web-error-unreachable');
}
