import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { Step } from '../support/hands/agents.ts';
import { lives, metaOf } from '../support/hands/watching.ts';
import { type PilotWorld, pilotWorld } from './pilot.ts';
import type { Running } from './process.ts';

let at: PilotWorld;
afterEach(() => at.remove());

const session = { event: { type: 'system', subtype: 'init', session_id: 's-1' } } as const;
const hangs: readonly Step[] = [
  session,
  { child: { steps: [{ ready: true }, { hang: true }] } },
  { say: 'Working.' },
  { hang: true },
];
const stubborn: readonly Step[] = [session, { ignore: ['SIGINT', 'SIGTERM'] }, { say: 'Working.' }, { hang: true }];
const done: readonly Step[] = [session, { say: 'Done.' }];

const begun = async (pattern = /Working\./) => {
  const running = await at.mi('run', 'do it');
  await running.until(pattern);
  return running;
};

/** The run ended in order, and nothing that it started is left. */
const stopped = async (running: Running, notes: string) => {
  expect(await running.ended).toBe(1);
  expect(at.records().at(-1)).toMatchObject({ kind: 'run_end', status: 'blocked', reason: 'stopped', notes });
  expect(running.output.out).toContain(`notes=${notes}`);
  for (const { pid, child = pid } of at.agent.calls()) expect([lives(pid), lives(child)]).toEqual([false, false]);
};

const asked = (name: string) => at.mind.asked.filter((one) => one.name === name).length;

describe('Ctrl-C', () => {
  test('while Hands works: all of it ends, nothing is asked any more, and the next run goes on', async () => {
    at = await pilotWorld({ cli: { runs: [hangs, done] } });
    const running = await begun();
    running.child.kill('SIGINT');
    await stopped(running, 'Stopped by SIGINT.');
    expect(at.mind.asked).toEqual([]);
    const [transcript = ''] = readdirSync(path.join(at.folder(), 'transcripts/hands'));
    expect(metaOf(path.join(at.folder(), 'transcripts/hands', transcript))).toContain(
      'mi.stop.requested=1 reason=Stopped by SIGINT.',
    );
    const next = await at.mi('run', '--continue-hands', 'go on');
    expect(await next.ended).toBe(0);
    expect(at.agent.runs().at(-1)).toEqual(['--resume', 's-1']);
    expect(at.log().at(-1)).toBe('b0.run_end run_end done decided');
  });

  test('twice: what does not want to end is killed, and the log is still whole', async () => {
    const policy = { interrupt: { signal_sequence: ['SIGINT', 'SIGTERM', 'SIGKILL'], escalation_ms: [600_000, 900_000] } };
    at = await pilotWorld({ cli: { runs: [stubborn] }, runtime: policy });
    const running = await begun();
    running.child.kill('SIGINT');
    await running.until(/ignored SIGINT/);
    running.child.kill('SIGINT');
    await stopped(running, 'Stopped by SIGINT.');
  });

  test('while the Mind is asked', async () => {
    let heard = () => {};
    const isAsked = new Promise<void>((resolve) => {
      heard = resolve;
    });
    at = await pilotWorld({ cli: { runs: [done] }, onAsk: () => new Promise<void>(() => heard()) });
    const running = await at.mi('run', 'do it');
    await isAsked;
    running.child.kill('SIGTERM');
    await stopped(running, 'Stopped by SIGTERM.');
    expect(at.log().slice(-3)).toEqual(['b0 hands_input', 'b0 evidence', 'b0.run_end run_end blocked stopped']);
  });

  test('while a provider is waited for', async () => {
    at = await pilotWorld({ cli: { runs: [done] }, mind: { extract_evidence: [{ fails: 'rate_limited' }] } });
    const running = await begun(/\[mi\] waiting/);
    running.child.kill('SIGINT');
    await stopped(running, 'Stopped by SIGINT.');
    expect([asked('extract_evidence'), at.agent.runs().length]).toEqual([1, 1]);
  });

  test('while checks run that were sent to Hands', async () => {
    const mind = { plan_min_checks: [{ should_run_checks: true, hands_check_input: 'Run npm test.' }] };
    at = await pilotWorld({ cli: { runs: [[session, { say: 'Is it right?' }], hangs] }, mind });
    const running = await begun();
    running.child.kill('SIGINT');
    await stopped(running, 'Stopped by SIGINT.');
    expect([at.agent.runs().length, asked('decide_next')]).toEqual([2, 0]);
  });

  test('while the user is asked', async () => {
    const question = { needs_user_input: true, ask_user_question: 'Which one?' };
    at = await pilotWorld({ cli: { runs: [[session, { say: 'Which one?' }]] }, mind: { auto_answer_to_hands: [question] } });
    const running = await at.mi('run', 'do it');
    await new Promise<void>((resolve) => {
      running.child.stderr.on('data', () => {
        if (running.output.err.includes('> ')) resolve();
      });
    });
    running.child.kill('SIGINT');
    await stopped(running, 'Stopped by SIGINT.');
  });
});

test('time that runs out ends Hands too, and whatever it started', async () => {
  at = await pilotWorld({ cli: { runs: [hangs] } });
  const running = await at.mi('run', '--max-minutes', '0.05', 'do it');
  expect(await running.ended).toBe(1);
  const notes = 'Stopped at max_minutes=0.05.';
  expect(at.records().at(-1)).toMatchObject({ kind: 'run_end', status: 'blocked', reason: 'max_minutes', notes });
  for (const { pid, child = pid } of at.agent.calls()) expect([lives(pid), lives(child)]).toEqual([false, false]);
  expect(at.mind.asked).toEqual([]);
});

describe('without a key', () => {
  test('mi stop ends runs that are under way; later ones are free', async () => {
    at = await pilotWorld({ cli: { runs: [hangs, done] } });
    const running = await begun();
    const stop = await at.mi('stop');
    expect([await stop.ended, stop.output.out]).toEqual([0, 'Every run that is under way ends.\n']);
    await stopped(running, 'Stopped by mi stop.');
    expect(await (await at.mi('run', '--quiet', 'again')).ended).toBe(0);
  });

  test('what is held begins nothing until it is lifted', async () => {
    at = await pilotWorld({ cli: { runs: [done] } });
    expect(await (await at.mi('stop', '--hold')).ended).toBe(0);
    const held = await at.mi('run', 'do it');
    expect(await held.ended).toBe(1);
    expect([at.agent.calls(), at.mind.asked]).toEqual([[], []]);
    expect(held.output.out).toMatch(/notes=Runs are held up by .*STOP\. mi stop --lift lets them begin again\./);
    expect(await (await at.mi('stop', '--lift')).ended).toBe(0);
    expect(await (await at.mi('run', '--quiet', 'do it')).ended).toBe(0);
  });

  test('a file STOP that somebody made ends a run', async () => {
    at = await pilotWorld({ cli: { runs: [hangs] } });
    const running = await begun();
    const file = path.join(at.folder(), 'STOP');
    writeFileSync(file, '');
    await stopped(running, 'Stopped by the file STOP.');
    expect(existsSync(file)).toBe(true);
    rmSync(file);
  });
});
