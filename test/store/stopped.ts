import { writeFileSync } from 'node:fs';
import { withUnfinished } from '../../src/store/backup/unfinished.ts';

/** Begins a file, and is killed or goes on to its end. */
const { file } = JSON.parse(process.argv[2] ?? '{}') as { file: string };
await withUnfinished(file, async (unfinished) => {
  for (const end of ['', '-journal']) writeFileSync(`${unfinished}${end}`, 'half');
  process.stdout.write('written\n');
  await new Promise((resolve) => process.once('message', resolve));
});
process.disconnect?.();
