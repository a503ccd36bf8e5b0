import { absent, call, casesOf, ofLength } from '../../../kit/index.ts';
import { guardCases, stepChoiceCases } from '../../../worlds/guard.ts';
import { heldCases } from '../../../worlds/held.ts';
import { closeStep, focusOn, oneStep, principalTask, twoSteps, verify } from '../../../worlds/tasks.ts';
import tool from './tasks_macro_close_step.ts';

const gated = [...principalTask, ...['s:0', 's:1', 's:2'].map((path) => closeStep(path)), focusOn('TASK-001')];
const inFocus = [...twoSteps, focusOn('TASK-001')];
const untouched = call(
  'open',
  { id: 'TASK-001' },
  { result: { target: { revision: 1 }, step_focus: { path: 's:0', criteria_confirmed: false, evidence: [] } } },
);
const noNotes = call('show', { target: 'TASK-001', doc_kind: 'notes' }, { result: { entries: ofLength(0) } });

const tested = call('tasks_define', { task: 'TASK-001', path: 's:0', tests: ['npm test'] });

export default casesOf(tool, [
  {
    name: 'the step at hand',
    proves: [
      'the-first-open-step-is-meant',
      'the-gate-is-confirmed',
      'the-resume-comes-along',
      'two-lines-go-on',
      'the-focus-stays',
    ],
    given: inFocus,
    when: {},
    then: {
      lines: [
        '^focus TASK-001 — Sign in \\| next: s:1 Session; confirm: criteria, tests$',
        '^tasks_macro_close_step note="<fill: .*>" path=s:1 task=TASK-001 workspace=',
      ],
      result: {
        task: 'TASK-001',
        revision: 2,
        step: { step_id: 'STEP-00000001', path: 's:0' },
        finished: false,
        note_event: absent,
        evidence_event: absent,
        events: [{ type: 'step_verified' }, { type: 'step_done' }],
        resume: { focus: 'TASK-001', steps: { completed: 1, first_open: { path: 's:1' } }, focus_restored: absent },
      },
      tells: ['step_verified', 'step_done'],
    },
  },
  {
    name: 'a note, and proof in a list',
    proves: ['note-then-proof-then-close', 'lines-become-receipts', 'proof-is-of-the-tests'],
    given: inFocus,
    when: { note: 'Took a day', proof: ['> - npm test', '<https://ci.example/1>', 'cmd: npm run lint'] },
    then: {
      result: {
        revision: 4,
        note_event: { type: 'step_noted', path: 's:0' },
        evidence_event: { type: 'evidence_captured', payload: { checks: 3, checkpoints: ['tests'] } },
        events: [{ type: 'step_verified' }, { type: 'step_done' }],
      },
      tells: ['step_noted', 'evidence_captured', 'step_verified', 'step_done'],
      warnings: [],
      after: [
        call('show', { target: 'TASK-001', doc_kind: 'notes' }, { result: { entries: [{ content: 'Took a day' }] } }),
        call(
          'show',
          { target: 'TASK-001' },
          {
            result: {
              entries: [
                { event_type: 'task_created' },
                { event_type: 'steps_added' },
                { event_type: 'step_noted' },
                { event_type: 'evidence_captured' },
                { event_type: 'step_verified' },
                { event_type: 'step_done' },
              ],
            },
          },
        ),
      ],
    },
  },
  {
    name: 'proof as one text of two lines',
    proves: ['lines-become-receipts'],
    given: inFocus,
    when: { proof: '1. npm test\n2) https://ci.example/1' },
    then: { result: { evidence_event: { payload: { checks: 2 } } }, warnings: [] },
  },
  {
    name: 'proof of something else',
    proves: ['proof-is-of-the-tests', 'checkpoints-can-be-named'],
    given: inFocus,
    when: {
      proof: { checks: ['CMD: npm audit', 'LINK: https://ci.example/3'], checkpoint: 'security' },
      checkpoints: { criteria: true, tests: true, security: { confirmed: true } },
    },
    then: { result: { evidence_event: { payload: { checkpoints: ['security'] } } } },
  },
  {
    name: 'proof that makes a checkpoint required',
    proves: ['a-missing-confirmation-is-asked-for', 'all-or-nothing'],
    given: inFocus,
    when: { note: 'Took a day', proof: { attachments: ['audit.txt'], checkpoint: 'security' } },
    then: {
      error: 'CHECKPOINTS_NOT_CONFIRMED',
      names: ['security'],
      lines: [
        '^ERROR: CHECKPOINTS_NOT_CONFIRMED .* \\| fix: ',
        '^tasks_macro_close_step checkpoints=\\{"criteria":true,"tests":true,"security":true\\} note="Took a day" path=s:0 task=TASK-001',
      ],
      after: [untouched, noNotes],
    },
  },
  {
    name: 'half a gate',
    proves: ['checkpoints-can-be-named', 'a-missing-confirmation-is-asked-for', 'all-or-nothing'],
    given: inFocus,
    when: { checkpoints: { criteria: true }, note: 'x', proof: 'npm test' },
    then: { error: 'CHECKPOINTS_NOT_CONFIRMED', suggests: ['tasks_macro_close_step'], after: [untouched, noNotes] },
  },
  {
    name: 'a step that requires proof',
    proves: ['missing-proof-is-asked-for', 'all-or-nothing'],
    given: gated,
    when: { note: 'It is green' },
    then: {
      error: 'PROOF_REQUIRED',
      lines: [
        '^ERROR: PROOF_REQUIRED .*s:3.* \\| fix: ',
        '^tasks_macro_close_step note="It is green" path=s:3 proof=\\["CMD: <fill: .*>","LINK: <fill: .*>"\\] task=TASK-001',
      ],
      after: [noNotes],
    },
  },
  {
    name: 'only placeholders where proof is required',
    proves: ['missing-proof-is-asked-for', 'placeholders-are-dropped'],
    given: gated,
    when: { proof: ['CMD: <fill: the command>', 'LINK: <fill>'] },
    then: { error: 'PROOF_REQUIRED', suggests: ['tasks_macro_close_step'] },
  },
  {
    name: 'real proof where it is required',
    proves: ['missing-proof-is-asked-for'],
    given: gated,
    when: { proof: ['npm test', 'https://ci.example/1'] },
    then: { result: { step: { path: 's:3' } }, warnings: [] },
  },
  {
    name: 'only placeholders where none is required',
    proves: ['placeholders-are-dropped'],
    given: inFocus,
    when: { proof: 'CMD: <fill: the command>' },
    then: { result: { evidence_event: absent, step: { path: 's:0' } }, warnings: ['PROOF_WEAK'] },
  },
  {
    name: 'tests, and the blanks as they stand',
    proves: ['tests-want-a-note-or-proof', 'blanks-are-not-given'],
    given: [...inFocus, tested],
    when: {
      note: '<fill: what was done>',
      proof: ['CMD: <fill: the command that was run>', 'LINK: <fill: where its result is>'],
    },
    then: {
      result: { note_event: absent, evidence_event: absent, step: { path: 's:0' } },
      warnings: ['PROOF_MISSING'],
    },
  },
  {
    name: 'tests and nothing said, where that is refused',
    proves: ['tests-want-a-note-or-proof'],
    server: { proof_policy: 'require' },
    given: [...inFocus, tested],
    when: {},
    then: {
      error: 'PROOF_MISSING',
      lines: [
        '^ERROR: PROOF_MISSING .*s:0',
        '^tasks_macro_close_step note="<fill: .*>" path=s:0 proof=.*<fill: .* task=TASK-001',
      ],
      after: [call('open', { id: 'TASK-001' }, { result: { target: { steps: { completed: 0 } } } })],
    },
  },
  {
    name: 'tests and a note, where one is required',
    proves: ['tests-want-a-note-or-proof'],
    server: { proof_policy: 'require' },
    given: [...inFocus, tested],
    when: { note: 'Ran them' },
    then: { warnings: [] },
  },
  {
    name: 'a command without its result',
    proves: ['half-a-proof-is-warned-of'],
    given: inFocus,
    when: { proof: ['CMD: npm test', 'LINK: <fill: where>'] },
    then: {
      warnings: ['PROOF_WEAK'],
      lines: [
        '^focus TASK-001 — Sign in \\| next: s:1 Session; confirm: criteria, tests$',
        '^tasks_macro_close_step .*path=s:1 task=TASK-001',
        '^WARNING: PROOF_WEAK .*LINK.* \\| fix: ',
      ],
    },
  },
  {
    name: 'the last step',
    proves: ['two-lines-go-on'],
    given: [...oneStep, focusOn('TASK-001')],
    when: {},
    then: { lines: ['^focus TASK-001 — Sign in \\| next: finish it$', '^tasks_macro_finish .*task=TASK-001'] },
  },
  {
    name: 'no step open',
    proves: ['no-open-step-finishes-the-task', 'two-lines-go-on'],
    given: [...oneStep, closeStep(), focusOn('TASK-001')],
    when: {},
    then: {
      lines: ['^focus TASK-001 — Sign in \\| done$'],
      result: {
        step: null,
        finished: true,
        events: [{ type: 'task_completed' }],
        resume: { target: { status: 'DONE' }, capsule: { action: { kind: 'done' } } },
      },
      tells: ['task_completed'],
      warnings: [],
    },
  },
  {
    name: 'done already',
    proves: ['finishing-again-changes-nothing'],
    given: [...oneStep, closeStep(), call('tasks_complete', { task: 'TASK-001' }), focusOn('TASK-001')],
    when: {},
    then: {
      lines: ['^focus TASK-001 — Sign in \\| done$'],
      result: { revision: 3, finished: true, events: ofLength(0) },
      tells: [],
    },
  },
  {
    name: 'a note and no step open',
    proves: ['a-note-needs-a-step'],
    given: [...oneStep, closeStep(), focusOn('TASK-001')],
    when: { note: 'Late', proof: 'npm test' },
    then: { result: { finished: true }, tells: ['task_completed'], warnings: ['NOTE_IGNORED'], after: [noNotes] },
  },
  {
    name: 'a step that was forced',
    proves: ['no-open-step-finishes-the-task'],
    given: [...oneStep, call('tasks_progress', { task: 'TASK-001', path: 's:0', force: true })],
    when: { task: 'TASK-001' },
    then: { error: 'CHECKPOINTS_NOT_CONFIRMED' },
  },
  {
    name: 'a step that is done',
    proves: ['a-done-step-is-refused'],
    given: [...twoSteps, closeStep()],
    when: { task: 'TASK-001', path: 's:0' },
    then: { error: 'INVALID_INPUT', refusal: 'step-is-done-already' },
  },
  {
    name: 'a child is open',
    proves: ['open-children-are-warned-of'],
    given: [
      ...inFocus,
      call('tasks_decompose', { parent: 's:0', steps: [{ title: 'Field', success_criteria: ['ok'] }] }),
      verify(),
    ],
    when: { path: 's:0' },
    then: { warnings: ['STEP_CHILDREN_OPEN'] },
  },
  {
    name: 'a blocked step',
    proves: ['a-block-is-warned-of'],
    given: [...inFocus, call('tasks_block', { path: 's:0' })],
    when: {},
    then: { warnings: ['STEP_BLOCKED'] },
  },
  {
    name: 'another task than the one in focus',
    proves: ['the-focus-stays'],
    given: [...twoSteps, focusOn('PLAN-001')],
    when: { task: 'TASK-001' },
    then: {
      result: { resume: { focus: 'PLAN-001', requested: 'TASK-001' } },
      lines: ['^target TASK-001 — Sign in \\| next: s:1', '^tasks_macro_close_step .*task=TASK-001'],
      after: [call('tasks_focus_get', {}, { result: { focus: 'PLAN-001' } })],
    },
  },
  {
    name: 'nothing in focus',
    proves: ['the-focus-is-the-default'],
    given: twoSteps,
    when: {},
    then: {
      error: 'INVALID_INPUT',
      lines: ['^ERROR: INVALID_INPUT .* \\| fix: ', '^tasks_snapshot task=TASK-001 workspace='],
    },
  },
  ...stepChoiceCases(twoSteps, {}),
  ...heldCases(twoSteps, { note: 'x' }),
  ...guardCases({ tool: 'tasks_macro_close_step', given: twoSteps, id: 'TASK-001', when: {} }),
]);
