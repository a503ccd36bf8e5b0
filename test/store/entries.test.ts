import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subtract } from '../../src/records/view.ts';
import type { BranchRow } from '../../src/records/workspace.ts';
import type { AllReads } from '../support/rooms.ts';
import { reading as readingAll } from '../support/rooms.ts';
import { realEngines } from './engines.ts';
import { openWorld, type World } from './world.ts';

const end = Number.MAX_SAFE_INTEGER;
const at = (seq: number) => ({ ts: new Date(seq * 1000).toISOString(), ts_ms: seq * 1000 });
const seqs = (rows: readonly { entry: { seq: number } }[]) => rows.map((row) => row.entry.seq);

describe.each(realEngines)('entries on $name', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(engine);
  });
  afterAll(() => world.end());

  const reading = <T>(work: (reads: AllReads) => Promise<T>, workspace = 'acme') => readingAll(world.store, workspace, work);
  const viewed = (name: string, work: (reads: AllReads, view: BranchRow['view']) => Promise<unknown>) =>
    reading(async (reads) => work(reads, (await reads.branches.find(name))?.view ?? []));

  const note4 = { seq: 4, ...at(4), branch: 'main', doc: 'notes', kind: 'note' };
  it.each([
    [
      'a note with everything',
      4,
      { ...note4, title: 'T', format: 'markdown', meta: { k: [1] }, agent_id: 'ann', content: '' },
      1,
      null,
    ],
    [
      'a copy',
      16,
      { seq: 16, ...at(16), branch: 'main', doc: 'notes', kind: 'note', content: 'n16', source_event_id: 'merge:a:6' },
      1,
      6,
    ],
    [
      'an event',
      20,
      {
        ...{ seq: 20, ...at(20), branch: 'main', doc: 'trace', kind: 'event', event_id: 'EVT-20', event_type: 'step_done' },
        ...{ task_id: 'TASK-001', path: 's:0', payload: { done: true } },
      },
      1,
      null,
    ],
  ])('at a number: %s', async (_, seq, entry, branch_id, origin_seq) => {
    expect(await reading((reads) => reads.entries.at(seq))).toEqual({ entry, branch_id, origin_seq });
  });
  it('at a number: none', async () => {
    expect(await reading((reads) => reads.entries.at(5))).toBeUndefined();
  });
  it('the last one, and how many', async () => {
    expect(await reading(async (reads) => [(await reads.entries.last())?.seq, await reads.entries.count()])).toEqual([21, 16]);
    expect(await reading(async (reads) => [await reads.entries.last(), await reads.entries.count()], 'Beta')).toEqual([
      undefined,
      0,
    ]);
  });

  it.each([
    ['main', 'notes', { before: end, limit: 9 }, [16, 8, 4, 3, 2]],
    ['main', 'notes', { before: end, limit: 2 }, [16, 8]],
    ['main', 'trace', { before: end, limit: 9 }, [21, 20]],
    ['main', 'trace', { before: end, limit: 9, notesOnly: true }, [21]],
    ['main', 'nothing', { before: end, limit: 9 }, []],
    ['a', 'notes', { before: end, limit: 9 }, [17, 7, 6, 4, 3, 2]],
    ['b', 'notes', { before: end, limit: 20 }, [18, 12, 11, 10, 7, 6, 4, 3, 2]],
    ['c', 'notes', { before: end, limit: 20 }, [15, 14, 12, 11, 10, 7, 6, 4, 3, 2]],
    ['c', 'notes', { before: end, limit: 3 }, [15, 14, 12]],
    ['c', 'notes', { before: end, limit: 4, notesOnly: true }, [15, 14, 12, 10]],
    ['c', 'notes', { before: 13, limit: 2 }, [12, 11]],
    ['c', 'notes', { before: 12, limit: 2 }, [11, 10]],
    ['c', 'notes', { before: 10, limit: 3 }, [7, 6, 4]],
    ['c', 'notes', { before: 8, limit: 9 }, [7, 6, 4, 3, 2]],
    ['c', 'notes', { before: 5, limit: 9 }, [4, 3, 2]],
    ['c', 'notes', { before: 2, limit: 9 }, []],
    ['c', 'notes', { before: 0, limit: 9 }, []],
    ['c', 'notes', { before: end, limit: 0 }, []],
  ])('on %s in %s before: %j', async (branch, doc, page, want) => {
    expect(await viewed(branch, async (reads, view) => seqs(await reads.entries.before(view, doc, page)))).toEqual(want);
  });

  it.each([
    ['main', 'notes', { after: 0, limit: 9 }, [2, 3, 4, 8, 16]],
    ['c', 'notes', { after: 0, limit: 20 }, [2, 3, 4, 6, 7, 10, 11, 12, 14, 15]],
    ['c', 'notes', { after: 3, limit: 2 }, [4, 6]],
    ['c', 'notes', { after: 4, limit: 3 }, [6, 7, 10]],
    ['c', 'notes', { after: 8, limit: 1 }, [10]],
    ['c', 'notes', { after: 12, limit: 9 }, [14, 15]],
    ['c', 'notes', { after: 15, limit: 9 }, []],
    ['c', 'notes', { after: 0, limit: 0 }, []],
  ])('on %s in %s after: %j', async (branch, doc, page, want) => {
    expect(await viewed(branch, async (reads, view) => seqs(await reads.entries.after(view, doc, page)))).toEqual(want);
  });

  it.each(['main', 'a', 'b', 'c'])('pages of every size cover %s once, both ways', async (branch) => {
    await viewed(branch, async (reads, view) => {
      const whole = seqs(await reads.entries.before(view, 'notes', { before: end, limit: 99 }));
      for (const limit of [1, 3, whole.length + 1]) {
        const back: number[] = [];
        for (let page = [end]; page.length > 0; back.push(...page))
          page = seqs(await reads.entries.before(view, 'notes', { before: page.at(-1) ?? 0, limit }));
        const forth: number[] = [];
        for (let page = [0]; page.length > 0; forth.push(...page))
          page = seqs(await reads.entries.after(view, 'notes', { after: page.at(-1) ?? 0, limit }));
        expect(back, `newest first by ${limit}`).toEqual(whole);
        expect(forth, `oldest first by ${limit}`).toEqual([...whole].reverse());
      }
    });
  });

  it.each([
    ['c', 'main', [15, 14, 12, 11, 10, 7, 6]],
    ['c', 'a', [15, 14, 12, 11, 10]],
    ['a', 'c', [17]],
    ['main', 'c', [16, 8]],
    ['main', 'main', []],
  ])('that %s shows and %s does not', async (from, other, want) => {
    const found = await reading(async (reads) => {
      const [ours, theirs] = [await reads.branches.find(from), await reads.branches.find(other)];
      return seqs(
        await reads.entries.before(subtract(ours?.view ?? [], theirs?.view ?? []), 'notes', { before: end, limit: 99 }),
      );
    });
    expect(found).toEqual(want);
  });

  it.each([
    ['an original', 'main', [2, 3], [2, 3]],
    ['a copy of one', 'main', [6], [6]],
    ['a copy in another document', 'main', [7], []],
    ['one after the cut', 'c', [8, 17], []],
    ['both an original and its copy', 'b', [3], [3]],
    ['nothing asked for', 'main', [], []],
  ])('seen in a view: %s', async (_, branch, origins, want) => {
    expect(
      await viewed(branch, async (reads, view) => [...(await reads.entries.originsSeen(view, 'notes', origins))].sort()),
    ).toEqual(want);
  });
});
