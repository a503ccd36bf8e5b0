import type { Segment, Short } from '../../../generated/handlers/ctx.ts';
import type { Card } from '../../../generated/types/index.ts';
import { fromTheEnd } from '../../kernel/page.ts';
import { text } from '../../kernel/says.ts';
import { registryDocs } from '../../records/anchors.ts';
import { checkedOut, workingBranch } from '../../records/branch.ts';
import { pinnedTag } from '../../records/cards.ts';
import { defaults } from '../../records/defaults.ts';
import type { EntityRow } from '../../records/tasks.ts';
import { findCards } from '../think/slice.ts';
import { fitLines, type GivenLine, originOf, quotedWithin } from './line-rules.ts';
import { cardOrigin } from './origins.ts';
import type { ContextStore } from './store.ts';

/** What a start may take in all. */
const startBytes = 1500;
/** What one line of a kind may quote, and how many there are of it. */
const most = {
  task: { bytes: 120, lines: 1 },
  step: { bytes: 220, lines: 1 },
  rule: { bytes: 200, lines: 5 },
  checkpoint: { bytes: 360, lines: 1 },
  decision: { bytes: 160, lines: 3 },
  question: { bytes: 140, lines: 3 },
  note: { bytes: 140, lines: 2 },
} as const;
type Kind = keyof typeof most;

/** The first of each kind comes before the second of any. */
const order: readonly Kind[] = ['step', 'rule', 'task', 'checkpoint', 'decision', 'question', 'note'];
const rankOf = (kind: Kind, nth: number): number => (kind === 'rule' && nth > 0 ? nth * 10 - 9 : nth * 10) + order.indexOf(kind);

/** A note may be long; no more of the newest ones is read than this. */
const notesLooked = 8;
const noteBytes = 16_384;

/** Where notes and cards stand that are told of. */
interface Place {
  readonly view: readonly Segment[];
  readonly notes_doc: string;
  readonly graph_doc: string;
}

const joined = (title: string | null | undefined, said: string | null | undefined): string =>
  [title, said].filter(Boolean).join(': ');

const byAge = (a: Card, b: Card): number => b.last_seq - a.last_seq;

/** The place of what is in focus, then those of the workspace itself; a document is looked at once. */
async function placesOf(store: ContextStore, focus: EntityRow | undefined): Promise<[Place, ...Place[]]> {
  const main = (await store.branches.find(defaults.branch)) ?? (await checkedOut(store));
  const shared = { view: main.view, notes_doc: defaults.docs.notes, graph_doc: defaults.docs.graph };
  const registry = { ...shared, graph_doc: registryDocs.graph_doc };
  if (!focus) {
    const here = await checkedOut(store);
    return here.id === main.id ? [shared, registry] : [{ ...shared, view: here.view }, shared, registry];
  }
  const { branch, notes_doc, graph_doc } = focus.reasoning_ref;
  const { view } = await workingBranch(store, branch);
  return [{ view, notes_doc, graph_doc }, shared, registry, { ...registry, view }];
}

/** Cards of all places, each once, the newest first. */
async function cardsIn(store: ContextStore, places: readonly Place[], filter: object, limit: number): Promise<Card[]> {
  const found = new Map<string, Card>();
  for (const { view, graph_doc } of places)
    for (const card of await findCards(store, { view: [...view], graph_doc, step: null }, { drafts: false }, filter, limit))
      if (!found.has(card.id)) found.set(card.id, card);
  return [...found.values()].sort(byAge).slice(0, limit);
}

async function cardLines(store: ContextStore, kind: 'rule' | 'decision' | 'question', cards: readonly Card[], short: Short) {
  const lines: GivenLine[] = [];
  for (const [nth, card] of cards.slice(0, most[kind].lines).entries()) {
    const said = quotedWithin(short, joined(card.title, card.text) || card.id, most[kind].bytes);
    const facts = { what: text('context-what')[kind], ...originOf(short, card.id, await cardOrigin(store, card)), said };
    lines.push({ ref: card.id, rank: rankOf(kind, nth), line: text('context-line', facts) });
  }
  return lines;
}

async function workLines(store: ContextStore, focus: EntityRow | undefined, short: Short): Promise<GivenLine[]> {
  if (!focus) return [];
  const { id, title, updated_at_ms } = focus;
  const origin = originOf(short, id, { ts_ms: updated_at_ms });
  const task = text('context-task', { ...origin, said: quotedWithin(short, title, most.task.bytes) });
  const first = focus.kind === 'task' ? await store.steps.firstOpen(id) : undefined;
  if (!first) return [{ ref: id, rank: rankOf('task', 0), line: task }];
  const { path, success_criteria, touched_by, touched_at_ms } = first;
  const count = (await store.steps.list(id)).filter(({ completed }) => !completed).length;
  const step = text('context-step', {
    ...originOf(short, id, { agent_id: touched_by, ts_ms: touched_at_ms }),
    path,
    count,
    said: quotedWithin(short, joined(first.title, success_criteria.join('; ')), most.step.bytes),
  });
  return [
    { ref: id, rank: rankOf('task', 0), line: task },
    { ref: first.step_id, rank: rankOf('step', 0), line: step },
  ];
}

/** The newest checkpoint, and the newest notes that are none. */
async function noteLines(store: ContextStore, { view, notes_doc }: Place, short: Short): Promise<GivenLine[]> {
  const page = { before: fromTheEnd, limit: notesLooked, notesOnly: true, bytes: noteBytes };
  const found = await store.entries.before(view, notes_doc, page);
  const notes = found.flatMap(({ entry, unread }) => (entry.kind === 'note' && !unread ? [entry] : []));
  const of = (kind: 'checkpoint' | 'note') =>
    notes
      .filter(({ format }) => (format === 'checkpoint') === (kind === 'checkpoint'))
      .slice(0, most[kind].lines)
      .map(({ doc, seq, title, content, ...origin }, nth): GivenLine => {
        const ref = `${doc}@${seq}`;
        const words = kind === 'checkpoint' ? content : joined(title, content);
        const said = quotedWithin(short, words, most[kind].bytes);
        const facts = { what: text('context-what')[kind], ...originOf(short, ref, origin), said };
        return { ref, rank: rankOf(kind, nth), line: text('context-line', facts) };
      });
  return [...of('checkpoint'), ...of('note')];
}

/** What a conversation is told when it starts; undefined where there is nothing to tell. */
export async function startOf(store: ContextStore, workspace: string, short: Short) {
  const named = store.workspace?.focus ?? undefined;
  const focus = named === undefined ? undefined : await store.entities.find(named);
  const places = await placesOf(store, focus);
  const rules = await cardsIn(store, places, { tags_all: [pinnedTag] }, most.rule.lines);
  const ruled = new Set(rules.map(({ id }) => id));
  const others = async (filter: object, limit: number) =>
    (await cardsIn(store, places, filter, limit + rules.length)).filter(({ id }) => !ruled.has(id));
  const lines = [
    ...(await workLines(store, focus, short)),
    ...(await cardLines(store, 'rule', rules, short)),
    ...(await noteLines(store, places[0], short)),
    ...(await cardLines(store, 'decision', await others({ types: ['decision'] }, most.decision.lines), short)),
    ...(await cardLines(store, 'question', await others({ types: ['question'], status: 'open' }, most.question.lines), short)),
  ];
  if (lines.length === 0) return undefined;
  const head = text('context-head', { workspace: quotedWithin(short, workspace, 130) });
  return fitLines(head, lines, text('context-how'), startBytes);
}
