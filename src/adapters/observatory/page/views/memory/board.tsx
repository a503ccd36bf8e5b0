import type { EntityBrief } from '../../../../../../generated/types/index.ts';
import { address, here, link } from '../../kit/address.ts';
import { useAnswer } from '../../kit/answer.ts';
import { brief } from '../../kit/text.ts';
import type { PageProps, Tone } from '../../kit/view.ts';
import { Bar } from '../../parts/plots.tsx';
import { Age, Badge, Empty, Loaded, Tag } from '../../parts/said.tsx';
import { TakeAway } from '../../parts/take-away.tsx';
import { Head } from './head.tsx';
import { TaskDetail } from './task.tsx';
import { tasksContext } from './tools.ts';

const tones: Readonly<Record<string, Tone>> = { ACTIVE: 'alive', DONE: 'done', TODO: 'calm' };

export const Status = ({ of }: { of: string }) => <Badge tone={tones[of] ?? 'calm'}>{of.toLowerCase()}</Badge>;

/** How much of something is done, as a thin line. */
const Progress = ({ completed, total }: { completed: number; total: number }) => (
  <span class="progress">
    <Bar of={total === 0 ? 0 : completed / total} label="Progress" />
    {completed} of {total} steps
  </span>
);

const TaskCard = ({ task, chosen }: { task: EntityBrief; chosen: boolean }) => (
  <li>
    <a class="task" href={here({ task: task.id })} aria-current={chosen ? 'true' : undefined}>
      <span class="under">
        <code>{task.id}</code> <Status of={task.status} />
        {task.priority && task.priority !== 'MEDIUM' && <Badge>{task.priority.toLowerCase()}</Badge>}
      </span>
      <strong>{brief(task.title, 140)}</strong>
      {task.steps && <Progress {...task.steps} />}
      <span class="under">
        <Age ms={task.updated_at_ms} />
        {(task.tags ?? []).slice(0, 4).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </span>
    </a>
  </li>
);

const asMarkdown = (plans: readonly EntityBrief[], tasks: readonly EntityBrief[]) =>
  plans
    .flatMap((plan) => [
      `## ${plan.id} ${plan.title}`,
      ...tasks
        .filter(({ parent }) => parent === plan.id)
        .map(
          ({ id, title, status, steps }) =>
            `- ${id} ${title} (${status.toLowerCase()}, ${steps?.completed ?? 0}/${steps?.total ?? 0})`,
        ),
    ])
    .join('\n');

const example = 'noema call tasks_macro_start task_title="First task" steps=\'["First step","Second step"]\'';

/** Plans and their tasks; one of them opened with its steps. */
export function BoardPage({ served, params }: PageProps) {
  const workspace = params.workspace as string;
  const { query } = address.value;
  const chosen = query.get('task');
  const all = query.get('done') === 'shown';
  const question = tasksContext(served, { workspace, include_all: all, plans_limit: 200, tasks_limit: 200 });
  const answer = useAnswer(question, [`memory/${workspace}/tasks`]);
  return (
    <div class="page whole">
      <Head served={served} workspace={workspace} title="Plans and tasks">
        <a class="toggle" href={here({ done: all ? undefined : 'shown' })}>
          {all ? 'Hide what is done' : 'Show what is done'}
        </a>
        <TakeAway markdown={() => asMarkdown(answer.data?.plans ?? [], answer.data?.tasks ?? [])} question={question} />
      </Head>
      <Loaded of={answer}>
        {({ plans, tasks, by_status }) =>
          plans.length + tasks.length === 0 && by_status.plans.DONE === 0 ? (
            <Empty title="No plans yet" example={example}>
              A plan holds tasks, and a task holds steps that close only with what was agreed.
            </Empty>
          ) : (
            <div class={`split ${chosen ? 'chosen' : 'alone'}`}>
              <div class="board">
                {plans.map((plan) => (
                  <section key={plan.id} class="plan" aria-label={plan.title}>
                    <header>
                      <a href={here({ task: plan.id })}>
                        <code>{plan.id}</code> <strong>{brief(plan.title, 120)}</strong>
                      </a>
                      <Status of={plan.status} />
                    </header>
                    <ul>
                      {tasks
                        .filter(({ parent }) => parent === plan.id)
                        .map((task) => (
                          <TaskCard key={task.id} task={task} chosen={task.id === chosen} />
                        ))}
                    </ul>
                  </section>
                ))}
              </div>
              {chosen && (
                <aside class="side" aria-label={chosen}>
                  <TaskDetail served={served} workspace={workspace} id={chosen} />
                </aside>
              )}
            </div>
          )
        }
      </Loaded>
    </div>
  );
}

export const boardLink = (workspace: string, task?: string): string => link(['memory', workspace, 'board'], { task });
