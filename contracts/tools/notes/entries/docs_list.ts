import { Closed, defineTool, described, must, OneOf, Opt, Type } from '../../../kit/index.ts';
import { Budgeted, Truncated } from '../../../types/budget.ts';
import { BranchName, DocName, TimestampMs } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'docs_list',
  title: 'Documents of a branch',
  summary: 'The documents that can be read on a branch, those inherited from its bases included.',
  effect: 'read',
  scope: 'workspace',
  target: 'branch',
  budget: { knobs: ['max_chars'], keep: ['ref', 'branch', 'count'], shrink: [{ list: 'docs', from: 'back' }] },

  input: Type.Object({ ...InWorkspace, ref: Opt(described(BranchName, 'Branch to list; left out: the checkout.')), ...Budgeted }),
  output: Type.Object({
    ref: Type.String({ description: 'The branch as it was named, or the checkout.' }),
    branch: described(BranchName, 'Branch that was read.'),
    docs: Type.Array(
      Closed({
        doc: described(DocName, 'Name of the document.'),
        kind: OneOf(['notes', 'trace', 'graph'], { description: 'What the document holds.' }),
        branch: described(BranchName, 'Branch that holds it: this one or a base.'),
        inherited: Type.Boolean({ description: 'True when it was written on a base branch, not on this one.' }),
        created_at_ms: described(TimestampMs, 'When its first entry was written.'),
        updated_at_ms: described(TimestampMs, 'When its newest entry was written.'),
      }),
      { description: 'Documents that can be seen on the branch.' },
    ),
    count: Type.Integer({ description: 'Number of documents.' }),
    truncated: Truncated,
  }),
  errors: ['UNKNOWN_ID'],

  rules: {
    'written-documents-are-listed': must('Every document written on the branch is listed, by name.'),
    'inherited-documents-are-marked': must('A document seen only through a base is listed with inherited=true.'),
    'an-unknown-branch-is-refused': must('A branch that does not exist answers UNKNOWN_ID and suggests branch_list.'),
  },
});
