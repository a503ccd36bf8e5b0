import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tempFolder } from '../support/app.ts';
import { day, facts, missingIn, resuming } from '../support/lived-day.ts';
import { programFile } from '../support/programs.ts';
import { callOn, newClient } from './connect.ts';
import { cleanEnv } from './process.ts';

let home: ReturnType<typeof tempFolder>;
beforeEach(() => {
  home = tempFolder();
});
afterEach(() => home.remove());

async function connect(...more: string[]) {
  const args = [await programFile('src/bin/noema.ts'), 'mcp', '--workspace', 'acme/api', ...more];
  const transport = new StdioClientTransport({ command: process.execPath, args, env: cleanEnv(home.folder), stderr: 'ignore' });
  const client = newClient();
  await client.connect(transport);
  return { client, pid: transport.pid ?? 0 };
}

test.each([
  ['another agent', ['--agent-id', 'bob']],
  ['whoever comes next', []],
])('after a day and a crash, %s goes on from two short answers', async (_, who) => {
  const ann = await connect('--agent-id', 'ann');
  for (const { tool, args } of day) {
    const { text, isError } = await callOn(ann.client, tool, args);
    expect(isError, `${tool}: ${text}`).toBe(false);
  }
  process.kill(ann.pid, 'SIGKILL');

  const next = await connect(...who);
  const heard: string[] = [];
  for (const { tool, args } of resuming) heard.push((await callOn(next.client, tool, args)).text);
  const text = heard.join('\n');
  expect(Object.keys(facts)).toHaveLength(13);
  expect(missingIn(text).length, text).toBeLessThanOrEqual(1);
  expect(Buffer.byteLength(text), text).toBeLessThanOrEqual(2048);

  // what is referred to can be opened
  for (const [, ref = ''] of text.matchAll(/^- (?:decided|note|question|what-if|blocked) (\S+): /gm))
    expect((await callOn(next.client, 'open', { id: ref })).isError, ref).toBe(false);
  await next.client.close();
});
