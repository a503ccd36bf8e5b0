import type { Static } from '@sinclair/typebox';
import { type Call, call, type Script } from '../kit/index.ts';
import type { WorkflowEdit, WorkflowIr } from '../types/workflow.ts';

type Workflow = Static<typeof WorkflowIr>;
type Step = Workflow['steps'][number];
type More = Readonly<Record<string, unknown>>;

/** A workflow of the project with two steps, known by a name. */
export const workflowCalled = (name: string, more: More = {}): Call =>
  call('workflow_create', { name, steps: ['Read', 'Write'], ...more }, { save: { [name]: '/workflow_id' } });

export const globalCalled = (name: string, more: More = {}): Call => workflowCalled(name, { scope: 'global', ...more });

export const step = (id: string, title: string, more: Partial<Step> = {}): Step => ({
  id,
  kind: 'hands',
  title,
  hands_input: title,
  check_input: '',
  risk_category: 'other',
  policy: 'values_judged',
  notes: '',
  ...more,
});

/** A workflow with two steps as workflowCalled makes it. What the program gives by itself is left to the program. */
export const asMade = (name: string, more: Partial<Workflow> = {}): Workflow => ({
  version: 'v1',
  id: '',
  name,
  enabled: true,
  trigger: { mode: 'manual', pattern: '' },
  mermaid: '',
  steps: [step('s1', 'Read'), step('s2', 'Write')],
  source: { kind: 'manual', reason: '', evidence_refs: [] },
  created_ts: '',
  updated_ts: '',
  ...more,
});

/** A Mind that answers requests for changes with these workflows, in order. */
export const editedTo = (...workflows: readonly Workflow[]): Script => ({
  mind: {
    edit_workflow: workflows.map(
      (workflow): Static<typeof WorkflowEdit> => ({ workflow, change_summary: ['It says so now.'], conflicts: [], notes: '' }),
    ),
  },
});
