import path from 'node:path';
import type { Commands } from '../../../generated/registry/commands.ts';
import type { CliContext, Outcome } from './context.ts';
import { exportSchemas } from './schemas-export.ts';
import { count } from './table.ts';

/** `noema schemas export` */
export async function schemas(cli: CliContext, { options: { dialect, out } }: Commands['memory']['schemas export']): Outcome {
  const files = await exportSchemas({ dialect, out, root: cli.root });
  cli.out(`Wrote ${count(files.length, 'file')} (${dialect}) to ${path.resolve(out)}.`);
  return 0;
}
