import { useContext } from 'preact/hooks';
import type { ClaimsShowOutput } from '../../../../../../generated/types/index.ts';
import { here } from '../../kit/address.ts';
import { useAnswer } from '../../kit/answer.ts';
import { brief, plural, shown } from '../../kit/text.ts';
import { stamp } from '../../kit/time.ts';
import type { Served, Tone } from '../../kit/view.ts';
import { Badge, Facts, Loaded, LongText, Tag } from '../../parts/said.tsx';
import { TakeAway } from '../../parts/take-away.tsx';
import { fields, relatedTo, restsOf, text, texts, words } from './fields.ts';
import { Folded } from './folded.tsx';
import { Names, nameOf } from './names.ts';
import { placeLink, topicOf } from './places.ts';
import { Refs } from './refs.tsx';
import { claimsShow, miRecords, miShow } from './tools.ts';

export const statusTones: Readonly<Record<string, Tone>> = { active: 'alive', superseded: 'calm', retracted: 'stuck' };

type Shown = NonNullable<ClaimsShowOutput['claim'] | ClaimsShowOutput['node']>;

/** What both say of themselves, and what only one of them does. */
function headOf(thought: Shown) {
  if ('node_id' in thought) return { id: thought.node_id, type: thought.node_type, title: thought.title, valid: '' };
  const valid = [thought.valid_from && `from ${thought.valid_from}`, thought.valid_to && `until ${thought.valid_to}`];
  return { id: thought.claim_id, type: thought.claim_type, title: thought.claim_type, valid: valid.filter(Boolean).join(' ') };
}

/** Records that name it: decisions that had it before them, and what the Mind said when it was asked why. */
function UsedBy({ served, project, id }: { served: Served; project: string; id: string }) {
  const { data } = useAnswer(miRecords(served, { project, kind: ['decide_next', 'why_trace'], limit: 200 }), [topicOf(project)]);
  const all = (data?.records ?? []).map((item) => ({ ...item, record: fields(item.record) }));
  const decisions = all.filter(({ kind, record }) => {
    return kind === 'decide_next' && restsOf(fields(record.thought_db)).some(([, ids]) => ids.includes(id));
  });
  const reasons = all.filter(
    ({ kind, record }) =>
      kind === 'why_trace' &&
      (text(fields(record.target).claim_id) === id || texts(fields(record.output).chosen_claim_ids).includes(id)),
  );
  return (
    <>
      <section aria-label="Why">
        <h3>Why</h3>
        {reasons.length === 0 ? (
          <p class="note">
            Nobody has asked yet: <code>mi why {id.startsWith('cl_') ? `claim ${id}` : 'last'}</code>
          </p>
        ) : (
          reasons.slice(0, 5).map(({ event_id, record }) => (
            <div key={event_id}>
              <LongText text={text(fields(record.output).explanation) || text(fields(record.output).notes)} />
              <Refs project={project} label="said in" ids={[event_id]} />
              <Refs project={project} label="because of" ids={texts(fields(record.output).chosen_claim_ids)} />
            </div>
          ))
        )}
      </section>
      {decisions.length > 0 && (
        <section aria-label="Decisions that knew it">
          <h3>Known to {plural(decisions.length, 'decision')}</h3>
          <ul class="relations">
            {decisions.slice(0, 20).map(({ event_id, record }) => (
              <li key={event_id}>
                <a href={placeLink(project, event_id) ?? here({})}>
                  {brief(text(record.notes) || words(text(record.next_action)) || event_id, 120)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** A record of the global log, which belongs to no run. */
function GlobalRecord({ served, project, id }: { served: Served; project: string; id: string }) {
  const answer = useAnswer(miShow(served, { project, ref: id }));
  return <Loaded of={answer}>{({ event }) => <LongText code text={JSON.stringify(event, null, 2)} />}</Loaded>;
}

/** The records that it rests on: those of runs as links, others to be opened here. */
function Evidence({ served, project, ids }: { served: Served; project: string; ids: readonly string[] }) {
  return (
    <>
      <Refs project={project} label="Rests on" ids={ids.filter((id) => placeLink(project, id))} />
      {ids
        .filter((id) => !placeLink(project, id))
        .slice(0, 20)
        .map((id) => (
          <Folded key={id} name={`Rests on ${nameOf(id, new Map())} of what holds everywhere`}>
            {() => <GlobalRecord served={served} project={project} id={id} />}
          </Folded>
        ))}
    </>
  );
}

/** A claim or node whole: whether it holds, the evidence behind it, how it relates, and what rested on it. */
export function ThoughtDetail({ served, project, id }: { served: Served; project: string; id: string }) {
  const question = claimsShow(served, { project, id });
  const answer = useAnswer(question, [topicOf(project)]);
  const names = useContext(Names);
  return (
    <Loaded of={answer}>
      {({ claim, node, edges }) => {
        const thought = (claim ?? node) as Shown;
        const { type, title, valid } = headOf(thought);
        return (
          <article class="detail" aria-label={claim ? 'The claim' : 'The node'}>
            <header>
              <h2>{brief(title, 160)}</h2>
              <TakeAway
                markdown={() =>
                  [`## ${type} ${id}`, thought.text, `Rests on: ${thought.source_event_ids.join(', ')}`].join('\n\n')
                }
                question={question}
              />
              <a class="close" href={here({ id: undefined })} aria-label="Close">
                ×
              </a>
            </header>
            <p class="under">
              <code>{shown(id)}</code> <Badge tone={statusTones[thought.status] ?? 'calm'}>{thought.status}</Badge>
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
                ...(valid ? [['Valid', shown(valid)] as const] : []),
                ...(thought.notes ? [['Notes', shown(thought.notes)] as const] : []),
              ]}
            />
            {thought.canonical_id !== id && <Refs project={project} label="The same as" ids={[thought.canonical_id]} />}
            <Evidence served={served} project={project} ids={thought.source_event_ids} />
            {edges.length > 0 && (
              <section aria-label="Relations">
                <h3>{plural(edges.length, 'relation')}</h3>
                <ul class="relations">
                  {edges.map(({ edge_id, edge_type, from_id, to_id }) => {
                    const out = from_id === id;
                    const name = nameOf(out ? to_id : from_id, names);
                    return (
                      <li key={edge_id}>
                        <a href={placeLink(project, out ? to_id : from_id) ?? here({})}>{relatedTo(edge_type, name, out)}</a>
                      </li>
                    );
                  })}
                </ul>
                <a class="known" href={here({ around: id })}>
                  Only what hangs together with it
                </a>
              </section>
            )}
            <UsedBy served={served} project={project} id={id} />
          </article>
        );
      }}
    </Loaded>
  );
}
