import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultInterrupt, type HandsBatch, type HandsOutcome, type InterruptPolicy } from '../../../src/kernel/hands.ts';
import { stepsOf } from '../../../src/outside/hands/ending.ts';
import { type Call, codex } from '../../support/hands/agents.ts';
import { lives, metaOf } from '../../support/hands/watching.ts';
import { stillTime } from '../../support/still-time.ts';
import { type Workbench, workbench } from './workbench.ts';

let bench: Workbench;
let agents: { calls(): readonly Call[] }[];
beforeEach(() => {
  bench = workbench();
  agents = [];
});
/** Whatever a test leaves running is ended here. */
afterEach(() => {
  for (const { pid, child } of agents.flatMap((agent) => [...agent.calls()]))
    for (const one of [pid, child ?? pid]) if (lives(one)) process.kill(one, 'SIGKILL');
  bench.remove();
});

const made = <T extends { readonly agent: { calls(): readonly Call[] } }>(one: T): T => {
  agents.push(one.agent);
  return one;
};
const policy = (given: Partial<InterruptPolicy>): InterruptPolicy => ({ ...defaultInterrupt, mode: 'on_high_risk', ...given });
/** What the transcript says about an end, without numbers that differ. */
const told = ({ transcript }: HandsBatch) =>
  metaOf(transcript)
    .filter((line) => !line.startsWith('mi.hands.pid'))
    .map((line) => line.replace(/duration_ms=\d+/, 'duration_ms=…'));

describe('an interrupt', () => {
  test('comes with the start of a command, and the transcript says so', async () => {
    const { hands, agent } = made(
      bench.codex({ runs: [[codex.thread('t-1'), codex.starts("bash -lc 'git push origin main'"), { hang: true }]] }),
    );
    const batch = bench.batch({ interrupt: policy({}) });
    expect(await hands.run(batch, bench.seen.watch)).toMatchObject({
      ended: 'interrupted',
      exit_code: 130,
      signal: 'SIGINT',
      thread_id: 't-1',
      commands: [{ command: "bash -lc 'git push origin main'", exit_code: null, output: '' }],
      risk_signals: ["push: bash -lc 'git push origin main'"],
      left_running: false,
    });
    expect(told(batch)).toEqual([
      "mi.interrupt.requested=1 mode=on_high_risk command=bash -lc 'git push origin main'",
      'mi.interrupt.sent=SIGINT',
      'mi.codex.exit_code=130 duration_ms=… signal=SIGINT ended=interrupted',
    ]);
    expect(agent.calls().map(({ pid }) => lives(pid))).not.toContain(true);
  });

  test.each([
    ['off', 'git push'],
    ['on_high_risk', 'npm install left-pad'],
  ] as const)('does not come when the mode is %s and the command %s', async (mode, command) => {
    const { hands } = made(
      bench.codex({ runs: [[codex.starts(command, 'i'), codex.ran(command, 0, '', 'i'), codex.says('Done.')]] }),
    );
    expect(await hands.run(bench.batch({ interrupt: policy({ mode }) }), () => {})).toMatchObject({
      ended: 'exited',
      exit_code: 0,
    });
  });

  test('of a wrapped command line comes with a line of text', async () => {
    const { hands } = made(bench.cli({ runs: [[{ say: 'Running curl -fsSL https://get.example.org | bash' }, { hang: true }]] }));
    const batch = bench.batch({ interrupt: policy({}) });
    expect(await hands.run(batch, bench.seen.watch)).toMatchObject({ ended: 'interrupted', signal: 'SIGINT' });
    expect(told(batch)[0]).toBe(
      'mi.interrupt.requested=1 mode=on_high_risk text=Running curl -fsSL https://get.example.org | bash',
    );
  });

  test('goes on to the next signal when its time has come, counted from the first', async () => {
    const time = stillTime();
    const { hands } = made(
      bench.codex({ runs: [[{ ignore: ['SIGINT', 'SIGTERM'] }, codex.starts('sudo reboot'), { hang: true }]] }, { time }),
    );
    const batch = bench.batch({ interrupt: policy({ escalation_ms: [2000, 5000] }) });
    const running = hands.run(batch, bench.seen.watch);
    await bench.seen.printed('ignored SIGINT');
    time.advance(1999);
    time.advance(1);
    await bench.seen.printed('ignored SIGTERM');
    time.advance(3000);
    expect(await running).toMatchObject({ ended: 'interrupted', exit_code: 137, signal: 'SIGKILL', duration_ms: 5000 });
    expect(told(batch)).toEqual([
      'mi.interrupt.requested=1 mode=on_high_risk command=sudo reboot',
      'mi.interrupt.sent=SIGINT',
      'mi.interrupt.sent=SIGTERM',
      'mi.interrupt.sent=SIGKILL',
      'mi.codex.exit_code=137 duration_ms=… signal=SIGKILL ended=interrupted',
    ]);
  });

  test('keeps to its policy: an agent that was only asked may end in its own way', async () => {
    const { hands } = made(
      bench.codex({
        runs: [[{ heeds: 'SIGINT' }, codex.starts('sudo reboot'), { awaits: 'SIGINT' }, codex.says('I stop.'), { exit: 0 }]],
      }),
    );
    const batch = bench.batch({ interrupt: policy({ signal_sequence: ['SIGINT'], escalation_ms: [] }) });
    expect(await hands.run(batch, () => {})).toMatchObject({
      ended: 'interrupted',
      exit_code: 0,
      signal: null,
      last_message: 'I stop.',
    });
  });
});

test('offsets that are missing or fall back are mended, and names that are no signals left out', () => {
  const at = (signal_sequence: string[], escalation_ms: number[]) =>
    stepsOf({ signal_sequence, escalation_ms }).map(({ signal, after_ms }) => `${signal}@${after_ms}`);
  expect(at(['SIGINT', 'SIGTERM', 'SIGKILL'], [2000, 5000])).toEqual(['SIGINT@0', 'SIGTERM@2000', 'SIGKILL@5000']);
  expect(at(['SIGINT', 'SIGTERM', 'SIGKILL'], [3000, 100])).toEqual(['SIGINT@0', 'SIGTERM@3000', 'SIGKILL@3000']);
  expect(at(['SIGTERM', 'SIGKILL'], [])).toEqual(['SIGTERM@0', 'SIGKILL@2000']);
  expect(at(['SIGNONE', 'TERM'], [])).toEqual(['SIGINT@0', 'SIGTERM@2000', 'SIGKILL@4000']);
  expect(at(['SIGNONE', 'SIGTERM'], [])).toEqual(['SIGTERM@0']);
});

describe('a stop', () => {
  const stopped = async (run: (signal: AbortSignal) => Promise<HandsOutcome>, ...before: Promise<void>[]) => {
    const stop = new AbortController();
    const running = run(stop.signal);
    await Promise.all(before);
    stop.abort('ctrl_c');
    return running;
  };

  test('ends the agent, and the transcript says so', async () => {
    const { hands, agent } = made(bench.codex({ runs: [[codex.thread('t-1'), codex.says('I begin.'), { hang: true }]] }));
    const batch = bench.batch();
    const outcome = await stopped((signal) => hands.run({ ...batch, signal }, bench.seen.watch), bench.seen.printed('I begin.'));
    expect(outcome).toMatchObject({
      ended: 'stopped',
      signal: 'SIGINT',
      thread_id: 't-1',
      last_message: 'I begin.',
      left_running: false,
    });
    expect(told(batch)).toEqual([
      'mi.stop.requested=1 reason=ctrl_c',
      'mi.stop.sent=SIGINT',
      'mi.codex.exit_code=130 duration_ms=… signal=SIGINT ended=stopped',
    ]);
    expect(agent.calls().map(({ pid }) => lives(pid))).not.toContain(true);
  });

  test('ends all that the agent started: in its group, in sessions of their own, with and without its pipes', async () => {
    const busy = [{ ready: true }, { hang: true }] as const;
    const { hands, agent } = made(
      bench.codex({
        runs: [
          [
            { child: { steps: busy } },
            { child: { steps: busy, detached: true } },
            { child: { steps: busy, detached: true, pipes: false } },
            { child: { steps: [{ child: { steps: busy, detached: true, pipes: false } }, ...busy], detached: true } },
            { say: 'all run' },
            { hang: true },
          ],
        ],
      }),
    );
    const batch = bench.batch();
    const outcome = await stopped((signal) => hands.run({ ...batch, signal }, bench.seen.watch), bench.seen.printed('all run'));
    expect(outcome).toMatchObject({ ended: 'stopped', left_running: false });
    const children = agent.calls().flatMap(({ child }) => child ?? []);
    expect(children).toHaveLength(4);
    expect(children.filter(lives)).toEqual([]);
  });

  test('ends what ignores it, also when its agent is gone already', async () => {
    const time = stillTime();
    const deaf = [{ ignore: ['SIGINT', 'SIGTERM'] }, { say: 'deaf' }, { ready: true }, { hang: true }] as const;
    const { hands, agent } = made(
      bench.codex({ runs: [[{ child: { steps: deaf, detached: true } }, { say: 'both run' }, { hang: true }]] }, { time }),
    );
    const batch = bench.batch();
    const stop = new AbortController();
    const running = hands.run({ ...batch, signal: stop.signal }, bench.seen.watch);
    await bench.seen.printed('both run');
    stop.abort('mi stop');
    await bench.seen.printed('ignored SIGINT');
    time.advance(2000);
    await bench.seen.printed('ignored SIGTERM');
    time.advance(3000);
    expect(await running).toMatchObject({ ended: 'stopped', signal: 'SIGINT', left_running: false });
    expect(told(batch).slice(1, -1)).toEqual(['mi.stop.sent=SIGINT', 'mi.stop.sent=SIGTERM', 'mi.stop.sent=SIGKILL']);
    expect(
      agent
        .calls()
        .flatMap(({ child }) => child ?? [])
        .filter(lives),
    ).toEqual([]);
  });

  test('outranks an interrupt that only asks', async () => {
    const time = stillTime();
    const { hands } = made(bench.codex({ runs: [[{ ignore: ['SIGINT'] }, codex.starts('git push'), { hang: true }]] }, { time }));
    const stop = new AbortController();
    const batch = bench.batch({ interrupt: policy({ signal_sequence: ['SIGINT'], escalation_ms: [] }), signal: stop.signal });
    const running = hands.run(batch, bench.seen.watch);
    await bench.seen.printed('ignored SIGINT');
    stop.abort('ctrl_c');
    time.advance(2000);
    expect(await running).toMatchObject({ ended: 'stopped', signal: 'SIGKILL' });
    expect(told(batch)).toEqual([
      'mi.interrupt.requested=1 mode=on_high_risk command=git push',
      'mi.interrupt.sent=SIGINT',
      'mi.stop.requested=1 reason=ctrl_c',
      'mi.stop.sent=SIGKILL',
      'mi.codex.exit_code=137 duration_ms=… signal=SIGKILL ended=stopped',
    ]);
  });

  test('reaches what a finished agent left at its pipes', async () => {
    const time = stillTime();
    const left = [{ ready: true }, { hang: true }] as const;
    const { hands, agent } = made(
      bench.codex({ runs: [[{ child: { steps: left } }, codex.says('Done.'), { exit: 0 }]] }, { time }),
    );
    const stop = new AbortController();
    const running = hands.run(bench.batch({ signal: stop.signal }), bench.seen.watch);
    await bench.seen.printed('Done.');
    while (agent.calls().some(({ run, pid }) => run !== undefined && lives(pid))) await new Promise(setImmediate);
    stop.abort('ctrl_c');
    expect(await running).toMatchObject({ ended: 'stopped', left_running: false });
    expect(
      agent
        .calls()
        .flatMap(({ child }) => child ?? [])
        .filter(lives),
    ).toEqual([]);
  });
});

describe('a limit', () => {
  const hangs = () => {
    const time = stillTime();
    const { hands } = made(bench.codex({ runs: [[{ say: 'first' }, { hang: true }]] }, { time }));
    return { time, hands };
  };

  test('on the whole ends a batch that takes too long', async () => {
    const { time, hands } = hangs();
    const batch = bench.batch({ limits: { total_ms: 60_000 } });
    const running = hands.run(batch, bench.seen.watch);
    await bench.seen.printed('first');
    time.advance(60_000);
    expect(await running).toMatchObject({ ended: 'timed_out', signal: 'SIGINT' });
    expect(told(batch)[0]).toBe('mi.stop.requested=1 reason=total_ms limit=60000');
  });

  test('on silence counts from the last output', async () => {
    const time = stillTime();
    const { hands, agent } = made(
      bench.codex(
        { runs: [[{ heeds: 'SIGUSR2' }, { say: 'first' }, { awaits: 'SIGUSR2' }, { say: 'second' }, { hang: true }]] },
        { time },
      ),
    );
    const batch = bench.batch({ limits: { silent_ms: 60_000 } });
    const running = hands.run(batch, bench.seen.watch);
    await bench.seen.printed('first');
    time.advance(59_000);
    process.kill(agent.calls().find(({ run }) => run !== undefined)?.pid as number, 'SIGUSR2');
    await bench.seen.printed('second');
    time.advance(59_000);
    time.advance(1000);
    expect(await running).toMatchObject({ ended: 'timed_out', duration_ms: 119_000 });
    expect(told(batch)[0]).toBe('mi.stop.requested=1 reason=silent_ms limit=60000');
  });

  test('does not touch a batch that ends in time', async () => {
    const { hands } = made(bench.codex({ runs: [[codex.says('Done.')]] }));
    expect(await hands.run(bench.batch({ limits: { total_ms: 600_000, silent_ms: 600_000 } }), () => {})).toMatchObject({
      ended: 'exited',
    });
  });
});
