import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageBytes } from '../../src/kernel/page.ts';
import { storeOn } from '../../src/store/open.ts';
import { reading } from '../support/rooms.ts';
import { openOn, optionsFor, realEngines, type TestStore } from './engines.ts';

const end = Number.MAX_SAFE_INTEGER;

describe.each(realEngines)('how much is read on $name', (engine) => {
  let place: TestStore;
  let bytes = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      for (const row of result.rows) for (const value of Object.values(row)) if (typeof value === 'string') bytes += value.length;
      return result;
    },
  };
  beforeEach(async () => {
    place = await engine.place();
  });
  afterEach(() => place.remove());

  const filled = async (sizes: readonly number[]) => {
    const store = await openOn(place);
    await store.write('w', null, async (unit) => {
      for (const size of sizes)
        await unit.tell('note_added', {
          branch: 'main',
          branch_id: 1,
          doc: 'notes',
          content: 'x'.repeat(size),
          title: `${size}`,
        });
    });
    await store.close();
  };
  const page = async (options: object) => {
    /** By the way on which what is read can be counted. */
    const { transact: _, ...opened } = await place.handle();
    const store = storeOn(place.engine, { ...opened, reader: opened.reader.withPlugin(counting) }, optionsFor(place));
    bytes = 0;
    try {
      return await reading(store, 'w', async (reads) => {
        const branch = await reads.branches.find('main');
        const rows = await reads.entries.before(branch?.view ?? [], 'notes', { before: end, limit: 200, ...options });
        return rows.map(({ entry, unread }) => [
          entry.kind === 'note' ? entry.title : '',
          entry.kind === 'note' ? entry.content.length : 0,
          unread === true,
        ]);
      });
    } finally {
      await store.close();
    }
  };

  it('is the room that a page has and no more, however much there is', async () => {
    await filled([...Array(30).fill(300_000), 10, 300_000, 200]);
    expect(await page({ bytes: pageBytes })).toEqual([
      ['200', 200, false],
      ['300000', 300_000, false],
      ['10', 10, false],
      ['300000', 300_000, false],
      ['300000', 300_000, false],
      ['300000', 0, true],
    ]);
    expect(bytes).toBeLessThan(pageBytes + 200_000);
  });
  it('is the first entry at least', async () => {
    await filled([50, 2_000_000]);
    expect(await page({ bytes: 1000 })).toEqual([
      ['2000000', 2_000_000, false],
      ['50', 0, true],
    ]);
  });
  it('is nothing where no text is wanted', async () => {
    await filled([50, 500_000, 7]);
    expect(await page({ bytes: 0 })).toEqual([
      ['7', 0, true],
      ['500000', 0, true],
      ['50', 0, true],
    ]);
    expect(bytes).toBeLessThan(1000);
  });
  it('is everything where nobody says how much', async () => {
    await filled([50, 500_000]);
    expect(await page({})).toEqual([
      ['500000', 500_000, false],
      ['50', 50, false],
    ]);
  });
});
