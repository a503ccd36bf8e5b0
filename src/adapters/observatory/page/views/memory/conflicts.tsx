import type { Conflict, ConflictHead, GraphEdge, GraphNode } from '../../../../../../generated/types/index.ts';
import { useAnswer, useLoaded } from '../../kit/answer.ts';
import { ask } from '../../kit/ask.ts';
import { brief, shown } from '../../kit/text.ts';
import type { PageProps, Served } from '../../kit/view.ts';
import { Age, Badge, Empty, Loaded } from '../../parts/said.tsx';
import { TakeAway } from '../../parts/take-away.tsx';
import { Head } from './head.tsx';
import { graphPlaces } from './places.ts';
import { branchList, graphConflictShow, graphConflicts } from './tools.ts';

type Side = GraphNode | GraphEdge | null;

const hidden = new Set(['last_seq', 'last_ts_ms', 'merged_from', 'deleted']);

const written = (value: unknown): string =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.map(written).join(', ') : JSON.stringify(value);

const fields = (side: Side): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(side ?? {})
      .filter(([name]) => !hidden.has(name))
      .map(([name, value]) => [name, written(value)]),
  );

/** Field by field, what stood there and what the two sides made of it. */
function comparedOf(conflict: Conflict) {
  const sides = [conflict.base, conflict.ours, conflict.theirs].map(fields);
  const names = [...new Set(sides.flatMap((side) => [...side.keys()]))];
  return names.map((name) => {
    const [base = '—', ours = '—', theirs = '—'] = sides.map((side) => side.get(name));
    return { name, base, ours, theirs };
  });
}

const cellOf = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

const asMarkdown = (conflict: Conflict): string =>
  [
    `| Field | Before | ${cellOf(conflict.into)} | ${cellOf(conflict.from)} |`,
    '| --- | --- | --- | --- |',
    ...comparedOf(conflict).map((row) => `| ${[row.name, row.base, row.ours, row.theirs].map(cellOf).join(' | ')} |`),
  ].join('\n');

const nameOf = ({ ours, theirs }: Conflict): string | undefined =>
  [ours, theirs].flatMap((side) => (side && 'title' in side && side.title ? [side.title] : []))[0];

/** Where the two sides differ it is marked. */
function SideBySide({ conflict }: { conflict: Conflict }) {
  return (
    <div class="table">
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">{shown(conflict.into)}</th>
            <th scope="col">{shown(conflict.from)}</th>
          </tr>
        </thead>
        <tbody>
          {comparedOf(conflict).map(({ name, base, ours, theirs }) => (
            <tr key={name} class={ours === theirs ? '' : 'differs'}>
              <th scope="row">{shown(name)}</th>
              <td>{shown(base)}</td>
              <td>{shown(ours)}</td>
              <td>{shown(theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ConflictCard({ served, workspace, head }: { served: Served; workspace: string; head: ConflictHead }) {
  const question = graphConflictShow(served, { workspace, conflict_id: head.conflict_id });
  const answer = useAnswer(question, [`memory/${workspace}/graph`]);
  return (
    <li class="conflict">
      <p class="page-head">
        <strong>{brief((answer.data && nameOf(answer.data.conflict)) ?? head.key, 140)}</strong>{' '}
        <Badge tone={head.status === 'open' ? 'waiting' : 'calm'}>{head.status}</Badge>
        <span class="under">
          <code>{shown(head.key)}</code> <Age ms={head.created_at_ms} />
        </span>
        <TakeAway
          markdown={() =>
            [`Conflict ${head.conflict_id} about ${head.key}`, answer.data ? asMarkdown(answer.data.conflict) : ''].join('\n\n')
          }
          question={question}
        />
      </p>
      <Loaded of={answer}>{({ conflict }) => <SideBySide conflict={conflict} />}</Loaded>
    </li>
  );
}

/** The conflicts of every branch that was merged into. */
async function allConflicts(served: Served, workspace: string, signal: AbortSignal): Promise<readonly ConflictHead[]> {
  const places = graphPlaces(await ask(branchList(served, { workspace, limit: 200 }), signal));
  const lists = await Promise.all(
    places.map(({ branch, doc }) =>
      ask(graphConflicts(served, { workspace, into: branch, doc, status: 'all', limit: 50 }), signal),
    ),
  );
  const rank = ({ status }: ConflictHead) => (status === 'open' ? 0 : 1);
  return lists.flatMap(({ conflicts }) => conflicts).sort((a, b) => rank(a) - rank(b) || a.created_at_ms - b.created_at_ms);
}

export function ConflictsPage({ served, params }: PageProps) {
  const workspace = params.workspace as string;
  const answer = useLoaded(
    `conflicts ${served.base} ${workspace} ${served.as_of ?? ''}`,
    (signal) => allConflicts(served, workspace, signal),
    [`memory/${workspace}/graph`, `memory/${workspace}/branches`],
  );
  return (
    <div class="page">
      <Head served={served} workspace={workspace} title="Conflicts" />
      <Loaded of={answer}>
        {(heads) =>
          heads.length === 0 ? (
            <Empty title="No conflicts">
              Where two branches changed the same node in different ways, a merge keeps both here until somebody decides.
            </Empty>
          ) : (
            <ul class="conflicts">
              {heads.map((head) => (
                <ConflictCard key={head.conflict_id} served={served} workspace={workspace} head={head} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
