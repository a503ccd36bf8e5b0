import { address, go, here, moment } from '../../kit/address.ts';
import { useLoaded } from '../../kit/answer.ts';
import { brief, plural } from '../../kit/text.ts';
import type { PageProps } from '../../kit/view.ts';
import { FilteredList, wordsAsked } from '../../parts/filtered-list.tsx';
import { Age, Badge, Empty } from '../../parts/said.tsx';
import { useOldest } from '../../parts/scrubber.tsx';
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
  const [search, project] = [wordsAsked(), query.get('project') ?? ''];
  const answer = useLoaded(`runs ${served.base}`, (signal) => newestRuns(served, each, signal), [everyTopic]);
  const all = answer.data ?? [];
  const projects = [...new Map(all.map((run) => [run.project.project_id, run.project])).values()];
  const past = moment.value;
  const times = all.map(({ started_ts }) => Date.parse(started_ts)).filter(Number.isFinite);
  useOldest(times.length > 0 ? Math.min(...times) : undefined);
  const wanted = search.toLowerCase();
  const seen = all.filter(
    (run) =>
      (past === null || !(Date.parse(run.started_ts) > past)) &&
      (!project || run.project.project_id === project) &&
      (!wanted || run.task.toLowerCase().includes(wanted)),
  );
  return (
    <FilteredList
      title="Runs"
      one="run"
      placeholder="Words of the task"
      filters={
        projects.length > 1 && (
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
        )
      }
      of={{ items: seen, loading: answer.loading && answer.data === undefined, error: answer.error }}
      idOf={({ project: { project_id }, run_id }) => `${project_id} ${run_id}`}
      row={(run, tab) => <RunRow run={run} tab={tab} />}
      markdownOf={({ task, status, reason }) => `**${status}** ${task} (${reason})`}
      question={miProjects(served, {})}
      filtered={Boolean(search || project)}
      empty={
        <Empty title="No runs yet" example={'mi run "Add CSV export to the reports page."'}>
          A run of the autopilot appears here as soon as it begins: what it asks, answers, checks and decides, step by step.
        </Empty>
      }
    />
  );
}
