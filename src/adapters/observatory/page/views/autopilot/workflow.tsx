import type { WorkflowRow } from '../../../../../../generated/types/index.ts';
import { here, moment } from '../../kit/address.ts';
import { useAnswer } from '../../kit/answer.ts';
import { brief, plural, shown } from '../../kit/text.ts';
import type { Served } from '../../kit/view.ts';
import { Badge, Facts, Loaded, LongText, Mark } from '../../parts/said.tsx';
import { TakeAway } from '../../parts/take-away.tsx';
import { type Course, courseOf } from './course.ts';
import { texts } from './fields.ts';
import { topicOf } from './places.ts';
import { Refs } from './refs.tsx';
import { miRecords, workflowShow } from './tools.ts';

/** How far it got when it was followed last. */
function useCourse(served: Served, project: string, id: string): Course {
  const kind = ['workflow_trigger', 'workflow_progress'];
  const { data } = useAnswer(miRecords(served, { project, kind, limit: 200 }), [topicOf(project)]);
  const past = moment.value;
  return courseOf(
    id,
    (data?.records ?? []).filter(({ ts }) => past === null || !(Date.parse(ts) > past)),
  );
}

const saidOf = ({ done, open }: Course): string => `${done.length} done${open ? ', under way' : ''}`;
const markOf = ({ done }: Course, step: string): string => (done.includes(step) ? 'done' : 'not done yet');

export const begins = ({ mode, pattern }: WorkflowRow['trigger']): string =>
  mode === 'manual' ? 'by hand' : `when a task says “${brief(pattern, 80)}”`;

/** A workflow: when it begins, its steps and how far they have got, and where it came from. */
export function WorkflowDetail({ served, project, id }: { served: Served; project: string; id: string }) {
  const question = workflowShow(served, { project, id, scope: 'effective' });
  const answer = useAnswer(question, [topicOf(project)]);
  const course = useCourse(served, project, id);
  return (
    <Loaded of={answer}>
      {({ workflow, scope, overridden }) => (
        <article class="detail" aria-label="The workflow">
          <header>
            <h2>{brief(workflow.name, 140)}</h2>
            <TakeAway
              markdown={() => [`## ${workflow.name}`, ...workflow.steps.map(({ title }, at) => `${at + 1}. ${title}`)].join('\n')}
              question={question}
            />
            <a class="close" href={here({ id: undefined })} aria-label="Close">
              ×
            </a>
          </header>
          <Facts
            of={[
              ['Workflow', <code>{shown(workflow.id)}</code>],
              ['Begins', begins(workflow.trigger)],
              ['Is', workflow.enabled ? 'enabled' : 'disabled'],
              ['Holds for', `${scope === 'global' ? 'every project' : 'this project'}${overridden ? ', changed here' : ''}`],
              ...(workflow.source.reason ? [['Because', shown(workflow.source.reason)] as const] : []),
            ]}
          />
          <Refs project={project} label="Drawn from" ids={workflow.source.evidence_refs} />
          <section aria-label="Steps">
            <h3>
              {plural(workflow.steps.length, 'step')}
              {course.event_id && <small>, {saidOf(course)}</small>}
            </h3>
            <Refs project={project} label="Last followed in" ids={texts([course.event_id])} />
            <ol class="workflow-steps">
              {workflow.steps.map((step, at) => (
                <li key={step.id || at}>
                  <p class="under">
                    <Mark of={course.done.includes(step.id) ? 'closed' : 'open'} said={markOf(course, step.id)} />
                    <span class={`step ${step.kind}`}>{step.kind}</span>
                    {step.policy !== 'values_judged' && (
                      <Badge tone={step.policy === 'ask' ? 'waiting' : 'calm'}>{step.policy}</Badge>
                    )}
                    {course.open && course.next === step.id && <Badge tone="alive">next</Badge>}
                  </p>
                  <strong>{brief(step.title || step.id, 200)}</strong>
                  {step.hands_input !== step.title && step.hands_input && <LongText text={step.hands_input} />}
                  {step.check_input && <LongText text={step.check_input} />}
                  {step.notes && <p class="note">{shown(step.notes)}</p>}
                </li>
              ))}
            </ol>
          </section>
        </article>
      )}
    </Loaded>
  );
}
