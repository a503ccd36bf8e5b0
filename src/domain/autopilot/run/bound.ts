import type { MiRunInput } from '../../../../generated/types/index.ts';
import { refuse } from '../../../kernel/fault.ts';
import { text } from '../../../kernel/says.ts';
import type { WorkEntry } from '../../../kernel/work.ts';
import type { LoggedRecord } from '../../../records/evidence-log.ts';
import { type Earlier, entriesOf, isLeftOpen, nameOf } from './bound-rules.ts';
import { isStopped, type Run, type RunCtx } from './state.ts';

/** What a run works on. */
export interface Work {
  readonly task: string;
  /** How the log calls the task that it is bound to; empty where it is none. */
  readonly bound_to: string;
}

/** What a run is asked for. Where there is no such task, that is said before anything begins. After a stop nobody is asked for it. */
export async function workOf(
  { ports }: RunCtx,
  { task = '', bind, bind_step, bind_workspace }: MiRunInput,
  stop?: AbortSignal,
): Promise<Work> {
  const said = task.trim();
  if (bind === undefined) {
    if (said === '') throw refuse('run-is-asked-for-nothing');
    return { task: said, bound_to: '' };
  }
  if (stop?.aborted) return { task: said || bind, bound_to: '' };
  const found = await ports.work.find({ task: bind, step: bind_step, workspace: bind_workspace });
  if (found.kind === 'found') return { task: said || found.asks, bound_to: found.bound_to };
  if (found.kind === 'no_task') throw refuse('bound-task-is-not-there', { id: bind, why: found.why });
  throw refuse('bound-step-is-not-there', { id: bind_step ?? '', why: found.why });
}

type Item = Readonly<Record<string, unknown>>;
type Reading = Parameters<Parameters<RunCtx['reading']>[0]>[0];

/** Runs that are looked at, the newest of the project: far more than a task has. */
const mostRuns = 200;
/** Far more than a run writes of these. */
const mostRecords = 20_000;
const kinds = ['evidence', 'check_plan', 'decide_next', 'run_end'];

/** Of a run what holds its contract; the rest is told to whoever asks. */
async function recordsOf(
  { store }: Reading,
  run_id: string,
  of = kinds,
  tell: (broken: LoggedRecord, path: string) => void = () => {},
): Promise<Item[]> {
  const found = await store.log.newest('project', { run_id, kinds: of, limit: mostRecords, oldest_first: true });
  for (const each of found) if (each.fault !== null) tell(each, store.place.paths().evidence_log);
  return found.flatMap(({ fault, record }) => (fault === null ? [record] : []));
}

/** What earlier runs of the same task have left. A hand-off comes last, so a run whose hand-off is there is there as a whole. */
async function earlierOf(run: Run): Promise<Earlier> {
  const { ctx, bound_to, began } = run;
  const tell = ({ kind, event_id, fault }: LoggedRecord, path: string) => {
    const error = text('run-record-broken', { kind, id: event_id, fault: fault ?? '' });
    run.troubles = [...run.troubles, { path, label: 'evidence', error, quarantined_to: null, quarantine_error: null }];
  };
  const runs = await ctx.reading(async (at) => {
    const starts = await at.store.log.newest('project', { kinds: ['run_start'], limit: mostRuns });
    const bound = starts.filter(({ record }) => record.bound_to === bound_to && record.run_id !== began.run_id).reverse();
    return Promise.all(
      bound.map(async ({ record: { run_id, task } }) => {
        const [end] = await recordsOf(at, String(run_id), ['run_end']);
        return { run_id: String(run_id), task: String(task), end };
      }),
    );
  });
  const ends = runs.flatMap(({ end }) => (end ? [end] : []));
  const kept = new Set(ends.length ? await ctx.ports.work.handedOff(bound_to, ends.map(nameOf)) : []);
  const missing = runs.filter(({ end }) => !end || !kept.has(nameOf(end)));
  const left_out = await ctx.reading((at) =>
    Promise.all(
      missing.map(async ({ run_id, task }) => entriesOf(await recordsOf(at, run_id, kinds, tell), { task, settles: [] })),
    ),
  );
  return { left_out, open: ends.filter(isLeftOpen).map(nameOf) };
}

/** Brings one run's part in order, as far as it goes; how much is left. */
async function bring(run: Run, entries: readonly WorkEntry[]): Promise<number> {
  const { ctx, bound_to, reported } = run;
  const waiting = entries.filter(({ once }) => !reported.has(once));
  for (const [at, entry] of waiting.entries()) {
    if (isStopped(run)) return waiting.length - at;
    const problem = await ctx.ports.work.keep(bound_to, entry);
    if (problem !== null) {
      ctx.ports.live.say({ kind: 'stage', name: 'task_report', batch_id: entry.once, said: { state: 'error', problem } });
      return waiting.length - at;
    }
    reported.add(entry.once);
  }
  return 0;
}

/** Brings the task up to the log. After a stop nothing is started any more; the next run that is bound to it does it. */
export async function report(run: Run): Promise<void> {
  const { bound_to, ctx, task, began } = run;
  if (bound_to === '' || isStopped(run)) return;
  run.earlier ??= await earlierOf(run);
  const { left_out, open } = run.earlier;
  const own = entriesOf(await ctx.reading((at) => recordsOf(at, began.run_id)), { task, settles: open });
  run.unreported = 0;
  for (const entries of [...left_out, own]) run.unreported += await bring(run, entries);
}
