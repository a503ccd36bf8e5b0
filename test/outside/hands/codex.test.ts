import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultInterrupt } from '../../../src/kernel/hands.ts';
import { flagsIn } from '../../../src/outside/codex-flags.ts';
import { codexArgs } from '../../../src/outside/hands/codex.ts';
import { codex, codexHelp } from '../../support/hands/agents.ts';
import { metaOf, rowsOf } from '../../support/hands/watching.ts';
import { type Workbench, workbench } from './workbench.ts';

let bench: Workbench;
beforeEach(() => {
  bench = workbench();
});
afterEach(() => bench.remove());

const quick = [{ prompt: true }, codex.thread('t-1'), codex.says('Done.')] as const;

describe('a batch', () => {
  test('is read from its events', async () => {
    const { hands, agent } = bench.codex({
      runs: [
        [
          { prompt: true },
          codex.thread('0199a213-81c0-7800-8aa1-bbab2a035a53'),
          { event: { type: 'turn.started' } },
          codex.starts("/bin/bash -lc 'npm test'", 'i1'),
          codex.ran("/bin/bash -lc 'npm test'", 1, '1 failed\n', 'i1'),
          {
            event: {
              type: 'item.completed',
              item: { id: 'i2', type: 'file_change', changes: [{ path: 'src/a.ts', kind: 'update' }] },
            },
          },
          { err: 'a log line' },
          { say: 'no event' },
          codex.says('Shall I go on?'),
          { event: { type: 'turn.completed', usage: {} } },
          { exit: 3 },
        ],
      ],
    });
    const batch = bench.batch({ prompt: 'Write a test.\n' });
    const outcome = await hands.run(batch, bench.seen.watch);
    expect(outcome).toEqual({
      ended: 'exited',
      problem: null,
      thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53',
      exit_code: 3,
      signal: null,
      duration_ms: expect.any(Number),
      left_running: false,
      last_message: 'Shall I go on?',
      commands: [{ command: "/bin/bash -lc 'npm test'", exit_code: 1, output: '1 failed\n' }],
      commands_total: 1,
      observation: {
        event_type_counts: {
          'thread.started': 1,
          'turn.started': 1,
          'item.started': 1,
          'item.completed': 3,
          'turn.completed': 1,
        },
        item_type_counts: { command_execution: 1, file_change: 1, agent_message: 1 },
        file_paths: ['src/a.ts'],
        non_command_actions: ['type=file_change paths=src/a.ts'],
        errors: [],
      },
      risk_signals: [],
      saw_events: true,
    });
    expect(agent.calls().find(({ prompt }) => prompt !== undefined)).toMatchObject({
      prompt: 'Write a test.\n',
      cwd: bench.project,
    });
    expect(bench.seen.told.filter(({ kind }) => kind !== 'line')).toEqual([
      { kind: 'thread', thread_id: '0199a213-81c0-7800-8aa1-bbab2a035a53' },
      { kind: 'command_started', command: "/bin/bash -lc 'npm test'" },
      { kind: 'command_ended', command: "/bin/bash -lc 'npm test'", exit_code: 1, output: '1 failed\n' },
      { kind: 'message', text: 'Shall I go on?' },
    ]);
    expect(bench.seen.told).toContainEqual({ kind: 'line', stream: 'stderr', text: 'a log line' });
    expect(bench.seen.told).toContainEqual({ kind: 'line', stream: 'stdout', text: 'no event' });
  });

  test('leaves a transcript: header, every line with its stream and time, how it ended', async () => {
    const { hands, agent } = bench.codex({ runs: [[...quick, { err: 'log' }]] });
    const batch = bench.batch();
    const { duration_ms } = await hands.run(batch, () => {});
    const [header, ...rows] = rowsOf(batch.transcript);
    expect(header).toEqual({
      type: 'mi.transcript.header',
      ts: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      kind: 'exec',
      cwd: bench.project,
      argv: [agent.program, ...(agent.runs()[0] as string[])],
    });
    expect(rows.map(({ ts }) => typeof ts)).toEqual(rows.map(() => 'string'));
    expect(rows.filter(({ stream }) => stream === 'stdout').map(({ line }) => JSON.parse(line as string).type)).toEqual([
      'thread.started',
      'item.completed',
    ]);
    expect(rows.filter(({ stream }) => stream === 'stderr').map(({ line }) => line)).toEqual(['log']);
    expect(metaOf(batch.transcript)).toEqual([
      expect.stringMatching(/^mi\.hands\.pid=\d+$/),
      `mi.codex.exit_code=0 duration_ms=${duration_ms}`,
    ]);
  });

  test('without a thread has the id unknown, and one that resumes keeps its own', async () => {
    const { hands } = bench.codex({ runs: [[{ say: 'nothing to read' }]] });
    expect((await hands.run(bench.batch(), () => {})).thread_id).toBe('unknown');
    expect((await hands.run(bench.batch({ resume: 't-1' }), () => {})).thread_id).toBe('t-1');
  });

  test('that resumes may end in another conversation, and says in which', async () => {
    const { hands } = bench.codex({ runs: [[codex.thread('t-2')]] });
    expect((await hands.run(bench.batch({ resume: 't-1' }), () => {})).thread_id).toBe('t-2');
  });

  test('whose prompt is larger than any pipe neither waits nor loses a byte, also while the agent talks first', async () => {
    const prompt = 'A long story. '.repeat(400_000);
    const { hands, agent } = bench.codex({
      runs: [[{ flood: { lines: 5000, bytes: 1000 } }, { prompt: true }, codex.says('Read.')]],
    });
    const outcome = await hands.run(bench.batch({ prompt }), () => {});
    expect(outcome).toMatchObject({ ended: 'exited', exit_code: 0, last_message: 'Read.' });
    expect(agent.calls().find((call) => call.prompt !== undefined)?.prompt).toBe(prompt);
  });

  test('whose prompt is not read ends as it ends', async () => {
    const { hands } = bench.codex({ runs: [[codex.says('I know already.'), { exit: 0 }]] });
    const outcome = await hands.run(bench.batch({ prompt: 'x'.repeat(4_000_000) }), () => {});
    expect(outcome).toMatchObject({ ended: 'exited', exit_code: 0, last_message: 'I know already.' });
  });
});

describe('options', () => {
  const flags = (help: { exec: string; 'exec resume': string }) => ({
    exec: flagsIn(help.exec),
    resume: flagsIn(help['exec resume']),
  });

  test('are those that the installed Codex names', async () => {
    const today = bench.codex({ runs: [quick] });
    await today.hands.run(bench.batch(), () => {});
    await today.hands.run(bench.batch({ resume: 't-1' }), () => {});
    expect(today.agent.runs()).toEqual([
      ['--cd', bench.project, 'exec', '--sandbox', 'workspace-write', '--json', '-'],
      ['--cd', bench.project, 'exec', '--sandbox', 'workspace-write', 'resume', '--json', 't-1', '-'],
    ]);
  });

  test('are --full-auto where that still exists', () => {
    expect(codexArgs(flags(codexHelp.before), bench.project, null)).toEqual([
      '--cd',
      bench.project,
      'exec',
      '--full-auto',
      '--json',
      '-',
    ]);
    expect(codexArgs(flags(codexHelp.before), bench.project, 't-1')).toEqual([
      ...['--cd', bench.project, 'exec', 'resume', '--full-auto', '--json', 't-1', '-'],
    ]);
  });

  test('skip the check for a repository only outside of one, and only where that can be asked for', () => {
    const inner = path.join(bench.project, 'packages/app');
    mkdirSync(inner, { recursive: true });
    expect(codexArgs(flags(codexHelp.today), inner, null)).not.toContain('--skip-git-repo-check');
    rmSync(path.join(bench.project, '.git/HEAD'));
    const [, , ...outside] = codexArgs(flags(codexHelp.today), bench.project, null);
    expect(outside).toEqual(['exec', '--skip-git-repo-check', '--sandbox', 'workspace-write', '--json', '-']);
    const [, , ...resumed] = codexArgs(flags(codexHelp.today), bench.project, 't-1');
    expect(resumed).toEqual(['exec', '--sandbox', 'workspace-write', 'resume', '--skip-git-repo-check', '--json', 't-1', '-']);
    writeFileSync(path.join(inner, '.git'), 'gitdir: elsewhere');
    expect(codexArgs(flags(codexHelp.today), inner, null)).not.toContain('--skip-git-repo-check');
    expect(codexArgs({ exec: new Set(), resume: new Set() }, bench.project, null)).not.toContain('--skip-git-repo-check');
  });

  test('are asked for once, and again when another version is installed', async () => {
    const { hands, agent } = bench.codex({ runs: [quick] });
    const asked = () => agent.calls().flatMap(({ help }) => help ?? []);
    await hands.run(bench.batch(), () => {});
    await hands.run(bench.batch(), () => {});
    expect(asked()).toEqual(['exec']);
    await hands.run(bench.batch({ resume: 't-1' }), () => {});
    expect(asked()).toEqual(['exec', 'exec resume']);
    bench.codex({ help: codexHelp.before, runs: [quick] });
    /** Written again, it has other times or another number on the disk. */
    rmSync(agent.program);
    bench.codex({ help: codexHelp.before, runs: [quick] });
    await hands.run(bench.batch(), () => {});
    expect(asked()).toEqual(['exec', 'exec resume', 'exec']);
    expect(agent.runs().at(-1)).toContain('--full-auto');
  });

  test('are those of today where it does not say', async () => {
    const { hands, agent } = bench.codex({ help: {}, runs: [quick] });
    await hands.run(bench.batch(), () => {});
    expect(agent.runs()).toEqual([['--cd', bench.project, 'exec', '--sandbox', 'workspace-write', '--json', '-']]);
  });
});

describe('a Codex that cannot be started', () => {
  const failing = async (given = {}) => {
    const batch = bench.batch(given);
    const { hands, agent } = bench.codex({ runs: [quick] });
    return { batch, hands, agent };
  };

  test('is missing', async () => {
    const { batch, hands, agent } = await failing();
    rmSync(agent.program);
    expect(await hands.run(batch, () => {})).toMatchObject({
      ended: 'missing',
      exit_code: 127,
      problem: { kind: 'program-missing', program: agent.program },
      thread_id: 'unknown',
      last_message: '',
    });
  });

  test('may not be executed', async () => {
    const { batch, hands, agent } = await failing();
    chmodSync(agent.program, 0o644);
    expect(await hands.run(batch, () => {})).toMatchObject({
      ended: 'failed_to_start',
      exit_code: 126,
      problem: { kind: 'program-not-executable', program: agent.program },
    });
  });

  test('lacks what runs it', async () => {
    const { batch, hands, agent } = await failing();
    writeFileSync(agent.program, '#!/nowhere/node\n');
    expect(await hands.run(batch, () => {})).toMatchObject({
      ended: 'failed_to_start',
      problem: { kind: 'interpreter-missing', program: agent.program },
    });
    expect(metaOf(batch.transcript)).toEqual(['mi.codex.start_failed=interpreter-missing']);
  });

  test('has no folder to work in', async () => {
    const cwd = path.join(bench.folder, 'gone');
    const { batch, hands } = await failing({ cwd });
    expect(await hands.run(batch, () => {})).toMatchObject({
      ended: 'failed_to_start',
      problem: { kind: 'folder-missing', folder: cwd },
    });
  });

  test('was stopped before', async () => {
    const { batch, hands, agent } = await failing({ signal: AbortSignal.abort('ctrl_c') });
    expect(await hands.run(batch, () => {})).toMatchObject({ ended: 'stopped', problem: null });
    expect(agent.calls()).toEqual([]);
  });

  test.each(['--dangerously-bypass-approvals-and-sandbox', '', 'a b', '-', 'x'.repeat(201)])(
    'is given no id that is none: %j',
    async (resume) => {
      const { batch, hands, agent } = await failing({ resume });
      expect(await hands.run(batch, () => {})).toMatchObject({ ended: 'failed_to_start', problem: { kind: 'thread-unusable' } });
      expect(agent.calls()).toEqual([]);
    },
  );

  test('is one whose help never comes: it is stopped like any other', async () => {
    const stop = new AbortController();
    const { hands } = bench.codex({ help: { exec: 'hangs' }, runs: [quick] });
    const running = hands.run(bench.batch({ signal: stop.signal, interrupt: defaultInterrupt }), () => {});
    stop.abort('ctrl_c');
    expect(await running).toMatchObject({ ended: 'stopped' });
  });
});
