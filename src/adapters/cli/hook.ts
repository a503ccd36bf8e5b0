import type { Commands } from '../../../generated/registry/commands.ts';
import { readAll } from '../hook/guard.ts';
import { logTrouble } from '../hook/log.ts';
import { runHook } from '../hook/run.ts';
import type { Outcome, StoreContext } from './context.ts';
import type { Given } from './program.ts';
import { fromHome } from './settings.ts';

/** `noema hook <event>`, where the program was started in full; by itself it starts in bin/hook, with less and under a guard. */
export async function hook(cli: StoreContext, { args: { event }, options, flags }: Given<Commands['memory']['hook']>): Outcome {
  try {
    const said = await runHook(cli.hooks, { event, client: options.client, flags }, await readAll(process.stdin));
    if (said !== undefined) cli.out(said);
  } catch (error) {
    logTrouble(fromHome(cli.env.NOEMA_HOME || '~/.noema'), event, error);
  }
  return 0;
}
