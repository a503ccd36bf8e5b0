import { Closed, named, Opt, Type, Words } from '../kit/schema.ts';
import { TaskNodeId, TaskNodePath } from './ids.ts';
import { Lines, LongText, Priority, TaskStatus } from './task.ts';

export const TaskNodeRef = named('TaskNodeRef', Closed({ node_id: TaskNodeId, path: TaskNodePath }));

/** What may be said about a task node besides its title; a list replaces the one before. */
export const NodeFields = {
  description: Opt(LongText),
  context: Opt(LongText),
  status: Opt(TaskStatus),
  status_manual: Opt(Type.Boolean({ description: 'The status was set by hand.' })),
  priority: Opt(Priority),
  blocked: Opt(Type.Boolean()),
  blockers: Opt(Lines()),
  dependencies: Opt(Type.Array(Words(300), { maxItems: 100 })),
  next_steps: Opt(Lines()),
  problems: Opt(Lines()),
  risks: Opt(Lines()),
  success_criteria: Opt(Lines()),
};
