import type { ThinkingTarget } from '../../../generated/handlers/ctx.ts';
import type { Card, CardStats, Frontier, GraphEdge, LaneSummary } from '../../../generated/types/index.ts';
import { fromTheEnd } from '../../kernel/page.ts';
import { agentLane, pinnedTag, toCard, type Visibility, visibilityOf } from '../../records/cards.ts';
import type { NodeFilter } from '../../records/graph.ts';
import type { ThinkStore } from './store.ts';
import { subgoalTag } from './subgoal-rules.ts';

export type View = 'smart' | 'explore' | 'audit';

export interface Lens {
  readonly view: View;
  readonly drafts: boolean;
}

interface Asked {
  readonly view?: View | undefined;
  readonly context_budget?: number | undefined;
  readonly all_lanes: boolean;
  readonly include_drafts: boolean;
}

/** Which cards a reading may show. A caller who counts bytes wants what matters now. */
export function decideLens({ view, context_budget, all_lanes, include_drafts }: Asked): Lens {
  const chosen = view ?? (context_budget === undefined ? 'explore' : 'smart');
  return { view: chosen, drafts: all_lanes || include_drafts || chosen === 'audit' };
}

type SliceTarget = Pick<ThinkingTarget, 'view' | 'graph_doc' | 'step'>;

/** Cards that meet a filter, newest first. Cards of a step are all shown: who asks for the step asks for its drafts. */
export async function findCards(
  store: ThinkStore,
  { view, graph_doc, step }: SliceTarget,
  { drafts }: Pick<Lens, 'drafts'>,
  filter: Omit<NodeFilter, 'include_deleted' | 'visibility'>,
  limit: number,
  before: number = fromTheEnd,
): Promise<Card[]> {
  if (limit <= 0) return [];
  const all: readonly Visibility[] = ['canon', 'draft'];
  const visibility: readonly Visibility[] = drafts || step ? all : ['canon'];
  const tags_all = step ? [step.tag, ...(filter.tags_all ?? [])] : filter.tags_all;
  const { nodes } = await store.graph.nodes(
    view,
    graph_doc,
    { ...filter, ...(tags_all ? { tags_all } : {}), visibility, include_deleted: false },
    { before, limit },
  );
  return nodes.map(toCard);
}

export interface FrontierLimits {
  readonly hypotheses: number;
  readonly questions: number;
  readonly subgoals: number;
  readonly tests: number;
}

/** What is open, newest first. A subgoal is a question too. */
export async function readFrontier(store: ThinkStore, place: SliceTarget, lens: Lens, limits: FrontierLimits): Promise<Frontier> {
  const open = (types: string[], limit: number, tags_all?: string[]) =>
    findCards(store, place, lens, { types, status: 'open', ...(tags_all ? { tags_all } : {}) }, limit);
  const questions = await open(['question'], limits.questions);
  /** Where these are all the questions there are, the subgoals among them are all the subgoals. */
  const subgoals =
    questions.length < limits.questions
      ? questions.filter(({ tags }) => tags.includes(subgoalTag)).slice(0, limits.subgoals)
      : await open(['question'], limits.subgoals, [subgoalTag]);
  return {
    hypotheses: await open(['hypothesis'], limits.hypotheses),
    questions,
    subgoals,
    tests: await open(['test'], limits.tests),
  };
}

const frontierInSlice: FrontierLimits = { hypotheses: 6, questions: 6, subgoals: 4, tests: 6 };
const pinsInSlice = 8;

const once = (cards: readonly Card[]): Card[] => [...new Map(cards.map((card) => [card.id, card])).values()];

export const frontierCards = ({ hypotheses, questions, subgoals, tests }: Frontier): Card[] =>
  once([...hypotheses, ...questions, ...subgoals, ...tests]);

const lists = ['hypotheses', 'questions', 'subgoals', 'tests'] as const;
const ofEach = <T>(of: (list: (typeof lists)[number]) => T) =>
  Object.fromEntries(lists.map((list) => [list, of(list)])) as Record<(typeof lists)[number], T>;

const firstOf = (frontier: Frontier, limits: FrontierLimits): Frontier => ofEach((list) => frontier[list].slice(0, limits[list]));

/** A frontier and the cards that matter most; what is open is read once for both. */
export async function readFrontierAndSlice(
  store: ThinkStore,
  place: SliceTarget,
  lens: Lens,
  limits: FrontierLimits,
  limit: number,
) {
  const most = ofEach((list) => Math.max(limits[list], frontierInSlice[list]));
  const open = await readFrontier(store, place, lens, most);
  return { frontier: firstOf(open, limits), cards: await fillSlice(store, place, lens, limit, open) };
}

/** The cards that matter most: pins, what is open, then the newest that the view lets in. */
export const readSlice = async (store: ThinkStore, place: SliceTarget, lens: Lens, limit: number): Promise<Card[]> =>
  fillSlice(store, place, lens, limit, await readFrontier(store, place, lens, frontierInSlice));

async function fillSlice(store: ThinkStore, place: SliceTarget, lens: Lens, limit: number, frontier: Frontier): Promise<Card[]> {
  const pins = await findCards(store, place, lens, { tags_all: [pinnedTag] }, Math.min(limit, pinsInSlice));
  const first = once([...pins, ...frontierCards(firstOf(frontier, frontierInSlice))]);
  if (first.length >= limit) return first.slice(0, limit);
  const settledToo = lens.view === 'explore' || place.step !== null;
  const recent = await findCards(store, place, lens, settledToo ? {} : { status: 'open' }, limit + first.length);
  return once([...first, ...recent]).slice(0, limit);
}

/** Edges between the cards of a slice. */
export async function readEdges(
  store: ThinkStore,
  { view, graph_doc }: SliceTarget,
  cards: readonly Card[],
): Promise<GraphEdge[]> {
  if (cards.length === 0) return [];
  const ids = cards.map((card) => card.id);
  return (await store.graph.edgesBetween(view, graph_doc, ids, { limit: 500, include_deleted: false })).edges;
}

export function statsOf(cards: readonly Card[]): CardStats {
  const by_type: Record<string, number> = {};
  for (const { type } of cards) by_type[type] = (by_type[type] ?? 0) + 1;
  return { cards: cards.length, by_type };
}

const laneOf = ({ tags }: Card) => tags.find((tag) => tag.startsWith(agentLane))?.slice('lane:'.length) ?? 'shared';

/** Who wrote what is shown; only where drafts are shown too. */
export function laneSummary(cards: readonly Card[]): LaneSummary {
  const lanes = new Map<string, Card[]>();
  for (const card of cards) lanes.set(laneOf(card), [...(lanes.get(laneOf(card)) ?? []), card]);
  return {
    lanes: [...lanes]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .slice(0, 20)
      .map(([lane, own]) => {
        const pinned = own.filter(({ tags }) => tags.includes(pinnedTag));
        const open = own.filter(({ status }) => status === 'open');
        return {
          lane,
          cards: own.length,
          drafts: own.filter((card) => visibilityOf(card) === 'draft').length,
          pinned: pinned.length,
          open: open.length,
          top: once([...pinned, ...open])
            .slice(0, 4)
            .map(({ id }) => id),
        };
      }),
  };
}
