/** Says in words what the rules say in values, for one table. */
import { words } from '../lib/words.svelte';
import { parts, pathOf } from './action';
import type { Action, Actor, Box, CardOperand, EventText, Happening, Pending, Refusal } from './types';

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

  /** The titles of a card: as printed, where it is one of the printed cards, and in this language. */
  cardTitles(id: number): { german?: string; title: string } {
    const card = this.box.events[id];
    if (!card) return { title: words.text('card-unknown') };
    // Cards that are there twice end in a number.
    const key = [card.name, card.name.replace(/-?\d+$/, '')].find((name) => words.has(`card-${name}-german`));
    if (!key) return { title: words.text(`card-kind-${card.effect}`) };
    return { german: words.text(`card-${key}-german`), title: words.text(`card-${key}-title`) };
  }

  card(id: number): string {
    const { german, title } = this.cardTitles(id);
    // In German the two are the same, and once is enough.
    return german == null || german === title ? title : words.text('card-named', { german, title });
  }

  /** What a card does at this table. */
  cardText(id: number): string {
    const wording = this.box.events[id]?.wording;
    if (!wording) return '';
    const value = (operand: CardOperand): string | number => {
      if ('money' in operand) return this.money(operand.money);
      if ('city' in operand) return this.space(operand.city);
      return operand.number;
    };
    const values = Object.fromEntries(Object.entries(wording.operands).map(([name, of]) => [name, value(of)]));
    const text = words.text(`card-text-${wording.text}`, values);
    if (!wording.note) return text;
    return words.text('card-face', { text, note: words.text(`card-note-${wording.note}`, values) });
  }

  currency(): string {
    return words.text(`currency-${this.box.switches['currency']?.value ?? 'EUR'}`);
  }

  money(amount: number): string {
    return words.text('web-money', { amount: words.number(amount), currency: this.currency() });
  }

  /** A choice in words that say what it does where this card or decision asks for it. */
  choice(pending: Pending | null | undefined, action: Action, display: (number | null)[] = []): string {
    return (pending && this.#decided(pending, action, display)) ?? this.action(action, display);
  }

  /** The label of a choice at a decision; nothing where the action itself says all. */
  #decided(pending: Pending, action: Action, display: (number | null)[]): string | undefined {
    const { name, of } = parts(action);
    const label = (is: string, key: string, values: Record<string, string | number> = {}) =>
      name === is ? words.text(`choice-${key}`, values) : undefined;
    const card = pending.card == null ? undefined : this.box.events[pending.card];
    const player = () => ({ player: this.player(of as number) });
    switch (pending.decision) {
      case 'event':
        return card && this.#atCard(card, action, display);
      case 'card-move':
        return label('decline', 'stay');
      case 'partner':
        return name === 'choose' ? words.text('choice-partner', player()) : label('decline', 'partner-none');
      case 'snow':
        return name === 'choose' ? words.text('choice-snow', player()) : label('done', 'snow-done');
      case 'air-freight': {
        if (name !== 'pick') return label('decline', 'air-freight-none');
        const cost = card?.effect === 'air-freight' ? card.cost : 0;
        return words.text('choice-air-freight', { contract: this.contract(of as number), cost: this.money(cost) });
      }
      case 'quick-loading':
        return label('accept', 'roll-again') ?? label('decline', 'keep-card');
      case 'inspected':
        return label('accept', 'roll-again') ?? label('decline', 'stay');
      case 'load-now':
        return label('decline', 'load-later', { contract: this.contract(pending.contract ?? -1) });
      case 'sell-to-pay':
        return label('decline', 'owe');
      case 'deliver':
        return label('done', 'deliver-done');
      case 'stop':
        return label('done', 'stop-done');
      case 'end-of-turn':
        return label('done', 'end-turn');
      default:
        return undefined;
    }
  }

  /** The label of a choice that a drawn card leaves. */
  #atCard(card: EventText, action: Action, display: (number | null)[]): string | undefined {
    const { name, of } = parts(action);
    const declines = (key: string) => (name === 'decline' ? words.text(key) : undefined);
    const pick = (key: string) => {
      if (name !== 'pick') return undefined;
      const contract = of as number;
      const city = this.city(this.box.contracts[contract]?.from ?? -1);
      return words.text(key, { contract: this.contract(contract), city });
    };
    switch (card.effect) {
      case 'breakdown':
        if (name === 'accept') return words.text('choice-breakdown-help', { pay: this.money(card.pay) });
        return declines('choice-breakdown-drive-on');
      case 'customs':
        if (name === 'accept') return words.text('choice-customs-pay', { cost: this.money(card.cost) });
        return declines('choice-customs-miss');
      case 'to-city':
        if (this.box.switches['gute-routenplanung']?.value === 'may') return declines('choice-stay');
        return declines('choice-keep-navigation');
      // These can be declined only where a navigation card would be needed to obey.
      case 'documents': case 'to-destination': case 'to-event':
        return declines('choice-keep-navigation');
      case 'rail':
        return pick('choice-rail');
      case 'dumping':
        return pick('choice-dumping');
      case 'spoiled':
        return pick('choice-spoiled');
      case 'contract': {
        if (name !== 'take') return undefined;
        const contract = display[of as number];
        if (contract == null) return words.text('choice-take-free', { slot: (of as number) + 1 });
        return words.text('choice-take-free-known', { contract: this.contract(contract) });
      }
      default:
        return undefined;
    }
  }

  /** The payment for each lost cube: the first such card of the deck sets it. */
  #lostCargoPay(): number {
    for (const card of this.box.events) if (card.effect === 'lost-cargo') return card.pay;
    return 0;
  }

  /** What can be done, whatever asks for it; `choice` knows more where a decision is open. */
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
      case 'unload':
        return words.text('action-unload', { pay: this.money(this.#lostCargoPay()) });
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
    const key = p.decision === 'auction' && p.holder == null ? 'auction-open' : p.decision;
    return words.text(`pending-${key}`, {
      players: words.list((p.seats ?? []).map((seat) => this.player(seat))),
      first: p.first ?? 0,
      second: p.second ?? 0,
      steps: p.steps ?? 0,
      left: p.left ?? 0,
      level: p.level ?? 0,
      player: p.truck == null ? '' : this.player(p.truck),
      card: p.card == null ? '' : this.card(p.card),
      cost: this.money(p.cost ?? 0),
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
