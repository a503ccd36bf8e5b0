import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StorePort, Unit } from '../../src/kernel/ports.ts';
import { Memo } from '../../src/store/memo.ts';
import { findWorkspace, lockWorkspace } from '../../src/store/read/workspaces.ts';
import type { Db, Opened, Transact } from '../../src/store/tables.ts';
import { hasPostgres } from '../support/postgres.ts';
import { reading } from '../support/rooms.ts';
import { eventually, openOn, postgres, type TestStore } from './engines.ts';
import { checkJournal } from './journal.ts';

const note = { branch: 'main', branch_id: 1, doc: 'notes', content: 'x' };
const append = (unit: Unit) => unit.tell('note_added', note);

describe.runIf(hasPostgres())('PostgreSQL', () => {
  let place: TestStore;
  let store: StorePort;
  let other: StorePort;
  let handle: Opened;
  let client: pg.Client;
  beforeEach(async () => {
    place = await postgres.place();
    store = await openOn(place);
    other = await openOn(place);
    handle = await place.handle();
    client = new pg.Client({ connectionString: place.url });
    await client.connect();
  });
  afterEach(async () => {
    await client.end();
    await Promise.all([store, other, handle].map((opened) => opened.close()));
    await place.remove();
  });

  const waiting = async () => {
    const { rows } = await client.query(
      "select 1 from pg_stat_activity where datname = current_database() and application_name = 'noema' and wait_event_type = 'Lock'",
    );
    return rows.length;
  };

  it('a write that waited sees the branch that was made and checked out meanwhile', async () => {
    await store.write('w', null, append);
    let waited: Promise<unknown> = Promise.resolve();
    await store.write('w', null, async (unit) => {
      waited = other.write('w', null, async ({ snapshot }) => [snapshot.workspace?.checkout, snapshot.workspace?.seq]);
      await eventually(async () => (await waiting()) > 0);
      await unit.tell('branch_created', { name: 'b', base_branch: 'main', base_seq: unit.seq() });
      await unit.tell('branch_checked_out', { previous: 'main', current: 'b' });
    });
    expect(await waited).toEqual(['b', 4]);
  });

  it('a write that waited sees the new name of the branch', async () => {
    await store.write('w', null, append);
    let waited: Promise<unknown> = Promise.resolve();
    await store.write('w', null, async (unit) => {
      waited = other.write('w', null, async ({ snapshot }) => snapshot.workspace?.checkout);
      await eventually(async () => (await waiting()) > 0);
      await unit.tell('branch_renamed', { branch_id: 1, previous: 'main', current: 'trunk' });
    });
    expect(await waited).toBe('trunk');
  });

  it.each([
    ['is made', false, 'workspace_created note_added note_added'],
    ['is given up', true, 'workspace_created note_added'],
  ])('a workspace that two make at once is made once, when the first one %s', async (_, fails, kinds) => {
    let waited: Promise<unknown> = Promise.resolve();
    const first = store.write('w', null, async (unit) => {
      waited = other.write('w', null, append);
      await eventually(async () => (await waiting()) > 0);
      await append(unit);
      if (fails) throw new Error('on purpose');
    });
    await (fails ? expect(first).rejects.toThrow('on purpose') : first);
    await waited;
    expect((await checkJournal(handle, 'w')).map((fact) => fact.kind).join(' ')).toBe(kinds);
  });

  it('a workspace that is made between being locked and being read is not taken for held', async () => {
    const transact = handle.transact?.write as Transact;
    const seen = await transact(async (db) => {
      let made = false;
      const run: Db['run'] = async (query) => {
        const reads = query.sql.includes('"workspaces" as "w"');
        if (reads && !made) {
          made = true;
          await other.write('w', null, append);
        }
        return db.run?.(query) ?? [];
      };
      const slow = { ...db, run, memo: new Memo() };
      return [await lockWorkspace(slow, 'w'), made, await findWorkspace(slow, 'w', '')];
    });
    expect(seen).toEqual([undefined, true, undefined]);
  });

  it('a write that deadlocks is repeated and happens once', async () => {
    await store.write('w', null, append);
    await client.query("set deadlock_timeout = '1h'; begin; select * from branches for update");
    let attempts = 0;
    let theirs: Promise<unknown> | undefined;
    const { seq } = await store.write('w', null, async (unit) => {
      attempts += 1;
      /** They hold the branch and want the workspace; this holds the workspace and wants the branch. */
      theirs ??= client.query('select * from workspaces for update').then(() => client.query('rollback'));
      await append(unit);
      await unit.tell('branch_renamed', { branch_id: 1, previous: 'main', current: `attempt-${attempts}` });
      return append(unit);
    });
    await theirs;
    /** Whose turn it is after the first time is up to the server. */
    expect(attempts).toBeGreaterThan(1);
    expect(seq).toBe(5);
    const kinds = (await checkJournal(handle, 'w')).map((fact) => fact.kind);
    expect(kinds).toEqual(['workspace_created', 'note_added', 'note_added', 'branch_renamed', 'note_added']);
    expect(await reading(store, 'w', async (reads) => reads.workspace?.checkout)).toBe(`attempt-${attempts}`);
  });

  it('a write that is broken off again and again is given up', async () => {
    let attempts = 0;
    const work = async (unit: Unit) => {
      attempts += 1;
      await append(unit);
      throw Object.assign(new Error('could not serialize access'), { code: '40001' });
    };
    await expect(store.write('w', null, work)).rejects.toMatchObject({ code: 'STORE_BUSY' });
    expect(attempts).toBe(4);
    expect(await reading(store, 'w', async (reads) => reads.workspace)).toBeNull();
  });

  it('a connection that breaks inside a write fails that write only', async () => {
    await store.write('w', null, append);
    const broken = store.write('w', null, async (unit) => {
      await append(unit);
      const { rows } = await client.query<{ pid: number }>(
        "select pid from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
      );
      for (const { pid } of rows) await client.query(`select pg_terminate_backend(${pid}, 5000)`);
      await append(unit);
    });
    await expect(broken).rejects.toMatchObject({ code: 'STORE_ERROR' });
    expect(await store.write('w', null, async (unit) => (await append(unit)).seq)).toBe(3);
    await checkJournal(handle, 'w');
  });

  it('connections that break while nobody uses them are replaced', async () => {
    await store.write('w', null, append);
    await reading(store, 'w', (reads) => reads.entries.count());
    await client.query(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    /** A connection may be found broken only when it is used; whoever comes after gets a new one. */
    const attempt = () => reading(store, 'w', (reads) => reads.entries.count()).catch((error: { code: string }) => error.code);
    const answers: unknown[] = [];
    await eventually(async () => answers.push(await attempt()) > 0 && answers.at(-1) === 1);
    expect(answers.slice(0, -1).every((answer) => answer === 'STORE_ERROR')).toBe(true);
  });

  it('reads cannot write, keep one snapshot and go by indexes; nothing waits or idles without end', async () => {
    const settings = await handle.reader
      .transaction()
      .setAccessMode('read only')
      .setIsolationLevel('repeatable read')
      .execute(async (kysely) => {
        const names = [
          'transaction_read_only',
          'transaction_isolation',
          'lock_timeout',
          'idle_in_transaction_session_timeout',
          'enable_seqscan',
          'jit',
        ];
        const found = names.map(
          async (name) => (await sql<Record<string, string>>`show ${sql.raw(name)}`.execute(kysely)).rows[0],
        );
        return Object.assign({}, ...(await Promise.all(found)));
      });
    expect(settings).toEqual({
      transaction_read_only: 'on',
      transaction_isolation: 'repeatable read',
      lock_timeout: '5min',
      idle_in_transaction_session_timeout: '1min',
      enable_seqscan: 'off',
      jit: 'off',
    });
  });

  it('names sort by bytes, whatever the language of the database is', async () => {
    const { rows } = await client.query<{ column: string; collation: string }>(
      `select table_name || '.' || column_name as column, collation_name as collation from information_schema.columns
       where table_schema = 'public' and table_name not like 'kysely%' and collation_name is not null`,
    );
    const names = [
      'branches.name',
      'conflicts.conflict_id',
      'conflicts.doc',
      'conflicts.key',
      'documents.doc',
      'edge_versions.doc',
      'edge_versions.from_id',
      'edge_versions.key',
      'edge_versions.rel',
      'edge_versions.to_id',
      'entities.id',
      'entries.doc',
      'node_tags.doc',
      'node_tags.tag',
      'node_versions.doc',
      'node_versions.key',
      'node_versions.status',
      'node_versions.type',
      'resets.doc',
      'tags.doc',
      'tags.name',
      'workspaces.name',
    ];
    expect(
      rows
        .filter((row) => row.collation === 'C')
        .map((row) => row.column)
        .toSorted(),
    ).toEqual(expect.arrayContaining(names));
  });
});
