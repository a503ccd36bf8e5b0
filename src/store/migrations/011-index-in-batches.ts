import { sql } from 'kysely';
import type { Engine } from '../tables.ts';
import type { Change } from './change.ts';

/** The words of a row as the index knows them: each begins with its workspace, so that no workspace pays for another. */
const named = (row: string) => sql.raw(`${row}.ws || '_' || replace(${row}.words, ' ', ' ' || ${row}.ws || '_')`);

/**
 * The word index of SQLite writes several pages each time, however little is added. So new rows wait until there are enough of them
 * for one go; whoever searches reads those that wait. PostgreSQL's index does the same by itself.
 */
export const indexInBatches =
  (engine: Engine): Change =>
  async (db) => {
    if (engine === 'postgres') return;
    await db.schema
      .createTable('search_words_upto')
      .addColumn('id', 'integer', (c) => c.notNull())
      .execute();
    await sql`insert into search_words_upto (id) select coalesce(max(id), 0) from search_docs`.execute(db);

    const upto = sql`(select id from search_words_upto)`;
    const add = sql`insert into search_words (rowid, words) values (new.id, ${named('new')})`;
    const remove = sql`insert into search_words (search_words, rowid, words) values ('delete', old.id, ${named('old')})`;
    for (const name of ['added', 'removed', 'changed']) await sql`drop trigger ${sql.ref(`search_words_${name}`)}`.execute(db);
    /** One trigger, since nobody says in which order two would run. The number of a row that was removed can be given again. */
    await sql`create trigger search_words_added after insert on search_docs
      when new.id <= ${upto} or new.id >= ${upto} + 64 begin
        insert into search_words (rowid, words) select d.id, ${named('d')} from search_docs d
          where d.id >= min(new.id, ${upto} + 1) and d.id <= new.id;
        update search_words_upto set id = new.id where id < new.id;
      end`.execute(db);
    await sql`create trigger search_words_removed after delete on search_docs when old.id <= ${upto} begin ${remove}; end`.execute(
      db,
    );
    await sql`create trigger search_words_changed after update of words on search_docs
      when old.words <> new.words and old.id <= ${upto} begin ${remove}; ${add}; end`.execute(db);
  };
