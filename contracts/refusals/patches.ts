import { badInput, defineRefusals, OneOf, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();
const N = Type.Integer();
const field = Of({ field: S });

/** What tasks_patch and the patches of other tools refuse. */
export const patchRefusals = defineRefusals({
  'patched-thing-is-not-known': {
    code: 'UNKNOWN_ID',
    says: { fix: 'Use one that {task} has.' },
    facts: Of({ kind: OneOf(['step', 'task node']), id: S, task: S }),
    suggest: [{ tool: 'open', params: { id: '{task}' }, reason: 'See {task} and its first open step' }],
  },
  'path-is-of-a-task-node': badInput('{path} is a task node, not a step.', 'Use kind=task for it.', 'path', Of({ path: S })),
  'path-is-of-a-step': badInput('{path} is a step, not a task node.', 'Use kind=step for it.', 'path', Of({ path: S })),
  'patch-names-no-step': badInput('kind=step needs a step, by step_id or path.', 'Add step_id or path.', 'step_id'),
  'patch-names-no-task-node': badInput(
    'kind=task needs a task node, by task_node_id or path.',
    'Add task_node_id or path.',
    'task_node_id',
  ),
  'task-node-id-and-path-differ': badInput(
    'task_node_id {id} stands at {at}, not at {path}.',
    'Keep the one you mean.',
    'task_node_id',
    Of({ id: S, at: S, path: S }),
  ),
  'selector-is-of-another-kind': badInput(
    '{selector} does not belong to kind={kind}.',
    'Choose the kind that the selector is of.',
    'kind',
    Of({ selector: S, kind: S }),
  ),
  'plan-has-no-steps-to-patch': badInput(
    '{id} is a plan and has no steps, so kind={kind} has no meaning.',
    'Name a task.',
    'kind',
    Of({ id: S, kind: S }),
  ),
  'field-cannot-be-patched': badInput(
    '{field} cannot be patched here; these can: {fields}.',
    'Use one of those fields.',
    'ops.field',
    Of({ field: S, fields: Type.Array(S) }),
  ),
  'patch-has-no-value': badInput('{op} on {field} has no value.', 'Add value.', 'value', Of({ op: S, field: S })),
  'patched-field-is-no-list': badInput(
    '{field} is no list, so {op} has no meaning.',
    'Use set or unset.',
    '{field}',
    Of({ field: S, op: S }),
  ),
  'patched-field-cannot-be-unset': badInput('{field} cannot be unset.', 'Set another one.', '{field}', field),
  'patched-list-would-be-empty': badInput('{field} must say at least one thing.', 'Leave one item in it.', '{field}', field),
  'patched-list-is-too-long': badInput(
    '{field} takes at most {most} items.',
    'Give fewer.',
    '{field}',
    Of({ field: S, most: N }),
  ),
  'patched-list-takes-texts': badInput(
    '{field} takes texts of at most {most} characters.',
    'Give a text, or a list of texts.',
    '{field}',
    Of({ field: S, most: N }),
  ),
  'patched-list-takes-ids': badInput('{field} takes ids of plans and tasks.', 'Give ids such as TASK-001.', '{field}', field),
  'patched-field-takes-a-flag': badInput('{field} takes true or false.', 'Give true or false.', '{field}', field),
  'patched-field-takes-an-object': badInput('{field} takes an object.', 'Give an object.', '{field}', field),
  'patched-field-takes-a-choice': badInput(
    '{field} takes one of {choices}.',
    'Give one of {choices}.',
    '{field}',
    Of({ field: S, choices: Type.Array(S) }),
  ),
  'patched-field-takes-a-text': badInput(
    '{field} takes a text of at most {most} characters.',
    'Give a text of at most {most} characters.',
    '{field}',
    Of({ field: S, most: N }),
  ),
  'patched-title-is-blank': badInput(
    '{field} takes a text that is not blank.',
    'Give a text that is not blank.',
    '{field}',
    field,
  ),
});
