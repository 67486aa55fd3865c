/** Says in words what the rules say in values, for one table. */
import { words } from '../lib/words.svelte';
import { parts, pathOf } from './action';
import type { Action, Actor, Box, Happening, Pending, Refusal } from './types';

export class Teller {
  constructor(
    readonly box: Box,
    readonly names: (seat: number) => string,
  ) {}

  player(seat: number): string {
    return this.names(seat).trim() || words.text('player-unnamed', { seat: seat + 1 });
  }

  actor(actor: Actor): string {
    return typeof actor === 'object' ? this.player(actor.seat) : words.text(`player-${actor}`);
  }

  /** A space: the name of its city, or its road and its place there. */
  space(space: number): string {
    const at = this.box.board.spaces[space];
    if (at?.city) return at.name;
    const name = (s: number) => this.box.board.spaces[s]?.name ?? '';
    for (const road of this.box.board.roads) {
      const place = road.spaces.indexOf(space) + 1;
      if (place > 0) return words.text('space-on-road', { from: name(road.from), to: name(road.to), place });
    }
    return words.text('space-unknown');
  }

  city(space: number): string {
    return this.box.board.spaces[space]?.name ?? '';
  }

  contract(id: number): string {
    const card = this.box.contracts[id];
    if (!card) return words.text('contract-unknown');
    return words.text('contract-card', {
      from: this.city(card.from),
      to: this.city(card.to),
      goods: card.goods,
      revenue: this.money(card.revenue),
    });
  }

  /** The id under which a card's words are kept; cards that are there twice end in a number. */
  cardKey(id: number): string {
    const name = this.box.events[id]?.name ?? '';
    return words.has(`card-${name}-german`) ? name : name.replace(/-?\d+$/, '');
  }

  card(id: number): string {
    const key = this.cardKey(id);
    if (!words.has(`card-${key}-german`)) return this.box.events[id]?.name ?? words.text('card-unknown');
    const [german, title] = [words.text(`card-${key}-german`), words.text(`card-${key}-title`)];
    // In German the two are the same, and once is enough.
    return german === title ? german : words.text('card-named', { german, title });
  }

  /** What a card does, in the wording of the deck that is played with. */
  cardText(id: number): string {
    const key = this.cardKey(id);
    const modern = `card-${key}-text-modern`;
    const deck = this.box.switches['event-deck']?.value ?? '';
    const values = { currency: this.currency() };
    if (deck.startsWith('modern') && words.has(modern)) return words.text(modern, values);
    return words.text(`card-${key}-text`, values);
  }

  currency(): string {
    return words.text(`currency-${this.box.switches['currency']?.value ?? 'EUR'}`);
  }

  money(amount: number): string {
    return words.text('web-money', { amount: words.number(amount), currency: this.currency() });
  }

  action(action: Action, display: (number | null)[] = []): string {
    const { name, of } = parts(action);
    const n = of as number;
    const public_ = (slot: number) => {
      const contract = display[slot];
      if (contract == null) return words.text(`action-${name}`, { slot: slot + 1 });
      return words.text(`action-${name}-known`, { contract: this.contract(contract) });
    };
    switch (name) {
      case 'drive':
        return this.#drive(action);
      case 'place': case 'roadworks': case 'jam': case 'lose-cargo': case 'go-to':
        return words.text(`action-${name}`, { space: this.space(n) });
      case 'buy': case 'sell':
        return words.text(`action-${name}`, { trailer: of as string });
      case 'load': case 'deliver': case 'pick': case 'contract':
        return words.text(`action-${name}`, { contract: this.contract(n) });
      case 'auction': case 'take':
        return public_(n);
      case 'bid':
        return words.text('action-bid', { level: n });
      case 'choose': case 'first':
        return words.text(`action-${name}`, { player: this.player(n) });
      case 'event':
        return words.text('action-event', { card: this.card(n) });
      case 'dice': {
        const [first, second] = of as [number, number];
        return words.text('action-dice', { first, second });
      }
      default:
        return words.text(`action-${name}`);
    }
  }

  #drive(action: Action): string {
    const way = pathOf(action);
    if (!way) return '';
    const yes = (is: boolean | undefined) => (is ? 'yes' : 'no');
    const end = way.spaces.at(-1) ?? 0;
    const via = way.spaces.slice(0, -1).filter((s) => this.box.board.spaces[s]?.city).map((s) => this.city(s));
    return words.text('action-drive', {
      steps: way.spaces.length,
      space: this.space(end),
      through: yes(via.length > 0),
      via: words.list(via),
      one: yes(way.one),
      early: yes(way.early),
      exact: yes(way.exact),
    });
  }

  happening(h: Happening): string {
    const values: Record<string, string | number> = {};
    for (const name of ['player', 'from', 'to'] as const) if (h[name] != null) values[name] = this.player(h[name]);
    for (const name of ['amount', 'cash'] as const) if (h[name] != null) values[name] = this.money(h[name]);
    for (const name of ['purpose', 'trailer', 'ending'] as const) if (h[name] != null) values[name] = h[name];
    for (const name of ['die', 'first', 'second', 'turn', 'level', 'place', 'cubes'] as const) {
      if (h[name] != null) values[name] = h[name];
    }
    if (h.slot != null) values['slot'] = h.slot + 1;
    if (h.space != null) values['space'] = this.space(h.space);
    if (h.contract != null) values['contract'] = this.contract(h.contract);
    if (h.card != null) values['card'] = this.card(h.card);
    if (h.path) {
      values['steps'] = h.path.spaces.length;
      values['space'] = this.space(h.path.spaces.at(-1) ?? 0);
    }
    const known = (h.what === 'dealt' || h.what === 'given') && h.contract != null ? '-known' : '';
    return words.text(`happening-${h.what}${known}`, values);
  }

  /** For whom the game waits, and what about. */
  pending(p: Pending): string {
    if (p.waits === 'over') return words.text('pending-over', { ending: p.ending ?? 'other' });
    if (p.waits === 'chance') {
      const [kind, of] = typeof p.kind === 'string' ? [p.kind, {}] : Object.entries(p.kind ?? {})[0] ?? ['first', {}];
      const operands = of as Record<string, number>;
      return words.text(`pending-chance-${kind}`, {
        dice: operands['dice'] ?? 0,
        slot: (operands['slot'] ?? 0) + 1,
        player: this.player(operands['player'] ?? 0),
      });
    }
    const seats: string[] = [];
    for (let seat = 0; seat < 6; seat++) if ((p.seats ?? 0) & (1 << seat)) seats.push(this.player(seat));
    const key = p.decision === 'auction' && p.holder == null ? 'auction-open' : p.decision;
    return words.text(`pending-${key}`, {
      players: words.list(seats),
      first: p.first ?? 0,
      second: p.second ?? 0,
      steps: p.steps ?? 0,
      left: p.left ?? 0,
      level: p.level ?? 0,
      player: p.truck == null ? '' : this.player(p.truck),
      card: p.card == null ? '' : this.card(p.card),
      contract: p.contract == null ? '' : this.contract(p.contract),
      holder: p.holder == null ? '' : this.player(p.holder),
      auctioneer: p.auctioneer == null ? '' : this.player(p.auctioneer),
    });
  }

  refusal(r: Refusal): string {
    const space = this.box.board.spaces.find((s) => s.name === r.space);
    const price = r.code === 'too-dear' || r.code === 'bid-over-cash';
    const operand = (n: number) => (price ? this.money(n) : n);
    return words.text(`refusal-${r.code}`, {
      space: space ? this.space(space.space) : words.text('space-unknown'),
      ...(r.needed != null && { needed: operand(r.needed) }),
      ...(r.have != null && { have: operand(r.have) }),
    });
  }
}
