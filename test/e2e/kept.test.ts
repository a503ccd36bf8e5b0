import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tempFolder } from '../support/app.ts';
import { programFile } from '../support/programs.ts';
import { cleanEnv } from './process.ts';

let temp: ReturnType<typeof tempFolder>;
beforeEach(() => {
  temp = tempFolder();
});
afterEach(() => temp.remove());

const caches = () => path.join(temp.folder, 'caches');
const kept = () => readdirSync(path.join(caches(), 'noema')).map((name) => path.join(caches(), 'noema', name));
/** Another file of the same name has another number. */
const file = () => kept().map((name) => statSync(name).ino);

/** What it says to a client that asks who it is, and leaves. */
async function run(...words: string[]): Promise<string> {
  const initialize = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  };
  const env = { ...cleanEnv(temp.folder), XDG_CACHE_HOME: caches() };
  const options = { env, input: `${JSON.stringify(initialize)}\n`, encoding: 'utf8' } as const;
  return execFileSync(process.execPath, [await programFile('src/bin/noema.ts'), ...words], options);
}

test.each([
  ['a server', ['mcp', '--workspace', 'shop'], '"serverInfo"'],
  ['a command', ['tools'], 'notes_commit'],
])('%s takes the code that one before it compiled', async (_, words, says) => {
  const first = await run(...words);
  expect(first).toContain(says);
  expect(kept()).toHaveLength(1);
  const before = file();
  expect(await run(...words)).toBe(first);
  expect(file()).toEqual(before);
});

test('code that is damaged is compiled again', async () => {
  const first = await run('mcp');
  const [name = ''] = kept();
  const good = readFileSync(name);
  writeFileSync(name, good.subarray(0, good.length / 2));
  const damaged = file();
  expect(await run('mcp')).toBe(first);
  expect(file()).not.toEqual(damaged);
  expect(await run('mcp')).toBe(first);
});

test('nothing is kept of a command that nobody knows', async () => {
  await expect(run('nonsense')).rejects.toThrow('nonsense');
  expect(() => kept()).toThrow('ENOENT');
});
