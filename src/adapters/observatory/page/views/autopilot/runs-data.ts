import type { KnownProject, RunHead } from '../../../../../../generated/types/index.ts';
import { moment } from '../../kit/address.ts';
import { ask } from '../../kit/ask.ts';
import { now } from '../../kit/time.ts';
import type { Served, Tone } from '../../kit/view.ts';
import { miProjects, miRuns } from './tools.ts';

/** A run, and the project that it is of. */
export interface PlacedRun extends RunHead {
  readonly project: KnownProject;
}

/** A batch may take long; after this a run without an end was probably killed. */
const liveFor = 30 * 60_000;

export const isLive = ({ status, last_ts }: Pick<RunHead, 'status' | 'last_ts'>): boolean =>
  status === 'open' && now.value - Date.parse(last_ts) < liveFor;

/** How a run stands at the moment that is shown, and so how it is painted. */
export function standing(run: Pick<RunHead, 'status' | 'last_ts'>): { readonly tone: Tone; readonly state: string } {
  const past = moment.value;
  if (past !== null && (run.status === 'open' || Date.parse(run.last_ts) > past)) return { tone: 'alive', state: 'under way' };
  if (isLive(run)) return { tone: 'alive', state: 'live' };
  if (run.status === 'open') return { tone: 'waiting', state: 'no end' };
  if (run.status === 'blocked') return { tone: 'stuck', state: 'blocked' };
  return run.status === 'done' ? { tone: 'done', state: 'done' } : { tone: 'waiting', state: 'not done' };
}

const mostProjects = 30;

/** The newest runs of the projects that were used last, the newest first. */
export async function newestRuns(served: Served, each: number, signal: AbortSignal): Promise<readonly PlacedRun[]> {
  const { projects } = await ask(miProjects(served, { limit: mostProjects }), signal);
  const lists = await Promise.all(
    projects.map(async (project) => {
      const { runs } = await ask(miRuns(served, { project: project.project_id, limit: each }), signal);
      return runs.map((run) => ({ ...run, project }));
    }),
  );
  /** Those of one project are in order already, whatever their clock says. */
  return lists.flat().sort((a, b) => Math.sign(Date.parse(b.started_ts) - Date.parse(a.started_ts)) || 0);
}
