import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ledger } from '../../generated/products/ledger.ts';
import { type AppOptions, compose, type InFiles } from '../../src/app/compose.ts';
import type { App } from '../../src/boundary/app.ts';
import type { Clock, Log } from '../../src/kernel/ports.ts';

export const silent: Log = { debug() {}, info() {}, warning() {}, error() {} };

/** Time that moves one millisecond with every look: no two facts at the same moment, no waiting. */
export function testClock(start = Date.UTC(2026, 0, 1)): Clock & { advance(ms: number): void } {
  let now = start;
  return {
    now: () => ++now,
    advance: (ms) => {
      now += ms;
    },
  };
}

export const tempFolder = (): { folder: string; remove: () => void } => {
  const folder = mkdtempSync(path.join(tmpdir(), 'noema-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Data in files of a folder that is looked at with every call, and not in between. */
export const quietFiles = (folder: string): InFiles => ({ folder, granularity: 'monthly', lookMs: 0, rounds: () => () => {} });

/** For a program whose ledger is not what a test is about. */
export const noLedger = {
  product: ledger,
  openLedger: () => Promise.reject(new Error('this test opens no ledger')),
};

/** For a program whose autopilot is not what a test is about. */
export const noAutopilot = () => Promise.reject(new Error('this test runs no autopilot'));

async function migrate(): Promise<Buffer> {
  const { folder, remove } = tempFolder();
  const database = path.join(folder, 'noema.db');
  const { store } = await compose({ database, durability: 'normal', log: silent });
  await store.close();
  const bytes = readFileSync(database);
  remove();
  return bytes;
}

let migrated: Promise<Buffer> | undefined;

/** A SQLite file with all tables and nothing in them: migrating takes ten times as long as writing what comes of it. */
export async function freshFile(file: string): Promise<void> {
  migrated ??= migrate();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await migrated);
}

/** An app on a SQLite file of its own, gone when closed. Every answer is held against its contract. */
export async function testApp(options: Partial<AppOptions> = {}): Promise<App & { end(): Promise<void>; database: string }> {
  const temp = options.database ? undefined : tempFolder();
  const database = options.database ?? path.join(temp?.folder ?? '', 'noema.db');
  if (temp && !options.files) await freshFile(database);
  const app = await compose({ durability: 'normal', clock: testClock(), log: silent, verify: true, ...options, database });
  return {
    ...app,
    database,
    end: async () => {
      await app.store.close();
      temp?.remove();
    },
  };
}
