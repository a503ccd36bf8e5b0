import { address, here } from '../../kit/address.ts';
import { useAnswer } from '../../kit/answer.ts';
import { brief, plural, shown } from '../../kit/text.ts';
import { stamp } from '../../kit/time.ts';
import type { PageProps, Served, Tone } from '../../kit/view.ts';
import { Age, Badge, Empty, Facts, Loaded, LongText } from '../../parts/said.tsx';
import { TakeAway } from '../../parts/take-away.tsx';
import { boardLink } from './board.tsx';
import { Head } from './head.tsx';
import { tasksJobsList, tasksJobsOpen, tasksJobsRadar } from './tools.ts';

const tones: Readonly<Record<string, Tone>> = {
  RUNNING: 'alive',
  QUEUED: 'calm',
  FAILED: 'stuck',
  DONE: 'done',
  CANCELED: 'done',
};

function JobDetail({ served, workspace, id }: { served: Served; workspace: string; id: string }) {
  const question = tasksJobsOpen(served, { workspace, job: id, include_prompt: true, max_events: 100 });
  const answer = useAnswer(question, [`memory/${workspace}/jobs`]);
  return (
    <Loaded of={answer}>
      {({ job, prompt, events = [] }) => (
        <article class="detail">
          <header>
            <h2>{brief(job.title, 120)}</h2>
            <TakeAway
              markdown={() => [`## ${job.job_id} ${job.title}`, ...events.map(({ message }) => `- ${message}`)].join('\n')}
              question={question}
            />
            <a class="close" href={here({ job: undefined })} aria-label="Close">
              ×
            </a>
          </header>
          <Facts
            of={[
              ['Job', <code>{job.job_id}</code>],
              ['Status', job.status.toLowerCase()],
              ...(job.runner ? [['Runner', shown(job.runner)] as const] : []),
              ...(job.task ? [['Task', <a href={boardLink(workspace, job.task)}>{job.task}</a>] as const] : []),
              ...(job.anchor ? [['About', shown(job.anchor)] as const] : []),
              ['Queued', stamp(job.created_at_ms)],
            ]}
          />
          {prompt && (
            <section aria-label="Prompt">
              <h3>Prompt</h3>
              <LongText text={prompt} />
            </section>
          )}
          <section aria-label="Events">
            <h3>{plural(events.length, 'event')}</h3>
            <ol class="events">
              {events.map((event) => (
                <li key={event.seq}>
                  <time dateTime={new Date(event.ts_ms).toISOString()}>{stamp(event.ts_ms)}</time>{' '}
                  {!event.message.startsWith(event.kind) && <Badge>{event.kind}</Badge>} {shown(event.message)}{' '}
                  {event.percent !== null && <progress max={100} value={event.percent} aria-label="progress" />}
                </li>
              ))}
            </ol>
          </section>
        </article>
      )}
    </Loaded>
  );
}

/** The queue of jobs, and who runs them. */
export function JobsPage({ served, params }: PageProps) {
  const workspace = params.workspace as string;
  const topics = [`memory/${workspace}/jobs`];
  const question = tasksJobsList(served, { workspace, limit: 200 });
  const jobs = useAnswer(question, topics);
  const radar = useAnswer(tasksJobsRadar(served, { workspace, runners_limit: 50 }), topics);
  const chosen = address.value.query.get('job');
  const asks = new Map(radar.data?.jobs.flatMap(({ job_id, attention }) => (attention ? [[job_id, attention] as const] : [])));
  const runners = [...(radar.data?.runner_leases ?? []), ...(radar.data?.runner_leases_offline ?? [])];
  return (
    <div class="page whole">
      <Head served={served} workspace={workspace} title="Jobs">
        <TakeAway
          markdown={() =>
            (jobs.data?.jobs ?? []).map(({ job_id, title, status }) => `- ${job_id} ${title} (${status})`).join('\n')
          }
          question={question}
        />
      </Head>
      <Loaded of={jobs}>
        {({ jobs: all }) =>
          all.length === 0 && runners.length === 0 ? (
            <Empty
              title="No jobs yet"
              example={'noema call tasks_jobs_create title="Port the parser" prompt="Port the parser to the new lexer."'}
            >
              A job is work that another agent takes from the queue. What it reports appears here.
            </Empty>
          ) : (
            <div class={`split ${chosen ? 'chosen' : 'alone'}`}>
              <div class="stack">
                {runners.length > 0 && (
                  <ul class="runners" aria-label="Runners">
                    {runners.map(({ runner_id, status, lease_active, active_job_id, updated_at_ms }) => (
                      <li key={runner_id}>
                        <Badge tone={lease_active ? 'alive' : 'stuck'}>{lease_active ? status : 'offline'}</Badge>{' '}
                        <strong>{shown(runner_id)}</strong> {active_job_id && <code>{active_job_id}</code>}{' '}
                        <Age ms={updated_at_ms} />
                      </li>
                    ))}
                  </ul>
                )}
                <ul class="cards">
                  {all.map((job) => {
                    const attention = asks.get(job.job_id);
                    return (
                      <li key={job.job_id}>
                        <a href={here({ job: job.job_id })} aria-current={job.job_id === chosen ? 'true' : undefined}>
                          <span class="under">
                            <code>{job.job_id}</code> <Badge tone={tones[job.status] ?? 'calm'}>{job.status.toLowerCase()}</Badge>
                            {attention && <Badge tone="waiting">{attention.kind.replaceAll('_', ' ')}</Badge>}{' '}
                            <Age ms={job.updated_at_ms} />
                          </span>
                          <strong>{brief(job.title, 140)}</strong>
                          {attention && <span class="reason">{brief(attention.message, 200)}</span>}
                        </a>
                      </li>
                    );
                  })}
                </ul>
              </div>
              {chosen && (
                <aside class="side" aria-label="The job">
                  <JobDetail served={served} workspace={workspace} id={chosen} />
                </aside>
              )}
            </div>
          )
        }
      </Loaded>
    </div>
  );
}
