import type { Defect } from '../../broken.ts';
import { type Any, answering, faulty, given, reading, telling } from './faults.ts';

export const historyDefects = {
  'an undo undoes nothing': {
    breaks: 'tasks_undo/the-newest-is-taken-back',
    ...telling('tasks_undo', (_, fact) => ({ ...fact, image: {} })),
  },
  'an undo overwrites what came later': {
    breaks: 'tasks_undo/a-later-change-is-not-lost',
    ...reading('tasks_undo', ({ operations }) => ({
      operations: {
        ...operations,
        toUndo: async (id: string) => {
          const row = await operations.toUndo(id);
          return row && { ...row, operation: { ...row.operation, after: {} } };
        },
      },
    })),
  },
  'a redo overwrites what came later': {
    breaks: 'tasks_redo/a-later-change-is-not-lost',
    ...reading('tasks_redo', ({ operations }) => ({
      operations: {
        ...operations,
        toRedo: async (id: string) => {
          const row = await operations.toRedo(id);
          return row && { ...row, operation: { ...row.operation, before: {} } };
        },
      },
    })),
  },
  'redo remembers too much': {
    breaks: 'tasks_redo/a-new-operation-ends-redo',
    ...reading('tasks_redo', ({ operations }) => ({
      operations: { ...operations, toRedo: async (id: string) => (await operations.toRedo(id)) ?? operations.toUndo(id) },
    })),
  },
  'the history hides what was undone': {
    breaks: 'tasks_history/undone-is-said',
    ...answering('tasks_history', (page) => ({
      ...page,
      operations: page.operations.map((operation: Any) => ({ ...operation, undone: false })),
    })),
  },
  'atomic is a word': { breaks: 'tasks_batch/atomic-is-all-or-none', ...given('tasks_batch', () => ({ atomic: false })) },
  'atomic takes anything': {
    breaks: 'tasks_batch/atomic-takes-undoable-tools-only',
    ...faulty(
      'tasks_batch',
      (sound) => (input, ctx) => sound(input, { ...ctx, known: () => ({ room: 'tasks', undoable: true }) }),
    ),
  },
  'a failure takes everything back': {
    breaks: 'tasks_batch/what-came-before-a-failure-stays',
    boundary: (sound) => (tool, args) => sound(tool, tool === 'tasks_batch' ? { ...args, atomic: true } : args),
  },
} satisfies Record<string, Defect>;
