import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';

type Json = Record<string, unknown>;
const ts = '2026-03-01T10:00:00.000Z';

/** Lines as Codex 0.166 writes them; messages stand there twice, once for the model and once for the screen. */
export const today = {
  meta: (cwd: string, id = 'session-1'): Json => ({
    timestamp: ts,
    ordinal: 0,
    type: 'session_meta',
    payload: {
      session_id: id,
      id,
      timestamp: ts,
      cwd,
      originator: 'codex_exec',
      cli_version: '0.166.0',
      source: 'exec',
      base_instructions: { text: 'You are a coding agent. '.repeat(900) },
    },
  }),
  said: (role: string, text: string, at = ts): Json => ({
    timestamp: at,
    ordinal: 7,
    type: 'response_item',
    payload: {
      type: 'message',
      id: 'msg_1',
      role,
      content: [{ type: role === 'assistant' ? 'output_text' : 'input_text', text }],
    },
  }),
  echo: (text: string): Json => ({
    timestamp: ts,
    ordinal: 8,
    type: 'event_msg',
    payload: { type: 'item_completed', item: { type: 'AgentMessage', id: 'msg_1', content: [{ type: 'Text', text }] } },
  }),
  environment: (cwd: string): Json => ({
    timestamp: ts,
    ordinal: 3,
    type: 'response_item',
    payload: {
      type: 'message',
      role: 'user',
      content: [
        { type: 'input_text', text: `# AGENTS.md instructions for ${cwd}\n\n<INSTRUCTIONS>\n# Rules\n</INSTRUCTIONS>` },
        { type: 'input_text', text: `<environment_context>\n  <cwd>${cwd}</cwd>\n  <shell>bash</shell>\n</environment_context>` },
      ],
    },
  }),
  turn: (cwd: string): Json => ({ timestamp: ts, ordinal: 5, type: 'turn_context', payload: { cwd, model: 'gpt' } }),
};

/** As the first versions wrote them: no envelope, and no folder in the first line. */
export const before = {
  meta: (id = 'old-1', instructions: string | null = null): Json => ({
    id,
    timestamp: '2025-06-01T08:00:00.000Z',
    instructions,
    git: {},
  }),
  said: (role: string, text: string): Json => ({
    type: 'message',
    id: null,
    role,
    content: [{ type: role === 'assistant' ? 'output_text' : 'input_text', text }],
  }),
  state: (): Json => ({ record_type: 'state' }),
};

export const asLines = (...lines: (Json | string | Buffer)[]): Buffer =>
  Buffer.concat(
    lines.map((line) =>
      Buffer.concat([
        Buffer.isBuffer(line) ? line : Buffer.from(typeof line === 'string' ? line : JSON.stringify(line)),
        Buffer.from('\n'),
      ]),
    ),
  );

/** Writes a transcript; `age` seconds old. */
export function put(root: string, below: string, content: Buffer, age = 0): string {
  const file = path.join(root, below);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  const when = new Date(Date.UTC(2026, 2, 1) - age * 1000);
  utimesSync(file, when, when);
  return file;
}

/** Opens files and counts every byte that is read from them. */
export function counting(onRead: () => void = () => {}) {
  const seen = { bytes: 0, opened: 0, largest: 0 };
  const openFile = (async (...args: Parameters<typeof open>) => {
    const handle = await open(...args);
    seen.opened += 1;
    const read = handle.read.bind(handle);
    handle.read = (async (buffer: Buffer, offset: number, length: number, position: number) => {
      onRead();
      const result = await read(buffer, offset, length, position);
      seen.bytes += result.bytesRead;
      seen.largest = Math.max(seen.largest, result.bytesRead);
      return result;
    }) as typeof handle.read;
    return handle;
  }) as typeof open;
  return { seen, openFile };
}
