import { appendFileSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../src/boundary/call.ts';
import { decideContext } from '../../../src/domain/claims/context-rules.ts';
import type { Snapshot } from '../../../src/kernel/ports.ts';
import type { ThoughtReads } from '../../../src/records/thoughts.ts';
import { claimAt, decision, fillThoughts, project } from '../../bench/subjects/thoughts-stock.ts';
import { tempFolder } from '../../support/app.ts';
import { testHome } from '../../support/home.ts';
import { quietPorts } from '../../support/pilot.ts';

type Home = Awaited<ReturnType<typeof testHome>>;

/** What the index was asked: how often, how many rows came, and how it looked for them. */
interface Counted {
  statements: number;
  rows: number;
  readonly plans: Set<string>;
}
let counted: Counted | undefined;

const { prepare } = Sqlite.prototype;
const reads = new Set(['get', 'all', 'iterate']);

/** Every statement that reads is counted while somebody counts. */
function counting(db: Sqlite.Database, sql: string): Sqlite.Statement {
  const statement = prepare.call(db, sql) as Sqlite.Statement;
  return new Proxy(statement, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        const result: unknown = Reflect.apply(member, target, args);
        if (result === target) return counting.wrapped(target, sql, db);
        if (!counted || !reads.has(String(key))) return result;
        return told(counted, db, sql, args, result);
      };
    },
  });
}
/** `pluck()` gives the statement itself back. */
counting.wrapped = (statement: Sqlite.Statement, sql: string, db: Sqlite.Database): Sqlite.Statement =>
  new Proxy(statement, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        const result: unknown = Reflect.apply(member, target, args);
        return counted && reads.has(String(key)) ? told(counted, db, sql, args, result) : result;
      };
    },
  });

function told(into: Counted, db: Sqlite.Database, sql: string, args: unknown[], result: unknown): unknown {
  into.statements += 1;
  if (!/^\s*(pragma|explain)/i.test(sql))
    for (const { detail } of (prepare.call(db, `explain query plan ${sql}`) as Sqlite.Statement<unknown[]>).all(...args) as {
      detail: string;
    }[])
      into.plans.add(`${detail} ← ${sql.replaceAll(/\s+/g, ' ').slice(0, 120)}`);
  if (Array.isArray(result)) into.rows += result.length;
  else if (result && typeof (result as Iterator<unknown>).next === 'function') {
    const walk = result as IterableIterator<unknown>;
    return (function* () {
      for (const row of walk) {
        into.rows += 1;
        yield row;
      }
    })();
  } else if (result !== undefined) into.rows += 1;
  return result;
}

const sizes = [1000, 5000] as const;
const temps: ReturnType<typeof tempFolder>[] = [];
const homes: Home[] = [];

beforeAll(async () => {
  Sqlite.prototype.prepare = function (this: Sqlite.Database, sql: string) {
    return counting(this, sql);
  } as typeof prepare;
  for (const claims of sizes) {
    const temp = tempFolder();
    temps.push(temp);
    fillThoughts(temp.folder, claims);
    const home = await testHome(project, { home: temp.folder, ports: quietPorts(), verify: false });
    homes.push(home);
    await call(home, 'claim_list', { project, limit: 1 });
  }
});
afterAll(async () => {
  Sqlite.prototype.prepare = prepare;
  for (const home of homes) await home.end();
  for (const { remove } of temps) remove();
});

async function countedIn(home: Home, ask: (home: Home) => Promise<unknown>): Promise<Counted> {
  counted = { statements: 0, rows: 0, plans: new Set() };
  const mine = counted;
  try {
    await ask(home);
  } finally {
    counted = undefined;
  }
  return mine;
}

const asked = (tool: string, args: object) => async (home: Home) => {
  const { error } = await call(home, tool, { project, ...args });
  expect(error).toBeNull();
};

const questions: Readonly<Record<string, (home: Home) => Promise<unknown>>> = {
  'mi claim list': asked('claim_list', { limit: 50 }),
  'mi claim list --type': asked('claim_list', { limit: 20, type: ['preference', 'goal'] }),
  'mi claim list --tag': asked('claim_list', { limit: 3, tag: ['mi:learned'] }),
  'mi claim list --contains, of what all hold': asked('claim_list', { limit: 20, contains: 'customer' }),
  'mi claim list --contains, of what many hold': asked('claim_list', { limit: 20, contains: 'the queue ' }),
  'mi claim list --contains, of what none holds': asked('claim_list', { limit: 20, contains: 'unheard of' }),
  'mi claim list --contains --type': asked('claim_list', { limit: 20, contains: 'customer', type: ['goal'] }),
  'mi claim list --contains --tag': asked('claim_list', { limit: 3, contains: 'step', tag: ['mi:learned'] }),
  'mi claim show --graph': asked('claim_show', { id: claimAt(7), graph: true, depth: 2, mermaid: true }),
  'mi edge list': asked('edge_list', { limit: 50 }),
  claims_search: asked('claims_search', { query: 'the export stores customer7' }),
  'mi why event': asked('why_event', { id: decision }),
  'the context of a decision': (home) =>
    home.store.read(project, async (snapshot) => {
      const { thoughts } = snapshot.of('claims') as ThoughtReads;
      const about = { task: 'Fix the export of invoices for customer7.', last_message: 'Which token signs the report?' };
      return decideContext(thoughts, { ...about, recent_evidence: [], now_ms: Date.UTC(2027, 0, 1) });
    }),
};

/** Files that were written just now are looked at more closely than older ones. What lies ahead stays young, however long this takes. */
const ages = { old: Date.UTC(2020, 0, 1) / 1000, young: Date.now() / 1000 + 24 * 3600 } as const;

async function filesAre(age: keyof typeof ages): Promise<void> {
  for (const [at, home] of homes.entries()) {
    const { folder } = temps[at] as (typeof temps)[number];
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (name.endsWith('.jsonl')) utimesSync(path.join(folder, name), ages[age], ages[age]);
    await call(home, 'claim_list', { project, limit: 1 });
  }
}

test.each(Object.entries(questions))('%s asks for no more where there are five times as many claims', async (_, ask) => {
  const [less, more] = homes as [Home, Home];
  /** What the first time adds to the Thought DB is there when it is counted. */
  for (const home of homes) await ask(home);
  await filesAre('old');
  const [few, many] = [await countedIn(less, ask), await countedIn(more, ask)];
  expect(many.statements).toBeGreaterThan(0);
  expect(many.statements).toBeLessThanOrEqual(2 * few.statements);
  expect(many.rows).toBeLessThanOrEqual(2 * few.rows + 20);
  /** Nothing reads a table from one end to the other. */
  const scans = [...many.plans].filter((plan) =>
    /^SCAN (?:t|g|s|e|thoughts|edges|thought_tags|thought_sources|standing)(?: |$)(?!USING)/.test(plan),
  );
  expect(scans).toEqual([]);
  await filesAre('young');
  expect(await countedIn(more, ask), 'the same for files that were written just now').toEqual(many);
});

test('a question is answered after one look at the files, however many times it asks', async () => {
  const [home, { folder }] = [homes[0] as Home, temps[0] as (typeof temps)[number]];
  const name = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((each) => each.endsWith('claims.jsonl')) as string;
  const claims = (snapshot: Snapshot) => (snapshot.of('claims') as ThoughtReads).thoughts;
  await home.store.read(project, async (snapshot) => {
    const before = await claims(snapshot).count('project', 'claim', {});
    const [line = ''] = readFileSync(path.join(folder, name), 'utf8').split('\n', 1);
    appendFileSync(path.join(folder, name), `${line.replace(claimAt(0), 'cl_1_feedfeed')}\n`);
    expect(await claims(snapshot).count('project', 'claim', {})).toBe(before);
    expect(await home.store.read(project, (next) => claims(next).count('project', 'claim', {}))).toBe(before + 1);
  });
});
