import type { Change } from './change.ts';

export const views = (): Change => async (db) => {
  /** The latest events of one plan or task, however much was thought and noted in between. */
  await db.schema
    .createIndex('entries_task')
    .on('entries')
    .columns(['ws', 'task_id', 'seq'])
    .where('event_id' as never, 'is not', null)
    .execute();
  /** Open cards that are shown, however many are settled or drafts. */
  await db.schema
    .createIndex('node_versions_shown_status')
    .on('node_versions')
    .columns(['ws', 'branch_id', 'doc', 'visibility', 'status', 'standing', 'seq'])
    .where('visibility' as never, 'is not', null)
    .execute();
};
