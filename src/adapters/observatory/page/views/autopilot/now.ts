import type { KnownProject, LogItem } from '../../../../../../generated/types/index.ts';
import { ask, Refusal } from '../../kit/ask.ts';
import type { NowItem, Served } from '../../kit/view.ts';
import { questionIn } from './batches.ts';
import { fields, list, text, words } from './fields.ts';
import { projectName, runLink } from './places.ts';
import { isLive, newestRuns, type PlacedRun, standing } from './runs-data.ts';
import { miRecords } from './tools.ts';

const perProject = 3;

const lastOf = async (served: Served, { project, run_id }: PlacedRun, signal: AbortSignal): Promise<LogItem | undefined> =>
  (await ask(miRecords(served, { project: project.project_id, run: run_id, limit: 1 }), signal)).records[0];

const itemOf = (run: PlacedRun, more: Pick<NowItem, 'tone' | 'state' | 'reason'>): NowItem => ({
  key: `run ${run.project.project_id} ${run.run_id}`,
  title: run.task || run.run_id,
  place: `Autopilot · ${projectName(run.project)}`,
  since: Date.parse(run.last_ts),
  href: runLink(run.project.project_id, run.run_id),
  ...more,
});

/** A run under way: what it does, or what it asks. */
async function underWay(served: Served, run: PlacedRun, signal: AbortSignal): Promise<NowItem> {
  const last = await lastOf(served, run, signal);
  const question = last ? questionIn(last) : '';
  return question
    ? itemOf(run, { tone: 'waiting', state: 'asks', reason: question })
    : itemOf(run, { tone: 'alive', state: 'running', reason: last ? `${words(last.kind)}, the last of its records` : '' });
}

/** Preferences that were left to the user. */
async function suggestions(served: Served, project: KnownProject, signal: AbortSignal): Promise<readonly NowItem[]> {
  const ofKind = async (kind: string) =>
    (await ask(miRecords(served, { project: project.project_id, kind: [kind], limit: 50 }), signal)).records;
  const suggested = (await ofKind('learn_suggested')).filter(({ record }) => record.auto_learn === false);
  if (suggested.length === 0) return [];
  const applied = new Set((await ofKind('learn_applied')).map(({ record }) => text(record.suggestion_id)));
  return suggested
    .filter(({ record }) => !applied.has(text(record.id)))
    .map(({ record, ts, event_id, run_id }) => ({
      key: `learn ${project.project_id} ${event_id}`,
      tone: 'waiting',
      state: 'to learn',
      title: list(record.learn_suggested)
        .map((one) => text(fields(one).text))
        .join(' · '),
      reason: `mi claim apply-suggested ${text(record.id)}`,
      place: `Autopilot · ${projectName(project)}`,
      since: Date.parse(ts),
      href: runLink(project.project_id, run_id, event_id),
    }));
}

/** What a project that cannot be read would say is left out; what is wrong with it is said where it is opened. */
const orNothing = <Item>(work: Promise<readonly Item[]>): Promise<readonly Item[]> =>
  work.catch((error: unknown) => {
    if (error instanceof Refusal) return [];
    throw error;
  });

/** Runs that go on, that ask or that ended badly, and what waits to be learned. Only the newest run of a project can be stuck. */
export async function nowOf(served: Served, signal: AbortSignal): Promise<readonly NowItem[]> {
  const runs = await newestRuns(served, perProject, signal);
  const newest = new Map<string, string>();
  for (const { project, run_id } of runs) if (!newest.has(project.project_id)) newest.set(project.project_id, run_id);
  const projects = [...new Map(runs.map(({ project }) => [project.project_id, project])).values()];
  const items = await Promise.all(
    runs.map(async (run): Promise<readonly NowItem[]> => {
      if (isLive(run)) return orNothing(underWay(served, run, signal).then((item) => [item]));
      if (newest.get(run.project.project_id) !== run.run_id) return [];
      const { tone, state } = standing(run);
      if (tone !== 'stuck')
        return [itemOf(run, { tone: 'calm', state, reason: run.reason === 'decided' ? '' : words(run.reason) })];
      /** The last record of a run that ended says why, in words. */
      const notes = text((await lastOf(served, run, signal))?.record.notes);
      return [itemOf(run, { tone, state, reason: notes || words(run.reason) })];
    }),
  );
  const pending = await Promise.all(projects.slice(0, 12).map((project) => orNothing(suggestions(served, project, signal))));
  return [...items.flat(), ...pending.flat()];
}
