import { describe, expect, test } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import { fault } from '../../src/kernel/fault.ts';
import { code, type Handler, heard, newApp, withHandler, withPolicy } from './given.ts';

describe('the order of a call', () => {
  test('each step speaks before the next', async () => {
    const app = await newApp();
    let handled = 0;
    const spied = withHandler(app, 'notes_commit', async () => {
      handled += 1;
      throw fault('UNKNOWN_ID', { kind: 'entry', id: 'x', fix: 'x' });
    });
    const guarded = withPolicy(app, { project_guard: 'ours', default_workspace: 'home', workspace_lock: true });
    await call(guarded, 'init', {});
    const foreign = { ...guarded.policy, project_guard: 'theirs' };
    const strict = { ...spied, policy: foreign };

    const wrong = { nonsense: 1, workspace: 'away', branch: 'nowhere', content: 'x' };
    const { nonsense: _, ...known } = wrong;
    const { workspace: __, ...here } = known;
    const { branch: ___, ...found } = here;
    expect(await code(strict, 'no_such_tool', wrong)).toBe('UNKNOWN_TOOL');
    expect(await code(strict, 'notes_commit', wrong)).toBe('INVALID_INPUT');
    expect(await code(strict, 'notes_commit', known)).toBe('WORKSPACE_LOCKED');
    expect(await code(strict, 'notes_commit', here)).toBe('PROJECT_GUARD_MISMATCH');
    const ours = { ...spied, policy: guarded.policy };
    expect(await code(ours, 'notes_commit', here)).toBe('UNKNOWN_ID');
    expect(handled).toBe(0);
    expect(await code(ours, 'notes_commit', found)).toBe('UNKNOWN_ID');
    expect(handled).toBe(1);
  });
  test('a tool is found by its own name only', async () => {
    const app = await newApp();
    for (const name of ['constructor', 'toString', '__proto__', 'statuss', ''])
      expect(await call(app, name, {})).toMatchObject({ success: false, intent: name, error: { code: 'UNKNOWN_TOOL' } });
    expect((await call(app, 'statuss', {})).error?.recovery).toContain('status');
  });
});

describe('cancellation', () => {
  test('before: nothing is done', async () => {
    const app = await newApp();
    const told = heard(app);
    const answer = await call(app, 'notes_commit', { workspace: 'w', content: 'x' }, { signal: AbortSignal.abort() });
    expect(answer.error?.code).toBe('CANCELLED');
    expect(told).toEqual([]);
    expect(await app.store.workspaces('', 10)).toEqual([]);
  });
  test('during: what was done is undone, and nobody is told', async () => {
    const app = await newApp();
    await call(app, 'init', { workspace: 'w' });
    const told = heard(app);
    const stop = new AbortController();
    const original = app.handlers.notes_commit as unknown as Handler;
    const slow = withHandler(app, 'notes_commit', async (input, ctx) => {
      const output = await original(input, ctx);
      stop.abort();
      return output;
    });
    const answer = await call(slow, 'notes_commit', { workspace: 'w', content: 'x' }, { signal: stop.signal });
    expect(answer).toMatchObject({ success: false, result: null, error: { code: 'CANCELLED' } });
    expect(told).toEqual([]);
    const shown = await call(app, 'show', { workspace: 'w', doc_kind: 'notes' });
    expect(shown.result).toMatchObject({ entries: [] });
  });
  test('in the middle of a merge: no copy stays', async () => {
    const app = await newApp();
    const w = { workspace: 'w' };
    await call(app, 'branch_create', { ...w, name: 'idea' });
    for (const content of ['a', 'b', 'c']) await call(app, 'notes_commit', { ...w, branch: 'idea', content });
    const stop = new AbortController();
    const seen: (number | undefined)[][] = [];
    const progress = (done: number, total?: number) => {
      seen.push([done, total]);
      if (done === 2) stop.abort();
    };
    const answer = await call(app, 'merge', { ...w, from: 'idea', into: 'main' }, { signal: stop.signal, progress });
    expect(answer.error?.code).toBe('CANCELLED');
    expect(seen).toEqual([
      [1, 3],
      [2, 3],
    ]);
    expect((await call(app, 'show', { ...w, branch: 'main', doc_kind: 'notes' })).result).toMatchObject({ entries: [] });
    const again = await call(app, 'merge', { ...w, from: 'idea', into: 'main' });
    expect(again.result).toMatchObject({ merged: 3 });
  });
});

describe('a defect', () => {
  test('is answered with a reference, and logged under it', async () => {
    const lines: { message: string; facts?: Record<string, unknown> }[] = [];
    const log = {
      debug() {},
      info() {},
      warning() {},
      error: (message: string, facts?: Record<string, unknown>) => void lines.push({ message, facts }),
    };
    const app = await newApp({ verify: false, log });
    await call(app, 'init', { workspace: 'w' });
    const told = heard(app);
    const broken = withHandler(app, 'notes_commit', async (_, { tell }) => {
      await tell('tag_removed', { name: 'x' });
      throw new TypeError('boom token=abc');
    });
    const answer = await call(broken, 'notes_commit', { workspace: 'w', content: 'x' });
    expect(answer).toMatchObject({ success: false, result: null, error: { code: 'INTERNAL' } });
    expect(told).toEqual([]);
    const [line] = lines;
    expect(lines).toHaveLength(1);
    expect(line?.facts).toMatchObject({ tool: 'notes_commit' });
    expect(String(line?.facts?.stack)).toContain('call.test.ts');
    const text = JSON.stringify(answer);
    expect(text).toContain(String(line?.facts?.reference));
    expect(text).not.toMatch(/call\.test\.ts|token=abc| at /);
  });
  test('a thrown text is a defect too', async () => {
    const app = await newApp({ verify: false });
    const broken = withHandler(app, 'help', () => Promise.reject('just text'));
    expect((await call(broken, 'help', {})).error).toMatchObject({
      code: 'INTERNAL',
      message: expect.stringContaining('just text'),
    });
  });
});

test('time comes from the clock, in RFC 3339 with milliseconds', async () => {
  const at = Date.UTC(2031, 4, 6, 7, 8, 9, 12);
  const app = await newApp({ clock: { now: () => at } });
  const answer = await call(app, 'notes_commit', { workspace: 'w', content: 'x' });
  expect(answer.timestamp).toBe('2031-05-06T07:08:09.012Z');
  expect(answer.result).toMatchObject({ entry: { ts: '2031-05-06T07:08:09.012Z', ts_ms: at } });
  expect((await call(app, 'nope', {})).timestamp).toBe('2031-05-06T07:08:09.012Z');
});
