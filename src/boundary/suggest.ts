import type { NextCall } from '../../generated/handlers/codes.ts';
import { errors } from '../../generated/registry/codes.ts';
import { refusals } from '../../generated/registry/refusals.ts';
import type { ProductInfo } from '../../generated/registry/shape.ts';
import type { Suggestion } from '../../generated/types/index.ts';
import { Fault } from '../kernel/fault.ts';
import { fill } from '../kernel/fill.ts';
import { fillParams } from '../kernel/says.ts';
import { admit } from './admit.ts';
import { redact } from './redact.ts';
import { scoped } from './scope.ts';
import { hiddenIn, type Toolset } from './toolsets.ts';

/** What an error's contract and the place that raised it propose. */
export function proposals(error: Fault): NextCall[] {
  const applies = (when?: Readonly<Record<string, unknown>>) =>
    Object.entries(when ?? {}).every(([key, value]) => error.facts[key] === value);
  const own = error.refusal === null ? [] : (refusals[error.refusal]?.suggest ?? []);
  const known = [...own, ...(errors[error.code]?.suggest ?? [])]
    .filter((s) => applies(s.when))
    .map((s) => ({
      tool: s.tool,
      params: fillParams(s.params, error.facts),
      reason: fill(s.reason, error.facts),
      priority: s.priority,
    }));
  return [...error.next, ...known];
}

/** A call that holds a secret can be shown only with a hole in it, and would then say something else. */
const canBeShown = (params: unknown) => JSON.stringify(redact(params)) === JSON.stringify(params);

/** Each call after the listing that shows its tool, where the caller does not see it; a listing that shows more is enough. */
export function disclosed(product: ProductInfo, found: readonly Suggestion[], toolset: Toolset): Suggestion[] {
  let shown = toolset;
  return found.flatMap((call) => {
    const wanted = call.target === undefined ? undefined : hiddenIn(product, shown, call.target);
    if (!wanted) return [call];
    shown = wanted;
    const reason = `Shows ${call.target}`;
    return [
      {
        action: 'call_method',
        method: 'tools/list',
        reason,
        priority: call.priority,
        validated: true,
        params: { toolset: wanted },
      },
      call,
    ];
  });
}

/** Only calls that their tool would admit are suggested, so `validated` is never a guess. */
export async function suggestions(
  { tools }: Pick<ProductInfo, 'tools'>,
  proposed: readonly NextCall[],
  scope: string | null,
): Promise<Suggestion[]> {
  const found: Suggestion[] = [];
  for (const { tool: name, params: given, reason, priority } of proposed) {
    const tool = tools[name];
    if (!tool) continue;
    const params = scoped(tool, given, scope);
    if (!canBeShown(params)) continue;
    try {
      await admit(tool, params);
    } catch (error) {
      if (error instanceof Fault) continue;
      throw error;
    }
    found.push({ action: 'call_tool', target: name, reason, priority: priority ?? 'medium', validated: true, params });
  }
  return found;
}
