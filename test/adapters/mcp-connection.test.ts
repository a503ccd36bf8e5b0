import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../../src/boundary/app.ts';
import type { Connection } from '../../src/boundary/connections.ts';
import { connectInside } from '../e2e/connect.ts';
import { testApp } from '../support/app.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.end());

/** A server that counts the calls of each connection: no tool of the product remembers anything yet. */
const counting = (): App => ({
  ...app,
  verify: false,
  handlers: {
    ...app.handlers,
    help: async (_, ctx) => {
      const { connection } = ctx as { connection: Connection };
      connection.set('calls', Number(connection.get('calls') ?? 0) + 1);
      return { text: String(connection.get('calls')) };
    },
  },
});

const ask = async (client: Awaited<ReturnType<typeof connectInside>>, handle?: unknown) => {
  const { content, _meta } = await client.callTool({
    name: 'help',
    arguments: {},
    ...(handle === undefined ? {} : { _meta: { 'noema/connection': handle } }),
  });
  return { said: (content as { text: string }[])[0]?.text, handle: _meta?.['noema/connection'] };
};

test('each connection is remembered for itself', async () => {
  const server = counting();
  const [one, other] = [await connectInside(server), await connectInside(server)];
  expect([(await ask(one)).said, (await ask(one)).said, (await ask(other)).said]).toEqual(['1', '2', '1']);
});

test('a client that comes back names its handle and goes on where it was', async () => {
  const server = counting();
  const before = await connectInside(server);
  await ask(before);
  const { handle } = await ask(before);
  expect(handle).toEqual(expect.any(String));
  await before.close();
  const after = await connectInside(server);
  expect(await ask(after, handle)).toEqual({ said: '3', handle });
  expect((await ask(after)).said).toBe('1');
});

test.each(['made up', 7, null])('a handle that names nothing (%j) is as good as none', async (handle) => {
  const client = await connectInside(counting());
  expect((await ask(client, handle)).said).toBe('1');
});

test('no handle is told while there is nothing to come back to', async () => {
  const client = await connectInside(app);
  expect((await ask(client)).handle).toBeUndefined();
});
