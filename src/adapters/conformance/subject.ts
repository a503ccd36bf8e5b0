import type { Envelope } from '../../../generated/types/index.ts';

/** One answer as a runner sees it. Line-protocol tools over a wire give only text. */
export interface Answer {
  readonly envelope?: Envelope;
  readonly text?: string;
  /** Facts that were told; only seen from inside. */
  readonly tells?: readonly string[];
  /** What is wrong with the answer whatever was asked, such as an envelope without its fields. */
  readonly problems?: readonly string[];
}

export type ServerOptions = Readonly<Record<string, unknown>>;

/** An implementation under test. */
export interface Subject {
  /** A case begins; `own` is its own data, by the field that names it: for tools that work on what no field names. */
  begins?(own: Readonly<Record<string, string>>): Promise<void>;
  call(tool: string, args: Record<string, unknown>): Promise<Answer>;
  /** The way for calls around the one under test, where there is a shorter one to the same server; each of them is a case elsewhere. */
  aside?(tool: string, args: Record<string, unknown>): Promise<Answer>;
  /** Files that stand before and after, by names as scenarios say them; absent where nobody can look at them. */
  readonly files?: { put(name: string, text: string): Promise<void>; look(name: string): Promise<string | undefined> };
  /** How a call is typed, so that it can be repeated by hand; undefined: as a call. */
  typed?(tool: string, args: Record<string, unknown>): string | undefined;
  /** A new connection to the same data. */
  reconnect(): Promise<void>;
  /** Lets time pass; absent where nobody can move the clock and one has to wait. */
  wait?(ms: number): Promise<void>;
  /** The same data behind a server set up otherwise; absent where that cannot be done. */
  configured?(options: ServerOptions): Promise<Subject>;
  /** Whether it has no such tool at all; absent where every tool is known to be there. */
  lacks?(tool: string): Promise<boolean>;
  /** It names its refusals as the contracts do, so an answer that names none is wrong. */
  readonly strict?: true;
  close(): Promise<void>;
}

/** What is asked cannot be said to this subject: no reason to find fault with it. */
export class CannotSay extends Error {
  override readonly name = 'CannotSay';
}

/** Nobody is there, or nobody answers: waiting for it again takes as long. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}
