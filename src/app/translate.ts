import { existsSync } from 'node:fs';
import path from 'node:path';
import { call } from '../boundary/call.ts';
import type { Clock, Log } from '../kernel/ports.ts';
import type { ForeignKind } from '../kernel/upkeep.ts';
import { callsFromServerMemory } from '../outside/imports/server-memory.ts';
import { type ForeignCall, ForeignFileError } from '../outside/imports/shape.ts';
import { callsFromTaskMaster } from '../outside/imports/task-master.ts';
import { exportWorkspace } from '../store/transfer/index.ts';
import { TransferRefused } from '../store/transfer/refused.ts';
import { compose, noPolicy } from './compose.ts';

const readers: Readonly<Record<ForeignKind, (file: string) => AsyncGenerator<ForeignCall>>> = {
  'server-memory': callsFromServerMemory,
  'task-master': callsFromTaskMaster,
};

const silent: Log = { debug() {}, info() {}, warning() {}, error() {} };

interface Translation {
  readonly kind: ForeignKind;
  readonly file: string;
  readonly folder: string;
  readonly workspace: string;
  /** Who is said to have written it: whoever imports it, else the other memory. */
  readonly agent_id: string;
  readonly clock: Clock;
}

/** Why a file of another memory cannot be told; all of it says where and what to do. */
const refused = (file: string, why: string) =>
  new TransferRefused('BROKEN_LINE', `${file}: ${why} Nothing was imported.`.replaceAll(/\s+/g, ' '));

/** Tells a store of its own what another memory holds, and gives the file of that workspace. */
export async function translate({ kind, file, folder, workspace, agent_id, clock }: Translation): Promise<string> {
  if (!existsSync(file)) throw new TransferRefused('NO_FILE', `There is no file ${file}. Name one of ${kind}.`);
  const database = path.join(folder, 'noema.db');
  const app = await compose({
    database,
    durability: 'normal',
    policy: { ...noPolicy, default_agent_id: agent_id },
    clock,
    log: silent,
  });
  try {
    await call(app, 'init', { workspace });
    for await (const { tool, args, where } of readers[kind](file)) {
      const { error } = await call(app, tool, { workspace, ...args });
      if (error) throw refused(file, `${where}: ${error.message} ${error.recovery ?? ''}`);
    }
  } catch (error) {
    throw error instanceof ForeignFileError ? refused(file, error.message) : error;
  } finally {
    await app.store.close();
  }
  const to = path.join(folder, 'translated.jsonl');
  await exportWorkspace({ url: database, workspace, to, write: async () => {} }, clock);
  return to;
}
