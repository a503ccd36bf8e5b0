import type { Blocks, BlockValues } from '../kit/index.ts';
import type * as blocks from './blocks.ts';

type Common = typeof blocks.standard &
  Pick<typeof blocks, 'repo_observation' | 'recent_evidence' | 'last_message'> &
  Pick<typeof blocks, 'segment_evidence' | 'run_notes' | 'notes'>;

const claim = (claim_id: string, text: string, tags: string[], scope = 'global') => ({
  claim_id,
  claim_type: 'preference',
  scope,
  status: 'active',
  tags,
  text,
});

/** What situations have in common: a web shop, a careful user, and a batch that added an export and ran its tests. */
export const world: BlockValues<Common & Blocks> = {
  task: 'Add CSV export to the reports page.',
  hands_provider: 'codex',
  runtime_config: {
    verification: { no_tests_policy: 'ask_once_per_project_then_remember' },
    external_actions: { network_policy: 'values_judged', install_policy: 'values_judged' },
    preference_mining: { auto_mine: true, max_suggestions: 3, min_confidence: 0.75 },
    workflows: { auto_mine: true, min_occurrences: 2 },
  },
  project_overlay: { project_id: '0123456789abcdef', root_path: '/home/ann/shop', stack_hints: ['node'] },
  thought_db_context: {
    as_of_ts: '2026-01-07T15:35:00Z',
    nodes: [],
    values_claims: [
      claim('cl_1760000000_11223344', 'Ask before anything leaves this machine.', ['values:base']),
      claim('cl_1760000001_55667788', 'Run the tests before calling anything done.', ['values:base']),
    ],
    pref_goal_claims: [claim('cl_1760000002_99aabbcc', 'Exports use a semicolon as separator.', ['mi:learned'], 'project')],
    query_claims: [],
    edges: [],
    notes: '',
  },
  repo_observation: {
    project_root: '/home/ann/shop',
    stack_hints: ['node'],
    has_tests: true,
    test_hints: ['npm test'],
    git_is_repo: true,
    git_root: '/home/ann/shop',
    git_head: 'main',
    git_status_porcelain: ' M src/reports/export.ts',
    git_diff_stat: ' src/reports/export.ts | 41 +++++++++',
    git_diff_cached_stat: '',
  },
  recent_evidence: [
    {
      kind: 'evidence',
      event_id: 'ev_run_1767800000_0a1b2c3d_000004',
      batch_id: 'b0',
      facts: ['The reports page has a CSV button.'],
      actions: [{ kind: 'command', detail: 'npm test' }],
      results: ['npm test passes with 48 tests, 3 of them about the export.'],
      unknowns: [],
      risk_signals: [],
    },
  ],
  last_message: 'The CSV export is in place and npm test passes, with three new tests for it.',
  segment_evidence: [
    {
      kind: 'evidence',
      event_id: 'ev_run_1767800000_0a1b2c3d_000004',
      batch_id: 'b0',
      facts: ['The reports page has a CSV button.'],
      results: ['npm test passes with 48 tests.'],
    },
    { kind: 'decide_next', event_id: 'ev_run_1767800000_0a1b2c3d_000006', batch_id: 'b0', next_action: 'stop', status: 'done' },
  ],
  run_notes: 'source=checkpoint status=done batches=1 notes=',
  notes: '',
};
