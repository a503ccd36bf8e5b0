import { useMemo } from 'preact/hooks';
import type { ThoughtGraph } from '../../../../../../generated/types/index.ts';
import { address, go, here } from '../../kit/address.ts';
import { useAnswer, useLoaded } from '../../kit/answer.ts';
import { brief, plural, shown } from '../../kit/text.ts';
import { stamp } from '../../kit/time.ts';
import type { PageProps, Served, Tone } from '../../kit/view.ts';
import { Graph } from '../../parts/graph.tsx';
import { Age, Badge, Empty, Facts, Loaded, LongText, Tag } from '../../parts/said.tsx';
import { TakeAway } from '../../parts/take-away.tsx';
import { Rows } from '../../parts/virtual.tsx';
import { words } from './fields.ts';
import { placeLink, topicOf } from './places.ts';
import { ProjectChoice } from './project-choice.tsx';
import { Refs } from './refs.tsx';
import { listed, showing, shownOf, type Thought, type ThoughtKind, thoughtKinds } from './thoughts-data.ts';

const tones: Readonly<Record<string, Tone>> = { active: 'alive', superseded: 'calm', retracted: 'stuck' };

const Row = ({ thought, tab, chosen }: { thought: Thought; tab: 0 | -1; chosen: boolean }) => (
  <a class="session thought-row" href={here({ id: thought.id })} tabIndex={tab} aria-current={chosen ? 'true' : undefined}>
    <strong>{brief(thought.title || thought.text, 160)}</strong>
    <span class="under">
      <span class="step">{thought.type}</span>
      {thought.status !== 'active' && <Badge tone={tones[thought.status] ?? 'calm'}>{thought.status}</Badge>}
      {thought.scope === 'global' && <Badge>everywhere</Badge>} <Age ms={Date.parse(thought.asserted_ts)} />
      {thought.tags.slice(0, 4).map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </span>
  </a>
);

/** What hangs together with it, drawn; records that edges lead to are boxes too. */
function drawn({ claims, nodes, edges, missing_ids }: ThoughtGraph) {
  return {
    nodes: [
      ...claims.map(({ claim_id, claim_type, text, status }) => ({
        id: claim_id,
        kind: claim_type,
        title: text,
        faded: status !== 'active',
      })),
      ...nodes.map(({ node_id, node_type, title, status }) => ({
        id: node_id,
        kind: node_type,
        title,
        faded: status !== 'active',
      })),
      ...missing_ids.map((id) => ({ id, kind: id.startsWith('ev_') ? 'record' : 'elsewhere', title: id })),
    ],
    edges: edges.map(({ from_id, to_id, edge_type }) => ({ from: from_id, to: to_id, rel: edge_type })),
  };
}

function Around({ graph, project, id }: { graph: ThoughtGraph; project: string; id: string }) {
  const plan = useMemo(() => drawn(graph), [graph]);
  if (plan.edges.length === 0) return null;
  return (
    <section aria-label="What hangs together with it">
      <h3>What hangs together with it</h3>
      <Graph
        label="What hangs together with it"
        nodes={plan.nodes}
        edges={plan.edges}
        chosen={id}
        onChoose={(to) => {
          const at = placeLink(project, to);
          if (at && to !== id) go(at);
        }}
      />
    </section>
  );
}

function Detail({ served, project, kind, id }: { served: Served; project: string; kind: ThoughtKind; id: string }) {
  const question = showing(served, kind, project, id);
  const answer = useAnswer(question, [topicOf(project)]);
  return (
    <Loaded of={answer}>
      {(found) => {
        const { thought, edges, graph } = shownOf(found);
        return (
          <article class="detail" aria-label={`The ${thoughtKinds[kind].one}`}>
            <header>
              <h2>{brief(thought.title || thought.type, 160)}</h2>
              <TakeAway markdown={() => [`## ${thought.title || thought.id}`, thought.text].join('\n\n')} question={question} />
              <a class="close" href={here({ id: undefined })} aria-label="Close">
                ×
              </a>
            </header>
            <p class="under">
              <code>{shown(thought.id)}</code> <Badge tone={tones[thought.status] ?? 'calm'}>{thought.status}</Badge>
              {thought.tags.map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
            </p>
            <LongText text={thought.text} />
            <Facts
              of={[
                ['Written', stamp(Date.parse(thought.asserted_ts))],
                ['Holds for', thought.scope === 'global' ? 'every project' : 'this project'],
                ['Sure', `${Math.round(thought.confidence * 100)}%`],
                ...(thought.valid ? [['Valid', shown(thought.valid)] as const] : []),
                ...(thought.notes ? [['Notes', shown(thought.notes)] as const] : []),
              ]}
            />
            <Refs project={project} label="Rests on" ids={thought.sources} />
            {edges.length > 0 && (
              <section aria-label="Relations">
                <h3>{plural(edges.length, 'relation')}</h3>
                <ul class="relations">
                  {edges.map(({ edge_id, edge_type, from_id, to_id }) => {
                    const other = from_id === thought.id ? to_id : from_id;
                    return (
                      <li key={edge_id}>
                        <a href={placeLink(project, other) ?? here({})}>
                          {from_id === thought.id
                            ? `${words(edge_type)} ${shown(to_id)}`
                            : `${shown(from_id)} ${words(edge_type)} it`}
                        </a>
                      </li>
                    );
                  })}
                </ul>
              </section>
            )}
            {graph && <Around graph={graph} project={project} id={thought.id} />}
          </article>
        );
      }}
    </Loaded>
  );
}

/** Claims or nodes of a project with those that hold everywhere; by words, type and whether they hold. */
function ThoughtsPage({ served, params, kind }: PageProps & { kind: ThoughtKind }) {
  const project = params.project as string;
  const { title, types, one, many, empty, example } = thoughtKinds[kind];
  const { query } = address.value;
  const [search, type, all] = [query.get('words') ?? '', query.get('type') ?? '', query.get('all') === 'shown'];
  const chosen = query.get('id');
  const asked = { project, scope: 'effective' as const, all, ...(search ? { contains: search } : {}) };
  const answer = useLoaded(
    JSON.stringify([served.base, kind, asked, type]),
    (signal) => listed(served, kind, asked, type, signal),
    [topicOf(project)],
  );
  const found = answer.data?.thoughts ?? [];
  return (
    <div class="page whole">
      <div class="page-head">
        <h1>{title}</h1>
        <ProjectChoice served={served} project={project} page={kind} />
        <TakeAway
          markdown={() => found.map(({ id, text }) => `- ${id}: ${text}`).join('\n')}
          question={answer.data?.question ?? null}
        />
      </div>
      <div class="filters">
        <input
          type="search"
          aria-label={`${title} with these words`}
          placeholder="Words in it"
          value={search}
          maxLength={400}
          onInput={(event) => go(here({ words: event.currentTarget.value }), 'replace')}
        />
        <fieldset class="choices" aria-label="Types">
          {['', ...types].map((each) => (
            <button type="button" key={each} aria-pressed={type === each} onClick={() => go(here({ type: each }), 'replace')}>
              {each || 'all'}
            </button>
          ))}
        </fieldset>
        <label class="choice">
          <input type="checkbox" checked={all} onChange={() => go(here({ all: all ? undefined : 'shown' }), 'replace')} /> also
          what no longer holds
        </label>
      </div>
      <Loaded of={answer}>
        {({ thoughts, has_more }) =>
          thoughts.length === 0 && !search && !type && !chosen ? (
            <Empty title={`No ${many} yet`} example={example}>
              {empty}
            </Empty>
          ) : (
            <>
              <p class="under" role="status">
                {plural(thoughts.length, one, many)}
                {has_more && ', the newest of them'}
              </p>
              <div class={`split ${chosen ? 'chosen' : 'alone'}`}>
                <Rows
                  label={title}
                  count={thoughts.length}
                  row={66}
                  keyOf={(at) => thoughts[at]?.id ?? String(at)}
                  render={(at, tab) => {
                    const thought = thoughts[at] as Thought;
                    return <Row thought={thought} tab={tab} chosen={thought.id === chosen} />;
                  }}
                />
                {chosen && (
                  <aside class="side" aria-label={`The ${one}`}>
                    <Detail key={chosen} served={served} project={project} kind={kind} id={chosen} />
                  </aside>
                )}
              </div>
            </>
          )
        }
      </Loaded>
    </div>
  );
}

export const ClaimsPage = (props: PageProps) => <ThoughtsPage {...props} kind="claims" />;
export const NodesPage = (props: PageProps) => <ThoughtsPage {...props} kind="nodes" />;
