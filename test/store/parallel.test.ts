import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../../src/boundary/app.ts';
import { call } from '../../src/boundary/call.ts';
import type { StorePort } from '../../src/kernel/ports.ts';
import { reading } from '../support/rooms.ts';
import { appOn, openOn, realEngines, type TestStore } from './engines.ts';
import { checkJournal } from './journal.ts';

const note = { branch: 'main', branch_id: 1, doc: 'notes', content: 'x' };

describe.each(realEngines)('calls at once on $name', (engine) => {
  let place: TestStore;
  let store: StorePort;
  let app: App;
  beforeEach(async () => {
    place = await engine.place();
    store = await openOn(place);
    app = appOn(store);
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  it('fifty writes and reads all end, and numbers have no gap', async () => {
    const calls = Array.from({ length: 50 }, (_, i): [string, object] => {
      const content = `n${i}`;
      const choice: [string, object][] = [
        ['notes_commit', { content }],
        ['commit', { artifact: content, message: 'two', docs: ['notes', 'plan'] }],
        ['branch_create', { name: `b${i}` }],
        ['status', {}],
        ['branch_list', {}],
      ];
      return choice[i % choice.length] as [string, object];
    });
    const answers = await Promise.all(calls.map(([tool, args]) => call(app, tool, { workspace: 'w', ...args })));
    const codes = answers.map((answer) => answer.error?.code).filter((code) => code !== undefined);
    expect(codes.filter((code) => code !== 'NOT_INITIALIZED')).toEqual([]);
    const handle = await place.handle();
    const kinds = (await checkJournal(handle, 'w')).map((fact) => fact.kind);
    await handle.close();
    expect(kinds.filter((kind) => kind === 'workspace_created')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'note_added')).toHaveLength(30);
    expect(kinds.filter((kind) => kind === 'branch_created')).toHaveLength(10);
  });

  it('several workspaces do not mix', async () => {
    const names = Array.from({ length: 40 }, (_, i) => `w${i % 4}`);
    const seqs = await Promise.all(
      names.map((name) => store.write(name, null, async (unit) => (await unit.tell('note_added', note)).seq)),
    );
    for (const name of ['w0', 'w1', 'w2', 'w3'])
      expect(seqs.filter((_, i) => names[i] === name).toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('a read is one snapshot, whatever is written meanwhile', async () => {
    await store.write('w', null, (unit) => unit.tell('note_added', note));
    const other = await openOn(place);
    const counts = await reading(store, 'w', async (reads) => {
      const before = await reads.entries.count();
      await other.write('w', null, (unit) => unit.tell('note_added', note));
      return [before, await reads.entries.count(), (await reads.entries.last())?.seq];
    });
    expect(counts).toEqual([1, 1, 2]);
    expect(await reading(store, 'w', (reads) => reads.entries.count())).toBe(2);
    await other.close();
  });
});
