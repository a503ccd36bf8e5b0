import type { TasksRoom } from '../../../generated/handlers/tasks.ts';
import type { TasksJobsRadarOutput } from '../../../generated/types/index.ts';
import { shorten } from '../../kernel/text.ts';

/** How many needs are told in the line itself; the rest have their commands. */
const mostTold = 3;
const longestText = 80;

/** Who is there, and what is needed most; a cut answer may lack any field. */
function radarLine(result: Partial<TasksJobsRadarOutput>): string {
  const { jobs = [], count, queued = 0, runner_status = 'offline', runner_count, reply } = result;
  if (count === undefined) return 'ok';
  const shown = jobs.length < count ? ` shown=${jobs.length}` : '';
  const needs = jobs.flatMap(({ attention }) =>
    attention ? [`${attention.ref} ${attention.kind}: ${shorten(attention.message, longestText)}`] : [],
  );
  return [
    `jobs_radar count=${count}${shown} runner=${runner_status} runners=${runner_count || 'none'}`,
    ...(reply ? [`replied ${reply.ref}`] : []),
    ...needs.slice(0, mostTold),
    ...(queued > 0 && runner_status === 'offline' ? [`${queued} queued, no runner`] : []),
  ].join(' | ');
}

export const taskLines: TasksRoom<never, never>['lines'] = { tasks_jobs_radar: { state: radarLine } };
