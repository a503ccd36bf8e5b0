import { usualAutopilotConfig } from '../../generated/registry/usual.ts';
import type { AutopilotConfig } from '../../generated/types/index.ts';

/** What a run reads of the configuration. */
export type RuntimeConfig = AutopilotConfig['runtime'];

/** When the user is asked about a risk. */
export type RiskPolicy = Pick<
  RuntimeConfig['violation_response'],
  'ask_user_on_high_risk' | 'ask_user_risk_severities' | 'ask_user_risk_categories' | 'ask_user_respect_should_ask_user'
>;

export interface RunConfig {
  readonly continue_across_runs: boolean;
  readonly runtime: RuntimeConfig;
}

export const runConfigOf = ({ hands, runtime }: AutopilotConfig): RunConfig => ({
  continue_across_runs: hands.continue_across_runs,
  runtime,
});

/** What is wrong, and what to do. */
export interface ConfigFault {
  readonly message: string;
  readonly fix: string;
}

/** config.json as it was found. */
export type ConfigFile =
  | { readonly kind: 'missing'; readonly config: AutopilotConfig }
  | { readonly kind: 'usable'; readonly text: string; readonly raw: Record<string, unknown>; readonly config: AutopilotConfig }
  /** `text` is null where it could not even be read. */
  | { readonly kind: 'unusable'; readonly text: string | null; readonly faults: readonly ConfigFault[] };

/** What the machine and the environment of a program offer. */
export interface Surroundings {
  /** Whether a program can be started. */
  finds(program: string): boolean;
  /** Whether an environment variable holds anything. */
  hasVariable(name: string): boolean;
}

export interface ConfigReads {
  readonly config: Surroundings & {
    readonly path: string;
    file(): Promise<ConfigFile>;
    /** All of it; refused where the file cannot be used. */
    whole(): Promise<AutopilotConfig>;
    forRun(): Promise<RunConfig>;
    /** What a rollback would bring back: the copy that was made last; null where there is none. */
    backup(): Promise<{ readonly path: string; readonly text: string } | null>;
  };
}

/** A configuration as it is where nobody has written one. */
export const usualRuntime: RuntimeConfig = usualAutopilotConfig.runtime;
export const usualConfig: RunConfig = runConfigOf(usualAutopilotConfig);
