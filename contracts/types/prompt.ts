import { Closed, FreeObject, Nullable, named, Type } from '../kit/schema.ts';
import { TranscriptObservation } from './observation.ts';

/** What a Mind is shown beside records that have a shape of their own. */

const anything = (description: string) => FreeObject({ description });

export const RuntimeKnobs = named('RuntimeKnobs', anything('config.runtime: knobs, budgets and switches. It holds no values.'));
export const OverlayView = named('OverlayView', anything('What is kept about the project beside its claims.'));
export const ThoughtDbView = named(
  'ThoughtDbView',
  anything('Claims, nodes and edges that matter here: values_claims, pref_goal_claims, query_claims, nodes, edges.'),
);
export const LogView = named(
  'LogView',
  Type.Array(anything('A record, shortened.'), { description: 'Records, the oldest first.' }),
);
export const ClaimViews = named(
  'ClaimViews',
  Type.Array(anything('A claim: claim_id, claim_type, text, scope, tags.'), { description: 'Claims, shortened.' }),
);
export const IdList = named('IdList', Type.Array(Type.String(), { description: 'Ids; no others count.' }));

export const BatchSummary = named(
  'BatchSummary',
  Closed({
    thread_id: Type.String({ description: 'The conversation of Hands; unknown when there is none.' }),
    exit_code: Nullable(Type.Integer(), { description: 'How Hands ended; 0 is well, null is not known.' }),
    ended: Type.String({ description: 'Why it ended: exited, interrupted, stopped, timed_out and the like.' }),
    commands: Type.Array(
      Closed({
        command: Type.String({ description: 'What was run.' }),
        exit_code: Nullable(Type.Integer(), { description: 'How it ended; null is not known.' }),
        output: Type.String({ description: 'What it printed, shortened.' }),
      }),
      { description: 'Commands that Hands ran, in order.' },
    ),
    transcript_observation: TranscriptObservation,
    last_agent_message: Type.String({ description: 'What Hands said last, shortened.' }),
  }),
  'What one run of Hands printed, read by a machine.',
);
