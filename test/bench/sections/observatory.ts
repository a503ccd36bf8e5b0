import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { HttpClient } from '../http-client.ts';
import { interleave, ratio, rowWith, spread } from '../measure.ts';
import type { Context, Row, Section } from '../shape.ts';
import { fillSessions, openStock, project, type Storage, storages, thoughtText } from '../subjects/ledger-stock.ts';

const section = 'observatory';
const watchers = 100;
const sizes = { few: 1000, many: 10_000 };

/** The first words of a process that match. */
const says = (child: ChildProcess, pattern: RegExp) =>
  new Promise<RegExpExecArray>((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (part: Buffer) => {
      text += part;
      const found = pattern.exec(text);
      if (found) resolve(found);
    });
    child.once('close', () => reject(new Error(`it ended before it said ${pattern}`)));
  });

interface Server {
  readonly url: string;
  stop(): Promise<unknown>;
}

/** Serves what lies in a folder, as `npm start` does. */
async function serve(program: string, folder: string, storage: Storage): Promise<Server> {
  const env = {
    PATH: process.env.PATH ?? '',
    NOEMA_HOME: folder,
    THOUGHTBOX_DATA_DIR: folder,
    THOUGHTBOX_STORAGE: storage,
    THOUGHTBOX_PROJECT: project,
    DISABLE_THOUGHT_LOGGING: 'true',
  };
  const child = spawn(process.execPath, [program, 'serve', '--port', '0'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const [, url = ''] = await says(child, /Observatory +(http:\/\/[^/]+)\//);
  return {
    url,
    stop: () => {
      child.kill();
      return ended;
    },
  };
}

const socketOf = (url: string) => `${url.replace('http', 'ws')}/observatory/socket`;

async function filledWith({ stock, say }: Context, storage: Storage, thoughts: number) {
  const folder = stock.empty();
  say(`${storage}: a session of ${thoughts} thoughts`);
  const app = await openStock(folder, storage);
  const [session = ''] = await fillSessions(app, 1, thoughts);
  await app.store.close();
  return { folder, session };
}

/** A thought more, each time; gives the milliseconds until it was acknowledged. */
function thinking({ url }: Server, sessionId: string, from: number) {
  const client = new HttpClient(url, 1);
  let number = from;
  return async () => {
    number += 1;
    const args = {
      sessionId,
      thought: thoughtText(number),
      thoughtNumber: number,
      totalThoughts: number,
      nextThoughtNeeded: true,
    };
    const { ms, status, text } = await client.post('/ledger/v1/tools/thought', args);
    if (status !== 200) throw new Error(text);
    return ms;
  };
}

/** A write with nobody who watches beside the same with many. */
async function writes(context: Context, storage: Storage): Promise<Row[]> {
  const program = context.programs.ours as string;
  const [quiet, busy] = [await filledWith(context, storage, 100), await filledWith(context, storage, 100)];
  const servers = [await serve(program, quiet.folder, storage), await serve(program, busy.folder, storage)] as const;
  const script = fileURLToPath(new URL('../watchers.mjs', import.meta.url));
  const crowd = spawn(process.execPath, [script, socketOf(servers[1].url), busy.session, String(watchers)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await says(crowd, /ready/);
  context.say(`${storage}: writing while ${watchers} watch`);
  const rounds = context.quick ? 300 : 1000;
  const warmup = 50;
  const values = await interleave(
    [{ once: thinking(servers[0], quiet.session, 100) }, { once: thinking(servers[1], busy.session, 100) }],
    rounds,
    warmup,
  );
  const told = says(crowd, /heard (\d+)/);
  /** The last ones are gathered before they are told. */
  await new Promise((resolve) => setTimeout(resolve, 1000));
  crowd.stdin?.end();
  const [, heard = '0'] = await told;
  for (const server of servers) await server.stop();
  const row = (where: string, at: number): Row => ({
    section,
    measure: 'thought',
    subject: `ours, ${storage}`,
    where,
    unit: 'ms',
    ...spread(values[at] ?? []),
  });
  return [
    row('nobody watches', 0),
    row(`${watchers} watch`, 1),
    {
      section,
      measure: 'told of what was written',
      subject: `ours, ${storage}`,
      unit: '%',
      samples: 1,
      p50: (100 * Number(heard)) / (watchers * (rounds + warmup)),
    },
  ];
}

/** From asking to the first picture of a session, and how large that is. */
const join = (url: string, sessionId: string) =>
  new Promise<{ ms: number; bytes: number }>((resolve, reject) => {
    const socket = new WebSocket(socketOf(url));
    let began = 0;
    socket.on('error', reject);
    socket.on('open', () => {
      began = performance.now();
      socket.send(JSON.stringify({ action: 'subscribe', channel: 'reasoning', sessionId }));
    });
    socket.on('message', (data: Buffer) => {
      if (!data.includes('"session:snapshot"')) return;
      socket.close();
      resolve({ ms: performance.now() - began, bytes: data.length });
    });
  });

async function joins(context: Context, storage: Storage): Promise<Row[]> {
  const program = context.programs.ours as string;
  const lanes: { entries: number; bytes: number; stop: Server['stop']; once: () => Promise<number> }[] = [];
  for (const entries of Object.values(sizes)) {
    const { folder, session } = await filledWith(context, storage, entries);
    const { url, stop } = await serve(program, folder, storage);
    const lane = {
      entries,
      bytes: 0,
      stop,
      once: async () => {
        const { ms, bytes } = await join(url, session);
        lane.bytes = bytes;
        return ms;
      },
    };
    lanes.push(lane);
  }
  context.say(`${storage}: joining`);
  const values = await interleave(lanes, context.quick ? 20 : 60, 5);
  for (const { stop } of lanes) await stop();
  return lanes.flatMap(({ entries, bytes }, i): Row[] => {
    const head = { section, subject: `ours, ${storage}`, entries };
    return [
      { ...head, measure: 'joining a session', unit: 'ms', ...spread(values[i] ?? []) },
      { ...head, measure: 'first picture', unit: 'B', samples: 1, p50: bytes },
    ];
  });
}

export const observatory: Section = {
  name: section,
  async run(context) {
    const rows: Row[] = [];
    for (const storage of storages) rows.push(...(await writes(context, storage)), ...(await joins(context, storage)));
    return rows;
  },
  targets: (rows) =>
    storages.flatMap((storage) => {
      const subject = `ours, ${storage}`;
      const thought = (where: string) => rowWith(rows, { measure: 'thought', subject, where });
      const joining = (measure: string) =>
        ratio(rowWith(rows, { measure, subject, entries: sizes.many }), rowWith(rows, { measure, subject, entries: sizes.few }));
      return [
        {
          name: `${storage}: a thought while ${watchers} watch / while nobody does, p50`,
          value: ratio(thought(`${watchers} watch`), thought('nobody watches')),
          most: 1.2,
        },
        { name: `${storage}: first picture of 10,000 thoughts / of 1,000, bytes`, value: joining('first picture'), most: 1.1 },
        /** In files, whoever reads a session first looks whether its folder has changed, which takes longer the more files it has. */
        ...(storage === 'db'
          ? [{ name: `${storage}: joining 10,000 thoughts / 1,000, p50`, value: joining('joining a session'), most: 1.5 }]
          : []),
      ];
    }),
};
