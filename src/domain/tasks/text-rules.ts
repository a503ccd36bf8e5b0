import { refuse } from '../../kernel/fault.ts';

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
  if (kept.length === 0) throw refuse('success-criteria-say-nothing');
  return kept;
}

/** The tests of a step whose gate shall be ready, of which at least one must say something. */
export function gateTests(items: readonly string[]): string[] {
  const kept = lines(items);
  if (kept.length === 0) throw refuse('tests-say-nothing');
  return kept;
}

/** Tags as they are kept: trimmed, each once. */
export const tagList = (tags: readonly string[]): string[] => [...new Set(lines(tags))];
