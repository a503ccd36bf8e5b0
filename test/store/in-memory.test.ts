import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ledger } from '../../generated/products/ledger.ts';
import { compose } from '../../src/app/compose.ts';
import { call } from '../../src/boundary/call.ts';
import { inMemory } from '../../src/kernel/database.ts';
import { silent, testClock } from '../support/app.ts';

const open = () =>
  compose({ product: ledger, database: inMemory, exports: 'nowhere', clock: testClock(), log: silent, verify: true });

test('a store in memory keeps what is told while it is open, leaves nothing behind, and is its own', async () => {
  const [app, other] = [await open(), await open()];
  const ask = async (tool: string, args: object) => {
    const { result, error } = await call(app, tool, { workspace: 'w', ...args });
    expect(error).toBeNull();
    return result as Record<string, unknown>;
  };
  expect(app.store.location).toBe(inMemory);
  const { session } = await ask('start_new', { title: 'Gone tomorrow' });
  const { id: sessionId } = session as { id: string };
  const thought = (thoughtNumber: number, nextThoughtNeeded = true) =>
    ask('thought', { sessionId, thought: `T${thoughtNumber}`, thoughtNumber, totalThoughts: 9, nextThoughtNeeded });
  const reading = () => ask('session_get', { sessionId });
  /** Reads and writes share one connection, and wait for one another. */
  await Promise.all([thought(1), reading(), thought(2), reading(), thought(3)]);
  expect(await reading()).toMatchObject({ thoughts: [{ thought: 'T1' }, { thought: 'T2' }, { thought: 'T3' }] });
  expect(await thought(4, false)).toMatchObject({ sessionClosed: true, exportPath: null });
  expect(await ask('session_search', { query: 't3' })).toMatchObject({ sessions: [{ title: 'Gone tomorrow' }] });
  expect((await call(other, 'list_sessions', { workspace: 'w' })).result).toMatchObject({ count: 0 });
  expect(existsSync(inMemory)).toBe(false);
  await app.store.close();
  await other.store.close();
});
