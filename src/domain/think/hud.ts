import type { NextCall } from '../../../generated/handlers/codes.ts';
import type { Short, ThinkingTarget } from '../../../generated/handlers/ctx.ts';
import type { Capsule, Card, EngineAction, EngineBlock, Entry, GraphEdge, Suggestion } from '../../../generated/types/index.ts';
import { type EngineLimits, runEngine } from './engine/engine.ts';
import type { SliceTrace } from './engine/slice.ts';

type Ready = (calls: readonly NextCall[]) => Promise<Suggestion[]>;
interface Saying {
  readonly ready: Ready;
  readonly short: Short;
}
type HudTarget = Pick<ThinkingTarget, 'branch' | 'trace_doc' | 'graph_doc' | 'entity' | 'step'>;

interface Slice {
  readonly cards: readonly Card[];
  readonly edges: readonly GraphEdge[];
  readonly trace: readonly Entry[];
}

const toTrace = (entry: Entry): SliceTrace =>
  entry.kind === 'note'
    ? { ts_ms: entry.ts_ms, kind: 'note', format: entry.format, meta: entry.meta }
    : { ts_ms: entry.ts_ms, kind: 'event', event_type: entry.event_type };

/** A call that lands where the reading looked. */
function inPlace({ tool, params, ...call }: NextCall, { branch, trace_doc, graph_doc, entity }: HudTarget): NextCall {
  if (tool === 'think_card')
    return { ...call, tool, params: { ...params, ...(entity ? { target: entity.id } : { branch, trace_doc, graph_doc }) } };
  if (tool === 'think_publish')
    return { ...call, tool, params: { ...params, ...(entity ? { target: entity.id } : { ref: branch, trace_doc, graph_doc }) } };
  return { ...call, tool, params };
}

/** What the engine says about a slice, with calls that can be made as they are; null where it has nothing to say. */
export async function engineBlock(
  slice: Slice,
  place: HudTarget,
  limits: EngineLimits,
  { ready, short }: Saying,
): Promise<EngineBlock | null> {
  const { cards, edges, trace } = slice;
  const step = place.step ? { tag: place.step.tag, selector: place.step.step_id } : undefined;
  const found = runEngine({ cards, edges, trace: trace.map(toTrace) }, limits, short, step);
  if (!found) return null;
  const actions: EngineAction[] = [];
  for (const { ts_ms: _, calls, refs, ...action } of found.actions)
    actions.push({ ...action, refs: [...refs], calls: await ready(calls.map((call) => inPlace(call, place))) });
  const signals = found.signals.map(({ ts_ms: _, refs, ...signal }) => ({ ...signal, refs: [...refs] }));
  return { ...found, signals, actions };
}

type Next = Capsule['next']['primary'];

/** An action in short: what to do, and the call that does it. */
const nextOf = (action: EngineAction | undefined): Next => {
  if (!action) return null;
  const { kind, title, calls } = action;
  const call = calls.find(({ target }) => target === 'think_card' || target === 'think_publish') ?? calls.at(-1);
  const first = call && calls.slice(0, calls.indexOf(call)).findLast(({ method }) => method === 'tools/list');
  return { kind, title, ...(first ? { first } : {}), ...(call ? { call } : {}) };
};

interface Where {
  readonly type: Capsule['type'];
  readonly workspace: string;
  readonly drafts: boolean;
  readonly notes_doc?: string;
}

/** Where, why and what next, in a few lines. */
export function capsuleOf({ type, workspace, drafts, notes_doc }: Where, place: HudTarget, engine: EngineBlock | null): Capsule {
  const { branch, trace_doc, graph_doc, step } = place;
  return {
    type,
    version: 1,
    where: {
      workspace,
      branch,
      docs: { ...(notes_doc === undefined ? {} : { notes: notes_doc }), trace: trace_doc, graph: graph_doc },
      lane: drafts ? 'all' : 'shared',
      step,
    },
    why: { signals: (engine?.signals ?? []).slice(0, 2).map(({ code, severity, message }) => ({ code, severity, message })) },
    next: { primary: nextOf(engine?.actions[0]), backup: nextOf(engine?.actions[1]) },
  };
}
