import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageBytes } from '../../src/kernel/page.ts';
import type { NodeFilter } from '../../src/records/graph.ts';
import { storeOn } from '../../src/store/open.ts';
import { type AllReads, reading } from '../support/rooms.ts';
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
  /** By the way on which what is read can be counted. */
  const counted = async <T>(look: (reads: AllReads) => Promise<T>): Promise<T> => {
    const { transact: _, ...opened } = await place.handle();
    const store = storeOn(place.engine, { ...opened, reader: opened.reader.withPlugin(counting) }, optionsFor(place));
    bytes = 0;
    try {
      return await reading(store, 'w', look);
    } finally {
      await store.close();
    }
  };
  const viewIn = async ({ branches }: AllReads) => (await branches.find('main'))?.view ?? [];
  const page = (options: object) =>
    counted(async (reads) => {
      const rows = await reads.entries.before(await viewIn(reads), 'notes', { before: end, limit: 200, ...options });
      return rows.map(({ entry, unread }) => [
        entry.kind === 'note' ? entry.title : '',
        entry.kind === 'note' ? entry.content.length : 0,
        unread === true,
      ]);
    });

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

  describe('of a graph', () => {
    const drawn = async (sizes: readonly number[]) => {
      const store = await openOn(place);
      await store.write('w', null, async ({ tell }) => {
        const at = { branch: 'main', branch_id: 1, doc: 'graph', replaces: null };
        for (const [i, size] of sizes.entries()) {
          const long = { type: i % 2 ? 'odd' : 'even', tags: ['all'], text: 'x'.repeat(size), meta: { m: 'y'.repeat(size / 2) } };
          await tell('graph_node_written', { ...at, id: `n${i}`, ...long });
        }
        for (const i of sizes.slice(1).keys())
          await tell('graph_edge_written', {
            ...at,
            from: `n${i}`,
            rel: 'to',
            to: `n${i + 1}`,
            meta: { m: 'z'.repeat(sizes[i] ?? 0) },
          });
      });
      await store.close();
    };
    const ids = Array.from({ length: 30 }, (_, i) => `n${i}`);
    const nodes = (filter: Partial<NodeFilter>, more: object = { bytes: pageBytes }) =>
      counted(async (reads) => {
        const options = { before: end, limit: 200, ...more };
        const found = await reads.graph.nodes(await viewIn(reads), 'graph', { include_deleted: false, ...filter }, options);
        return { sizes: found.nodes.map(({ text, meta }) => [text?.length, String(meta?.m).length]), cut: found.cut };
      });

    it('is the room that a page has, in whatever way nodes are found', async () => {
      await drawn([...Array(20).fill(200_000), 10, 200_000, 200]);
      const long = [200_000, 100_000];
      const sizes = [[200, 100], long, [10, 5], long, long];
      const filters = [{}, { types: ['odd', 'even'] }, { tags_any: ['all'] }, { text: 'xxxx' }, { ids }];
      for (const filter of filters) {
        expect(await nodes(filter), JSON.stringify(filter)).toEqual({ sizes, cut: true });
        expect(bytes, JSON.stringify(filter)).toBeLessThan(pageBytes + 200_000);
      }
    });
    it('is the first node at least, and everything where nobody says how much', async () => {
      await drawn([50, 1_000_000]);
      expect(await nodes({}, { bytes: 1000 })).toEqual({ sizes: [[1_000_000, 500_000]], cut: true });
      expect(await nodes({}, {})).toEqual({
        sizes: [
          [1_000_000, 500_000],
          [50, 25],
        ],
        cut: false,
      });
    });
    it('is the room that edges have', async () => {
      await drawn([...Array(20).fill(200_000), 10, 10]);
      const found = await counted(async (reads) => {
        const options = { limit: 200, include_deleted: false, bytes: pageBytes };
        return reads.graph.edgesBetween(await viewIn(reads), 'graph', ids, options);
      });
      expect(found.edges.map(({ meta }) => String(meta?.m).length)).toEqual([10, ...Array(5).fill(200_000)]);
      expect(found.cut).toBe(true);
      expect(bytes).toBeLessThan(pageBytes + 200_000);
    });
  });
});
