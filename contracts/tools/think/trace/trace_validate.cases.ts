import { call, casesOf, matching, ofLength, saved } from '../../../kit/index.ts';
import tool from './trace_validate.ts';

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

export default casesOf(tool, [
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
]);
