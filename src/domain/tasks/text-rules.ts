import { fault } from '../../kernel/fault.ts';

/** List items without blanks around them; those that are nothing but blanks go. */
export const lines = (items: readonly string[]): string[] => items.map((item) => item.trim()).filter((item) => item !== '');

/** A text as it is kept: an empty one is none. */
export const textOrNone = (text: string): string | null => (text.trim() === '' ? null : text);

const nothing = /^(none|null|n\/a|na)$/i;

/** Blockers that say that there are none are none. */
export const realBlockers = (items: readonly string[]): string[] => lines(items).filter((item) => !nothing.test(item));

function saying(field: string, items: readonly string[], fix: string): string[] {
  const kept = lines(items);
  if (kept.length) return kept;
  throw fault('INVALID_INPUT', {
    problem: `${field} says nothing.`,
    fix,
    hints: [{ field, kind: 'length', expected: 'at least 1 item that is not blank' }],
  });
}

/** Success criteria, of which at least one must say something. */
export const criteria = (items: readonly string[]): string[] =>
  saying('success_criteria', items, 'Say at least one thing by which success is seen.');

/** The tests of a step whose gate shall be ready, of which at least one must say something. */
export const gateTests = (items: readonly string[]): string[] => saying('tests', items, 'Say at least one test that shows it.');

/** Tags as they are kept: trimmed, each once. */
export const tagList = (tags: readonly string[]): string[] => [...new Set(lines(tags))];

export const refuse = (problem: string, fix: string, field?: string) =>
  fault('INVALID_INPUT', {
    problem,
    fix,
    ...(field === undefined ? {} : { hints: [{ field, kind: 'other' as const, expected: fix }] }),
  });
