import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import type { Log } from '../../src/kernel/ports.ts';
import { catchUpSearch } from '../../src/store/search-catch-up.ts';
import type { Opened } from '../../src/store/tables.ts';
import { store as storeAll } from '../recall/load.ts';
import { silent } from '../support/app.ts';
import { appOn, openOn, realEngines, type TestStore } from './engines.ts';

const many = 1200;
const sources = {
  entity: 'entities',
  step: 'steps',
  anchor: 'anchors',
  job: 'jobs',
  job_event: 'job_events',
  node: 'node_versions',
  entry: 'entries',
};

describe.each(realEngines)('a store from before the index, on $name,', (engine) => {
  let place: TestStore;
  let handle: Opened;

  beforeAll(async () => {
    place = await engine.place();
    handle = await place.handle();
    const store = await openOn(place);
    await storeAll(appOn(store), () => {});
    await store.write('acme/other', 'ann', async ({ tell }) => {
      for (let i = 0; i < many; i += 1)
        await tell('note_added', { branch: 'main', branch_id: 1, doc: 'notes', content: `heron ${i}`, agent_id: 'ann' });
    });
    await store.close();
  });
  afterAll(async () => {
    await handle.close();
    await place.remove();
  });

  /** What is in the index, without numbers that it gives out itself. */
  const index = async () => {
    const { rows } = await sql<
      Record<string, unknown>
    >`select ws, source, key, kind, type, branch_id, task, agent_id, tags, state,
      favour, mark, words, weights, length from search_docs order by ws, source, key`.execute(handle.writer);
    return rows;
  };
  const forget = async () => {
    await handle.writer.deleteFrom('search_docs').execute();
    for (const [source, table] of Object.entries(sources))
      await sql`insert into search_backlog (source, after, done, total) select ${source}, null, 0, count(*) from ${sql.table(table)}`.execute(
        handle.writer,
      );
  };

  it('has afterwards what it would have if it had always been indexed', async () => {
    const before = await index();
    await forget();
    const store = await openOn(place);
    expect(await index()).toEqual(before);
    expect(await handle.writer.selectFrom('search_backlog').selectAll().execute()).toEqual([]);
    const { result } = await call(appOn(store), 'search', { workspace: 'acme/other', query: 'heron 77', limit: 1 });
    expect(result).toMatchObject({ hits: [{ snippet: 'heron 77' }] });
    await store.close();
  });

  it('goes on where it was broken off, says how far it is, and keeps what was written meanwhile', async () => {
    const before = await index();
    await forget();
    const heard: object[] = [];
    const stopping: Log = {
      ...silent,
      info: (_, facts = {}) => {
        heard.push(facts);
        throw new Error('stopped on purpose');
      },
    };
    await expect(catchUpSearch(handle.writer, place.engine, stopping)).rejects.toThrow('stopped on purpose');
    expect(heard).toEqual([{ source: 'entry', done: 500, total: expect.any(Number) }]);
    const half = (await index()).length;
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(before.length);

    const [left] = await handle.writer.selectFrom('search_backlog').selectAll().execute();
    expect(left).toMatchObject({ source: 'entry', done: 500 });
    await Promise.all([catchUpSearch(handle.writer, place.engine), openOn(place).then((store) => store.close())]);
    expect(await index()).toEqual(before);
  });
});
