import type { EntityRow, TaskReads } from './tasks.ts';

/** The open task to go on with where none is in focus: the one that something happened to last, else the first. */
export async function taskToTakeUp(store: Pick<TaskReads, 'entities' | 'events'>): Promise<EntityRow | undefined> {
  const last = (await store.events.last())?.task_id;
  const latest = last === undefined || last === null ? undefined : await store.entities.find(last);
  if (latest?.kind === 'task' && latest.status !== 'DONE') return latest;
  return (await store.entities.list({ kind: 'task', statuses: ['TODO', 'ACTIVE'] }, { after: 0, limit: 1 }))[0];
}
