import { text } from '../../../kernel/says.ts';
import { type LimitName, reachedLimit } from './limit-rules.ts';
import { end, goesOn, type Run, used } from './state.ts';

const limitText = ({ limits }: Run, limit: LimitName): string => text('run-limit-reached', { limit, value: limits[limit] ?? 0 });

/** Lets the time of a run end whatever is under way then; what it answers forgets about it. */
export function limitTime(run: Run): () => void {
  const { time, stop } = run.ctx.ports;
  const { max_minutes } = run.limits;
  if (max_minutes === undefined) return () => {};
  const ms = Math.max(0, run.started_ms + max_minutes * 60_000 - time.now());
  const { signal, forget } = time.deadline(ms, limitText(run, 'max_minutes'), stop.signal);
  run.signal = signal;
  return forget;
}

/** Whether another batch may begin: a limit that is reached ends the run, also before its first. */
export function mayBegin(run: Run): boolean {
  const limit = goesOn(run) ? reachedLimit(run.limits, used(run)) : null;
  if (limit) end(run, 'blocked', limit, limitText(run, limit));
  return run.over === null;
}

/** No call of the Mind is left. */
export const isSpent = ({ limits: { max_mind_calls }, mind_calls }: Run): boolean =>
  max_mind_calls !== undefined && mind_calls >= max_mind_calls;

/** Whether the Mind may be asked something. */
export function mayAsk(run: Run): boolean {
  if (isSpent(run)) end(run, 'blocked', 'max_mind_calls', limitText(run, 'max_mind_calls'));
  return !isSpent(run);
}

/** Whether its model may be called once more for the same question; that is a call like any other. */
export function mayCallAgain(run: Run): boolean {
  if (isSpent(run)) return false;
  run.mind_calls += 1;
  return true;
}
