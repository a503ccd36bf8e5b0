import { useMemo, useState } from 'preact/hooks';
import type { GraphEdge, GraphNode } from '../../../../../../generated/types/index.ts';
import { address, go, here } from '../../kit/address.ts';
import { useAnswer, useLoaded } from '../../kit/answer.ts';
import { ask } from '../../kit/ask.ts';
import { brief, plural, shown } from '../../kit/text.ts';
import { stamp } from '../../kit/time.ts';
import type { PageProps, Served } from '../../kit/view.ts';
import { Choose } from '../../parts/choose.tsx';
import { Graph } from '../../parts/graph.tsx';
import { Badge, Empty, Facts, Loaded, LongText, Tag } from '../../parts/said.tsx';
import { TakeAway } from '../../parts/take-away.tsx';
import { Rows } from '../../parts/virtual.tsx';
import { Head } from './head.tsx';
import { KnownThen } from './known-then.tsx';
import { graphPlaces } from './places.ts';
import { isMeant } from './tags.ts';
import { branchList, graphQuery } from './tools.ts';

interface Whole {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

const most = 20_000;

/** Every node of a graph with the edges between them, page by page. */
async function wholeGraph(served: Served, input: Parameters<typeof graphQuery>[1], signal: AbortSignal): Promise<Whole> {
  const nodes: GraphNode[] = [];
  const edges = new Map<string, GraphEdge>();
  let cursor: number | null | undefined;
  while (cursor !== null && nodes.length < most) {
    const page = await ask(
      graphQuery(served, { ...input, limit: 200, edges_limit: 1000, ...(cursor === undefined ? {} : { cursor }) }),
      signal,
    );
    nodes.push(...page.nodes);
    for (const edge of page.edges) edges.set(`${edge.from} ${edge.rel} ${edge.to}`, edge);
    cursor = page.pagination.next_cursor;
  }
  return { nodes, edges: [...edges.values()] };
}

const choices = (nodes: readonly GraphNode[], of: (node: GraphNode) => readonly string[]) =>
  [...new Set(nodes.flatMap(of))].sort().slice(0, 200);

interface NodeDetailProps {
  readonly node: GraphNode;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly workspace: string;
  readonly place: string;
}

function NodeDetail({ node, nodes, edges, workspace, place }: NodeDetailProps) {
  const titleOf = (id: string) => brief(nodes.find((each) => each.id === id)?.title ?? id, 120);
  const own = edges.filter(({ from, to }) => from === node.id || to === node.id);
  return (
    <article class="detail">
      <header>
        <h2>{brief(node.title ?? node.id, 140)}</h2>
        <TakeAway markdown={() => [`## ${node.title ?? node.id}`, node.text ?? ''].join('\n\n')} />
        <a class="close" href={here({ node: undefined })} aria-label="Close">
          ×
        </a>
      </header>
      <p class="under">
        <code>{shown(node.id)}</code> <Badge>{node.type}</Badge> {node.status && <Badge>{node.status}</Badge>}
        {node.tags.filter(isMeant).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </p>
      {node.text && <LongText text={node.text} />}
      <Facts of={[['Changed', stamp(node.last_ts_ms)]]} />
      {node.type === 'decision' && <KnownThen workspace={workspace} at={node.last_ts_ms} of={node.id} place={place} />}
      {own.length > 0 && (
        <section aria-label="Relations">
          <h3>{plural(own.length, 'relation')}</h3>
          <ul class="relations">
            {own.map(({ from, rel, to }) => (
              <li key={`${from} ${rel} ${to}`}>
                <a href={here({ node: from === node.id ? to : from })}>
                  {from === node.id
                    ? `${shown(rel.replaceAll('_', ' '))} ${titleOf(to)}`
                    : `${titleOf(from)} ${shown(rel.replaceAll('_', ' '))} it`}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

/** A graph of a workspace, by type, tag and branch; drawn, or as a list. */
export function GraphPage({ served, params }: PageProps) {
  const workspace = params.workspace as string;
  const { query } = address.value;
  const places = useAnswer(branchList(served, { workspace, limit: 1000 }), [`memory/${workspace}/branches`]);
  const options = graphPlaces(places.data);
  const place = options.find(({ name }) => name === query.get('place')) ?? options[0];
  const [asList, setAsList] = useState(false);
  const input = place && { workspace, branch: place.branch, doc: place.doc };
  const answer = useLoaded(
    input ? `graph ${JSON.stringify([served.base, input, served.as_of])}` : null,
    (signal) => wholeGraph(served, input ?? {}, signal),
    [`memory/${workspace}/graph`],
  );
  const { nodes = [], edges = [] } = answer.data ?? {};
  const [type, tag] = [query.get('type') ?? '', query.get('tag') ?? ''];
  const seen = useMemo(
    () => nodes.filter((node) => (!type || node.type === type) && (!tag || node.tags.includes(tag))),
    [nodes, type, tag],
  );
  const drawn = useMemo(
    () =>
      seen.map(({ id, type: kind, title, deleted }) => ({
        id,
        kind,
        title: title ?? id,
        faded: deleted,
      })),
    [seen],
  );
  const chosen = nodes.find(({ id }) => id === query.get('node'));
  return (
    <div class="page whole">
      <Head served={served} workspace={workspace} title="Graph">
        <TakeAway
          markdown={() => seen.map(({ id, type: kind, title }) => `- ${kind} ${id}: ${title ?? ''}`).join('\n')}
          question={input ? graphQuery(served, input) : null}
        />
      </Head>
      <div class="filters">
        <label class="choose">
          Branch
          <select
            value={place?.name ?? ''}
            onChange={(event) => go(here({ place: event.currentTarget.value, node: undefined }), 'replace')}
          >
            {options.map(({ name }) => (
              <option key={name} value={name}>
                {shown(name)}
              </option>
            ))}
          </select>
        </label>
        <Choose name="type" label="Type" options={choices(nodes, (node) => [node.type])} />
        <Choose name="tag" label="Tag" options={choices(nodes, (node) => node.tags)} />
        <button type="button" aria-pressed={asList} onClick={() => setAsList(!asList)}>
          As a list
        </button>
      </div>
      <Loaded of={answer}>
        {() =>
          nodes.length === 0 ? (
            <Empty
              title="This graph is empty"
              example={'noema call think_card card=\'{"type":"hypothesis","title":"The index is cold"}\''}
            >
              Cards, steps and whatever agents relate to each other stand in a graph, one for each branch.
            </Empty>
          ) : (
            <div class={`split ${chosen ? 'chosen' : 'alone'}`}>
              {asList ? (
                <Rows
                  label="Nodes"
                  count={seen.length}
                  row={44}
                  keyOf={(at) => seen[at]?.id ?? String(at)}
                  render={(at, tab) => {
                    const node = seen[at] as GraphNode;
                    return (
                      <a class="node-row" href={here({ node: node.id })} tabIndex={tab}>
                        <span class={`step ${node.type}`}>{brief(node.type, 20)}</span> {brief(node.title ?? node.id, 140)}
                      </a>
                    );
                  }}
                />
              ) : (
                <Graph
                  label="Graph"
                  nodes={drawn}
                  edges={edges}
                  chosen={chosen?.id}
                  onChoose={(node) => go(here({ node }), 'replace')}
                />
              )}
              {chosen && (
                <aside class="side" aria-label="The node">
                  <NodeDetail node={chosen} nodes={nodes} edges={edges} workspace={workspace} place={place?.name ?? ''} />
                </aside>
              )}
            </div>
          )
        }
      </Loaded>
    </div>
  );
}
