import type { TasksRoom } from '../../../generated/handlers/tasks.ts';
import type { TasksJobsRadarOutput } from '../../../generated/types/index.ts';
import { brief, fields, type Line, line } from '../../kernel/line.ts';

/** How many needs are told in the line itself; the rest have their commands. */
const mostTold = 3;
const longestText = 80;

/** Who is there, and what is needed most; a cut answer may lack any field. */
function radarLine(result: Partial<TasksJobsRadarOutput>): Line {
  const { jobs = [], count, queued = 0, runner_status = 'offline', runner_count, reply } = result;
  if (count === undefined) return line`ok`;
  const shown = jobs.length < count ? line` shown=${jobs.length}` : '';
  const needs = jobs.flatMap(({ attention }) =>
    attention ? [line`${attention.ref} ${attention.kind}: ${brief(attention.message, longestText)}`] : [],
  );
  return fields(
    line`jobs_radar count=${count}${shown} runner=${runner_status} runners=${runner_count || 'none'}`,
    ...(reply ? [line`replied ${reply.ref}`] : []),
    ...needs.slice(0, mostTold),
    ...(queued > 0 && runner_status === 'offline' ? [line`${queued} queued, no runner`] : []),
  );
}

export const taskLines: TasksRoom<never, never>['lines'] = { tasks_jobs_radar: { state: radarLine } };
