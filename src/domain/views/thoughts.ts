import type { WarnFor } from '../../../generated/handlers/codes.ts';
import type { Tell } from '../../../generated/handlers/ctx.ts';
import type { FirstThoughts, ThinkPipelineOutput } from '../../../generated/types/index.ts';
import { text } from '../../kernel/says.ts';
import { branchNamed } from '../../records/branch.ts';
import type { EntityRow } from '../../records/tasks.ts';
import { commitPipeline } from '../think/pipeline.ts';
import type { ViewsStore } from './store.ts';

interface Thinking {
  readonly store: ViewsStore;
  readonly tell: Tell<'card_written' | 'note_added'>;
  readonly warn: WarnFor<'NOTE_IGNORED'>;
  readonly agent_id: string | null;
}

/** Keeps the first thoughts about a task among its own documents. */
export async function keepThoughts(
  { store, tell, warn, agent_id }: Thinking,
  entity: EntityRow,
  think: FirstThoughts,
): Promise<ThinkPipelineOutput> {
  const { id: branch_id, name, base_branch, base_seq, view } = await branchNamed(store, entity.reasoning_ref.branch);
  const target = { ...entity.reasoning_ref, branch: name, branch_id, base_branch, base_seq, view, entity, step: null };
  if (think.note_decision && think.decision === undefined) warn('NOTE_IGNORED', { because: text('no-decision-is-given') });
  return commitPipeline({ target, store, tell, agent_id }, think);
}
