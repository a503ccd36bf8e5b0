import type { CaseEntry, ToolEntry } from '../../../generated/types/manifest.ts';
import { differences } from './match.ts';
import type { Answer } from './subject.ts';

/** What must hold of one answer. */
export type Expectation = Omit<CaseEntry['then'], 'after'>;

type Render = ToolEntry['render'];

const codeIn = ({ envelope, text }: Answer): string | undefined =>
  envelope ? (envelope.error?.code ?? undefined) : /^ERROR: ([A-Z_]+)/.exec(text ?? '')?.[1];

const messageIn = ({ envelope, text }: Answer): string => envelope?.error?.message ?? text ?? '';

const warningsIn = ({ envelope, text }: Answer): string[] =>
  envelope
    ? envelope.warnings.map((warning) => warning.code)
    : [...(text ?? '').matchAll(/^WARNING: ([A-Z_]+)/gm)].map(([, code = '']) => code);

const suggestionsIn = ({ envelope, text }: Answer): string[] =>
  envelope
    ? envelope.suggestions.map((suggestion) => suggestion.target ?? suggestion.method ?? '')
    : (text ?? '').split('\n').map((line) => line.split(' ')[0] ?? '');

const reveals = /^tools\/list toolset=/;

/** A server that lists fewer tools says how to list more before it names one of them; how many it lists is its own affair. */
const withoutReveals = (lines: string[], wanted: readonly string[]): string[] =>
  wanted.some((pattern) => pattern.includes('tools/list')) ? lines : lines.filter((line) => !reveals.test(line));

function lineDifferences(wanted: readonly string[], text: string | undefined): string[] {
  if (text === undefined) return ['expected lines, got none'];
  const lines = withoutReveals(text.split('\n'), wanted);
  if (lines.length !== wanted.length) return [`expected ${wanted.length} lines, got ${lines.length}: ${JSON.stringify(lines)}`];
  return wanted.flatMap((pattern, i) =>
    new RegExp(pattern, 'u').test(lines[i] ?? '')
      ? []
      : [`line ${i + 1}: expected /${pattern}/, got ${JSON.stringify(lines[i])}`],
  );
}

const missing = (what: string, wanted: readonly string[] | undefined, actual: readonly string[]): string[] =>
  (wanted ?? []).filter((item) => !actual.includes(item)).map((item) => `expected ${what} ${item}, got [${actual.join(', ')}]`);

const sameList = (what: string, wanted: readonly string[], actual: readonly string[]): string[] =>
  JSON.stringify(wanted) === JSON.stringify(actual)
    ? []
    : [`${what}: expected [${wanted.join(', ')}], got [${actual.join(', ')}]`];

/** Whether an error points at a field: in its hints, or in its message where it has none. */
function pointsAt(field: string, answer: Answer): boolean {
  const hints = answer.envelope?.error?.hints ?? [];
  if (!hints.length) return messageIn(answer).includes(field);
  return hints.some((hint) => `.${hint.field}.`.includes(`.${field}.`));
}

function failureDifferences({ error, refusal, fields, names, longest }: Expectation, answer: Answer, strict: boolean): string[] {
  const code = codeIn(answer);
  const said = messageIn(answer);
  if (code !== error) return [`expected ${error}, got ${code ?? 'success'}: ${said}`];
  const found: string[] = [];
  const given = answer.envelope?.error?.refusal;
  const compared = given !== undefined || (strict && answer.envelope !== undefined);
  if (refusal !== undefined && compared && given !== refusal)
    found.push(`expected the refusal ${refusal}, got ${given ?? 'none'}`);
  for (const field of fields ?? [])
    if (!pointsAt(field, answer)) found.push(`expected an error that points at ${field}, got ${JSON.stringify(said)}`);
  for (const name of names ?? [])
    if (!said.includes(name)) found.push(`expected a message with ${JSON.stringify(name)}, got ${JSON.stringify(said)}`);
  if (longest !== undefined && said.length > longest)
    found.push(`expected a message of at most ${longest} characters, got ${said.length}`);
  return found;
}

/** Over a wire, a portal's result is seen only in its lines; the text of a text tool is its whole result. */
function resultDifferences(then: Expectation, answer: Answer, render: Render, saved: ReadonlyMap<string, unknown>): string[] {
  if (then.result === undefined) return [];
  if (answer.envelope) return differences(then.result, answer.envelope.result, saved);
  if (render === 'text') return differences(then.result, { text: answer.text }, saved);
  return [];
}

/** Holds one answer against what was expected of it. */
export function judge(
  then: Expectation,
  answer: Answer,
  saved: ReadonlyMap<string, unknown>,
  {
    render = answer.envelope ? 'json' : 'lines',
    strict = false,
  }: { render?: Render | undefined; strict?: boolean | undefined } = {},
): string[] {
  if (!answer.envelope && (render === 'json' || answer.text === undefined))
    return [`expected ${render === 'json' ? 'an envelope' : 'text'}, got ${JSON.stringify(answer.text ?? 'nothing')}`];
  const found = [...(answer.problems ?? [])];
  if (then.error !== undefined) found.push(...failureDifferences(then, answer, strict));
  else if (codeIn(answer) !== undefined) return [...found, `expected success, got ${codeIn(answer)}: ${messageIn(answer)}`];
  if (then.lines) found.push(...lineDifferences(then.lines, answer.text));
  found.push(...resultDifferences(then, answer, render, saved));
  /** A plain text has no place for warnings and suggestions. */
  if (answer.envelope || render === 'lines') {
    found.push(...missing('warning', then.warnings, warningsIn(answer)));
    found.push(...missing('a suggestion of', then.suggests, suggestionsIn(answer)));
  }
  if (then.tells && answer.tells) found.push(...sameList('facts told', then.tells, answer.tells));
  return found;
}
