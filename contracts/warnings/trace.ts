import { defineWarnings, Type } from '../kit/index.ts';

const found = Type.Object({ found: Type.String() });

export const traceWarnings = defineWarnings({
  TRACE_SEQ_META_MISSING_THOUGHT_NUMBER: {
    message: 'meta has {found} but no thoughtNumber, so the step has no place in the sequence.',
    recovery: 'Add thoughtNumber, or use trace_sequential_step.',
    facts: found,
  },
  TRACE_SEQ_META_INVALID_THOUGHT_NUMBER: {
    message: 'thoughtNumber is {found}; it must be a whole number from 1.',
    recovery: 'Number thoughts 1, 2, 3, …',
    facts: found,
  },
  TRACE_SEQ_META_INVALID_BRANCH_FROM_THOUGHT: {
    message: 'branchFromThought is {found}; it must be the number of an earlier thought.',
    recovery: 'Give the number of the thought it branches from.',
    facts: found,
  },
  TRACE_SEQ_META_INVALID_BRANCH_ID: {
    message: 'branchId is {found}; it must be a non-empty string.',
    recovery: 'Name the branch.',
    facts: found,
  },
  TRACE_SEQ_META_REVISION_MISSING_REVISES_THOUGHT: {
    message: 'isRevision is set, but revisesThought is {found}.',
    recovery: 'Say which thought is revised.',
    facts: found,
  },
  TRACE_SEQ_META_INVALID_REVISES_THOUGHT: {
    message: 'revisesThought is {found}; it must be the number of an earlier thought.',
    recovery: 'Give the number of the revised thought.',
    facts: found,
  },
  TRACE_SEQ_META_INVALID_TOTAL_THOUGHTS: {
    message: 'totalThoughts is {found}; it must be a whole number from 1.',
    recovery: 'Give your current estimate.',
    facts: found,
  },
  TRACE_SEQ_META_TOTAL_THOUGHTS_LT_THOUGHT_NUMBER: {
    message: 'totalThoughts is {found}, less than thoughtNumber.',
    recovery: 'Raise the estimate to at least thoughtNumber.',
    facts: found,
  },
  TRACE_SEQ_META_INVALID_NEXT_THOUGHT_NEEDED: {
    message: 'nextThoughtNeeded is {found}; it must be true or false.',
    recovery: 'Say whether another thought follows.',
    facts: found,
  },
});
