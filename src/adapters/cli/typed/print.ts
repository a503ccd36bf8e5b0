import type { CommandInfo, ProgramInfo } from '../../../../generated/registry/program-shape.ts';
import type { Envelope } from '../../../../generated/types/index.ts';
import { isRecord, sortedJson } from '../../../kernel/json.ts';
import { printable, printableJson } from '../../../kernel/line.ts';
import { renderAnswer } from '../../render/answer.ts';
import { commandLine, type Reader } from '../../render/lines.ts';
import type { CliContext } from '../context.ts';

/** How the answer is asked for. */
export interface How {
  readonly json: boolean;
  /** The list of the result that is printed line by line, where an option asks for one. */
  readonly lines: NonNullable<CommandInfo['calls']>['json_lines'][number] | undefined;
  /** Nothing but errors. */
  readonly quiet?: boolean;
  /** Codes of warnings that standard error is not told. */
  readonly unsaid?: readonly string[];
}

type Result = Readonly<Record<string, unknown>>;

const pretty = (value: unknown) => printableJson(sortedJson(value, 2));

type JsonLines = NonNullable<How['lines']>;

/**
 * The list that is asked for, a line each; where that is empty, another that is printed so: records and rows are both lines of a
 * file, whichever flag asks for them. Nothing where the result has no such list at all.
 */
function listIn(result: Result, asked: JsonLines, others: readonly JsonLines[]): string[] | undefined {
  const listOf = ({ field, item: part }: JsonLines) =>
    (result[field] as readonly Result[] | undefined)?.map((item) =>
      printableJson(sortedJson(part === undefined ? item : item[part])),
    );
  const lists = [asked, ...others].map(listOf);
  return lists.find((list) => list?.length) ?? lists[0];
}

/** A result with the fields of one of its fields in place of it. */
function spread(result: Result, field: string | undefined): Result {
  const { [field ?? '']: inner, ...rest } = result;
  return isRecord(inner) ? { ...rest, ...inner } : result;
}

/** What the answer says, for a program that reads it or for a person. */
function shown({ json_warnings }: ProgramInfo, { calls }: CommandInfo, envelope: Envelope, reader: Reader, how: How): string {
  const result: Result = envelope.result ?? {};
  const { warnings } = envelope;
  const lines = how.lines && listIn(result, how.lines, calls?.json_lines ?? []);
  if (lines) return lines.join('\n');
  if (how.json) {
    const asked = calls?.json ? result[calls.json] : spread(result, calls?.json_spreads);
    return pretty(json_warnings && warnings.length && isRecord(asked) ? { ...asked, [json_warnings]: warnings } : asked);
  }
  const only = calls?.prints ? result[calls.prints] : undefined;
  if (only !== undefined) return typeof only === 'string' ? printable(only) : pretty(only);
  /** What is said besides goes to standard error, so that what was asked for can be piped. */
  const { text, json } = renderAnswer(calls?.tool ?? '', { ...envelope, suggestions: [], warnings: [] }, reader);
  return json ? pretty(result) : text;
}

/** How fields are typed that an error points at, where their flags are called otherwise. */
function flagsMeant({ options }: CommandInfo, { error }: Envelope): string[] {
  const fields = new Set((error?.hints ?? []).map(({ field }) => field.split('.')[0]));
  return options
    .filter(({ field, name }) => field !== undefined && field !== name && fields.has(field))
    .map(({ field, flag }) => `${field} is typed as ${flag}.`);
}

const hasSucceeded = ({ calls }: CommandInfo, { result }: Envelope): boolean =>
  Object.entries(calls?.succeeds_when ?? {}).every(([field, value]) => (result as Result | null)?.[field] === value);

const nextLines = ({ suggestions }: Envelope, reader: Reader): string[] =>
  suggestions.flatMap(({ target, params }) => (target ? [commandLine(target, params, reader).text] : []));

const warned = (warnings: Envelope['warnings'], { unsaid }: How): string[] =>
  warnings
    .filter(({ code }) => !unsaid?.includes(code))
    .map(({ message, recovery }) => ['Warning:', message, recovery].filter(Boolean).join(' '));

/** Prints an answer: what was asked for on standard output, everything else on standard error. Gives the exit code. */
export function printAnswer(
  cli: Pick<CliContext, 'out' | 'err'>,
  { info, command, reader, how }: { info: ProgramInfo; command: CommandInfo; reader: Reader; how: How },
  envelope: Envelope,
): number {
  const { error, warnings } = envelope;
  if (error) {
    const said = [error.message, error.recovery, ...flagsMeant(command, envelope), ...nextLines(envelope, reader)];
    cli.err([...warned(warnings, how), ...said].filter(Boolean).join('\n'));
    return info.error_exits[error.code] ?? 1;
  }
  if (how.quiet) return hasSucceeded(command, envelope) ? 0 : 1;
  const text = shown(info, command, envelope, reader, how);
  if (text !== '') cli.out(text);
  const besides = [...warned(warnings, how), ...nextLines(envelope, reader)];
  if (besides.length) cli.err(besides.join('\n'));
  return hasSucceeded(command, envelope) ? 0 : 1;
}
