import { jobAppliers } from '../../appliers/jobs.ts';
import { taskAppliers } from '../../appliers/tasks/index.ts';
import { tasksContribution } from '../../domain/tasks/contribution.ts';
import { evidenceHandlers } from '../../domain/tasks/evidence.ts';
import { focusHandlers } from '../../domain/tasks/focus.ts';
import { historyHandlers } from '../../domain/tasks/history.ts';
import { jobHandlers } from '../../domain/tasks/jobs.ts';
import { jobsContribution } from '../../domain/tasks/jobs-contribution.ts';
import { lifecycleHandlers } from '../../domain/tasks/lifecycle.ts';
import { taskLines } from '../../domain/tasks/lines.ts';
import { taskTargets } from '../../domain/tasks/locate/index.ts';
import { stepHandlers } from '../../domain/tasks/steps.ts';
import type { TasksStore } from '../../domain/tasks/store.ts';
import { subplanHandlers } from '../../domain/tasks/subplans.ts';
import { templateHandlers } from '../../domain/tasks/templates.ts';
import { anchorReaders, graphReaders, notesReaders, taskReaders } from './readers.ts';
import type { Room } from './room.ts';

export const tasks: Room<'tasks', TasksStore> = {
  name: 'tasks',
  reads: { ...notesReaders, ...graphReaders, ...anchorReaders, ...taskReaders },
  handlers: ({ place, policy }) => ({
    ...focusHandlers,
    ...lifecycleHandlers(place),
    ...stepHandlers(policy.proof_policy),
    ...subplanHandlers,
    ...evidenceHandlers,
    ...historyHandlers,
    ...templateHandlers,
    ...jobHandlers,
  }),
  appliers: { ...taskAppliers, ...jobAppliers },
  targets: taskTargets,
  lines: taskLines,
  ...tasksContribution,
  opens: [...(tasksContribution.opens ?? []), ...(jobsContribution.opens ?? [])],
};
