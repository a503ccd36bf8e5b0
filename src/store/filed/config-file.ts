import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord, parseJson } from '../../kernel/json.ts';
import type { Clock, Log } from '../../kernel/ports.ts';
import { iso } from '../../kernel/text.ts';
import { writeBatch } from '../files/index.ts';
import type { Granularity } from './partition.ts';

export interface FolderConfig {
  readonly sessionPartitionGranularity: Granularity;
  readonly disableThoughtLogging: boolean;
}

/** Says in the data folder how it was set up first; what stands there stays. Runs while nobody else of ours writes. */
export async function keepConfig(
  folder: string,
  config: FolderConfig,
  { clock, log }: { clock: Clock; log?: Log },
): Promise<void> {
  const file = path.join(folder, 'config.json');
  if (!existsSync(file)) {
    const all = { installId: randomUUID(), dataDir: folder, ...config, createdAt: iso(clock.now()) };
    const text = `${JSON.stringify(all, null, 2)}\n`;
    return writeBatch({ folders: [], creates: [{ file, text }], replaces: [], heads: [], moves: [] });
  }
  if (!isRecord(parseJson(readFileSync(file, 'utf8'))?.value))
    log?.warning('a settings file cannot be read, and is passed over: correct or remove it', { file });
}
