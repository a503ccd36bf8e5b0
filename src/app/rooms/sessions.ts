import { sessionAppliers } from '../../appliers/sessions.ts';
import { analysisHandlers } from '../../domain/sessions/analysis.ts';
import { archiveHandlers } from '../../domain/sessions/archive.ts';
import { locateLedger } from '../../domain/sessions/locate.ts';
import { navigationHandlers } from '../../domain/sessions/navigation.ts';
import { observatoryHandlers } from '../../domain/sessions/observatory.ts';
import type { SessionsStore } from '../../domain/sessions/store.ts';
import { thoughtHandlers } from '../../domain/sessions/thoughts.ts';
import { journalReaders, searchReaders, sessionReaders } from './readers.ts';
import type { Room } from './room.ts';

export const sessions: Room<'sessions', SessionsStore> = {
  name: 'sessions',
  reads: { ...searchReaders, ...journalReaders, ...sessionReaders },
  handlers: ({ policy }) => ({
    ...navigationHandlers,
    ...thoughtHandlers({ mayStart: policy.auto_create_session ?? true }),
    ...archiveHandlers,
    ...analysisHandlers,
    ...observatoryHandlers,
  }),
  appliers: sessionAppliers,
  targets: { ledger: locateLedger },
  lines: {},
};
