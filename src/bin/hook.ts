import { parseArgs } from 'node:util';
import { settings as known } from '../../generated/registry/settings.ts';
import { fromHome } from '../adapters/cli/settings.ts';
import { guardHook } from '../adapters/hook/guard.ts';
import { logTrouble } from '../adapters/hook/log.ts';
import { runHook } from '../adapters/hook/run.ts';
import { hookWorld } from './hook-world.ts';

/** Flags of settings that a hook takes, as its contract says. */
const taken = known.memory.filter(({ on, flag }) => flag !== undefined && on.includes('hook'));
const nameOf = (flag = '') => /--([a-z-]+)/.exec(flag)?.[1] ?? '';

function typed(args: string[]) {
  const options = Object.fromEntries(
    taken.map(({ flag, type }) => [nameOf(flag), { type: type === 'boolean' ? ('boolean' as const) : ('string' as const) }]),
  );
  const asked = parseArgs({ args, options: { ...options, client: { type: 'string' } }, allowPositionals: true });
  const values: Readonly<Record<string, unknown>> = asked.values;
  const flags = Object.fromEntries(taken.map(({ name, flag }) => [name, values[nameOf(flag)]]));
  return { event: asked.positionals[0] ?? '', client: typeof values.client === 'string' ? values.client : undefined, flags };
}

const args = process.argv.slice(3);
const home = fromHome(process.env.NOEMA_HOME || '~/.noema');
void guardHook(
  (sent) => runHook(hookWorld, typed(args), sent),
  (trouble) => logTrouble(home, args[0] ?? '', trouble),
);
