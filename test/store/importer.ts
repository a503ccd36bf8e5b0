import { openTables } from '../../src/store/open.ts';
import { importRows } from '../../src/store/transfer/import.ts';

/** Imports a file, and stops when all of it is written and nothing is committed. */
const { url, file } = JSON.parse(process.argv[2] ?? '{}') as { url: string; file: string };
const { engine, opened } = await openTables({ url, durability: 'full', clock: { now: () => Date.now() } });
await opened.writer.transaction().execute(async (kysely) => {
  await importRows({ engine, kysely }, file, undefined);
  process.stdout.write('written\n');
  await new Promise((resolve) => process.once('message', resolve));
});
