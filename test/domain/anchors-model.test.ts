import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  Anchor,
  AnchorSnapshotOutput,
  AnchorsLintOutput,
  AnchorsListOutput,
  OpenedAnchor,
  TasksJobsListOutput,
} from '../../generated/types/index.ts';
import type { App } from '../../src/boundary/app.ts';
import { call } from '../../src/boundary/call.ts';
import { testApp } from '../support/app.ts';
import { freshDatabase, hasPostgres } from '../support/postgres.ts';
import { type Item, Oracle } from './anchors-oracle.ts';

const names = ['a:a', 'a:b', 'a:c', 'a:d', 'a:e', 'a:f'];
const name = fc.constantFrom(...names);
const few = (max: number) => fc.uniqueArray(name, { minLength: 1, maxLength: max });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 1 });

const item = fc
  .record({
    id: name,
    title: fc.constantFrom('One', 'Two'),
    aliases: maybe(few(2)),
    parent_id: maybe(fc.oneof({ weight: 4, arbitrary: name }, { weight: 1, arbitrary: fc.constant('') })),
    depends_on: maybe(few(3)),
  })
  .map((given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as unknown as Item);
/** Plain items, so that there is something to relate to. */
const plain = fc.record({ id: name, title: fc.constantFrom('One', 'Two') });

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('bootstrap' as const), items: fc.array(item, { minLength: 1, maxLength: 3 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('bootstrap' as const), items: fc.array(plain, { minLength: 1, maxLength: 4 }) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('rename' as const), from: name, to: name }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('merge' as const), into: name, from: few(3) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('card' as const),
      tags: few(3),
      type: fc.constantFrom('decision' as const, 'test' as const, 'note' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('uncard' as const), nth: fc.nat(6) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('job' as const), anchor: name }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const weights = { decision: 0, test: 2, note: 6 };
/** Names are read loosely, so that they are sent so. */
const loose = (given: string) => ` ${given.toUpperCase()} `;

function world(app: App, workspace: string) {
  const answer = (tool: string, args: object) => call(app, tool, { workspace, ...args });
  const ask = async <T>(tool: string, args: object = {}): Promise<T> => {
    const { result, error } = await answer(tool, args);
    if (error) throw new Error(`${tool}: ${error.code} ${error.message}`);
    return result as T;
  };
  return { answer, ask };
}

/** Does one thing to both; what the room answers must be what the model allows. */
async function act({ answer }: ReturnType<typeof world>, oracle: Oracle, step: Step, nth: number): Promise<void> {
  const agree = async (tool: string, args: object, allowed: readonly string[]) => {
    const { error } = await answer(tool, args);
    if (allowed.length) expect(allowed, `${tool} ${JSON.stringify(args)}`).toContain(error?.code);
    else expect(error, `${tool} ${JSON.stringify(args)}`).toBeNull();
  };
  switch (step.do) {
    case 'bootstrap': {
      const anchors = step.items.map((one) => ({ ...one, id: loose(one.id), kind: 'component' }));
      return agree('anchors_bootstrap', { anchors }, oracle.bootstrap(step.items));
    }
    case 'rename':
      return agree('anchors_rename', { from: loose(step.from), to: step.to }, oracle.rename(step.from, step.to));
    case 'merge':
      return agree('anchors_merge', { into: step.into, from: step.from.map(loose) }, oracle.merge(step.into, step.from));
    case 'card': {
      const id = `X${nth}`;
      oracle.card(id, step.tags, weights[step.type], step.type === 'note');
      return agree('think_card', { card: { id, type: step.type, title: 't', tags: step.tags } }, []);
    }
    case 'uncard': {
      const ids = oracle.things.filter((thing) => thing.name.startsWith('X') && !thing.gone).map((thing) => thing.name);
      const id = ids[step.nth];
      if (id === undefined) return;
      oracle.uncard(id);
      return agree('graph_apply', { ops: [{ op: 'node_delete', id }] }, []);
    }
    case 'job':
      oracle.job(`job ${nth}`, step.anchor);
      return agree('tasks_jobs_create', { title: `job ${nth}`, prompt: 'p', anchor: loose(step.anchor) }, []);
  }
}

/** Two pages at a time, as a reader would. */
async function listAll({ ask }: ReturnType<typeof world>): Promise<Anchor[]> {
  const found: Anchor[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page: AnchorsListOutput = await ask('anchors_list', { limit: 2, ...(after ? { after } : {}) });
    found.push(...page.anchors);
    after = page.next_after;
  }
  return found;
}

async function compare(room: ReturnType<typeof world>, oracle: Oracle): Promise<void> {
  const { ask, answer } = room;
  const anchors = await listAll(room);
  expect(anchors.map(({ id, title, parent_id, depends_on, aliases }) => ({ id, title, parent_id, depends_on, aliases }))).toEqual(
    [...oracle.places]
      .map(([id, { title, parent, needs }]) => ({
        id,
        title,
        parent_id: parent,
        depends_on: needs,
        aliases: oracle.aliases(id),
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  );
  const ids = new Set(anchors.map(({ id }) => id));
  for (const { parent_id, depends_on } of anchors)
    for (const related of [...(parent_id === null ? [] : [parent_id]), ...depends_on]) expect(ids).toContain(related);

  const shown = (cards: readonly { id: string; type: string }[]) =>
    cards.map(({ id, type }) => (type === 'update' ? '(update)' : id));
  for (const any of names) {
    const { result, error, warnings } = await answer('open', { id: any, include_drafts: true, limit: 50 });
    const meant = oracle.meant(any);
    const about = oracle.about(meant, true);
    if (oracle.resolve(any) === undefined && about.length === 0) {
      expect(error?.code).toBe('UNKNOWN_ID');
      continue;
    }
    const { anchor, cards, stats } = result as unknown as OpenedAnchor;
    expect({ id: anchor.id, registered: anchor.registered }).toEqual({
      id: meant,
      registered: oracle.resolve(any) !== undefined,
    });
    expect(shown(cards)).toEqual(about);
    expect(stats.links_count).toBe(about.length);
    const codes = [...(meant === any ? [] : ['ANCHOR_ALIAS_RESOLVED']), ...(anchor.registered ? [] : ['ANCHOR_UNREGISTERED'])];
    expect(warnings.map(({ code }) => code)).toEqual(codes);
    if (!anchor.registered) continue;
    const snapshot = await ask<AnchorSnapshotOutput>('anchor_snapshot', { anchor: any });
    expect(shown(snapshot.cards)).toEqual(oracle.about(meant, false));
    const { jobs } = await ask<TasksJobsListOutput>('tasks_jobs_list', { anchor: any });
    expect(jobs.map(({ title }) => title).reverse()).toEqual(oracle.jobsAbout(meant));
  }
  const { issues } = await ask<AnchorsLintOutput>('anchors_lint', { limit: 200 });
  expect(issues.map(({ severity, code, anchor }) => `${severity} ${code} ${anchor}`)).toEqual(oracle.lint());
}

let nextWorld = 0;
const holds = (app: App, runs: number) =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const room = world(app, `model/${nextWorld++}`);
      await room.ask('init');
      const oracle = new Oracle();
      for (const [nth, one] of steps.entries()) {
        await act(room, oracle, one, nth);
        if (nth % 3 === 2) await compare(room, oracle);
      }
      await compare(room, oracle);
    }),
    { numRuns: runs },
  );

const runs = Number(process.env.NOEMA_MODEL_RUNS ?? 24);

describe('the anchors room does what its model does', () => {
  let app: Awaited<ReturnType<typeof testApp>>;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.end());
  test('on SQLite', () => holds(app, runs));
});

describe.runIf(hasPostgres())('and', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let app: Awaited<ReturnType<typeof testApp>>;
  beforeAll(async () => {
    database = await freshDatabase();
    app = await testApp({ database: database.url });
  });
  afterAll(async () => {
    await app.end();
    await database.drop();
  });
  test('on PostgreSQL', () => holds(app, Math.ceil(runs / 8)));
});
