import type { SettingInfo } from '../../../../generated/registry/program-shape.ts';
import { settings } from '../../../../generated/registry/settings.ts';
import { nearest } from '../../../kernel/text.ts';
import { withAgentId } from '../agent-id.ts';
import type { Flags } from '../program.ts';
import { readSettings, type Settings } from '../settings.ts';
import { SettingError } from '../value.ts';
import { type Check, fail, ok, said, warn } from './check.ts';

const name = 'Settings';
/** The command opens the store of reasoning memory. */
const known = settings.memory;

/** The setting that a refusal speaks of, which begins with its flag, its variable or its name. */
const settingIn = (message: string): SettingInfo | undefined =>
  known.find(({ env, flag, name: own }) =>
    [env, flag?.split(' ')[0], own].some((word) => word && message.startsWith(`${word} `)),
  );

/** Reads the settings; what is refused is noted and left out, so that everything else can still be looked at. */
function readAll(flags: Flags, env: NodeJS.ProcessEnv): { settings: Settings; refused: Check[] } {
  const left = { ...env };
  const refused: Check[] = [];
  for (;;)
    try {
      return { settings: readSettings(flags, left), refused };
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      const { env: variable } = settingIn(error.message) ?? {};
      if (!variable || left[variable] === undefined) throw error;
      const said = error.message.startsWith(variable) ? error.message : `${variable}: ${error.message}`;
      refused.push(fail(name, said, `Change ${variable}, or unset it.`));
      delete left[variable];
    }
}

async function conflicts(settings: Settings): Promise<Check[]> {
  const found: Check[] = [];
  try {
    if (settings.policy.default_agent_id !== 'auto') withAgentId(settings.policy, settings.home);
  } catch (error) {
    found.push(fail(name, `BRANCHMIND_AGENT_ID: ${said(error)}`, 'Change BRANCHMIND_AGENT_ID, or unset it.'));
  }
  try {
    const { refuseUnsafe } = await import('../../http/access.ts');
    refuseUnsafe({ host: settings.host, token: settings.token, origins: settings.origins });
  } catch (error) {
    const [variable, fix] = said(error).startsWith('NOEMA_TOKEN')
      ? ['NOEMA_TOKEN', 'Set a longer NOEMA_TOKEN, or unset it.']
      : ['NOEMA_HOST', 'Set NOEMA_TOKEN, or unset NOEMA_HOST.'];
    found.push(warn(name, `${variable}: noema serve would refuse to start. ${said(error)}`, fix));
  }
  return found;
}

/** Variables that look like ours and are not: probably misspelt. */
function strangers(env: NodeJS.ProcessEnv): Check[] {
  const names = known.flatMap((setting) => setting.env ?? []);
  return Object.keys(env)
    .filter((variable) => /^(NOEMA|BRANCHMIND)_(?!TEST_)/.test(variable) && !names.includes(variable))
    .map((variable) => {
      const meant = nearest(variable, names);
      return warn(name, `${variable} is set and means nothing`, meant ? `Perhaps ${meant} was meant.` : 'Unset it.');
    });
}

/** Names only: a value may be a secret. */
const fromEnvironment = (env: NodeJS.ProcessEnv) =>
  known.flatMap(({ env: variable }) => (variable && env[variable] ? [variable] : []));

export async function checkSettings(flags: Flags, env: NodeJS.ProcessEnv): Promise<{ settings: Settings; checks: Check[] }> {
  const { settings, refused } = readAll(flags, env);
  const wrong = [...refused, ...(await conflicts(settings)), ...strangers(env)];
  const given = fromEnvironment(env);
  const fine = ok(name, given.length ? `from the environment: ${given.join(', ')}` : 'all defaults');
  return { settings, checks: wrong.length ? wrong : [fine] };
}
