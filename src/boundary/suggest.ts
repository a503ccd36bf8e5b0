import type { NextCall } from '../../generated/handlers/codes.ts';
import { errors } from '../../generated/registry/codes.ts';
import { tools } from '../../generated/registry/tools.ts';
import type { Suggestion } from '../../generated/types/index.ts';
import { Fault } from '../kernel/fault.ts';
import { admit } from './admit.ts';
import { fill } from './fill.ts';
import type { Toolset } from './house.ts';
import { redact } from './redact.ts';

/** Fills `{fact}`; a parameter that is nothing but one placeholder keeps the fact's own type. */
function fillParams(
  params: Readonly<Record<string, unknown>>,
  facts: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const fillValue = (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    const whole = /^\{(\w+)\}$/.exec(value)?.[1];
    return whole && whole in facts ? facts[whole] : fill(value, facts);
  };
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, fillValue(value)]));
}

export interface Proposal extends NextCall {
  readonly priority?: 'high' | 'medium' | 'low';
}

/** What an error's contract and the place that raised it propose. */
export function proposals(error: Fault): Proposal[] {
  const applies = (when?: Readonly<Record<string, unknown>>) =>
    Object.entries(when ?? {}).every(([key, value]) => error.facts[key] === value);
  const known = (errors[error.code]?.suggest ?? [])
    .filter((s) => applies(s.when))
    .map((s) => ({ tool: s.tool, params: fillParams(s.params, error.facts), reason: s.reason, priority: s.priority }));
  return [...error.next, ...known];
}

/** A call that holds a secret can be shown only with a hole in it, and would then say something else. */
const canBeShown = (params: unknown) => JSON.stringify(redact(params)) === JSON.stringify(params);

const rank: Record<Toolset, number> = { core: 0, daily: 1, full: 2 };

/** The toolset that shows a tool, if the one that is shown hides it. */
export function hiddenIn(toolset: Toolset, name: string): Toolset | undefined {
  const tier = tools[name]?.tier ?? 'full';
  return rank[tier] > rank[toolset] ? tier : undefined;
}

/** Each call after the listing that shows its tool, where the caller does not see it; a listing that shows more is enough. */
export function disclosed(found: readonly Suggestion[], toolset: Toolset): Suggestion[] {
  let shown = toolset;
  return found.flatMap((call) => {
    const wanted = call.target === undefined ? undefined : hiddenIn(shown, call.target);
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
export async function suggestions(proposed: readonly Proposal[], workspace: string | null): Promise<Suggestion[]> {
  const found: Suggestion[] = [];
  for (const { tool: name, params, reason, priority } of proposed) {
    const tool = tools[name];
    if (!tool) continue;
    const scoped =
      tool.scope === 'workspace' && workspace !== null && params.workspace === undefined ? { ...params, workspace } : params;
    if (!canBeShown(scoped)) continue;
    try {
      await admit(tool, scoped);
    } catch (error) {
      if (error instanceof Fault) continue;
      throw error;
    }
    found.push({ action: 'call_tool', target: name, reason, priority: priority ?? 'medium', validated: true, params: scoped });
  }
  return found;
}
