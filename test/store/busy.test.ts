import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../../src/boundary/app.ts';
import { call } from '../../src/boundary/call.ts';
import type { StorePort } from '../../src/kernel/ports.ts';
import { openStore } from '../../src/store/open.ts';
import { appOn, openOn, optionsFor, realEngines, type TestStore } from './engines.ts';

/** Somebody else who holds what a write needs. */
async function holdWrites({ engine, url }: TestStore): Promise<() => Promise<void>> {
  if (engine === 'sqlite') {
    const other = new Sqlite(url);
    other.exec('begin immediate');
    return async () => void other.close();
  }
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query("begin; select id from workspaces where name = 'w' for update");
  return () => other.end();
}

/** Long enough to connect on a busy machine. */
const short = 2000;
const waits = 300_000;

describe.each(realEngines)('a busy store on $name', (engine) => {
  let place: TestStore;
  let store: StorePort;
  let app: App;
  let release: () => Promise<void>;
  const open = async (busyMs: number) => {
    store = await openOn(place, { busyMs });
    app = appOn(store);
    await write('before');
    release = await holdWrites(place);
  };
  const write = (content: string) => call(app, 'notes_commit', { workspace: 'w', content });
  const contents = async () => {
    const { result } = await call(app, 'show', { workspace: 'w', doc_kind: 'notes', limit: 200 });
    return (result as { entries: { content: string }[] }).entries.map((entry) => entry.content);
  };
  beforeEach(async () => {
    place = await engine.place();
  });
  afterEach(async () => {
    await release();
    await store.close();
    await place.remove();
  });

  it('answers STORE_BUSY when the wait is over, and loses nothing', async () => {
    await open(short);
    const { error } = await write('refused');
    expect(error?.code).toBe('STORE_BUSY');
    expect(error?.message).toMatch(/^The store was busy for [1-9]\d* ms; nothing was written\.$/);
    await release();
    expect((await write('after')).error).toBeNull();
    expect(await contents()).toEqual(['before', 'after']);
  });

  it('is read meanwhile', async () => {
    await open(waits);
    const waiting = write('later');
    expect(await contents()).toEqual(['before']);
    await release();
    expect((await waiting).error).toBeNull();
    expect(await contents()).toEqual(['before', 'later']);
  });

  it('is read while more writes wait than there are connections', async () => {
    await open(waits);
    const waiting = Array.from({ length: 30 }, (_, i) => write(`later ${i}`));
    const read = await Promise.all(Array.from({ length: 30 }, contents));
    expect(read.every((found) => found.length === 1)).toBe(true);
    await release();
    expect((await Promise.all(waiting)).map((answer) => answer.error)).toEqual(waiting.map(() => null));
    expect(await contents()).toHaveLength(31);
  });

  it('closes after the writes that wait', async () => {
    await open(waits);
    const last = { branch: 'main', branch_id: 1, doc: 'notes', content: 'last' };
    const waiting = store.write('w', null, (unit) => unit.tell('note_added', last));
    const closing = store.close();
    expect((await write('too late')).error).toMatchObject({ code: 'STORE_ERROR' });
    await release();
    await closing;
    expect(await waiting).toMatchObject({ content: 'last' });
    store = await openStore(optionsFor(place));
    app = appOn(store);
    expect(await contents()).toEqual(['before', 'last']);
  });
});
