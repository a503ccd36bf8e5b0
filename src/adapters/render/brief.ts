import type { Envelope } from '../../../generated/types/index.ts';
import { isRecord } from '../../kernel/json.ts';
import { type Line, line, printableJson, spaced, value } from '../../kernel/line.ts';
import { type Reader, renderLines } from './lines.ts';

/** What still reads as one line. */
const longest = 300;

const isEmpty = (v: unknown): boolean =>
  v === null || v === undefined || (typeof v === 'object' && Object.values(v as object).every(isEmpty));
/** A page that is the last one says nothing. */
const isLastPage = (v: unknown): boolean => isRecord(v) && v.has_more === false;

/** `a=1 b.c=2`: every value in an answer by its path; undefined where a list of objects stands in it. */
function pairs(result: Readonly<Record<string, unknown>>, before = ''): Line[] | undefined {
  const found: Line[] = [];
  for (const [key, v] of Object.entries(result)) {
    if (isEmpty(v) || isLastPage(v)) continue;
    if (Array.isArray(v) && v.some((item) => typeof item === 'object')) return undefined;
    const inner = isRecord(v) ? pairs(v, `${before}${key}.`) : [line`${`${before}${key}`}=${value(v)}`];
    if (!inner) return undefined;
    found.push(...inner);
  }
  return found;
}

/** Without what says nothing, however deep. */
function told(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(told);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, v]) => (isEmpty(v) || isLastPage(v) ? [] : [[key, told(v)]])));
}

/** What is written to the log says again what the rest says. */
const withoutEvent = ({ event: _, ...result }: Readonly<Record<string, unknown>>) => result;

function stateOf(result: Readonly<Record<string, unknown>>): string {
  const found = pairs(withoutEvent(result));
  const short = found && spaced('ok', ...found).text;
  return short !== undefined && short.length <= longest ? short : printableJson(JSON.stringify(told(result), null, 2));
}

/** An answer for a person at a terminal: one line where it is small, else the result alone; then commands and warnings. */
export const renderBrief = (tool: string, envelope: Envelope, reader: Reader): string =>
  renderLines(tool, envelope, reader, stateOf(envelope.result ?? {}));
