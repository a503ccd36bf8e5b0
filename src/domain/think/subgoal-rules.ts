import type { GraphNode } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { type Draft, decideCard } from './card-rules.ts';

export const subgoalTag = 'subgoal';
export const subgoalRel = 'subgoal';
export const returnRel = 'return';

export interface Docs {
  readonly graph_doc: string;
  readonly trace_doc: string;
}

interface Asked {
  readonly message: string;
  readonly meta?: Readonly<Record<string, unknown>> | undefined;
}

/** A subgoal knows its question, and where both sides think. It belongs to the step of its question. */
export function decideSubgoal(question: GraphNode, { message, meta }: Asked, parent: Docs, child: Docs): Draft {
  if (question.type !== 'question') throw refuse('card-is-no-question', { id: question.id, type: question.type });
  return decideCard(
    {
      title: message,
      tags: [subgoalTag, ...question.tags.filter((tag) => tag.startsWith('step:'))],
      meta: {
        ...meta,
        ...(question.meta?.step === undefined ? {} : { step: question.meta.step }),
        parent_question_id: question.id,
        parent_graph_doc: parent.graph_doc,
        parent_trace_doc: parent.trace_doc,
        child_graph_doc: child.graph_doc,
        child_trace_doc: child.trace_doc,
      },
    },
    { type: 'question', step: null },
  );
}

export function refuseUnlessSubgoal({ id, type, tags }: GraphNode): void {
  if (type === 'question' && tags.includes(subgoalTag)) return;
  throw refuse('card-is-no-subgoal', { id });
}
