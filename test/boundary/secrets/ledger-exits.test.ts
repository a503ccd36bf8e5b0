import { describe, expect, test } from 'vitest';
import type { App } from '../../../src/boundary/app.ts';
import { call } from '../../../src/boundary/call.ts';
import { send } from '../../e2e/http-client.ts';
import { quietFiles, tempFolder } from '../../support/app.ts';
import { closing, connectedAs, inMemory, type Json, ledgerApp } from '../../support/ledger-client.ts';
import { observed, Watching } from '../../support/watching.ts';
import { credentials } from './credentials.ts';
import { chunks, examples, seenIn } from './seen.ts';

const later = closing();
const oneLine = examples.filter(({ text }) => !/[\r\n]/.test(text) && text.length <= 90);

async function ask(app: App, tool: string, args: object = {}): Promise<{ result: Json; shown: string }> {
  const envelope = await call(app, tool, args);
  expect(envelope.error, tool).toBeNull();
  const shown = JSON.stringify(envelope);
  expect(seenIn(shown), tool).toEqual([]);
  return { result: envelope.result as Json, shown };
}

/** A session whose every text is an example. */
async function session(app: App): Promise<string> {
  const [title, project, task, aspect, tag] = oneLine.map(({ text }) => text.replaceAll(/[,:]/g, ''));
  const names = { project, task, aspect, tags: [tag] };
  const { result } = await ask(app, 'start_new', { title: oneLine[6]?.text ?? title, description: oneLine[7]?.text, ...names });
  const { id: sessionId } = result.session as { id: string };
  const parts = chunks(12);
  for (const [i, part] of parts.entries())
    await ask(app, 'thought', {
      sessionId,
      thought: part.map(({ text }) => text).join('\n\n'),
      thoughtNumber: i + 1,
      totalThoughts: parts.length,
      nextThoughtNeeded: i + 1 < parts.length,
    });
  return sessionId;
}

describe.each([
  ['a database', false],
  ['files', true],
])('of a ledger in %s no example is seen in', (_, inFiles) => {
  test('answers, the Observatory, and what it tells', async () => {
    const { folder, remove } = tempFolder();
    later(remove);
    const app = await ledgerApp(later, inFiles ? { files: quietFiles(folder) } : {});
    const server = await observed([app], {});
    later(server.close);
    const watcher = await Watching.open(server.url);
    later(() => watcher.close());
    watcher.subscribe('reasoning');
    const sessionId = await session(app);
    for (const [tool, args] of [
      ['session_get', { sessionId }],
      ['session_list', {}],
      ['list_sessions', {}],
      ['load_context', { sessionId }],
      ['session_resume', { sessionId }],
      ['session_analyze', { sessionId }],
      [
        'session_extract_learnings',
        { sessionId, keyMoments: [{ thoughtNumber: 1, type: 'decision', summary: examples[0]?.text }] },
      ],
      ['session_search', { query: 'password token see' }],
      ['session_export', { sessionId, format: 'json' }],
      ['session_export', { sessionId, format: 'markdown' }],
      ['session_export', { sessionId, format: 'cipher' }],
      ['observatory_events', { after: 0, limit: 500 }],
      ['observatory_session', { sessionId }],
      ['observatory_sessions', {}],
    ] as const)
      await ask(app, tool, args);
    for (const path of ['/api/sessions', `/api/sessions/${sessionId}`]) {
      const { body } = await send(`${server.url}${path}`);
      expect(seenIn(body), path).toEqual([]);
    }
    watcher.subscribe('reasoning', { sessionId });
    const told = await watcher.settled();
    expect(told.length).toBeGreaterThan(0);
    expect(seenIn(JSON.stringify(told))).toEqual([]);
  }, 120_000);
});

test('a client of the gateway sees none, nor does the model that it is asked to let speak', async () => {
  const app = await ledgerApp(later);
  const { client, heard } = await connectedAs('answers', await inMemory(app), later);
  const say = async (args: Json) => {
    const shown = JSON.stringify(await client.callTool({ name: 'thoughtbox_gateway', arguments: args }));
    expect(seenIn(shown), String(args.operation)).toEqual([]);
    return shown;
  };
  await say({ operation: 'start_new', sessionTitle: oneLine[0]?.text });
  await say({ operation: 'cipher' });
  for (const [i, part] of chunks(40).entries())
    await say({
      operation: 'thought',
      thought: part.map(({ text }) => text).join('\n\n'),
      ...{ thoughtNumber: i + 1, totalThoughts: 99, nextThoughtNeeded: true, critique: i === 0 },
    });
  expect(heard.length).toBeGreaterThan(0);
  expect(seenIn(JSON.stringify(heard))).toEqual([]);
  for (const { text } of credentials.slice(0, 20)) {
    await say({ operation: text });
    await say({ operation: 'session', subOperation: text });
    await say({ operation: 'session', subOperation: 'get', sessionId: text });
  }
});

test('notebooks show none, wherever it stands', async () => {
  const app = await ledgerApp(later);
  const { client } = await connectedAs('answers', await inMemory(app), later);
  const { result } = await ask(app, 'notebook_create', { name: oneLine[0]?.text, language: 'javascript' });
  const { id: notebookId } = result.notebook as { id: string };
  for (const part of chunks(60)) {
    const content = part.map(({ text }) => text).join('\n\n');
    const { result: added } = await ask(app, 'notebook_add_cell', { notebookId, type: 'markdown', content });
    await ask(app, 'notebook_get_cell', { notebookId, cellId: (added.cell as { id: string }).id });
  }
  for (const tool of ['notebook_list_cells', 'notebook_export']) await ask(app, tool, { notebookId });
  await ask(app, 'notebook_list');
  for (const uri of ['thoughtbox://notebooks', `thoughtbox://notebooks/${notebookId}`])
    expect(seenIn(JSON.stringify(await client.readResource({ uri })))).toEqual([]);
});
