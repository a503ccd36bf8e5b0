import { settings as known, type SettingValues } from '../../../generated/registry/settings.ts';
import type { Flags } from './program.ts';
import { fromHome } from './settings.ts';
import { readValue, SettingError } from './value.ts';

/** Everything that the autopilot can be told, after flags, environment and defaults. */
export interface AutopilotSettings {
  readonly home: string;
  /** What --cd says: a folder or an @name. */
  readonly cd: string | null;
  readonly here: boolean;
  /** What MI_CD says; it counts for less than --here. */
  readonly variable: string | null;
  /** Whether a state file that was put aside is told about; null: unless somebody else tells. */
  readonly state_warnings: boolean | null;
  /** Where earlier work is looked up. */
  readonly memory: 'sqlite_fts' | 'in_memory';
}

const backends: Readonly<Record<string, AutopilotSettings['memory']>> = {
  sqlite_fts: 'sqlite_fts',
  sqlite: 'sqlite_fts',
  fts: 'sqlite_fts',
  sqlitefts: 'sqlite_fts',
  in_memory: 'in_memory',
  memory: 'in_memory',
  mem: 'in_memory',
};

function backendNamed(said: string): AutopilotSettings['memory'] {
  const name = said.trim().toLowerCase();
  const found = Object.hasOwn(backends, name) ? backends[name] : undefined;
  if (!found) throw new SettingError(`MI_MEMORY_BACKEND is ${said}. It can be sqlite_fts or in_memory.`);
  return found;
}

const no = new Set(['0', 'false', 'no', 'n', 'off']);

export function readAutopilotSettings(flags: Flags, env: NodeJS.ProcessEnv): AutopilotSettings {
  const given = Object.fromEntries(
    known.autopilot.map((setting) => [setting.name, readValue(setting, flags[setting.name], env)]),
  );
  const { home, here, state_warnings, memory_backend } = given as unknown as SettingValues['autopilot'];
  return {
    home: fromHome(home),
    cd: typeof flags.cd === 'string' ? flags.cd : null,
    here,
    variable: env.MI_CD || null,
    memory: backendNamed(memory_backend),
    state_warnings: state_warnings === undefined ? null : !no.has(state_warnings.trim().toLowerCase()),
  };
}
