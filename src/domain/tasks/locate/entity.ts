import type { NextCall } from '../../../../generated/handlers/codes.ts';
import type { EntityTarget, Locate } from '../../../../generated/handlers/ctx.ts';
import { fault, refuse } from '../../../kernel/fault.ts';
import { nextCall } from '../../../kernel/says.ts';
import { jsonBytes } from '../../../kernel/text.ts';
import { taskToTakeUp } from '../../../records/work.ts';
import { entityNamed } from '../finding.ts';
import type { TasksStore } from '../store.ts';

type Args = Readonly<Record<string, unknown>>;
type Given = Parameters<Locate<TasksStore, unknown>>[0];

/** The one id among `target`, `task` and `plan`, if any is given. */
export function namedEntity(args: Args): string | undefined {
  const target = args.target as string | { id: string; kind?: string } | undefined;
  const ids = [typeof target === 'object' ? target.id : target, args.task as string | undefined, args.plan as string | undefined];
  const given = ids.filter((id) => id !== undefined);
  if (given.length > 1) throw refuse('several-targets-are-named');
  const id = given[0];
  if (id !== undefined && typeof target === 'object' && target.kind && !id.startsWith(target.kind.toUpperCase()))
    throw refuse('target-kind-differs-from-its-id', { kind: target.kind, id });
  return id;
}

const mostRepeated = 4096;

/** The same call with something mended, unless it is long or holds what an answer must not show. */
function repeated({ args, redact }: Given, change: Args): Args | undefined {
  const params = { ...args, ...change };
  return jsonBytes(params) <= mostRepeated && JSON.stringify(redact(params)) === JSON.stringify(params) ? params : undefined;
}

/** Holds what the caller said about its target against what was found. */
function guard(given: Given, entity: EntityTarget, fromFocus: boolean): void {
  const { tool, args } = given;
  const { id, revision } = entity;
  const expected = args.expected_target_id as string | undefined;
  if (args.strict_targeting === true && fromFocus && expected === undefined) {
    const again = repeated(given, { expected_target_id: id });
    throw fault(
      'STRICT_TARGETING_REQUIRES_EXPECTED_TARGET_ID',
      { focus: id },
      again ? [nextCall('repeat-it-for-the-focus', { tool: tool.name, focus: id }, again)] : [],
    );
  }
  if (expected !== undefined && expected !== id) throw fault('EXPECTED_TARGET_MISMATCH', { expected, actual: id });
  const stated = args.expected_revision as number | undefined;
  if (tool.revision === 'checked' && stated !== undefined && stated !== revision) {
    const again = repeated(given, { expected_revision: revision });
    throw fault('REVISION_MISMATCH', { id, expected: stated, actual: revision }, [
      nextCall('see-how-it-stands-now', { id }),
      ...(again ? [nextCall('repeat-it-all-the-same', { tool: tool.name }, again)] : []),
    ]);
  }
}

/** What is close to a target of the wrong kind: the first open task of a plan, or the plan of a task. */
async function nearby(store: TasksStore, { id, kind, parent }: EntityTarget): Promise<NextCall[]> {
  if (kind === 'task') return parent === null ? [] : [nextCall('see-its-plan', { plan: parent })];
  const below = { kind: 'task', parent: id, statuses: ['TODO', 'ACTIVE'] } as const;
  const [first] = await store.entities.list(below, { after: 0, limit: 1 });
  return [first ? nextCall('take-up-the-first-task', { task: first.id }) : nextCall('start-a-task-under-the-plan', { plan: id })];
}

async function checkKind({ tool, store }: Given, entity: EntityTarget): Promise<void> {
  const wanted = tool.target === 'step' || tool.target === 'step_or_task' ? 'task' : tool.target;
  if ((wanted === 'task' || wanted === 'plan') && entity.kind !== wanted) {
    const { id, kind } = entity;
    throw refuse('target-is-of-another-kind', { id, kind, tool: tool.name, wanted }, await nearby(store, entity));
  }
}

export async function locateEntityOrNone(given: Given): Promise<EntityTarget | null> {
  const { tool, args, store } = given;
  const named = namedEntity(args);
  const focus = tool.focus === 'ignored' ? undefined : (store.workspace?.focus ?? undefined);
  const id = named ?? focus;
  if (id === undefined) return null;
  const entity = await entityNamed(store, id);
  await checkKind(given, entity);
  guard(given, entity, named === undefined);
  return entity;
}

export async function locateEntity(given: Given): Promise<EntityTarget> {
  const entity = await locateEntityOrNone(given);
  if (entity) return entity;
  const open = await taskToTakeUp(given.store);
  const next = [open ? nextCall('take-up-an-open-task', { task: open.id, title: open.title }) : nextCall('start-the-first-task')];
  if (given.tool.focus === 'ignored') throw refuse('no-target-is-named', {}, next);
  throw refuse('no-target-is-named-or-in-focus', {}, next);
}
