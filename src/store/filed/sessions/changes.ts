import { isRecord, parseJson } from '../../../kernel/json.ts';
import { iso } from '../../../kernel/text.ts';
import type { Change, FileChanges, ItemChange } from '../collection.ts';
import { connectionText } from './connections.ts';
import { checksumWith, differenceOf, noChecksum } from './manifest.ts';
import { thoughtFile } from './names.ts';
import type { SessionKept } from './read.ts';
import { nodeFor } from './rows.ts';
import { thoughtText } from './thought-text.ts';

type SessionFacts =
  | 'session_started'
  | 'thought_recorded'
  | 'thought_critiqued'
  | 'session_closed'
  | 'session_resumed'
  | 'session_mended'
  | 'session_deleted'
  | 'ledger_moved';

const of = (key: string, ...changes: readonly Change[]): ItemChange[] =>
  changes.map((change) => ({ collection: 'sessions', key, change }));

const head: Change = { kind: 'head', follows: false };

const mend: Change = {
  kind: 'mend',
  lost(given, files) {
    const kept = given as SessionKept;
    if (files.length > 0) kept.lost = [...new Set([...(kept.lost ?? []), ...files])];
    if (kept.absent !== undefined) kept.checksum = differenceOf(kept.checksum, kept.absent);
    delete kept.absent;
  },
};

/** Which thought of a session it was, as its own file says it. */
function orderIn(content: string): number {
  const found = parseJson(content)?.value;
  return isRecord(found) && typeof found.order === 'number' ? found.order : 0;
}

export const sessionChanges: FileChanges<SessionFacts> = {
  session_started: ({ sessionId }, { ts_ms }) => {
    const kept: SessionKept = { order: 0, checksum: noChecksum, lastValidated: iso(ts_ms) };
    return of(sessionId, { kind: 'start', ts_ms, kept }, head);
  },

  thought_recorded: ({ sessionId }, { row: { node } }) =>
    of(
      sessionId,
      {
        kind: 'create',
        file: (kept) => thoughtFile(node.branchId, node.data.thoughtNumber, (kept as SessionKept).elsewhere),
        text(given) {
          const kept = given as SessionKept;
          kept.order += 1;
          const content = thoughtText(node, kept.order);
          kept.checksum = checksumWith(kept.checksum, content);
          return content;
        },
      },
      { kind: 'head', follows: true },
    ),

  thought_critiqued: ({ sessionId, branchId, thoughtNumber }) =>
    of(
      sessionId,
      {
        kind: 'replace',
        file: (kept) => thoughtFile(branchId, thoughtNumber, (kept as SessionKept).elsewhere),
        async text(given, { db, ws, before }) {
          const kept = given as SessionKept;
          const old = before();
          const node = await nodeFor(db, { ws, session: sessionId, branch: branchId, number: thoughtNumber });
          const content = thoughtText(node, orderIn(old));
          kept.checksum = checksumWith(checksumWith(kept.checksum, old), content);
          return content;
        },
      },
      head,
    ),

  session_closed: ({ sessionId }) => of(sessionId, head),
  session_resumed: ({ sessionId }) => of(sessionId, head),
  session_mended: ({ sessionId }) => of(sessionId, mend, head),
  session_deleted: ({ sessionId }) => of(sessionId, { kind: 'remove' }),

  ledger_moved: (fact, { ts_ms }) => [
    {
      collection: 'connections',
      key: fact.connection,
      change: { kind: 'whole', text: () => connectionText(fact, ts_ms) },
    },
  ],
};
