import { Closed, named, OneOf, Type } from '../kit/schema.ts';

export const LintIssue = named(
  'LintIssue',
  Closed({
    code: Type.String({ description: 'What is wrong, as a code.' }),
    severity: OneOf(['error', 'warning', 'info'], {
      description: 'error: must be corrected; warning: should be; info: worth knowing.',
    }),
    message: Type.String({ description: 'What is wrong, in a sentence.' }),
    recovery: Type.String({ description: 'What to do about it.' }),
  }),
  'Something that is not in order, and what to do about it.',
);

export const ContextHealth = named(
  'ContextHealth',
  Closed({
    status: OneOf(['ok', 'warn'], { description: 'warn when any issue is more than information, else ok.' }),
    issues: Type.Array(LintIssue, { description: 'What is not in order.' }),
    stats: Type.Record(Type.String(), Type.Integer(), { description: 'Counts that were looked at, by name.' }),
  }),
  'Whether the context of a plan or task is in order.',
);
