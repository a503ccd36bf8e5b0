import { compose } from '../../src/app/compose.ts';
import { call } from '../../src/boundary/call.ts';
import { silent } from '../support/app.ts';
import { actingInParts } from './two-writes.ts';

/** A process that is gone between the writes of one act. */
const { database, after }: { database: string; after: number } = JSON.parse(process.argv[2] ?? '{}');
const app = await compose({ database, durability: 'full', log: silent });
let written = 0;
const killed = actingInParts(app, () => {
  written += 1;
  if (written === after) process.kill(process.pid, 'SIGKILL');
});
await call(killed, 'init', { workspace: 'w' });
await call(killed, 'transcripts_digest', { workspace: 'w' });
