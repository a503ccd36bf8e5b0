import { absent, anything, call, defineScenario, having, matching, not } from '../kit/index.ts';
import { asMade, step } from '../worlds/workflows.ts';

const release = 'wf_1767800000_0a1b2c3d';
const skill = 'mi-wf-1767800000-0a1b2c3d';
const stored = asMade('Release', {
  id: release,
  trigger: { mode: 'task_contains', pattern: 'release' },
  steps: [step('s1', 'Tag it'), step('s2', 'Test it')],
});

export default defineScenario({
  name: 'a stored workflow guides a run to its end',
  summary:
    'A global workflow that a project has patched is triggered by the task, given to Hands, followed step by step, and copied to hosts.',
  proves: [
    'mi_run/a-run-says-how-it-ended',
    'mi_run/what-was-sent-is-written-first',
    'host_bind/a-bound-host-gets-the-workflows',
    'host_unbind/what-was-written-is-taken-away',
    'workflow_list/effective-lists-what-the-project-sees',
  ],
  server: {
    script: {
      hands: [{ says: 'Tagged.' }, { says: 'Tested, all is well.' }],
      mind: {
        workflow_progress: [
          { should_update: true, completed_step_ids: ['s1', 'nonsense'], next_step_id: 's2', confidence: 0.9 },
          { should_update: true, completed_step_ids: ['s1', 's2'], next_step_id: '', confidence: 0.9 },
        ],
        decide_next: [{ next_action: 'send_to_hands', status: 'not_done', next_hands_input: 'Test it now.' }, {}],
      },
    },
  },
  files: {
    [`home/workflows/global/${release}.json`]: {
      ...stored,
      created_ts: '2026-01-07T15:33:20Z',
      updated_ts: '2026-01-07T15:33:20Z',
    },
  },
  steps: [
    call('workflow_list', { scope: 'effective' }, { result: { workflows: [{ id: release, scope: 'global', steps_n: 2 }] } }),
    call(
      'host_bind',
      { host: 'openclaw', workspace_root: '.' },
      { result: { sync: { ok: true, results: [{ host: 'openclaw', links_n: 1 }] } } },
    ),
    call('host_bind', { host: 'codex', workspace_root: '.' }, { result: { sync: { ok: true } } }),
    call('mi_run', { task: 'Make a RELEASE of 1.2.' }, { result: { status: 'done', batches: 2 } }),
    call('host_unbind', { host: 'openclaw' }, { result: { sync: { ok: true, results: [{ files_n: 0, links_n: 0 }] } } }),
  ],
  leaves: {
    'home/projects/{project}/overlay.json': {
      host_bindings: [{ host: 'codex' }],
      workflow_run: { active: false, workflow_id: release, completed_step_ids: ['s1', 's2'], close_reason: not('') },
    },
    'home/projects/{project}/evidence.jsonl': having({
      kind: 'workflow_trigger',
      batch_id: 'b0.workflow_trigger',
      workflow_id: release,
      trigger_mode: 'task_contains',
      trigger_pattern: 'release',
      event_id: matching(/^ev_/),
      ts: anything,
    }),
    [`home/workflows/global/${release}.json`]: { id: release, enabled: true, steps: [{ title: 'Tag it' }, { title: 'Test it' }] },
    'work/AGENTS.md': having(`.mi/generated/codex/workflows/${release}.md`),
    [`work/skills/${skill}/SKILL.md`]: absent,
    'work/.mi/generated/openclaw/manifest.json': absent,
  },
});
