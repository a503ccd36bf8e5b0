import type { Handlers } from '../../generated/handlers/index.ts';
import type { Clock, Log, Policy, Reads, StorePort, Told } from '../kernel/ports.ts';

/** How much of the tools a caller is shown. */
export type Toolset = 'core' | 'daily' | 'full';

/** Everything a call needs, put together by compose. */
export interface House {
  readonly handlers: Handlers<Reads>;
  readonly store: StorePort;
  readonly clock: Clock;
  readonly log: Log;
  readonly policy: Policy;
  /** Under test: hold every answer, code and fact against its contract. */
  readonly verify: boolean;
  readonly bus: Bus;
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
}

/** Who calls, and how to reach them while the call runs. */
export interface Caller {
  /** The toolset that the caller was shown; all of it, where nothing is hidden. */
  readonly toolset?: Toolset;
  readonly signal?: AbortSignal;
  readonly progress?: (done: number, total: number) => void;
}
