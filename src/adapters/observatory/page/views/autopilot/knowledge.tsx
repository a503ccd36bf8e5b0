import { useMemo } from 'preact/hooks';
import { address, go, here, moment } from '../../kit/address.ts';
import { useLoaded } from '../../kit/answer.ts';
import { brief, plural } from '../../kit/text.ts';
import { stamp } from '../../kit/time.ts';
import type { PageProps, Served } from '../../kit/view.ts';
import { Choose } from '../../parts/choose.tsx';
import { Graph } from '../../parts/graph.tsx';
import { Age, Badge, Empty, Loaded, Tag } from '../../parts/said.tsx';
import { useOldest } from '../../parts/scrubber.tsx';
import { TakeAway } from '../../parts/take-away.tsx';
import { Rows } from '../../parts/virtual.tsx';
import { relationOf } from './fields.ts';
import { type Knowledge, knowledgeAround, knownAt, type Relation, type Thought, wholeKnowledge } from './knowledge-data.ts';
import { Names, nameOf } from './names.ts';
import { placeLink, topicOf } from './places.ts';
import { ProjectChoice } from './project-choice.tsx';
import { statusTones, ThoughtDetail } from './thought.tsx';
import { claimList, claimsGraph } from './tools.ts';

const stateOf = ({ status, id, canonical_id }: Thought): string =>
  status !== 'active' ? status : canonical_id === id ? '' : 'duplicate';

const Row = ({ thought, tab, chosen }: { thought: Thought; tab: 0 | -1; chosen: boolean }) => (
  <a class="session thought-row" href={here({ id: thought.id })} tabIndex={tab} aria-current={chosen ? 'true' : undefined}>
    <strong>{brief(thought.title || thought.text, 160)}</strong>
    <span class="under">
      <span class="step">{thought.type}</span>
      {stateOf(thought) && <Badge tone={statusTones[thought.status] ?? 'calm'}>{stateOf(thought)}</Badge>}
      {thought.scope === 'global' && <Badge>everywhere</Badge>} <Age ms={Date.parse(thought.asserted_ts)} />
      {thought.tags.slice(0, 4).map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </span>
  </a>
);

/** What is drawn: claims and nodes, and on request the records that edges lead to. */
function drawnOf(thoughts: readonly Thought[], edges: readonly Relation[], records: boolean) {
  const known = new Set(thoughts.map(({ id }) => id));
  const ends = edges.flatMap(({ from_id, to_id }) => (known.has(from_id) ? [to_id] : known.has(to_id) ? [from_id] : []));
  const cited = records ? [...new Set(ends)].filter((id) => id.startsWith('ev_')) : [];
  return {
    nodes: [
      ...thoughts.map((thought) => ({
        id: thought.id,
        kind: thought.type,
        title: thought.title || thought.text,
        faded: thought.status !== 'active',
        state: stateOf(thought),
      })),
      ...cited.map((id) => ({ id, kind: 'record', title: nameOf(id, new Map()) })),
    ],
    edges: edges.map(({ from_id, to_id, edge_type }) => ({ from: from_id, to: to_id, rel: relationOf(edge_type) })),
  };
}

const sortedOf = (all: readonly string[]) => [...new Set(all)].sort().slice(0, 200);

interface Asked {
  readonly project: string;
  readonly contains: string;
  readonly around: string;
  /** Also what no longer holds; at a moment that is past, to see what held then. */
  readonly all: boolean;
}

const read = (served: Served, { project, contains, around, all }: Asked, signal: AbortSignal): Promise<Knowledge> =>
  around
    ? knowledgeAround(served, project, around, all, signal)
    : wholeKnowledge(served, project, { all, ...(contains ? { contains } : {}) }, signal);

/** Switches a word of the address on and off. */
const Switch = ({ name, label }: { name: string; label: string }) => {
  const on = address.value.query.get(name) === 'shown';
  return (
    <button type="button" aria-pressed={on} onClick={() => go(here({ [name]: on ? undefined : 'shown' }), 'replace')}>
      {label}
    </button>
  );
};

/** What the autopilot holds to be true, has decided and has summed up, and how it hangs together. */
export function KnowledgePage({ served, params }: PageProps) {
  const project = params.project as string;
  const { query } = address.value;
  const word = (name: string) => query.get(name) ?? '';
  const past = moment.value;
  const inactive = word('inactive') === 'shown';
  const asked: Asked = { project, contains: word('words'), around: word('around'), all: inactive || past !== null };
  const answer = useLoaded(JSON.stringify([served.base, 'knowledge', asked]), (signal) => read(served, asked, signal), [
    topicOf(project),
  ]);
  const { thoughts = [], edges = [], has_more = false } = answer.data ?? {};
  const times = thoughts.map(({ asserted_ts }) => Date.parse(asserted_ts)).filter(Number.isFinite);
  useOldest(times.length > 0 ? Math.min(...times) : undefined);
  const [type, tag, rel] = [word('type'), word('tag'), word('relation')];
  const seen = useMemo(() => {
    const then = knownAt({ thoughts, edges, has_more }, past);
    return {
      thoughts: then.thoughts.filter(
        (thought) =>
          (!type || thought.type === type) &&
          (!tag || thought.tags.includes(tag)) &&
          (inactive || stateOf(thought) === '' || thought.id === asked.around),
      ),
      edges: rel ? then.edges.filter(({ edge_type }) => edge_type === rel) : then.edges,
    };
  }, [answer.data, past, type, tag, rel, inactive]);
  const plan = useMemo(() => drawnOf(seen.thoughts, seen.edges, word('records') === 'shown'), [seen, word('records')]);
  const chosen = word('id');
  const names = useMemo(() => new Map(thoughts.map(({ id, title, text }) => [id, title || text])), [answer.data]);
  const choose = (id: string) => {
    const to = id.startsWith('ev_') ? placeLink(project, id) : here({ id });
    if (to) go(to, id.startsWith('ev_') ? 'push' : 'replace');
  };
  const filtered = asked.contains || type || tag || rel || asked.around;
  return (
    <div class="page whole">
      <div class="page-head">
        <h1>Claims</h1>
        <ProjectChoice served={served} project={project} page="claims" />
        {past !== null && <span class="place">as of {stamp(past)}</span>}
        <TakeAway
          markdown={() => seen.thoughts.map(({ id, type: kind, title }) => `- ${kind} ${id}: ${title}`).join('\n')}
          question={
            asked.around
              ? claimsGraph(served, { project, id: asked.around, depth: 2 })
              : claimList(served, { project, scope: 'effective', all: asked.all })
          }
        />
      </div>
      {past !== null && (
        <p class="then" role="status">
          What was retracted since then is shown as retracted: nothing says when.
        </p>
      )}
      <div class="filters">
        <input
          type="search"
          aria-label="Claims with these words"
          placeholder="Words in it"
          value={asked.contains}
          maxLength={400}
          onInput={(event) => go(here({ words: event.currentTarget.value, around: undefined }), 'replace')}
        />
        <Choose name="type" label="Type" options={sortedOf(thoughts.map((thought) => thought.type))} />
        <Choose name="tag" label="Tag" options={sortedOf(thoughts.flatMap(({ tags }) => tags))} />
        <Choose name="relation" label="Relation" options={sortedOf(edges.map(({ edge_type }) => edge_type))} />
        <Switch name="inactive" label="What no longer holds" />
        <Switch name="records" label="Records" />
        <Switch name="list" label="As a list" />
        {asked.around && <a href={here({ around: undefined })}>Everything</a>}
      </div>
      <Loaded of={answer}>
        {() =>
          thoughts.length === 0 && !filtered && !chosen ? (
            <Empty title="No claims yet" example={'mi values set --text "Run the tests before you call anything done."'}>
              What you want and prefer, what runs have learned, and what they decided and summed up. Decisions rest on it.
            </Empty>
          ) : (
            <>
              <p class="under" role="status">
                {plural(seen.thoughts.length, 'claim or node', 'claims and nodes')}
                {has_more && ', the newest of them; words find older ones'}
                {asked.around && `, around “${nameOf(asked.around, names)}”`}
              </p>
              <div class={`split ${chosen ? 'chosen' : 'alone'}`}>
                {word('list') === 'shown' ? (
                  <Rows
                    label="Claims"
                    count={seen.thoughts.length}
                    row={66}
                    keyOf={(at) => seen.thoughts[at]?.id ?? String(at)}
                    render={(at, tab) => {
                      const thought = seen.thoughts[at] as Thought;
                      return <Row thought={thought} tab={tab} chosen={thought.id === chosen} />;
                    }}
                  />
                ) : (
                  <Graph label="Claims" nodes={plan.nodes} edges={plan.edges} chosen={chosen} onChoose={choose} />
                )}
                {chosen && (
                  <aside class="side" aria-label={chosen.startsWith('nd_') ? 'The node' : 'The claim'}>
                    <Names.Provider value={names}>
                      <ThoughtDetail key={chosen} served={served} project={project} id={chosen} />
                    </Names.Provider>
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
