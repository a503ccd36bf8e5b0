import { fault } from '../../kernel/fault.ts';
import { isRecord, parseJson } from '../../kernel/json.ts';
import type { Collection, ItemChange, ItemRead, Problem } from './collection.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** What a file means; a word where something in it cannot be understood. */
export type Meaning = Pick<ItemRead, 'facts' | 'complete'> | string;

interface Single {
  readonly name: string;
  readonly folder: string;
  readonly longest?: number;
  /** What an item can be called: anything else is a file of somebody else. */
  readonly key: RegExp;
  /** Times that a file does not say are those of the file itself. */
  meaning(fields: Fields, key: string, changed_ms: number): Meaning;
  readonly drop: Collection['drop'];
}

/**
 * Things of which each is one file. Its name says which one it is, whatever it says itself. One of which anything cannot be understood
 * counts for nothing, and stays as it is until somebody has corrected it: read by half, it would be written back by half.
 */
export const singleFiles = ({ key, meaning, ...about }: Single): Collection => ({
  ...about,
  items: 'files',
  files: () => [],
  async read(files) {
    const file = files.read('');
    if (file.kind === 'missing' || !key.test(files.key)) return undefined;
    const unreadable = (detail: string): ItemRead => ({
      facts: [],
      kept: {},
      problems: [{ kind: 'unreadable', file: '', detail }],
    });
    if (file.kind === 'unreadable') return unreadable(file.why);
    const fields = parseJson(file.text.replace(/^\ufeff/, ''))?.value;
    if (!isRecord(fields)) return unreadable('not_json');
    const meant = meaning(fields, files.key, file.changed_ms);
    if (typeof meant === 'string') return unreadable(meant);
    const problems: Problem[] = fields.id === files.key ? [] : [{ kind: 'inconsistent', file: '', detail: 'id' }];
    return { ...meant, kept: {}, problems };
  },
});

/** What reading found. Where a file stands and nothing came of it, it is not missing, and nothing may take its place. */
export function foundIn<T>(place: string | undefined, found: T | undefined): T | undefined {
  if (found !== undefined || place === undefined) return found;
  throw fault('STORE_ERROR', {
    detail: `${place} cannot be read.`,
    outcome: 'Nothing was written. Correct the file or move it away; the server log says what is wrong with it.',
  });
}

export const wholeFile = (
  { name }: Pick<Collection, 'name'>,
  key: string,
  text: (ItemChange['change'] & { kind: 'whole' })['text'],
) => [{ collection: name, key, change: { kind: 'whole' as const, text } }];

export const removedFile = ({ name }: Pick<Collection, 'name'>, key: string): ItemChange[] => [
  { collection: name, key, change: { kind: 'remove' } },
];

export const wordsIn = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() ? value : undefined);
export const timeIn = (value: unknown): number | undefined => {
  const ms = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(ms) ? undefined : ms;
};
