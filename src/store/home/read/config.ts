import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { usualAutopilotConfig } from '../../../../generated/registry/usual.ts';
import { files } from '../../../../generated/registry/validators.ts';
import type { AutopilotConfig } from '../../../../generated/types/index.ts';
import { refuse } from '../../../kernel/fault.ts';
import { isRecord, parseJson } from '../../../kernel/json.ts';
import { text } from '../../../kernel/says.ts';
import { type ConfigFault, type ConfigFile, type ConfigReads, runConfigOf } from '../../../records/config.ts';
import { configFaults, jsonFault } from '../../../records/config-faults.ts';
import { codeOf } from '../../files/trouble.ts';
import type { HomeLayout } from '../layout.ts';
import type { HomeReader } from '../reader.ts';

const textOf = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });

async function checked(source: string): Promise<ConfigFile> {
  const unusable = (...faults: ConfigFault[]): ConfigFile => ({ kind: 'unusable', text: source, faults });
  const plain = source.replace(/^\ufeff/, '');
  const parsed = parseJson(plain);
  if (!parsed) return unusable(jsonFault(plain));
  const raw = parsed.value;
  if (!isRecord(raw)) return unusable(text('config-not-an-object', { example: '{ "version": "v1" }' }));
  const validate = (await files()).v_AutopilotConfig;
  if (!validate) throw new Error('nothing checks config.json');
  /** What is left out is filled in place. */
  const config = structuredClone(raw);
  if (!validate(config)) return unusable(...configFaults(validate.errors ?? [], raw));
  return { kind: 'usable', text: source, raw, config: config as unknown as AutopilotConfig };
}

/** Reads config.json; never writes, and never throws because of what it holds. */
export async function readConfig(file: string): Promise<ConfigFile> {
  let source: string | null;
  try {
    source = await textOf(file);
  } catch (error) {
    return { kind: 'unusable', text: null, faults: [text('config-unreadable', { code: codeOf(error) || 'unknown' })] };
  }
  return source === null ? { kind: 'missing', config: usualAutopilotConfig } : checked(source);
}

async function lastBackup({ last_backup, backup }: HomeLayout): ReturnType<ConfigReads['config']['backup']> {
  const named = (await textOf(last_backup))?.trim();
  if (!named) return null;
  /** The marker may come from another machine; only its name counts, so that nothing outside is ever read. */
  const file = backup(path.basename(named));
  const kept = await textOf(file);
  return kept === null ? null : { path: file, text: kept };
}

export function configReads({ layout, given }: HomeReader): ConfigReads['config'] {
  const whole = async () => {
    const found = await readConfig(layout.config);
    if (found.kind !== 'unusable') return found.config;
    const [first] = found.faults;
    throw refuse('config-cannot-be-used', { path: layout.config, what: first?.message ?? '', hint: first?.fix ?? '' });
  };
  return {
    path: layout.config,
    file: () => readConfig(layout.config),
    whole,
    forRun: async () => given.config ?? runConfigOf(await whole()),
    backup: () => lastBackup(layout),
    ...given.surroundings,
  };
}
