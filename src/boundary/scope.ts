import { scopes } from '../../generated/registry/scopes.ts';
import type { ToolInfo } from '../../generated/registry/shape.ts';
import { fault, refuse } from '../kernel/fault.ts';
import type { Policy } from '../kernel/ports.ts';

type Args = Readonly<Record<string, unknown>>;

/** The input field that names whose data a tool works on; undefined where none does. */
export const scopeField = (tool: ToolInfo): string | undefined => scopes[tool.scope]?.field ?? undefined;

/** What is meant by a scope's field when a call leaves it out. */
export const scopeDefaults = (
  policy: Pick<Policy, 'default_workspace' | 'default_project'>,
): Readonly<Record<string, string | null>> => ({
  workspace: policy.default_workspace,
  project: policy.default_project ?? null,
});

/** Arguments with the field of the tool's scope filled in, where they leave it out. */
export function scoped(tool: ToolInfo, args: Args, scope: string | null): Record<string, unknown> {
  const field = scopeField(tool);
  return field === undefined || scope === null || args[field] !== undefined ? { ...args } : { ...args, [field]: scope };
}

/** Whose data a call works on: named, or the configured default. Null: nobody's. */
export function scopeOf(tool: ToolInfo, args: Args, policy: Policy): string | null {
  if (policy.workspace_lock && args.workspace !== undefined && args.workspace !== policy.default_workspace)
    throw fault('WORKSPACE_LOCKED', { workspace: String(args.workspace), locked: policy.default_workspace ?? '(none)' });
  const field = scopeField(tool);
  if (field === undefined) return scopes[tool.scope]?.is ?? null;
  const scope = (args[field] as string | undefined) ?? scopeDefaults(policy)[field] ?? null;
  if (scope === null) throw refuse('no-scope-is-named', { field });
  return scope;
}
