import { defineNextCalls, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();

export const workspaceNextCalls = defineNextCalls({
  'go-on-with-the-focus': {
    tool: 'tasks_snapshot',
    params: {},
    reason: 'Go on with {focus}',
    priority: 'high',
    facts: Of({ focus: S }),
  },
  'take-up-an-open-task': {
    tool: 'tasks_snapshot',
    params: { task: '{task}' },
    reason: 'Take up {task} {title}',
    priority: 'high',
    facts: Of({ task: S, title: S }),
  },
  'read-the-last-entry': { tool: 'open', params: { id: '{ref}' }, reason: 'Read what was written last', facts: Of({ ref: S }) },
  'start-the-first-task': {
    tool: 'tasks_macro_start',
    params: { task_title: 'First task' },
    reason: 'Start the first task',
  },
});
