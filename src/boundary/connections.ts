import { type Turn, Turns } from './turns.ts';

/**
 * What is remembered about one client between its calls. It lives behind a handle and not in a socket, so that a client that
 * comes back, or a protocol without connections, can name it again.
 */
export interface Connection {
  readonly handle: string;
  /** Whether anything is remembered. */
  readonly remembers: boolean;
  get(key: string): unknown;
  set(key: string, value: unknown): void;
}

export interface Connections {
  /** A new connection, or the one that a handle still names. */
  open(handle?: string): Connection;
  /** The connection that a handle names, if it is remembered. */
  find(handle: string): Connection | undefined;
  /** Forgets a connection. */
  close(handle: string): void;
  /** A place among the calls of a connection that happen one after the other. */
  turn(handle: string): Turn;
  readonly size: number;
}

export interface ConnectionOptions {
  /** Beyond so many, the one that was not used for longest is forgotten. */
  readonly most: number;
  readonly newHandle: () => string;
}

export function createConnections({ most, newHandle }: ConnectionOptions): Connections {
  const turns = new Turns();
  /** In the order of last use: the first one was not used for longest. */
  const known = new Map<string, Map<string, unknown>>();

  const used = (handle: string, values: Map<string, unknown>) => {
    known.delete(handle);
    known.set(handle, values);
    const [longestUnused] = known.keys();
    if (known.size > most && longestUnused !== undefined) known.delete(longestUnused);
  };
  /** What was forgotten in the meantime is remembered from now on. */
  const connection = (handle: string, values: Map<string, unknown>): Connection => ({
    handle,
    get remembers() {
      return values.size > 0;
    },
    get(key) {
      used(handle, values);
      return values.get(key);
    },
    set(key, value) {
      used(handle, values);
      values.set(key, value);
    },
  });
  const find = (handle: string) => {
    const values = known.get(handle);
    return values && connection(handle, values);
  };

  return {
    find,
    open(handle) {
      const again = handle === undefined ? undefined : find(handle);
      if (again) return again;
      const values = new Map<string, unknown>();
      const made = newHandle();
      used(made, values);
      return connection(made, values);
    },
    close: (handle) => void known.delete(handle),
    turn: (handle) => turns.take(handle),
    get size() {
      return known.size;
    },
  };
}
