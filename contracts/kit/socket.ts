import type { Matcher } from './expect.ts';
import type { Rule } from './rule.ts';

/** Something that a case of a socket does, or waits for. `on` names the connection; left out: the first. */
export type SocketStep =
  /** A message is sent: a text as it is, everything else as JSON. */
  | { readonly says: unknown; readonly on?: string }
  /** The next message of this channel and event has this data, at least. A text is waited for as it is. */
  | { readonly hears: string | SocketMessage; readonly on?: string; readonly save?: Readonly<Record<string, string>> }
  /** Nothing of this channel and event has come since it was last listened to, and the connection still answers. */
  | { readonly hears_no: Omit<SocketMessage, 'data'>; readonly on?: string }
  /** An operation is called, beside the socket. */
  | {
      readonly calls: string;
      readonly with?: Readonly<Record<string, unknown>>;
      readonly save?: Readonly<Record<string, string>>;
    }
  /** A connection with these headers is refused. */
  | { readonly refuses: Readonly<Record<string, string>> };

export interface SocketMessage {
  /** Its channel; a matcher where it may be any. */
  readonly channel: string | Matcher;
  readonly event: string;
  readonly data?: unknown;
}

export interface SocketCase<R extends string> {
  /** A short sentence without "should". */
  readonly name: string;
  readonly proves: readonly R[];
  readonly steps: readonly SocketStep[];
}

export interface Socket {
  readonly name: string;
  readonly summary: string;
  /** Whose operations its cases call. */
  readonly product: string;
  readonly rules: Readonly<Record<string, Rule>>;
  readonly cases: readonly SocketCase<string>[];
}

/** A protocol over sockets: what a server promises, and the cases that prove it. */
export const defineSocket = <const R extends Record<string, Rule>>(
  socket: Omit<Socket, 'rules' | 'cases'> & {
    readonly rules: R;
    readonly cases: readonly SocketCase<Extract<keyof R, string>>[];
  },
): Socket => socket;
