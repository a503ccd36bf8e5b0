import type { Commands } from '../../../generated/registry/commands.ts';
import type { Outcome, StoreContext } from './context.ts';
import type { Given } from './program.ts';
import { readSettings } from './settings.ts';
import { shellWord } from './shell.ts';

/** `noema backup` */
export async function backup(cli: StoreContext, { args, options, flags }: Given<Commands['memory']['backup']>): Outcome {
  const { database } = readSettings(flags, cli.env);
  const copy = await cli.backup({ url: database, to: args.file, overwrite: options.overwrite });
  cli.out(
    options.json
      ? JSON.stringify(copy, null, 2)
      : `Wrote ${copy.file} (${copy.bytes} bytes, schema ${copy.schema}), and read it through.\nTo look at it: noema doctor --database ${shellWord(copy.file)}`,
  );
  return 0;
}
