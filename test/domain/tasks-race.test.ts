import { describe, expect, test } from 'vitest';
import type { TaskEvent } from '../../generated/types/index.ts';
import type { App } from '../../src/boundary/app.ts';
import { call } from '../../src/boundary/call.ts';
import { testApp } from '../support/app.ts';
import { freshDatabase, hasPostgres } from '../support/postgres.ts';
import { racer } from '../support/racer.ts';

const workspace = 'race';
const task = 'TASK-001';
const count = 40;

interface Catch {
  readonly won: number[];
  readonly codes: string[];
}

const editor = (database: string, name: string) => racer<Catch>('test/support/editor.ts', { database, workspace, name, count });

async function oneTask(app: App): Promise<void> {
  await call(app, 'tasks_create', { workspace, title: 'Plan' });
  await call(app, 'tasks_create', { workspace, parent: 'PLAN-001', title: 'Task' });
}

const engines = [
  { engine: 'SQLite', database: undefined },
  ...(hasPostgres() ? [{ engine: 'PostgreSQL', database: freshDatabase }] : []),
];

describe.each(engines)('two agents at one task, $engine', ({ database }) => {
  async function onApp(work: (app: Awaited<ReturnType<typeof testApp>>) => Promise<void>): Promise<void> {
    const fresh = await database?.();
    const app = await testApp(fresh ? { database: fresh.url } : {});
    try {
      await oneTask(app);
      await work(app);
    } finally {
      await app.end();
      await fresh?.drop();
    }
  }

  test('in two processes, every revision is won once, and the other is told REVISION_MISMATCH', () =>
    onApp(async (app) => {
      const both = await Promise.all([editor(app.database, 'ann'), editor(app.database, 'bob')]);
      const [ann, bob] = (await Promise.all(both.map((one) => one.go()))) as [Catch, Catch];
      const revisions = Array.from({ length: count }, (_, i) => i);
      expect([...ann.won, ...bob.won].sort((a, b) => a - b)).toEqual(revisions);
      expect([...ann.codes, ...bob.codes].every((code) => code === 'REVISION_MISMATCH')).toBe(true);
      const { result } = await call(app, 'tasks_delta', { workspace, limit: 200 });
      const { events } = result as unknown as { events: TaskEvent[] };
      const titles = events
        .filter((event) => event.type === 'task_edited')
        .map((event) => (event.payload.patch as { title: string }).title);
      expect(titles).toEqual(revisions.map((i) => `${ann.won.includes(i) ? 'ann' : 'bob'} at ${i}`));
    }));

  test('the one who lost is shown what stands there, and a call that works', () =>
    onApp(async (app) => {
      const edit = { workspace, task, expected_revision: 0 };
      const answers = await Promise.all([
        call(app, 'tasks_edit', { ...edit, title: 'Ann' }),
        call(app, 'tasks_edit', { ...edit, description: 'Bob' }),
      ]);
      const [lost, ...others] = answers.filter((answer) => !answer.success);
      expect(others).toEqual([]);
      expect(lost?.error?.code).toBe('REVISION_MISMATCH');
      expect(lost?.suggestions.map((suggestion) => suggestion.target)).toEqual(['open', 'tasks_edit']);
      for (const { target, params } of lost?.suggestions ?? [])
        expect((await call(app, target as string, params)).error).toBeNull();
      const { result } = await call(app, 'open', { workspace, id: task });
      expect(result).toMatchObject({ target: { revision: 2, title: 'Ann', description: 'Bob' } });
    }));
});

describe.runIf(hasPostgres())('two applications in one process, PostgreSQL', () => {
  test('of twenty who edit one revision at once, one wins', async () => {
    const fresh = await freshDatabase();
    const apps = [await testApp({ database: fresh.url }), await testApp({ database: fresh.url })];
    try {
      await oneTask(apps[0] as App);
      const asked = Array.from({ length: 20 }, (_, i) =>
        call(apps[i % 2] as App, 'tasks_edit', { workspace, task, title: `by ${i}`, expected_version: 0 }),
      );
      const answers = await Promise.all(asked);
      expect(answers.filter((answer) => answer.success)).toHaveLength(1);
      expect(new Set(answers.flatMap((answer) => answer.error?.code ?? []))).toEqual(new Set(['REVISION_MISMATCH']));
    } finally {
      for (const app of apps) await app.end();
      await fresh.drop();
    }
  });
});
