import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import type { House } from '../../src/boundary/house.ts';
import { openStore } from '../../src/store/open.ts';
import { tempFolder, testClock } from '../support/house.ts';
import { appliers, readers } from '../support/rooms.ts';
import { code, heard, later, newHouse } from './given.ts';

describe('all or nothing', () => {
  test('a macro whose note is refused leaves no branch', async () => {
    const house = await newHouse();
    await call(house, 'init', { workspace: 'w' });
    const told = heard(house);
    expect(await code(house, 'macro_branch_note', { workspace: 'w', name: 'idea', doc: 'graph', content: 'x' })).toBe(
      'INVALID_INPUT',
    );
    expect((await call(house, 'branch_list', { workspace: 'w' })).result).toMatchObject({
      checkout: 'main',
      branches: [{ name: 'main' }],
    });
    expect(told).toEqual([]);
  });
  test('a write that fails after its first facts leaves none of them', async () => {
    const { folder, remove } = tempFolder();
    later(remove);
    const house = await newHouse({ database: path.join(folder, 'noema.db'), verify: false });
    await call(house, 'init', { workspace: 'w' });
    const failing = { ...appliers, note_added: () => Promise.reject(new Error('no room')) } as unknown as typeof appliers;
    const store = await openStore({ url: house.database, durability: 'normal', clock: testClock(), appliers: failing, readers });
    later(() => store.close());
    const full: House = { ...house, store };
    const told = heard(full);
    expect(await code(full, 'macro_branch_note', { workspace: 'w', name: 'idea', content: 'x' })).toBe('INTERNAL');
    expect(await code(full, 'notes_commit', { workspace: 'new', content: 'x' })).toBe('INTERNAL');
    expect(await code(full, 'commit', { workspace: 'w', artifact: 'a', message: 'm', docs: ['a', 'b'] })).toBe('INTERNAL');
    expect(told).toEqual([]);
    expect(await house.store.workspaces('', 10)).toEqual(['w']);
    expect((await call(house, 'branch_list', { workspace: 'w' })).result).toMatchObject({
      checkout: 'main',
      branches: [{ name: 'main' }],
    });
    expect((await call(house, 'docs_list', { workspace: 'w' })).result).toMatchObject({ docs: [] });
  });
  test('built-in names in meta are stored and given back', async () => {
    const house = await newHouse();
    const text = '{"__proto__":{"polluted":1},"constructor":{"n":2},"null":null}';
    await call(house, 'notes_commit', { workspace: 'w', content: 'x', meta: JSON.parse(text) });
    const { result } = await call(house, 'show', { workspace: 'w', doc_kind: 'notes' });
    expect(JSON.stringify((result as { entries: { meta: unknown }[] }).entries[0]?.meta)).toBe(text);
    expect({}).not.toHaveProperty('polluted');
  });
});
