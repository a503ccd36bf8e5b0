import { describe, expect, it } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import { hasPostgres } from '../support/postgres.ts';
import { appOn, postgres } from './engines.ts';
import { recordingOn } from './recording.ts';

const step = (title: string) => ({ title, success_criteria: ['done'], tests: ['run'] });

/** The most that a call may cost where every statement crosses a network. */
const most: [string, Record<string, unknown>, number][] = [
  ['tasks_macro_start', { plan_title: 'Plan', task_title: 'Task', steps: ['One', 'Two', 'Three'].map(step) }, 33],
  ['tasks_macro_start', { task_title: 'Ship it' }, 33],
  ['notes_commit', { content: 'x' }, 7],
  ['tasks_snapshot', {}, 22],
];

describe.skipIf(!hasPostgres())('statements on PostgreSQL', () => {
  it('are no more than were counted', async () => {
    const place = await postgres.place();
    const { store, during } = recordingOn(place);
    const app = appOn(store);
    await call(app, 'init', { workspace: 'w' });
    for (const [tool, args, limit] of most) {
      const sent = await during(async () => expect((await call(app, tool, { workspace: 'w', ...args })).error, tool).toBeNull());
      expect(sent.length, tool).toBeLessThanOrEqual(limit);
    }
    await store.close();
    await place.remove();
  });
});
