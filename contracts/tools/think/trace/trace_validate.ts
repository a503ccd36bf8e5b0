import { Closed, call, defineTool, matching, must, OneOf, Opt, ofLength, saved, Type } from '../../../kit/index.ts';
import { Budgeted } from '../../../types/budget.ts';
import { BranchName, DocName, Seq } from '../../../types/ids.ts';
import { InWorkspace, TargetRef } from '../../../types/scope.ts';

const thought = (thoughtNumber: number, more: Record<string, unknown> = {}, save?: Record<string, string>) =>
  call(
    'trace_sequential_step',
    { thought: `thought ${thoughtNumber}`, thoughtNumber, totalThoughts: 9, nextThoughtNeeded: true, ...more },
    save ? { save } : {},
  );
/** A note that only claims to be a numbered thought, as another writer could leave it. */
const claimed = (meta?: Record<string, unknown>) =>
  call(
    'notes_commit',
    { content: 'x', branch: 'main', doc: 'trace', format: 'trace_sequential_step', ...(meta ? { meta } : {}) },
    { save: { bad: '/entry/seq' } },
  );
const whole = { thoughtNumber: 1, totalThoughts: 1, nextThoughtNeeded: false };

export default defineTool({
  name: 'trace_validate',
  title: 'Check a trace',
  summary: 'Checks the numbered thoughts among the newest 200 entries of a trace: that nothing is missing and the order holds.',
  effect: 'read',
  scope: 'workspace',
  target: 'document',
  document: 'trace',
  focus_unless: 'doc',
  budget: {
    knobs: ['max_chars'],
    keep: ['branch', 'doc', 'ok', 'checked', 'has_more'],
    shrink: [{ list: 'errors', from: 'front' }],
  },

  input: Type.Object({ ...InWorkspace, target: Opt(TargetRef), ref: Opt(BranchName), doc: Opt(DocName), ...Budgeted }),
  output: Type.Object({
    branch: BranchName,
    doc: DocName,
    ok: Type.Boolean(),
    checked: Type.Integer({ minimum: 0, description: 'How many numbered thoughts were checked.' }),
    has_more: Type.Boolean({ description: 'Whether older entries were not looked at.' }),
    errors: Type.Array(
      Closed({
        seq: Seq,
        code: OneOf([
          'missing_meta',
          'invalid_thought_number',
          'invalid_total_thoughts',
          'missing_next_thought_needed',
          'out_of_order',
          'duplicate_thought',
        ]),
        message: Type.String(),
      }),
    ),
    truncated: Type.Boolean(),
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],

  rules: {
    'a-whole-trace-is-ok': must('Numbered thoughts that are whole and in order are ok; gaps are allowed.'),
    'plain-steps-are-not-checked': must('Only entries of format trace_sequential_step are checked.'),
    'missing-meta-is-found': must('A thought without meta is missing_meta.'),
    'a-bad-number-is-found': must('A thoughtNumber that is no whole number from 1 is invalid_thought_number.'),
    'a-bad-estimate-is-found': must(
      'A totalThoughts that is no whole number, or below thoughtNumber, is invalid_total_thoughts.',
    ),
    'an-unsaid-end-is-found': must('A nextThoughtNeeded that is neither true nor false is missing_next_thought_needed.'),
    'a-step-back-is-found': must('A number below one that came before in the same branch of thought is out_of_order.'),
    'a-repeat-is-found': must(
      'A number used before in the same branch of thought is duplicate_thought, unless it is a revision.',
    ),
    'branches-of-thought-count-for-themselves': must('Each branchId has its own order.'),
    'only-the-newest-are-checked': must(
      'At most the newest 200 entries are looked at; has_more says when there are older ones.',
      {
        untested: 'needs more than 200 entries; proved in test/domain',
      },
    ),
    'an-unknown-branch-is-refused': must('A branch that does not exist answers UNKNOWN_ID and suggests branch_list.'),
    'target-excludes-ref-and-doc': must('target together with ref or doc answers INVALID_INPUT.'),
  },
  cases: [
    {
      name: 'three thoughts with a gap',
      proves: ['a-whole-trace-is-ok'],
      given: [thought(1), thought(2), thought(5)],
      when: {},
      then: {
        result: { branch: 'main', doc: 'trace', ok: true, checked: 3, has_more: false, errors: ofLength(0), truncated: false },
      },
    },
    {
      name: 'steps without numbers',
      proves: ['plain-steps-are-not-checked'],
      given: [call('trace_step', { step: 'x', meta: { thoughtNumber: 'a' } }), thought(1)],
      when: {},
      then: { result: { ok: true, checked: 1 } },
    },
    {
      name: 'a thought without meta',
      proves: ['missing-meta-is-found'],
      given: [call('init'), claimed()],
      when: {},
      then: {
        result: { ok: false, checked: 1, errors: [{ seq: saved('bad'), code: 'missing_meta', message: matching(/meta/) }] },
      },
    },
    {
      name: 'a thought number of zero',
      proves: ['a-bad-number-is-found'],
      given: [call('init'), claimed({ ...whole, thoughtNumber: 0 })],
      when: {},
      then: { result: { ok: false, errors: [{ seq: saved('bad'), code: 'invalid_thought_number' }] } },
    },
    {
      name: 'an estimate below the number',
      proves: ['a-bad-estimate-is-found'],
      given: [call('init'), claimed({ ...whole, thoughtNumber: 2 })],
      when: {},
      then: { result: { ok: false, errors: [{ seq: saved('bad'), code: 'invalid_total_thoughts' }] } },
    },
    {
      name: 'an end that is not said',
      proves: ['an-unsaid-end-is-found'],
      given: [call('init'), claimed({ thoughtNumber: 1, totalThoughts: 1 })],
      when: {},
      then: { result: { ok: false, errors: [{ seq: saved('bad'), code: 'missing_next_thought_needed' }] } },
    },
    {
      name: 'a step back',
      proves: ['a-step-back-is-found'],
      given: [thought(3), thought(2, {}, { bad: '/entry/seq' })],
      when: {},
      then: { result: { ok: false, errors: [{ seq: saved('bad'), code: 'out_of_order' }] } },
    },
    {
      name: 'a repeat',
      proves: ['a-repeat-is-found'],
      given: [thought(1), thought(1, {}, { bad: '/entry/seq' })],
      when: {},
      then: { result: { ok: false, errors: [{ seq: saved('bad'), code: 'duplicate_thought' }] } },
    },
    {
      name: 'a revision under its old number',
      proves: ['a-repeat-is-found'],
      given: [thought(1), thought(2), thought(1, { isRevision: true, revisesThought: 1 })],
      when: {},
      then: { result: { ok: true, checked: 3 } },
    },
    {
      name: 'two branches of thought',
      proves: ['branches-of-thought-count-for-themselves'],
      given: [thought(1), thought(2), thought(2, { branchFromThought: 1, branchId: 'b' }), thought(3)],
      when: {},
      then: { result: { ok: true, checked: 4 } },
    },
    {
      name: 'a branch nobody made',
      proves: ['an-unknown-branch-is-refused'],
      given: [call('init')],
      when: { ref: 'nowhere' },
      then: { error: 'UNKNOWN_ID', suggests: ['branch_list'] },
    },
    {
      name: 'a target and a document at once',
      proves: ['target-excludes-ref-and-doc'],
      given: [call('init')],
      when: { target: 'TASK-001', doc: 'trace' },
      then: { error: 'INVALID_INPUT' },
    },
  ],
});
