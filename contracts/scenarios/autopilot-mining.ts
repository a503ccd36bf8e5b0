import { call, defineScenario, having, matching, saved } from '../kit/index.ts';
import { asMade, step } from '../worlds/workflows.ts';

const weekly = {
  should_suggest: true,
  suggestion: {
    signature: 'weekly-report',
    benefit: 'medium',
    confidence: 0.8,
    reason: 'Every Monday.',
    workflow: asMade('Weekly report', {
      enabled: false,
      trigger: { mode: 'task_contains', pattern: 'weekly report' },
      steps: [step('s1', 'Collect'), step('s2', 'Write')],
    }),
  },
  notes: '',
};

export default defineScenario({
  name: 'what is done twice becomes a workflow',
  summary:
    'A way of working that two runs show is counted once a run, kept the second time, copied to the bound host, and never kept again.',
  proves: ['mi_run/a-run-says-how-it-ended', 'workflow_list/each-scope-lists-its-own', 'host_sync/every-sync-is-recorded'],
  server: {
    script: {
      mind: {
        checkpoint_decide: [{ should_checkpoint: true, checkpoint_kind: 'done', should_mine_workflow: true, confidence: 0.9 }],
        suggest_workflow: [weekly],
      },
    },
  },
  files: { 'home/projects/{project}/workflow_candidates.json': '{"version": "v1", "by_signature": {"x": 7}}' },
  steps: [
    call('host_bind', { host: 'claude-code', workspace_root: '.' }),
    call('mi_run', { task: 'Write the report of this week.' }, { result: { status: 'done', batches: 1 } }),
    call('workflow_list', {}, { result: { workflows: [] } }),
    call('mi_run', { task: 'Write the report of this week.' }, { result: { status: 'done' } }),
    call(
      'workflow_list',
      {},
      { result: { workflows: [{ name: 'Weekly report', enabled: true, scope: 'project' }] }, save: { id: '/workflows/0/id' } },
    ),
    call('mi_run', { task: 'Write the report of this week.' }),
    call('workflow_list', {}, { result: { workflows: [{ id: saved('id') }] } }),
    call('host_sync', {}, { result: { ok: true, results: [{ host: 'claude-code', links_n: 1, removed_n: 0 }] } }),
    call(
      'mi_tail',
      { kind: ['workflow_suggestion', 'workflow_solidified', 'host_sync'], lines: 100 },
      {
        result: {
          records: [
            { kind: 'host_sync' },
            { kind: 'workflow_suggestion' },
            { kind: 'workflow_suggestion' },
            {
              kind: 'workflow_solidified',
              record: { signature: 'weekly-report', count: 2, threshold: 2, workflow_id: saved('id') },
            },
            { kind: 'host_sync', record: { source: 'workflow_solidified', sync: { ok: true } } },
            { kind: 'workflow_suggestion' },
            { kind: 'host_sync', record: { source: 'cli.host' } },
          ],
        },
      },
    ),
  ],
  leaves: {
    'home/projects/{project}/workflow_candidates.json': {
      version: 'v1',
      by_signature: { 'weekly-report': { count: 3, workflow_id: saved('id'), solidified_ts: matching(/^20/) } },
    },
    'work/.mi/generated/claude-code/manifest.json': { host: 'claude-code', files: having('README.md') },
  },
});
