import { once } from 'node:events';
import { compose } from '../../src/app/compose.ts';
import { call } from '../../src/boundary/call.ts';
import { silent } from './app.ts';

interface Race {
  readonly database: string;
  readonly workspace: string;
  readonly runner_id: string;
  readonly count: number;
}

/** A process of its own that waits for a word, tries to claim every job once, and prints those it got. */
const { database, workspace, runner_id, count } = JSON.parse(process.argv[2] ?? '') as Race;
const app = await compose({ database, durability: 'normal', log: silent });
console.log('ready');
await once(process, 'message');
const won: string[] = [];
const codes = new Set<string>();
for (let i = 1; i <= count; i++) {
  const job = `JOB-${String(i).padStart(3, '0')}`;
  const { success, error } = await call(app, 'tasks_jobs_claim', { workspace, job, runner_id });
  if (success) won.push(job);
  else codes.add(error?.code ?? '');
}
await app.store.close();
console.log(JSON.stringify({ won, codes: [...codes] }));
process.disconnect();
