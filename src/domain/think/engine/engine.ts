import type { NextCall } from '../../../../generated/handlers/codes.ts';
import type { Short } from '../../../../generated/handlers/ctx.ts';
import type { Action, Finding, Ref, Signal } from './finding.ts';
import { engineRules } from './rules/index.ts';
import { neighbourhood, type Slice, type SliceCard } from './slice.ts';

/** Marks the shape and the rules of the block. */
const engineVersion = 'v0.5';

const severity = { critical: 4, high: 3, warning: 2, info: 1 };
const priority = { high: 3, medium: 2, low: 1 };
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const signalOrder = (a: Signal, b: Signal) =>
  severity[b.severity] - severity[a.severity] || b.ts_ms - a.ts_ms || byText(a.code, b.code) || byText(a.message, b.message);
const actionOrder = (a: Action, b: Action) =>
  priority[b.priority] - priority[a.priority] || b.ts_ms - a.ts_ms || byText(a.kind, b.kind) || byText(a.title, b.title);

function look(slice: Slice, short: Pick<Short, 'chars'>): Finding {
  const near = neighbourhood(slice, short);
  const found = engineRules.map((rule) => rule(near, slice.trace));
  return { signals: found.flatMap((f) => f.signals), actions: found.flatMap((f) => f.actions) };
}

/** Two cards may bear the same words: what is said about each is said of its own ids. The first of equals stays. */
function once<T extends { readonly refs: readonly Ref[] }>(items: readonly T[], words: (item: T) => string): T[] {
  const known = new Map<string, T>();
  for (const item of items) {
    const key = JSON.stringify([words(item), item.refs.map(({ id }) => id)]);
    if (!known.has(key)) known.set(key, item);
  }
  return [...known.values()];
}

/** A suggested card lands in the step it is about. */
function inStep(call: NextCall, step: Step): NextCall {
  if (call.tool !== 'think_card') return call;
  const card = call.params.card as { tags?: string[] };
  const tags = [...new Set([...(card.tags ?? []), step.tag])];
  return { ...call, params: { ...call.params, card: { ...card, tags }, step: step.selector } };
}

export interface Step {
  readonly tag: string;
  /** How a call names the step. */
  readonly selector: string;
}

export interface EngineLimits {
  readonly signals: number;
  readonly actions: number;
}

export interface EngineResult {
  readonly version: string;
  readonly mode?: 'step_aware';
  readonly step_tag?: string;
  readonly signals: readonly Signal[];
  readonly actions: readonly Action[];
  readonly signals_total: number;
  readonly actions_total: number;
  readonly truncated: boolean;
}

/**
 * Looks at a slice and says what stands out and what to do next. A pure function: the same slice, the same answer.
 * With a step, what concerns the step comes from its own cards first; the rest of the slice adds to it.
 */
export function runEngine(slice: Slice, limits: EngineLimits, short: Pick<Short, 'chars'>, step?: Step): EngineResult | null {
  if (limits.signals === 0 && limits.actions === 0) return null;
  const whole = look(slice, short);
  const scoped = step
    ? look({ ...slice, cards: slice.cards.filter((card: SliceCard) => card.tags.includes(step.tag)) }, short)
    : undefined;
  const signals = once([...(scoped?.signals ?? []), ...whole.signals], (s) => `${s.code}|${s.message}`).sort(signalOrder);
  const actions = once([...(scoped?.actions ?? []), ...whole.actions], (a) => `${a.kind}|${a.title}`)
    .map((action) => (step ? { ...action, calls: action.calls.map((call) => inStep(call, step)) } : action))
    .sort(actionOrder);
  if (signals.length === 0 && actions.length === 0) return null;
  return {
    version: engineVersion,
    ...(step ? { mode: 'step_aware' as const, step_tag: step.tag } : {}),
    signals: signals.slice(0, limits.signals),
    actions: actions.slice(0, limits.actions),
    signals_total: signals.length,
    actions_total: actions.length,
    truncated: signals.length > limits.signals || actions.length > limits.actions,
  };
}
