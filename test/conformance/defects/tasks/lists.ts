import type { Defect } from '../../broken.ts';
import { type Any, answering, faulty, given } from './faults.ts';

export const listDefects = {
  'counts are of the page': {
    breaks: 'tasks_context/counts-are-of-the-whole-workspace',
    ...answering('tasks_context', (output) => ({
      ...output,
      counts: { plans: output.plans.length, tasks: output.tasks.length },
    })),
  },
  'what is done is listed': {
    breaks: 'tasks_context/what-is-done-is-left-out',
    ...given('tasks_context', () => ({ include_all: true })),
  },
  'the focus narrows the list': {
    breaks: 'tasks_context/the-focus-is-ignored',
    ...faulty('tasks_context', (sound) => async (input, ctx) => {
      const { focus } = ctx.store.workspace;
      return sound(input, { ...ctx, target: focus === null ? ctx.target : await ctx.store.entities.find(focus) });
    }),
  },
  'a page begins where the last one ended': {
    breaks: 'tasks_context/pages-cover-everything-once',
    ...given('tasks_context', ({ tasks_cursor }) => (tasks_cursor ? { tasks_cursor: tasks_cursor - 1 } : {})),
  },
  'since is inclusive': {
    breaks: 'tasks_delta/since-is-exclusive',
    ...faulty('tasks_delta', (sound) => async (input, ctx) => {
      const all = await sound({ ...input, since: undefined, limit: 200 }, ctx);
      return input.since ? { ...all, events: all.events.filter((e: Any) => e.event_id >= input.since) } : sound(input, ctx);
    }),
  },
  'events of what is gone are gone': {
    breaks: 'tasks_delta/a-deleted-task-keeps-its-events',
    ...faulty('tasks_delta', (sound) => async (input, ctx) => {
      const page = await sound(input, ctx);
      const kept = [];
      for (const event of page.events) if (await ctx.store.entities.find(event.task_id)) kept.push(event);
      return { ...page, events: kept };
    }),
  },
  'an event is told under another number': {
    breaks: 'tasks_delta/every-event-is-in-the-trace-once',
    ...answering('tasks_delta', (page) => ({
      ...page,
      events: page.events.map((event: Any) => ({ ...event, event_id: event.event_id.replace('evt_0', 'evt_9') })),
    })),
  },
} satisfies Record<string, Defect>;
