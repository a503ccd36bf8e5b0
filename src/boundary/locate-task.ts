import type { EntityTarget, StepOrEntityTarget, StepTarget } from '../../generated/handlers/ctx.ts';
import type { ToolInfo } from '../../generated/registry/shape.ts';
import type { Step } from '../../generated/types/index.ts';
import { fault } from '../kernel/fault.ts';
import type { Reads } from '../kernel/ports.ts';
import { jsonBytes } from '../kernel/text.ts';
import { redact } from './redact.ts';

type Args = Readonly<Record<string, unknown>>;

export async function findEntity(reads: Reads, id: string): Promise<EntityTarget> {
  const row = await reads.entities.find(id);
  if (row) return row;
  const kind = id.startsWith('PLAN') ? 'plan' : 'task';
  throw fault('UNKNOWN_ID', { kind, id, fix: 'Use the id of a plan or task that exists in this workspace.' });
}

/** The one id among `target`, `task` and `plan`, if any is given. */
export function namedEntity(tool: ToolInfo, args: Args): string | undefined {
  const target = args.target as string | { id: string; kind?: string } | undefined;
  const ids = [typeof target === 'object' ? target.id : target, args.task as string | undefined, args.plan as string | undefined];
  const given = ids.filter((id) => id !== undefined);
  if (given.length > 1)
    throw fault('INVALID_INPUT', {
      tool: tool.name,
      problem: 'target, task and plan mean the same; more than one was given.',
      fix: 'Keep one of them.',
      hints: [{ field: 'target', kind: 'conflict', expected: 'the only selector' }],
    });
  const id = given[0];
  if (id !== undefined && typeof target === 'object' && target.kind && !id.startsWith(target.kind.toUpperCase()))
    throw fault('INVALID_INPUT', {
      tool: tool.name,
      problem: `target.kind is ${target.kind}, but ${id} is not one.`,
      fix: 'Leave kind out, or make it agree with the id.',
      hints: [{ field: 'target.kind', kind: 'conflict', expected: 'the kind of the id' }],
    });
  return id;
}

const mostRepeated = 4096;

/** The same call with something mended, unless it is long or holds what an answer must not show. */
function repeat(tool: ToolInfo, args: Args, change: Args, reason: string) {
  const params = { ...args, ...change };
  const shown = jsonBytes(params) <= mostRepeated && JSON.stringify(redact(params)) === JSON.stringify(params);
  return shown ? [{ tool: tool.name, params, reason }] : [];
}

/** Holds what the caller said about its target against what was found. */
function guard(tool: ToolInfo, args: Args, entity: EntityTarget, fromFocus: boolean): void {
  const { id, revision } = entity;
  const expected = args.expected_target_id as string | undefined;
  if (args.strict_targeting === true && fromFocus && expected === undefined)
    throw fault(
      'STRICT_TARGETING_REQUIRES_EXPECTED_TARGET_ID',
      { focus: id },
      repeat(tool, args, { expected_target_id: id }, `Do it to ${id}, which is in focus`),
    );
  if (expected !== undefined && expected !== id) throw fault('EXPECTED_TARGET_MISMATCH', { expected, actual: id });
  const stated = args.expected_revision as number | undefined;
  if (tool.revision === 'checked' && stated !== undefined && stated !== revision)
    throw fault('REVISION_MISMATCH', { id, expected: stated, actual: revision }, [
      { tool: 'open', params: { id }, reason: `See how ${id} stands now` },
      ...repeat(tool, args, { expected_revision: revision }, 'Do it all the same'),
    ]);
}

function checkKind(tool: ToolInfo, entity: EntityTarget): void {
  const wanted = tool.target === 'step' || tool.target === 'step_or_task' ? 'task' : tool.target;
  if ((wanted === 'task' || wanted === 'plan') && entity.kind !== wanted)
    throw fault('INVALID_INPUT', {
      tool: tool.name,
      problem: `${entity.id} is a ${entity.kind}; ${tool.name} works on a ${wanted}.`,
      fix: `Name a ${wanted}.`,
      hints: [{ field: 'target', kind: 'other', expected: `a ${wanted}` }],
    });
}

export async function locateEntityOrNone(tool: ToolInfo, args: Args, reads: Reads): Promise<EntityTarget | null> {
  const named = namedEntity(tool, args);
  const focus = tool.focus === 'ignored' ? undefined : (reads.workspace?.focus ?? undefined);
  const id = named ?? focus;
  if (id === undefined) return null;
  const entity = await findEntity(reads, id);
  checkKind(tool, entity);
  guard(tool, args, entity, named === undefined);
  return entity;
}

export async function locateEntity(tool: ToolInfo, args: Args, reads: Reads): Promise<EntityTarget> {
  const entity = await locateEntityOrNone(tool, args, reads);
  if (entity) return entity;
  throw fault(
    'INVALID_INPUT',
    {
      tool: tool.name,
      problem: tool.focus === 'ignored' ? 'No target is named.' : 'No target is named and no focus is set.',
      fix: tool.render === 'lines' ? 'Start a task, or name a plan or task as target.' : 'Name a plan or task as target.',
    },
    /** A portal is where a day begins. */
    tool.render === 'lines' ? [{ tool: 'tasks_macro_start', params: { task_title: 'First task' }, reason: 'Start a task' }] : [],
  );
}

/** The step that step_id or path names; where both do, they must mean the same one. */
async function namedStep(tool: ToolInfo, args: Args, task: EntityTarget, reads: Reads): Promise<Step | null> {
  const { step_id, path } = args as { step_id?: string; path?: string };
  if (step_id === undefined && path === undefined) return null;
  const lost = (id: string) =>
    fault('UNKNOWN_ID', { kind: 'step', id, fix: `Use a step that ${task.id} has.` }, [
      { tool: 'open', params: { id: task.id }, reason: `See ${task.id} and its first open step` },
    ]);
  const byId = step_id === undefined ? undefined : await reads.steps.find(step_id);
  if (step_id !== undefined && byId?.task !== task.id) throw lost(step_id);
  if (path === undefined) return byId as Step;
  const byPath = await reads.steps.at(task.id, path);
  if (!byPath) throw lost(path);
  if (byId && byId.step_id !== byPath.step_id)
    throw fault('INVALID_INPUT', {
      tool: tool.name,
      problem: `step_id ${byId.step_id} stands at ${byId.path}, not at ${path}.`,
      fix: 'Keep the one you mean.',
      hints: [{ field: 'step_id', kind: 'conflict', expected: `the step at ${path}` }],
    });
  return byPath;
}

export async function locateStep(tool: ToolInfo, args: Args, reads: Reads): Promise<StepTarget> {
  const task = await locateEntity(tool, args, reads);
  const step = await namedStep(tool, args, task, reads);
  if (step) return { task, step };
  throw fault('INVALID_INPUT', {
    tool: tool.name,
    problem: 'Neither step_id nor path names a step.',
    fix: 'Add step_id or path.',
    hints: [{ field: 'step_id', kind: 'missing_required', expected: 'a step' }],
  });
}

export async function locateStepOrEntity(tool: ToolInfo, args: Args, reads: Reads): Promise<StepOrEntityTarget> {
  const entity = await locateEntity(tool, args, reads);
  return { entity, step: await namedStep(tool, args, entity, reads) };
}
