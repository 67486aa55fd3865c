/** The game as the server tells it; the types themselves are made from the server's. */
import type * as wire from '../wire';

export type {
  Action, Actor, Brings, CardOperand, Choice, ContractText as Contract, EventText, PlayerView, RoadText, SpaceText, Refusal,
  Rulebook as Box, View, Path,
} from '../wire';

type Keys<T> = T extends T ? keyof T : never;
type Field<T, K extends PropertyKey> = T extends T ? (K extends keyof T ? T[K] : never) : never;
/** One of several kinds, of which any field may be asked for. */
type Loose<T> = { [K in Keys<T>]?: Field<T, K> };

export type Happening = Loose<wire.Happening> & { what: wire.Happening['what'] };
export type Pending = Loose<wire.Pending> & { waits: wire.Pending['waits'] };
export type Step = Omit<wire.Step, 'happenings'> & { happenings: Happening[] };
