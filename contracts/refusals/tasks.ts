import { badInput, defineRefusals, Type } from '../kit/index.ts';
import { jobRefusals } from './jobs.ts';
import { patchRefusals } from './patches.ts';

const Of = Type.Object;
const S = Type.String();
const N = Type.Integer();

export const tasksRefusals = defineRefusals({
  ...jobRefusals,
  ...patchRefusals,

  'step-leads-nowhere': {
    code: 'UNKNOWN_ID',
    says: { kind: 'step', fix: 'Open its task, or search for it.' },
    facts: Of({ id: S }),
    hints: [{ field: 'id', kind: 'other', expected: 'a step that exists' }],
  },
  'task-needs-a-parent': badInput('A task needs a parent.', 'Name its plan as parent.', 'parent'),
  'plan-has-no-parent': badInput('A plan has no parent.', 'Leave parent out.', 'parent'),
  'plan-has-no-steps': badInput('A plan has no steps.', 'Give the steps to a task under it.', 'steps'),
  'task-has-no-contract': badInput('A task has no contract.', 'Set the contract on its plan.', 'contract'),
  'plan-has-no-domain': badInput('A plan has no domain, so new_domain means nothing.', 'Set it on a task.', 'new_domain'),
  'depends-on-itself': badInput('depends_on names {id} itself.', 'Leave it out.', 'depends_on', Of({ id: S })),
  'nothing-to-edit': badInput('There is nothing to edit.', 'Give at least one field that should change.'),
  'nothing-to-set': badInput('There is nothing to set.', 'Give at least one field that should change.'),
  'nothing-to-define': badInput('There is nothing to define.', 'Give title, success_criteria, tests or blockers.'),
  'checklist-call-does-nothing': badInput('There is nothing to do.', 'Give steps, current, doc or advance=true.'),
  'advance-and-current-are-given': badInput('advance and current both say where to go.', 'Keep one of them.', 'advance'),
  'advance-goes-beyond-the-end': badInput(
    'advance would go beyond the {points} points of the checklist.',
    'Add points first, or leave it out.',
    'advance',
    Of({ points: N }),
  ),
  'current-is-beyond-the-end': badInput(
    'current is {current}, but the checklist has {points} points.',
    'Give at most {points}.',
    'current',
    Of({ current: N, points: N }),
  ),
  'contract-is-cleared-and-set': badInput(
    'clear takes the contract away, and current or contract_data sets it.',
    'Keep one of them.',
    'clear',
  ),
  'contract-call-does-nothing': badInput('There is nothing to do.', 'Give current, contract_data or clear=true.'),

  'success-criteria-say-nothing': badInput(
    'success_criteria says nothing.',
    'Say at least one thing by which success is seen.',
    'success_criteria',
  ),
  'tests-say-nothing': badInput('tests says nothing.', 'Say at least one test that shows it.', 'tests'),
  'steps-stand-too-deep': badInput('Steps stand at most {most} levels deep.', 'Add them further up.', 'parent', Of({ most: N })),
  'gate-is-not-mentioned': badInput(
    'checkpoints name neither criteria nor tests.',
    'Name at least one of them, or send "gate".',
    'checkpoints',
  ),
  'step-is-open-already': badInput(
    'Step {path} of {task} is open already.',
    'Leave completed out to close it.',
    'completed',
    Of({ path: S, task: S }),
  ),
  'step-is-done-already': {
    code: 'INVALID_INPUT',
    says: { problem: 'Step {path} of {task} is done already.', fix: 'Open it again first, if it is not.' },
    facts: Of({ path: S, task: S, step_id: S }),
    suggest: [
      {
        tool: 'tasks_progress',
        params: { task: '{task}', step_id: '{step_id}', completed: false },
        reason: 'Open the step again',
      },
    ],
  },
  'steps-are-not-completed': {
    code: 'INVALID_INPUT',
    says: { problem: '{count} steps of {task} are not completed; the first is {first}.', fix: 'Close them first.' },
    facts: Of({ count: N, task: S, first: S }),
  },
  'nothing-is-attached': badInput('There is nothing to attach.', 'Give items, checks or attachments.', 'items'),
  'artifact-is-too-large': badInput(
    'items.{index} takes more than {most} bytes.',
    'Keep the part that matters, or its address.',
    'items.{index}',
    Of({ index: N, most: N }),
  ),

  'operation-names-no-tool': badInput('Operation {index}: tool is missing.', 'Add tool.', 'operations.{index}', Of({ index: N })),
  'operation-names-its-tool-twice': badInput(
    'Operation {index}: tool and name mean the same.',
    'Keep one of them.',
    'operations.{index}',
    Of({ index: N }),
  ),
  'operation-has-arguments-twice': badInput(
    'Operation {index}: args and arguments mean the same.',
    'Keep one of them.',
    'operations.{index}',
    Of({ index: N }),
  ),
  'operation-cannot-be-batched': badInput(
    'Operation {index}: {tool} is no tool that a batch can run.',
    'Use task tools, other than tasks_batch.',
    'operations.{index}',
    Of({ index: N, tool: S }),
  ),
  'operation-cannot-be-undone': badInput(
    'Operation {index}: {tool} cannot be undone, so an atomic batch does not take it.',
    'Leave it out, or atomic=false.',
    'operations.{index}',
    Of({ index: N, tool: S }),
  ),
  'operation-is-for-another-workspace': badInput(
    'Operation {index}: workspace {workspace} is not the one of the batch.',
    'Leave workspace out.',
    'operations.{index}',
    Of({ index: N, workspace: S }),
  ),

  'nothing-to-undo': {
    code: 'INVALID_INPUT',
    says: { problem: 'There is nothing to undo on {id}.', fix: 'See its history.' },
    facts: Of({ id: S }),
    suggest: [{ tool: 'tasks_history', params: { target: '{id}' }, reason: 'See what was done and undone' }],
  },
  'nothing-to-redo': {
    code: 'INVALID_INPUT',
    says: { problem: 'There is nothing to redo on {id}.', fix: 'See its history.' },
    facts: Of({ id: S }),
    suggest: [{ tool: 'tasks_history', params: { target: '{id}' }, reason: 'See what was done and undone' }],
  },
  'operation-was-overwritten': {
    code: 'CONFLICT',
    says: {
      problem: 'Operation {seq} ({intent}) cannot be taken back or repeated: {field} of {subject} was changed since.',
      fix: 'Make the change you want with tasks_patch; history shows what stood there.',
    },
    facts: Of({ target: S, seq: N, intent: S, field: S, subject: S }),
    suggest: [{ tool: 'tasks_history', params: { target: '{target}' }, reason: 'See what was done and undone' }],
  },
  'event-is-not-known': {
    code: 'UNKNOWN_ID',
    says: { kind: 'event', fix: 'Pass the event_id of an event of this workspace, or leave since out.' },
    facts: Of({ id: S }),
  },

  'template-is-not-known': {
    code: 'UNKNOWN_ID',
    says: { kind: 'template', fix: 'Use one of {known}.' },
    facts: Of({ id: S, known: Type.Array(S) }),
  },
  'template-is-of-another-kind': badInput(
    'kind is {kind}, but {id} is for a {meant}.',
    'Leave kind out, or choose another template.',
    'kind',
    Of({ kind: S, id: S, meant: S }),
  ),
  'plan-template-takes-no-place': badInput('A plan takes neither parent nor plan_title.', 'Leave them out.', 'parent'),
  'task-template-needs-a-place': badInput(
    'A task needs parent or plan_title.',
    'Name its plan, or the title of a new one.',
    'parent',
  ),
  'task-template-has-two-places': badInput(
    'parent and plan_title both say where the task goes.',
    'Keep one of them.',
    'plan_title',
  ),
});
