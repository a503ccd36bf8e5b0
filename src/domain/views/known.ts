import type { Short } from '../../../generated/handlers/ctx.ts';
import type { Blocker, Card, Entry, EntrySlice, Known, NamedSignals, Signals } from '../../../generated/types/index.ts';
import { fromTheEnd } from '../../kernel/page.ts';
import { registryDocs } from '../../records/anchors.ts';
import type { StoredEntry } from '../../records/notes.ts';
import type { BranchRow } from '../../records/workspace.ts';
import { findCards } from '../think/slice.ts';
import type { ViewsStore } from './store.ts';

type Said = Known['notes'][number];

const most = 3;
const longest = 120;
/** How many what-ifs are looked at for those that were not merged back. */
const branchesLooked = 6;
const noteBytes = 16_384;

interface Place {
  readonly branch: BranchRow;
  readonly notes_doc: string;
  readonly graph_doc: string;
}

/** The latest notes of a place, the newest first; as many as are told. A page of them that was read may hold them already. */
export async function latestNotes(store: ViewsStore, { branch, notes_doc }: Place, page?: EntrySlice): Promise<Entry[]> {
  const { cursor = 0, has_more = true } = page?.pagination ?? {};
  const read = page?.entries.filter(({ kind }) => kind === 'note') ?? [];
  if (cursor === null && (!has_more || read.length >= most)) return read.slice(-most).reverse();
  const found = await newestNotes(store, branch.view, notes_doc, most);
  return found.filter(({ unread }) => !unread).map(({ entry }) => entry);
}

const joined = (title: string | null | undefined, text: string | null | undefined) => [title, text].filter(Boolean).join(': ');

const wordsOf = (entry: Entry): string => (entry.kind === 'note' ? joined(entry.title, entry.content) : entry.event_type);

/** Notes of a branch, the newest first. */
const newestNotes = (store: ViewsStore, view: BranchRow['view'], doc: string, limit: number): Promise<StoredEntry[]> =>
  store.entries.before(view, doc, { before: fromTheEnd, limit, notesOnly: true, bytes: noteBytes });

/** Branches made from this one whose latest note was not merged back. */
async function openWhatIfs(store: ViewsStore, { branch, notes_doc }: Place): Promise<{ name: string; note: Entry }[]> {
  const found: { name: string; note: Entry }[] = [];
  for (const { name, view } of await store.branches.newestOn(branch.id, branchesLooked)) {
    const [last] = await newestNotes(store, view.slice(0, 1), notes_doc, 1);
    if (!last) continue;
    const origin = last.origin_seq ?? last.entry.seq;
    if ((await store.entries.originsSeen(branch.view, notes_doc, [origin])).has(origin)) continue;
    found.push({ name, note: last.entry });
    if (found.length === most) break;
  }
  return found;
}

const saying =
  (short: Short) =>
  (ref: string, text: string): Said => ({ ref, text: short.chars(short.line(text), longest) });

const cardSaid =
  (short: Short) =>
  ({ id, title, text }: Card): Said =>
    saying(short)(id, joined(title, text) || id);

/** Signals beside the cards themselves. */
export const namedSignals = ({ decisions, evidence, ...signals }: Signals, short: Short): NamedSignals => ({
  ...signals,
  decisions: decisions.map(cardSaid(short)),
  evidence: evidence.map(cardSaid(short)),
});

/** What is in the way, in lines. */
export const saidOf = (blockers: readonly Blocker[], short: Short): Said[] =>
  blockers.slice(0, most).map(({ ref, text }) => saying(short)(ref, text));

export const knownAtFirst = (blockers: readonly Blocker[], short: Short): Known => ({
  blockers: saidOf(blockers, short),
  decisions: [],
  notes: [],
  questions: [],
  what_ifs: [],
});

/** What was said about a plan or task that whoever goes on must know. Drafts are nobody else's. */
export async function readKnown(
  store: ViewsStore,
  place: Place,
  { notes, blockers, decisions = most }: { notes: readonly Entry[]; blockers: readonly Blocker[]; decisions?: number },
  short: Short,
): Promise<Known> {
  const { branch, graph_doc } = place;
  const say = saying(short);
  const cards = (types: string[], doc: string, filter = {}, limit = most) =>
    findCards(store, { view: branch.view, graph_doc: doc, step: null }, { drafts: false }, { types, ...filter }, limit);
  const sayCard = cardSaid(short);
  /** As many as the caller reads anyway: the same question is asked once. */
  const own = await cards(['decision'], graph_doc, {}, Math.max(most, decisions));
  const decided = [...own, ...(await cards(['decision'], registryDocs.graph_doc))];
  return {
    blockers: saidOf(blockers, short),
    decisions: decided
      .sort((a, b) => b.last_seq - a.last_seq)
      .slice(0, most)
      .map(sayCard),
    notes: notes.map((entry) => say(`${entry.doc}@${entry.seq}`, wordsOf(entry))),
    questions: (await cards(['question'], graph_doc, { status: 'open' })).map(sayCard),
    what_ifs: (await openWhatIfs(store, place)).map(({ name, note }) => say(name, wordsOf(note))),
  };
}
