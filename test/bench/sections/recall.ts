import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { compose } from '../../../src/app/compose.ts';
import { call } from '../../../src/boundary/call.ts';
import { absent, items, questions, store, workspace } from '../../recall/load.ts';
import { type Finder, type Measured, measure } from '../../recall/measure.ts';
import { silent, testClock } from '../../support/app.ts';
import { Client } from '../client.ts';
import { rowWith } from '../measure.ts';
import type { Context, Row, Section } from '../shape.ts';
import { serverMemory } from '../subjects/server-memory.ts';

const section = 'recall';
const hour = 3_600_000;
const most = 10;

/** Finds things again, until it is ended. */
interface Finding {
  readonly subject: string;
  readonly find: Finder;
  end(): Promise<void>;
}

async function ours({ stock }: Context): Promise<Finding> {
  const clock = testClock();
  const database = path.join(stock.empty(), 'noema.db');
  const app = await compose({ database, durability: 'normal', clock, log: silent });
  const refs = await store(app, () => clock.advance(hour));
  return {
    subject: 'ours',
    async find(query) {
      const { result } = await call(app, 'search', { workspace, query, limit: most });
      return (result as { hits: { ref: string }[] }).hits.map(({ ref }) => refs.get(ref) ?? ref);
    },
    end: () => app.store.close(),
  };
}

/** The whole question as a part of a text, and, as people help themselves, any of its longer words; the newest first. */
async function like(): Promise<Finding[]> {
  const db = new Sqlite(':memory:');
  db.exec('create table items (id integer primary key, key text, text text)');
  const add = db.prepare('insert into items (key, text) values (?, ?)');
  for (const { key, title, text } of items) add.run(key, `${title} ${text}`);
  const by = (parts: readonly string[]) =>
    parts.length === 0
      ? []
      : (db
          .prepare(
            `select key from items where ${parts.map(() => "text like '%' || ? || '%'").join(' or ')} order by id desc limit ${most}`,
          )
          .pluck()
          .all(...parts) as string[]);
  const words = (query: string) => query.split(/\W+/).filter((word) => word.length > 3);
  return [
    { subject: 'LIKE, the question', find: async (query) => by([query]), end: async () => {} },
    { subject: 'LIKE, any word', find: async (query) => by(words(query)), end: async () => void db.close() },
  ];
}

/** It finds texts that hold the whole query; given word by word, what holds the most of them. */
async function memoryServer({ stock }: Context): Promise<Finding[]> {
  const client = new Client(serverMemory, stock.empty());
  await client.greet();
  const entities = items.map(({ key, kind, title, text }) => ({
    name: `${key} ${title}`,
    entityType: kind,
    observations: [text],
  }));
  await client.call({ tool: 'create_entities', args: { entities } });
  const search = async (query: string): Promise<string[]> => {
    const { result } = await client.call({ tool: 'search_nodes', args: { query } });
    const [{ text = '{}' } = {}] = (result.content ?? []) as { text?: string }[];
    const { entities: found = [] } = JSON.parse(text) as { entities?: { name: string }[] };
    return found.map(({ name }) => name.split(' ')[0] ?? '');
  };
  const byWord: Finder = async (query) => {
    const held = new Map<string, number>();
    for (const word of query.split(/\W+/).filter((one) => one.length > 3))
      for (const key of await search(word)) held.set(key, (held.get(key) ?? 0) + 1);
    return [...held]
      .sort(([, a], [, b]) => b - a)
      .map(([key]) => key)
      .slice(0, most);
  };
  return [
    { subject: 'search_nodes, the question', find: search, end: async () => {} },
    { subject: 'search_nodes, word by word', find: byWord, end: () => client.close() },
  ];
}

const rowsOf = (subject: string, { recall, mrr, nothing, absent: missing, questions: n }: Measured): Row[] => [
  { section, measure: 'found among the first five', subject, unit: '%', samples: n, p50: 100 * recall },
  { section, measure: 'mean of 1/place', subject, unit: '%', samples: n, p50: 100 * mrr },
  { section, measure: 'absent gives nothing', subject, unit: '%', samples: missing, p50: (100 * nothing) / missing },
];

/** How well things are found again: the held-out half of test/recall, asked as people ask. */
export const recall: Section = {
  name: section,
  async run(context) {
    const rows: Row[] = [];
    for (const finding of [await ours(context), ...(await like()), ...(await memoryServer(context))]) {
      rows.push(...rowsOf(finding.subject, await measure(finding.find, questions, absent, 'heldOut')));
      await finding.end();
    }
    return rows.sort((a, b) => (a.measure < b.measure ? -1 : a.measure > b.measure ? 1 : 0));
  },
  targets: (rows) =>
    (
      [
        ['found among the first five', 10],
        ['mean of 1/place', 25],
        ['absent gives nothing', 5],
      ] as const
    ).map(([measure, missing]) => ({
      name: `${measure}: % missing`,
      value: 100 - (rowWith(rows, { measure, subject: 'ours' })?.p50 ?? 0),
      most: missing,
    })),
};
