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

  it('reads inside reads share their snapshot and do not wait for themselves', async () => {
    await store.write('w', null, (unit) => unit.tell('note_added', note));
    const nested = () =>
      reading(store, 'w', async (outer) => {
        const before = await outer.entries.count();
        const inner = await reading(store, 'w', (reads) => reads.entries.count());
        const names = await store.workspaces('', 9);
        return [before, inner, names];
      });
    const answers = await Promise.all(Array.from({ length: 20 }, nested));
    expect(answers).toEqual(answers.map(() => [1, 1, ['w']]));
  });

  it('reads inside writes see what was told and do not wait for themselves', async () => {
    const nested = () =>
      store.write('w', null, async (unit) => {
        const { seq } = await unit.tell('note_added', note);
        const inside = await reading(store, 'w', async (reads) => (await reads.entries.last())?.seq);
        return inside === seq && (await store.workspaces('', 9)).length === 1;
      });
    expect(await Promise.all(Array.from({ length: 20 }, nested))).toEqual(Array.from({ length: 20 }, () => true));
  });

  it.each(['read', 'write'] as const)('a write inside a %s is refused at once, as it would wait for itself', async (outer) => {
    const inner = () => store.write('w', null, async () => {});
    const nested = outer === 'read' ? store.read('w', inner) : store.write('w', null, inner);
    await expect(nested).rejects.toThrow('cannot begin inside another call');
    await store.write('w', null, (unit) => unit.tell('note_added', note));
    expect(await reading(store, 'w', (reads) => reads.entries.count())).toBe(1);
  });

  it('a read that outlives the call it was started in stands alone', async () => {
    let later: Promise<number> = Promise.resolve(0);
    let go: () => void = () => {};
    const gone = new Promise<void>((resolve) => {
      go = resolve;
    });
    await store.write('w', null, async (unit) => {
      later = gone.then(() => reading(store, 'w', (reads) => reads.entries.count()));
      await unit.tell('note_added', note);
    });
    go();
    expect(await later).toBe(1);
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
