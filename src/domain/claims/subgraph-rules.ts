import type { MindScope, ThoughtEdgeType, ThoughtGraph } from '../../../generated/types/index.ts';
import { text } from '../../kernel/says.ts';
import { joinWhole, shortenWhole } from '../../kernel/secrets/cut.ts';
import { iso } from '../../kernel/text.ts';
import { type ClaimRow, holdsAt, type NodeRow, type ThoughtReads } from '../../records/thoughts.ts';

export interface SubgraphAsked {
  readonly root: string;
  readonly depth: number;
  readonly direction: 'out' | 'in' | 'both';
  /** Empty: all of them. */
  readonly edge_types: readonly ThoughtEdgeType[];
  readonly include_inactive: boolean;
  readonly include_aliases: boolean;
  readonly now_ms: number;
}

/** What hangs together with one claim or node, as far as was asked. */
export type Subgraph = ThoughtGraph;
type GraphEdge = Subgraph['edges'][number];

/** More than this nobody reads, and a hub has thousands. */
const most = { things: 200, edges: 400, each: 100, aliases: 20 } as const;
const deepest = 6;
const scopes: readonly MindScope[] = ['project', 'global'];

type Reads = ThoughtReads['thoughts'];
type Thing = { readonly kind: 'claim'; readonly row: ClaimRow } | { readonly kind: 'node'; readonly row: NodeRow };

async function thingNamed(reads: Reads, id: string): Promise<Thing | undefined> {
  const claim = await reads.claim(id);
  if (claim) return { kind: 'claim', row: claim };
  const node = await reads.node(id);
  return node && { kind: 'node', row: node };
}

/** Where an id leads, in whichever store knows. */
async function canonicalOf(reads: Reads, id: string): Promise<string> {
  for (const scope of scopes) {
    const canonical = await reads.canonical(scope, id);
    if (canonical !== id) return canonical;
  }
  return id;
}

async function withAliases(reads: Reads, scope: MindScope, ids: readonly string[]): Promise<string[]> {
  const all = [...ids];
  for (const id of ids) all.push(...(await reads.aliasesOf(scope, id, most.aliases)));
  return all;
}

const sources = (ids: readonly string[]) => ids.slice(0, 8).map((event_id) => ({ kind: 'evidence_event' as const, event_id }));

const small = <T extends ClaimRow | NodeRow>(
  { notes: _, confidence: __, ...row }: T,
  chars: number,
): Omit<T, 'notes' | 'confidence'> => ({
  ...row,
  text: shortenWhole(row.text, chars),
  tags: row.tags.slice(0, 24),
  source_event_ids: row.source_event_ids.slice(0, 8),
});

/** What is around a root, step by step. The root is shown whatever became of it; the rest only if it holds, unless all is asked for. */
export async function subgraph(reads: Reads, asked: SubgraphAsked): Promise<Subgraph> {
  const { root, direction, edge_types, include_inactive, include_aliases, now_ms } = asked;
  const depth = Math.min(deepest, Math.max(0, Math.trunc(asked.depth)));
  const resolve = async (id: string) => (include_aliases ? id : canonicalOf(reads, id));
  const start = await resolve(root);
  const things = new Map<string, Thing>();
  const edges = new Map<string, GraphEdge>();
  const missing = new Set<string>();
  let truncated = false;

  const isShown = (thing: Thing): boolean =>
    include_inactive || (thing.row.status === 'active' && (thing.kind === 'node' || holdsAt(thing.row, now_ms)));

  /** Whether there is anything to go on from. */
  const meet = async (id: string): Promise<boolean> => {
    if (things.has(id) || missing.has(id)) return false;
    const thing = await thingNamed(reads, id);
    if (!thing || (id !== start && !isShown(thing))) {
      missing.add(id);
      return false;
    }
    if (things.size >= most.things) {
      truncated = true;
      return false;
    }
    things.set(id, thing);
    return true;
  };

  await meet(start);
  let ring = [start];
  for (let step = 0; step < depth && ring.length > 0; step++) {
    const next: string[] = [];
    for (const scope of scopes) {
      const ids = include_aliases ? ring : await withAliases(reads, scope, ring);
      const left = most.edges - edges.size;
      const types = edge_types.length ? edge_types : undefined;
      const found = await reads.adjacent(scope, ids, { direction, types, each: most.each, limit: left + 1 });
      truncated ||= found.length > left;
      for (const { source_event_ids, ...edge } of found.slice(0, left)) {
        const [from, to] = [await resolve(edge.from_id), await resolve(edge.to_id)];
        edges.set(`${scope} ${edge.edge_id}`, {
          ...edge,
          from_id: from,
          to_id: to,
          source_refs: sources(source_event_ids),
          from_id_raw: edge.from_id,
          to_id_raw: edge.to_id,
          from_id_canonical: await canonicalOf(reads, edge.from_id),
          to_id_canonical: await canonicalOf(reads, edge.to_id),
        });
        for (const end of [from, to]) if (await meet(end)) next.push(end);
      }
    }
    ring = next;
  }
  const shown = [...things.values()];
  return {
    root_id: root,
    root_id_canonical: await canonicalOf(reads, root),
    depth,
    direction,
    edge_types: [...edge_types],
    include_inactive,
    include_aliases,
    as_of_ts: iso(now_ms),
    claims: shown.flatMap((thing) => (thing.kind === 'claim' ? [small(thing.row, 800)] : [])),
    nodes: shown.flatMap((thing) =>
      thing.kind === 'node' ? [{ ...small(thing.row, 1000), title: shortenWhole(thing.row.title, 240) }] : [],
    ),
    edges: [...edges.values()],
    missing_ids: [...missing].filter((id) => !things.has(id)).slice(0, most.things),
    truncated,
  };
}

const escaped = (said: string) =>
  shortenWhole(joinWhole(said), 60).replaceAll(/["`<>\\[\]{}|#;]/g, (sign) => `#${sign.codePointAt(0)};`);

/** The same as a Mermaid flowchart, for people who look at it in a browser or a Markdown page. */
export function mermaidOf({ claims, nodes, edges, missing_ids, root_id_canonical }: Subgraph): string {
  const names = new Map<string, string>();
  const name = (id: string) => {
    if (!names.has(id)) names.set(id, `n${names.size}`);
    return names.get(id) as string;
  };
  const boxes = [
    ...claims.map(({ claim_id, claim_type, text: said }) => `  ${name(claim_id)}["${claim_type}: ${escaped(said)}"]`),
    ...nodes.map(({ node_id, node_type, title }) => `  ${name(node_id)}(["${node_type}: ${escaped(title)}"])`),
    ...missing_ids.map((id) => `  ${name(id)}[("${escaped(id)}")]`),
  ];
  const known = new Set(names.keys());
  const arrows = edges
    .filter(({ from_id, to_id }) => known.has(from_id) && known.has(to_id))
    .map(({ from_id, to_id, edge_type }) => `  ${name(from_id)} -- ${edge_type} --> ${name(to_id)}`);
  const marked = known.has(root_id_canonical) ? [text('mermaid-root', { name: name(root_id_canonical) })] : [];
  return ['flowchart LR', ...boxes, ...arrows, ...marked].join('\n');
}
