import {
  type AnswerName,
  type Answers,
  type EvidenceKind,
  type EvidenceRecords,
  evidenceLogs,
} from '../../generated/registry/records.ts';
import { answers, evidence, type Problem, type Validate } from '../../generated/registry/validators.ts';
import { shorten } from './cut.ts';
import { isRecord } from './json.ts';

/** A value that was held against its schema. What is wrong is said so that a model, or a person, can mend it. */
export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly string[] };

/** So many problems say enough. */
const mostProblems = 20;
const shownChars = 60;

/** `/claims/0/text` → `$.claims[0].text` */
const place = (path: string): string =>
  `$${path
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part.replaceAll('~1', '/').replaceAll('~0', '~')}`))
    .join('')}`;

function valueAt(value: unknown, path: string): unknown {
  let found = value;
  for (const part of path.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    found = (isRecord(found) || Array.isArray(found)) && Object.hasOwn(found, key) ? (found as never)[key] : undefined;
  }
  return found;
}

const shown = (value: unknown): string => shorten(JSON.stringify(value) ?? 'nothing', shownChars);

type Words = (params: Record<string, unknown>, value: unknown) => string;

const limit =
  (words: string): Words =>
  ({ limit }, value) =>
    `: ${shown(value)} ${words} ${limit}`;

/** What is wrong, after the place where it is wrong. */
const words: Readonly<Record<string, Words>> = {
  type: ({ type }, value) => `: must be ${type}, and is ${shown(value)}`,
  enum: ({ allowedValues }, value) => `: ${shown(value)} is none of ${(allowedValues as unknown[]).join(', ')}`,
  const: ({ allowedValue }, value) => `: ${shown(value)} is not ${shown(allowedValue)}`,
  minimum: limit('is less than'),
  maximum: limit('is more than'),
  minLength: limit('is shorter than'),
  maxLength: limit('is longer than'),
  minItems: ({ limit }) => `: has fewer items than ${limit}`,
  maxItems: ({ limit }) => `: has more items than ${limit}`,
  uniqueItems: () => ': has the same item twice',
  pattern: ({ pattern }, value) => `: ${shown(value)} does not match ${pattern}`,
  anyOf: () => ': has no form that is allowed',
  not: (_, value) => `: may not be ${shown(value)}`,
  contains: () => ': lacks an item that is asked for',
};

function inWords({ instancePath, keyword, params }: Problem, value: unknown): string {
  if (keyword === 'required') return `${place(instancePath)}.${params.missingProperty} is missing`;
  if (keyword === 'additionalProperties')
    return `${place(instancePath)}.${shorten(String(params.additionalProperty), shownChars)} is not a field`;
  return `${place(instancePath)}${words[keyword]?.(params, valueAt(value, instancePath)) ?? ` breaks ${keyword}`}`;
}

/** What is wrong with a value, in words; nothing where it is right. */
export function problemsIn(validate: Validate, value: unknown): string[] {
  if (validate(value)) return [];
  /** That one branch of a condition failed is said by what failed in it. */
  const told = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if');
  return told.slice(0, mostProblems).map((problem) => inWords(problem, value));
}

function check<T>(validate: Validate, value: unknown): Checked<T> {
  const problems = problemsIn(validate, value);
  return problems.length === 0 ? { ok: true, value: value as T } : { ok: false, problems };
}

/** Holds what a model said against the schema of its answer. */
export async function validateAnswer<N extends AnswerName>(name: N, value: unknown): Promise<Checked<Answers[N]>> {
  return check((await answers())[`v_${name}`] as Validate, value);
}

/** Newer versions may write kinds that are not known here. */
export const isEvidenceKind = (kind: unknown): kind is EvidenceKind =>
  typeof kind === 'string' && Object.hasOwn(evidenceLogs, kind);

/** Holds a whole record of an EvidenceLog, as its line is written, against the schema of its kind. */
export async function validateEvidence<K extends EvidenceKind>(kind: K, value: unknown): Promise<Checked<EvidenceRecords[K]>> {
  return check((await evidence())[`v_${kind}`] as Validate, value);
}
