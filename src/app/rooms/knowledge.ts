import { knowledgeAppliers } from '../../appliers/knowledge.ts';
import { patternHandlers } from '../../domain/knowledge/patterns.ts';
import { scratchpadHandlers } from '../../domain/knowledge/scratchpad.ts';
import type { KnowledgeStore } from '../../domain/knowledge/store.ts';
import { knowledgeReaders, searchReaders, sessionReaders } from './readers.ts';
import type { Room } from './room.ts';

export const knowledge: Room<'knowledge', KnowledgeStore> = {
  name: 'knowledge',
  reads: { ...searchReaders, ...knowledgeReaders, sessions: sessionReaders.sessions },
  handlers: () => ({ ...patternHandlers, ...scratchpadHandlers }),
  appliers: knowledgeAppliers,
  targets: {},
  lines: {},
};
