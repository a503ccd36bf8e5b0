import type { FactKind } from '../../../generated/handlers/ctx.ts';
import type { ProductRooms, Rooms } from '../../../generated/handlers/index.ts';
import { cipherGraph } from '../../domain/sessions/cipher-graph-rules.ts';
import { parseCipher } from '../../domain/sessions/cipher-rules.ts';
import { type Granularity, knowledgeFiles, notebookFiles, type RoomFiles, sessionFiles } from '../../store/filed/index.ts';
import type { Writer } from '../../store/tables.ts';
import type { Ports } from './room.ts';

type FactsOf<Name extends ProductRooms['ledger']> = keyof Rooms<never, Writer, Ports>[Name]['appliers'] & FactKind;

const noFiles: RoomFiles<never> = { collections: [], changes: {}, readers: () => ({}) };

/** What each room of the ledger has as files: a room without a line, or a fact without one in its room, does not compile. */
export const ledgerFiles = (
  granularity: Granularity,
): { readonly [Name in ProductRooms['ledger']]: RoomFiles<FactsOf<Name>> } => ({
  sessions: sessionFiles({ granularity, cipherOf: (thought) => cipherGraph(parseCipher(thought)) }),
  notebooks: notebookFiles,
  knowledge: knowledgeFiles,
  models: noFiles,
});
