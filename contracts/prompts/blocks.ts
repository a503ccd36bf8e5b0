import { type Block, type BlockSource, type TSchema, Type } from '../kit/index.ts';
import { RepoObservation } from '../types/observation.ts';
import { IdList, LogView, OverlayView, RuntimeKnobs, ThoughtDbView } from '../types/prompt.ts';

/** Enough for what matters, and little enough for any model. */
const words = 12_000;
const data = 40_000;

export const block = <S extends TSchema>(from: BlockSource, title: string, schema: S, most = data): Block<S> => ({
  from,
  title,
  schema,
  most,
});
const text = (from: BlockSource, title: string, most = words) => block(from, title, Type.String({ description: title }), most);

/** Parts that several prompts share. */
export const task = text('user', 'The task that the user gave');
export const hands_provider = text('records', 'The program that is Hands here', 200);
export const runtime_config = block('records', 'Settings of the autopilot; they hold no values', RuntimeKnobs);
export const project_overlay = block('records', 'What is kept about this project', OverlayView);
export const thought_db_context = block(
  'records',
  "The user's values, preferences and goals, and what else is known: claims, nodes, edges",
  ThoughtDbView,
);
export const repo_observation = block('outside', 'What the repository shows', RepoObservation);
/** Records quote Hands; only in one place do they quote the user. */
const log = (what: string) =>
  block('outside', `${what}, the oldest first; the answer in a user_input record is the user's own`, LogView);
export const recent_evidence = log('Recent records of the log');
export const last_message = text('outside', 'What Hands said last');
export const segment_evidence = log('Records of this segment of work');
export const run_notes = text('records', 'Where in the run this is', 2000);
export const allowed_event_ids = block('records', 'Evidence records that may be cited, by id; no others', IdList);
export const allowed_retract_claim_ids = block('records', 'Claims that may be retracted, by id; no others', IdList);
export const notes = text('records', 'Notes', 2000);
export { text };

/** What nearly every prompt is about. Values reach a model through the Thought DB alone. */
export const standard = { task, hands_provider, runtime_config, project_overlay, thought_db_context };
