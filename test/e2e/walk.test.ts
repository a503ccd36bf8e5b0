import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tempFolder } from '../support/app.ts';
import { programFile } from '../support/programs.ts';
import { tools } from '../support/tools.ts';
import { newClient } from './connect.ts';

import { cleanEnv, start } from './process.ts';

import { toldRooms } from './rooms.ts';

import { liveThroughADay } from './story.ts';

let home: ReturnType<typeof tempFolder>;
beforeEach(() => {
  home = tempFolder();
});
afterEach(() => home.remove());

const known = Object.values(tools)
  .filter(({ room }) => toldRooms.includes(room))
  .map(({ name }) => name)
  .sort();

const calledOnce = (called: readonly string[]) => [...new Set(called)].sort();

test('a day over standard input and output', async () => {
  const client = newClient();
  const noise: unknown[] = [];
  client.onerror = (error) => void noise.push(error);
  const args = [await programFile('src/bin/noema.ts'), 'mcp', '--toolset', 'full'];
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args, env: cleanEnv(home.folder), stderr: 'ignore' }),
  );
  expect(calledOnce(await liveThroughADay(client, 'acme/app'))).toEqual(known);
  await client.close();
  expect(noise).toEqual([]);
});

test('a day over HTTP, which ends when it is asked to', async () => {
  const { child, until, ended, output } = await start(home.folder, 'serve', '--port', '0', '--toolset', 'full');
  const [, url = ''] = await until(/MCP +(http:\S+)/);
  const client = newClient();
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  expect(calledOnce(await liveThroughADay(client, 'acme/app'))).toEqual(known);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(output.err).not.toMatch(/error|warning/i);
});
