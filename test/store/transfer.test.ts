import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noPolicy } from '../../src/app/compose.ts';
import { call } from '../../src/boundary/call.ts';
import type { Opened } from '../../src/store/tables.ts';
import { exportWorkspace, importWorkspace } from '../../src/store/transfer/index.ts';
import { TransferRefused } from '../../src/store/transfer/refused.ts';
import { tablesInOrder, workspaceColumns } from '../../src/store/transfer/tables.ts';
import { tempFolder, testClock } from '../support/app.ts';
import { proving } from '../support/command-rule.ts';
import { start } from '../support/processes.ts';
import { withPolicy } from '../support/rooms.ts';
import { chapters, type Tool, workspace } from '../upgrades/story.ts';
import { appOn, openOn, realEngines, type TestedEngine, type TestStore } from './engines.ts';

const clock = testClock();
const write = async () => {};

let temp: ReturnType<typeof tempFolder>;
const open: TestStore[] = [];
beforeEach(() => {
  temp = tempFolder();
});
afterEach(async () => {
  for (const place of open.splice(0)) await place.remove();
  temp.remove();
});

const file = (name: string) => path.join(temp.folder, name);
const placed = async (engine: TestedEngine) => {
  const place = await engine.place();
  open.push(place);
  return place;
};

/** A store with everything that a workspace can hold. */
async function lived(place: TestStore, agent: string | null = null): Promise<void> {
  const store = await openOn(place);
  const app = withPolicy(appOn(store), { ...noPolicy, default_agent_id: agent });
  const tool: Tool = async (name, args = {}) => {
    const { result, error } = await call(app, name, { workspace, ...args });
    expect(error, name).toBeNull();
    return result as Record<string, unknown>;
  };
  for (const { tell } of chapters) await tell(tool);
  await store.close();
}

async function exported(place: TestStore, name = 'out.jsonl', from = workspace): Promise<string> {
  const to = file(name);
  await exportWorkspace({ url: place.url, workspace: from, to, write }, clock);
  return to;
}

const look = async <T>(place: TestStore, work: (db: Opened['writer']) => Promise<T>): Promise<T> => {
  const handle = await place.handle();
  try {
    return await work(handle.writer);
  } finally {
    await handle.close();
  }
};

const workspacesIn = (place: TestStore) =>
  look(place, async (db) => (await db.selectFrom('workspaces').select('name').orderBy('name').execute()).map(({ name }) => name));

/** How many rows each table has, the tables of the store itself left out. */
const countsIn = (place: TestStore) =>
  look(place, async (db) => {
    const tables = ['workspaces', 'search_docs', ...tablesInOrder.map(([name]) => name)];
    const counts: Record<string, number> = {};
    for (const table of tables) {
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db);
      counts[table] = Number(rows[0]?.n);
    }
    return counts;
  });

const refusalOf = async (work: Promise<unknown>): Promise<TransferRefused> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(TransferRefused);
  return error as TransferRefused;
};

const [sqlite] = realEngines as [TestedEngine];
const pairs = realEngines.flatMap((from) =>
  realEngines.filter((to) => to !== from || to === sqlite).map((to) => [from.name, to.name, from, to] as const),
);

describe('a workspace', () => {
  it.each(pairs)('from %s to %s and back is the same file, byte for byte', async (_, __, from, to) => {
    const first = await placed(from);
    const second = await placed(to);
    await lived(first);
    const one = await exported(first, 'one.jsonl');
    expect(await importWorkspace({ url: second.url, from: one }, clock)).toMatchObject({ workspace });
    const two = await exported(second, 'two.jsonl');
    expect(readFileSync(two, 'utf8')).toBe(readFileSync(one, 'utf8'));
    expect(statSync(one).mode & 0o777).toBe(0o600);
    await importWorkspace({ url: first.url, from: two, workspace: 'home/again' }, clock);
    const three = readFileSync(await exported(first, 'three.jsonl', 'home/again'), 'utf8').split('\n');
    expect(three.slice(1, -2)).toEqual(readFileSync(one, 'utf8').split('\n').slice(1, -2));
  });

  it.each(realEngines)(
    'is whole after it was moved to $name: what was asked before has the same answer, and it goes on',
    async (engine) => {
      const first = await placed(sqlite);
      await lived(first);
      const second = engine === sqlite ? await placed(sqlite) : await placed(engine);
      for (const name of [workspace, 'acme/other'])
        await importWorkspace({ url: second.url, from: await exported(first, `${name.slice(5)}.jsonl`, name) }, clock);
      const store = await openOn(second);
      const app = appOn(store);
      for (const [tool, args, want] of [...chapters.flatMap(({ asks }) => asks), ...chapters.flatMap(({ goesOn }) => goesOn)]) {
        const { error, result } = await call(app, tool, { workspace, ...args });
        expect(error, `${tool} ${JSON.stringify(args)}`).toBeNull();
        expect(result, `${tool} ${JSON.stringify(args)}`).toMatchObject(want);
      }
      await store.close();
    },
  );

  it.each(realEngines)('is found on $name by words, in the same states and by the same writers as before', async (engine) => {
    const first = await placed(sqlite);
    await lived(first, 'ann');
    const second = await placed(engine);
    await importWorkspace({ url: second.url, from: await exported(first) }, clock);
    const index = (place: TestStore) =>
      look(place, async (db) => {
        const { id } = await db.selectFrom('workspaces').select('id').where('name', '=', workspace).executeTakeFirstOrThrow();
        return db
          .selectFrom('search_docs')
          .select([
            'source',
            'key',
            'kind',
            'type',
            'branch_id',
            'task',
            'agent_id',
            'tags',
            'state',
            'favour',
            'mark',
            'words',
            'weights',
            'length',
          ])
          .where('ws', '=', id)
          .orderBy('source')
          .orderBy('key')
          .execute();
      });
    expect(await index(second)).toEqual(await index(first));
  });

  it('is read in pages, however many rows it has', async () => {
    const place = await placed(sqlite);
    const store = await openOn(place);
    await call(appOn(store), 'init', { workspace });
    await store.close();
    await look(place, async (db) => {
      const { id: ws } = await db.selectFrom('workspaces').select('id').executeTakeFirstOrThrow();
      const note = { ws, branch_id: 1, doc: 'notes', kind: 'note', content: 'x', ts_ms: 1 };
      for (let done = 0; done < 2500; done += 500)
        await db
          .insertInto('entries')
          .values(Array.from({ length: 500 }, (_, i) => ({ ...note, seq: done + i + 2 })))
          .execute();
      await db.updateTable('workspaces').set({ seq: 2501 }).execute();
    });
    const lines = readFileSync(await exported(place), 'utf8')
      .trimEnd()
      .split('\n');
    const seqs = lines.flatMap((line) => (line.startsWith('{"table":"entries"') ? [JSON.parse(line).row.seq as number] : []));
    expect(seqs).toEqual(Array.from({ length: 2500 }, (_, i) => i + 2));
  });
});

describe('an export', () => {
  it('holds every column of every table that is not made anew', async () => {
    const place = await placed(sqlite);
    const made = ['search_docs', 'search_backlog'];
    await look(place, async (db) => {
      const { rows } = await sql<{ name: string }>`
        select name from sqlite_master where type = 'table' and name not like 'kysely%' and name not like 'sqlite%'
        and name not like 'node_text%' and name not like 'search_words%'`.execute(db);
      const known = new Map<string, object>([
        ['workspaces', workspaceColumns],
        ...tablesInOrder.map(([name, { columns }]) => [name, columns] as const),
      ]);
      expect(
        rows
          .map(({ name }) => name)
          .filter((name) => !made.includes(name))
          .toSorted(),
      ).toEqual([...known.keys()].toSorted());
      for (const [name, columns] of known) {
        const { rows: infos } = await sql<{ name: string }>`select name from pragma_table_info(${name})`.execute(db);
        const numbered = ['workspaces', 'node_versions', 'edge_versions'].includes(name) ? ['ws', 'id'] : ['ws'];
        expect(
          infos
            .map((info) => info.name)
            .filter((column) => !numbered.includes(column))
            .toSorted(),
          name,
        ).toEqual(Object.keys(columns).toSorted());
      }
    });
  });

  it('of a workspace that is not there names those that are, and leaves no file', async () => {
    const place = await placed(sqlite);
    await lived(place);
    const to = file('none.jsonl');
    const refusal = await refusalOf(exportWorkspace({ url: place.url, workspace: 'nobody', to, write }, clock));
    expect(refusal).toMatchObject({ code: 'NO_WORKSPACE', message: expect.stringContaining('acme/app, acme/other') });
    expect(readdirSync(temp.folder).filter((name) => name.startsWith('none'))).toEqual([]);
    const nowhere = file('nowhere.db');
    await refusalOf(exportWorkspace({ url: nowhere, workspace, to, write }, clock));
    expect(existsSync(nowhere)).toBe(false);
  });

  it('does not replace a file unless it is told to', async () => {
    const place = await placed(sqlite);
    await lived(place);
    const to = file('mine.jsonl');
    writeFileSync(to, 'mine');
    await expect(exportWorkspace({ url: place.url, workspace, to, write }, clock)).rejects.toMatchObject({ code: 'FILE_EXISTS' });
    expect(readFileSync(to, 'utf8')).toBe('mine');
    await exportWorkspace({ url: place.url, workspace, to, overwrite: true, write }, clock);
    expect(readFileSync(to, 'utf8')).toContain('"noema":"workspace"');
  });
});

describe('what a killed export has left', () => {
  it('goes with the next one to the same file', async () => {
    const place = await placed(sqlite);
    await lived(place);
    const killed = await start('test/store/stopped.ts', { file: file('out.jsonl') });
    await killed.until((said) => said.includes('written'));
    killed.kill();
    await killed.ended;
    expect(readdirSync(temp.folder).length).toBeGreaterThan(0);
    await exported(place);
    expect(readdirSync(temp.folder)).toEqual(['out.jsonl']);
  });
});

describe('an export never replaces', () => {
  let place: TestStore;
  let home: string;
  let listening: Server;
  beforeEach(async () => {
    place = await placed(sqlite);
    await lived(place);
    home = path.dirname(place.url);
    new Sqlite(file('other.db')).exec('create table films (id integer)').close();
    for (const name of ['open.db', 'open.db-wal', 'letter']) writeFileSync(file(name), name);
    symlinkSync(file('letter'), file('link'));
    symlinkSync(place.url, file('link to the store'));
    linkSync(place.url, file('the store again.db'));
    mkdirSync(file('folder'));
    execFileSync('mkfifo', [file('pipe')]);
    /** Never a device of the machine: should it be replaced after all, this test would take it from everybody. */
    listening = createServer().listen(file('socket'));
    await once(listening, 'listening');
  });
  afterEach(() => void listening.close());

  const places: [string, () => string, string, RegExp][] = [
    ['the store', () => place.url, 'FILE_IN_USE', /is the store itself/],
    ['the store by another way', () => `${home}/../${path.basename(home)}/noema.db`, 'FILE_IN_USE', /is the store itself/],
    ['the store by another link', () => file('the store again.db'), 'FILE_IN_USE', /is the store itself/],
    ['a link to the store', () => file('link to the store'), 'BAD_PATH', /is a link/],
    ['the log of the store', () => `${place.url}-wal`, 'FILE_IN_USE', /is the store itself/],
    ['the shared memory of the store', () => `${place.url}-shm`, 'FILE_IN_USE', /is the store itself/],
    ['the journal of the store', () => `${place.url}-journal`, 'FILE_IN_USE', /is the store itself/],
    ['another database', () => file('other.db'), 'FILE_IN_USE', /other\.db is a database/],
    ['what would be the log of another database', () => file('other.db-wal'), 'FILE_IN_USE', /belongs to the database other\.db/],
    ['a store that is open', () => file('open.db'), 'FILE_IN_USE', /open\.db-wal is beside it/],
    ['a link', () => file('link'), 'BAD_PATH', /is a link/],
    ['a folder', () => file('folder'), 'BAD_PATH', /is a folder\. Name a file in it/],
    ['a pipe', () => file('pipe'), 'BAD_PATH', /is a pipe/],
    ['a socket', () => file('socket'), 'BAD_PATH', /is a device/],
    ['another store', () => 'postgres://host/db', 'BAD_PATH', /An export goes to a file\. Name one, such as acme\.jsonl/],
  ];
  it.each(places)(proving('noema-export/no-store-is-written-over', '%s'), async (_, to, code, message) => {
    const served = new Sqlite(place.url);
    const standing = () => [
      ...[temp.folder, home].map((folder) => readdirSync(folder).sort()),
      ...['', '-wal'].map((end) => readFileSync(`${place.url}${end}`, 'hex')),
      readFileSync(file('letter'), 'utf8'),
      lstatSync(file('pipe')).isFIFO() && lstatSync(file('socket')).isSocket(),
    ];
    served.prepare('select count(*) from workspaces').get();
    const before = standing();
    const made = exportWorkspace({ url: place.url, workspace, to: to(), overwrite: true, write }, clock);
    await expect(made).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
    expect(standing()).toEqual(before);
    served.close();
    expect(await workspacesIn(place)).toEqual(['acme/app', 'acme/other']);
  });
});

describe.each(realEngines)('an import on $name', (engine) => {
  let good: string;
  let lines: string[];
  let place: TestStore;
  beforeEach(async () => {
    const source = await placed(sqlite);
    await lived(source);
    good = await exported(source);
    lines = readFileSync(good, 'utf8').split('\n');
    place = await placed(engine);
  });

  const given = (name: string, text: string | Buffer) => {
    writeFileSync(file(name), text);
    return importWorkspace({ url: place.url, from: file(name) }, clock);
  };
  const changed = (n: number, change: (line: string) => string) =>
    lines.map((line, i) => (i === n - 1 ? change(line) : line)).join('\n');

  it('into a workspace that exists is refused, and it stays as it is', async () => {
    await importWorkspace({ url: place.url, from: good }, clock);
    const before = await countsIn(place);
    const refusal = await refusalOf(importWorkspace({ url: place.url, from: good }, clock));
    expect(refusal).toMatchObject({ code: 'WORKSPACE_EXISTS', message: expect.stringContaining(`--workspace ${workspace}-2`) });
    expect(await countsIn(place)).toEqual(before);
  });

  it('of a file that is broken anywhere writes nothing and names the line', async () => {
    const last = lines.length - 1;
    const broken: [string, string | Buffer, object][] = [
      ['no JSON', changed(7, () => '{"table":'), { code: 'BROKEN_LINE', line: 7 }],
      [
        'no UTF-8',
        Buffer.concat([Buffer.from(`${lines[0]}\n`), Buffer.from([0xff, 0xfe, 0x0a])]),
        { code: 'BROKEN_LINE', line: 2 },
      ],
      ['a list', changed(5, () => '[]'), { code: 'BROKEN_LINE', line: 5 }],
      ['a table nobody knows', changed(9, (line) => line.replace(/"table":"\w+"/, '"table":"__proto__"')), { line: 9 }],
      ['a wrong type', changed(2, (line) => line.replace('"id":1', '"id":"1"')), { code: 'BROKEN_LINE', line: 2 }],
      ['a field too many', changed(2, (line) => line.replace('"id":1', '"x":1,"id":1')), { code: 'BROKEN_LINE', line: 2 }],
      ['a word changed', changed(last - 20, (line) => line.replace(/[a-m](?=[a-z]*"[,}])/, 'z')), { code: 'BROKEN_LINE' }],
      ['a line taken out', lines.filter((_, i) => i !== 30).join('\n'), { code: 'BROKEN_LINE' }],
      [
        'a line twice',
        lines.flatMap((line, i) => (i === 30 ? [line, line] : [line])).join('\n'),
        { code: 'BROKEN_LINE', line: 32 },
      ],
      ['cut between lines', `${lines.slice(0, 40).join('\n')}\n`, { code: 'CUT_FILE', line: 40 }],
      ['cut inside a line', readFileSync(good).subarray(0, 3000), { code: 'CUT_FILE' }],
      ['empty', '', { code: 'CUT_FILE' }],
      ['something after the end', `${lines.join('\n')}{"table":"tags"}\n`, { code: 'BROKEN_LINE' }],
      [
        'another format',
        changed(1, (line) => line.replace('"format":1', '"format":2')),
        { code: 'NEWER_FORMAT', message: expect.stringContaining('Update noema') },
      ],
      ['something else', '{"type":"entity","name":"x"}\n', { code: 'NOT_AN_EXPORT', message: expect.stringContaining('--from') }],
    ];
    for (const [name, text, want] of broken) expect(await refusalOf(given(name, text)), name).toMatchObject(want);
    expect(await refusalOf(importWorkspace({ url: place.url, from: file('nowhere') }, clock))).toMatchObject({ code: 'NO_FILE' });
    expect(Object.values(await countsIn(place)).every((n) => n === 0)).toBe(true);
    expect(await given('whole', lines.join('\n'))).toMatchObject({ workspace });
  });

  it('that was killed leaves nothing', async () => {
    const server = await start('test/store/importer.ts', { url: place.url, file: good });
    await server.until((said) => said.includes('written'));
    server.kill();
    expect(await server.ended).toMatchObject({ signal: 'SIGKILL' });
    await importWorkspace({ url: place.url, from: good }, clock);
    expect(await workspacesIn(place)).toEqual([workspace]);
  });
});
