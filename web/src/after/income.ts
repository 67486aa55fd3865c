/** Where the money of a game came from and went to, and how it grew. */
import type { Happening } from '../game/types';

/** What money is received or paid for, in the order in which it is shown. */
export const PURPOSES = ['revenue', 'visit', 'lost-cargo', 'event', 'trailer', 'bid', 'debt', 'final'] as const;
export type Purpose = (typeof PURPOSES)[number];

export interface Account {
  /** What came less what went, by purpose. */
  sums: Record<Purpose, number>;
  delivered: number;
}

interface Told {
  happenings: Happening[];
}

export function accounts(frames: Told[], players: number): Account[] {
  const all = Array.from({ length: players }, (): Account => ({
    sums: Object.fromEntries(PURPOSES.map((p) => [p, 0])) as Record<Purpose, number>,
    delivered: 0,
  }));
  for (const { happenings } of frames) {
    for (const h of happenings) {
      const own = all[h.player ?? -1];
      if (!own) continue;
      if (h.what === 'delivered' || h.what === 'shipped') own.delivered += 1;
      const purpose = PURPOSES.find((p) => p === h.purpose);
      if (!purpose) continue;
      if (h.what === 'received') own.sums[purpose] += h.amount ?? 0;
      if (h.what === 'paid') own.sums[purpose] -= h.amount ?? 0;
    }
  }
  return all;
}
