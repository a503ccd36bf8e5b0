import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Commands } from '../../../generated/registry/commands.ts';
import { redact } from '../../boundary/redact.ts';
import { databaseAddress } from '../../kernel/database.ts';
import type { Outcome, StoreContext } from './context.ts';
import { type Check, info, type Status } from './doctor/check.ts';
import { checkDisk, checkFolder } from './doctor/folder.ts';
import { checkDriver, checkGenerated, checkNode } from './doctor/installation.ts';
import { checkPort } from './doctor/port.ts';
import { checkPostgres } from './doctor/postgres.ts';
import { checkSettings } from './doctor/settings.ts';
import { checkSqliteFile } from './doctor/sqlite-file.ts';
import { checkScratch, checkStore } from './doctor/store.ts';
import { checkOutlook } from './doctor/upgrade.ts';
import { type Paint, painter } from './paint.ts';
import type { Flags, Given } from './program.ts';
import type { Settings } from './settings.ts';
import { blocks, count, table } from './table.ts';

const failed = (checks: readonly Check[]) => checks.some((check) => check.status === 'fail');

/** Each step stands on the one before: what cannot work any more is not tried. */
async function checkSqlite(cli: StoreContext, settings: Settings): Promise<Check[]> {
  const driver = await checkDriver();
  const folder = path.dirname(settings.database);
  const place = [await checkFolder(folder), await checkDisk(folder)];
  if (failed([driver, ...place])) return [driver, ...place];
  const scratch = await checkScratch(cli, settings);
  if (!existsSync(settings.database))
    return [driver, ...place, scratch, info('Store', `${settings.database} is not there yet; the first command makes it`)];
  const file = await checkSqliteFile({
    file: settings.database,
    durability: settings.durability,
    outlook: (database) => cli.outlook(database),
    opens: () => checkStore(cli, settings),
    ahead: (outlook, otherwise) => checkOutlook(outlook, settings.database, otherwise),
  });
  return [driver, ...place, scratch, ...file];
}

async function examine(cli: StoreContext, flags: Flags): Promise<Check[]> {
  const installation = [await checkNode(cli.root), await checkGenerated(cli.root, cli.product)];
  const { settings, checks } = await checkSettings(flags, cli.env, cli.project);
  const postgres = databaseAddress(settings.database).kind === 'postgres';
  const store = postgres ? await checkPostgres(cli, settings) : await checkSqlite(cli, settings);
  return [...installation, ...checks, ...store, await checkPort(settings)];
}

function report(cli: StoreContext, checks: readonly Check[], paint: Paint): string {
  const colours: Record<Status, (text: string) => string> = {
    ok: paint.green,
    info: paint.cyan,
    warn: paint.yellow,
    fail: paint.red,
  };
  const colour = (text: string) => colours[text as Status]?.(text) ?? text;
  const rows = checks.map(({ status, name, found, fix }) => [status, name, fix ? `${found}\n→ ${fix}` : found]);
  const number = (status: Status) => checks.filter((check) => check.status === status).length;
  const sums = [
    ...(number('fail') ? [paint.red(count(number('fail'), 'failure'))] : []),
    ...(number('warn') ? [paint.yellow(count(number('warn'), 'warning'))] : []),
  ];
  return blocks(
    paint.bold(`Noema ${cli.version} on ${process.platform} ${process.arch}`),
    table(rows, [{ paint: colour }, {}, {}]),
    sums.length ? `${sums.join(', ')}.` : 'Everything is in order.',
  );
}

/** `noema doctor` */
export async function doctor(cli: StoreContext, { options, flags }: Given<Commands['memory']['doctor']>): Outcome {
  const checks = redact(await examine(cli, flags));
  const ok = !failed(checks);
  cli.out(
    options.json ? JSON.stringify({ ok, version: cli.version, checks }, null, 2) : report(cli, checks, painter(cli.colour)),
  );
  return ok ? 0 : 1;
}
