import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { App } from '../../src/boundary/app.ts';
import { call } from '../../src/boundary/call.ts';
import { openStore } from '../../src/store/open.ts';
import { tempFolder, testClock } from '../support/app.ts';
import { appliers, readers } from '../support/rooms.ts';
import { code, heard, later, newApp } from './given.ts';

describe('all or nothing', () => {
  test('a macro whose note is refused leaves no branch', async () => {
    const app = await newApp();
    await call(app, 'init', { workspace: 'w' });
    const told = heard(app);
    expect(await code(app, 'macro_branch_note', { workspace: 'w', name: 'idea', doc: 'graph', content: 'x' })).toBe(
      'INVALID_INPUT',
    );
    expect((await call(app, 'branch_list', { workspace: 'w' })).result).toMatchObject({
      checkout: 'main',
      branches: [{ name: 'main' }],
    });
    expect(told).toEqual([]);
  });
  test('a write that fails after its first facts leaves none of them', async () => {
    const { folder, remove } = tempFolder();
    later(remove);
    const app = await newApp({ database: path.join(folder, 'noema.db'), verify: false });
    await call(app, 'init', { workspace: 'w' });
    const failing = { ...appliers, note_added: () => Promise.reject(new Error('no room')) } as unknown as typeof appliers;
    const store = await openStore({ url: app.database, durability: 'normal', clock: testClock(), appliers: failing, readers });
    later(() => store.close());
    const full: App = { ...app, store };
    const told = heard(full);
    expect(await code(full, 'macro_branch_note', { workspace: 'w', name: 'idea', content: 'x' })).toBe('INTERNAL');
    expect(await code(full, 'notes_commit', { workspace: 'new', content: 'x' })).toBe('INTERNAL');
    expect(await code(full, 'commit', { workspace: 'w', artifact: 'a', message: 'm', docs: ['a', 'b'] })).toBe('INTERNAL');
    expect(told).toEqual([]);
    expect(await app.store.workspaces('', 10)).toEqual(['w']);
    expect((await call(app, 'branch_list', { workspace: 'w' })).result).toMatchObject({
      checkout: 'main',
      branches: [{ name: 'main' }],
    });
    expect((await call(app, 'docs_list', { workspace: 'w' })).result).toMatchObject({ docs: [] });
  });
  test('built-in names in meta are stored and given back', async () => {
    const app = await newApp();
    const text = '{"__proto__":{"polluted":1},"constructor":{"n":2},"null":null}';
    await call(app, 'notes_commit', { workspace: 'w', content: 'x', meta: JSON.parse(text) });
    const { result } = await call(app, 'show', { workspace: 'w', doc_kind: 'notes' });
    expect(JSON.stringify((result as { entries: { meta: unknown }[] }).entries[0]?.meta)).toBe(text);
    expect({}).not.toHaveProperty('polluted');
  });
});
