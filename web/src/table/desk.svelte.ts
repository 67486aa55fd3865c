/** What a player points at and has chosen, before anything is sent. */
import { likeliest, parts, spaceOf, pathOf } from '../game/action';
import { namesOf } from '../game/names';
import { Teller } from '../game/teller';
import type { Choice } from '../game/types';
import { settings } from '../lib/settings.svelte';
import type { Table } from '../lib/table.svelte';
import { t } from '../lib/words.svelte';

/** Trades of trailers are offered in the shop and never by the main button. */
const SHOP = ['buy', 'sell'];
const GUESSES = ['place', 'roadworks', 'jam', 'lose-cargo', 'choose'];

export class Desk {
  /** The end of a move that the mouse points at. */
  hover = $state<number | null>(null);
  /** The end that was chosen by a touch or a key, to be confirmed. */
  chosen = $state<Choice | null>(null);
  /** Several ways lead to the chosen end. */
  variants = $state.raw<Choice[]>([]);
  /** The contract that is pointed at. */
  contract = $state<number | null>(null);

  constructor(readonly table: Table) {}

  names = $derived.by(() => namesOf(this.table.seats.map((s) => s.name), this.table.seats.map((s) => s.level)));

  teller = $derived.by(() => (this.table.box ? new Teller(this.table.box, (seat) => this.names[seat] ?? '') : null));

  /** What can be chosen on the map, by space. */
  ends = $derived.by(() => {
    const ends = new Map<number, Choice[]>();
    for (const choice of this.table.legal) {
      const space = spaceOf(choice.do);
      if (space != null) ends.set(space, [...(ends.get(space) ?? []), choice]);
    }
    return ends;
  });

  /** What the main button does. */
  main = $derived.by((): Choice | undefined => {
    const { legal } = this.table;
    if (this.chosen && legal.includes(this.chosen)) return this.chosen;
    const real = legal.filter((choice) => !SHOP.includes(parts(choice.do).name));
    // Whether to part with a trailer or to owe money is not passed over by a key.
    if (this.table.pending?.decision === 'sell-to-pay') return undefined;
    // Where a truck starts, where a sign goes and who is meant is for nobody to guess.
    const free = real.filter((choice) => !GUESSES.includes(parts(choice.do).name));
    // Which contract is put up, if any, is chosen among the contracts, and not passed over by a key.
    const best = likeliest(free.filter((choice) => parts(choice.do).name !== 'auction'));
    const skips = best && ['done', 'no-interest'].includes(parts(best.do).name);
    const asks = this.market || this.table.choices('choose').length > 0;
    if (!best || !this.table.awaitsMe || (skips && asks)) return undefined;
    return best;
  });

  /** The choice whose way is drawn. */
  shown = $derived.by((): Choice | null => {
    if (this.hover != null) return likeliest(this.ends.get(this.hover) ?? []) ?? null;
    if (this.chosen && this.table.legal.includes(this.chosen)) return this.chosen;
    return null;
  });

  /** The truck that the shown choice moves. */
  way = $derived.by((): number[] => {
    const way = this.shown ? pathOf(this.shown.do) : null;
    const view = this.table.view;
    if (!way || !view) return [];
    const truck = view.players[this.table.pending?.truck ?? this.table.looking ?? view.current]?.truck;
    return truck == null ? way.spaces : [truck, ...way.spaces];
  });

  /** The shortest road between the cities of the contract that is pointed at. */
  lit = $derived.by((): number[] => {
    const { box } = this.table;
    const card = this.contract == null ? undefined : box?.contracts[this.contract];
    return box && card ? shortest(box.board.spaces, card.from, card.to) : [];
  });

  /** The public contracts are what is decided about. */
  market = $derived.by(() => this.table.choices('auction', 'take').length > 0);

  forget(): void {
    this.hover = null;
    this.chosen = null;
    this.variants = [];
  }

  do(choice: Choice): void {
    this.forget();
    void this.table.act(choice);
  }

  /** A space of the map was picked. A touch shows first what it would bring. */
  pick(space: number, touch: boolean): void {
    const choices = this.ends.get(space) ?? [];
    const best = likeliest(choices);
    if (!best) return;
    const again = this.chosen != null && spaceOf(this.chosen.do) === space;
    if (choices.length > 1 && !again) {
      this.variants = choices;
      this.chosen = best;
    } else if (again || (!touch && !settings.confirm)) this.do(this.chosen ?? best);
    else {
      this.variants = [];
      this.chosen = best;
    }
  }

  /** What the end of a move brings, in a few words. */
  brings(choice: Choice): string {
    const teller = this.teller;
    if (!teller) return '';
    const b = choice.brings;
    if (!b) return '';
    const told = [t('web-brings-steps', { steps: b.steps, exact: b.exact ? 'yes' : 'no' })];
    if (b.delivers.length > 0) told.push(t('web-brings-deliver', { money: teller.money(b.money) }));
    for (const contract of b.loads) {
      const card = teller.box.contracts[contract];
      if (card) told.push(t('web-brings-load', { goods: card.goods, city: teller.city(card.to) }));
    }
    if (b.event) told.push(t('web-brings-event'));
    if (b.auction) told.push(t('web-brings-auction'));
    if (b.take) told.push(t('web-brings-take'));
    if (b.early) told.push(t('web-brings-early'));
    if (pathOf(choice.do)?.one) told.push(t('web-brings-one'));
    return told.join(' · ');
  }

  /** The short label of a choice, for a button. */
  label(choice: Choice): string {
    const teller = this.teller;
    if (!teller) return '';
    const { name, of } = parts(choice.do);
    const card = (contract: unknown) => teller.box.contracts[contract as number];
    switch (name) {
      case 'drive': {
        const end = spaceOf(choice.do) ?? 0;
        return t('web-do-drive', { space: teller.space(end) });
      }
      case 'load':
        return t('web-do-load', { city: teller.city(card(of)?.to ?? 0) });
      case 'deliver':
        return t('web-do-deliver', { money: teller.money(card(of)?.revenue ?? 0) });
      case 'bid': {
        const contract = this.table.pending?.contract;
        const bid = contract == null ? 0 : (card(contract)?.bids[(of as number) - 1] ?? 0);
        return t('web-do-bid', { money: teller.money(bid) });
      }
      case 'sell': {
        const sale = teller.box.trailers.find((trailer) => trailer.trailer === of)?.sale ?? 0;
        return t('web-do-sell', { trailer: of as string, money: teller.money(sale) });
      }
      default:
        return teller.choice(this.table.pending, choice.do, this.table.view?.display ?? []);
    }
  }
}

interface Joined {
  neighbours: number[];
}

/** The fewest steps from one space to another on the empty board, for drawing only. */
export function shortest(spaces: Joined[], from: number, to: number): number[] {
  const before = new Map<number, number>([[from, from]]);
  const queue = [from];
  for (let at = queue.shift(); at != null && at !== to; at = queue.shift()) {
    for (const next of spaces[at]?.neighbours ?? []) {
      if (!before.has(next)) {
        before.set(next, at);
        queue.push(next);
      }
    }
  }
  const way = [to];
  for (let at = to; at !== from; ) {
    const back = before.get(at);
    if (back == null) return [];
    way.unshift(back);
    at = back;
  }
  return way;
}
