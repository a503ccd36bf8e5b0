import { once } from 'node:events';
import { compose } from '../../src/app/compose.ts';
import { call } from '../../src/boundary/call.ts';
import { silent } from './app.ts';

interface Race {
  readonly database: string;
  readonly workspace: string;
  readonly name: string;
  readonly count: number;
}

/** A process of its own that waits for a word, tries to edit a task at one revision after another, and prints those it won. */
const { database, workspace, name, count } = JSON.parse(process.argv[2] ?? '') as Race;
const app = await compose({ database, durability: 'normal', log: silent });
console.log('ready');
await once(process, 'message');
const won: number[] = [];
const codes = new Set<string>();
for (let expected_revision = 0; expected_revision < count; expected_revision++) {
  const edit = { task: 'TASK-001', title: `${name} at ${expected_revision}`, expected_revision };
  const { success, error } = await call(app, 'tasks_edit', { workspace, ...edit });
  if (success) won.push(expected_revision);
  else codes.add(error?.code ?? '');
}
await app.store.close();
console.log(JSON.stringify({ won, codes: [...codes] }));
process.disconnect();
