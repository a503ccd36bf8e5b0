import type { Call, ServerOptions } from './case.ts';

/** A longer story across tools; every step says what it expects. */
export interface Scenario {
  readonly name: string;
  readonly summary: string;
  /** Whole rule ids: `tool/rule`. */
  readonly proves: readonly string[];
  readonly server?: ServerOptions;
  /**
   * Files that are there before it, for products that keep files: `home/…` below the home folder, `work/…` below the folder of the
   * project; `{project}` is the id of the project. Text as it is, anything else as JSON. A runner that cannot write files skips it.
   */
  readonly files?: Readonly<Record<string, unknown>>;
  readonly steps: readonly Call[];
  /** What files hold afterwards, by the same names: text, the value of a .json, or the list of records of a .jsonl. */
  readonly leaves?: Readonly<Record<string, unknown>>;
}
export const defineScenario = (scenario: Scenario): Scenario => scenario;
