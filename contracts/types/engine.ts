import { Closed, described, Nullable, named, OneOf, Opt, Type } from '../kit/schema.ts';
import { StepFocus } from './card.ts';
import { Suggestion } from './envelope.ts';
import { BranchName, DocName, WorkspaceId } from './ids.ts';

const severity = OneOf(['critical', 'high', 'warning', 'info'], { description: 'How urgent: critical, high, warning or info.' });
const priority = OneOf(['high', 'medium', 'low'], { description: 'How much it matters: high, medium or low.' });
const refs = Type.Array(
  Closed({
    kind: OneOf(['card'], { description: 'Kind of the reference.' }),
    id: Type.String({ description: 'Id of the card.' }),
  }),
  { maxItems: 16, description: 'Cards that it is about.' },
);

export const EngineSignal = named(
  'EngineSignal',
  Closed({
    code: Type.String({ description: 'What was found, as a code.' }),
    severity,
    message: Type.String({ description: 'What was found, in a sentence.' }),
    refs,
  }),
  'Something in the cards that calls for attention.',
);
export const EngineAction = named(
  'EngineAction',
  Closed({
    kind: Type.String({ description: 'What sort of action it is.' }),
    priority,
    title: Type.String({ description: 'What to do, in a few words.' }),
    why: Type.String({ description: 'Why it helps.' }),
    refs,
    calls: Type.Array(Suggestion, { maxItems: 8, description: 'Calls to make as they are, in order.' }),
  }),
  'What to do about a signal.',
);

export const EngineBlock = named(
  'EngineBlock',
  Closed({
    version: Type.String({ description: 'Version of the rules that found them.' }),
    mode: Opt(OneOf(['step_aware'], { description: 'step_aware when only one step was looked at; absent otherwise.' })),
    step_tag: Opt(Type.String({ description: 'Tag of that step; absent when no step was asked for.' })),
    signals: Type.Array(EngineSignal, { description: 'Signals found, most urgent first.' }),
    actions: Type.Array(EngineAction, { description: 'Actions offered, most useful first.' }),
    signals_total: Type.Integer({ description: 'Number of signals found, also those left out by the limit.' }),
    actions_total: Type.Integer({ description: 'Number of actions found, also those left out by the limit.' }),
    truncated: Type.Boolean({ description: 'True when a limit left signals or actions out.' }),
  }),
  'What calls for attention in the cards, edges and trace returned, and what to do about it.',
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
    kind: Type.String({ description: 'What sort of action it is.' }),
    title: Type.String({ description: 'What to do, in a few words.' }),
    first: Opt(described(Suggestion, 'Call that shows the tool first, when the toolset hides it; absent otherwise.')),
    call: Opt(described(Suggestion, 'Call to make; absent when there is none or it was cut.')),
  }),
  { description: 'The next thing to do; null when there is none.' },
);

export const Capsule = named(
  'Capsule',
  Closed({
    type: OneOf(['watch_capsule', 'think_pack_capsule', 'context_pack_capsule'], {
      description: 'Which tool made the capsule.',
    }),
    version: Type.Integer({ description: 'Version of this shape.' }),
    where: Closed(
      {
        workspace: WorkspaceId,
        branch: BranchName,
        docs: Opt(
          Closed(
            {
              notes: Opt(described(DocName, 'Notes document; absent when it was not read.')),
              trace: described(DocName, 'Trace document.'),
              graph: described(DocName, 'Graph document.'),
            },
            { description: 'Documents that were read; absent when cut to fit.' },
          ),
        ),
        lane: Opt(Type.String({ description: 'shared: published cards only; all: drafts too; absent when cut to fit.' })),
        step: Opt(Nullable(StepFocus, { description: 'Step it keeps to; null when none. Absent when cut to fit.' })),
      },
      { description: 'Which workspace, branch and documents it is about.' },
    ),
    why: Closed(
      {
        signals: Type.Array(
          Closed({
            code: Type.String({ description: 'What was found, as a code.' }),
            severity,
            message: Opt(Type.String({ description: 'What was found, in a sentence; absent when cut to fit.' })),
          }),
          { maxItems: 2, description: 'The most urgent signals.' },
        ),
      },
      { description: 'What calls for attention.' },
    ),
    next: Closed(
      {
        primary: described(next, 'The first thing to do; null when there is nothing.'),
        backup: Opt(described(next, 'Another thing to do; null when there is none, absent when cut.')),
      },
      { description: 'What to do next.' },
    ),
  }),
  'Where, why and what next: what stays when nothing else fits.',
);
