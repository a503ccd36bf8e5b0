import { place, type Run, record } from './state.ts';

/** Looks for what other runs and projects left behind about this, and records what was found. */
export async function recall(
  run: Run,
  batch_id: string,
  reason: Parameters<Run['knows']['recall']>[0],
  query: string,
): Promise<void> {
  const found = await run.knows.recall(reason, query);
  if (found) await record(run, 'cross_project_recall', { ...place(run, batch_id), ...found });
}
