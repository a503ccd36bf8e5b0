import { type Kysely, sql } from 'kysely';
import type { Engine } from '../../src/store/tables.ts';

const inPublic = sql`relnamespace = 'public'::regnamespace`;

/** What makes the tables of a PostgreSQL store, statement by statement, read from its catalogue. */
export async function postgresTables<T>(db: Kysely<T>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select format('create sequence %I as %s', relname, format_type(seqtypid, null)) as line, 1 as part, relname as name
      from pg_class join pg_sequence on seqrelid = oid where ${inPublic}
    union all
    select format(E'create table %I (\n  %s\n)', relname, (
      select string_agg(format('%I %s', attname, format_type(atttypid, atttypmod))
        || coalesce((select ' collate ' || quote_ident(collname) from pg_collation where oid = attcollation and collname <> 'default'), '')
        || coalesce((select ' default ' || pg_get_expr(adbin, adrelid) from pg_attrdef where adrelid = attrelid and adnum = attnum), '')
        || case when attnotnull then ' not null' else '' end, E',\n  ' order by attnum)
      from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped)), 2, relname
      from pg_class c where ${inPublic} and relkind = 'r'
    union all
    select format('alter sequence %I owned by %I.%I', s.relname, t.relname, attname), 3, s.relname
      from pg_depend d join pg_class s on s.oid = objid and s.relkind = 'S' join pg_class t on t.oid = refobjid
      join pg_attribute on attrelid = t.oid and attnum = refobjsubid
      where s.${inPublic} and d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass and deptype = 'a'
    order by part, name`.execute(db);
  return rows.map((row) => row.line);
}

/** Keys, indexes and triggers, which can be made after the rows. */
export async function postgresIndexes<T>(db: Kysely<T>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select format('alter table %I add constraint %I %s', r.relname, conname, pg_get_constraintdef(k.oid)) as line, 1 as part, conname as name
      from pg_constraint k join pg_class r on r.oid = conrelid where r.${inPublic} and contype <> 'n'
    union all
    select pg_get_indexdef(indexrelid), 2, x.relname
      from pg_index join pg_class x on x.oid = indexrelid
      where x.${inPublic} and not exists (select 1 from pg_constraint where conindid = indexrelid)
    union all
    select pg_get_triggerdef(g.oid), 3, tgname from pg_trigger g join pg_class r on r.oid = tgrelid where r.${inPublic} and not tgisinternal
    order by part, name`.execute(db);
  return rows.map((row) => row.line);
}

/** All that a store is made of, besides its rows and the list of its migrations. */
export async function definitionsOf<T>(db: Kysely<T>, engine: Engine): Promise<string[]> {
  const made = engine === 'postgres' ? [...(await postgresTables(db)), ...(await postgresIndexes(db))] : await sqliteObjects(db);
  return made.filter((line) => !line.includes('kysely_'));
}

async function sqliteObjects<T>(db: Kysely<T>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select type || ' ' || name || ' on ' || tbl_name || ': ' || coalesce(sql, '') as line from sqlite_master order by line`.execute(
    db,
  );
  return rows.map((row) => row.line);
}
