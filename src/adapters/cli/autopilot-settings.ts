import { settings as known, type SettingValues } from '../../../generated/registry/settings.ts';
import type { Flags } from './program.ts';
import { fromHome } from './settings.ts';
import { readValue } from './value.ts';

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
}

const no = new Set(['0', 'false', 'no', 'n', 'off']);

export function readAutopilotSettings(flags: Flags, env: NodeJS.ProcessEnv): AutopilotSettings {
  const given = Object.fromEntries(
    known.autopilot.map((setting) => [setting.name, readValue(setting, flags[setting.name], env)]),
  );
  const { home, here, state_warnings } = given as unknown as SettingValues['autopilot'];
  return {
    home: fromHome(home),
    cd: typeof flags.cd === 'string' ? flags.cd : null,
    here,
    variable: env.MI_CD || null,
    state_warnings: state_warnings === undefined ? null : !no.has(state_warnings.trim().toLowerCase()),
  };
}
