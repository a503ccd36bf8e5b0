import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codex } from '../../support/hands/agents.ts';
import { lives } from '../../support/hands/watching.ts';
import { type Started, start } from '../../support/processes.ts';
import { type Workbench, workbench } from './workbench.ts';

let bench: Workbench;
let runner: Started | undefined;
beforeEach(() => {
  bench = workbench();
});
afterEach(async () => {
  runner?.kill();
  await runner?.ended;
  bench.remove();
});

test('killed in the middle of a flood, a transcript holds whole rows', async () => {
  const { agent } = bench.codex({ runs: [[codex.thread('t-1'), { flood: { lines: 1_000_000, bytes: 300 } }]] });
  for (let round = 0; round < 4; round++) {
    const { transcript, cwd } = bench.batch();
    runner = await start('test/outside/hands/runner.ts', { program: agent.program, cwd, transcript });
    await runner.until((lines) => lines.length > 8 + round * 4);
    runner.kill();
    await runner.ended;
    const rows = readFileSync(transcript, 'utf8').split('\n');
    /** The system may have been stopped in the middle of the last one. */
    rows.pop();
    expect(rows.length).toBeGreaterThan(1000);
    expect(rows.flatMap((row) => (typeof JSON.parse(row) === 'object' ? [] : [row]))).toEqual([]);
  }
});

test('nothing outlives a program that ends in the middle of a batch', async () => {
  const busy = [{ ready: true }, { hang: true }] as const;
  const { agent } = bench.codex({ runs: [[{ child: { steps: busy, detached: true } }, { say: 'both run' }, { hang: true }]] });
  const { transcript, cwd } = bench.batch();
  runner = await start('test/outside/hands/runner.ts', { program: agent.program, cwd, transcript });
  await runner.until((lines) => lines.length > 0);
  runner.send('end');
  expect(await runner.ended).toMatchObject({ code: 3 });
  const pids = agent.calls().flatMap(({ pid, child }) => [pid, child ?? pid]);
  while (pids.some(lives)) await new Promise(setImmediate);
});
