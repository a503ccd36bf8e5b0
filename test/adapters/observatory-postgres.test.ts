import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import { post } from '../e2e/http-client.ts';
import { tempFolder, testApp } from '../support/app.ts';
import { Server } from '../support/observatory.ts';
import { freshDatabase, hasPostgres } from '../support/postgres.ts';
import { postgresProxy } from '../support/postgres-proxy.ts';
import { programFile } from '../support/programs.ts';
import { observed, Watching } from '../support/watching.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const workspace = 'acme/app';

async function database() {
  const { url, drop } = await freshDatabase();
  ends.push(drop);
  return url;
}

/** Another store on the same database, as another process has it. */
async function elsewhere(url: string) {
  const app = await testApp({ database: url });
  ends.push(app.end);
  return (content: string) => call(app, 'notes_commit', { workspace, content });
}

async function watching(url: string) {
  const one = await Watching.open(url);
  ends.push(() => one.close());
  one.subscribe('workspace', { workspace });
  await one.event('workspace:snapshot');
  return one;
}

describe.skipIf(!hasPostgres())('a watcher of a server on PostgreSQL', () => {
  test('hears what another process writes, by notices that come by the second address', async () => {
    const url = await database();
    const [pooled, direct] = [await postgresProxy(url), await postgresProxy(url)];
    ends.push(pooled.close, direct.close);
    const { folder, remove } = tempFolder();
    ends.push(remove);
    const note = await elsewhere(url);
    await note('before it was started');
    const server = new Server(await programFile('src/bin/noema.ts'), path.join(folder, 'home'), {
      NOEMA_DATABASE_URL: pooled.url,
      NOEMA_LISTEN_URL: direct.url,
    });
    await server.start();
    ends.push(() => server.kill());
    const one = await watching(server.url);
    await note('from elsewhere');
    expect((await one.event('fact')).data).toMatchObject({ workspace, kind: 'note_added', text: 'from elsewhere' });
    const listens = ({ connections }: typeof direct) =>
      connections.some(({ statements }) => statements.some((text) => /\blisten\b/i.test(text)));
    expect([listens(direct), listens(pooled)]).toEqual([true, false]);
  });

  test('is told all the same where no notice comes', async () => {
    const url = await database();
    const app = await testApp({ database: url, listen_url: 'postgres://127.0.0.1:1/nothing' });
    ends.push(app.end);
    const server = await observed([app]);
    ends.push(server.close);
    const note = await elsewhere(url);
    await note('one');
    const one = await watching(server.url);
    await note('from elsewhere');
    expect((await one.event('fact')).data).toMatchObject({ kind: 'note_added', text: 'from elsewhere' });
  });

  test('looks back as on any other store', async () => {
    const url = await database();
    const app = await testApp({ database: url });
    ends.push(app.end);
    const server = await observed([app]);
    ends.push(server.close);
    const ask = (tool: string, args: object) => call(app, tool, { workspace, ...args });
    await ask('tasks_macro_start', { task_title: 'Then', steps: [{ title: 'S', success_criteria: ['c'], tests: ['t'] }] });
    const { last } = (await ask('journal', { limit: 1 })).result as { last: { seq: number } };
    await ask('think_card', { card: { type: 'decision', title: 'Later' } });
    await ask('tasks_edit', { task: 'TASK-001', title: 'Now' });
    const { body } = await post(`${server.url}/v1/tools/tasks_context?as_of=${last.seq}`, { workspace });
    expect(JSON.parse(body)).toMatchObject({ result: { tasks: [{ title: 'Then' }] }, warnings: [] });
  });
});
