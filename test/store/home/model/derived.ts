import { expect } from 'vitest';
import type { ClaimRecord, EdgeRecord } from '../../../../generated/types/index.ts';
import { decideContext } from '../../../../src/domain/claims/context-rules.ts';
import { subgraph } from '../../../../src/domain/claims/subgraph-rules.ts';
import { whyCandidates } from '../../../../src/domain/claims/why-rules.ts';
import type { ThoughtReads } from '../../../../src/records/thoughts.ts';
import type { Oracle } from './oracle.ts';

type Reads = ThoughtReads['thoughts'];
type Scope = 'project' | 'global';
type Oracles = Readonly<Record<Scope, Oracle>>;

const scopes = ['project', 'global'] as const;
export const now_ms = Date.UTC(2027, 0, 1);
const holds = ({ valid_from, valid_to }: ClaimRecord) =>
  (valid_from === null || Date.parse(valid_from) <= now_ms) && (valid_to === null || now_ms < Date.parse(valid_to));
const isRaw = ({ tags }: ClaimRecord) => tags.includes('values:raw');
const isWish = ({ claim_type }: ClaimRecord) => claim_type === 'preference' || claim_type === 'goal';
const isPinned = ({ tags }: ClaimRecord) => tags.some((tag) => tag.startsWith('mi:setting:'));
const saying = ({ claim_type, text }: ClaimRecord) => `${claim_type} ${text.trim().replaceAll(/\s+/g, ' ').toLowerCase()}`;
const asksFor = (text: string) => /utc/i.test(text);

const sorted = (ids: Iterable<string>) => [...new Set(ids)].sort();
const within = (found: readonly string[], allowed: readonly string[]) =>
  expect(allowed).toEqual(expect.arrayContaining([...found]));

/** The plain reading of both scopes together. */
class Both {
  constructor(readonly oracles: Oracles) {}

  record(id: string): ClaimRecord | undefined {
    return scopes.flatMap((scope) => this.oracles[scope].claims.filter(({ claim_id }) => claim_id === id)).at(-1);
  }

  scopeOf(id: string): Scope | undefined {
    return scopes.find((scope) =>
      [...this.oracles[scope].claims.map((one) => one.claim_id), ...this.oracles[scope].nodes.map((one) => one.node_id)].includes(
        id,
      ),
    );
  }

  canonical(id: string): string {
    const inProject = this.oracles.project.canonical(id);
    return inProject === id ? this.oracles.global.canonical(id) : inProject;
  }

  /** Claims that hold now, those of the project first, the newest first. */
  live(fits: (claim: ClaimRecord) => boolean = () => true, most = Number.POSITIVE_INFINITY): string[] {
    return scopes.flatMap((scope) => this.oracles[scope].claimIds(false, (claim) => holds(claim) && fits(claim)).slice(0, most));
  }

  liveNodes(): string[] {
    return scopes.flatMap((scope) => this.oracles[scope].nodeIds(false));
  }

  /** One edge for each two ends and type, the newest first. */
  edges(scope: Scope): EdgeRecord[] {
    const { edges } = this.oracles[scope];
    return this.oracles[scope].edgeIds().map((id) => edges.findLast(({ edge_id }) => edge_id === id) as EdgeRecord);
  }

  beside(ids: readonly string[]): string[] {
    const ends = scopes.flatMap((scope) => this.edges(scope)).map(({ from_id, to_id }) => [from_id, to_id] as const);
    return ends.flatMap(([from, to]) => [...(ids.includes(from) ? [to] : []), ...(ids.includes(to) ? [from] : [])]);
  }

  once(ids: readonly string[]): string[] {
    const seen = new Set<string>();
    return ids.filter((id) => {
      const said = saying(this.record(id) as ClaimRecord);
      return !seen.has(said) && seen.add(said);
    });
  }
}

/** What is chosen by words comes first, as far as there is room; what an edge leads to fills the rest. */
function checkChosen(chosen: readonly string[], { room, worded, beside }: { room: number; worded: string[]; beside: string[] }) {
  expect(new Set(chosen).size).toBe(chosen.length);
  expect(chosen.length).toBeLessThanOrEqual(room);
  within(chosen, [...worded, ...beside]);
  const byWords = chosen.filter((id) => worded.includes(id));
  expect(byWords).toHaveLength(Math.min(room, worded.length));
}

export async function checkContext(reads: Reads, oracles: Oracles): Promise<void> {
  const both = new Both(oracles);
  const context = await decideContext(reads, { task: 'UTC', last_message: '', recent_evidence: [], now_ms });
  const ids = (claims: readonly { claim_id: string }[]) => claims.map(({ claim_id }) => claim_id);
  const isValue = ({ tags }: ClaimRecord) => tags.includes('values:base');

  const values = oracles.global.claimIds(false, (claim) => holds(claim) && isWish(claim) && isValue(claim)).slice(0, 8);
  expect(ids(context.values_claims)).toEqual(values);
  const pinned = both.live((claim) => isWish(claim) && isPinned(claim));
  const others = both.live((claim) => isWish(claim) && !isPinned(claim) && !isValue(claim) && !isRaw(claim), 8);
  const wishes = [...pinned, ...both.once(others).slice(0, 8)].slice(0, 8);
  expect(ids(context.pref_goal_claims)).toEqual(wishes);

  const taken = [...values, ...wishes];
  const query = ids(context.query_claims);
  const nodes = context.nodes.map(({ node_id }) => node_id);
  const isFree = (id: string) => !taken.includes(id);
  const free = both.live((claim) => !isRaw(claim)).filter(isFree);
  const beside = both.beside([...taken, ...query, ...nodes]);
  checkChosen(query, {
    room: 10,
    worded: free.filter((id) => asksFor(both.record(id)?.text ?? '')),
    beside: free.filter((id) => beside.includes(id)),
  });
  const own = oracles.project.nodeIds(false).slice(0, 3);
  expect(nodes.slice(0, own.length)).toEqual(own);
  const titles = new Map(scopes.flatMap((scope) => oracles[scope].nodes.map((node) => [node.node_id, node.title] as const)));
  const liveNodes = both.liveNodes();
  checkChosen(nodes, {
    room: 6,
    worded: sorted([...own, ...liveNodes.filter((id) => asksFor(titles.get(id) ?? ''))]),
    beside: liveNodes.filter((id) => beside.includes(id)),
  });

  const shown = new Set([...taken, ...query, ...nodes]);
  const between = scopes.flatMap((scope) =>
    both
      .edges(scope)
      .filter(({ from_id, to_id }) => shown.has(from_id) && shown.has(to_id))
      .slice(0, 20)
      .map(({ edge_type, from_id, to_id, notes }) => ({ edge_type, from_id, to_id, scope, notes })),
  );
  expect(context.edges).toEqual(between.slice(0, 20));
}

interface Looking {
  readonly depth: number;
  readonly direction: 'in' | 'out' | 'both';
  readonly include_inactive: boolean;
  readonly include_aliases: boolean;
}

/** Ring by ring, through all edges each time. */
function around(both: Both, root: string, { depth, direction, include_inactive, include_aliases }: Looking) {
  const resolve = (id: string) => (include_aliases ? id : both.canonical(id));
  const start = resolve(root);
  const isShown = (id: string) => {
    const scope = both.scopeOf(id);
    if (!scope) return false;
    if (include_inactive || id === start) return true;
    const claim = both.record(id);
    return both.oracles[scope].status(id) === 'active' && (claim === undefined || holds(claim));
  };
  const things = new Set(isShown(start) ? [start] : []);
  const missing = new Set(isShown(start) ? [] : [start]);
  const edges = new Set<string>();
  let ring = [start];
  for (let step = 0; step < depth; step++) {
    const next: string[] = [];
    const isAt = (id: string) => ring.includes(resolve(id));
    for (const scope of scopes)
      for (const { edge_id, from_id, to_id } of both.edges(scope)) {
        if (!((direction !== 'in' && isAt(from_id)) || (direction !== 'out' && isAt(to_id)))) continue;
        edges.add(`${edge_id} ${resolve(from_id)} ${resolve(to_id)}`);
        for (const end of [from_id, to_id].map(resolve)) {
          if (things.has(end) || missing.has(end)) continue;
          (isShown(end) ? things : missing).add(end);
          if (isShown(end)) next.push(end);
        }
      }
    ring = next;
  }
  return { things: sorted(things), edges: sorted(edges), missing: sorted(missing) };
}

const lookings: readonly Looking[] = [
  { depth: 2, direction: 'both', include_inactive: false, include_aliases: false },
  { depth: 3, direction: 'out', include_inactive: true, include_aliases: false },
  { depth: 1, direction: 'in', include_inactive: false, include_aliases: true },
];

export async function checkSubgraphs(reads: Reads, oracles: Oracles, roots: readonly string[]): Promise<void> {
  const both = new Both(oracles);
  for (const [i, root] of roots.entries()) {
    const looking = lookings[i % lookings.length] as Looking;
    const graph = await subgraph(reads, { root, edge_types: [], now_ms, ...looking });
    const found = {
      things: sorted([...graph.claims.map(({ claim_id }) => claim_id), ...graph.nodes.map(({ node_id }) => node_id)]),
      edges: sorted(graph.edges.map(({ edge_id, from_id, to_id }) => `${edge_id} ${from_id} ${to_id}`)),
      missing: sorted(graph.missing_ids),
    };
    expect({ root, looking, ...found }).toEqual({ root, looking, ...around(both, root, looking) });
    expect(graph.root_id_canonical).toBe(both.canonical(root));
  }
}

export async function checkWhy(
  reads: Reads,
  oracles: Oracles,
  asked: { event_id: string; hints: readonly string[] },
): Promise<void> {
  const both = new Both(oracles);
  const candidates = await whyCandidates(reads, { ...asked, query: 'UTC', top_k: 40, as_of_ms: now_ms });
  const found = candidates.map(({ claim_id }) => claim_id);
  const offered = both.live((claim) => !isRaw(claim));
  const hinted = asked.hints.filter((id) => offered.includes(id));
  const cites = (id: string) => both.record(id)?.source_refs.some(({ event_id }) => event_id === asked.event_id) === true;
  const due = [...hinted, ...offered.filter((id) => cites(id) || asksFor(both.record(id)?.text ?? ''))];
  const beside = both.beside([asked.event_id, ...asked.hints]);
  within(found, [...due, ...offered.filter((id) => beside.includes(id))]);
  const said = (ids: readonly string[]) => ids.map((id) => saying(both.record(id) as ClaimRecord));
  expect(said(found), 'each saying once').toEqual([...new Set(said(found))]);
  within(said(due), said(found));
  const first = both.once(hinted);
  expect(found.slice(0, first.length), 'what was before the decision comes first').toEqual(first);
}
