/** Questions to the server that need no socket. */
import type { Box } from '../game/types';
import type {
  Carried, CarryCode, EditionInfo, Lobby, NewTable, Opened, Problem, RecordInfo, Replay, TableInfo, TakeSeat,
} from './wire';

/** The server said no, and why. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
  } catch {
    throw new Refused({ code: 'unreachable' });
  }
  const text = await answer.text();
  let value: unknown;
  try {
    value = text === '' ? null : JSON.parse(text);
  } catch {
    throw new Refused({ code: 'unreachable' });
  }
  if (!answer.ok) {
    const problem = (value as { error?: Problem } | null)?.error ?? (value as Problem | null);
    throw new Refused(problem?.code ? problem : { code: 'unreachable' });
  }
  return value as T;
}

const boxes = new Map<string, Promise<Box>>();
const once = (key: string, load: () => Promise<Box>): Promise<Box> => {
  const known = boxes.get(key) ?? load();
  boxes.set(key, known);
  known.catch(() => boxes.delete(key));
  return known;
};

export const api = {
  editions: () => ask<EditionInfo[]>('GET', '/editions'),
  edition: (id: string) => once(`edition ${id}`, () => ask<Box>('GET', `/editions/${id}`)),
  lobby: () => ask<Lobby>('GET', '/lobby'),
  open: (table: NewTable) => ask<Opened>('POST', '/tables', table).then((o) => o.table),
  table: (id: string) => ask<TableInfo>('GET', `/tables/${id}`),
  box: (id: string) => once(`table ${id}`, () => ask<Box>('GET', `/tables/${id}/box`)),
  sit: (id: string, seat: number, body: TakeSeat) =>
    ask<unknown>('POST', `/tables/${id}/seats/${seat}`, body),
  leave: (id: string, seat: number) => ask<unknown>('DELETE', `/tables/${id}/seats/${seat}`),
  carry: (id: string) => ask<CarryCode>('POST', `/tables/${id}/carry`),
  carried: (code: string) => ask<Carried>('POST', '/carry', { code }),
  records: () => ask<RecordInfo[]>('GET', '/records'),
  replay: (id: string) => ask<Replay>('GET', `/records/${id}/replay`),
  replayText: (record: string) => ask<Replay>('POST', '/replay', { record }),
  recordAddress: (id: string) => `/api/records/${id}`,
};
