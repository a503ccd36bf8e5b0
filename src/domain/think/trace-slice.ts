import type { Segment } from '../../../generated/handlers/ctx.ts';
import type { Entry, EntrySlice, StepFocus } from '../../../generated/types/index.ts';
import { fromTheEnd, pageBytes } from '../../kernel/page.ts';
import { visibilityByTags } from '../../records/cards.ts';
import { toPage } from '../notes/page-rules.ts';
import { sequentialGraph } from '../notes/sequential-rules.ts';
import type { ThinkStore } from './store.ts';

/** How far back entries are looked for where not all are shown: a page costs no more than this many of them. */
const lookBack = 400;

/** Whether an entry is about a step, or about one inside it. */
function isOfStep(entry: Entry, { task_id, step_id, path }: StepFocus): boolean {
  if (entry.kind === 'note') {
    const meta = entry.meta as { step?: { step_id?: unknown }; step_id?: unknown } | undefined;
    return meta?.step?.step_id === step_id || meta?.step_id === step_id;
  }
  return entry.task_id === task_id && entry.path !== null && (entry.path === path || entry.path.startsWith(`${path}.`));
}

/** Whether a note is a draft: it bears the tags of one. */
function isDraft(entry: Entry): boolean {
  const tags = entry.kind === 'note' ? (entry.meta as { tags?: unknown } | undefined)?.tags : undefined;
  return Array.isArray(tags) && visibilityByTags(tags.filter((tag) => typeof tag === 'string')) === 'draft';
}

interface Page {
  readonly limit: number;
  readonly cursor?: number | undefined;
  readonly step: StepFocus | null;
  /** False: notes that are drafts are left out, but for those of the step. */
  readonly drafts?: boolean;
  /** False: what has a place of its own, events and cards, is left out. */
  readonly mirrored?: boolean;
}

const isCard = (entry: Entry) => entry.kind === 'note' && entry.format === 'think_card';

/** The newest entries of a document before a cursor, oldest first; of one step only, where one is meant. */
export async function readEntries(
  store: ThinkStore,
  { view, doc }: { view: readonly Segment[]; doc: string },
  { limit, cursor, step, drafts = true, mirrored = true }: Page,
): Promise<EntrySlice> {
  if (limit === 0)
    return { entries: [], pagination: { cursor: cursor ?? null, next_cursor: null, has_more: false, limit, count: 0 } };
  const before = cursor ?? fromTheEnd;
  const read = (most: number) => store.entries.before(view, doc, { before, limit: most, bytes: pageBytes, notesOnly: !mirrored });
  if (!step && drafts && mirrored) return toPage(await read(limit + 1), cursor, limit);
  const looked = step ? lookBack : Math.min(lookBack, 4 * (limit + 1));
  const found = await read(looked);
  const rows = found.filter((row) => !row.unread);
  const own = rows.filter(
    ({ entry }) => (mirrored || !isCard(entry)) && (step ? isOfStep(entry, step) : drafts || !isDraft(entry)),
  );
  const page = toPage(own.slice(0, limit + 1), cursor, limit);
  /** More may stand further back than was looked. */
  const last = rows.at(-1);
  const seenAll = rows.length === found.length && found.length < looked;
  if (page.pagination.has_more || seenAll || !last) return page;
  return { ...page, pagination: { ...page.pagination, has_more: true, next_cursor: last.entry.seq } };
}

export const withSequence = (slice: EntrySlice): EntrySlice => ({ ...slice, sequential: sequentialGraph(slice.entries) });

/** An entry whose text is said otherwise; events have none. */
export const withStatement = (entry: Entry, say: (text: string) => string): Entry =>
  entry.kind === 'note' ? { ...entry, content: say(entry.content) } : entry;
