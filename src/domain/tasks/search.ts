import type { Searcher } from '../../kernel/contributions.ts';
import { evidenceText } from '../../records/evidence.ts';
import { jobId } from '../../records/job-ids.ts';
import type { TasksStore } from './store.ts';

const lines = (...parts: readonly (string | null | readonly string[])[]) =>
  parts
    .flat()
    .filter((part) => part)
    .join('\n');

type Show = Searcher<TasksStore>['show'];

const entity: Show = async ({ key }, { entities }) => {
  const row = await entities.find(key);
  if (!row) return undefined;
  const { id, title, description, context, contract, checklist, parent } = row;
  return { ref: id, title, text: lines(description, context, contract, checklist.steps, checklist.doc), where: parent ?? id };
};

const step: Show = async ({ key }, { steps }) => {
  const row = await steps.find(key);
  if (!row) return undefined;
  const { step_id, title, success_criteria, tests, blockers, block_reason, task, path } = row;
  return { ref: step_id, title, text: lines(success_criteria, tests, blockers, block_reason), where: `${task} ${path}` };
};

/** A task node is seen with its step. */
const node: Show = async ({ key }, { nodes, steps }) => {
  const row = await nodes.find(key);
  const above = row && (await steps.at(row.task, row.path.slice(0, row.path.lastIndexOf('.'))));
  if (!row || !above) return undefined;
  const { title, description, context, blockers, problems, risks } = row.image;
  const text = lines(description, context, blockers, problems, risks);
  return { ref: above.step_id, title, text, where: `${row.task} ${row.path}` };
};

/** Evidence is seen with what it proves. */
const evidence: Show = async ({ key }, store) => {
  const row = await store.evidence.at(Number(key));
  if (!row) return undefined;
  const { entity: id, step_id } = row;
  const text = evidenceText(row);
  if (step_id === null) return { ref: id, title: (await store.entities.find(id))?.title ?? id, text, where: id };
  const above = await store.steps.find(step_id);
  return above && { ref: step_id, title: above.title, text, where: `${above.task} ${above.path}` };
};

const job: Show = async ({ key }, { jobs }) => {
  const id = jobId(Number(key));
  const row = await jobs.find(id);
  if (!row) return undefined;
  const { title, summary, task, kind } = row.job;
  const said = await jobs.prompt(id);
  return { ref: id, title, text: lines(said?.prompt ?? null, summary ?? null), where: task ?? kind };
};

const jobEvent: Show = async ({ key }, { jobEvents }) => {
  const event = await jobEvents.at(Number(key));
  return event && { ref: event.ref, text: event.message, where: event.job_id };
};

/** Plans, tasks, steps and jobs as hits. */
export const taskSearchers: readonly Searcher<TasksStore>[] = Object.entries({
  entity,
  step,
  task_node: node,
  evidence,
  job,
  job_event: jobEvent,
}).map(([source, show]) => ({ sources: [source], show }));
