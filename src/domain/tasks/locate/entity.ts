import type { EntityTarget, Locate } from '../../../../generated/handlers/ctx.ts';
import type { ToolInfo } from '../../../../generated/registry/shape.ts';
import { fault } from '../../../kernel/fault.ts';
import { jsonBytes } from '../../../kernel/text.ts';
import { entityNamed } from '../finding.ts';
import type { TasksStore } from '../store.ts';

type Args = Readonly<Record<string, unknown>>;
type Given = Parameters<Locate<TasksStore, unknown>>[0];

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
function repeat({ tool, args, redact }: Given, change: Args, reason: string) {
  const params = { ...args, ...change };
  const shown = jsonBytes(params) <= mostRepeated && JSON.stringify(redact(params)) === JSON.stringify(params);
  return shown ? [{ tool: tool.name, params, reason }] : [];
}

/** Holds what the caller said about its target against what was found. */
function guard(given: Given, entity: EntityTarget, fromFocus: boolean): void {
  const { tool, args } = given;
  const { id, revision } = entity;
  const expected = args.expected_target_id as string | undefined;
  if (args.strict_targeting === true && fromFocus && expected === undefined)
    throw fault(
      'STRICT_TARGETING_REQUIRES_EXPECTED_TARGET_ID',
      { focus: id },
      repeat(given, { expected_target_id: id }, `Do it to ${id}, which is in focus`),
    );
  if (expected !== undefined && expected !== id) throw fault('EXPECTED_TARGET_MISMATCH', { expected, actual: id });
  const stated = args.expected_revision as number | undefined;
  if (tool.revision === 'checked' && stated !== undefined && stated !== revision)
    throw fault('REVISION_MISMATCH', { id, expected: stated, actual: revision }, [
      { tool: 'open', params: { id }, reason: `See how ${id} stands now` },
      ...repeat(given, { expected_revision: revision }, 'Do it all the same'),
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

export async function locateEntityOrNone(given: Given): Promise<EntityTarget | null> {
  const { tool, args, store } = given;
  const named = namedEntity(tool, args);
  const focus = tool.focus === 'ignored' ? undefined : (store.workspace?.focus ?? undefined);
  const id = named ?? focus;
  if (id === undefined) return null;
  const entity = await entityNamed(store, id);
  checkKind(tool, entity);
  guard(given, entity, named === undefined);
  return entity;
}

export async function locateEntity(given: Given): Promise<EntityTarget> {
  const entity = await locateEntityOrNone(given);
  if (entity) return entity;
  const { tool } = given;
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
