import type { Commands } from '../../../generated/registry/commands.ts';
import { guardHook } from '../hook/guard.ts';
import { logTrouble } from '../hook/log.ts';
import { runHook } from '../hook/run.ts';
import type { Outcome, StoreContext } from './context.ts';
import type { Given } from './program.ts';
import { fromHome } from './settings.ts';

/** `noema hook <event>`, where the whole program was loaded: a hook that searches needs it. Others begin in bin/hook. */
export async function hook(cli: StoreContext, { args: { event }, options, flags }: Given<Commands['memory']['hook']>): Outcome {
  const home = fromHome(cli.env.NOEMA_HOME || '~/.noema');
  await guardHook(
    (sent) => runHook(cli.hooks, { event, client: options.client, flags }, sent),
    (trouble) => logTrouble(home, event, trouble),
  );
  return 0;
}
