import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tempFolder } from '../support/house.ts';
import { start } from './process.ts';

let home: ReturnType<typeof tempFolder>;
beforeEach(() => {
  home = tempFolder();
});
afterEach(() => home.remove());

const line = (message: object) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`;
const hello =
  line({
    id: 'hello',
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  }) + line({ method: 'notifications/initialized' });
const note = (i: number) =>
  line({
    id: `note-${i}`,
    method: 'tools/call',
    params: { name: 'notes_commit', arguments: { workspace: 'w', content: `${i}` } },
  });
const notes = Array.from({ length: 40 }, (_, i) => note(i)).join('');

/** Every line must be a message of the protocol; gives those that answer something, by id. */
const answers = (out: string): Record<string, { result?: unknown; error?: unknown }> => {
  expect(out.endsWith('\n')).toBe(true);
  const messages = out
    .trimEnd()
    .split('\n')
    .map((text) => JSON.parse(text));
  for (const message of messages) expect(message).toMatchObject({ jsonrpc: '2.0' });
  return Object.fromEntries(messages.filter(({ id }) => id !== undefined).map((message) => [message.id, message]));
};

const allNotes = (found: Record<string, unknown>) => Object.keys(found).filter((id) => id.startsWith('note-'));

describe('over standard input and output', () => {
  test('a client that closes its end is answered first; what is no message is passed over', async () => {
    const { child, ended, output } = await start(home.folder, 'mcp');
    const more = line({ id: 'list', method: 'tools/list', params: { toolset: 'full' } });
    const read = line({ id: 'read', method: 'resources/read', params: { uri: 'noema://w/branch/main/notes' } });
    child.stdin.end(`this is no JSON\n${hello}{"half":\n${notes}${more}${read}`);
    expect(await ended).toBe(0);
    const found = answers(output.out);
    expect(allNotes(found)).toHaveLength(40);
    expect(found.list).toMatchObject({ result: { tools: expect.any(Array) } });
    expect(found).toHaveProperty('read');
  });
  test('a request to stop lets calls under way be answered', async () => {
    const { child, ended, output, until } = await start(home.folder, 'mcp', '--log-level', 'debug');
    child.stdin.write(hello);
    await until(/"id":"hello"/);
    child.stdin.write(notes);
    await until(/"id":"note-0"/);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(allNotes(answers(output.out))).toHaveLength(40);
  });
  test('nothing asked, nothing said', async () => {
    const { child, ended, output } = await start(home.folder, 'mcp');
    child.stdin.end();
    expect(await ended).toBe(0);
    expect(output.out).toBe('');
  });
  test('a call that carries too much is refused in words, and the next one is answered', async () => {
    const { child, ended, output } = await start(home.folder, 'mcp');
    /** More than the transport would take by itself. */
    const content = 'x'.repeat(11 * 1024 * 1024);
    const large = line({
      id: 'large',
      method: 'tools/call',
      params: { name: 'notes_commit', arguments: { workspace: 'w', content } },
    });
    child.stdin.end(hello + large + note(1));
    expect(await ended).toBe(0);
    const found = answers(output.out);
    expect(found.large).toMatchObject({ result: { isError: true, structuredContent: { error: { code: 'INVALID_INPUT' } } } });
    expect(found['note-1']).toMatchObject({ result: { isError: false } });
  });
});
