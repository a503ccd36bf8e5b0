import type { StepRow } from '../../records/tasks.ts';

/** A step that was changed stays with whoever changed it for so long. */
const holdMs = 30 * 60_000;

type Touched = Pick<StepRow, 'path' | 'touched_by' | 'touched_at_ms'>;

interface Asking {
  readonly agent_id: string | null;
  readonly now_ms: number;
}

/** The other agent that works on a step, as far as anybody can tell. Whoever has no name holds nothing. */
export function holderOf({ path, touched_by, touched_at_ms }: Touched, { agent_id, now_ms }: Asking) {
  const since = now_ms - touched_at_ms;
  if (touched_by === null || touched_by === agent_id?.toLowerCase() || since >= holdMs) return undefined;
  return { path, agent: touched_by, minutes: Math.max(0, Math.floor(since / 60_000)) + 1 };
}
