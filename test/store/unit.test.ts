import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fault } from '../../src/kernel/fault.ts';
import type { StorePort, Unit } from '../../src/kernel/ports.ts';
import type { Opened } from '../../src/store/tables.ts';
import { reading, readsOf } from '../support/rooms.ts';
import { openOn, realEngines, type TestStore } from './engines.ts';

const note = { branch: 'main', branch_id: 1, doc: 'notes', content: 'x' };

describe.each(realEngines)('a unit on $name', (engine) => {
  let place: TestStore;
  let store: StorePort;
  let handle: Opened;
  beforeEach(async () => {
    place = await engine.place();
    store = await openOn(place);
    handle = await place.handle();
  });
  afterEach(async () => {
    await handle.close();
    await store.close();
    await place.remove();
  });

  const journal = () => handle.reader.selectFrom('facts').select(['seq', 'kind']).orderBy('seq').execute();
  const counts = async () => {
    const tables = ['workspaces', 'facts', 'branches', 'entries', 'documents', 'tags', 'resets'] as const;
    const found: Record<string, number> = {};
    for (const table of tables) found[table] = (await handle.reader.selectFrom(table).selectAll().execute()).length;
    return found;
  };
  const append = (unit: Unit, content = 'x') => unit.tell('note_added', { ...note, content });

  it('makes an absent workspace first and gives out numbers without a gap', async () => {
    const seqs = await store.write('w', 'ann', async (unit) => {
      expect(unit.snapshot.workspace).toMatchObject({ name: 'w', seq: 1, checkout: 'main', focus: null, project_guard: null });
      const rows = [await append(unit), await append(unit)];
      return [...rows.map((row) => row.seq), unit.seq()];
    });
    expect(seqs).toEqual([2, 3, 3]);
    expect(await store.write('w', null, async (unit) => [(await append(unit)).seq, unit.told.map((fact) => fact.seq)])).toEqual([
      4,
      [4],
    ]);
    const kinds = ['workspace_created', 'note_added', 'note_added', 'note_added'];
    expect(await journal()).toEqual(kinds.map((kind, i) => ({ seq: i + 1, kind })));
    expect(await reading(store, 'w', async (reads) => reads.workspace?.seq)).toBe(4);
  });

  it('gives numbers per workspace', async () => {
    for (const name of ['one', 'two']) await store.write(name, null, (unit) => append(unit));
    for (const name of ['one', 'two']) expect(await store.write(name, null, async (unit) => (await append(unit)).seq)).toBe(3);
  });

  it('reads what it has just told', async () => {
    await store.write('w', null, async (unit) => {
      await unit.tell('branch_created', { name: 'b', base_branch: 'main', base_seq: unit.seq() });
      const branch = await readsOf(unit.snapshot).branches.find('b');
      await unit.tell('note_added', { ...note, branch: 'b', branch_id: branch?.id ?? 0, content: 'fresh' });
      const [newest] = await readsOf(unit.snapshot).entries.before(branch?.view ?? [], 'notes', { before: 99, limit: 1 });
      expect(newest?.entry).toMatchObject({ branch: 'b', content: 'fresh' });
    });
  });

  it('that tells nothing moves nothing, and still makes the workspace', async () => {
    await store.write('w', null, async () => {});
    await store.write('w', null, async () => {});
    expect(await counts()).toMatchObject({ workspaces: 1, facts: 1, branches: 1 });
  });

  it.each([
    ['a typed failure', () => fault('CANCELLED', {})],
    ['a defect', () => new Error('broken on purpose')],
  ])('takes everything back after %s, the workspace too', async (_, failure) => {
    const work = async (unit: Unit) => {
      await append(unit);
      await unit.tell('branch_created', { name: 'b', base_branch: 'main', base_seq: unit.seq() });
      await unit.tell('branch_checked_out', { previous: 'main', current: 'b' });
      throw failure();
    };
    await expect(store.write('new', null, work)).rejects.toThrow(failure().message);
    expect(Object.values(await counts())).toEqual([0, 0, 0, 0, 0, 0, 0]);

    await store.write('old', null, (unit) => append(unit));
    const before = await counts();
    await expect(store.write('old', null, work)).rejects.toThrow(failure().message);
    expect(await counts()).toEqual(before);
    expect(await reading(store, 'old', async (reads) => reads.workspace)).toMatchObject({ seq: 2, checkout: 'main' });
    expect(await store.write('old', null, async (unit) => (await append(unit)).seq)).toBe(3);
  });

  it('takes everything back after a failure of the engine, which comes out typed', async () => {
    const twice = async (unit: Unit) => {
      await append(unit);
      const branch = { name: 'b', base_branch: 'main', base_seq: unit.seq() };
      await unit.tell('branch_created', branch);
      await unit.tell('branch_created', branch);
    };
    await expect(store.write('w', null, twice)).rejects.toMatchObject({ code: 'STORE_ERROR' });
    expect(Object.values(await counts())).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(await store.write('w', null, async (unit) => (await append(unit)).seq)).toBe(2);
  });

  it('keeps in the journal what no row keeps, and only that', async () => {
    const meta = { secret: 'kept once' };
    await store.write('w', 'ann', (unit) =>
      unit.tell('note_added', { ...note, content: 'kept once', title: 'kept once', format: 'text', meta, origin_seq: 7 }),
    );
    const [fact] = await handle.reader.selectFrom('facts').selectAll().where('kind', '=', 'note_added').execute();
    expect(JSON.parse(fact?.payload ?? '')).toEqual({ branch: 'main', branch_id: 1, doc: 'notes', origin_seq: 7 });
    expect(fact).toMatchObject({ seq: 2, agent_id: 'ann' });
    const [entry] = await handle.reader.selectFrom('entries').selectAll().execute();
    expect(entry).toMatchObject({
      seq: 2,
      title: 'kept once',
      meta: JSON.stringify(meta),
      content: 'kept once',
      ts_ms: fact?.ts_ms,
    });
  });

  it('leaves no row of a deleted branch in any table', async () => {
    const gone = await store.write('w', null, async (unit) => {
      await append(unit);
      await unit.tell('branch_created', { name: 'b', base_branch: 'main', base_seq: unit.seq() });
      const branch_id = unit.seq();
      const on = { branch: 'b', branch_id, doc: 'notes' };
      const { seq } = await unit.tell('note_added', { ...note, ...on, content: 'private' });
      await unit.tell('tag_set', { name: 't', ...on, seq });
      await unit.tell('head_reset', { ...on, ref: '2', old_seq: seq, new_seq: 2 });
      return branch_id;
    });
    const tables = (await handle.reader.introspection.getTables()).filter((table) =>
      table.columns.some((column) => column.name === 'branch_id'),
    );
    const rows = async (table: string) =>
      (await sql`select * from ${sql.table(table)} where branch_id = ${gone}`.execute(handle.reader)).rows.length;
    const written = new Map<string, number>();
    for (const { name } of tables) written.set(name, await rows(name));
    expect(Object.fromEntries(written)).toMatchObject({ entries: 1, documents: 1, tags: 1, resets: 1 });

    await store.write('w', null, (unit) => unit.tell('branch_deleted', { branch_id: gone, name: 'b' }));
    for (const { name } of tables) expect(await rows(name), name).toBe(0);
    expect(await handle.reader.selectFrom('branches').select('name').execute()).toEqual([{ name: 'main' }]);
    expect(await handle.reader.selectFrom('entries').select('seq').execute()).toEqual([{ seq: 2 }]);
    expect(JSON.stringify(await handle.reader.selectFrom('facts').selectAll().execute())).not.toContain('private');
  });

  it.each([
    ['quotes and lines', `'"\\\n\r\t$1 ? -- ;`],
    ['other scripts', 'Ünï çødé 漢字 🧠 \u202e ﷽'],
    ['much', 'x'.repeat(1_000_000)],
  ])('gives back text as it came: %s', async (_, content) => {
    const told = await store.write('w', null, (unit) =>
      unit.tell('note_added', { ...note, content, title: content.slice(0, 9) }),
    );
    const found = await reading(store, 'w', (reads) => reads.entries.at(told.seq));
    expect(found?.entry).toEqual(told);
  });
});
