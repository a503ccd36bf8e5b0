import { Closed, described, named, Opt, Type, Words } from '../kit/schema.ts';
import { TaskNodeId, TaskNodePath } from './ids.ts';
import { Lines, LongText, Priority, TaskStatus } from './task.ts';

export const TaskNodeRef = named(
  'TaskNodeRef',
  Closed({ node_id: TaskNodeId, path: TaskNodePath }),
  'A task node by id and by path.',
);

/** What may be said about a task node besides its title; a list replaces the one before. */
export const NodeFields = {
  description: Opt(described(LongText, 'What is to be achieved; "" clears it.')),
  context: Opt(described(LongText, 'What to know about it; "" clears it.')),
  status: Opt(TaskStatus),
  status_manual: Opt(Type.Boolean({ description: 'The status was set by hand.' })),
  priority: Opt(Priority),
  blocked: Opt(Type.Boolean({ description: 'True when it cannot go on.' })),
  blockers: Opt(Lines({ description: 'What is in the way.' })),
  dependencies: Opt(Type.Array(Words(300), { maxItems: 100, description: 'Ids or names of what it depends on.' })),
  next_steps: Opt(Lines({ description: 'What to do next.' })),
  problems: Opt(Lines({ description: 'What went wrong.' })),
  risks: Opt(Lines({ description: 'What may go wrong.' })),
  success_criteria: Opt(Lines({ description: 'What shows that it is done.' })),
};
