import { Closed, defineTool, described, must, OneOf, Opt, Type } from '../../../kit/index.ts';
import { Budgeted, Truncated } from '../../../types/budget.ts';
import { BranchName, DocName, Seq } from '../../../types/ids.ts';
import { InWorkspace, TargetRef } from '../../../types/scope.ts';

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

  input: Type.Object({
    ...InWorkspace,
    target: Opt(described(TargetRef, 'Plan or task whose trace is meant.')),
    ref: Opt(described(BranchName, 'Branch to read; left out: that of target, focus or checkout.')),
    doc: Opt(described(DocName, 'Trace document; left out: that of target, focus or the default.')),
    ...Budgeted,
  }),
  output: Type.Object({
    branch: described(BranchName, 'Branch that was read.'),
    doc: described(DocName, 'Trace document that was read.'),
    ok: Type.Boolean({ description: 'True when no errors were found.' }),
    checked: Type.Integer({ minimum: 0, description: 'How many numbered thoughts were checked.' }),
    has_more: Type.Boolean({ description: 'Whether older entries were not looked at.' }),
    errors: Type.Array(
      Closed({
        seq: described(Seq, 'Number of the entry.'),
        code: OneOf(
          [
            'missing_meta',
            'invalid_thought_number',
            'invalid_total_thoughts',
            'missing_next_thought_needed',
            'out_of_order',
            'duplicate_thought',
          ],
          { description: 'What is wrong, as a code.' },
        ),
        message: Type.String({ description: 'What is wrong, in a sentence.' }),
      }),
      { description: 'What is wrong with the numbered thoughts.' },
    ),
    truncated: Truncated,
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
});
