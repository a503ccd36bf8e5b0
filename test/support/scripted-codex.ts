import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How the program behaves when it is asked, one after another; the last for ever. */
export interface Turn {
  /** Lines on standard output. */
  readonly says?: readonly (string | object)[];
  /** Written as it is, after the lines. */
  readonly raw?: string;
  readonly stderr?: string;
  readonly exit?: number;
  /** Stays after its lines, with a child that does as well, until it is ended. */
  readonly hangs?: true;
  /** Takes no notice of being told to end. */
  readonly stubborn?: true;
  /** Prints for ever, without a line end. */
  readonly floods?: true;
}

export interface ScriptedCodex {
  readonly command: string;
  /** What it was started with, in order. */
  calls(): { argv: string[]; stdin: string; cwd: string; pids: number[] }[];
}

export const today = ['--cd', '--skip-git-repo-check', '--sandbox', '--json', '--output-schema', '--ephemeral'];

const program = `
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
const { flags, turns, log } = JSON.parse(readFileSync(new URL('./script.json', import.meta.url), 'utf8'));
const argv = process.argv.slice(2);
if (argv.join(' ') === 'exec --help') {
  process.stdout.write('Usage: codex exec [OPTIONS]\\n' + flags.map((flag) => '      ' + flag + ' <X>').join('\\n') + '\\n');
  process.exit(0);
}
const before = existsSync(log) ? readFileSync(log, 'utf8').split('\\n').length - 1 : 0;
const turn = turns[Math.min(before, turns.length - 1)];
let stdin = '';
for await (const chunk of process.stdin) stdin += chunk;
const pids = [process.pid];
if (turn.stubborn) process.on('SIGTERM', () => {});
if (turn.hangs) pids.push(spawn(process.execPath, ['-e', (turn.stubborn ? "process.on('SIGTERM',()=>{});" : '') + 'setInterval(() => {}, 1000)'], { stdio: ['ignore', 'inherit', 'inherit'] }).pid);
for (const line of turn.says ?? []) process.stdout.write((typeof line === 'string' ? line : JSON.stringify(line)) + '\\n');
if (turn.raw) process.stdout.write(turn.raw);
if (turn.stderr) process.stderr.write(turn.stderr);
appendFileSync(log, JSON.stringify({ argv, stdin, cwd: process.cwd(), pids }) + '\\n');
if (turn.floods) { const block = 'x'.repeat(65536); const more = () => { while (process.stdout.write(block)); process.stdout.once('drain', more); }; more(); }
else if (turn.hangs) { process.stdout.write('{"type":"hangs"}\\n'); setInterval(() => {}, 1000); }
else process.exitCode = turn.exit ?? 0;
`;

/** A program in this folder that speaks as \`codex exec --json\` does. */
export function scriptedCodex(folder: string, turns: readonly Turn[], flags: readonly string[] = today): ScriptedCodex {
  const command = path.join(folder, 'codex.mjs');
  const log = path.join(folder, 'calls.jsonl');
  writeFileSync(path.join(folder, 'script.json'), JSON.stringify({ flags, turns, log }));
  writeFileSync(command, `#!${process.execPath}\n${program}`);
  chmodSync(command, 0o755);
  return {
    command,
    calls: () => (existsSync(log) ? (readFileSync(log, 'utf8').match(/.+(?=\n)/g) ?? []).map((line) => JSON.parse(line)) : []),
  };
}

/** The events of a run that ends with these messages. */
export const messages = (...texts: readonly string[]): object[] => [
  { type: 'thread.started', thread_id: 't-1' },
  { type: 'turn.started' },
  ...texts.map((text, i) => ({ type: 'item.completed', item: { id: `item_${i}`, type: 'agent_message', text } })),
  { type: 'turn.completed', usage: { input_tokens: 1, output_tokens: 1 } },
];
