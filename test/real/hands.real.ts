import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openHands } from '../../src/app/hands.ts';
import { liveLines } from '../../src/domain/autopilot/live-rules.ts';
import { defaultInterrupt, type HandsBatch } from '../../src/kernel/hands.ts';
import { defaultHands } from '../../src/kernel/hands-config.ts';
import { metaOf, rowsOf } from '../support/hands/watching.ts';
import { type Clis, installClis } from './clis.ts';
import { type HostName, makeWorld, type World } from './hosts.ts';
import { type Model, startModel } from './model.ts';

let clis: Clis;
let model: Model;
let world: World;
beforeAll(async () => {
  clis = await installClis();
  model = await startModel();
});
afterAll(() => model.close());
afterEach(() => world.remove());

const stream = ['--output-format', 'stream-json', '--verbose', '--allowedTools', 'Bash'];
const claude = {
  ...defaultHands,
  provider: 'cli' as const,
  cli: {
    ...defaultHands.cli,
    prompt_mode: 'arg' as const,
    exec: ['claude', '-p', '{prompt}', ...stream],
    resume: ['claude', '-p', '{prompt}', ...stream, '--resume', '{thread_id}'],
  },
};

const enter = async (host: HostName) => {
  world = await makeWorld(host, { clis, url: model.url });
  rmSync(path.join(world.project, '.git'), { recursive: true });
  execFileSync('git', ['init', '-q', world.project]);
  world.env.PATH = `${clis.bin}${path.delimiter}${world.env.PATH}`;
  model.take();
  model.runs();
};
const hands = (config = defaultHands) => openHands(config, { env: world.env });

let batches = 0;
const batch = (given: Partial<HandsBatch> = {}): HandsBatch => ({
  cwd: world.project,
  prompt: 'Do it.\n',
  transcript: path.join(world.home, `transcripts/b${batches++}.jsonl`),
  resume: null,
  interrupt: defaultInterrupt,
  signal: new AbortController().signal,
  ...given,
});

/** A command that does not end by itself; agents refuse to merely sleep. */
const busy = (name: string) => `"${process.execPath}" -e "setInterval(() => {}, 1e9)" ${name}`;

/** Whether a command of that name runs somewhere. */
const runs = (command: string) =>
  execFileSync('ps', ['-A', '-o', 'stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .some((line) => line.includes(command) && !line.startsWith('Z'));

/** A batch whose command has begun when it is stopped. */
async function stopped(config: typeof defaultHands, command: string, more: Partial<HandsBatch> = {}) {
  const stop = new AbortController();
  const given = batch({ ...more, signal: stop.signal });
  const outcome = await hands(config).run(given, ({ kind }) => {
    if (kind !== 'command_started') return;
    const look = setInterval(() => {
      if (!runs(command)) return;
      clearInterval(look);
      stop.abort('ctrl_c');
    }, 20);
  });
  return { outcome, given };
}

describe('Codex', () => {
  beforeEach(() => enter('codex'));

  test('is driven through two batches of one conversation', async () => {
    model.runs('echo hello from here && exit 3');
    model.says('Shall I go on?');
    const lines: string[] = [];
    const first = batch({ prompt: 'Say hello.\n' });
    const one = await hands().run(first, (event) => void lines.push(...liveLines(event, { raw: false })));
    expect(one).toMatchObject({
      ended: 'exited',
      exit_code: 0,
      last_message: 'Shall I go on?',
      saw_events: true,
      left_running: false,
    });
    expect(one.commands).toEqual([
      { command: expect.stringContaining('echo hello from here'), exit_code: 3, output: 'hello from here\n' },
    ]);
    expect(one.observation).toMatchObject({
      event_type_counts: { 'thread.started': 1, 'turn.started': 1, 'turn.completed': 1, 'item.started': 1 },
      item_type_counts: { command_execution: 1, agent_message: 1 },
    });
    expect(lines).toContainEqual(expect.stringMatching(/^\[hands\] \$ .*echo hello from here/));
    expect(lines).toContainEqual(expect.stringMatching(/^\[hands\] \(exit_code=3\) \$ /));
    expect(lines).toContain('[hands] hello from here');
    expect(lines).toContain('[hands] Shall I go on?');
    const [asked] = model.take();
    expect(asked?.text).toContain('Say hello.');
    expect(asked?.text).toContain('workspace-write');

    model.says('Done.');
    const second = batch({ prompt: 'Yes, go on.\n', resume: one.thread_id });
    const two = await hands().run(second, () => {});
    expect(two).toMatchObject({ ended: 'exited', exit_code: 0, last_message: 'Done.', thread_id: one.thread_id });
    const again = model.take().at(-1);
    expect(again?.text).toContain('Say hello.');
    expect(again?.text).toContain('Shall I go on?');
    expect(again?.text).toContain('Yes, go on.');
    expect(again?.text).toContain('workspace-write');
    expect(rowsOf(second.transcript)[0]).toMatchObject({ kind: 'resume', thread_id: one.thread_id });
    expect(metaOf(second.transcript).at(-1)).toMatch(/^mi\.codex\.exit_code=0 duration_ms=\d+$/);
  });

  test('works in a folder that is no repository', async () => {
    rmSync(path.join(world.project, '.git'), { recursive: true });
    expect(await hands().run(batch(), () => {})).toMatchObject({ ended: 'exited', exit_code: 0, last_message: 'Done.' });
    expect(
      await hands().run(batch({ cwd: world.project, resume: '01a1e95f-ce3a-7283-b38c-38bfc3879999' }), () => {}),
    ).toMatchObject({
      ended: 'exited',
      exit_code: 1,
      thread_id: '01a1e95f-ce3a-7283-b38c-38bfc3879999',
      observation: { errors: expect.arrayContaining([expect.stringContaining('no rollout found')]) },
    });
  });

  test('is interrupted by a risky command before that has ended', async () => {
    mkdirSync(path.join(world.project, 'build'));
    model.runs(`rm -r build; ${busy('busy-98761')}`);
    const outcome = await hands().run(batch({ interrupt: { ...defaultInterrupt, mode: 'on_high_risk' } }), () => {});
    expect(outcome).toMatchObject({
      ended: 'interrupted',
      risk_signals: [expect.stringMatching(/^delete: /)],
      left_running: false,
    });
    expect(runs('busy-98761')).toBe(false);
  });

  test('is stopped with what it runs', async () => {
    model.runs(busy('busy-98762'));
    const { outcome, given } = await stopped(defaultHands, 'busy-98762');
    expect(outcome).toMatchObject({ ended: 'stopped', left_running: false });
    expect(runs('busy-98762')).toBe(false);
    expect(metaOf(given.transcript)).toContain('mi.stop.requested=1 reason=ctrl_c');
    model.runs();
    const { thread_id } = outcome;
    expect(await hands().run(batch({ resume: thread_id }), () => {})).toMatchObject({ ended: 'exited', exit_code: 0, thread_id });
  });
});

describe('Claude Code', () => {
  beforeEach(() => enter('claude-code'));

  test('is driven through two batches of one conversation', async () => {
    model.runs('echo hello from here', 'echo oh no && exit 3');
    model.says('Shall I go on?');
    const one = await hands(claude).run(batch({ prompt: 'Say hello.' }), () => {});
    expect(one).toMatchObject({ ended: 'exited', exit_code: 0, last_message: 'Shall I go on?', saw_events: true });
    expect(one.commands).toEqual([
      { command: 'echo hello from here', exit_code: 0, output: 'hello from here' },
      { command: 'echo oh no && exit 3', exit_code: 3, output: expect.stringContaining('oh no') },
    ]);
    expect(one.observation.event_type_counts).toMatchObject({ 'event.system': expect.any(Number), 'event.result': 1 });
    model.take();
    model.says('Done.');
    const two = await hands(claude).run(batch({ prompt: 'Yes, go on.', resume: one.thread_id }), () => {});
    expect(two).toMatchObject({ ended: 'exited', exit_code: 0, last_message: 'Done.', thread_id: one.thread_id });
    const again = model.take().map(({ text }) => text);
    expect(again.some((text) => text.includes('Say hello.') && text.includes('Yes, go on.'))).toBe(true);
  });

  test.each([
    ['json', ['--output-format', 'json'], true],
    ['text', [], false],
  ] as const)('is read where it prints %s', async (_, options, saw_events) => {
    model.says('Shall I go on?');
    const cli = { ...claude.cli, prompt_mode: 'stdin' as const, exec: ['claude', '-p', ...options], resume: [] };
    const outcome = await hands({ ...claude, cli }).run(batch(), () => {});
    expect(outcome).toMatchObject({ ended: 'exited', exit_code: 0, last_message: 'Shall I go on?', saw_events });
    expect(outcome.thread_id === 'unknown').toBe(!saw_events);
  });

  test('is interrupted by a risky command, and stopped, with what it runs', async () => {
    model.runs(`rm -rf nothing; ${busy('busy-98763')}`);
    const interrupt = { ...defaultInterrupt, mode: 'on_high_risk' } as const;
    expect(await hands(claude).run(batch({ interrupt }), () => {})).toMatchObject({ ended: 'interrupted', left_running: false });
    expect(runs('busy-98763')).toBe(false);
    model.runs(busy('busy-98764'));
    expect((await stopped(claude, 'busy-98764')).outcome).toMatchObject({ ended: 'stopped', left_running: false });
    expect(runs('busy-98764')).toBe(false);
  });
});

test.each(['codex', 'claude-code'] as const)('%s killed at once leaves none of its commands behind', async (host) => {
  await enter(host);
  model.runs(busy('busy-98765'));
  const interrupt = { ...defaultInterrupt, signal_sequence: ['SIGKILL'] };
  const { outcome } = await stopped(host === 'codex' ? defaultHands : claude, 'busy-98765', { interrupt });
  expect(outcome).toMatchObject({ ended: 'stopped', signal: 'SIGKILL', left_running: false });
  expect(runs('busy-98765')).toBe(false);
});
