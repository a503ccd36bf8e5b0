import type { Change } from './change.ts';

/** Plans are also found by title. */
export const planTitles = (): Change => async (db) => {
  await db.schema
    .createIndex('entities_titled')
    .on('entities')
    .columns(['ws', 'title', 'num'])
    .where('kind' as never, '=', 'plan')
    .execute();
};
