import { Closed, named, OneOf, Type } from '../kit/schema.ts';

/** Something that is not in order, and what to do about it. */
export const LintIssue = named(
  'LintIssue',
  Closed({
    code: Type.String(),
    severity: OneOf(['error', 'warning', 'info']),
    message: Type.String(),
    recovery: Type.String(),
  }),
);

export const ContextHealth = named(
  'ContextHealth',
  Closed({
    status: OneOf(['ok', 'warn']),
    issues: Type.Array(LintIssue),
    stats: Type.Record(Type.String(), Type.Integer()),
  }),
);
