import type { HandsProvider } from '../../generated/types/index.ts';

/** `hands.cli` in config.json: how the command line of another agent is run. */
export interface CliConfig {
  /** The command and its arguments. `{project_root}` is filled in, and `{prompt}` where the prompt is an argument. */
  readonly exec: readonly string[];
  /** The same for going on with the conversation `{thread_id}`; empty where it knows none. */
  readonly resume: readonly string[];
  readonly prompt_mode: 'stdin' | 'arg';
  /** Finds the id of a conversation, as its first group, where no JSON names one. */
  readonly thread_id_regex: string;
  /** Added to the environment. */
  readonly env: Readonly<Record<string, string>>;
}

/** `hands` in config.json, with its defaults filled in. */
export interface HandsConfig {
  readonly provider: HandsProvider;
  readonly continue_across_runs: boolean;
  readonly cli: CliConfig;
}

export const defaultHands: HandsConfig = {
  provider: 'codex',
  continue_across_runs: false,
  cli: { exec: [], resume: [], prompt_mode: 'stdin', thread_id_regex: '', env: {} },
};
