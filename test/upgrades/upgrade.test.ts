import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import { changes } from '../../src/store/migrations/index.ts';
import type { Opened } from '../../src/store/tables.ts';
import { appOn, openOn, realEngines, type TestStore } from '../store/engines.ts';
import { contentOf, historyOf, withinTables } from './content.ts';
import { definitionsOf } from './definitions.ts';
import { keptSchemas, restore } from './stores.ts';
import { chapters, workspace } from './story.ts';

const names = changes.map((change) => change.name);

it('a store of every schema is kept', () => {
  expect(keptSchemas(), 'run: npm run fixture').toEqual(changes.map((_, i) => i + 1));
});

/**
 * Tables that no tool of these versions wrote to; nothing waits to be indexed where all was indexed when it was written, and the story
 * is told by nobody who stays connected.
 */
function emptyIn(schema: number): string[] {
  if (schema <= 2) return ['entities'];
  if (schema < 8) return [];
  return schema < 12 ? ['search_backlog'] : ['ledger_states', 'search_backlog'];
}

const look = async <T>(place: TestStore, work: (db: Opened['writer']) => Promise<T>): Promise<T> => {
  const handle = await place.handle();
  try {
    return await work(handle.writer);
  } finally {
    await handle.close();
  }
};

describe.each(realEngines)('an upgrade on $name', (engine) => {
  let place: TestStore;
  let fresh: string[];
  beforeAll(async () => {
    const empty = await engine.place();
    fresh = await look(empty, (db) => definitionsOf(db, empty.engine));
    await empty.remove();
  });
  beforeEach(async () => {
    place = await engine.bare();
  });
  afterEach(() => place.remove());

  it.each(keptSchemas())('from schema %i keeps every row, ends with the tables of a new store, and goes on', async (schema) => {
    await restore(schema, place);
    const before = await look(place, async (db) => {
      expect(await historyOf(db)).toEqual(names.slice(0, schema));
      return contentOf(db, place.engine);
    });
    const unused = Object.keys(before).filter((table) => before[table]?.length === 0);
    expect(unused).toEqual(emptyIn(schema));

    const store = await openOn(place);
    await look(place, async (db) => {
      expect(await historyOf(db)).toEqual(names);
      expect(withinTables(await contentOf(db, place.engine), before)).toEqual(before);
      expect(await definitionsOf(db, place.engine)).toEqual(fresh);
    });

    const app = appOn(store);
    const ask = async ([tool, args, want]: readonly [string, object, object]) => {
      const { error, result } = await call(app, tool, { workspace, ...args });
      expect(error, `${tool} ${JSON.stringify(args)}`).toBeNull();
      expect(result, `${tool} ${JSON.stringify(args)}`).toMatchObject(want);
    };
    const told = chapters.filter(({ since }) => since <= schema);
    for (const asked of told.flatMap(({ asks }) => asks)) await ask(asked);
    for (const next of told.flatMap(({ goesOn }) => goesOn)) await ask(next);
    await store.close();
  });
});
