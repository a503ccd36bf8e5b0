import type { NextCall } from '../../../generated/handlers/codes.ts';
import type { Short, ThinkingTarget } from '../../../generated/handlers/ctx.ts';
import type { Card, ContextPackInput, ContextPackOutput, GraphEdge, Suggestion } from '../../../generated/types/index.ts';
import { fromTheEnd } from '../../kernel/page.ts';
import { checkedOut } from '../../records/branch.ts';
import { defaults } from '../../records/defaults.ts';
import { capsuleOf, engineBlock } from '../think/hud.ts';
import { decideLens, findCards, type Lens, laneSummary, readEdges, readSlice, statsOf } from '../think/slice.ts';
import { readEntries, withSequence } from '../think/trace-slice.ts';
import type { ViewsStore } from './store.ts';

const engineLimits = { signals: 6, actions: 2 };

type Signals = ContextPackOutput['signals'];
type Limits = Pick<ContextPackInput, 'blockers_limit' | 'decisions_limit' | 'evidence_limit'>;

/** Open cards among these that block another open one. */
function blocking(cards: readonly Card[], edges: readonly GraphEdge[]): Card[] {
  const open = new Map(cards.filter(({ status }) => status === 'open').map((card) => [card.id, card]));
  const from = new Set(edges.filter(({ rel, to }) => rel === 'blocks' && open.has(to)).map((edge) => edge.from));
  return [...open.values()].filter(({ id }) => from.has(id));
}

/** What stands in the way, what was settled, and what was seen, newest first. */
async function readSignals(
  store: ViewsStore,
  place: ThinkingTarget,
  lens: Lens,
  { blockers_limit, decisions_limit, evidence_limit }: Limits,
  slice: { cards: readonly Card[]; edges: readonly GraphEdge[] },
): Promise<Signals> {
  const tagged = await findCards(store, place, lens, { tags_all: ['blocker'], status: 'open' }, blockers_limit);
  const all = new Map([...tagged, ...blocking(slice.cards, slice.edges)].map((card) => [card.id, card]));
  const blockers = [...all.values()].sort((a, b) => b.last_seq - a.last_seq).slice(0, blockers_limit);
  const decisions = await findCards(store, place, lens, { types: ['decision'] }, decisions_limit);
  const evidence = await findCards(store, place, lens, { types: ['evidence'] }, evidence_limit);
  const stats = { blockers: blockers.length, decisions: decisions.length, evidence: evidence.length };
  return { blockers, decisions, evidence, stats };
}

type PackDocs = Pick<ThinkingTarget, 'view' | 'notes_doc' | 'trace_doc' | 'graph_doc'>;

/** What was noted and thought in a place, drafts included; events alone are no context. */
async function contextIn(store: ViewsStore, { view, notes_doc, trace_doc, graph_doc }: PackDocs) {
  const noted = async (doc: string) =>
    (await store.entries.before(view, doc, { before: fromTheEnd, limit: 1, notesOnly: true, bytes: 0 })).length > 0;
  const cards = await findCards(store, { view, graph_doc, step: null }, { drafts: true }, {}, 1);
  return { notes: await noted(notes_doc), trace: await noted(trace_doc), cards: cards.length > 0 };
}

const any = (has: { notes: boolean; trace: boolean; cards: boolean }) => has.notes || has.trace || has.cards;

/** Where there is context, when a plan or task has none of its own. */
async function findBridge(store: ViewsStore, target: ThinkingTarget): Promise<ContextPackOutput['bridge']> {
  if (!target.entity) return undefined;
  const branch = await checkedOut(store);
  if (branch.name === target.branch || any(await contextIn(store, target))) return undefined;
  const docs = { ...defaults.docs };
  const { notes: notes_doc, trace: trace_doc, graph: graph_doc } = docs;
  const has = await contextIn(store, { view: branch.view, notes_doc, trace_doc, graph_doc });
  return any(has) ? { checkout: branch.name, docs, has } : undefined;
}

const targetId = (target: ContextPackInput['target']): string | null =>
  typeof target === 'object' ? target.id : (target ?? null);

export interface Packing {
  readonly workspace: string;
  readonly target: ThinkingTarget;
  readonly store: ViewsStore;
  readonly ready: (calls: readonly NextCall[]) => Promise<Suggestion[]>;
  readonly short: Short;
}

/** Notes, trace and cards of one place, and what stands out in them. */
export async function readPack(
  input: ContextPackInput,
  { workspace, target, store, ready, short }: Packing,
): Promise<ContextPackOutput> {
  const lens = decideLens(input);
  const { branch, notes_doc, trace_doc, graph_doc, step, view } = target;
  const cards = input.limit_cards === 0 ? [] : await readSlice(store, target, lens, input.limit_cards);
  const edges = await readEdges(store, target, cards);
  const page = (limit: number) => ({ limit, step, drafts: lens.drafts });
  const notes = await readEntries(store, { view, doc: notes_doc }, page(input.notes_limit));
  const trace = withSequence(await readEntries(store, { view, doc: trace_doc }, page(input.trace_limit)));
  const signals = await readSignals(store, target, lens, input, { cards, edges });
  const engine = await engineBlock({ cards, edges, trace: trace.entries }, target, engineLimits, { ready, short });
  const empty = cards.length + notes.entries.length === 0 && !trace.entries.some(({ kind }) => kind === 'note');
  const bridge = empty ? await findBridge(store, target) : undefined;
  return {
    requested: { target: targetId(input.target), ref: input.ref ?? null },
    branch,
    docs: { notes: notes_doc, trace: trace_doc, graph: graph_doc },
    step_focus: step,
    capsule: capsuleOf({ type: 'context_pack_capsule', workspace, drafts: lens.drafts, notes_doc }, target, engine),
    engine,
    notes,
    trace,
    cards,
    signals,
    stats: statsOf(cards),
    ...(lens.drafts ? { lane_summary: laneSummary(cards) } : {}),
    ...(bridge ? { bridge } : {}),
    truncated: false,
  };
}
