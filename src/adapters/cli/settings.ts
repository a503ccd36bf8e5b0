import { homedir } from 'node:os';
import path from 'node:path';
import { settings as known, type SettingValues } from '../../../generated/registry/settings.ts';
import type { Toolset } from '../../boundary/toolsets.ts';
import { databaseAddress } from '../../kernel/database.ts';
import type { Policy } from '../../kernel/ports.ts';
import type { Flags } from './program.ts';
import { readValue, SettingError } from './value.ts';

/** Everything that can be set, after flags, environment and defaults. */
export interface Settings {
  readonly database: string;
  /** Where PostgreSQL's notices are listened for; null: at the database. */
  readonly listen_url: string | null;
  readonly durability: 'full' | 'normal';
  readonly toolset: Toolset;
  readonly host: string;
  readonly port: number;
  readonly token: string | null;
  readonly origins: readonly string[];
  readonly max_sessions: number;
  /** In minutes. */
  readonly session_idle: number;
  readonly serve_ledger: boolean;
  /** Whether what the autopilot knows can be looked at. */
  readonly autopilot: 'auto' | 'on' | 'off';
  readonly log_level: 'debug' | 'info' | 'warning' | 'error';
  readonly home: string;
  /** Null: the project around the working directory. */
  readonly project_root: string | null;
  readonly codex_home: string;
  readonly claude_home: string;
  /** Where transcripts may be read besides the user's own and the project's. */
  readonly transcript_dirs: readonly string[];
  /** Where exports may be written besides the project. */
  readonly export_dirs: readonly string[];
  /** Whether prompts are answered with hits. */
  readonly hook_prompts: boolean;
  /** Whether hooks say something where there is no workspace yet. */
  readonly hook_everywhere: boolean;
  readonly policy: Policy;
}

/** A list by comma. */
export const listed = (text = ''): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

export function databaseIn(given: string | null, home: string, variable = 'NOEMA_DATABASE_URL'): string {
  if (given === null) return path.join(home, 'noema.db');
  const address = databaseAddress(given);
  if (address.kind === 'unknown')
    throw new SettingError(`--database (${variable}) is ${address.scheme}…; it must be a file or postgres://….`);
  return address.kind === 'postgres' ? address.url : path.resolve(given);
}

/** `~` is the folder of this user. */
export const fromHome = (given: string): string =>
  path.resolve(given.startsWith('~') ? given.replace(/^~(?=$|\/)/, () => homedir()) : given);

/** `/home/ann/My app` → My-app; undefined where nothing of the name can stand in one of a workspace. */
const workspaceNamed = (folder: string): string | undefined =>
  path
    .basename(folder)
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[^A-Za-z0-9_]+/, '')
    .slice(0, 128) || undefined;

/** A flag wins over the environment, which wins over the default. `project` names the workspace where nothing else does. */
export function readSettings(flags: Flags, env: NodeJS.ProcessEnv, project: string | null = null): Settings {
  const given = Object.fromEntries(known.memory.map((setting) => [setting.name, readValue(setting, flags[setting.name], env)]));
  const values = given as unknown as SettingValues['memory'];
  const home = fromHome(values.home);
  const folder = project === null ? null : fromHome(values.project_root ?? project);
  const workspace = values.workspace ?? (folder === null ? undefined : workspaceNamed(folder)) ?? null;
  if (workspace !== null && !/^[A-Za-z0-9_][A-Za-z0-9._/-]{0,127}$/.test(workspace))
    throw new SettingError(
      `--workspace (NOEMA_WORKSPACE) is ${JSON.stringify(workspace)}; it must be letters, digits and . _ / - (at most 128).`,
    );
  const lock = values.workspace_lock;
  if (lock && workspace === null)
    throw new SettingError(
      '--workspace-lock (NOEMA_WORKSPACE_LOCK) needs --workspace (NOEMA_WORKSPACE): there is nothing to lock to.',
    );
  return {
    home,
    project_root: values.project_root ?? null,
    codex_home: values.codex_home,
    claude_home: values.claude_home,
    transcript_dirs: listed(values.transcript_dir),
    database: databaseIn(values.database ?? null, home),
    listen_url: values.listen_url ?? null,
    durability: values.durability,
    toolset: values.toolset,
    host: values.host,
    port: values.port,
    token: values.token ?? null,
    origins: listed(values.cors_origins),
    max_sessions: values.max_sessions,
    session_idle: values.session_idle,
    serve_ledger: values.serve_ledger,
    autopilot: values.autopilot as Settings['autopilot'],
    export_dirs: listed(values.export_dir),
    log_level: values.log_level,
    hook_prompts: values.hook_prompts,
    hook_everywhere: values.hook_everywhere,
    policy: {
      default_workspace: workspace,
      workspace_lock: lock,
      project_guard: values.project_guard ?? null,
      default_agent_id: values.agent_id ?? null,
      proof_policy: values.proof_policy,
    },
  };
}
