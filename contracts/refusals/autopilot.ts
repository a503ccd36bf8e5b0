import { badInput, defineRefusals, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();

export const autopilotRefusals = defineRefusals({
  'bound-task-is-not-there': {
    code: 'UNKNOWN_ID',
    says: { kind: 'task', fix: 'The run cannot be bound to it: {why}' },
    facts: Of({ id: S, why: S }),
  },
  'bound-step-is-not-there': {
    code: 'UNKNOWN_ID',
    says: { kind: 'step', fix: 'The run cannot be bound to it: {why}' },
    facts: Of({ id: S, why: S }),
  },
  'run-is-asked-for-nothing': badInput('There is nothing to do.', 'Say what is to be done, or name a task to work on.', 'task'),
  'shown-record-is-not-known': {
    code: 'UNKNOWN_ID',
    says: { kind: 'record', fix: 'Nearest: {nearest}. The newest records show their ids.' },
    facts: Of({ id: S, nearest: S }),
    suggest: [{ tool: 'mi_tail', params: {}, reason: 'See the newest records', priority: 'high' }],
  },
  'run-is-not-known': {
    code: 'UNKNOWN_ID',
    says: { kind: 'run', fix: 'Nearest: {nearest}.' },
    facts: Of({ id: S, nearest: S }),
    suggest: [{ tool: 'mi_runs', params: {}, reason: 'See the runs there are', priority: 'high' }],
  },
  'shown-workflow-is-not-known': {
    code: 'UNKNOWN_ID',
    says: { kind: 'workflow', fix: 'Nearest: {nearest}.' },
    facts: Of({ id: S, nearest: S }),
  },
  'no-transcript-is-kept': {
    code: 'UNKNOWN_ID',
    says: { kind: 'transcript', fix: 'A run leaves one. Where there are some, mi tail hands and mi tail mind show the newest.' },
    facts: Of({ id: S }),
  },
  'no-batch-was-run': {
    code: 'UNKNOWN_ID',
    says: { kind: 'batch', fix: 'Nothing was run in this project yet: mi run makes the first.' },
    facts: Of({ id: S }),
  },
  'transcript-is-elsewhere': {
    code: 'INVALID_INPUT',
    says: { problem: '{path} is no transcript of the autopilot.', fix: 'Name a .jsonl or .jsonl.gz file below {home}.' },
    facts: Of({ path: S, home: S }),
    hints: [{ field: 'ref', kind: 'other', expected: 'a transcript below {home}' }],
  },
  'reference-means-nothing': {
    code: 'INVALID_INPUT',
    says: {
      problem: '{ref} is nothing that can be shown.',
      fix: 'Give an id that begins with ev_, cl_, nd_, ed_, wf_ or run_, the path of a transcript, or last, project, hands or mind.',
    },
    facts: Of({ ref: S }),
    hints: [{ field: 'ref', kind: 'other', expected: 'an id, a path, or last, project, hands, mind' }],
  },
  'config-cannot-be-used': {
    code: 'CONFLICT',
    says: {
      problem: '{path} cannot be used. {what} {hint}',
      fix: 'Mend the file, or move it away: without it, everything is as usual.',
    },
    facts: Of({ path: S, what: S, hint: S }),
    suggest: [{ tool: 'config_validate', params: {}, reason: 'See all that is wrong with it', priority: 'high' }],
  },
  'config-template-is-not-known': {
    code: 'UNKNOWN_ID',
    says: { kind: 'template', fix: 'There are {known}.' },
    facts: Of({ id: S, known: S }),
  },
  'no-backup-is-named': {
    code: 'UNKNOWN_ID',
    says: { kind: 'backup', id: 'of config.json', fix: 'Applying a template makes one, and a rollback uses it up.' },
  },
  'project-has-no-folder': {
    code: 'UNKNOWN_ID',
    says: { kind: 'project', fix: 'Nothing is kept about it, and nobody said where it is: work in its folder first.' },
    facts: Of({ id: S }),
  },
  'alias-is-not-known': {
    code: 'UNKNOWN_ID',
    says: { kind: 'alias', fix: 'Look at the names there are.' },
    facts: Of({ id: S }),
    suggest: [{ tool: 'project_alias_list', params: {}, reason: 'See the names there are', priority: 'high' }],
  },
  'stop-is-held-or-lifted': badInput('hold and lift say the opposite.', 'Give one of them, or neither.'),
  'alias-has-a-meaning': {
    code: 'INVALID_NAME',
    says: { kind: 'project', because: 'mi itself says what @{name} means', example: 'shop' },
    facts: Of({ name: S }),
    hints: [{ field: 'name', kind: 'other', expected: 'another name' }],
  },
});
