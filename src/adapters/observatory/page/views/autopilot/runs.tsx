import { address, go, here, moment } from '../../kit/address.ts';
import { useLoaded } from '../../kit/answer.ts';
import { brief, plural } from '../../kit/text.ts';
import type { PageProps } from '../../kit/view.ts';
import { Age, Badge, Empty, Loaded } from '../../parts/said.tsx';
import { useOldest } from '../../parts/scrubber.tsx';
import { TakeAway } from '../../parts/take-away.tsx';
import { Rows } from '../../parts/virtual.tsx';
import { words } from './fields.ts';
import { everyTopic, projectName, runLink } from './places.ts';
import { newestRuns, type PlacedRun, standing } from './runs-data.ts';
import { miProjects } from './tools.ts';

/** Whether it had ended at the moment that is shown. */
const isOver = ({ last_ts }: PlacedRun) => moment.value === null || Date.parse(last_ts) <= moment.value;

function RunRow({ run, tab }: { run: PlacedRun; tab: 0 | -1 }) {
  const { tone, state } = standing(run);
  return (
    <a class="session run-row" href={runLink(run.project.project_id, run.run_id)} tabIndex={tab}>
      <span class="session-head">
        <strong>{brief(run.task || run.run_id, 120)}</strong>
        <Badge tone={tone}>{state}</Badge>
      </span>
      <span class="under">
        {brief(projectName(run.project), 60)} · {plural(run.records, 'record')}
        {isOver(run) && run.reason && run.reason !== 'decided' && ` · ${words(run.reason)}`}
        {run.bound_to && ` · ${brief(run.bound_to, 60)}`} · <Age ms={Date.parse(run.started_ts)} />
      </span>
    </a>
  );
}

const each = 50;

/** Runs of all projects, the newest first. */
export function RunsPage({ served }: PageProps) {
  const { query } = address.value;
  const [search, project] = [query.get('words') ?? '', query.get('project') ?? ''];
  const answer = useLoaded(`runs ${served.base}`, (signal) => newestRuns(served, each, signal), [everyTopic]);
  const all = answer.data ?? [];
  const projects = [...new Map(all.map((run) => [run.project.project_id, run.project])).values()];
  const past = moment.value;
  const times = all.map(({ started_ts }) => Date.parse(started_ts)).filter(Number.isFinite);
  useOldest(times.length > 0 ? Math.min(...times) : null);
  const wanted = search.toLowerCase();
  const seen = all.filter(
    (run) =>
      (past === null || !(Date.parse(run.started_ts) > past)) &&
      (!project || run.project.project_id === project) &&
      (!wanted || run.task.toLowerCase().includes(wanted)),
  );
  return (
    <div class="page whole">
      <div class="page-head">
        <h1>Runs</h1>
        <TakeAway
          markdown={() => seen.map(({ task, status, reason }) => `- **${status}** ${task} (${reason})`).join('\n')}
          question={miProjects(served, {})}
        />
      </div>
      <div class="filters">
        <input
          type="search"
          aria-label="Runs with these words"
          placeholder="Words of the task"
          value={search}
          onInput={(event) => go(here({ words: event.currentTarget.value }), 'replace')}
        />
        {projects.length > 1 && (
          <label class="choose">
            Project
            <select value={project} onChange={(event) => go(here({ project: event.currentTarget.value }), 'replace')}>
              <option value="">all</option>
              {projects.map((one) => (
                <option key={one.project_id} value={one.project_id}>
                  {brief(projectName(one), 60)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <Loaded of={answer}>
        {() =>
          all.length === 0 ? (
            <Empty title="No runs yet" example={'mi run "Add CSV export to the reports page."'}>
              A run of the autopilot appears here as soon as it begins: what it asks, answers, checks and decides, step by step.
            </Empty>
          ) : (
            <>
              <p class="under" role="status">
                {plural(seen.length, 'run')}
              </p>
              <Rows
                label="Runs"
                count={seen.length}
                row={66}
                keyOf={(at) => `${seen[at]?.project.project_id} ${seen[at]?.run_id}`}
                render={(at, tab) => <RunRow run={seen[at] as PlacedRun} tab={tab} />}
              />
            </>
          )
        }
      </Loaded>
    </div>
  );
}
