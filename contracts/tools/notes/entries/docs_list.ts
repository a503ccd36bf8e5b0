import { Closed, defineTool, must, OneOf, Opt, Type } from '../../../kit/index.ts';
import { Budgeted } from '../../../types/budget.ts';
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

  input: Type.Object({ ...InWorkspace, ref: Opt(BranchName), ...Budgeted }),
  output: Type.Object({
    ref: Type.String(),
    branch: BranchName,
    docs: Type.Array(
      Closed({
        doc: DocName,
        kind: OneOf(['notes', 'trace', 'graph']),
        branch: BranchName,
        inherited: Type.Boolean(),
        created_at_ms: TimestampMs,
        updated_at_ms: TimestampMs,
      }),
    ),
    count: Type.Integer(),
    truncated: Type.Boolean(),
  }),
  errors: ['UNKNOWN_ID'],

  rules: {
    'written-documents-are-listed': must('Every document written on the branch is listed, by name.'),
    'inherited-documents-are-marked': must('A document seen only through a base is listed with inherited=true.'),
    'an-unknown-branch-is-refused': must('A branch that does not exist answers UNKNOWN_ID and suggests branch_list.'),
  },
});
