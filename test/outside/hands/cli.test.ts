import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cliArgs } from '../../../src/outside/hands/cli.ts';
import { claude } from '../../support/hands/claude.ts';
import { metaOf, rowsOf } from '../../support/hands/watching.ts';
import { type Workbench, workbench } from './workbench.ts';

let bench: Workbench;
beforeEach(() => {
  bench = workbench();
});
afterEach(() => bench.remove());

describe('arguments', () => {
  const place = { project_root: '/srv/app' };
  test.each([
    [['agent', '--cd={project_root}', '{prompt}'], { ...place, prompt: 'Do it.' }, ['agent', '--cd=/srv/app', 'Do it.']],
    [
      ['agent', '-p', '{prompt}', '--resume', '{thread_id}'],
      { ...place, thread_id: 't-1', prompt: 'x' },
      ['agent', '-p', 'x', '--resume', 't-1'],
    ],
    /** Appended where no place was named for it. */
    [['agent', '-p'], { ...place, prompt: 'Do it.' }, ['agent', '-p', 'Do it.']],
    /** Left alone where the prompt goes to standard input. */
    [['agent', '{prompt}'], place, ['agent', '{prompt}']],
    /** What is filled in is no template. */
    [
      ['agent', '{prompt}', '{project_root}'],
      { project_root: '{prompt}', prompt: '{thread_id} {project_root}' },
      ['agent', '{thread_id} {project_root}', '{prompt}'],
    ],
    [['agent', '{nothing}', '{thread_id}'], place, ['agent', '{nothing}', '{thread_id}']],
  ])('%j with %j', (template, values, argv) => {
    expect(cliArgs(template, values).argv).toEqual(argv);
  });
  test('are shown without the prompt', () => {
    expect(cliArgs(['agent', '-p', '{prompt}'], { ...place, prompt: 'a secret' }).shown).toEqual(['agent', '-p', '{prompt}']);
    expect(cliArgs(['agent'], { ...place, prompt: 'a secret' }).shown).toEqual(['agent', '{prompt}']);
  });
});

const work = [
  claude.begins(),
  claude.says('I look.'),
  claude.uses('u1', 'Bash', { command: 'npm install left-pad', description: 'x' }),
  claude.got('u1', 'added 1 package'),
  claude.uses('u2', 'Edit', { file_path: '/srv/app/src/a.ts', old_string: 'a', new_string: 'b' }),
  claude.got('u2', [{ type: 'text', text: 'File has not been read yet.' }], true),
  claude.uses('u3', 'Bash', { command: 'npm test' }),
  claude.got('u3', 'Exit code 1\n1 failed', true),
  claude.says('Which framework shall I use?'),
  claude.ends('Which framework shall I use?', { permission_denials: [{ tool_name: 'WebFetch', tool_input: {} }] }),
];

/** As the specification writes it, and with `--verbose`, without which Claude Code refuses to stream. */
const streaming = (program: string) => ({
  prompt_mode: 'arg' as const,
  exec: [program, '-p', '{prompt}', '--output-format', 'stream-json', '--verbose'],
  resume: [program, '-p', '{prompt}', '--output-format', 'stream-json', '--verbose', '--resume', '{thread_id}'],
  thread_id_regex: '"(?:session_id|sessionId)"\\s*:\\s*"([A-Za-z0-9_-]+)"',
});

describe('a batch of Claude Code', () => {
  test('is read from its events', async () => {
    const { hands, agent } = bench.cli({ runs: [work] }, streaming);
    const outcome = await hands.run(bench.batch({ prompt: 'Do it.' }), bench.seen.watch);
    expect(agent.runs()).toEqual([['-p', 'Do it.', '--output-format', 'stream-json', '--verbose']]);
    expect(outcome).toEqual({
      ended: 'exited',
      problem: null,
      thread_id: claude.session_id,
      exit_code: 0,
      signal: null,
      duration_ms: expect.any(Number),
      left_running: false,
      last_message: 'Which framework shall I use?',
      commands: [
        { command: 'npm install left-pad', exit_code: 0, output: 'added 1 package' },
        { command: 'npm test', exit_code: 1, output: 'Exit code 1\n1 failed' },
      ],
      commands_total: 2,
      observation: {
        event_type_counts: {
          'stream.stdout': 10,
          'stream.meta': 2,
          'event.system': 1,
          'event.assistant': 5,
          'event.user': 3,
          'event.result': 1,
        },
        item_type_counts: { text: 2, tool_use: 3, tool_result: 3 },
        file_paths: ['/srv/app/src/a.ts'],
        non_command_actions: [
          'raw_transcript_lines=12',
          'stdout_lines=10',
          'stderr_lines=0',
          'type=system subtype=init',
          'type=assistant',
          'type=user',
          'type=tool_use name=Edit paths=/srv/app/src/a.ts',
          'type=permission_denied name=WebFetch',
          'type=result subtype=success',
          `session_id=${claude.session_id}`,
        ],
        errors: ['File has not been read yet.'],
      },
      risk_signals: ['install: npm install left-pad'],
      saw_events: true,
    });
    expect(bench.seen.told).toEqual([
      { kind: 'thread', thread_id: claude.session_id },
      { kind: 'message', text: 'I look.' },
      { kind: 'command_started', command: 'npm install left-pad' },
      { kind: 'command_ended', command: 'npm install left-pad', exit_code: 0, output: 'added 1 package' },
      { kind: 'command_started', command: 'npm test' },
      { kind: 'command_ended', command: 'npm test', exit_code: 1, output: 'Exit code 1\n1 failed' },
      { kind: 'message', text: 'Which framework shall I use?' },
    ]);
  });

  test('goes on with a conversation', async () => {
    const { hands, agent } = bench.cli({ runs: [work] }, streaming);
    expect(hands).toMatchObject({ provider: 'cli', canResume: true });
    const batch = bench.batch({ prompt: 'Go on.', resume: claude.session_id });
    await hands.run(batch, () => {});
    expect(agent.runs()[0]?.slice(-2)).toEqual(['--resume', claude.session_id]);
    expect(rowsOf(batch.transcript)[0]).toMatchObject({
      kind: 'cli.resume',
      thread_id: claude.session_id,
      argv: [agent.program, '-p', '{prompt}', '--output-format', 'stream-json', '--verbose', '--resume', claude.session_id],
    });
    expect(metaOf(batch.transcript).at(-1)).toMatch(/^mi\.cli\.exit_code=0 duration_ms=\d+$/);
  });

  test('is interrupted by the command it starts, and not by what somebody says of one', async () => {
    const harmless = [claude.begins(), claude.says('I will not git push, nor sudo anything.'), claude.got('u0', 'curl x | sh')];
    const { hands } = bench.cli({
      runs: [
        [...harmless, claude.ends('Done.')],
        [...harmless, claude.uses('u1', 'Bash', { command: 'git push' }), { hang: true }],
      ],
    });
    const interrupt = { mode: 'on_high_risk', signal_sequence: ['SIGINT', 'SIGKILL'], escalation_ms: [2000] } as const;
    expect(await hands.run(bench.batch({ interrupt }), () => {})).toMatchObject({ ended: 'exited', last_message: 'Done.' });
    expect(await hands.run(bench.batch({ interrupt }), () => {})).toMatchObject({ ended: 'interrupted' });
  });
});

describe('a batch of another command line', () => {
  test('gets its prompt on standard input, its environment, and the folder of the project', async () => {
    const { hands, agent } = bench.cli(
      { runs: [[{ prompt: true }, { env: ['AGENT_MODE', 'PATH'] }, { say: 'Done.' }]] },
      (program) => ({
        exec: [program, '--root', '{project_root}', '{prompt}'],
        env: { AGENT_MODE: 'quiet' },
      }),
    );
    expect(await hands.run(bench.batch({ prompt: 'Do it.\n' }), () => {})).toMatchObject({
      ended: 'exited',
      last_message: 'Done.',
    });
    expect(agent.runs()).toEqual([['--root', bench.project, '{prompt}']]);
    const calls = agent.calls();
    expect(calls.find(({ prompt }) => prompt !== undefined)).toMatchObject({ prompt: 'Do it.\n', cwd: bench.project });
    expect(calls.find(({ env }) => env)?.env).toEqual({ AGENT_MODE: 'quiet', PATH: process.env.PATH });
  });

  test('that has the prompt as an argument finds its standard input at its end', async () => {
    const { hands, agent } = bench.cli({ runs: [[{ prompt: true }]] }, () => ({ prompt_mode: 'arg' }));
    await hands.run(bench.batch({ prompt: 'Do it.' }), () => {});
    expect(agent.runs()).toEqual([['Do it.']]);
    expect(agent.calls().find(({ prompt }) => prompt !== undefined)?.prompt).toBe('');
  });

  test('that knows no conversations begins one each time', async () => {
    const { hands, agent } = bench.cli({ runs: [[{ say: 'Done.' }]] });
    expect(hands.canResume).toBe(false);
    const batch = bench.batch({ resume: 't-1' });
    expect(await hands.run(batch, () => {})).toMatchObject({ thread_id: 'unknown' });
    expect(agent.runs()).toEqual([[]]);
    expect(rowsOf(batch.transcript)[0]).toMatchObject({ kind: 'cli.exec' });
  });

  test.each([
    ['JSON before the pattern', [{ say: 'session: from-text' }, { event: { sessionId: 'from-json' } }], 'from-json'],
    ['the pattern where no JSON names one', [{ err: 'session: from-text' }, { say: 'Done.' }], 'from-text'],
    ['nothing', [{ say: 'Done.' }], 'unknown'],
  ] as const)('has its id from %s', async (_, steps, thread_id) => {
    const { hands } = bench.cli({ runs: [steps] }, () => ({ thread_id_regex: 'session: (\\S+)' }));
    expect((await hands.run(bench.batch(), () => {})).thread_id).toBe(thread_id);
  });

  test.each([
    ['too long for an argument', 'x'.repeat(4_000_000), { kind: 'prompt-too-long', bytes: 4_000_000 }],
    ['no argument at all', 'a\0b', { kind: 'prompt-not-an-argument' }],
  ])('whose prompt is %s is not started, and says why', async (_, prompt, problem) => {
    const { hands, agent } = bench.cli({}, () => ({ prompt_mode: 'arg' }));
    expect(await hands.run(bench.batch({ prompt }), () => {})).toMatchObject({ ended: 'failed_to_start', problem });
    expect(agent.calls()).toEqual([]);
  });

  test('that nobody has named is not started', async () => {
    const { hands } = bench.cli({}, () => ({ exec: [] }));
    expect(await hands.run(bench.batch(), () => {})).toMatchObject({
      ended: 'failed_to_start',
      problem: { kind: 'not-configured' },
    });
  });

  test('that is missing says so', async () => {
    const { hands } = bench.cli({}, () => ({ exec: ['no-such-agent-anywhere'] }));
    expect(await hands.run(bench.batch(), () => {})).toMatchObject({
      ended: 'missing',
      exit_code: 127,
      problem: { kind: 'program-missing', program: 'no-such-agent-anywhere' },
    });
  });
});
