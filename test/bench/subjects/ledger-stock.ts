import path from 'node:path';
import { ledger } from '../../../generated/products/ledger.ts';
import { type AppOptions, compose } from '../../../src/app/compose.ts';
import type { App } from '../../../src/boundary/app.ts';
import { nodeId } from '../../../src/records/sessions.ts';
import { silent } from '../../support/app.ts';
import type { Subject } from '../shape.ts';

export const storages = ['db', 'fs'] as const;
export type Storage = (typeof storages)[number];

export const project = 'bench';

/** Where the program keeps sessions that is told this folder. */
const whereIn = (folder: string, storage: Storage): Pick<AppOptions, 'database' | 'files'> =>
  storage === 'fs'
    ? { database: '', files: { folder, granularity: 'monthly', rounds: () => () => {} } }
    : { database: path.join(folder, 'ledger.db') };

export const openStock = (folder: string, storage: Storage): Promise<App> =>
  compose({ product: ledger, durability: 'normal', log: silent, exports: 'nowhere', ...whereIn(folder, storage) });

/** A build of this program that serves the ledger in a folder. */
export const ledgerOn = (program: string, storage: Storage): Subject => ({
  name: `ours, ${storage}`,
  command: (folder) => ({
    args: [
      program,
      'ledger',
      '--stdio',
      '--storage',
      storage,
      '--data-dir',
      folder,
      '--project',
      project,
      '--toolset',
      'operations',
    ],
    env: { DISABLE_THOUGHT_LOGGING: 'true' },
  }),
  operations: () => [],
  most: Number.POSITIVE_INFINITY,
});

const topics = ['cache', 'index', 'network', 'queue', 'memory', 'disk', 'lock', 'retry', 'timeout', 'parser'];
/** Some two hundred characters of words that are more and less common. */
export const thoughtText = (i: number, session = 0): string =>
  `Step ${i}: the ${topics[i % topics.length]} of part ${session % 97} was slow under load ${(i * 7919 + session) % 1000}; `.padEnd(
    200,
    `checked against the ${topics[(i + session) % topics.length]} log of run ${session}, `,
  );

const sessionId = (i: number) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`;

/** So many facts are told in one write. */
const together = 2000;

/** Sessions with thoughts, as the program itself would have recorded them, a great many at a time. */
export async function fillSessions(app: App, sessions: number, thoughts: number, from = 0): Promise<string[]> {
  const ids = Array.from({ length: sessions }, (_, i) => sessionId(from + i + 1));
  const facts = ids.flatMap((id, s) => [
    { session: id, number: 0, at: s },
    ...Array.from({ length: thoughts }, (_, n) => ({ session: id, number: n + 1, at: s })),
  ]);
  for (let at = 0; at < facts.length; at += together)
    await app.store.write(project, null, async ({ tell }) => {
      for (const { session, number, at: s } of facts.slice(at, at + together)) {
        if (number === 0) {
          await tell('session_started', {
            sessionId: session,
            title: `Session ${s}`,
            description: null,
            tags: [`part:${s % 50}`],
          });
          continue;
        }
        await tell('thought_recorded', {
          sessionId: session,
          nodeId: nodeId(session, null, number),
          branchId: null,
          thoughtNumber: number,
          totalThoughts: thoughts,
          nextThoughtNeeded: true,
          isRevision: false,
          revisesThought: null,
          branchFromThought: null,
          needsMoreThoughts: false,
          prev: number === 1 ? null : nodeId(session, null, number - 1),
          revisesNode: null,
          branchOrigin: null,
          opens: false,
          thought: thoughtText(number, s),
          cipher: null,
        });
      }
    });
  return ids;
}
