import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { settings as known, type SettingValues } from '../../../generated/registry/settings.ts';
import { stableHash } from '../../kernel/hash.ts';
import { isRecord, parseJson } from '../../kernel/json.ts';
import type { Policy } from '../../kernel/ports.ts';
import { usualPatience } from '../mcp/client.ts';
import type { McpOptions } from '../mcp/server.ts';
import type { Flags } from './program.ts';
import { databaseIn, fromHome, listed } from './settings.ts';
import { readValue, SettingError, variableIn } from './value.ts';

type Values = SettingValues['ledger'];

/** Everything that the ledger can be told, after flags, environment and defaults. */
export interface LedgerSettings
  extends Pick<
    Values,
    | 'transport'
    | 'durability'
    | 'host'
    | 'port'
    | 'toolset'
    | 'max_sessions'
    | 'session_idle'
    | 'log_level'
    | 'disable_thought_logging'
    | 'critique_seconds'
    | 'reasoning_session'
    | 'notebook_timeout'
    | 'notebook_memory'
    | 'observatory_enabled'
    | 'observatory_port'
    | 'observatory_max_connections'
    | 'observatory_http_api'
  > {
  /** A model that the server may ask; null: none. The key is only named. */
  readonly mind: MindSettings | null;
  /** Null: nothing is kept on disk. */
  readonly data_dir: string | null;
  readonly database: string;
  /** Undefined: sessions are kept in the database. */
  readonly files:
    | { readonly folder: string; readonly granularity: Granularity; readonly disableThoughtLogging: boolean }
    | undefined;
  readonly token: string | null;
  readonly origins: readonly string[];
  readonly observatory_origins: readonly string[];
  readonly policy: Policy;
}

export interface MindSettings {
  readonly provider: NonNullable<Values['mind_provider']>;
  readonly base_url: string | undefined;
  readonly model: string | undefined;
  readonly key_env: string | undefined;
}

/** What cannot be asked is said before the first thought wants to. */
function mindOf({
  mind_provider: provider,
  mind_base_url: base_url,
  mind_model: model,
  mind_key_env: key_env,
}: Values): MindSettings | null {
  if (provider === undefined) return null;
  if (provider !== 'codex_schema' && model === undefined)
    throw new SettingError(`--mind ${provider} (NOEMA_MIND_PROVIDER) needs a model: --mind-model (NOEMA_MIND_MODEL).`);
  if (base_url !== undefined && !/^https?:\/\//.test(base_url))
    throw new SettingError('--mind-base-url (NOEMA_MIND_BASE_URL) must be a URL, such as https://api.example.com/v1.');
  if (key_env !== undefined && !/^[A-Za-z_][A-Za-z0-9_]*$/.test(key_env))
    throw new SettingError(
      '--mind-key-env (NOEMA_MIND_KEY_ENV) names a variable, such as OPENAI_API_KEY; it is not the key itself.',
    );
  return { provider, base_url, model, key_env };
}

/** A project as a name that can stand in a path. One that had to be changed bears a digest, so that no two projects become the same. */
function projectNamed(given: string): string {
  if (given.trim() === '') return '_default';
  const name = given
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(0, 100);
  return name === given ? name : `${name || 'project'}-${stableHash([given]).slice(0, 8)}`;
}

type Granularity = NonNullable<Values['partition']>;
type Kept = Partial<Pick<Values, 'partition' | 'disable_thought_logging'>>;

/** What the data folder says about itself, for what nothing else says. A file that cannot be read is left to whoever opens the store. */
function keptIn(folder: string): Kept {
  const file = path.join(folder, 'config.json');
  const found = existsSync(file) ? parseJson(readFileSync(file, 'utf8'))?.value : undefined;
  if (!isRecord(found)) return {};
  const { sessionPartitionGranularity: partition, disableThoughtLogging: disable_thought_logging } = found;
  const { choices = [] } = known.ledger.find(({ name }) => name === 'partition') ?? {};
  return {
    ...(choices.includes(String(partition)) ? { partition: partition as Granularity } : {}),
    ...(typeof disable_thought_logging === 'boolean' ? { disable_thought_logging } : {}),
  };
}

type Known = (typeof known.ledger)[number];
const isGiven = (setting: Known, flags: Flags, env: NodeJS.ProcessEnv) =>
  flags[setting.name] !== undefined || variableIn(setting, env) !== undefined;

/** How clients of this ledger are served. */
export function servedAs({ toolset, critique_seconds, reasoning_session }: LedgerSettings): Omit<McpOptions, 'version'> {
  const samplingMs = critique_seconds * 1000;
  return {
    toolset,
    patience: { samplingMs, rootsMs: Math.min(usualPatience.rootsMs, samplingMs) },
    begin: reasoning_session,
  };
}

export function readLedgerSettings(flags: Flags, env: NodeJS.ProcessEnv): LedgerSettings {
  const given = Object.fromEntries(known.ledger.map((setting) => [setting.name, readValue(setting, flags[setting.name], env)]));
  const said = new Set(known.ledger.filter((setting) => isGiven(setting, flags, env)).map(({ name }) => name));
  const folder = fromHome((given as unknown as Values).data_dir);
  const kept = Object.entries(keptIn(folder)).filter(([name]) => !said.has(name));
  const values = { ...given, ...Object.fromEntries(kept) } as unknown as Values;
  /** Who names a database means it. */
  const storage = said.has('database') && !said.has('storage') ? 'db' : values.storage;
  if (storage === 'fs' && said.has('database'))
    throw new SettingError('Storage is fs, and a database is named as well. Leave one of them out, or choose storage db.');
  const inMemory = storage === 'memory';
  return {
    ...values,
    data_dir: inMemory ? null : folder,
    files:
      storage === 'fs'
        ? {
            folder,
            granularity: values.partition ?? 'monthly',
            disableThoughtLogging: values.disable_thought_logging,
          }
        : undefined,
    database: inMemory
      ? ':memory:'
      : databaseIn(values.database ?? path.join(folder, 'ledger.db'), folder, 'NOEMA_LEDGER_DATABASE_URL'),
    mind: mindOf(values),
    token: values.token ?? null,
    origins: listed(values.cors_origins),
    observatory_origins: listed(values.observatory_cors),
    policy: {
      default_workspace: projectNamed(values.project),
      workspace_lock: false,
      project_guard: null,
      default_agent_id: null,
      proof_policy: 'off',
      auto_create_session: values.auto_create_session,
      run_cells: values.notebook_exec === 'on',
    },
  };
}
