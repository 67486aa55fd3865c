/** One table: what the server says of it, and what is said to the server. */
import { about, named } from '../game/action';
import { isTold } from '../game/log';
import type { Refusal } from '../wire';
import type { Action, Box, Choice, Happening, Pending, Step, View } from '../game/types';
import type { Motion } from '../map/Trucks.svelte';
import { api, Refused } from './api';
import { duration } from './settings.svelte';
import { sound } from './sound';
import { Link, type Connection, type Unsent } from './link.svelte';
import type {
  BotLevel, ChatLine, Order, Problem, Proposed, SeatInfo, ServerMessage, State, TableInfo,
} from './wire';

/** A line of the log: a happening and the number of the action that brought it. */
export interface Line {
  id: number;
  action: number;
  happening: Happening;
}

type Picture = { steps: Step[]; state: State; revision: number; undone?: number };

/** More pictures than this are not shown one by one: a long absence is not played back. */
const PATIENCE = 24;

export class Table {
  info = $state.raw<TableInfo | null>(null);
  box = $state.raw<Box | null>(null);
  state = $state.raw<State | null>(null);
  /** The table as it is drawn: behind `state` while something is still moving. */
  view = $state.raw<View | null>(null);
  revision = $state(0);
  log = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  spectators = $state(0);
  problem = $state.raw<Problem | null>(null);
  missing = $state(false);
  busy = $state(false);
  /** Something was sent and is not answered yet: nothing is sent twice. */
  sending = $state(false);
  motion = $state.raw<Motion | null>(null);
  dice = $state.raw<{ seat: number; first: number; second: number; rolling: boolean } | null>(null);
  /** The card that was drawn last, shown for a moment. */
  drawn = $state.raw<{ card: number; seat: number } | null>(null);
  /** The number of the log line after which the own turn ended last. */
  seen = $state(0);
  stamp = $state(Date.now());
  /** How many actions there were before the last one of this device. */
  before = $state<number | null>(null);

  readonly #link: Link;
  #lines = 1;
  #queue: Picture[] = [];
  #playing = false;

  constructor(readonly id: string) {
    this.#link = new Link(id, () => this.#ready(), (message) => this.#hear(message));
  }

  get connection(): Connection {
    return this.#link.connection;
  }

  /** The seats of this device. */
  get own(): number[] {
    return this.info?.own ?? [];
  }
  get seats(): SeatInfo[] {
    return this.state?.seats ?? this.info?.seats ?? [];
  }
  get looking(): number | null {
    return this.state?.looking ?? null;
  }
  /** What the shown seat may do; nothing while something still moves. */
  get legal(): Choice[] {
    return this.busy || this.sending || this.connection !== 'open' ? [] : (this.state?.legal ?? []);
  }
  /** For whom the drawn table waits, and what about. */
  get pending(): Pending | undefined {
    return this.view?.pending;
  }
  get awaitsMe(): boolean {
    return this.looking != null && (this.state?.awaited.includes(this.looking) ?? false);
  }
  choices(...names: string[]): Choice[] {
    return named(this.legal, ...names);
  }
  choice(name: string, of: unknown): Choice | undefined {
    return about(this.legal, name, of);
  }

  async #ready(): Promise<'go' | 'later' | 'never'> {
    try {
      this.box ??= await api.box(this.id);
      this.info ??= await api.table(this.id);
      return 'go';
    } catch (error) {
      if (!(error instanceof Refused) || error.problem.code === 'unreachable') return 'later';
      this.missing = true;
      return 'never';
    }
  }

  /** Connects anew: the seats of this device have changed. */
  again(): void {
    this.info = null;
    void this.#link.open();
  }

  leave(): void {
    this.#link.close();
  }

  /** Asks, and shows it where the server says no. */
  async #try(message: Unsent): Promise<boolean> {
    this.problem = null;
    try {
      await this.#link.ask(message);
      return true;
    } catch (error) {
      if (error instanceof Refused) {
        // A list that was overtaken is no fault of the player's: the new one is on its way.
        if (error.problem.code === 'stale') this.#link.say({ type: 'resync' });
        else this.problem = error.problem;
      }
      sound('bad');
      return false;
    }
  }

  async #once(message: Unsent): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    const done = await this.#try(message);
    this.sending = false;
    return done;
  }

  look(seat: number | null): void {
    this.#link.say({ type: 'look', seat });
  }
  act(choice: Choice): Promise<boolean> {
    const seat = this.looking;
    if (seat == null) return Promise.resolve(false);
    sound('click');
    return this.#once({ type: 'act', revision: this.revision, seat, index: choice.index });
  }
  undo(): Promise<boolean> {
    const seat = this.looking;
    if (seat == null) return Promise.resolve(false);
    return this.#once({ type: 'undo', revision: this.revision, seat });
  }
  propose(what: Proposed): Promise<boolean> {
    const seat = this.looking ?? this.own[0];
    return seat == null ? Promise.resolve(false) : this.#try({ type: 'propose', seat, what });
  }
  vote(proposal: number, yes: boolean): Promise<boolean> {
    return this.#try({ type: 'vote', proposal, yes });
  }
  order(order: Order | null): Promise<boolean> {
    const seat = this.looking;
    return seat == null ? Promise.resolve(false) : this.#try({ type: 'order', seat, order });
  }
  say(text: string): Promise<boolean> {
    const seat = this.looking ?? this.own[0];
    return seat == null ? Promise.resolve(false) : this.#try({ type: 'chat', seat, text });
  }
  mute(seat: number, on: boolean): Promise<boolean> {
    return this.#try({ type: 'mute', seat, on });
  }
  word(seat: number, word: string): Promise<boolean> {
    return this.#try({ type: 'word', seat, word });
  }
  start(): Promise<boolean> {
    return this.#try({ type: 'start' });
  }
  bot(seat: number, on: boolean, level?: BotLevel): Promise<boolean> {
    return this.#try({ type: 'bot', seat, on, ...(level && { level }) });
  }
  /** The rule that forbids an action; nothing if it is allowed. */
  async why(action: Action): Promise<Refusal | null> {
    const seat = this.looking;
    if (seat == null) return null;
    const answer = await this.#link.ask({ type: 'why', seat, do: action });
    return answer.type === 'because' ? answer.refusal : null;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.info = message.table;
        this.chat = message.chat;
        this.#queue = [];
        message.log.forEach((step, i) => this.#mark(step, message.state.actions - message.log.length + i));
        this.log = message.log.flatMap((step, i) =>
          this.#told(step.happenings, message.state.actions - message.log.length + i + 1),
        );
        this.seen ||= this.#lines - 1;
        this.#show({ steps: [], state: message.state, revision: message.revision });
        // Whoever has one seat looks from it; several on one screen are passed from hand to hand.
        if (message.state.looking == null && this.own.length === 1) this.look(this.own[0] ?? null);
        break;
      case 'changed':
        this.#queue.push(message);
        void this.#play();
        break;
      case 'state':
        this.#queue.push({ ...message, steps: [] });
        void this.#play();
        break;
      case 'table':
        this.info = message.table;
        break;
      case 'chat':
        this.chat = [...this.chat, message.line].slice(-200);
        break;
      case 'presence':
        this.spectators = message.spectators;
        if (this.info) this.info = { ...this.info, seats: message.seats };
        if (this.state) this.state = { ...this.state, seats: message.seats };
        break;
      case 'error':
      case 'bye':
        this.problem = message.error;
        break;
      case 'ok':
      case 'because':
      case 'pong':
        break;
    }
  }

  #mark(step: Step, before: number): void {
    if (typeof step.by === 'object' && this.own.includes(step.by.seat)) this.before = before;
  }

  #told(happenings: Happening[], action: number): Line[] {
    return happenings
      .filter(isTold)
      .map((happening) => ({ id: this.#lines++, action, happening }));
  }

  #show({ state, revision, undone }: Picture): void {
    const mine = this.awaitsMe;
    this.state = state;
    this.view = state.view;
    this.revision = revision;
    this.stamp = Date.now();
    if (this.before != null && undone != null && undone <= this.before) this.before = null;
    if (undone != null) this.log = this.log.filter((line) => line.action <= undone);
    if (mine && !this.awaitsMe) this.seen = this.#lines - 1;
    if (!mine && this.awaitsMe && this.own.length > 0) sound('horn');
    const pending: Pending | undefined = state.view?.pending;
    if (pending?.decision === 'drive') {
      const { first = 0, second = 0 } = pending;
      this.dice = { seat: state.view?.current ?? 0, first, second, rolling: false };
    } else this.dice = null;
  }

  /** Plays what has happened, picture by picture, and then shows how the table stands. */
  async #play(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    this.busy = true;
    for (let picture = this.#queue.shift(); picture; picture = this.#queue.shift()) {
      const hurry = this.#queue.length > PATIENCE || document.hidden;
      const before = picture.state.actions - picture.steps.length;
      for (const [i, step] of picture.steps.entries()) {
        this.#mark(step, before + i);
        for (const happening of step.happenings) {
          this.log = [...this.log, ...this.#told([happening], before + i + 1)].slice(-600);
          if (!hurry) await this.#perform(happening);
        }
      }
      // Everything may have been sent anew meanwhile; then this picture is of the past.
      if (picture.revision >= this.revision) this.#show(picture);
      this.motion = null;
    }
    this.#playing = false;
    this.busy = false;
  }

  async #perform(h: Happening): Promise<void> {
    const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, duration(ms)));
    const seat = h.player ?? 0;
    switch (h.what) {
      case 'rolled':
        sound('roll');
        this.dice = { seat, first: h.first ?? 0, second: h.second ?? 0, rolling: true };
        await pause(600);
        this.dice = { ...this.dice, rolling: false };
        await pause(150);
        break;
      case 'drove': {
        const from = this.view?.players[seat]?.truck;
        const over = h.path?.spaces ?? [];
        if (from != null && over.length > 0) await this.#drive(seat, [from, ...over]);
        break;
      }
      case 'placed':
      case 'went-to':
        if (h.space != null) this.#move(seat, h.space);
        await pause(250);
        break;
      case 'event-drawn':
        if (h.card != null) {
          sound('card');
          this.drawn = { card: h.card, seat };
          // One's own card is read; others' cards are glanced at.
          await pause(seat === this.looking ? 900 : 700);
        }
        break;
      case 'received':
        sound('coin');
        await pause(200);
        break;
      case 'sold':
      case 'auction-opened':
        sound('gavel');
        await pause(300);
        break;
      case 'turn-began':
      case 'ended':
        this.dice = null;
        this.drawn = null;
        await pause(150);
        break;
      case 'roadworks-placed':
      case 'jam-placed':
        if (this.view) {
          const put = h.what === 'jam-placed' ? { jam: h.space ?? null } : { roadworks: h.space ?? null };
          this.view = { ...this.view, ...put };
        }
        await pause(350);
        break;
      case 'bid':
      case 'passed':
        await pause(250);
        break;
    }
  }

  #drive(seat: number, over: number[]): Promise<void> {
    sound('drive');
    return new Promise((done) => {
      const arrive = () => {
        this.#move(seat, over.at(-1) ?? 0);
        this.motion = null;
        done();
      };
      // A map that is not on the screen moves nothing; the game goes on all the same.
      const late = setTimeout(arrive, duration(1500) + 50);
      this.motion = {
        seat,
        over,
        done: () => {
          clearTimeout(late);
          arrive();
        },
      };
    });
  }

  #move(seat: number, space: number): void {
    if (!this.view) return;
    const players = this.view.players.map((p, i) => (i === seat ? { ...p, truck: space } : p));
    this.view = { ...this.view, players };
  }
}
