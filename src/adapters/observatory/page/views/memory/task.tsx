import type { Step, TimelineEvent } from '../../../../../../generated/types/index.ts';
import { here } from '../../kit/address.ts';
import { useAnswer } from '../../kit/answer.ts';
import { brief, plural, shown } from '../../kit/text.ts';
import { stamp } from '../../kit/time.ts';
import type { Served } from '../../kit/view.ts';
import { Age, Badge, Facts, Loaded, LongText, Mark } from '../../parts/said.tsx';
import { jsonOf, TakeAway } from '../../parts/take-away.tsx';
import { Status } from './board.tsx';
import { KnownThen } from './known-then.tsx';
import { exportOf, tasksResume } from './tools.ts';

const gates = ['criteria', 'tests', 'security', 'perf', 'docs'] as const;

/** A gate stands open, is passed, or is passed with a proof. */
export function gatesOf(step: Step): readonly { gate: string; passed: boolean; proven: boolean }[] {
  return gates.flatMap((gate) => {
    const passed = step[`${gate}_confirmed`];
    const mode = gate === 'criteria' ? 'off' : step[`proof_${gate}_mode`];
    const asked =
      gate === 'criteria' ? step.success_criteria.length > 0 : gate === 'tests' ? step.tests.length > 0 : mode !== 'off';
    return passed || asked ? [{ gate, passed, proven: step.evidence.includes(gate) }] : [];
  });
}

const depth = (path: string) => path.split('.').length - 1;

const stateOf = ({ completed, blocked }: Step) => (completed ? 'closed' : blocked ? 'blocked' : 'open');

const StepLine = ({ step, workspace, task }: { step: Step; workspace: string; task: string }) => (
  <li
    class={`step-line ${step.completed ? 'closed' : ''} ${step.blocked ? 'blocked' : ''}`}
    style={{ marginLeft: `${depth(step.path) * 1.3}rem` }}
  >
    <Mark of={stateOf(step)} said={stateOf(step)} />
    <div>
      <span>
        <code>{step.path}</code> {brief(step.title, 200)}
      </span>
      {step.blocked && <p class="reason">Blocked: {shown(step.block_reason ?? 'no reason was given')}</p>}
      {step.blockers.length > 0 && <p class="reason">In the way: {shown(step.blockers.join('; '))}</p>}
      {step.success_criteria.length > 0 && <p class="under">Done when: {shown(step.success_criteria.join('; '))}</p>}
      {step.tests.length > 0 && (
        <p class="under">
          Checked by: <code>{shown(step.tests.join('; '))}</code>
        </p>
      )}
      <p class="gates">
        {gatesOf(step).map(({ gate, passed, proven }) => (
          <span key={gate} class={`gate ${passed ? 'passed' : ''}`}>
            <Mark of={passed ? 'closed' : 'open'} said={passed ? 'passed' : 'open'} /> {gate}
            {proven && ' · proof'}
          </span>
        ))}
        {step.completed_at_ms !== null && (
          <>
            <Age ms={step.completed_at_ms} />{' '}
            <KnownThen workspace={workspace} at={step.completed_at_ms} of={`${task} ${step.path}`} />
          </>
        )}
      </p>
    </div>
  </li>
);

const EventLine = ({ event }: { event: TimelineEvent }) => (
  <li>
    <time dateTime={event.ts}>{stamp(event.ts_ms)}</time> {event.type.replaceAll('_', ' ')}{' '}
    {event.path && <code>{event.path}</code>}
  </li>
);

/** A plan or task whole: why, its steps with gates and proofs, and what happened to it. */
export function TaskDetail({ served, workspace, id }: { served: Served; workspace: string; id: string }) {
  const question = tasksResume(served, { workspace, task: id, read_only: true });
  const answer = useAnswer(question, [`memory/${workspace}/tasks`]);
  return (
    <Loaded of={answer}>
      {({ target, radar, steps, timeline }) => {
        const own = steps;
        const { events } = timeline;
        const md = () =>
          [
            `# ${target.id} ${target.title}`,
            target.description ?? '',
            ...own.map((step) => `${'  '.repeat(depth(step.path))}- [${step.completed ? 'x' : ' '}] ${step.path} ${step.title}`),
          ].join('\n');
        return (
          <article class="detail">
            <header>
              <h2>{brief(target.title, 140)}</h2>
              <TakeAway
                markdown={md}
                question={question}
                exports={[jsonOf('export', target.id, exportOf(served, { workspace, target: target.id }))]}
              />
              <a class="close" href={here({ task: undefined })} aria-label="Close">
                ×
              </a>
            </header>
            <p class="under">
              <code>{target.id}</code> <Status of={target.status} /> <Age ms={target.updated_at_ms} />
            </p>
            {target.description && <LongText text={target.description} />}
            <Facts
              of={[
                ['Now', shown(radar.now)],
                ...(radar.next.length > 0 ? [['Next', shown(radar.next.join('; '))] as const] : []),
                ...(radar.blockers.length > 0
                  ? [['In the way', <Badge tone="stuck">{shown(radar.blockers.join('; '))}</Badge>] as const]
                  : []),
              ]}
            />
            {own.length > 0 && (
              <section aria-label="Steps">
                <h3>{plural(own.length, 'step')}</h3>
                <ol class="step-tree">
                  {own.map((step) => (
                    <StepLine key={step.step_id} step={step} workspace={workspace} task={target.id} />
                  ))}
                </ol>
              </section>
            )}
            {events.length > 0 && (
              <section aria-label="What happened">
                <h3>What happened</h3>
                <ol class="events">
                  {events.toReversed().map((event) => (
                    <EventLine key={event.event_id} event={event} />
                  ))}
                </ol>
              </section>
            )}
          </article>
        );
      }}
    </Loaded>
  );
}
