import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import Sqlite from 'better-sqlite3';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { append, DerivedIndex, type IndexShape, replace, type Source } from '../../../src/store/files/index.ts';
import { type Started, start } from '../../support/processes.ts';
import { counting, forgetting } from './counting.ts';
import { place } from './place.ts';

let here: ReturnType<typeof place>;
let indexes: DerivedIndex[];
beforeEach(() => {
  here = place();
  indexes = [];
});
afterEach(async () => {
  await Promise.all(indexes.map((index) => index.close()));
  here.remove();
});

function open(shape: IndexShape = counting(here.at('index/x.sqlite')), keeps = true): DerivedIndex {
  const index = new DerivedIndex(shape, { keeps });
  indexes.push(index);
  return index;
}
const lines = (name: string): Source => ({ path: here.at(name), kind: 'lines' });
const whole = (name: string): Source => ({ path: here.at(name), kind: 'whole' });

const all = (db: Sqlite.Database) =>
  db
    .prepare('select record from records order by source, line')
    .pluck()
    .all()
    .map((text) => JSON.parse(text as string) as unknown);

describe('catching up', () => {
  test('goes on where it stopped, in this process and in the next', async () => {
    const index = open();
    expect(await index.catchUp([lines('a')])).toEqual({ applied: 0, rebuilt: 'missing', problems: [] });
    await append(here.at('a'), { n: 1 });
    await append(here.at('a'), { n: 2 });
    expect(await index.catchUp([lines('a')])).toEqual({ applied: 2, rebuilt: null, problems: [] });
    expect(await index.catchUp([lines('a')])).toMatchObject({ applied: 0, rebuilt: null });
    await append(here.at('a'), { n: 3 });
    const other = open();
    expect(await other.catchUp([lines('a')])).toMatchObject({ applied: 1, rebuilt: null });
    expect(await index.read([lines('a')], all)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  });
  test('passes over what is no record, tells it, and waits for the end of the last line', async () => {
    writeFileSync(here.at('a'), '1\n{\n2\n[3');
    const index = open();
    expect(await index.catchUp([lines('a')])).toEqual({
      applied: 2,
      rebuilt: 'missing',
      problems: [{ source: here.at('a'), byte: 2, line: 2, reason: 'not_json' }],
    });
    appendFileSync(here.at('a'), ']\n');
    expect(await index.catchUp([lines('a')])).toEqual({ applied: 1, rebuilt: null, problems: [] });
    expect(await index.read([lines('a')], all)).toEqual([1, 2, [3]]);
  });
  test('costs nothing where files look as they did', async () => {
    writeFileSync(here.at('a'), '1\n');
    utimesSync(here.at('a'), 1000, 1000);
    const index = open();
    await index.catchUp([lines('a')]);
    const before = statSync(here.at('index/x.sqlite')).mtimeMs;
    rmSync(here.at('index/x.sqlite.lock'));
    expect(await index.catchUp([lines('a')])).toEqual({ applied: 0, rebuilt: null, problems: [] });
    expect(existsSync(here.at('index/x.sqlite.lock')), 'it did not even ask for the lock').toBe(false);
    expect(await open().read([lines('a'), lines('none')], all), 'nor does the next process').toEqual([1]);
    expect(existsSync(here.at('index/x.sqlite.lock'))).toBe(false);
    expect(await open().catchUp([lines('a')])).toEqual({ applied: 0, rebuilt: null, problems: [] });
    expect(statSync(here.at('index/x.sqlite')).mtimeMs).toBe(before);
    expect(await open().catchUp([]), 'unless a source is gone').toMatchObject({ rebuilt: 'source_changed' });
  });
  /** What was written just now may be written again within the same tick; what lies ahead stays so young. */
  const youngAt = Date.now() / 1000 + 24 * 3600;
  const youngFiles: [string, () => Source, string, string][] = [
    ['a file of lines', () => lines('a'), '1\n', '2\n'],
    ['a file that is one record', () => whole('a'), '1', '2'],
  ];
  test.each(youngFiles)('takes no lock for %s that is young and holds the same', async (_, source, text, other) => {
    const write = (content: string) => {
      writeFileSync(here.at('a'), content);
      utimesSync(here.at('a'), youngAt, youngAt);
    };
    write(text);
    const index = open(forgetting(here.at('index/x.sqlite')));
    await index.catchUp([source()]);
    rmSync(here.at('index/x.sqlite.lock'));
    expect(await index.catchUp([source()])).toEqual({ applied: 0, rebuilt: null, problems: [] });
    expect(existsSync(here.at('index/x.sqlite.lock'))).toBe(false);
    write(other);
    expect(await index.read([source()], all)).toEqual([2]);
  });
  test('happens once for all that one unit reads', async () => {
    await append(here.at('a'), 1);
    const [index, unit] = [open(), {}];
    expect(await index.read([lines('a')], all, unit)).toEqual([1]);
    await append(here.at('a'), 2);
    expect(await index.read([lines('a')], all, unit)).toEqual([1]);
    rmSync(here.at('index/x.sqlite'));
    expect(await index.read([lines('a')], all, unit), 'what was deleted is made anew').toEqual([1, 2]);
    expect(await index.read([lines('a')], all, {})).toEqual([1, 2]);
  });
  test('is undone whole when a record cannot be applied', async () => {
    writeFileSync(here.at('a'), '1\n2\n');
    const shape = counting(here.at('x.sqlite'));
    let fails = true;
    const index = open({
      ...shape,
      apply: (db, record, position) => {
        if (fails && record === 2) throw new Error('not this one');
        shape.apply(db, record, position);
      },
    });
    await expect(index.catchUp([lines('a')])).rejects.toThrow('not this one');
    expect(await open(shape).read([], (db) => db.prepare('select count(*) from records').pluck().get())).toBe(0);
    fails = false;
    expect(await index.catchUp([lines('a')])).toMatchObject({ applied: 2 });
  });
});

describe('a source that was changed', () => {
  const changes: [string, () => Promise<void> | void, unknown[]][] = [
    ['replaced', () => replace(here.at('a'), '1\n3\n'), [1, 3]],
    ['truncated', () => truncateSync(here.at('a'), 2), [1]],
    ['written over at the same length', () => writeFileSync(here.at('a'), '7\n8\n'), [7, 8]],
    ['written over and longer', () => writeFileSync(here.at('a'), '1\n9\n3\n'), [1, 9, 3]],
    ['removed', () => rmSync(here.at('a')), []],
  ];
  test.each(changes)('%s: the index is made anew, or only its part', async (_, change, want) => {
    writeFileSync(here.at('a'), '1\n2\n');
    writeFileSync(here.at('b'), '"b"\n');
    const sources = [lines('a'), lines('b')];
    const [plain, able] = [open(), open(forgetting(here.at('y.sqlite')))];
    for (const index of [plain, able]) await index.catchUp(sources);
    await change();
    expect(await plain.catchUp(sources)).toMatchObject({ rebuilt: 'source_changed', applied: want.length + 1 });
    expect(await able.catchUp(sources)).toMatchObject({ rebuilt: null, applied: want.length });
    for (const index of [plain, able]) expect(await index.read(sources, all)).toEqual([...want, 'b']);
  });
  test('that is no longer asked for is forgotten', async () => {
    writeFileSync(here.at('a'), '1\n');
    writeFileSync(here.at('b'), '2\n');
    const index = open(forgetting(here.at('x.sqlite')));
    expect(await index.read([lines('a'), lines('b')], all)).toEqual([1, 2]);
    expect(await index.read([lines('b')], all)).toEqual([2]);
  });
  test('that is one record is read again when it was replaced', async () => {
    const index = open(forgetting(here.at('x.sqlite')));
    const sources = [whole('w.json')];
    expect(await index.read(sources, all)).toEqual([]);
    await replace(here.at('w.json'), '{\n  "n": 1\n}\n');
    expect(await index.read(sources, all)).toEqual([{ n: 1 }]);
    expect(await index.catchUp(sources)).toMatchObject({ applied: 0 });
    await replace(here.at('w.json'), '{"n": 2}');
    expect(await index.read(sources, all)).toEqual([{ n: 2 }]);
    await replace(here.at('w.json'), '{"n": 2}');
    expect(await index.catchUp(sources), 'the same again is nothing new').toMatchObject({ applied: 0 });
    await replace(here.at('w.json'), '{');
    expect(await index.catchUp(sources)).toMatchObject({ applied: 0, problems: [{ reason: 'not_json' }] });
    expect(await index.read(sources, all)).toEqual([]);
  });
});

describe('an index that cannot be used', () => {
  const file = () => here.at('index/x.sqlite');
  const damages: [string, () => void, string][] = [
    ['deleted', () => rmSync(file()), 'missing'],
    ['deleted with its folder', () => rmSync(here.at('index'), { recursive: true }), 'missing'],
    ['written over', () => writeFileSync(file(), 'x'.repeat(9000)), 'damaged'],
    ['cut off', () => truncateSync(file(), 5000), 'damaged'],
  ];
  test.each(damages)('%s while nobody uses it', async (_, damage, rebuilt) => {
    writeFileSync(here.at('a'), '1\n2\n');
    const index = open();
    await index.catchUp([lines('a')]);
    await index.close();
    indexes = [];
    damage();
    const next = open();
    expect(await next.catchUp([lines('a')])).toEqual({ applied: 2, rebuilt, problems: [] });
    expect(await next.read([lines('a')], all)).toEqual([1, 2]);
  });
  test.each(damages.slice(0, 2))('%s while it is in use', async (_, damage, rebuilt) => {
    writeFileSync(here.at('a'), '1\n2\n');
    const [one, two] = [open(), open()];
    for (const index of [one, two]) await index.catchUp([lines('a')]);
    damage();
    expect(await one.catchUp([lines('a')])).toEqual({ applied: 2, rebuilt, problems: [] });
    await append(here.at('a'), 3);
    expect(await two.read([lines('a')], all), 'the other one finds the new one').toEqual([1, 2, 3]);
    expect(await one.read([lines('a')], all)).toEqual([1, 2, 3]);
  });
  test('deleted while it is being made, once and again, is made anew', async () => {
    writeFileSync(here.at('a'), '1\n2\n3\n');
    let left = 3;
    const shape = counting(file());
    const index = open({
      ...shape,
      apply: (...given) => {
        if (left-- > 0) rmSync(file());
        shape.apply(...given);
      },
    });
    expect(await index.catchUp([lines('a')])).toEqual({ applied: 3, rebuilt: 'missing', problems: [] });
    expect(await index.read([lines('a')], all)).toEqual([1, 2, 3]);
    expect(existsSync(file())).toBe(true);
  });
  test('deleted without end is told, not tried for ever', async () => {
    writeFileSync(here.at('a'), '1\n');
    const shape = counting(file());
    const index = open({
      ...shape,
      apply: (...given) => {
        rmSync(file());
        shape.apply(...given);
      },
    });
    await expect(index.catchUp([lines('a')])).rejects.toMatchObject({ code: 'SQLITE_READONLY_DBMOVED' });
  });
  test('of which a page is damaged is noticed when it is read', async () => {
    for (let n = 0; n < 40; n++) appendFileSync(here.at('a'), `"${'x'.repeat(900)}${n}"\n`);
    const index = open();
    await index.catchUp([lines('a')]);
    await index.close();
    indexes = [];
    const db = new Sqlite(file());
    const pages = db.pragma('page_count', { simple: true }) as number;
    db.close();
    const bytes = Buffer.alloc(4096 * (pages - 4), 0xab);
    const whole = Buffer.concat([readFileSync(file()).subarray(0, 4096 * 4), bytes]);
    writeFileSync(file(), whole);
    expect(await open().read([lines('a')], all)).toHaveLength(40);
  });
  test('of another version is made anew, and so is one that is none', async () => {
    writeFileSync(here.at('a'), '1\n');
    await open(counting(file(), 1)).catchUp([lines('a')]);
    expect(await open(counting(file(), 2)).catchUp([lines('a')])).toEqual({ applied: 1, rebuilt: 'other_version', problems: [] });
    const foreign = new Sqlite(here.at('foreign.sqlite'));
    foreign.exec('create table records (x)');
    foreign.close();
    expect(await open(counting(here.at('foreign.sqlite'))).read([lines('a')], all)).toEqual([1]);
  });
  describe('that keeps nothing', () => {
    const passing = () => open(forgetting(here.at('index/x.sqlite')), false);
    const files = () => (existsSync(here.at('index')) ? readdirSync(here.at('index')) : []);
    test('is made for as long as it is open', async () => {
      await append(here.at('a'), 1);
      const index = passing();
      expect(await index.read([lines('a')], all)).toEqual([1]);
      await append(here.at('a'), 2);
      expect(await index.catchUp([lines('a')])).toMatchObject({ applied: 1, rebuilt: null });
      expect([await index.read([lines('a')], all), files()]).toEqual([[1, 2], []]);
    });
    test('goes on from where another stopped, and leaves that as it is', async () => {
      await append(here.at('a'), 1);
      const kept = open(forgetting(here.at('index/x.sqlite')));
      await kept.catchUp([lines('a')]);
      await append(here.at('a'), 2);
      const before = [files(), readFileSync(here.at('index/x.sqlite'))];
      const index = passing();
      expect(await index.catchUp([lines('a')])).toMatchObject({ applied: 1, rebuilt: null });
      expect(await index.read([lines('a')], all)).toEqual([1, 2]);
      expect([files(), readFileSync(here.at('index/x.sqlite'))]).toEqual(before);
      expect(await kept.catchUp([lines('a')])).toMatchObject({ applied: 1, rebuilt: null });
    });
    test.each(['', 'no index', 'SQLite format 3\0 and then nothing'])('needs no other that is sound: %j', async (text) => {
      await append(here.at('a'), 1);
      mkdirSync(here.at('index'));
      writeFileSync(here.at('index/x.sqlite'), text);
      expect(await passing().read([lines('a')], all)).toEqual([1]);
      expect([files(), readFileSync(here.at('index/x.sqlite'), 'utf8')]).toEqual([['x.sqlite'], text]);
    });
    test('waits for nobody who writes', async () => {
      await append(here.at('a'), 1);
      await open(forgetting(here.at('index/x.sqlite'))).catchUp([lines('a')]);
      await append(here.at('a'), 2);
      const writer = new Sqlite(here.at('index/x.sqlite'));
      writer.exec('begin immediate; insert into records select * from records where false');
      expect(await passing().read([lines('a')], all)).toEqual([1, 2]);
      writer.close();
    });
  });

  test('of what cannot be read names what that is', async () => {
    mkdirSync(here.at('a'));
    for (const keeps of [true, false])
      await expect(open(forgetting(here.at('index/x.sqlite')), keeps).read([lines('a')], all)).rejects.toMatchObject({
        problem: 'bad_path',
        path: here.at('a'),
      });
  });
  test('whose place cannot be written is kept in memory, and goes on from where it stopped', async () => {
    writeFileSync(here.at('file'), '');
    mkdirSync(here.at('folder.sqlite'));
    for (const place of ['file/x.sqlite', 'folder.sqlite']) {
      writeFileSync(here.at('a'), '1\n');
      const index = open(counting(here.at(place)));
      expect(await index.catchUp([lines('a')])).toMatchObject({ applied: 1, rebuilt: 'missing' });
      appendFileSync(here.at('a'), '2\n');
      expect(await index.catchUp([lines('a')])).toMatchObject({ applied: 1, rebuilt: null });
      expect(await index.read([lines('a')], all)).toEqual([1, 2]);
      await expect(index.rebuild([lines('a')])).rejects.toMatchObject({ problem: 'bad_path' });
    }
  });
  test('is made anew when asked for', async () => {
    writeFileSync(here.at('a'), '1\n');
    const index = open();
    await index.catchUp([lines('a')]);
    expect(await index.rebuild([lines('a')])).toEqual({ applied: 1, rebuilt: 'asked', problems: [] });
  });
});

test('several processes write and index at once, some are killed, and it is deleted meanwhile: nothing is missing or twice', async () => {
  const file = here.at('log.jsonl');
  const processes: Started[] = [];
  for (const [who, count] of [
    ['p', 30],
    ['q', 30],
    ['r', 1e9],
    ['s', 1e9],
  ] as const)
    processes.push(await start('test/store/files/writer.ts', { file, mode: 'index', who, count }));
  await Promise.all(processes.map((process) => process.until((said) => said.includes('ready'))));
  for (const process of processes) process.send('go');
  const [p, q, r, s] = processes as [Started, Started, Started, Started];
  await r.until((said) => said.length > 5);
  r.kill();
  await s.until((said) => said.length > 9);
  rmSync(`${file}.sqlite`);
  await s.until((said) => said.length > 15);
  s.kill();
  for (const process of [p, q]) expect(await process.ended).toEqual({ code: 0, signal: null, stderr: '' });
  await Promise.all([r.ended, s.ended]);
  for (const process of processes) {
    const counts = process.lines.slice(1).map(Number);
    expect(counts, 'everybody saw at least what they wrote').toEqual(counts.map((n, i) => Math.max(n, i + 1)));
  }
  const index = open(counting(`${file}.sqlite`));
  expect(await index.read([lines('log.jsonl')], all)).toEqual(here.records('log.jsonl'));
});

test('whatever happens to the files, the index holds what they hold', async () => {
  const files = ['a', 'b'] as const;
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('append' as const), file: fc.constantFrom(...files), n: fc.nat(9) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('junk' as const),
        file: fc.constantFrom(...files),
        text: fc.constantFrom('{\n', '\n', '"torn', ' '),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('cut' as const), file: fc.constantFrom(...files), part: fc.nat(100) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('replace' as const), file: fc.constantFrom(...files), n: fc.nat(9) }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constantFrom('restore', 'delete', 'spoil', 'reopen', 'save') as fc.Arbitrary<'restore'> }),
    },
  );
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), fc.boolean(), async (steps, able) => {
      run += 1;
      const names = files.map((file) => `${run}-${file}`);
      const file = here.at(`${run}.sqlite`);
      const shape = able ? forgetting(file) : counting(file);
      let index = new DerivedIndex(shape);
      for (const one of steps) {
        const kind: string = one.kind;
        const name = 'file' in one ? here.at(`${run}-${one.file}`) : '';
        if (one.kind === 'append') await append(name, { n: one.n });
        else if (one.kind === 'junk') appendFileSync(name, one.text);
        else if (one.kind === 'replace') await replace(name, `${one.n}\n`);
        else if (one.kind === 'cut') {
          if (existsSync(name)) truncateSync(name, Math.floor((statSync(name).size * one.part) / 100));
        } else if (kind === 'delete') rmSync(file, { force: true });
        else if (kind === 'spoil' || kind === 'reopen' || kind === 'restore') {
          await index.close();
          if (kind === 'spoil') writeFileSync(file, 'no index at all'.repeat(100));
          /** An older index, which somebody took from a copy. */
          if (kind === 'restore' && existsSync(`${file}.saved`)) copyFileSync(`${file}.saved`, file);
          index = new DerivedIndex(shape);
        } else if (existsSync(file)) copyFileSync(file, `${file}.saved`);
        const sources = names.map((one) => lines(one));
        const want = names.flatMap((one) => recordsOf(here.at(one)));
        expect(await index.read(sources, all)).toEqual(want);
      }
      await index.close();
    }),
    { numRuns: 15 },
  );
});

/** As a naive reader reads them. */
function recordsOf(file: string): unknown[] {
  if (!existsSync(file)) return [];
  return here
    .text(file.slice(here.folder.length + 1))
    .split('\n')
    .slice(0, -1)
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as unknown];
      } catch {
        return [];
      }
    });
}
