import { describe, expect, test } from 'vitest';
import type { App } from '../../src/boundary/app.ts';
import { call } from '../../src/boundary/call.ts';
import { fault, refuse } from '../../src/kernel/fault.ts';
import { type Ctx, code, type Handler, newApp, withHandler } from './given.ts';

describe('under test every promise is held', () => {
  const note = { workspace: 'w', content: 'x' };
  const original = (app: App) => app.handlers.notes_commit as unknown as (i: object, c: Ctx) => Promise<object>;
  const cases: [string, RegExp, (app: App) => Handler][] = [
    ['a field nobody promised', /breaks its contract/, (h) => async (i, c) => ({ ...(await original(h)(i, c)), extra: 1 })],
    ['a field that is missing', /breaks its contract/, () => async () => ({})],
    [
      'a code nobody declared',
      /does not declare error CONFLICT/,
      () => () => Promise.reject(fault('CONFLICT', { problem: 'x', fix: 'y' })),
    ],
    [
      'a refusal nobody declared',
      /does not declare refusal edge-lacks-a-node/,
      () => () => Promise.reject(refuse('edge-lacks-a-node', { edge: 'a|b|c', missing: ['a'] })),
    ],
    [
      'a warning nobody declared',
      /does not declare warning/,
      (h) => async (i, c) => {
        c.warn('BASE_IGNORED', { branch: 'a', from: 'b' });
        return original(h)(i, c);
      },
    ],
    ['a fact nobody declared', /does not declare fact tag_removed/, () => async (_, c) => c.tell('tag_removed', { name: 'x' })],
    [
      'a fact of the wrong shape',
      /fact note_added breaks its contract/,
      () => async (_, c) => c.tell('note_added', { content: 5 }),
    ],
  ];
  test.each(cases)('%s', async (_, message, handler) => {
    const app = await newApp();
    await expect(call(withHandler(app, 'notes_commit', handler(app)), 'notes_commit', note)).rejects.toThrow(message);
    expect(await code(app, 'show', { workspace: 'w' })).toBe(
      /error|refusal|fact/.test(message.source) ? 'NOT_INITIALIZED' : undefined,
    );
  });
  test('a reader cannot tell', async () => {
    const app = await newApp();
    await call(app, 'init', { workspace: 'w' });
    const telling = withHandler(app, 'status', async (_, c) => c.tell('tag_removed', { name: 'x' }));
    await expect(call(telling, 'status', { workspace: 'w' })).rejects.toThrow(/reads here, it cannot tell/);
  });
});
