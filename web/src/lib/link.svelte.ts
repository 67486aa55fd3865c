/** The line to a table's socket: opened, kept alive, opened again when it breaks; questions and answers. */
import { Refused } from './api';
import type { ClientMessage, ServerMessage } from './wire';

export type Connection = 'opening' | 'open' | 'lost' | 'closed';

/** A message that is answered, before it gets its number. */
export type Unsent = ClientMessage extends infer M ? (M extends { id: number } ? Omit<M, 'id'> : never) : never;

/** So many milliseconds without a word, and the line is taken to be dead. */
const SILENCE = 30_000;
const SOONEST = 400;
const LATEST = 8000;

interface Asked {
  yes: (message: ServerMessage) => void;
  no: (error: unknown) => void;
}

export class Link {
  connection = $state<Connection>('opening');
  #socket: WebSocket | null = null;
  #asked = new Map<number, Asked>();
  #next = 1;
  #tries = 0;
  #again = 0;
  #heart = 0;
  #heard = 0;

  /**
   * `ready` fetches what is needed before anything can be shown, and says whether to go on;
   * `hear` gets every message that answers no question.
   */
  constructor(
    readonly id: string,
    readonly ready: () => Promise<'go' | 'later' | 'never'>,
    readonly hear: (message: ServerMessage) => void,
  ) {
    void this.open();
    addEventListener('offline', this.#drop);
    addEventListener('online', this.#return);
  }

  async open(): Promise<void> {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    const next = await this.ready();
    if (next === 'later') this.#later();
    if (next !== 'go' || this.connection === 'closed') return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?v=1`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#read(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket === socket) this.#later();
    };
    this.#heard = Date.now();
    clearInterval(this.#heart);
    this.#heart = window.setInterval(() => {
      // A line can be dead without anybody having hung up.
      if (Date.now() - this.#heard > SILENCE) this.#drop();
      else this.say({ type: 'ping' });
    }, SILENCE / 3);
  }

  close(): void {
    this.connection = 'closed';
    removeEventListener('offline', this.#drop);
    removeEventListener('online', this.#return);
    clearTimeout(this.#again);
    clearInterval(this.#heart);
    this.#socket?.close();
  }

  readonly #drop = (): void => {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#later();
  };

  readonly #return = (): void => {
    if (this.connection !== 'lost') return;
    this.#tries = 0;
    clearTimeout(this.#again);
    void this.open();
  };

  /** Tries again, sooner at first. */
  #later(): void {
    for (const { no } of this.#asked.values()) no(new Refused({ code: 'unreachable' }));
    this.#asked.clear();
    if (this.connection === 'closed') return;
    this.connection = 'lost';
    this.#tries += 1;
    clearTimeout(this.#again);
    this.#again = window.setTimeout(() => void this.open(), Math.min(SOONEST * 2 ** this.#tries, LATEST));
  }

  say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  ask(message: Unsent): Promise<ServerMessage> {
    const id = this.#next++;
    return new Promise((yes, no) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        no(new Refused({ code: 'unreachable' }));
        return;
      }
      this.#asked.set(id, { yes, no });
      this.say({ ...message, id } as ClientMessage);
    });
  }

  #read(message: ServerMessage): void {
    this.#heard = Date.now();
    if (message.type === 'welcome') {
      this.#tries = 0;
      this.connection = 'open';
    }
    const id = 'id' in message ? message.id : undefined;
    const asked = id == null ? undefined : this.#asked.get(id);
    if (!asked) {
      this.hear(message);
      return;
    }
    this.#asked.delete(id!);
    if (message.type === 'error') asked.no(new Refused(message.error));
    else asked.yes(message);
  }
}
