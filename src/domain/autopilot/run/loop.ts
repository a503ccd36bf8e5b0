import type { MiRunInput, RunSummary } from '../../../../generated/types/index.ts';
import { autoAnswer } from './answer.ts';
import { arbitrate } from './arbitrate.ts';
import { report } from './bound.ts';
import { planChecks } from './checks.ts';
import { decide } from './decide.ts';
import { finish } from './finish.ts';
import { runHands } from './hands.ts';
import { limitTime, mayBegin } from './limits.ts';
import { lookFirst, observe } from './observe.ts';
import { progress } from './progress.ts';
import { judgeRisk } from './risk.ts';
import { start } from './start.ts';
import { goesOn, type Run, type RunCtx, saveSegment, used } from './state.ts';

/** A run, from the task to its last record. */
export async function runTask(ctx: RunCtx, input: MiRunInput): Promise<RunSummary> {
  const run = await start(ctx, input);
  const forget = limitTime(run);
  try {
    await batches(run);
    return await finish(run);
  } finally {
    forget();
  }
}

async function batches(run: Run): Promise<void> {
  try {
    await lookFirst(run);
    while (mayBegin(run)) {
      await batch(run);
      await report(run);
      run.ctx.ports.live.say({ kind: 'used', ...used(run) });
    }
  } catch (error) {
    /** What has no name is a defect: the log says so, and then it is one. */
    run.over ??= { status: 'blocked', reason: 'failed', notes: error instanceof Error ? error.message : String(error) };
    await finish(run).catch(() => {});
    throw error;
  }
}

/** One input to Hands, and what is made of what comes back. Each step may end the run; those after it are then left out. */
async function batch(run: Run): Promise<void> {
  const n = run.batches;
  const at = `b${n}`;
  const hands = await runHands(run, at);
  if (!hands) return;
  const seen = await observe(run, at, n, hands);
  await saveSegment(run);
  if (!seen) return;
  await progress(run, seen);
  await judgeRisk(run, seen);
  if (!goesOn(run)) return;
  const planned = await planChecks(run, seen);
  const reply = await autoAnswer(run, seen, planned);
  if (!goesOn(run)) return;
  const checks = await arbitrate(run, seen, planned, reply);
  if (checks && goesOn(run)) await decide(run, { seen, checks, reply });
}
