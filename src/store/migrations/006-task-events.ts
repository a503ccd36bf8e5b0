import type { Change } from './change.ts';

/** The latest events of one plan or task, however much was thought and noted in between. */
export const taskEvents = (): Change => async (db) => {
  await db.schema
    .createIndex('entries_task')
    .on('entries')
    .columns(['ws', 'task_id', 'seq'])
    .where('event_id' as never, 'is not', null)
    .execute();
};
