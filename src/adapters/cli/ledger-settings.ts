import path from 'node:path';
import { settings as known, type SettingValues } from '../../../generated/registry/settings.ts';
import type { Policy } from '../../kernel/ports.ts';
import type { Flags } from './program.ts';
import { databaseIn, fromHome, listed } from './settings.ts';
import { readValue } from './value.ts';

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
  > {
  /** Null: nothing is kept on disk. */
  readonly data_dir: string | null;
  readonly database: string;
  readonly token: string | null;
  readonly origins: readonly string[];
  readonly policy: Policy;
}

/** A project as a name that can stand in a path: no separators, no dots in front. */
const projectNamed = (given: string): string =>
  given
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(0, 100) || '_default';

export function readLedgerSettings(flags: Flags, env: NodeJS.ProcessEnv): LedgerSettings {
  const given = Object.fromEntries(known.ledger.map((setting) => [setting.name, readValue(setting, flags[setting.name], env)]));
  const values = given as unknown as Values;
  const folder = fromHome(values.data_dir);
  const inMemory = values.storage === 'memory';
  return {
    ...values,
    data_dir: inMemory ? null : folder,
    database: inMemory
      ? ':memory:'
      : databaseIn(values.database ?? path.join(folder, 'ledger.db'), folder, 'NOEMA_LEDGER_DATABASE_URL'),
    token: values.token ?? null,
    origins: listed(values.cors_origins),
    policy: {
      default_workspace: projectNamed(values.project),
      workspace_lock: false,
      project_guard: null,
      default_agent_id: null,
      proof_policy: 'off',
      auto_create_session: values.auto_create_session,
    },
  };
}
