import path from 'node:path';
import type { CliContext, Outcome } from './context.ts';
import { exportSchemas, schemaDialects } from './schemas-export.ts';
import { SettingError } from './settings.ts';
import { count } from './table.ts';

/** `noema schemas export` */
export async function schemas(cli: CliContext, verb: string, flags: Record<string, unknown>): Outcome {
  const { dialect = 'plain', out } = flags as { dialect?: string; out?: string };
  if (verb !== 'export') throw new SettingError(`schemas knows no ${verb}. Use: noema schemas export --out <folder>.`);
  if (!out) throw new SettingError('--out is missing: name the folder to write to.');
  if (!(schemaDialects as readonly string[]).includes(dialect))
    throw new SettingError(`There is no dialect called ${dialect}. Choose one of: ${schemaDialects.join(', ')}.`);
  const files = await exportSchemas({ dialect, out, root: cli.root });
  cli.out(`Wrote ${count(files.length, 'schema')} (${dialect}) to ${path.resolve(out)}.`);
  return 0;
}
