import { useMemo } from 'preact/hooks';
import type { Anchor } from '../../../../../../generated/types/index.ts';
import { address, go, here } from '../../kit/address.ts';
import { useAnswer } from '../../kit/answer.ts';
import { brief, shown } from '../../kit/text.ts';
import type { PageProps, Served } from '../../kit/view.ts';
import { Graph } from '../../parts/graph.tsx';
import { Age, Badge, Empty, Facts, Loaded, LongText } from '../../parts/said.tsx';
import { TakeAway } from '../../parts/take-away.tsx';
import { boardLink } from './board.tsx';
import { Head } from './head.tsx';
import { anchorSnapshot, anchorsList } from './tools.ts';

interface AnchorDetailProps {
  readonly served: Served;
  readonly workspace: string;
  readonly id: string;
  readonly titleOf: (id: string) => string;
}

function AnchorDetail({ served, workspace, id, titleOf }: AnchorDetailProps) {
  const question = anchorSnapshot(served, { workspace, anchor: id, include_drafts: true, limit: 50 });
  const answer = useAnswer(question, [`memory/${workspace}/anchors`, `memory/${workspace}/graph`]);
  return (
    <Loaded of={answer}>
      {({ anchor, cards, tasks }) => (
        <article class="detail">
          <header>
            <h2>{brief(anchor.title, 120)}</h2>
            <TakeAway
              markdown={() =>
                [`## ${anchor.title} (${anchor.id})`, ...cards.map(({ type, title }) => `- ${type}: ${title ?? ''}`)].join('\n')
              }
              question={question}
            />
            <a class="close" href={here({ anchor: undefined })} aria-label="Close">
              ×
            </a>
          </header>
          <p class="under">
            <code>{shown(anchor.id)}</code> <Badge>{anchor.kind}</Badge>{' '}
            {anchor.status !== 'active' && <Badge tone="waiting">{anchor.status}</Badge>}
          </p>
          {anchor.description && <LongText text={anchor.description} />}
          <Facts
            of={[
              ...(anchor.parent_id
                ? [['Part of', <a href={here({ anchor: anchor.parent_id })}>{titleOf(anchor.parent_id)}</a>] as const]
                : []),
              ...(anchor.depends_on.length > 0
                ? [['Needs', anchor.depends_on.map((each) => <a href={here({ anchor: each })}>{titleOf(each)}</a>)] as const]
                : []),
              ...(anchor.aliases.length > 0 ? [['Also', shown(anchor.aliases.join(', '))] as const] : []),
              ...(anchor.refs.length > 0 ? [['Where', shown(anchor.refs.join(', '))] as const] : []),
            ]}
          />
          {cards.length > 0 && (
            <section aria-label="What is known">
              <h3>What is known</h3>
              <ul class="known-cards">
                {cards.map((card) => (
                  <li key={`${card.branch} ${card.id}`}>
                    <span class={`step ${card.type}`}>{card.type}</span> {brief(card.title ?? card.text ?? card.id, 200)}{' '}
                    <Age ms={card.last_ts_ms} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {tasks.length > 0 && (
            <section aria-label="Tasks">
              <h3>Tasks</h3>
              <ul class="known-cards">
                {tasks.map(({ task, title }) => (
                  <li key={task}>
                    <a href={boardLink(workspace, task)}>
                      <code>{task}</code> {brief(title ?? '', 120)}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </article>
      )}
    </Loaded>
  );
}

/** What contains and what needs what. */
const edgesOf = (anchors: readonly Anchor[]) =>
  anchors.flatMap(({ id, parent_id, depends_on }) => [
    ...(parent_id === null ? [] : [{ from: parent_id, to: id, rel: 'contains' }]),
    ...depends_on.map((to) => ({ from: id, to, rel: 'needs' })),
  ]);

/** The map of the project: its named parts, how they hang together, and what is known about each. */
export function AnchorsPage({ served, params }: PageProps) {
  const workspace = params.workspace as string;
  const question = anchorsList(served, { workspace, limit: 200 });
  const answer = useAnswer(question, [`memory/${workspace}/anchors`]);
  const chosen = address.value.query.get('anchor');
  const anchors = answer.data?.anchors;
  const nodes = useMemo(
    () =>
      (anchors ?? []).map(({ id, kind, title, status }) => ({
        id,
        kind,
        title,
        faded: status !== 'active',
      })),
    [anchors],
  );
  const edges = useMemo(() => edgesOf(anchors ?? []), [anchors]);
  return (
    <div class="page whole">
      <Head served={served} workspace={workspace} title="Anchors">
        <TakeAway markdown={() => nodes.map(({ id, title }) => `- ${id} ${title}`).join('\n')} question={question} />
      </Head>
      <Loaded of={answer}>
        {() =>
          nodes.length === 0 ? (
            <Empty
              title="No map yet"
              example={'noema call macro_anchor_note anchor=a:search title=Search kind=component content="Answers in 40 ms."'}
            >
              An anchor is a named part of the project. Notes about it are found again by its name.
            </Empty>
          ) : (
            <div class={`split ${chosen ? 'chosen' : 'alone'}`}>
              <Graph
                label="Map of the project"
                nodes={nodes}
                edges={edges}
                chosen={chosen ?? undefined}
                onChoose={(anchor) => go(here({ anchor }), 'replace')}
              />
              {chosen && (
                <aside class="side" aria-label="The anchor">
                  <AnchorDetail
                    served={served}
                    workspace={workspace}
                    id={chosen}
                    titleOf={(id) => brief(nodes.find((node) => node.id === id)?.title ?? id, 60)}
                  />
                </aside>
              )}
            </div>
          )
        }
      </Loaded>
    </div>
  );
}
