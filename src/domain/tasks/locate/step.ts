import type { EntityTarget, Locate, StepOrEntityTarget, StepTarget } from '../../../../generated/handlers/ctx.ts';
import type { Step } from '../../../../generated/types/index.ts';
import { refuse } from '../../../kernel/fault.ts';
import type { TasksStore } from '../store.ts';
import { locateEntity } from './entity.ts';

type Given = Parameters<Locate<TasksStore, unknown>>[0];

/** The step that step_id or path names; where both do, they must mean the same one. */
async function namedStep({ args, store }: Given, task: EntityTarget): Promise<Step | null> {
  const { step_id, path } = args as { step_id?: string; path?: string };
  if (step_id === undefined && path === undefined) return null;
  const lost = (id: string) => refuse('step-is-not-known', { id, task: task.id });
  const byId = step_id === undefined ? undefined : await store.steps.find(step_id);
  if (step_id !== undefined && byId?.task !== task.id) throw lost(step_id);
  if (path === undefined) return byId as Step;
  const byPath = await store.steps.at(task.id, path);
  if (!byPath) throw lost(path);
  if (byId && byId.step_id !== byPath.step_id)
    throw refuse('step-id-and-path-differ', { step_id: byId.step_id, at: byId.path, path });
  return byPath;
}

export async function locateStep(given: Given): Promise<StepTarget> {
  const task = await locateEntity(given);
  const step = await namedStep(given, task);
  if (step) return { task, step };
  throw refuse('no-step-is-named');
}

export async function locateStepOrEntity(given: Given): Promise<StepOrEntityTarget> {
  const entity = await locateEntity(given);
  return { entity, step: await namedStep(given, entity) };
}
