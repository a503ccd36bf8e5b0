import type { Call, ServerOptions } from './case.ts';

/** A longer story across tools; every step says what it expects. */
export interface Scenario {
  readonly name: string;
  readonly summary: string;
  /** Whole rule ids: `tool/rule`. */
  readonly proves: readonly string[];
  readonly server?: ServerOptions;
  readonly steps: readonly Call[];
}
export const defineScenario = (scenario: Scenario): Scenario => scenario;
