import { call, defineScenario, matching } from '../kit/index.ts';
import { asMade, editedTo, step } from '../worlds/workflows.ts';

const review = 'wf_1767800000_00000001';
const both = { ...asMade('Review', { id: review }), created_ts: '2026-01-07T15:33:20Z', updated_ts: '2026-01-07T15:33:20Z' };
const own = 'wf_1767800000_00000002';

export default defineScenario({
  name: 'a project has its own view of global workflows',
  summary:
    'What a project changes in a global workflow stays beside it, survives being switched, and a workflow of the project hides a global one of the same id.',
  proves: [
    'workflow_list/the-project-hides-a-global-workflow',
    'workflow_enable/an-override-keeps-what-it-said',
    'workflow_edit/an-override-holds-the-difference',
    'workflow_delete/clearing-an-override-leaves-the-workflow',
  ],
  server: { script: editedTo(asMade('Review', { steps: [step('s1', 'Read twice'), step('s2', 'Write')] })) },
  files: {
    [`home/workflows/global/${review}.json`]: both,
    [`home/workflows/global/${own}.json`]: { ...both, id: own, name: 'Of all' },
    [`home/projects/{project}/workflows/${own}.json`]: { ...both, id: own, name: 'Of the project', enabled: false },
    /** What a person wrote by hand, with nothing but what matters. */
    'home/projects/{project}/workflows/wf_hand.json': { name: 'By hand', steps: [{ title: 'Look' }] },
  },
  steps: [
    call(
      'workflow_list',
      { scope: 'effective' },
      {
        result: {
          workflows: [
            { id: own, scope: 'project', name: 'Of the project', enabled: false },
            { id: 'wf_hand', scope: 'project', name: 'By hand', enabled: true, steps_n: 1 },
            { id: review, scope: 'global', enabled: true, overridden: false },
          ],
        },
      },
    ),
    call('workflow_edit', { id: review, scope: 'global', project_override: true, request: 'Read twice.' }),
    call('workflow_enable', { id: review, scope: 'global', project_override: true, enabled: false }),
    call('workflow_enable', { id: review, scope: 'global', project_override: true }),
    call(
      'workflow_show',
      { id: review, scope: 'effective' },
      {
        result: {
          workflow: {
            enabled: true,
            steps: [
              { id: 's1', title: 'Read twice' },
              { id: 's2', title: 'Write' },
            ],
          },
        },
      },
    ),
    call('workflow_delete', { id: own, scope: 'effective' }, { result: { scope: 'project' } }),
    call('workflow_show', { id: own, scope: 'effective' }, { result: { scope: 'global', workflow: { name: 'Of all' } } }),
    call('workflow_enable', { id: 'wf_hand', enabled: false }),
  ],
  leaves: {
    [`home/workflows/global/${review}.json`]: { steps: [{ title: 'Read' }, { title: 'Write' }], enabled: true },
    'home/projects/{project}/overlay.json': {
      global_workflow_overrides: { [review]: { enabled: true, step_patches: { s1: { title: 'Read twice' } } } },
    },
    'home/projects/{project}/workflows/wf_hand.json': {
      version: 'v1',
      id: 'wf_hand',
      enabled: false,
      steps: [{ title: 'Look', kind: 'hands', policy: 'values_judged' }],
      updated_ts: matching(/^20/),
    },
  },
});
