import type { TasksLifecycleHandlers } from '../../../generated/handlers/tasks.ts';
import type { StorePort } from '../../kernel/ports.ts';
import { batchHandlers } from './batch.ts';
import { completeHandlers } from './complete.ts';
import { createHandlers } from './create.ts';
import { deleteHandlers } from './delete.ts';
import { editHandlers } from './edit.ts';
import { listHandlers } from './lists.ts';
import { patchHandlers } from './patch.ts';
import type { TasksStore } from './store.ts';

export const lifecycleHandlers = (place: Pick<StorePort, 'location'>): TasksLifecycleHandlers<TasksStore> => ({
  ...createHandlers,
  ...listHandlers(place),
  ...editHandlers,
  ...patchHandlers,
  ...completeHandlers,
  ...deleteHandlers,
  ...batchHandlers,
});
