import type { JournalFact } from '../../../../../../generated/types/index.ts';

/** The first of these that a fact has says what it is about. */
const about = [
  'title',
  'reason',
  'text',
  'content',
  'name',
  'message',
  'key',
  'job',
  'runner_id',
  'path',
  'step_id',
  'task',
  'id',
] as const;

/** What happened, in a line. */
export function lineOf({ title, text, payload }: JournalFact): string {
  if (title || text) return [...new Set([title, text])].filter(Boolean).join(': ');
  const found = about.map((name) => payload[name]).find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : '';
}
