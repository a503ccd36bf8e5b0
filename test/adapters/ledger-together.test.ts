import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../support/app.ts';
import {
  asked,
  closing,
  connectedAs,
  done,
  inMemory,
  type Json,
  ledgerApp,
  overHttp,
  program,
  thought,
} from '../support/ledger-client.ts';
import { freshDatabase, hasPostgres } from '../support/postgres.ts';

/** Thoughts at the same time: none is lost, none is put into another session, and those of one connection keep their order. */

const later = closing();

const thoughtsOf = async (client: Client, sessionId: unknown) => {
  const { thoughts, branches } = (await done(client, { operation: 'session', subOperation: 'get', sessionId, limit: 1000 })) as {
    thoughts: Json[];
    branches: Record<string, Json[]>;
  };
  return { main: thoughts.map((one) => one.thought), branches };
};

/** In no order that a number would give. */
const shuffled = (length: number) => Array.from({ length }, (_, i) => ((i * 37) % length) + 1);

async function appOn(engine: string) {
  if (engine === 'SQLite') return ledgerApp(later);
  const { url, drop } = await freshDatabase();
  later(drop);
  return ledgerApp(later, { database: url });
}

describe.each(['SQLite', ...(hasPostgres() ? ['PostgreSQL'] : [])])('one connection, on %s', (engine) => {
  test('need not wait for an answer: what it sends happens in that order', async () => {
    const { client } = await connectedAs('lacks', await inMemory(await appOn(engine)), later);
    const sent = shuffled(29);
    const [started, notation, ...answers] = await Promise.all([
      done(client, { operation: 'start_new', sessionTitle: 'At once' }),
      done(client, { operation: 'cipher' }),
      ...sent.map((number) => done(client, thought(number, { totalThoughts: 29 }))),
    ]);
    expect(notation).toMatchObject({ currentStage: 2 });
    const { id } = (started as { session: { id: string } }).session;
    expect(new Set(answers.map(({ sessionId }) => sessionId))).toEqual(new Set([id]));
    expect(answers.map(({ thoughtHistoryLength }) => thoughtHistoryLength)).toEqual(sent.map((_, i) => i + 1));
    expect((await thoughtsOf(client, id)).main).toEqual(sent.map((number) => `T${number}`));
  });

  test('what follows the last thought begins another session', async () => {
    const { client } = await connectedAs('lacks', await inMemory(await appOn(engine)), later);
    for (const operation of ['start_new', 'cipher']) await done(client, { operation });
    const [, closed, ...next] = await Promise.all([
      done(client, thought(1)),
      done(client, thought(2, { nextThoughtNeeded: false })),
      ...[1, 2, 3].map((number) => done(client, thought(number, { thought: `New ${number}` }))),
    ]);
    expect(closed).toMatchObject({ sessionClosed: true, thoughtHistoryLength: 2 });
    const [{ sessionId: second } = {}] = next;
    expect(new Set(next.map(({ sessionId }) => sessionId))).toEqual(new Set([second]));
    expect(second).not.toBe(closed?.closedSessionId);
    expect((await thoughtsOf(client, closed?.closedSessionId)).main).toEqual(['T1', 'T2']);
    expect((await thoughtsOf(client, second)).main).toEqual(['New 1', 'New 2', 'New 3']);
    expect(await done(client, { operation: 'load_context', sessionId: closed?.closedSessionId })).toMatchObject({
      lastConclusion: 'T2',
    });
  });

  test('a call that fails or is refused holds up nobody', async () => {
    const { client } = await connectedAs('lacks', await inMemory(await appOn(engine)), later);
    const answers = await Promise.all([
      asked(client, { operation: 'load_context', sessionId: 'nobody' }),
      asked(client, { operation: 'cipher' }),
      asked(client, { operation: 'start_new', nonsense: 1 }),
      asked(client, { operation: 'start_new' }),
      asked(client, { operation: 'cipher' }),
      asked(client, thought(1)),
    ]);
    expect(answers.map(({ isError }) => isError)).toEqual([true, true, true, false, false, false]);
  });
});

/** Everybody writes to one session: to a branch of their own, and to the main chain, where a number is taken once. */
async function together(clients: readonly Client[], rounds: number, say: 'at once' | 'one by one'): Promise<void> {
  const [first] = clients as [Client, ...Client[]];
  const { session } = (await done(first, { operation: 'start_new', sessionTitle: 'All of us' })) as { session: { id: string } };
  await done(first, { operation: 'cipher' });
  await done(first, thought(1));
  for (const client of clients.slice(1)) {
    await done(client, { operation: 'load_context', sessionId: session.id });
    await done(client, { operation: 'cipher' });
  }
  const numbers = Array.from({ length: rounds }, (_, i) => i + 2);
  const speak = async (client: Client, who: number) => {
    const said = numbers.flatMap((number) => [
      thought(number, { thought: `${who}: ${number}`, branchFromThought: 1, branchId: `of-${who}` }),
      thought(number, { thought: `${who} says ${number}` }),
    ]);
    if (say === 'at once') return Promise.all(said.map((one) => asked(client, one)));
    const answers: Awaited<ReturnType<typeof asked>>[] = [];
    for (const one of said) answers.push(await asked(client, one));
    return answers;
  };
  const own = await Promise.all(clients.map(speak));
  const answers = own.flat();
  for (const { answer, isError } of answers) {
    if (isError) expect(answer).toMatchObject({ code: 'INVALID_OPERATION', details: { refusal: 'thought-number-is-taken' } });
    else expect(answer).toMatchObject({ sessionId: session.id });
  }
  const { main, branches } = await thoughtsOf(first, session.id);
  clients.forEach((_, who) => {
    expect(branches[`of-${who}`]?.map((one) => one.thought)).toEqual(numbers.map((number) => `${who}: ${number}`));
  });
  /** Each number was taken by one of them, and all that were acknowledged are there. */
  expect(main.map((text) => Number(/\d+$/.exec(String(text))?.[0])).sort((a, b) => a - b)).toEqual([1, ...numbers]);
  expect(answers.filter(({ isError }) => !isError)).toHaveLength(numbers.length * (clients.length + 1));
  expect(await done(first, { operation: 'load_context', sessionId: session.id })).toMatchObject({
    session: { thoughtCount: 1 + numbers.length * (clients.length + 1), branchCount: clients.length },
    nextThoughtNumber: rounds + 2,
  });
}

describe('many connections to one session', () => {
  test('over HTTP', async () => {
    const connect = await overHttp(await ledgerApp(later), later);
    const clients = await Promise.all([1, 2, 3, 4, 5, 6].map(() => connectedAs('lacks', connect() as Transport, later)));
    await together(
      clients.map(({ client }) => client),
      8,
      /** Requests that are sent at once may overtake each other on the way. */
      'one by one',
    );
  });

  test('of processes of their own, on one folder', async () => {
    const { folder, remove } = tempFolder();
    later(remove);
    const clients: Client[] = [];
    for (let i = 0; i < 4; i += 1) clients.push((await connectedAs('lacks', await program(folder), later)).client);
    await together(clients, 8, 'at once');
  });

  test.runIf(hasPostgres())('of processes of their own, on one PostgreSQL', async () => {
    const { folder, remove } = tempFolder();
    const { url, drop } = await freshDatabase();
    later(drop);
    later(remove);
    const clients: Client[] = [];
    for (let i = 0; i < 3; i += 1)
      clients.push((await connectedAs('lacks', await program(folder, { NOEMA_LEDGER_DATABASE_URL: url }), later)).client);
    await together(clients, 6, 'at once');
  });
});
