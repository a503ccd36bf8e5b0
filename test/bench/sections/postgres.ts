import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import { compose } from '../../../src/app/compose.ts';
import { silent } from '../../support/app.ts';
import { startEmbedded } from '../../support/embedded-postgres.ts';
import { HttpClient } from '../http-client.ts';
import { interleave, percentile, ratio, rowWith, spread, withTimes } from '../measure.ts';
import { cpuOf } from '../proc.ts';
import type { Context, Row, Section, Target } from '../shape.ts';
import { buildOnPostgres, floorWithPostgres, type PostgresSubject, type Serving, serve } from '../subjects/on-postgres.ts';
import { noteText } from '../subjects/text.ts';

const section = 'postgres';
const clients = 32;
const measures = ['many workspaces', 'one workspace'] as const;
type Measure = (typeof measures)[number];

/** A server at work on a database of its own. */
interface Member {
  readonly subject: PostgresSubject;
  readonly followed: boolean;
  readonly database: string;
  readonly serving: Serving;
  readonly http: HttpClient;
  /** How many notes it said that it keeps. */
  acknowledged: number;
  refused: number;
}

interface Lane {
  readonly member: Member;
  readonly measure: Measure;
  readonly latencies: number[];
  readonly ran: number[];
}

const workspaceOf = (measure: Measure, client: number) => (measure === 'one workspace' ? 'shared' : `own-${client}`);

/** Notes per second while every client has one under way. */
async function burst({ member, measure, latencies, ran }: Lane, calls: number): Promise<number> {
  const before = cpuOf(member.serving.pid);
  const began = performance.now();
  let left = calls;
  const asking = async (_: unknown, client: number) => {
    while (left > 0) {
      left -= 1;
      const body = { workspace: workspaceOf(measure, client), content: noteText(left) };
      const { ms, status } = await member.http.post(member.subject.path, body);
      latencies.push(ms);
      if (status === 200) member.acknowledged += 1;
      else member.refused += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, asking));
  const took = performance.now() - began;
  const after = cpuOf(member.serving.pid);
  if (before !== undefined && after !== undefined) ran.push((after - before) / calls);
  return (calls * 1000) / took;
}

async function hold<T>(url: string, query: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows;
}

const named = ({ subject, followed }: Member) => (followed ? `${subject.name}, followed` : subject.name);

/** What was acknowledged last may still be on its way to whoever follows. */
const longestWayMs = 10_000;

async function measured(context: Context, server: string, crew: Member[]): Promise<Row[]> {
  const { quick, stock, programs } = context;
  const hire = async (subject: PostgresSubject, followed = false): Promise<Member> => {
    const name = `${subject.name.replaceAll(/\W/g, '_')}${followed ? '_followed' : ''}`;
    await hold(server, `create database ${name}`);
    const database = server.replace(/\w+$/, name);
    const serving = await serve(subject, database, stock.empty());
    return { subject, followed, database, serving, http: new HttpClient(serving.url, clients), acknowledged: 0, refused: 0 };
  };
  for (const [name, program] of Object.entries(programs)) crew.push(await hire(buildOnPostgres(name, program)));
  const followed = await hire(buildOnPostgres('ours', programs.ours as string), true);
  crew.push(followed, await hire(floorWithPostgres));
  const watching = await compose({ database: followed.database, log: silent });
  let heard = 0;
  const unwatch = await watching.bus.watch((_, facts) => {
    heard += facts.length;
  });

  const lanes = crew.flatMap((member) => measures.map((measure): Lane => ({ member, measure, latencies: [], ran: [] })));
  const warmup = 2;
  const calls = clients * (quick ? 15 : 30);
  const rates = await interleave(
    lanes.map((lane) => ({ once: () => burst(lane, calls) })),
    quick ? 7 : 15,
    warmup,
  );
  const ended = performance.now();
  while (heard < followed.acknowledged && performance.now() - ended < longestWayMs) await after(20);
  await unwatch();
  await watching.store.close();
  if (heard < followed.acknowledged) throw new Error(`${heard} facts were heard of ${followed.acknowledged}`);

  const rows: Row[] = [];
  const row = ({ member, measure }: Lane, what: string, unit: Row['unit'], values: readonly number[]): Row => ({
    section,
    measure: what,
    where: measure,
    subject: named(member),
    unit,
    samples: values.length,
    p50: percentile(values, 0.5),
    values,
  });
  for (const [i, lane] of lanes.entries()) {
    const latencies = lane.latencies.slice(warmup * calls);
    const { values, ...times } = spread(latencies);
    rows.push(row(lane, `notes, ${clients} clients`, '/s', rates[i] ?? []));
    rows.push({ ...row(lane, 'answer', 'ms', []), ...times });
    rows.push(row(lane, 'worst answer / p50', '×', [Math.max(...latencies) / times.p50]));
    if (lane.ran.length) rows.push(row(lane, 'cpu per note', 'ms', lane.ran.slice(warmup)));
  }
  for (const member of crew) {
    member.http.close();
    await member.serving.stop();
    const [{ notes } = { notes: 0 }] = await hold<{ notes: number }>(member.database, member.subject.count);
    const place = { section, subject: named(member), unit: 'n' as const, samples: member.acknowledged };
    rows.push({ ...place, measure: 'acknowledged and lost', p50: member.acknowledged - notes });
    rows.push({ ...place, measure: 'refused', p50: member.refused });
  }
  return withTimes(rows, floorWithPostgres.name).sort((a, b) => (a.measure < b.measure ? -1 : a.measure > b.measure ? 1 : 0));
}

function targets(rows: readonly Row[]): Target[] {
  const find = (measure: string, subject: string, where?: string) =>
    rowWith(rows, { measure, subject, ...(where ? { where } : {}) });
  const rate = `notes, ${clients} clients`;
  return [
    ...measures.flatMap((where) => [
      {
        name: `${rate}, ${where}: ours / floor+pg`,
        value: ratio(find(rate, 'ours', where), find(rate, floorWithPostgres.name, where)),
        least: 0.8,
      },
      { name: `worst answer / p50, ${where}: ours`, value: find('worst answer / p50', 'ours', where)?.p50, most: 20 },
    ]),
    { name: 'acknowledged and lost: ours', value: find('acknowledged and lost', 'ours')?.p50, most: 0 },
    { name: 'refused: ours', value: find('refused', 'ours')?.p50, most: 0 },
  ];
}

/** Over HTTP and as durable as PostgreSQL is by itself; the clients, the servers and the database share the machine. */
export const postgres: Section = {
  name: section,
  async run(context) {
    const { url, stop } = await startEmbedded(['max_connections=200']);
    const crew: Member[] = [];
    try {
      return await measured(context, url, crew);
    } finally {
      for (const { serving } of crew) await serving.stop();
      await stop();
    }
  },
  targets,
};
