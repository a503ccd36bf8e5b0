import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { LoggingMessageNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { memory } from '../../../generated/products/memory.ts';
import { stderrLog } from '../../../src/adapters/cli/log.ts';
import { memoryProgram } from '../../../src/adapters/cli/memory.ts';
import { runProgram } from '../../../src/adapters/cli/program.ts';
import type { HttpServer } from '../../../src/adapters/http/serve.ts';
import { renderAnswer } from '../../../src/adapters/render/answer.ts';
import { upkeep } from '../../../src/app/upkeep.ts';
import { hookWorld } from '../../../src/bin/hook-world.ts';
import { call } from '../../../src/boundary/call.ts';
import { connectInside } from '../../e2e/connect.ts';
import { post, serving } from '../../e2e/http-client.ts';
import { noAutopilot, noLedger, tempFolder, testApp } from '../../support/app.ts';
import { readerFor } from '../../support/rooms.ts';
import { credentials } from './credentials.ts';
import { chunks, examples, seenIn } from './seen.ts';

const workspace = 'exits';
const reader = readerFor(null);
let project: ReturnType<typeof tempFolder>;
let app: Awaited<ReturnType<typeof testApp>>;
let client: Client;
let server: HttpServer;
const ask = async (tool: string, args: object) => {
  const envelope = await call(app, tool, { workspace, ...args });
  return { envelope, shown: `${JSON.stringify(envelope)}\n${renderAnswer(tool, envelope, reader).text}` };
};

beforeAll(async () => {
  project = tempFolder();
  app = await testApp({ exports: { project_root: project.folder } });
  client = await connectInside(app);
  server = await serving(app);
  await ask('init', {});
  await ask('tasks_macro_start', {
    plan_title: 'P',
    task_title: 'T',
    steps: [{ title: 's', success_criteria: ['c'], tests: ['t'] }],
  });
}, 60_000);
afterAll(async () => {
  await server.close();
  await app.end();
  project.remove();
});

describe('no example is seen in', () => {
  test('answers, as they are written and as they are read again', async () => {
    for (const part of chunks(12)) {
      const texts = part.map(({ text }) => text);
      const title = part[0]?.text.slice(0, 200);
      const note = { content: texts.join('\n\n'), title, meta: { deep: texts.map((text) => ({ text })) } };
      const { envelope, shown } = await ask('notes_commit', note);
      expect(envelope.error).toBeNull();
      expect(seenIn(shown)).toEqual([]);
    }
    for (const doc_kind of ['notes', 'trace']) {
      let cursor: unknown;
      do {
        const { envelope, shown } = await ask('show', { doc_kind, limit: 100, ...(cursor ? { cursor } : {}) });
        expect(seenIn(shown)).toEqual([]);
        cursor = (envelope.result as { pagination?: { next_cursor?: unknown } } | null)?.pagination?.next_cursor;
      } while (cursor);
    }
  }, 120_000);

  test('names of fields', async () => {
    const meta = Object.fromEntries(credentials.map(({ text }) => [text, 1]));
    const { envelope, shown } = await ask('notes_commit', { content: 'x', meta });
    expect(seenIn(shown)).toEqual([]);
    expect(Object.values((envelope.result as { entry: { meta: object } }).entry.meta)).toHaveLength(Object.keys(meta).length);
  });

  test('errors, and calls that are suggested', async () => {
    /** Which texts are secrets is proved elsewhere: here that errors are looked at. */
    for (const { text } of examples.filter((_, i) => i % 4 === 0)) {
      const told = [await ask('open', { id: text }), await ask('notes_commit', { content: 'x', [text]: 1 }), await ask(text, {})];
      for (const { envelope, shown } of told) {
        expect(envelope.success).toBe(false);
        expect(seenIn(shown), text).toEqual([]);
      }
    }
  }, 60_000);

  test('warnings, and what is thought of cards', async () => {
    for (const part of chunks(6)) {
      /** What is told by its lines is not told when they are joined. */
      const title = part.find(({ text }) => !text.includes('\n'))?.text.slice(0, 190);
      const card = { type: 'hypothesis', title, text: part.map(({ text }) => text).join('\n\n') };
      expect((await ask('think_card', { card })).envelope.error).toBeNull();
    }
    for (const [tool, args] of [
      ['think_watch', { limit_candidates: 100 }],
      ['think_pack', { limit_candidates: 100 }],
      ['think_context', { limit_cards: 100 }],
      ['context_pack', { limit_cards: 100 }],
    ] as const) {
      const { envelope, shown } = await ask(tool, args);
      expect(envelope.error, tool).toBeNull();
      expect(seenIn(shown), tool).toEqual([]);
    }
    const step = { thought: 't', message: 'm', thoughtNumber: 1, totalThoughts: 1, nextThoughtNeeded: true };
    for (const { text } of credentials.slice(0, 30))
      expect(
        seenIn((await ask('trace_sequential_step', { ...step, meta: { revisesThought: text, isRevision: true } })).shown),
      ).toEqual([]);
  }, 120_000);

  test('a file that is exported', async () => {
    const { envelope } = await ask('context_pack_export', { out_file: 'pack.json', limit_cards: 100 });
    expect(envelope.error).toBeNull();
    const file = readFileSync(path.join(project.folder, 'pack.json'), 'utf8');
    expect(file).toContain('<redacted>');
    expect(seenIn(file)).toEqual([]);
  });

  test('charts and lists', async () => {
    const anchors = credentials
      .slice(0, 60)
      .map(({ secrets: [title = ''] }, i) => ({ id: `a:x${i}`, title: title.slice(0, 100), kind: 'component' }));
    const made = await ask('anchors_bootstrap', { anchors });
    expect(made.envelope.error).toBeNull();
    for (const [tool, args] of [
      ['anchors_export', {}],
      ['anchors_list', { limit: 100 }],
      ['anchors_bootstrap', { anchors }],
    ] as const)
      expect(seenIn((await ask(tool, args)).shown), tool).toEqual([]);
  });

  test('answers over HTTP', async () => {
    const { body } = await post(`${server.url}/v1/tools/show`, { workspace, doc_kind: 'notes', limit: 200 });
    expect(body).toContain('<redacted>');
    expect(seenIn(body)).toEqual([]);
    for (const {
      secrets: [secret = ''],
    } of credentials.slice(0, 20))
      expect(seenIn((await post(`${server.url}/v1/tools/${secret.replaceAll(/\W/g, '')}`, {})).body)).toEqual([]);
  });

  test('resources, their errors, and completions', async () => {
    const { contents } = await client.readResource({ uri: `noema://${workspace}/branch/main/notes` });
    expect(seenIn(JSON.stringify(contents))).toEqual([]);
    for (const {
      secrets: [secret = ''],
    } of credentials) {
      const refused = [
        `noema://${secret}`,
        `noema://${workspace}/ref/${encodeURIComponent(secret)}`,
        `noema://${workspace}/ref/${secret}%zz`,
      ];
      for (const uri of refused) {
        const error: unknown = await client.readResource({ uri }).catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(Error);
        expect(seenIn((error as Error).message)).toEqual([]);
      }
    }
    const named = credentials.filter(({ secrets: [secret = ''] }) => /^[A-Za-z0-9][\w./-]{0,100}$/.test(secret)).slice(0, 20);
    for (const {
      secrets: [name = ''],
    } of named)
      await call(app, 'init', { workspace: name });
    const ref = { type: 'ref/resource' as const, uri: 'noema://{workspace}/ref/{id}' };
    const { completion } = await client.complete({ ref, argument: { name: 'workspace', value: '' } });
    expect(completion.values.length).toBeGreaterThan(5);
    expect(seenIn(JSON.stringify(completion))).toEqual([]);
    for (const {
      secrets: [name = ''],
    } of named)
      expect(seenIn(JSON.stringify(await call(app, 'status', { workspace: name })))).toEqual([]);
  }, 60_000);

  test('what a client is told as it happens', async () => {
    const name = `AKIA${'Q7'.repeat(8)}`;
    const told: string[] = [];
    client.setNotificationHandler(LoggingMessageNotificationSchema, ({ params }) => void told.push(JSON.stringify(params)));
    await client.setLoggingLevel('debug');
    await call(app, 'notes_commit', { workspace: name, content: 'x' });
    await vi.waitFor(() => expect(told.join('\n')).toContain('note_added'));
    expect(told.join('\n')).not.toContain(name);
  });

  test('log lines', () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const log = stderrLog('debug');
    for (const { text } of examples) log.error('a call failed', { detail: text, stack: `Error: ${text}\n at x`, tool: text });
    const lines = written.mock.calls.map(([line]) => String(line));
    written.mockRestore();
    expect(lines).toHaveLength(examples.length);
    expect(seenIn(lines.join(''))).toEqual([]);
  });

  test('what the command line says', async () => {
    const said: string[] = [];
    const say = (text: string) => void said.push(text);
    const run = (argv: readonly string[], env: NodeJS.ProcessEnv = {}) =>
      runProgram(memoryProgram, argv, {
        product: memory,
        version: '9',
        root: path.resolve(import.meta.dirname, '../../..'),
        env: { NOEMA_HOME: project.folder, ...env },
        ledger: noLedger,
        autopilot: noAutopilot,
        openApp: () => testApp(),
        hooks: hookWorld,
        ...upkeep,
        out: say,
        err: say,
        project: null,
        typing: false,
        terminal: false,
        colour: false,
      });
    for (const {
      secrets: [secret = ''],
    } of credentials.slice(0, 40)) {
      await run([secret]);
      await run(['tools', `--${secret}`]);
      await run(['tools', '--toolset', secret]);
      await run(['call', 'status', secret]);
      await run(['call', 'status', 'workspace=w'], { NOEMA_WORKSPACE: ` ${secret}` });
    }
    await run(['doctor', '--json'], { NOEMA_PORT: credentials[5]?.secrets[0], NOEMA_LOG_LEVEL: credentials[6]?.secrets[0] });
    expect(said.join('\n')).toContain('<redacted>');
    expect(seenIn(said.join('\n'))).toEqual([]);
  }, 60_000);
});

test('a name of 200,000 characters is not sent back', async () => {
  const long = 'x'.repeat(200_000);
  for (const { shown } of [
    await ask(long, {}),
    await ask('open', { id: long }),
    await ask('notes_commit', { content: 'x', [long]: 1 }),
  ])
    expect(shown.length).toBeLessThan(8000);
  const error: unknown = await client.readResource({ uri: `noema://${long}` }).catch((thrown: unknown) => thrown);
  expect((error as Error).message.length).toBeLessThan(1000);
});
