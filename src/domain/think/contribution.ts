import type { Segment } from '../../../generated/handlers/ctx.ts';
import type { GraphNode, OpenedCard } from '../../../generated/types/index.ts';
import type { Contribution, Forgettable, Searcher } from '../../kernel/contributions.ts';
import { refuse } from '../../kernel/fault.ts';
import { text } from '../../kernel/says.ts';
import { iso } from '../../kernel/text.ts';
import { checkedOut } from '../../records/branch.ts';
import { isCardType } from '../../records/cards.ts';
import { defaults } from '../../records/defaults.ts';
import { nodeRef } from '../../records/graph.ts';
import { docRef } from '../../records/refs.ts';
import { cardCommitted } from '../notes/edits.ts';
import { publishedId } from './published.ts';
import type { ThinkStore } from './store.ts';

interface GraphDoc {
  readonly branch: string;
  readonly view: readonly Segment[];
  readonly doc: string;
}

const most = 200;
/** How many commits of one id are looked at, the newest first: others matter only while it is deleted on all of these. */
const lookedAt = 5;

async function liveNode(store: ThinkStore, { view, doc }: GraphDoc, id: string): Promise<GraphNode | undefined> {
  const [found] = (await store.graph.states(view, doc, [nodeRef(id)])).values();
  return found && !found.state.deleted ? (found.state as GraphNode) : undefined;
}

async function placeOf(store: ThinkStore, branch: string, doc: string): Promise<GraphDoc[]> {
  const row = await store.branches.find(branch);
  return row ? [{ branch, view: row.view, doc }] : [];
}

/** Where a node may stand that was never committed as a card: the graph of the focus, then that of the checkout. */
async function usualPlaces(store: ThinkStore): Promise<GraphDoc[]> {
  const focus = store.workspace?.focus ?? undefined;
  const own = focus === undefined ? undefined : (await store.entities.find(focus))?.reasoning_ref;
  const { name: branch, view } = await checkedOut(store);
  return [...(own ? await placeOf(store, own.branch, own.graph_doc) : []), { branch, view, doc: defaults.docs.graph }];
}

async function show(store: ThinkStore, place: GraphDoc, node: GraphNode): Promise<OpenedCard> {
  const { id, type, title, text, status, tags, meta, last_seq: seq, last_ts_ms: ts_ms } = node;
  const related = async (rel: 'supports' | 'blocks') =>
    (await store.graph.edgesFrom(place.view, place.doc, [id], { rels: [rel], limit: most + 1 })).map(({ to }) => to);
  const [supports, blocks] = [await related('supports'), await related('blocks')];
  return {
    kind: 'card',
    id,
    head: { seq, ts: iso(ts_ms), ts_ms, branch: place.branch, doc: place.doc },
    card: { id, type, title, text, status: status ?? null, tags, meta },
    edges: { supports: supports.slice(0, most).sort(), blocks: blocks.slice(0, most).sort() },
    truncated: supports.length > most || blocks.length > most,
  };
}

/** The card as it stands where it was committed last; else a node of that name in the graphs one usually looks into. */
async function find(id: string, store: ThinkStore, accepts: (node: GraphNode) => boolean): Promise<OpenedCard | undefined> {
  if (!store.workspace) return undefined;
  for (const { branch, graph_doc } of (await store.cards.commits(id)).slice(0, lookedAt))
    for (const place of await placeOf(store, branch, graph_doc)) {
      const node = await liveNode(store, place, id);
      if (node) return show(store, place, node);
    }
  for (const place of await usualPlaces(store)) {
    const node = await liveNode(store, place, id);
    if (node && accepts(node)) return show(store, place, node);
  }
  return undefined;
}

/** Ids that `open` would take for something else. */
const looksLikeAnother = (id: string) => /^(?:(?:TASK|PLAN|STEP|JOB)-|a:|runner:)/i.test(id) || docRef.matches(id);

/** A card is opened by its id where that leads to this version of it; any other version by its number. */
async function cardRef(
  store: ThinkStore,
  id: string,
  { branch, doc }: { branch: string; doc: string },
): Promise<string | undefined> {
  if (looksLikeAnother(id)) return undefined;
  const [last] = await store.cards.commits(id);
  return last?.branch === branch && last.graph_doc === doc ? id : undefined;
}

/** The id of a card or node that a reference leads to: its own, that of a version, or that of a commit in the trace. */
async function idBehind(ref: string, store: ThinkStore): Promise<{ id: string; doc?: string } | undefined> {
  if (!docRef.matches(ref)) return looksLikeAnother(ref) ? undefined : { id: ref };
  const seq = docRef.seq(ref);
  const version = await store.graph.at(seq);
  if (version?.version.kind === 'node') return { id: version.version.key, doc: version.doc };
  const entry = (await store.entries.at(seq))?.entry;
  const id = entry?.kind === 'note' ? cardCommitted(entry) : undefined;
  return id === undefined ? undefined : { id };
}

/** A card stands wherever it was committed, and so does the copy that everybody sees. */
async function forgettable(ref: string, store: ThinkStore): Promise<Forgettable | undefined> {
  const behind = store.workspace ? await idBehind(ref, store) : undefined;
  if (!behind) return undefined;
  const { id } = behind;
  const ids = [id, publishedId(id)];
  const commits = (await Promise.all(ids.map((one) => store.cards.commits(one)))).flat();
  const found = await find(id, store, () => true);
  const docs = [
    ...commits.map(({ graph_doc }) => graph_doc),
    ...(found ? [found.head.doc] : []),
    ...(behind.doc ? [behind.doc] : []),
  ];
  if (docs.length === 0) return undefined;
  return { what: commits.length ? 'card' : 'node', nodes: { ids, docs: [...new Set(docs)] } };
}

const searcher: Searcher<ThinkStore> = {
  sources: ['node'],
  async show({ key, kind, state }, store) {
    const found = await store.graph.at(Number(key));
    if (found?.version.kind !== 'node') return undefined;
    const { branch, doc } = found;
    const { id, title, text } = found.version.state;
    const stands = state === 'live' || state === 'resolved';
    const ref = kind === 'card' && stands ? await cardRef(store, id, found) : undefined;
    return { ref: ref ?? `${doc}@${key}`, title: title ?? id, text: text ?? '', where: branch };
  },
};

export const thinkContribution: Contribution<ThinkStore> = {
  searches: [searcher],
  forgets: [{ matches: () => true, find: forgettable }],
  opens: [
    {
      form: 'CARD-…',
      matches: (id) => id.startsWith('CARD-') && !docRef.matches(id),
      async open(id, _input, store) {
        const found = await find(id, store, () => true);
        if (found) return found;
        throw refuse('card-leads-nowhere', { id });
      },
    },
    {
      form: text('any-other-card'),
      last: true,
      matches: () => true,
      open: (id, _input, store) => find(id, store, ({ type }) => isCardType(type)),
    },
  ],
};
