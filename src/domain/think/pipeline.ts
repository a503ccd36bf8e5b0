import type { Tell, ThinkingTarget } from '../../../generated/handlers/ctx.ts';
import type { ThinkPipelineOutput } from '../../../generated/types/index.ts';
import { refuseUnlessHolds } from '../../records/documents.ts';
import { type Draft, decideCard } from './card-rules.ts';
import { type Committing, commitCard } from './commit.ts';
import { decideStages, noteOf, type Stages, type Statuses } from './pipeline-rules.ts';

export interface Pipeline extends Stages {
  readonly status?: Statuses | undefined;
  readonly note_decision: boolean;
  readonly note_title: string;
  readonly note_format?: string | undefined;
}

interface Thinking extends Omit<Committing, 'target' | 'tell'> {
  readonly target: ThinkingTarget;
  readonly tell: Tell<'card_written' | 'note_added'>;
}

type Note = Pick<Pipeline, 'note_title' | 'note_format'>;

async function noteDecision({ target, store, tell, agent_id }: Thinking, card_id: string, decision: Draft, note: Note) {
  const { branch, branch_id, view, notes_doc: doc, step } = target;
  await refuseUnlessHolds(store, { view, doc }, 'entries');
  const { seq, ts, ts_ms } = await tell('note_added', {
    branch,
    branch_id,
    doc,
    ...noteOf(decision, card_id, step),
    title: note.note_title,
    ...(note.note_format === undefined ? {} : { format: note.note_format }),
    ...(agent_id === null ? {} : { agent_id }),
  });
  return { card_id, doc, seq, ts, ts_ms };
}

/** A line of thought, stage by stage: each card supports the one before. */
export async function commitPipeline(thinking: Thinking, asked: Pipeline): Promise<ThinkPipelineOutput> {
  const { branch, trace_doc, graph_doc, notes_doc, step } = thinking.target;
  const cards: ThinkPipelineOutput['cards'] = [];
  const graph_applied = { nodes_upserted: 0, edges_upserted: 0 };
  let decision_note: ThinkPipelineOutput['decision_note'] = null;
  let last_seq: number | null = null;
  for (const { stage, card, status } of decideStages(asked, asked.status)) {
    const draft = { ...decideCard(card, { type: stage, step }), ...(status === undefined ? {} : { status }) };
    const before = cards.at(-1);
    const done = await commitCard(thinking, draft, { supports: before ? [before.card_id] : [] });
    const { card_id, inserted } = done;
    cards.push({ stage, card_id, inserted, edges_upserted: done.graph_applied.edges_upserted, last_seq: done.last_seq });
    graph_applied.nodes_upserted += done.graph_applied.nodes_upserted;
    graph_applied.edges_upserted += done.graph_applied.edges_upserted;
    last_seq = done.last_seq ?? last_seq;
    if (stage === 'decision' && asked.note_decision && inserted)
      decision_note = await noteDecision(thinking, card_id, draft, asked);
  }
  return { branch, trace_doc, graph_doc, notes_doc, cards, graph_applied, decision_note, last_seq };
}
