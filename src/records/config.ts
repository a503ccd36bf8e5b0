import type { InterruptPolicy } from '../kernel/hands.ts';

/** When the user is asked about a risk. */
export interface RiskPolicy {
  readonly ask_user_on_high_risk: boolean;
  readonly ask_user_risk_severities: readonly string[];
  readonly ask_user_risk_categories: readonly string[];
  readonly ask_user_respect_should_ask_user: boolean;
}

/** What a run reads of the configuration. */
export interface RuntimeConfig {
  readonly interrupt: InterruptPolicy;
  readonly workflows: {
    readonly auto_mine: boolean;
    readonly auto_enable: boolean;
    readonly min_occurrences: number;
    readonly allow_single_if_high_benefit: boolean;
    readonly auto_sync_on_change: boolean;
  };
  readonly cross_project_recall: {
    readonly enabled: boolean;
    readonly top_k: number;
    readonly max_chars: number;
    readonly include_kinds: readonly string[];
    readonly exclude_current_project: boolean;
    readonly prefer_current_project: boolean;
    readonly triggers: { readonly run_start: boolean; readonly before_ask_user: boolean; readonly risk_signal: boolean };
  };
  readonly preference_mining: {
    readonly auto_mine: boolean;
    readonly min_occurrences: number;
    readonly allow_single_if_high_benefit: boolean;
    readonly min_confidence: number;
    readonly max_suggestions: number;
  };
  readonly violation_response: RiskPolicy & {
    readonly auto_learn: boolean;
    readonly learn_update: {
      readonly enabled: boolean;
      readonly min_new_suggestions_per_run: number;
      readonly min_active_learned_claims: number;
      readonly min_confidence: number;
      readonly max_claims: number;
      readonly max_retracts: number;
    };
  };
  readonly thought_db: {
    readonly enabled: boolean;
    readonly auto_mine: boolean;
    readonly auto_materialize_nodes: boolean;
    readonly min_confidence: number;
    readonly max_claims_per_checkpoint: number;
    readonly why_trace: {
      readonly auto_on_run_end: boolean;
      readonly top_k: number;
      readonly min_write_confidence: number;
      readonly write_edges: boolean;
    };
  };
  readonly budgets: {
    readonly max_batches: number | null;
    readonly max_minutes: number | null;
    readonly max_mind_calls: number | null;
  };
}

export interface RunConfig {
  readonly continue_across_runs: boolean;
  readonly runtime: RuntimeConfig;
}

export interface ConfigReads {
  readonly config: { forRun(): Promise<RunConfig> };
}

/** A configuration as it is where nobody has written one. */
export const usualRuntime: RunConfig['runtime'] = {
  interrupt: { mode: 'off', signal_sequence: ['SIGINT', 'SIGTERM', 'SIGKILL'], escalation_ms: [2000, 5000] },
  workflows: {
    auto_mine: true,
    auto_enable: true,
    min_occurrences: 2,
    allow_single_if_high_benefit: true,
    auto_sync_on_change: true,
  },
  cross_project_recall: {
    enabled: true,
    top_k: 3,
    max_chars: 1800,
    include_kinds: ['snapshot', 'workflow', 'claim', 'node'],
    exclude_current_project: false,
    prefer_current_project: true,
    triggers: { run_start: true, before_ask_user: true, risk_signal: true },
  },
  preference_mining: {
    auto_mine: true,
    min_occurrences: 2,
    allow_single_if_high_benefit: true,
    min_confidence: 0.75,
    max_suggestions: 3,
  },
  violation_response: {
    auto_learn: true,
    ask_user_on_high_risk: true,
    ask_user_risk_severities: ['high', 'critical'],
    ask_user_risk_categories: [],
    ask_user_respect_should_ask_user: true,
    learn_update: {
      enabled: true,
      min_new_suggestions_per_run: 2,
      min_active_learned_claims: 3,
      min_confidence: 0.9,
      max_claims: 6,
      max_retracts: 6,
    },
  },
  thought_db: {
    enabled: true,
    auto_mine: true,
    auto_materialize_nodes: true,
    min_confidence: 0.9,
    max_claims_per_checkpoint: 6,
    why_trace: { auto_on_run_end: false, top_k: 12, min_write_confidence: 0.7, write_edges: true },
  },
  budgets: { max_batches: null, max_minutes: null, max_mind_calls: null },
};

export const usualConfig: RunConfig = { continue_across_runs: false, runtime: usualRuntime };
