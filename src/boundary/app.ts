import type { Lines, Locate } from '../../generated/handlers/ctx.ts';
import type { ProductInfo } from '../../generated/registry/shape.ts';
import type { Client } from '../kernel/client.ts';
import type { LateSignal } from '../kernel/late-signal.ts';
import type { Clock, Log, Policy, StorePort, Told } from '../kernel/ports.ts';
import type { Connection, Connections } from './connections.ts';
import type { Toolset } from './toolsets.ts';

type Args = Record<string, unknown>;
export type Handler = (input: Args, ctx: object) => Promise<Args>;

/** A kind of target, and the room whose store its locator reads. */
export interface Locator {
  readonly room: string;
  readonly locate: Locate<never, unknown>;
}

/** Everything a call needs, put together by compose. */
export interface App {
  readonly product: ProductInfo;
  readonly handlers: Readonly<Record<string, Handler>>;
  readonly locators: Readonly<Record<string, Locator>>;
  /** How portals read. */
  readonly lines: Readonly<Record<string, Lines<never>>>;
  /** What acts may use, by name. */
  readonly ports: Readonly<Record<string, unknown>>;
  readonly store: StorePort;
  readonly clock: Clock;
  /** Ids that nobody has given out before. */
  readonly newId: () => string;
  readonly log: Log;
  readonly policy: Policy;
  /** Under test: hold every answer, code and fact against its contract. */
  readonly verify: boolean;
  readonly units: Units;
  readonly bus: Bus;
  readonly connections: Connections;
  /** Ends what calls have started outside, so that they are answered soon: the server stops. */
  readonly halt: () => void;
}

/** Knows what runs inside one read or write of an act, so that nothing outside is waited for there. */
export interface Units {
  act<T>(work: () => Promise<T>): Promise<T>;
  unit<T>(work: () => Promise<T>): Promise<T>;
}

/** Tells listeners what was committed; a listener's failure is its own. */
export interface Bus {
  publish(workspace: string, facts: readonly Told[]): void;
  listen(listener: (workspace: string, facts: readonly Told[]) => void): () => void;
  /**
   * Listens to all processes on the store: from when it resolves, each fact once, those of a workspace in order. While somebody
   * watches, all listeners hear that much, and facts come as the journal holds them.
   */
  watch(listener: (workspace: string, facts: readonly Told[]) => void): Promise<() => Promise<void>>;
  /** Resolves when whoever watches was told of all that was committed before. */
  caughtUp(): Promise<void>;
}

/** Who calls, and how to reach them while the call runs. */
export interface Caller {
  /** The toolset that the caller was shown; all of it, where nothing is hidden. */
  readonly toolset?: Toolset;
  /** What is remembered about the caller between its calls. */
  readonly connection?: Connection;
  /** The moment that a read is to be answered for: the number of a fact, or a time; now, if left out. */
  readonly as_of?: string | undefined;
  /** It may look, and not change anything. */
  readonly looks_only?: boolean;
  /** The caller itself, where it can be asked back. */
  readonly client?: Client;
  readonly signal?: AbortSignal | LateSignal;
  readonly progress?: (done: number, total?: number) => void;
}
