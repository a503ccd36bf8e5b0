import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '../kernel/ports.ts';
import type { Imported, Upkeep } from '../kernel/upkeep.ts';
import { importWorkspace } from '../store/transfer/index.ts';
import { translate } from './translate.ts';

type Order = Parameters<Upkeep['importWorkspace']>[0];

/** A folder for this user alone, gone afterwards. */
async function aside<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'noema-import-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A file is read twice, so what comes over standard input is kept until then. */
async function kept(folder: string): Promise<string> {
  const file = path.join(folder, 'input');
  await pipeline(process.stdin, createWriteStream(file, { mode: 0o600 }));
  return file;
}

/**
 * What comes from another memory is first told to a store of its own, through the tools, as anybody would tell it; the workspace
 * that comes of it is then moved whole. So all of it is there, or none.
 */
export async function importFile({ url, from, kind, workspace, agent_id }: Order, clock: Clock): Promise<Imported> {
  return aside(async (folder) => {
    const file = from ?? (await kept(folder));
    if (!kind) return importWorkspace({ url, from: file, workspace }, clock);
    const moved = await translate({ kind, file, folder, workspace: workspace ?? kind, agent_id: agent_id ?? kind, clock });
    return importWorkspace({ url, from: moved, workspace }, clock);
  });
}
