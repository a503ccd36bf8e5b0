import { Client } from '../client.ts';
import { interleave, type Lane, ratio, rowWith, spread } from '../measure.ts';
import type { Context, Row, Section, Target } from '../shape.ts';
import { floorWithFiles, floorWithSqlite } from '../subjects/floor.ts';
import { fillSessions, ledgerOn, openStock, type Storage, storages, thoughtText } from '../subjects/ledger-stock.ts';
import { timed } from '../timed.ts';

const section = 'ledger';
const perSession = 20;
const few = 100;
const manyOf = (quick: boolean) => (quick ? 1000 : 10_000);

type Measured = Lane & { readonly row: Omit<Row, 'section' | 'unit' | 'samples' | 'p50'> };

const floors = { db: floorWithSqlite, fs: floorWithFiles } as const;

/** A client that may think at once. */
async function hire(context: Context, storage: Storage, folder: string): Promise<Client> {
  const client = new Client(ledgerOn(context.programs.ours as string, storage), folder);
  await client.greet();
  for (const tool of ['start_new', 'cipher']) await client.call({ tool, args: {} });
  return client;
}

/** A thought more in a session, each time. */
function thinking(client: Client, session: string | undefined, from: number): (i: number) => Promise<number> {
  let number = from;
  return async () => {
    number += 1;
    const args = { thought: thoughtText(number), thoughtNumber: number, totalThoughts: number, nextThoughtNeeded: true };
    const { ms } = await client.call({ tool: 'thought', args: session === undefined ? args : { ...args, sessionId: session } });
    return ms;
  };
}

interface Folders {
  /** With a session of many thoughts. */
  readonly long: { readonly folder: string; readonly session: string };
  readonly none: string;
  readonly few: string;
  readonly many: string;
}

async function filled({ stock, say }: Context, storage: Storage, many: number): Promise<Folders> {
  const made = async (sessions: number, thoughts: number) => {
    const folder = stock.empty();
    say(`${storage}: ${sessions} sessions of ${thoughts} thoughts`);
    const app = await openStock(folder, storage);
    const [session = ''] = await fillSessions(app, sessions, thoughts);
    await app.store.close();
    return { folder, session };
  };
  return {
    long: await made(1, many),
    none: (await made(0, 0)).folder,
    few: (await made(few, perSession)).folder,
    many: (await made(many, perSession)).folder,
  };
}

async function thoughts(context: Context, folders: Readonly<Record<Storage, Folders>>, many: number): Promise<Row[]> {
  const lanes: Measured[] = [];
  const clients: Client[] = [];
  const measure = 'thought';
  for (const storage of storages) {
    const subject = `ours, ${storage}`;
    const { long, many: beside } = folders[storage];
    const alone = await hire(context, storage, long.folder);
    const among = await hire(context, storage, beside);
    const bare = floors[storage];
    const folder = context.stock.empty();
    await bare.fill?.(folder, 1);
    const floor = new Client(bare, folder);
    await floor.greet();
    clients.push(alone, among, floor);
    const [write] = bare.operations(1);
    lanes.push(
      {
        row: { measure, subject: bare.name },
        once: async (i) => (await floor.call((write as NonNullable<typeof write>).call(i))).ms,
      },
      { row: { measure, subject, where: 'a new session' }, once: thinking(alone, undefined, 0) },
      { row: { measure, subject, where: 'a long session', entries: many }, once: thinking(alone, long.session, many) },
      { row: { measure, subject, where: 'beside sessions', entries: many }, once: thinking(among, undefined, 0) },
    );
  }
  context.say('measuring thoughts');
  const values = await interleave(lanes, context.quick ? 150 : 400, 50);
  for (const client of clients) await client.close();
  return lanes.map(({ row }, i) => ({ section, ...row, unit: 'ms', ...spread(values[i] ?? []) }));
}

/** From the start of the process to the answers of the first listing of sessions. */
async function starts(context: Context, folders: Readonly<Record<Storage, Folders>>, many: number): Promise<Row[]> {
  const start = async (storage: Storage, folder: string) => {
    const began = performance.now();
    const client = new Client(ledgerOn(context.programs.ours as string, storage), folder);
    await client.greet();
    await client.call({ tool: 'list_sessions', args: { limit: 20 } });
    const ms = performance.now() - began;
    await client.close();
    return ms;
  };
  const lanes = storages.flatMap((storage): Measured[] =>
    [
      { folder: folders[storage].none, entries: 0 },
      { folder: folders[storage].many, entries: many },
    ].map(({ folder, entries }) => ({
      row: { measure: 'start', subject: `ours, ${storage}`, entries },
      once: () => start(storage, folder),
    })),
  );
  context.say('measuring starts');
  const values = await interleave(lanes, context.quick ? 9 : 21, 1);
  return lanes.map(({ row }, i) => ({ section, ...row, unit: 'ms', ...spread(values[i] ?? []) }));
}

const questions = ['slow cache', 'retry', 'part 13 network', 'parser log', 'Session 7'];

/** In process: what a transport adds is the same at every size and would hide the difference. */
async function finding(context: Context, folders: Readonly<Record<Storage, Folders>>, many: number): Promise<Row[]> {
  const lanes: Measured[] = [];
  const closing: (() => Promise<void>)[] = [];
  for (const storage of storages)
    for (const [folder, entries] of [
      [folders[storage].few, few],
      [folders[storage].many, many],
    ] as const) {
      const app = await openStock(folder, storage);
      closing.push(() => app.store.close());
      const subject = `ours, ${storage}`;
      const query = (i: number) => questions[i % questions.length] as string;
      lanes.push(
        {
          row: { measure: 'search', subject, entries },
          once: (i) => timed(app, 'session_search', { workspace: 'bench', query: query(i) }),
        },
        { row: { measure: 'list', subject, entries }, once: () => timed(app, 'list_sessions', { workspace: 'bench' }) },
      );
    }
  context.say('measuring searches');
  const values = await interleave(lanes, context.quick ? 100 : 200, 20);
  for (const close of closing) await close();
  return lanes.map(({ row }, i) => ({ section, ...row, unit: 'ms', ...spread(values[i] ?? []) }));
}

function targets(rows: readonly Row[]): Target[] {
  const row = (storage: Storage, measure: string, where?: string, entries?: number) =>
    rowWith(rows, {
      measure,
      subject: `ours, ${storage}`,
      ...(where ? { where } : {}),
      ...(entries === undefined ? {} : { entries }),
    });
  const many = Math.max(...rows.map(({ entries = 0 }) => entries));
  return storages.flatMap((storage) => {
    const fresh = row(storage, 'thought', 'a new session');
    const floor = rowWith(rows, { measure: 'thought', subject: floors[storage].name });
    const against = (name: string, a: Row | undefined, b: Row | undefined, most: number) => ({
      name: `${storage}: ${name}`,
      value: ratio(a, b),
      most,
    });
    return [
      against(`thought / ${floors[storage].name}`, fresh, floor, storage === 'db' ? 1.5 : 2),
      against(`thought in a session of ${many} / in a new one`, row(storage, 'thought', 'a long session'), fresh, 1.5),
      against(`thought beside ${many} sessions / beside none`, row(storage, 'thought', 'beside sessions'), fresh, 1.5),
      against(
        `start with ${many} sessions / with none`,
        row(storage, 'start', undefined, many),
        row(storage, 'start', undefined, 0),
        1.5,
      ),
      against(
        `search over ${many} sessions / over ${few}`,
        row(storage, 'search', undefined, many),
        row(storage, 'search', undefined, few),
        3,
      ),
      against(
        `list of ${many} sessions / of ${few}`,
        row(storage, 'list', undefined, many),
        row(storage, 'list', undefined, few),
        3,
      ),
    ];
  });
}

/** Sessions in a database and in files, beside a bare server that stores a row or a file. */
export const ledgerSection: Section = {
  name: section,
  async run(context) {
    const many = manyOf(context.quick);
    const folders = { db: await filled(context, 'db', many), fs: await filled(context, 'fs', many) };
    const parts = [thoughts, starts, finding];
    const rows: Row[] = [];
    for (const part of parts) rows.push(...(await part(context, folders, many)));
    return rows;
  },
  targets,
};
