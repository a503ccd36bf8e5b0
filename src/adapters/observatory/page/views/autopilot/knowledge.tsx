import { useMemo } from 'preact/hooks';
import { address, go, here } from '../../kit/address.ts';
import { useAnswer } from '../../kit/answer.ts';
import { brief, plural, shown } from '../../kit/text.ts';
import { stamp } from '../../kit/time.ts';
import type { PageProps } from '../../kit/view.ts';
import { Graph } from '../../parts/graph.tsx';
import { Badge, Empty, Facts, Loaded, LongText, Tag } from '../../parts/said.tsx';
import { TakeAway } from '../../parts/take-away.tsx';
import { claimList, edgeList, workflowList } from './tools.ts';

/** What the autopilot holds to be true, and how claims relate. */
export function ClaimsPage({ served, params }: PageProps) {
  const project = params.project as string;
  const topics = [`autopilot/${project}`];
  const question = claimList(served, { project, scope: 'effective', all: true, limit: 500 });
  const claims = useAnswer(question, topics);
  const edges = useAnswer(edgeList(served, { project, scope: 'effective', limit: 500 }), topics);
  const all = claims.data?.claims;
  const nodes = useMemo(
    () =>
      (all ?? []).map(({ claim_id, claim_type, text, status }) => ({
        id: claim_id,
        kind: claim_type,
        title: text,
        faded: status !== 'active',
      })),
    [all],
  );
  const lines = useMemo(
    () => (edges.data?.edges ?? []).map(({ from_id, to_id, edge_type }) => ({ from: from_id, to: to_id, rel: edge_type })),
    [edges.data],
  );
  const chosen = all?.find(({ claim_id }) => claim_id === address.value.query.get('claim'));
  return (
    <div class="page whole">
      <div class="page-head">
        <h1>Claims</h1>
        <span class="place">{shown(project)}</span>
        <TakeAway
          markdown={() => (all ?? []).map(({ claim_type, text }) => `- ${claim_type}: ${text}`).join('\n')}
          question={question}
        />
      </div>
      <Loaded of={claims}>
        {() =>
          nodes.length === 0 ? (
            <Empty title="No claims yet" example="mi values set">
              A claim is something that runs learned, or that you said about what you want.
            </Empty>
          ) : (
            <div class={`split ${chosen ? 'chosen' : 'alone'}`}>
              <Graph
                label="Claims"
                nodes={nodes}
                edges={lines}
                chosen={chosen?.claim_id}
                onChoose={(claim) => go(here({ claim }), 'replace')}
              />
              {chosen && (
                <aside class="side" aria-label="The claim">
                  <article class="detail">
                    <header>
                      <h2>{chosen.claim_type}</h2>
                      <TakeAway markdown={() => `- ${chosen.claim_type}: ${chosen.text}`} />
                      <a class="close" href={here({ claim: undefined })} aria-label="Close">
                        ×
                      </a>
                    </header>
                    <LongText text={chosen.text} />
                    <p class="under">
                      <Badge tone={chosen.status === 'active' ? 'alive' : 'done'}>{chosen.status}</Badge>
                      {chosen.tags.map((tag) => (
                        <Tag key={tag}>{tag}</Tag>
                      ))}
                    </p>
                    <Facts
                      of={[
                        ['Claim', <code>{chosen.claim_id}</code>],
                        ['Whose', chosen.scope],
                        ['Said', stamp(Date.parse(chosen.asserted_ts))],
                        ['Sure', chosen.confidence],
                        ...(chosen.source_event_ids.length > 0
                          ? [['From', shown(chosen.source_event_ids.join(', '))] as const]
                          : []),
                      ]}
                    />
                    {chosen.notes && <LongText text={chosen.notes} />}
                  </article>
                </aside>
              )}
            </div>
          )
        }
      </Loaded>
    </div>
  );
}

export function WorkflowsPage({ served, params }: PageProps) {
  const project = params.project as string;
  const question = workflowList(served, { project, scope: 'effective' });
  const answer = useAnswer(question, [`autopilot/${project}`]);
  return (
    <div class="page">
      <div class="page-head">
        <h1>Workflows</h1>
        <span class="place">{shown(project)}</span>
        <TakeAway markdown={() => (answer.data?.workflows ?? []).map(({ name }) => `- ${name}`).join('\n')} question={question} />
      </div>
      <Loaded of={answer}>
        {({ workflows }) =>
          workflows.length === 0 ? (
            <Empty title="No workflows yet">What is done the same way again and again becomes a workflow, once you agree.</Empty>
          ) : (
            <ul class="card-list">
              {workflows.map(({ id, name, enabled, scope, steps_n, trigger, overridden }) => (
                <li class="card" key={id}>
                  <p class="under">
                    <Badge tone={enabled ? 'alive' : 'done'}>{enabled ? 'enabled' : 'off'}</Badge> {scope}{' '}
                    {overridden && 'overridden'} <code>{id}</code>
                  </p>
                  <strong>{brief(name, 160)}</strong>
                  <span class="under">
                    {plural(steps_n, 'step')} · {trigger.mode} {brief(trigger.pattern, 120)}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
