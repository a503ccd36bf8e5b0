import type { Stock } from './stock.ts';

/** One measured thing. Values are in `unit`; a row with a single value has only p50. */
export interface Row {
  readonly section: string;
  readonly measure: string;
  readonly subject: string;
  readonly entries?: number;
  /** What else tells this row from its neighbours: a branch, a toolset. */
  readonly where?: string;
  readonly unit: 'ms' | '/s' | 'MB' | 'B' | 'facts' | '×' | 'n' | '%';
  readonly samples: number;
  readonly p50: number;
  readonly p95?: number;
  readonly p99?: number;
  /** In multiples of the reference subject, for the same measure and number of entries. */
  readonly times?: number;
  /** Every sample, in the order of the rounds; not reported. */
  readonly values?: readonly number[];
}

/** A ratio or a size that must not be larger than `most`, or smaller than `least`. */
export interface Target {
  readonly name: string;
  readonly value: number | undefined;
  readonly most?: number;
  readonly least?: number;
}

export interface Section {
  readonly name: string;
  run(context: Context): Promise<Row[]>;
  targets?(rows: readonly Row[]): Target[];
}

export interface ToolCall {
  readonly tool: string;
  readonly args: Record<string, unknown>;
}

/** A kind of call that a subject can be measured by; `i` makes each one different. */
export interface Operation {
  readonly measure: string;
  readonly where?: string;
  readonly writes?: boolean;
  call(i: number): ToolCall;
}

export interface Subject {
  readonly name: string;
  /** What follows `node`, and the environment, to serve the data in a folder. */
  command(folder: string): { readonly args: readonly string[]; readonly env?: Readonly<Record<string, string>> };
  /** Puts that many notes into a folder, the fast way. */
  fill?(folder: string, entries: number): Promise<void>;
  operations(entries: number): readonly Operation[];
  /** The most entries it can be measured with. */
  readonly most: number;
  /** Its calls take so long that it is asked only in every so many rounds. */
  every?(entries: number): number;
}

export interface Context {
  readonly quick: boolean;
  readonly subjects: readonly Subject[];
  /** Builds of this program, by name: `ours`, and the one it is held against if there is one. */
  readonly programs: Readonly<Record<string, string>>;
  readonly stock: Stock;
  say(text: string): void;
}
