import { homedir } from 'node:os';
import path from 'node:path';
import { settings as known, type SettingValues } from '../../../generated/registry/settings.ts';
import type { Toolset } from '../../boundary/toolsets.ts';
import type { Policy } from '../../kernel/ports.ts';
import type { Flags } from './program.ts';
import { readValue, SettingError } from './value.ts';

/** Everything that can be set, after flags, environment and defaults. */
export interface Settings {
  readonly database: string;
  readonly durability: 'full' | 'normal';
  readonly toolset: Toolset;
  readonly host: string;
  readonly port: number;
  readonly token: string | null;
  readonly origins: readonly string[];
  readonly log_level: 'debug' | 'info' | 'warning' | 'error';
  readonly home: string;
  /** Null: the project around the working directory. */
  readonly project_root: string | null;
  readonly codex_home: string;
  /** Where exports may be written besides the project. */
  readonly export_dirs: readonly string[];
  readonly policy: Policy;
}

/** A list by comma. */
const listed = (text = ''): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** A flag wins over the environment, which wins over the default. */
export function readSettings(flags: Flags, env: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(known.memory.map((setting) => [setting.name, readValue(setting, flags[setting.name], env)]));
  const values = given as unknown as SettingValues['memory'];
  const home = path.resolve(values.home.replace(/^~(?=$|\/)/, homedir()));
  const workspace = values.workspace ?? null;
  if (workspace !== null && !/^[A-Za-z0-9][A-Za-z0-9._/-]{0,127}$/.test(workspace))
    throw new SettingError(
      `--workspace (BRANCHMIND_WORKSPACE) is ${JSON.stringify(workspace)}; it must be letters, digits and . _ / - (at most 128).`,
    );
  const lock = values.workspace_lock;
  if (lock && workspace === null)
    throw new SettingError(
      '--workspace-lock (BRANCHMIND_WORKSPACE_LOCK) needs --workspace (BRANCHMIND_WORKSPACE): there is nothing to lock to.',
    );
  const database = values.database ?? null;
  if (database !== null && /^[a-z0-9+]+:\/\//.test(database) && !/^postgres(ql)?:\/\//.test(database))
    throw new SettingError(
      `--database (NOEMA_DATABASE_URL) is ${database.split('://')[0]}://…; it must be a file or postgres://….`,
    );
  return {
    home,
    project_root: values.project_root ?? null,
    codex_home: values.codex_home,
    database:
      database === null ? path.join(home, 'noema.db') : /^postgres(ql)?:\/\//.test(database) ? database : path.resolve(database),
    durability: values.durability,
    toolset: values.toolset,
    host: values.host,
    port: values.port,
    token: values.token ?? null,
    origins: listed(values.cors_origins),
    export_dirs: listed(values.export_dir),
    log_level: values.log_level,
    policy: {
      default_workspace: workspace,
      workspace_lock: lock,
      project_guard: values.project_guard ?? null,
      default_agent_id: values.agent_id ?? null,
    },
  };
}
