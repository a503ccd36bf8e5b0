import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { BranchRow } from '../../src/records/workspace.ts';

import { storeOn } from '../../src/store/open.ts';
import type { AllReads } from '../support/rooms.ts';
import { reading as readingAll } from '../support/rooms.ts';
import { everyEngine, optionsFor } from './engines.ts';
import { openWorld, type World } from './world.ts';

const end = Number.MAX_SAFE_INTEGER;
const at = (seq: number) => ({ ts: new Date(seq * 1000).toISOString(), ts_ms: seq * 1000 });

describe.each(everyEngine)('reads on $name', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(engine);
  });
  afterAll(() => world.end());

  const reading = <T>(work: (reads: AllReads) => Promise<T>, workspace: string | null = 'acme') =>
    readingAll(world.store, workspace, work);
  const viewed = (name: string, work: (reads: AllReads, view: BranchRow['view']) => Promise<unknown>) =>
    reading(async (reads) => work(reads, (await reads.branches.find(name))?.view ?? []));

  describe('the workspace', () => {
    it.each([
      ['with all that is known about it', 'acme', { checkout: 'c', focus: 'TASK-001', project_guard: 'acme/app', seq: 40 }],
      ['with nothing checked out', 'Beta', { checkout: null, focus: null, project_guard: null, seq: 1 }],
      ['with a checkout that is gone', 'alpha/x', { checkout: null }],
    ])('is read %s', async (_, name, want) => {
      expect(await reading(async (reads) => reads.workspace, name)).toMatchObject({ name, ...want });
    });
    it.each(['nowhere', 'ACME', null])('%s is none, and holds nothing', async (name) => {
      const found = await reading(
        async (reads) => [reads.workspace, await reads.branches.list({ after: null, limit: 9 }), await reads.entries.count()],
        name,
      );
      expect(found).toEqual([null, [], 0]);
    });
    it.each([
      ['', 9, ['Beta', 'acme', 'alpha/x', 'other']],
      ['a', 9, ['acme', 'alpha/x']],
      ['a', 1, ['acme']],
      ['al', 9, ['alpha/x']],
      ['b', 9, []],
    ])('names that begin with %j, at most %i, come by bytes', async (prefix, limit, want) => {
      expect(await world.store.workspaces(prefix, limit)).toEqual(want);
    });
    it('shows whether there is any', async () => {
      expect(await world.store.read(null, (snapshot) => snapshot.storeIsEmpty())).toBe(false);
    });
  });

  describe('branches', () => {
    const c = {
      id: 13,
      name: 'c',
      base_branch: 'b',
      base_seq: 12,
      created_at_ms: 13000,
      view: [
        { branch_id: 13, after: 12, upto: end },
        { branch_id: 9, after: 8, upto: 12 },
        { branch_id: 5, after: 4, upto: 8 },
        { branch_id: 1, after: 0, upto: 4 },
      ],
    };
    const main = { base_branch: null, base_seq: null, view: [{ branch_id: 1, after: 0, upto: end }] };
    it.each([
      ['main', { id: 1, name: 'main', created_at_ms: 1000, ...main }],
      ['c', c],
      ['C', undefined],
      ['A', undefined],
    ])('find %s', async (name, want) => {
      expect(await reading((reads) => reads.branches.find(name))).toEqual(want);
    });
    it.each([
      [null, 9, ['B', 'Z/2', 'a', 'b', 'c', 'main']],
      [null, 2, ['B', 'Z/2']],
      ['Z/2', 2, ['a', 'b']],
      ['Z', 1, ['Z/2']],
      ['main', 9, []],
    ])('after %j, at most %i, come by bytes', async (after, limit, want) => {
      expect((await reading((reads) => reads.branches.list({ after, limit }))).map((row) => row.name)).toEqual(want);
    });
    it('are listed without what only the inside needs', async () => {
      const [first] = await reading((reads) => reads.branches.list({ after: null, limit: 1 }));
      expect(first).toEqual({ name: 'B', base_branch: 'main', base_seq: 29, created_at_ms: 30000 });
    });
    it.each([
      [1, 9, ['B', 'Z/2', 'a']],
      [1, 2, ['B', 'Z/2']],
      [9, 9, ['c']],
      [13, 9, []],
    ])('that stand on %i, at most %i', async (id, limit, want) => {
      expect(await reading((reads) => reads.branches.basedOn(id, limit))).toEqual(want);
    });
  });

  describe('documents', () => {
    const notes = {
      branch_id: 5,
      branch: 'a',
      doc: 'notes',
      kind: 'notes',
      first_seq: 6,
      created_at_ms: 6000,
      updated_at_ms: 6001,
    };
    it('find one', async () => {
      expect(await reading((reads) => reads.documents.find(5, 'notes'))).toEqual(notes);
      expect(await reading((reads) => reads.documents.find(5, 'trace'))).toBeUndefined();
    });
    it.each([
      [[1], ['1 Zoo', '1 notes', '1 trace']],
      [[5], ['5 notes']],
      [[9], []],
    ])('on branches %j come by bytes', async (branches, want) => {
      const rows = await reading((reads) => reads.documents.onBranches(branches));
      expect(rows.map(({ branch_id, doc }) => `${branch_id} ${doc}`)).toEqual(want);
    });
    it('of several branches come together', async () => {
      const rows = await reading((reads) => reads.documents.onBranches([13, 9, 5, 1]));
      expect(rows.map((row) => row.doc)).toEqual(['Zoo', 'notes', 'notes', 'notes', 'trace']);
    });
  });

  describe('tags', () => {
    const v1 = { name: 'v1', branch: 'main', doc: 'notes', seq: 4, created_at_ms: 4000 };
    it.each([
      ['v1', v1],
      ['V1', undefined],
      ['elsewhere', undefined],
    ])('find %s', async (name, want) => {
      expect(await reading((reads) => reads.tags.find(name))).toEqual(want);
    });
    it.each([
      [null, 9, ['V2', 'a/1', 'v1']],
      [null, 1, ['V2']],
      ['V2', 1, ['a/1']],
      ['v1', 9, []],
    ])('after %j, at most %i, come by bytes', async (after, limit, want) => {
      expect((await reading((reads) => reads.tags.list({ after, limit }))).map((row) => row.name)).toEqual(want);
    });
    it('are counted', async () => {
      expect(await reading((reads) => reads.tags.count())).toBe(3);
    });
  });

  describe('resets', () => {
    it.each([
      ['main', { before: end, limit: 9 }, [23, 22]],
      ['main', { before: 23, limit: 9 }, [22]],
      ['main', { before: end, limit: 1 }, [23]],
      ['a', { before: end, limit: 9 }, [24]],
      ['c', { before: end, limit: 9 }, [25]],
      ['b', { before: end, limit: 9 }, []],
    ])('on %s before: %j', async (branch, page, want) => {
      const rows = await viewed(branch, async (reads, view) =>
        (await reads.resets.before(view, 'notes', page)).map((r) => r.move.seq),
      );
      expect(rows).toEqual(want);
    });
    it('tell where from and where to', async () => {
      const rows = await viewed('main', (reads, view) => reads.resets.before(view, 'notes', { before: 23, limit: 1 }));
      const place = { ref: 'main', branch: 'main', doc: 'notes' };
      expect(rows).toEqual([
        { branch_id: 1, move: { seq: 22, ...place, old_seq: 16, new_seq: 3, message: 'reset:to-3', ...at(22) } },
      ]);
    });
  });

  describe('plans and tasks', () => {
    it('find one', async () => {
      expect(await reading((reads) => reads.entities.find('TASK-001'))).toMatchObject({
        id: 'TASK-001',
        kind: 'task',
        title: 'Ship it',
        description: null,
        status: 'TODO',
        revision: 3,
        reasoning_ref: { branch: 'a', notes_doc: 'notes', graph_doc: 'graph', trace_doc: 'trace' },
      });
      expect(await reading((reads) => reads.entities.find('TASK-002'))).toBeUndefined();
    });
    it('own a branch', async () => {
      expect(await reading((reads) => reads.entities.owningBranch(5))).toBe('TASK-001');
      expect(await reading((reads) => reads.entities.owningBranch(1))).toBeUndefined();
      expect(await reading((reads) => reads.entities.owningBranch(5), 'other')).toBeUndefined();
    });
  });
});

describe.each(everyEngine)('an empty store on $name', (engine) => {
  it('says so', async () => {
    const place = await engine.place();
    const handle = await place.handle();
    const store = storeOn(place.engine, handle, optionsFor(place));
    expect(await store.read(null, (snapshot) => snapshot.storeIsEmpty())).toBe(true);
    expect(await store.workspaces('', 9)).toEqual([]);
    await store.close();
    await place.remove();
  });
});
