import type { KnownProject, RunHead } from '../../../../../../generated/types/index.ts';
import { address, here, link } from '../../kit/address.ts';
import { useAnswer } from '../../kit/answer.ts';
import { usePages } from '../../kit/pages.ts';
import { brief, plural, shown } from '../../kit/text.ts';
import { stamp } from '../../kit/time.ts';
import type { PageProps, Served, Tone } from '../../kit/view.ts';
import { Age, Badge, Empty, Facts, Loaded, LongText, Trouble } from '../../parts/said.tsx';
import { jsonOf, TakeAway } from '../../parts/take-away.tsx';
import { Rows } from '../../parts/virtual.tsx';
import { claimsIn, lineOf, toneOf } from './records.ts';
import { miProjects, miRecords, miRuns } from './tools.ts';

export const runTones: Readonly<Record<string, Tone>> = { open: 'alive', done: 'done', blocked: 'stuck', not_done: 'waiting' };

export const nameOf = ({ root_path, project_id }: KnownProject): string => root_path.split('/').findLast(Boolean) ?? project_id;

/** The projects that the autopilot knows. */
export function ProjectsPage({ served }: PageProps) {
  const question = miProjects(served, { limit: 200 });
  const answer = useAnswer(question, ['autopilot']);
  return (
    <div class="page">
      <div class="page-head">
        <h1>Projects</h1>
        <TakeAway
          markdown={() => (answer.data?.projects ?? []).map(({ root_path }) => `- ${root_path}`).join('\n')}
          question={question}
        />
      </div>
      <Loaded of={answer}>
        {({ projects }) =>
          projects.length === 0 ? (
            <Empty title="No runs yet" example={'mi run "Add CSV export to the reports page"'}>
              The autopilot works on a task with an agent as its hands. What it asks, decides and checks appears here.
            </Empty>
          ) : (
            <ul class="cards">
              {projects.map((project) => (
                <li key={project.project_id}>
                  <a href={link(['autopilot', project.project_id, 'runs'])}>
                    <span class="under">
                      <strong>{brief(nameOf(project), 80)}</strong> {project.running && <Badge tone="alive">running</Badge>}
                    </span>
                    <span class="place">{shown(project.root_path)}</span>
                    {project.last_ts && (
                      <span class="under">
                        <Age ms={Date.parse(project.last_ts)} />
                      </span>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}

type Json = Readonly<Record<string, unknown>>;
const textOf = (record: Json, name: string): string => (typeof record[name] === 'string' ? (record[name] as string) : '');

function RecordDetail({ kind, record, project }: { kind: string; record: Json; project: string }) {
  const claims = claimsIn(record);
  return (
    <article class="detail">
      <header>
        <h2>{kind.replaceAll('_', ' ')}</h2>
        <TakeAway markdown={() => `- ${kind}: ${lineOf(kind, record)}`} />
        <a class="close" href={here({ record: undefined })} aria-label="Close">
          ×
        </a>
      </header>
      <LongText text={lineOf(kind, record)} />
      <Facts
        of={[
          ...(textOf(record, 'ts') ? [['When', stamp(Date.parse(textOf(record, 'ts')))] as const] : []),
          ...(claims.length > 0
            ? [
                [
                  'Claims',
                  claims.map((claim) => <a href={link(['autopilot', project, 'claims'], { claim })}>{claim}</a>),
                ] as const,
              ]
            : []),
        ]}
      />
      <LongText code text={JSON.stringify(record, null, 2)} />
    </article>
  );
}

/** A run record by record, the newest first: what was asked and answered, what was risky, what was checked. */
function Run({ served, project, run }: { served: Served; project: string; run: RunHead }) {
  const question = (before?: number) =>
    miRecords(served, { project, run: run.run_id, limit: 200, ...(before === undefined ? {} : { before }) });
  const pages = usePages(
    question,
    ({ records, has_more }) => ({ items: records, next: has_more ? (records.at(-1)?.seq ?? null) : null }),
    ({ seq }) => String(seq),
    [`autopilot/${project}`],
  );
  const { items: records } = pages;
  const chosen = records.find(({ seq }) => String(seq) === address.value.query.get('record'));
  return (
    <div class={`split ${chosen ? 'chosen' : 'alone'}`}>
      <div class="column">
        <div class="page-head">
          <a href={here({ run: undefined, record: undefined })}>All runs</a>
          <Badge tone={runTones[run.status] ?? 'calm'}>{run.status.replaceAll('_', ' ')}</Badge>
          <strong>{brief(run.task, 160)}</strong>
          <TakeAway
            markdown={() =>
              [`# ${run.task}`, ...records.map(({ kind, record }) => `- ${kind}: ${lineOf(kind, record)}`)].join('\n')
            }
            question={question()}
            exports={[jsonOf('records', run.run_id, question())]}
          />
        </div>
        {run.reason && <p class="under">{shown(run.reason)}</p>}
        {pages.error && <Trouble error={pages.error} />}
        <Rows
          label="Records"
          count={records.length + (pages.hasMore ? 1 : 0)}
          row={52}
          keyOf={(at) => String(records[at]?.seq ?? 'more')}
          render={(at, tab) => {
            const item = records[at];
            if (!item)
              return (
                <button type="button" class="more" tabIndex={tab} onClick={pages.more} disabled={pages.loading}>
                  {pages.loading ? 'Reading' : 'Older'}
                </button>
              );
            const { seq, kind, record } = item;
            return (
              <a class="fact" href={here({ record: seq })} tabIndex={tab} aria-current={item === chosen ? 'true' : undefined}>
                <span>
                  <Badge tone={toneOf(kind)}>{kind.replaceAll('_', ' ')}</Badge>
                </span>
                <span class="line" dir="auto">
                  {brief(lineOf(kind, record), 180)}
                </span>
                <span class="place">{brief(textOf(record, 'batch_id'), 20)}</span>
                {textOf(record, 'ts') ? <Age ms={Date.parse(textOf(record, 'ts'))} /> : <span />}
              </a>
            );
          }}
        />
      </div>
      {chosen && (
        <aside class="side" aria-label="The record">
          <RecordDetail kind={chosen.kind} record={chosen.record} project={project} />
        </aside>
      )}
    </div>
  );
}

/** The runs of a project, the newest first. */
export function RunsPage({ served, params }: PageProps) {
  const project = params.project as string;
  const question = miRuns(served, { project, limit: 200 });
  const answer = useAnswer(question, [`autopilot/${project}`]);
  const chosen = answer.data?.runs.find(({ run_id }) => run_id === address.value.query.get('run'));
  return (
    <div class="page whole">
      <div class="page-head">
        <h1>Runs</h1>
        <span class="place">{shown(project)}</span>
        {!chosen && (
          <TakeAway
            markdown={() => (answer.data?.runs ?? []).map(({ task, status }) => `- ${task} (${status})`).join('\n')}
            question={question}
          />
        )}
      </div>
      <Loaded of={answer}>
        {({ runs }) =>
          runs.length === 0 ? (
            <Empty title="No runs yet" example={'mi run "Add CSV export to the reports page"'} />
          ) : chosen ? (
            <Run served={served} project={project} run={chosen} />
          ) : (
            <ul class="cards">
              {runs.map((run) => (
                <li key={run.run_id}>
                  <a href={here({ run: run.run_id })}>
                    <span class="under">
                      <Badge tone={runTones[run.status] ?? 'calm'}>{run.status.replaceAll('_', ' ')}</Badge>{' '}
                      {plural(run.records, 'record')}
                      {run.last_ts && <Age ms={Date.parse(run.last_ts)} />}
                    </span>
                    <strong>{brief(run.task || run.run_id, 200)}</strong>
                    {run.reason && <span class="reason">{brief(run.reason, 200)}</span>}
                    {run.bound_to && <span class="place">{shown(run.bound_to)}</span>}
                  </a>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
