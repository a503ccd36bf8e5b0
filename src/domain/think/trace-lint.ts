type Meta = Readonly<Record<string, unknown>>;
type Code = `TRACE_SEQ_META_${
  | 'MISSING_THOUGHT_NUMBER'
  | 'INVALID_THOUGHT_NUMBER'
  | 'INVALID_BRANCH_FROM_THOUGHT'
  | 'INVALID_BRANCH_ID'
  | 'REVISION_MISSING_REVISES_THOUGHT'
  | 'INVALID_REVISES_THOUGHT'
  | 'INVALID_TOTAL_THOUGHTS'
  | 'TOTAL_THOUGHTS_LT_THOUGHT_NUMBER'
  | 'INVALID_NEXT_THOUGHT_NEEDED'}`;

export interface Finding {
  readonly code: Code;
  readonly found: string;
}

/** More would be noise: the first ones usually explain the rest. */
const most = 3;

const keys = [
  'thoughtNumber',
  'totalThoughts',
  'nextThoughtNeeded',
  'branchFromThought',
  'branchId',
  'isRevision',
  'revisesThought',
];

export const isThoughtNumber = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 1;

const show = (value: unknown) => JSON.stringify(value) ?? 'missing';

/** What does not fit together in the sequential keys of a step; nothing where there are none. */
export function lintSequence(meta: Meta): Finding[] {
  const present = keys.filter((key) => Object.hasOwn(meta, key) && meta[key] !== null);
  if (present.length === 0) return [];
  const { thoughtNumber, totalThoughts, nextThoughtNeeded, branchFromThought, branchId, isRevision, revisesThought } = meta;
  const findings: Finding[] = [];
  const add = (name: string, found: string) => findings.push({ code: `TRACE_SEQ_META_${name}` as Code, found });
  const has = (key: string) => present.includes(key);
  const number = isThoughtNumber(thoughtNumber) ? thoughtNumber : undefined;
  const isEarlier = (value: unknown) => isThoughtNumber(value) && (number === undefined || value < number);

  if (!has('thoughtNumber')) add('MISSING_THOUGHT_NUMBER', present.join(', '));
  else if (number === undefined) add('INVALID_THOUGHT_NUMBER', show(thoughtNumber));
  if (has('branchFromThought') && !isEarlier(branchFromThought)) add('INVALID_BRANCH_FROM_THOUGHT', show(branchFromThought));
  if (has('branchId') && (typeof branchId !== 'string' || branchId.trim() === '')) add('INVALID_BRANCH_ID', show(branchId));
  if (isRevision === true && !has('revisesThought')) add('REVISION_MISSING_REVISES_THOUGHT', 'missing');
  if (has('revisesThought') && !isEarlier(revisesThought)) add('INVALID_REVISES_THOUGHT', show(revisesThought));
  if (has('totalThoughts') && !isThoughtNumber(totalThoughts)) add('INVALID_TOTAL_THOUGHTS', show(totalThoughts));
  else if (has('totalThoughts') && number !== undefined && (totalThoughts as number) < number)
    add('TOTAL_THOUGHTS_LT_THOUGHT_NUMBER', show(totalThoughts));
  if (has('nextThoughtNeeded') && typeof nextThoughtNeeded !== 'boolean')
    add('INVALID_NEXT_THOUGHT_NEEDED', show(nextThoughtNeeded));
  return findings.slice(0, most);
}
