import type { EntityTarget, Locate } from '../../../../generated/handlers/ctx.ts';
import type { ToolInfo } from '../../../../generated/registry/shape.ts';
import { fault, refuse } from '../../../kernel/fault.ts';
import { nextCall } from '../../../kernel/says.ts';
import { jsonBytes } from '../../../kernel/text.ts';
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

function checkKind(tool: ToolInfo, entity: EntityTarget): void {
  const wanted = tool.target === 'step' || tool.target === 'step_or_task' ? 'task' : tool.target;
  if ((wanted === 'task' || wanted === 'plan') && entity.kind !== wanted)
    throw refuse('target-is-of-another-kind', { id: entity.id, kind: entity.kind, tool: tool.name, wanted });
}

export async function locateEntityOrNone(given: Given): Promise<EntityTarget | null> {
  const { tool, args, store } = given;
  const named = namedEntity(args);
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
  const { render, focus } = given.tool;
  /** A portal is where a day begins. */
  if (render === 'lines') throw refuse('no-task-is-begun');
  throw refuse(focus === 'ignored' ? 'no-target-is-named' : 'no-target-is-named-or-in-focus');
}
