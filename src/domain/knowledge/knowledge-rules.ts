import { refuse } from '../../kernel/fault.ts';
import { charsIn, slug } from '../../kernel/text.ts';
import { longestKnowledge } from '../../records/knowledge.ts';

const longestId = 100;

/** The id of something new: the one that is given, or what its title makes; of a title without any letter that can stand there, a new one. */
export const idFor = (given: string | undefined, title: string, kind: string, newId: () => string): string =>
  given ?? (slug(title, longestId) || `${kind}-${newId().slice(0, 8)}`);

/** Fields that a change gives; refused where it gives none. */
export function changesIn<T extends object>(given: T): Partial<T> {
  const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>;
  if (Object.keys(changes).length === 0) throw refuse('nothing-to-change', { fields: Object.keys(given).join(', ') });
  return changes;
}

/** What somebody else changed after it was read is not overwritten. */
export function checkUnchanged(operation: string, { id, updatedAt }: { id: string; updatedAt: string }, expected?: string): void {
  if (expected !== undefined && Date.parse(expected) !== Date.parse(updatedAt))
    throw refuse('knowledge-has-changed', { operation, id, updated: updatedAt });
}

/** A text with another on a line of its own behind it. */
export function appended(content: string, more: string | undefined): string {
  if (more === undefined) return content;
  const whole = `${content.replace(/\n+$/, '')}\n${more}`;
  const length = charsIn(whole);
  if (length > longestKnowledge) throw refuse('note-grows-too-long', { length, most: longestKnowledge });
  return whole;
}
