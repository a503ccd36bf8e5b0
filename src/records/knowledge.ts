import type { KnowledgePattern, ScratchpadNote } from '../../generated/types/index.ts';
import type { SessionFilter, SessionOrder } from './sessions.ts';

/** Characters of a pattern or a note, as its contract says; one that grows or stands in a file is held to it too. */
export const longestKnowledge = 200_000;

export interface KnowledgeReads {
  readonly patterns: {
    find(id: string): Promise<KnowledgePattern | undefined>;
    /** Those of a page, and how many match in all. */
    list(filter: SessionFilter, order: SessionOrder): Promise<{ patterns: Omit<KnowledgePattern, 'content'>[]; count: number }>;
  };
  readonly scratchpad: {
    find(id: string): Promise<ScratchpadNote | undefined>;
    list(
      filter: Pick<SessionFilter, 'ids'>,
      order: SessionOrder,
    ): Promise<{ notes: Omit<ScratchpadNote, 'content'>[]; count: number }>;
  };
}
