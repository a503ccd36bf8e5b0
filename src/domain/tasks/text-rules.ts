import { fault } from '../../kernel/fault.ts';

/** List items without blanks around them; those that are nothing but blanks go. */
export const lines = (items: readonly string[]): string[] => items.map((item) => item.trim()).filter((item) => item !== '');

/** A text as it is kept: an empty one is none. */
export const textOrNone = (text: string): string | null => (text.trim() === '' ? null : text);

const nothing = /^(none|null|n\/a|na)$/i;

/** Blockers that say that there are none are none. */
export const realBlockers = (items: readonly string[]): string[] => lines(items).filter((item) => !nothing.test(item));

/** Success criteria, of which at least one must say something. */
export function criteria(items: readonly string[]): string[] {
  const kept = lines(items);
  if (kept.length) return kept;
  throw fault('INVALID_INPUT', {
    problem: 'success_criteria says nothing.',
    fix: 'Say at least one thing by which success is seen.',
    hints: [{ field: 'success_criteria', kind: 'length', expected: 'at least 1 item that is not blank' }],
  });
}

/** Tags as they are kept: trimmed, each once. */
export const tagList = (tags: readonly string[]): string[] => [...new Set(lines(tags))];

export const refuse = (problem: string, fix: string, field?: string) =>
  fault('INVALID_INPUT', {
    problem,
    fix,
    ...(field === undefined ? {} : { hints: [{ field, kind: 'other' as const, expected: fix }] }),
  });
