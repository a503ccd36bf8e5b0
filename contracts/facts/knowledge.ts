import { defineFacts, Nullable, Type } from '../kit/index.ts';
import {
  DerivedFrom,
  KnowledgeId,
  KnowledgePattern,
  KnowledgeTags,
  KnowledgeText,
  KnowledgeTitle,
  PatternDescription,
  ScratchpadNote,
} from '../types/knowledge.ts';

const pattern = {
  id: KnowledgeId,
  title: KnowledgeTitle,
  description: PatternDescription,
  tags: KnowledgeTags,
  derivedFromSessions: DerivedFrom,
  content: KnowledgeText,
};
const note = { id: KnowledgeId, title: KnowledgeTitle, content: KnowledgeText };

export const knowledgeFacts = defineFacts({
  pattern_created: {
    summary: 'A pattern of reasoning was kept.',
    payload: Type.Object({ ...pattern, createdBy: Nullable(Type.String()) }),
    yields: KnowledgePattern,
    kept_elsewhere: ['content'],
  },
  pattern_updated: {
    summary: 'A pattern of reasoning was changed; this is what it is now.',
    payload: Type.Object(pattern),
    yields: KnowledgePattern,
    kept_elsewhere: ['content'],
  },
  pattern_deleted: { summary: 'A pattern of reasoning was removed.', payload: Type.Object({ id: KnowledgeId }) },
  scratchpad_created: {
    summary: 'A scratchpad note was begun.',
    payload: Type.Object(note),
    yields: ScratchpadNote,
    kept_elsewhere: ['content'],
  },
  scratchpad_updated: {
    summary: 'A scratchpad note was changed; this is what it is now.',
    payload: Type.Object(note),
    yields: ScratchpadNote,
    kept_elsewhere: ['content'],
  },
  scratchpad_deleted: { summary: 'A scratchpad note was removed.', payload: Type.Object({ id: KnowledgeId }) },
});
