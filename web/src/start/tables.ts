/** Tables that are opened with a click. */
import type { BotLevel, NewTable } from '../lib/wire';

/** In the order in which they are offered. */
export const EDITIONS = ['modern', 'classic', 'modern-ja', 'classic-cz', 'manual', 'junior'] as const;
export const LEVELS: BotLevel[] = ['lehrling', 'fahrer', 'disponent', 'chef', 'random'];

/** One player against three bots. */
export function solo(edition: string, name: string): NewTable {
  return {
    edition,
    seats: [
      { kind: 'here', name },
      { kind: 'bot', level: 'lehrling' },
      { kind: 'bot', level: 'fahrer' },
      { kind: 'bot', level: 'disponent' },
    ],
  };
}

/** A short game against a beginner, in which everything is explained when it first comes up. */
export function guided(name: string): NewTable {
  return {
    edition: 'modern',
    switches: { 'public-pile': '4' },
    seats: [
      { kind: 'here', name },
      { kind: 'bot', level: 'lehrling' },
    ],
    turn_limit: 40,
  };
}
