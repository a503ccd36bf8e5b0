import type { ComponentChildren } from 'preact';
import type { Entry, GraphEdge, GraphNode, JournalFact, Step } from '../../../../../../generated/types/index.ts';
import { address, link, moment } from '../../kit/address.ts';
import { useAnswer } from '../../kit/answer.ts';
import { served } from '../../kit/served.ts';
import { brief, shown } from '../../kit/text.ts';
import { stamp } from '../../kit/time.ts';
import { asOf, type PageProps, type Served, type Subject } from '../../kit/view.ts';
import { Age, Badge, Empty, Loaded, LongText, Trouble } from '../../parts/said.tsx';
import { TakeAway } from '../../parts/take-away.tsx';
import { views as registered } from '../registry.ts';
import { lineOf } from './facts.ts';
import { Head } from './head.tsx';
import { graphPlaces, taskOf } from './places.ts';
import { branchList, graphQuery, journalOf, showOf, tasksResume } from './tools.ts';

const cardTypes = ['frame', 'hypothesis', 'question', 'test', 'evidence', 'decision', 'note', 'update'];

/** Where the thinking about it stands. */
interface Where {
  readonly branch: string;
  readonly graph_doc: string;
  readonly notes_doc: string;
}

const Section = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <section class="known-part" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

const Nothing = ({ children }: { children: string }) => <p class="under">{children}</p>;

const CardLine = ({ node, rel }: { node: GraphNode; rel?: string }) => (
  <li>
    {rel && <span class="rel">{shown(rel)} </span>}
    <span class={`step ${node.type}`}>{node.type}</span> {node.status && <Badge>{node.status}</Badge>}{' '}
    {brief(node.title ?? node.id, 200)} <Age ms={node.last_ts_ms} />
    {node.text && <p class="under">{brief(node.text, 400)}</p>}
  </li>
);

const NoteLine = ({ entry }: { entry: Entry }) => (
  <li>
    {'title' in entry && entry.title && <strong>{brief(entry.title, 140)} </strong>}
    <Age ms={entry.ts_ms} />
    {'content' in entry && <LongText text={brief(entry.content, 1200)} />}
  </li>
);

/** Cards that it is linked with, and how; then the others. */
function restedOn(id: string | undefined, nodes: readonly GraphNode[], edges: readonly GraphEdge[]) {
  const linked = edges.flatMap(({ from, rel, to }) => {
    const other = from === id ? to : to === id ? from : undefined;
    const node = nodes.find((each) => each.id === other);
    return node ? [{ node, rel: from === id ? rel.replaceAll('_', ' ') : `${rel.replaceAll('_', ' ')} it` }] : [];
  });
  const near = new Set([id, ...linked.map(({ node }) => node.id)]);
  return { linked, others: nodes.filter((node) => !near.has(node.id)) };
}

/** Notes and cards of a branch as they were. */
function Known({ served, workspace, where, card }: { served: Served; workspace: string; where: Where; card?: string }) {
  const { branch, graph_doc, notes_doc } = where;
  const cards = useAnswer(
    graphQuery(served, { workspace, branch, doc: graph_doc, types: cardTypes, limit: 200, edges_limit: 1000 }),
  );
  const notes = useAnswer(showOf(served, { workspace, branch, doc: notes_doc, limit: 20 }));
  return (
    <>
      <Loaded of={cards}>
        {({ nodes, edges }) => {
          const { linked, others } = restedOn(card, nodes, edges);
          return (
            <>
              {card !== undefined && (
                <Section title="What it rested on">
                  {linked.length === 0 ? (
                    <Nothing>It was linked with no other card.</Nothing>
                  ) : (
                    <ul class="known-cards">
                      {linked.map(({ node, rel }) => (
                        <CardLine key={`${rel} ${node.id}`} node={node} rel={rel} />
                      ))}
                    </ul>
                  )}
                </Section>
              )}
              <Section title="Cards">
                {others.length === 0 ? (
                  <Nothing>There was no other card on this branch.</Nothing>
                ) : (
                  <ul class="known-cards">
                    {others.map((node) => (
                      <CardLine key={node.id} node={node} />
                    ))}
                  </ul>
                )}
              </Section>
            </>
          );
        }}
      </Loaded>
      <Loaded of={notes}>
        {({ entries }) => (
          <Section title="Notes">
            {entries.length === 0 ? (
              <Nothing>There was no note on this branch.</Nothing>
            ) : (
              <ul class="known-cards">
                {entries.toReversed().map((entry) => (
                  <NoteLine key={entry.seq} entry={entry} />
                ))}
              </ul>
            )}
          </Section>
        )}
      </Loaded>
    </>
  );
}

/** What other products knew about a task at the moment that is shown. */
function KnownElsewhere({ workspace, task }: Subject) {
  const at = moment.value;
  if (at === null) return null;
  return registered.map(({ product, Known: Part }) => {
    const own = served.value?.find((each) => each.product === product);
    return Part && own ? <Part key={product} served={asOf(own, at)} subject={{ workspace, task }} at={at} /> : null;
  });
}

/** What proved a step up to its moment, the newest first. */
const proofsOf = (facts: readonly JournalFact[], step: Step): readonly JournalFact[] =>
  facts.filter(
    ({ kind, payload }) => kind === 'evidence_captured' && (payload.step as { path?: string } | null)?.path === step.path,
  );

function StepThen({ served, workspace, task, path }: { served: Served; workspace: string; task: string; path: string }) {
  const answer = useAnswer(tasksResume(served, { workspace, task, read_only: true }));
  const journal = useAnswer(journalOf(served, { workspace, limit: 200 }));
  return (
    <Loaded of={answer}>
      {({ target, steps, reasoning_ref }) => {
        const step = steps.find((each) => each.path === path);
        const proofs = step ? proofsOf(journal.data?.facts ?? [], step) : [];
        return (
          <>
            <Section title="The step">
              <p>
                <code>
                  {target.id} {path}
                </code>{' '}
                <strong>{brief(step?.title ?? 'It was not there yet.', 200)}</strong>
              </p>
              <p class="under">of {brief(target.title, 140)}</p>
              {step && step.success_criteria.length > 0 && <p>Done when: {shown(step.success_criteria.join('; '))}</p>}
              {step && step.tests.length > 0 && (
                <p>
                  Checked by: <code>{shown(step.tests.join('; '))}</code>
                </p>
              )}
            </Section>
            <Section title="What it rested on">
              {proofs.length === 0 ? (
                <Nothing>It was closed without proof.</Nothing>
              ) : (
                <ul class="known-cards">
                  {proofs.map(({ seq, ts, text }) => (
                    <li key={seq}>
                      <Badge tone="done">proof</Badge> <Age ms={Date.parse(ts)} />
                      <LongText code text={text ?? ''} />
                    </li>
                  ))}
                </ul>
              )}
            </Section>
            <Known served={served} workspace={workspace} where={reasoning_ref} />
            <KnownElsewhere workspace={workspace} task={task} />
          </>
        );
      }}
    </Loaded>
  );
}

function CardThen({ served, workspace, id, place: named }: { served: Served; workspace: string; id: string; place?: string }) {
  const places = useAnswer(branchList(served, { workspace, limit: 1000 }));
  const options = graphPlaces(places.data);
  const place = options.find(({ name }) => name === named) ?? options[0];
  const card = useAnswer(place ? graphQuery(served, { workspace, branch: place.branch, doc: place.doc, ids: [id] }) : null);
  const node = card.data?.nodes[0];
  if (places.error ?? card.error) return <Trouble error={(places.error ?? card.error) as NonNullable<typeof card.error>} />;
  return (
    <>
      {node && (
        <Section title={`The ${node.type}`}>
          <p>
            <span class={`step ${node.type}`}>{node.type}</span> <strong>{brief(node.title ?? node.id, 200)}</strong>
          </p>
          {node.text && <LongText text={node.text} />}
        </Section>
      )}
      {place && (
        <Known
          served={served}
          workspace={workspace}
          where={{ branch: place.branch, graph_doc: place.doc, notes_doc: 'notes' }}
          card={id}
        />
      )}
      {place && taskOf(place) && <KnownElsewhere workspace={workspace} task={taskOf(place) as string} />}
    </>
  );
}

/** What had happened just before. */
function Before({ served, workspace }: { served: Served; workspace: string }) {
  const answer = useAnswer(journalOf(served, { workspace, limit: 12 }));
  return (
    <Loaded of={answer}>
      {({ facts }) => (
        <Section title="What had happened just before">
          <ol class="events">
            {facts.map((fact) => (
              <li key={fact.seq}>
                <time dateTime={fact.ts}>{stamp(Date.parse(fact.ts))}</time> {fact.kind.replaceAll('_', ' ')}{' '}
                {brief(lineOf(fact), 120)}
              </li>
            ))}
          </ol>
        </Section>
      )}
    </Loaded>
  );
}

const views = [
  ['board', 'plans and tasks'],
  ['graph', 'graph'],
  ['cards', 'cards'],
  ['anchors', 'anchors'],
  ['activity', 'everything that had happened'],
] as const;

/** What was known when something was decided or closed: notes, cards and proofs as they stood then, and what it rested on. */
export function KnownPage({ served: product, params }: PageProps) {
  const workspace = params.workspace as string;
  const { query } = address.value;
  const of = query.get('of') ?? '';
  const place = query.get('place');
  const served = asOf(product, moment.value);
  const [, task, path] = /^((?:TASK|PLAN)-\d+) (\S+)$/.exec(of) ?? [];
  return (
    <div class="page">
      <Head served={served} workspace={workspace} title="What was known then">
        <TakeAway
          markdown={() => document.querySelector('.known-page')?.textContent ?? ''}
          question={journalOf(served, { workspace, limit: 50 })}
        />
      </Head>
      {moment.value === null || of === '' ? (
        <Empty title="What was known when?">
          A decision, or a step that was closed, leads here: to what was known at its moment.
        </Empty>
      ) : (
        <div class="known-page">
          {task && path ? (
            <StepThen served={served} workspace={workspace} task={task} path={path} />
          ) : (
            <CardThen served={served} workspace={workspace} id={of} {...(place ? { place } : {})} />
          )}
          <Before served={served} workspace={workspace} />
          <p class="under">
            All of it as of then:{' '}
            {views.map(([path_, label], at) => (
              <span key={path_}>
                {at > 0 && ', '}
                <a
                  href={link(
                    ['memory', workspace, path_],
                    path_ === 'graph' || path_ === 'cards' ? { place: place ?? undefined } : {},
                  )}
                >
                  {label}
                </a>
              </span>
            ))}
          </p>
        </div>
      )}
    </div>
  );
}
