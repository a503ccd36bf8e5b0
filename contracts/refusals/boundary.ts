import { defineRefusals, OneOf, Type } from '../kit/index.ts';
import { inputRefusals } from './input.ts';

const Of = Type.Object;
const S = Type.String();

/** What those say who find branches, documents and targets, whatever tool asks. */
export const boundaryRefusals = defineRefusals({
  ...inputRefusals,

  'branch-is-not-known': {
    code: 'UNKNOWN_ID',
    says: { kind: 'branch', fix: 'Use the name of a branch that exists, or make it with branch_create.' },
    facts: Of({ id: S }),
  },
  'branch-has-no-base': {
    code: 'MERGE_NOT_SUPPORTED',
    says: { because: 'it was not made from another branch' },
    facts: Of({ from: S, into: S }),
  },
  'branch-has-another-base': {
    code: 'MERGE_NOT_SUPPORTED',
    says: { because: 'it was made from {base}' },
    facts: Of({ from: S, into: S, base: S }),
  },
  'into-is-not-the-base': {
    code: 'INVALID_INPUT',
    says: { problem: 'into is {into}, but merge_to_base means {base}.', fix: 'Keep one of the two.' },
    facts: Of({ into: S, base: S }),
    hints: [{ field: 'into', kind: 'conflict', expected: '{base}, or nothing' }],
  },
  'into-is-missing': {
    code: 'INVALID_INPUT',
    says: { problem: 'into is missing.', fix: 'Add into, or merge_to_base=true.' },
    hints: [{ field: 'into', kind: 'missing_required', expected: 'a branch' }],
  },
  'branch-is-merged-into-itself': {
    code: 'INVALID_INPUT',
    says: { problem: '{branch} cannot be merged into itself.', fix: 'Name two different branches.' },
    facts: Of({ branch: S }),
    hints: [{ field: 'into', kind: 'conflict', expected: 'another branch than {branch}' }],
  },
  'document-is-a-graph': {
    code: 'INVALID_INPUT',
    says: { problem: '{doc} is a graph; it takes no notes.', fix: 'Choose another doc, such as notes.' },
    facts: Of({ doc: S }),
    hints: [{ field: 'doc', kind: 'other', expected: 'a document of notes' }],
  },
  'document-is-no-graph': {
    code: 'INVALID_INPUT',
    says: { problem: '{doc} holds {holds}; it takes no nodes and edges.', fix: 'Choose another doc, such as graph.' },
    facts: Of({ doc: S, holds: S }),
    hints: [{ field: 'doc', kind: 'other', expected: 'a graph' }],
  },

  'plan-or-task-is-not-known': {
    code: 'UNKNOWN_ID',
    says: { fix: 'Use the id of a plan or task that exists in this workspace.' },
    facts: Of({ kind: OneOf(['plan', 'task']), id: S }),
  },
  'step-is-not-known': {
    code: 'UNKNOWN_ID',
    says: { kind: 'step', fix: 'Use a step that {task} has.' },
    facts: Of({ id: S, task: S }),
    suggest: [{ tool: 'open', params: { id: '{task}' }, reason: 'See {task} and its first open step' }],
  },
  'no-step-is-open': {
    code: 'UNKNOWN_ID',
    says: { kind: 'step', fix: '{task} has no open step; leave step out.' },
    facts: Of({ id: S, task: S }),
    suggest: [{ tool: 'open', params: { id: '{task}' }, reason: 'See {task} and its first open step' }],
  },
  'task-node-is-not-known': {
    code: 'UNKNOWN_ID',
    says: { kind: 'task node', fix: 'Use a task node that {task} has.' },
    facts: Of({ id: S, task: S }),
    suggest: [{ tool: 'open', params: { id: '{task}' }, reason: 'See {task} and its first open step' }],
  },
  'several-targets-are-named': {
    code: 'INVALID_INPUT',
    says: { problem: 'target, task and plan mean the same; more than one was given.', fix: 'Keep one of them.' },
    hints: [{ field: 'target', kind: 'conflict', expected: 'the only selector' }],
  },
  'target-kind-differs-from-its-id': {
    code: 'INVALID_INPUT',
    says: { problem: 'target.kind is {kind}, but {id} is not one.', fix: 'Leave kind out, or make it agree with the id.' },
    facts: Of({ kind: S, id: S }),
    hints: [{ field: 'target.kind', kind: 'conflict', expected: 'the kind of the id' }],
  },
  'target-is-of-another-kind': {
    code: 'INVALID_INPUT',
    says: { problem: '{id} is a {kind}; {tool} works on a {wanted}.', fix: 'Name a {wanted}.' },
    facts: Of({ id: S, kind: S, tool: S, wanted: S }),
    hints: [{ field: 'target', kind: 'other', expected: 'a {wanted}' }],
  },
  'no-target-is-named': {
    code: 'INVALID_INPUT',
    says: { problem: 'No target is named.', fix: 'Name a plan or task as target.' },
    hints: [{ field: 'target', kind: 'missing_required', expected: 'a plan or task' }],
  },
  'no-target-is-named-or-in-focus': {
    code: 'INVALID_INPUT',
    says: { problem: 'No target is named and no focus is set.', fix: 'Start a task, or name a plan or task as target.' },
    hints: [{ field: 'target', kind: 'missing_required', expected: 'a plan or task' }],
  },
  'no-step-is-named': {
    code: 'INVALID_INPUT',
    says: { problem: 'Neither step_id nor path names a step.', fix: 'Add step_id or path.' },
    hints: [{ field: 'step_id', kind: 'missing_required', expected: 'a step' }],
  },
  'step-id-and-path-differ': {
    code: 'INVALID_INPUT',
    says: { problem: 'step_id {step_id} stands at {at}, not at {path}.', fix: 'Keep the one you mean.' },
    facts: Of({ step_id: S, at: S, path: S }),
    hints: [{ field: 'step_id', kind: 'conflict', expected: 'the step at {path}' }],
  },
  'step-needs-a-task': {
    code: 'INVALID_INPUT',
    says: { problem: 'step needs a task, and none is named or in focus.', fix: 'Name a task as target.' },
    hints: [{ field: 'step', kind: 'conflict', expected: 'with a task' }],
  },
  'step-and-documents-are-given': {
    code: 'INVALID_INPUT',
    says: {
      problem: 'step belongs to a task; a branch or document cannot be given with it.',
      fix: 'Name the task as target.',
    },
    hints: [{ field: 'step', kind: 'conflict', expected: 'with target' }],
  },
  'target-and-documents-are-given': {
    code: 'INVALID_INPUT',
    says: {
      problem: 'target already says which branch and documents; none of them can be given with it.',
      fix: 'Keep target, or name the branch and the documents.',
    },
    hints: [{ field: 'target', kind: 'conflict', expected: 'alone' }],
  },
});
