import { Closed, Nullable, named, OneOf, Opt, Type } from '../kit/schema.ts';
import { StepFocus } from './card.ts';
import { Suggestion } from './envelope.ts';
import { BranchName, DocName, WorkspaceId } from './ids.ts';

const severity = OneOf(['critical', 'high', 'warning', 'info']);
const priority = OneOf(['high', 'medium', 'low']);
const refs = Type.Array(Closed({ kind: OneOf(['card']), id: Type.String() }), { maxItems: 16 });

export const EngineSignal = named('EngineSignal', Closed({ code: Type.String(), severity, message: Type.String(), refs }));
export const EngineAction = named(
  'EngineAction',
  Closed({
    kind: Type.String(),
    priority,
    title: Type.String(),
    why: Type.String(),
    refs,
    /** To be executed as they are, in order. */
    calls: Type.Array(Suggestion, { maxItems: 8 }),
  }),
);

/** What stands out in the cards, edges and trace that are returned, and what to do about it. */
export const EngineBlock = named(
  'EngineBlock',
  Closed({
    version: Type.String(),
    mode: Opt(OneOf(['step_aware'])),
    step_tag: Opt(Type.String()),
    signals: Type.Array(EngineSignal),
    actions: Type.Array(EngineAction),
    signals_total: Type.Integer(),
    actions_total: Type.Integer(),
    truncated: Type.Boolean(),
  }),
);

export const EngineLimits = (signals: number, actions: number) => ({
  engine_signals_limit: Opt(
    Type.Integer({
      minimum: 0,
      maximum: 50,
      default: signals,
      description: `Signals at most (${signals}); with 0 of both there is no engine.`,
    }),
  ),
  engine_actions_limit: Opt(
    Type.Integer({ minimum: 0, maximum: 50, default: actions, description: `Actions at most (${actions}).` }),
  ),
});

const next = Nullable(
  Closed({
    kind: Type.String(),
    title: Type.String(),
    /** The listing that shows the tool of the call, where the toolset hides it. */
    first: Opt(Suggestion),
    call: Opt(Suggestion),
  }),
);

/** Where, why and what next: what stays when nothing else fits. */
export const Capsule = named(
  'Capsule',
  Closed({
    type: OneOf(['watch_capsule', 'think_pack_capsule', 'context_pack_capsule']),
    version: Type.Integer(),
    where: Closed({
      workspace: WorkspaceId,
      branch: BranchName,
      docs: Opt(Closed({ notes: Opt(DocName), trace: DocName, graph: DocName })),
      lane: Opt(Type.String()),
      step: Opt(Nullable(StepFocus)),
    }),
    why: Closed({ signals: Type.Array(Closed({ code: Type.String(), severity, message: Opt(Type.String()) }), { maxItems: 2 }) }),
    next: Closed({ primary: next, backup: Opt(next) }),
  }),
);
