import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fileName, nameBehind } from '../../../src/store/filed/layout.ts';
import { granularities, isPartition, partitionOf } from '../../../src/store/filed/partition.ts';
import { tempFolder } from '../../support/app.ts';
import { codePoint } from '../../support/code-point.ts';
import { filesBelow, inFiles, moment, stranger, thought } from './world.ts';

describe('partitions', () => {
  test.each([
    ['2025-12-07T12:00:00.000Z', '2025-12', '2025-W49', '2025-12-07'],
    ['2025-12-14T23:59:59.999Z', '2025-12', '2025-W50', '2025-12-14'],
    ['2025-12-29T00:00:00.000Z', '2025-12', '2026-W01', '2025-12-29'],
    ['2026-12-31T23:59:59.999Z', '2026-12', '2026-W53', '2026-12-31'],
    ['2027-01-01T00:00:00.000Z', '2027-01', '2026-W53', '2027-01-01'],
    ['2027-01-03T23:59:59.999Z', '2027-01', '2026-W53', '2027-01-03'],
    ['2027-01-04T00:00:00.000Z', '2027-01', '2027-W01', '2027-01-04'],
    ['2024-02-29T12:00:00.000Z', '2024-02', '2024-W09', '2024-02-29'],
    ['2021-01-03T12:00:00.000Z', '2021-01', '2020-W53', '2021-01-03'],
    ['1970-01-01T00:00:00.000Z', '1970-01', '1970-W01', '1970-01-01'],
  ])('%s lies in %s, %s and %s', (time, monthly, weekly, daily) => {
    const ms = Date.parse(time);
    expect(granularities.map((granularity) => partitionOf[granularity](ms))).toEqual([monthly, weekly, daily, '']);
  });

  test('a week begins on Monday, and all its days lie in one folder', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (ms) => {
        const monday = ms - ((new Date(ms).getUTCDay() + 6) % 7) * 86_400_000;
        const days = [0, 1, 2, 3, 4, 5, 6].map((day) => partitionOf.weekly(monday + day * 86_400_000));
        expect(new Set(days).size).toBe(1);
        expect(partitionOf.weekly(monday + 7 * 86_400_000)).not.toBe(days[0]);
      }),
    );
  });

  test('every folder is known as one, and no session is', () => {
    const ms = Date.UTC(2026, 5, 1);
    for (const granularity of ['monthly', 'weekly', 'daily'] as const)
      expect(isPartition(partitionOf[granularity](ms))).toBe(true);
    for (const name of ['2026', '2026-1', 'x2026-01', '2026-01-01-01', crypto.randomUUID()])
      expect(isPartition(name)).toBe(false);
  });
});

describe('names', () => {
  test('stand in a path as they are, or so that they can be read again', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: codePoint }), (name) => {
        const file = fileName(name);
        expect(file).toMatch(/^[A-Za-z0-9_%-][A-Za-z0-9._%-]*$/);
        expect(file.endsWith('.')).toBe(false);
        if (name.isWellFormed?.() ?? !/[\ud800-\udfff]/.test(name)) expect(nameBehind(file)).toBe(name);
      }),
    );
  });
  test.each([
    ['_default', '_default'],
    ['acme/app', 'acme%2Fapp'],
    ['..', '%2E%2E'],
    ['.git', '%2Egit'],
    ['con', '%63on'],
    ['a b', 'a%20b'],
  ])('%s is %s', (name, file) => expect(fileName(name)).toBe(file));
  test.each(['a b', '..', 'con', 'a%2fb', '%41', '%', '%E0%A4%A'])('nobody is called %s', (file) =>
    expect(nameBehind(file)).toBeUndefined(),
  );
});

describe('the folder', () => {
  let temp: ReturnType<typeof tempFolder>;
  beforeEach(() => {
    temp = tempFolder();
  });
  afterEach(() => temp.remove());

  test('holds sessions as specified', async () => {
    const time = moment(Date.UTC(2025, 11, 7));
    const ledger = await inFiles(temp.folder, { clock: time, newId: time.newId });
    const { session } = await ledger.ask('start_new', { title: 'Slow pages', description: 'Why?', tags: ['b', 'a'] });
    for (const n of [1, 2, 1000]) await ledger.ask('thought', thought(session.id, n));
    await ledger.ask('thought', thought(session.id, 1, { branchId: 'alt-approach', branchFromThought: 2 }));
    await ledger.end();
    const folder = `projects/shop/sessions/2025-12/${session.id}`;
    expect(filesBelow(temp.folder)).toEqual([
      'config.json',
      `${folder}/001.json`,
      `${folder}/002.json`,
      `${folder}/1000.json`,
      `${folder}/alt-approach/001.json`,
      `${folder}/manifest.json`,
    ]);
    const files = stranger(temp.folder);
    const times = { createdAt: '2025-12-07T00:00:00.000Z', updatedAt: '2025-12-07T00:00:00.000Z' };
    const branches = { 'alt-approach': ['001.json'] };
    expect(files.json(session.id, 'manifest.json')).toEqual({
      id: session.id,
      version: '1.0.0',
      thoughtFiles: ['001.json', '002.json', '1000.json'],
      branchFiles: branches,
      metadata: { title: 'Slow pages', description: 'Why?', tags: ['b', 'a'], ...times, concluded: false },
      session: {
        id: session.id,
        title: 'Slow pages',
        description: 'Why?',
        tags: ['b', 'a'],
        thoughtCount: 4,
        branchCount: 1,
        partitionPath: '2025-12',
        ...times,
        lastAccessedAt: times.updatedAt,
      },
      branches,
      integrity: { checksum: expect.stringMatching(/^[0-9a-f]{64}$/), lastValidated: times.createdAt },
    });
    expect(files.json(session.id, 'alt-approach/001.json')).toEqual({
      id: `${session.id}:alt-approach:1`,
      data: {
        thought: 'Thought 1',
        thoughtNumber: 1,
        totalThoughts: 5,
        nextThoughtNeeded: true,
        branchFromThought: 2,
        branchId: 'alt-approach',
        timestamp: times.createdAt,
      },
      prev: `${session.id}:2`,
      next: [],
      revisesNode: null,
      branchOrigin: `${session.id}:2`,
      branchId: 'alt-approach',
      order: 4,
    });
  });

  test.each([
    ['monthly', '2027-01/'],
    ['weekly', '2026-W53/'],
    ['daily', '2027-01-01/'],
    ['none', ''],
  ] as const)('%s folders are made at New Year, and sessions of others are found', async (granularity, group) => {
    const time = moment(Date.UTC(2027, 0, 1));
    const options = { clock: time, newId: time.newId };
    const one = await inFiles(temp.folder, options, { granularity });
    const { session: first } = await one.ask('start_new', { title: 'First' });
    await one.end();
    expect(filesBelow(temp.folder).at(-1)).toBe(`projects/shop/sessions/${group}${first.id}/manifest.json`);
    expect(first.partitionPath).toBe(group.slice(0, -1) || undefined);
    time.at += 1;
    for (const other of granularities) {
      const another = await inFiles(temp.folder, options, { granularity: other });
      await another.ask('thought', thought(first.id, granularities.indexOf(other) + 1));
      const seen = await another.ask('session_get', { sessionId: first.id });
      expect(seen.thoughts).toHaveLength(granularities.indexOf(other) + 1);
      expect(seen.session.partitionPath).toBe(first.partitionPath);
      await another.end();
    }
  });

  test('config.json is made once, and stays as it is', async () => {
    const first = await inFiles(temp.folder, {}, { granularity: 'daily', disableThoughtLogging: true });
    await first.end();
    const files = stranger(temp.folder);
    const config = JSON.parse(
      JSON.stringify(files.sessions && (await import(`${temp.folder}/config.json`, { with: { type: 'json' } })).default),
    );
    expect(config).toEqual({
      installId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      dataDir: temp.folder,
      sessionPartitionGranularity: 'daily',
      disableThoughtLogging: true,
      createdAt: expect.stringMatching(/Z$/),
    });
  });

  test('projects never meet, whatever they are called', async () => {
    const ledger = await inFiles(temp.folder);
    const names = ['shop', 'shop/back', 'shop.', 'a..b', 'sessions'];
    for (const workspace of names) await ledger.ask('start_new', { workspace, title: `Of ${workspace}` });
    for (const workspace of names)
      expect((await ledger.ask('list_sessions', { workspace })).sessions.map(({ title }: { title: string }) => title)).toEqual([
        `Of ${workspace}`,
      ]);
    expect(await ledger.app.store.workspaces('shop', 10)).toEqual(['shop', 'shop.', 'shop/back']);
    await ledger.end();
  });
});
