import { defineAnswer, type Static } from '../kit/index.ts';
import { WorkflowEdit } from '../types/workflow.ts';

const gated: Static<typeof WorkflowEdit> = {
  workflow: {
    version: 'v1',
    id: 'wf_1767800000_0a1b2c3d',
    name: 'Nightly cleanup',
    enabled: true,
    trigger: { mode: 'task_contains', pattern: 'clean up' },
    mermaid: '',
    steps: [
      {
        id: 's1',
        kind: 'gate',
        title: 'Delete old exports',
        hands_input: 'Delete exports older than 30 days.',
        check_input: 'List what is left.',
        risk_category: 'delete',
        policy: 'ask',
        notes: '',
      },
    ],
    source: { kind: 'manual', reason: 'Written by the user.', evidence_refs: [] },
    created_ts: '2026-01-07T15:33:20.000Z',
    updated_ts: '2026-02-02T08:00:00.000Z',
  },
  change_summary: ['Deleting now waits for a yes.'],
  conflicts: ['The request also says never to ask; the values say to ask before deleting.'],
  notes: 'The conflict was settled in favour of the values.',
};
const { workflow } = gated;

export default defineAnswer({
  name: 'edit_workflow',
  summary: 'Changes a stored workflow as the user asked, and says what changed and what contradicts.',
  asked: 'By mi workflow edit.',
  answer: WorkflowEdit,
  valid: [
    { name: 'a gate before deleting', answer: gated },
    {
      name: 'nothing to change',
      answer: {
        workflow: { ...workflow, trigger: { mode: 'manual', pattern: '' }, steps: [] },
        change_summary: [],
        conflicts: [],
        notes: '',
      },
    },
  ],
  invalid: [
    { name: 'no conflicts', answer: { ...gated, conflicts: undefined }, because: 'conflicts is missing; the list may be empty' },
    {
      name: 'a trigger by time',
      answer: { ...gated, workflow: { ...workflow, trigger: { mode: 'schedule', pattern: '0 3 * * *' } } },
      because: 'a trigger is manual or task_contains',
    },
    {
      name: 'a policy of its own',
      answer: { ...gated, workflow: { ...workflow, steps: [{ ...workflow.steps[0], policy: 'maybe' }] } },
      because: 'policy is values_judged, allow, deny or ask',
    },
    {
      name: 'a step with a timeout',
      answer: { ...gated, workflow: { ...workflow, steps: [{ ...workflow.steps[0], timeout_s: 60 }] } },
      because: 'a step has no timeout',
    },
    { name: 'no workflow', answer: { ...gated, workflow: null }, because: 'workflow is always given in full' },
  ],
});
