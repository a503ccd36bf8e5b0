import type { MiRunInput } from '../../../../generated/types/index.ts';
import { refuse } from '../../../kernel/fault.ts';
import { entriesOf } from './bound-rules.ts';
import { isStopped, type Run, type RunCtx } from './state.ts';

/** How the log calls the task that a run works on; empty where it is none. A task that is not there is said before anything begins. */
export async function boundTask({ ports }: RunCtx, { bind, bind_step, bind_workspace }: MiRunInput): Promise<string> {
  if (bind === undefined) return '';
  const found = await ports.work.find({ task: bind, step: bind_step, workspace: bind_workspace });
  if (found.kind === 'not_found') throw refuse('bound-task-is-not-there', { id: bind, why: found.why });
  return found.bound_to;
}

/** Far more than one run writes: also what earlier runs left out. */
const lookedAt = 400;
const kinds = ['run_start', 'evidence', 'check_plan', 'run_end'];

/** Brings the task up to the log. After a stop nothing is started any more; the next run that is bound to it does it. */
export async function report(run: Run): Promise<void> {
  const { bound_to, reported, ctx } = run;
  if (bound_to === '' || isStopped(run)) return;
  const records = await ctx.reading(({ store }) => store.log.newest('project', { limit: lookedAt, kinds }));
  const entries = entriesOf(
    records.reverse().map(({ record }) => record),
    bound_to,
  );
  run.unreported = 0;
  for (const entry of entries.filter(({ once }) => !reported.has(once))) {
    const problem = await ctx.ports.work.keep(bound_to, entry);
    if (problem === null) reported.add(entry.once);
    else {
      run.unreported += 1;
      ctx.ports.live.say({ kind: 'stage', name: 'task_report', batch_id: entry.once, said: { state: 'error', problem } });
    }
  }
}
