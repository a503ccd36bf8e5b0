import { homedir } from 'node:os';
import path from 'node:path';
import { settings as known } from '../../../generated/registry/settings.ts';
import type { SettingInfo } from '../../../generated/registry/shape.ts';
import type { Toolset } from '../../boundary/toolsets.ts';
import type { Policy } from '../../kernel/ports.ts';

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

export class SettingError extends Error {}

/** `--workspace-lock` → workspaceLock, as the command line parser names it. */
const optionName = (setting: SettingInfo): string =>
  (setting.flag ?? '').replace(/^--([a-z-]+).*$/, '$1').replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const yes = new Set(['1', 'true', 'yes', 'on']);
const no = new Set(['', '0', 'false', 'no', 'off']);

function read(setting: SettingInfo, raw: unknown, from: string): unknown {
  const refuse = (expected: string) => new SettingError(`${from} is ${JSON.stringify(raw)}; it must be ${expected}.`);
  if (setting.type === 'boolean') {
    if (typeof raw === 'boolean') return raw;
    const text = String(raw).toLowerCase();
    if (yes.has(text)) return true;
    if (no.has(text)) return false;
    throw refuse('true or false');
  }
  if (setting.type === 'integer') {
    const number = Number(raw);
    if (!Number.isInteger(number) || number < 0) throw refuse('a whole number');
    return number;
  }
  if (setting.type === 'choice' && !setting.choices?.includes(String(raw))) throw refuse(`one of ${setting.choices?.join(', ')}`);
  return raw;
}

/** A flag wins over the environment, which wins over the default. */
export function readSettings(flags: Readonly<Record<string, unknown>>, env: NodeJS.ProcessEnv): Settings {
  const value = (name: string): unknown => {
    const setting = known.find((s) => s.name === name) as SettingInfo;
    const flag = setting.flag ? flags[optionName(setting)] : undefined;
    if (flag !== undefined) return read(setting, flag, setting.flag?.split(' ')[0] ?? name);
    const variable = setting.env ? env[setting.env] : undefined;
    if (variable !== undefined && variable !== '') return read(setting, variable, setting.env ?? name);
    return setting.default;
  };
  const text = (name: string) => (value(name) as string | undefined) ?? null;
  const list = (name: string) =>
    (text(name) ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean);

  const home = path.resolve(String(value('home')).replace(/^~(?=$|\/)/, homedir()));
  const workspace = text('workspace');
  if (workspace !== null && !/^[A-Za-z0-9][A-Za-z0-9._/-]{0,127}$/.test(workspace))
    throw new SettingError(
      `--workspace (BRANCHMIND_WORKSPACE) is ${JSON.stringify(workspace)}; it must be letters, digits and . _ / - (at most 128).`,
    );
  const lock = value('workspace_lock') as boolean;
  if (lock && workspace === null)
    throw new SettingError(
      '--workspace-lock (BRANCHMIND_WORKSPACE_LOCK) needs --workspace (BRANCHMIND_WORKSPACE): there is nothing to lock to.',
    );
  const database = text('database');
  if (database !== null && /^[a-z0-9+]+:\/\//.test(database) && !/^postgres(ql)?:\/\//.test(database))
    throw new SettingError(
      `--database (NOEMA_DATABASE_URL) is ${database.split('://')[0]}://…; it must be a file or postgres://….`,
    );
  return {
    home,
    project_root: text('project_root'),
    codex_home: value('codex_home') as string,
    database:
      database === null ? path.join(home, 'noema.db') : /^postgres(ql)?:\/\//.test(database) ? database : path.resolve(database),
    durability: value('durability') as Settings['durability'],
    toolset: value('toolset') as Toolset,
    host: value('host') as string,
    port: value('port') as number,
    token: text('token'),
    origins: list('cors_origins'),
    export_dirs: list('export_dir'),
    log_level: value('log_level') as Settings['log_level'],
    policy: {
      default_workspace: workspace,
      workspace_lock: lock,
      project_guard: text('project_guard'),
      default_agent_id: text('agent_id'),
    },
  };
}
