import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { CreateMessageRequestSchema, ListRootsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterEach, expect } from 'vitest';
import { ledger } from '../../generated/products/ledger.ts';
import { createMcpServer, type McpOptions } from '../../src/adapters/mcp/server.ts';
import { type AppOptions, noPolicy } from '../../src/app/compose.ts';
import { serving } from '../e2e/http-client.ts';
import { tempFolder, testApp } from './app.ts';
import { programFile } from './programs.ts';

export type Json = Record<string, unknown>;

/** What a client does when a server asks it something: it says so, says no, says nothing, or never offered to be asked. */
export const manners = ['answers', 'refuses', 'ignores', 'lacks'] as const;
export type Manner = (typeof manners)[number];

/** Whatever a test opens is closed behind it. */
export function closing(): (end: () => unknown) => void {
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });
  return (end) => void ends.push(end);
}
type Later = ReturnType<typeof closing>;

export const roots = [{ uri: 'file:///srv/shop', name: 'shop' }, { uri: 'file:///srv/blog/' }];
export const critique = { text: 'Was it measured?', model: 'some-model' };

/** A client of the SDK with these manners, and what it was asked. */
export async function connectedAs(
  manner: Manner,
  transport: Transport,
  later: Later,
): Promise<{ client: Client; heard: Json[] }> {
  const capabilities = manner === 'lacks' ? {} : { roots: {}, sampling: {} };
  const client = new Client({ name: 'test', version: '1' }, { capabilities });
  const heard: Json[] = [];
  const reply = async <T>(asked: Json, answer: T): Promise<T> => {
    heard.push(asked);
    if (manner === 'refuses') throw new Error('not today');
    return manner === 'ignores' ? new Promise<T>(() => {}) : answer;
  };
  if (manner !== 'lacks') {
    client.setRequestHandler(ListRootsRequestSchema, () => reply({}, { roots }));
    client.setRequestHandler(CreateMessageRequestSchema, ({ params }) =>
      reply(params as Json, { role: 'assistant', model: critique.model, content: { type: 'text', text: critique.text } }),
    );
  }
  await client.connect(transport);
  later(() => client.close());
  return { client, heard };
}

/** Calls the gateway; the text says what the structure does. */
export async function asked(client: Client, args: Json): Promise<{ answer: Json; isError: boolean }> {
  const { structuredContent, content, isError } = await client.callTool({ name: 'thoughtbox_gateway', arguments: args });
  const [first] = content as { type: string; text: string }[];
  expect(JSON.parse(first?.text ?? '')).toEqual(structuredContent);
  return { answer: structuredContent as Json, isError: isError === true };
}

/** Calls the gateway, which must succeed. */
export async function done(client: Client, args: Json): Promise<Json> {
  const { answer, isError } = await asked(client, args);
  expect(isError, JSON.stringify(answer)).toBe(false);
  return answer;
}

export const thought = (thoughtNumber: number, more: Json = {}): Json => ({
  operation: 'thought',
  thought: `T${thoughtNumber}`,
  thoughtNumber,
  totalThoughts: 9,
  nextThoughtNeeded: true,
  ...more,
});

export async function ledgerApp(later: Later, more: Partial<AppOptions> = {}) {
  const { folder, remove } = tempFolder();
  const policy = { ...noPolicy, default_workspace: '_default' };
  const app = await testApp({ product: ledger, policy, exports: { project_root: folder }, ...more });
  later(() => app.end().finally(remove));
  return app;
}

/** Only who says nothing is given up, and at once: others may take as long as the machine is busy. */
const patienceWith = (manner: Manner) => (manner === 'ignores' ? 20 : 600_000);
const optionsFor = (manner: Manner): McpOptions => {
  const ms = patienceWith(manner);
  return { toolset: 'gateway', version: '0.0.0', patience: { rootsMs: ms, samplingMs: ms } };
};

/** Straight to an app, without a wire. */
export async function inMemory(app: Awaited<ReturnType<typeof ledgerApp>>, manner: Manner = 'answers'): Promise<Transport> {
  const { server } = createMcpServer(app, optionsFor(manner));
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await server.connect(ours);
  return theirs;
}

/** A program of its own, which keeps everything in a folder. */
export const program = async (folder: string, env: Record<string, string> = {}): Promise<StdioClientTransport> =>
  new StdioClientTransport({
    command: process.execPath,
    args: [await programFile('src/bin/noema.ts'), 'ledger', '--stdio'],
    env: {
      ...(process.env as Record<string, string>),
      ...{ THOUGHTBOX_DATA_DIR: folder, NOEMA_DURABILITY: 'normal', NOEMA_LOG: 'error', NOEMA_CRITIQUE_SECONDS: '600' },
      ...env,
    },
  });

export const overHttp = async (app: Awaited<ReturnType<typeof ledgerApp>>, later: Later, manner: Manner = 'answers') => {
  const server = await serving(app, optionsFor(manner));
  later(() => server.close());
  return () => new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`));
};

/** A server for a client with these manners. */
export const wires: Readonly<Record<'stdio' | 'HTTP', (manner: Manner, later: Later) => Promise<Transport>>> = {
  stdio: async (manner, later) => {
    const { folder, remove } = tempFolder();
    later(remove);
    return program(folder, manner === 'ignores' ? { NOEMA_CRITIQUE_SECONDS: '1' } : {});
  },
  HTTP: async (manner, later) => (await overHttp(await ledgerApp(later), later, manner))() as Transport,
};
