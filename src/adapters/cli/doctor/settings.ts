import type { SettingInfo } from '../../../../generated/registry/program-shape.ts';
import { settings } from '../../../../generated/registry/settings.ts';
import { nearest } from '../../../kernel/text.ts';
import { withAgentId } from '../agent-id.ts';
import type { Flags } from '../program.ts';
import { readSettings, type Settings } from '../settings.ts';
import { SettingError, variableIn, variablesOf } from '../value.ts';
import { type Check, fail, info, ok, said, warn } from './check.ts';

const name = 'Settings';
/** The command opens the store of reasoning memory. */
const known = settings.memory;

/** The setting that a refusal speaks of, which begins with its flag, its variable or its name. */
const settingIn = (message: string): SettingInfo | undefined =>
  known.find((setting) =>
    [...variablesOf(setting), setting.flag?.split(' ')[0], setting.name].some((word) => word && message.startsWith(`${word} `)),
  );

/** Reads the settings; what is refused is noted and left out, so that everything else can still be looked at. */
function readAll(flags: Flags, env: NodeJS.ProcessEnv, project: string | null): { settings: Settings; refused: Check[] } {
  const left = { ...env };
  const refused: Check[] = [];
  for (;;)
    try {
      return { settings: readSettings(flags, left, project), refused };
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      const variable = variableIn(settingIn(error.message) ?? {}, left);
      if (!variable) throw error;
      const said = error.message.startsWith(variable) ? error.message : `${variable}: ${error.message}`;
      refused.push(fail(name, said, `Change ${variable}, or unset it.`));
      delete left[variable];
    }
}

async function conflicts(settings: Settings, env: NodeJS.ProcessEnv): Promise<Check[]> {
  const found: Check[] = [];
  try {
    if (settings.policy.default_agent_id !== 'auto') withAgentId(settings.policy, settings.home);
  } catch (error) {
    const variable = variableIn(settingIn(said(error)) ?? {}, env);
    found.push(fail(name, `${variable}: ${said(error)}`, `Change ${variable}, or unset it.`));
  }
  try {
    const { refuseUnsafe } = await import('../../http/access.ts');
    refuseUnsafe({ host: settings.host, token: settings.token, origins: settings.origins });
  } catch (error) {
    const [variable, fix] = said(error).startsWith('NOEMA_TOKEN')
      ? ['NOEMA_TOKEN', 'Set another NOEMA_TOKEN, or unset it.']
      : ['NOEMA_HOST', 'Set NOEMA_TOKEN, or unset NOEMA_HOST.'];
    found.push(warn(name, `${variable}: noema serve would refuse to start. ${said(error)}`, fix));
  }
  return found;
}

/** Variables that look like ours and are not: probably misspelt. */
function strangers(env: NodeJS.ProcessEnv): Check[] {
  const names = known.flatMap(variablesOf);
  return Object.keys(env)
    .filter((variable) => /^(NOEMA|BRANCHMIND)_(?!TEST_)/.test(variable) && !names.includes(variable))
    .map((variable) => {
      const meant = nearest(variable, names);
      return warn(name, `${variable} is set and means nothing`, meant ? `Perhaps ${meant} was meant.` : 'Unset it.');
    });
}

/** Two variables for one setting that do not say the same. */
const contradictions = (env: NodeJS.ProcessEnv): Check[] =>
  known.flatMap((setting) => {
    const counts = variableIn(setting, env);
    return variablesOf(setting)
      .filter((variable) => counts && env[variable] && env[variable] !== env[counts])
      .map((variable) => warn(name, `${variable} says something else than ${counts}, which counts`, `Unset ${variable}.`));
  });

/** Names only: a value may be a secret. */
const fromEnvironment = (env: NodeJS.ProcessEnv) => known.flatMap((setting) => variableIn(setting, env) ?? []);

/** Where calls go that name no workspace. */
function place({ policy: { default_workspace } }: Settings, env: NodeJS.ProcessEnv): Check {
  if (default_workspace === null) return info('Workspace', 'none is set; each call names one', 'Set NOEMA_WORKSPACE.');
  const set = known.some((setting) => setting.name === 'workspace' && variableIn(setting, env));
  return ok('Workspace', `${default_workspace}, ${set ? 'as it is set' : 'after the folder of the project'}`);
}

export async function checkSettings(
  flags: Flags,
  env: NodeJS.ProcessEnv,
  project: string | null,
): Promise<{ settings: Settings; checks: Check[] }> {
  const { settings, refused } = readAll(flags, env, project);
  const wrong = [...refused, ...(await conflicts(settings, env)), ...contradictions(env), ...strangers(env)];
  const given = fromEnvironment(env);
  const fine = ok(name, given.length ? `from the environment: ${given.join(', ')}` : 'all defaults');
  return { settings, checks: [...(wrong.length ? wrong : [fine]), place(settings, env)] };
}
