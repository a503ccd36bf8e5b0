import path from 'node:path';
import pg from 'pg';
import { compose } from '../../../src/app/compose.ts';
import type { App, Handler } from '../../../src/boundary/app.ts';
import { questions } from '../../recall/load.ts';
import { silent } from '../../support/app.ts';
import { startEmbedded } from '../../support/embedded-postgres.ts';
import { interleave, ratio, rowWith, spread } from '../measure.ts';
import type { Row, Section } from '../shape.ts';
import { fillSearch, workspace } from '../subjects/search-stock.ts';
import { noteText } from '../subjects/text.ts';
import { timed } from '../timed.ts';

const section = 'search';
const sizes = [2000, 200_000] as const;
const largeInHaste = 20_000;
const asked = [...questions.tune, ...questions.heldOut];

/** Notes of this format say what stands elsewhere, so they are written like all others and not indexed. */
const unindexed = (app: App): App => {
  const sound = app.handlers.notes_commit as Handler;
  const bare: Handler = (input, ctx) => {
    const { tell } = ctx as unknown as { tell: (kind: string, fact: object) => Promise<never> };
    return sound(input, {
      ...(ctx as object),
      tell: (kind: string, fact: object) => tell(kind, { ...fact, format: 'think_card' }),
    } as never);
  };
  return { ...app, handlers: { ...app.handlers, notes_commit: bare } };
};

const engines = ['SQLite', 'PostgreSQL'] as const;
type EngineName = (typeof engines)[number];

interface Lane {
  readonly measure: string;
  readonly entries: number;
  readonly where: string;
  once(i: number): Promise<number>;
}

const indexing = ['indexed', 'not indexed'] as const;
const place = (engine: EngineName, how: (typeof indexing)[number]) => `${engine}, ${how}`;

/** In process: what a transport adds is the same at every size and would hide the difference. */
export const search: Section = {
  name: section,
  async run({ quick, stock, say }) {
    const lanes: Lane[] = [];
    const apps: App[] = [];
    const server = await startEmbedded([]);
    const admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    const somewhere = async (engine: EngineName, entries: number): Promise<string> => {
      if (engine === 'SQLite') return path.join(stock.empty(), 'noema.db');
      await admin.query(`create database notes_${entries}`);
      return server.url.replace(/[^/]+$/, `notes_${entries}`);
    };
    for (const engine of engines)
      for (const entries of quick ? [sizes[0], largeInHaste] : sizes) {
        say(`${entries} notes on ${engine}`);
        const database = await somewhere(engine, entries);
        await fillSearch(database, entries);
        const app = await compose({ database, log: silent });
        apps.push(app);
        const query = (i: number) => asked[i % asked.length]?.text ?? '';
        lanes.push(
          { measure: 'question', entries, where: engine, once: (i) => timed(app, 'search', { workspace, query: query(i) }) },
          { measure: 'newest', entries, where: engine, once: () => timed(app, 'search', { workspace }) },
        );
        const write = (one: App) => (i: number) => timed(one, 'notes_commit', { workspace, content: noteText(i) });
        lanes.push(
          { measure: 'write', entries, where: place(engine, 'indexed'), once: write(app) },
          { measure: 'write', entries, where: place(engine, 'not indexed'), once: write(unindexed(app)) },
        );
      }
    say('measuring');
    const values = await interleave(lanes, quick ? 132 : 264, 20);
    for (const app of apps) await app.store.close();
    await admin.end();
    await server.stop();
    return lanes
      .map(
        ({ measure, entries, where }, i): Row => ({
          section,
          measure,
          subject: 'ours',
          entries,
          where,
          unit: 'ms',
          ...spread(values[i] ?? []),
        }),
      )
      .sort((a, b) => (a.measure < b.measure ? -1 : a.measure > b.measure ? 1 : 0));
  },
  targets: (rows) => {
    const largest = Math.max(...rows.map((row) => row.entries ?? 0));
    return engines.flatMap((engine) => {
      const p50 = (measure: string, entries: number) => rowWith(rows, { measure, entries, where: engine })?.p50 ?? Number.NaN;
      const found = ['question', 'newest'].map((measure) => ({
        name: `search on ${engine}, ${measure}: ${largest} notes / ${sizes[0]}`,
        value: p50(measure, largest) / p50(measure, sizes[0]),
        most: 3,
      }));
      const written = [sizes[0], largest].map((entries) => {
        const [with_, without] = indexing.map((how) => rowWith(rows, { measure: 'write', entries, where: place(engine, how) }));
        return { name: `write at ${entries} on ${engine}: indexed / not indexed`, value: ratio(with_, without), most: 1.25 };
      });
      return [...found, ...written];
    });
  },
};
