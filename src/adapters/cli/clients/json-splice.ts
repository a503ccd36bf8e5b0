import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../../kernel/json.ts';
import { type Span, spansIn } from './json-spans.ts';

/** Text in place of some that is there. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** How a file is written. */
interface Manner {
  readonly text: string;
  readonly indent: string;
  readonly eol: string;
}

/** The blanks that the line of a place begins with. */
const marginAt = ({ text }: Manner, at: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))?.[0] ?? '';

const written = (value: unknown, { indent, eol }: Manner, margin: string): string =>
  JSON.stringify(value, null, indent).replaceAll('\n', `${eol}${margin}`);

/** Puts members or items behind the last one, as the ones before it stand: each on a line of its own, or all on one. */
function append(span: Span, last: Span, added: readonly string[], manner: Manner): Edit {
  const first = span.members?.[0]?.start ?? span.items?.[0]?.start ?? span.end;
  const lead = manner.text.slice(span.start + 1, first);
  const between = lead.includes('\n') ? `,${lead.slice(lead.search(/\r?\n/))}` : ', ';
  return { start: last.end, end: last.end, text: added.map((text) => `${between}${text}`).join('') };
}

/** Takes away the parts at these places, each with the comma that it does not need any more. */
function without(parts: readonly { start: number; end: number }[], gone: ReadonlySet<number>): Edit[] {
  const kept = parts.findIndex((_, i) => !gone.has(i));
  return parts.flatMap((part, i): Edit[] => {
    if (!gone.has(i)) return [];
    const next = parts[i + 1];
    /** Before the first that stays, what follows goes along; after it, what comes before. */
    if (i < kept && next) return [{ start: part.start, end: next.start, text: '' }];
    const before = parts[i - 1];
    return [{ start: before ? before.end : part.start, end: part.end, text: '' }];
  });
}

type Json = Readonly<Record<string, unknown>>;

function objectEdits(span: Span, before: Json, after: Json, manner: Manner): Edit[] {
  /** Of a key that stands there twice the last one counts. */
  const members = new Map((span.members ?? []).map((member) => [member.key, member]));
  const all = [...members.values()];
  const added = Object.keys(after).filter((key) => !members.has(key));
  const gone = new Set(all.flatMap(({ key }, i) => (Object.hasOwn(after, key) ? [] : [i])));
  if (all.length === gone.size || (added.length > 0 && gone.size > 0)) return [whole(span, after, manner)];
  const changed = all.flatMap(({ key, value }) =>
    Object.hasOwn(after, key) ? editsOf(value, before[key], after[key], manner) : [],
  );
  const parts = all.map(({ start, value }) => ({ start, end: value.end }));
  const last = all.at(-1)?.value;
  const margin = marginAt(manner, all.at(-1)?.start ?? span.start);
  const texts = added.map((key) => `${JSON.stringify(key)}: ${written(after[key], manner, margin)}`);
  return [...changed, ...without(parts, gone), ...(last && texts.length ? [append(span, last, texts, manner)] : [])];
}

function listEdits(span: Span, before: readonly unknown[], after: readonly unknown[], manner: Manner): Edit[] {
  const items = span.items ?? [];
  const last = items.at(-1);
  const rest = after.slice(before.length);
  if (!last || after.length < before.length) {
    /** What is left stands in the same order, so each that is gone is found by what stays. */
    const gone = new Set<number>();
    let next = 0;
    for (const [i, item] of before.entries())
      if (next < after.length && isDeepStrictEqual(item, after[next])) next += 1;
      else gone.add(i);
    const isThinned = next === after.length && after.length > 0 && last !== undefined;
    return isThinned ? without(items, gone) : [whole(span, after, manner)];
  }
  const changed = items.flatMap((item, i) => editsOf(item, before[i], after[i], manner));
  const margin = marginAt(manner, last.start);
  return rest.length === 0
    ? changed
    : [
        ...changed,
        append(
          span,
          last,
          rest.map((item) => written(item, manner, margin)),
          manner,
        ),
      ];
}

const whole = (span: Span, value: unknown, manner: Manner): Edit => ({
  start: span.start,
  end: span.end,
  text: written(value, manner, marginAt(manner, span.start)),
});

function editsOf(span: Span, before: unknown, after: unknown, manner: Manner): Edit[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isRecord(before) && isRecord(after) && span.members) return objectEdits(span, before, after, manner);
  if (Array.isArray(before) && Array.isArray(after) && span.items) return listEdits(span, before, after, manner);
  return [whole(span, after, manner)];
}

/** A JSON text that says something else: what is the same in both stays as it is written. */
export function spliced(text: string, before: Json, after: Json): string {
  const manner = { text, indent: /\n([ \t]+)"/.exec(text)?.[1] ?? '  ', eol: text.includes('\r\n') ? '\r\n' : '\n' };
  return editsOf(spansIn(text), before, after, manner)
    .sort((a, b) => b.start - a.start)
    .reduce((done, edit) => `${done.slice(0, edit.start)}${edit.text}${done.slice(edit.end)}`, text);
}
