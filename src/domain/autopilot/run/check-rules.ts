import type { EvidenceItem, MinimalChecks, RepoObservation } from '../../../../generated/types/index.ts';

export const noChecks = (notes: string): MinimalChecks => ({
  should_run_checks: false,
  needs_testless_strategy: false,
  testless_strategy_question: '',
  check_goals: [],
  commands_hints: [],
  hands_check_input: '',
  notes,
});

interface Batch {
  readonly exit_code: number;
  readonly evidence: EvidenceItem;
  readonly repo: Pick<RepoObservation, 'git_status_porcelain' | 'git_diff_stat' | 'git_diff_cached_stat'>;
  readonly asks: boolean;
}

/** Whether there is anything to check: a model is asked only then. */
export const isWorthChecking = ({ exit_code, evidence, repo, asks }: Batch): boolean =>
  exit_code !== 0 ||
  evidence.unknowns.length > 0 ||
  evidence.risk_signals.length > 0 ||
  asks ||
  [repo.git_status_porcelain, repo.git_diff_stat, repo.git_diff_cached_stat].some((text) => text.trim() !== '');
