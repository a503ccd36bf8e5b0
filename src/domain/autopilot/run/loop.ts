import type { MiRunInput, RunSummary } from '../../../../generated/types/index.ts';
import { text } from '../../../kernel/says.ts';
import { autoAnswer } from './answer.ts';
import { arbitrate } from './arbitrate.ts';
import { report } from './bound.ts';
import { planChecks } from './checks.ts';
import { decide } from './decide.ts';
import { finish } from './finish.ts';
import { runHands } from './hands.ts';
import { reachedLimit } from './limit-rules.ts';
import { observe } from './observe.ts';
import { progress } from './progress.ts';
import { judgeRisk } from './risk.ts';
import { start } from './start.ts';
import { end, goesOn, type Run, type RunCtx, saveSegment, used } from './state.ts';

/** A run, from the task to its last record. */
export async function runTask(ctx: RunCtx, input: MiRunInput): Promise<RunSummary> {
  const run = await start(ctx, input);
  try {
    while (goesOn(run)) {
      await batch(run);
      await report(run);
      ctx.ports.live.say({ kind: 'used', ...used(run) });
      const limit = reachedLimit(run.limits, used(run));
      if (limit && goesOn(run)) end(run, 'blocked', limit, text('run-limit-reached', { limit, value: run.limits[limit] ?? 0 }));
    }
  } catch (error) {
    /** What has no name is a defect: the log says so, and then it is one. */
    end(run, 'blocked', 'failed', error instanceof Error ? error.message : String(error));
    await finish(run).catch(() => {});
    throw error;
  }
  return finish(run);
}

/** One input to Hands, and what is made of what comes back. Each step may end the run; those after it are then left out. */
async function batch(run: Run): Promise<void> {
  const n = run.batches;
  const at = `b${n}`;
  const hands = await runHands(run, at);
  if (!hands) return;
  const seen = await observe(run, at, n, hands);
  await saveSegment(run);
  if (!goesOn(run)) return;
  await progress(run, seen);
  await judgeRisk(run, seen);
  if (!goesOn(run)) return;
  const planned = await planChecks(run, seen);
  const reply = await autoAnswer(run, seen, planned);
  if (!goesOn(run)) return;
  const checks = await arbitrate(run, seen, planned, reply);
  if (checks && goesOn(run)) await decide(run, { seen, checks, reply });
}
