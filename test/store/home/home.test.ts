import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { call } from '../../../src/boundary/call.ts';
import { demoProject, testHome } from '../../support/home.ts';

type Home = Awaited<ReturnType<typeof testHome>>;

const opened: Home[] = [];
const open = async (...given: Parameters<typeof testHome>): Promise<Home> => {
  const home = await testHome(...given);
  opened.push(home);
  return home;
};
afterEach(async () => {
  for (const home of opened.splice(0).reverse()) await home.end();
});

const relate = (home: Home, to: string, more: object = {}) =>
  call(home, 'edge_create', { project: demoProject, type: 'mentions', from: 'cl_1_0a1b2c3d', to, ...more });
const tail = async (home: Home, args: object = {}) => {
  const { result } = await call(home, 'mi_tail', { project: demoProject, ...args });
  return (result as { records: { kind: string; fault: string | null; record: Record<string, unknown> }[] }).records;
};
const linesOf = (file: string): Record<string, unknown>[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const everyFile = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [];

describe('a home folder', () => {
  test('what is told stands in the files that people read', async () => {
    const home = await open();
    await relate(home, 'cl_2_0a1b2c3d');
    const at = home.files.layout.project(demoProject);
    const [record] = linesOf(at.evidence);
    const [edge] = linesOf(at.edges);
    expect(record).toMatchObject({
      kind: 'edge_create',
      to_id: 'cl_2_0a1b2c3d',
      seq: 1,
      event_id: expect.stringMatching(/^ev_cli_\d+_[0-9a-f]{8}_000001$/),
    });
    expect(edge).toMatchObject({ source_refs: [{ kind: 'evidence_event', event_id: record?.event_id }] });
  });

  test('numbers rise within a run, and every run has its own', async () => {
    const home = await open();
    await relate(home, 'cl_2_0a1b2c3d');
    await relate(home, 'cl_3_0a1b2c3d');
    const other = await open(demoProject, { home: home.home });
    await relate(other, 'cl_4_0a1b2c3d');
    const ids = (await tail(home)).map(({ record }) => [record.seq, record.run_id]);
    expect(ids.map(([seq]) => seq)).toEqual([1, 2, 1]);
    expect(new Set(ids.map(([, run]) => run)).size).toBe(2);
  });

  test('reading makes nothing', async () => {
    const home = await open();
    expect(await tail(home)).toEqual([]);
    expect(await tail(home, { log: 'global' })).toEqual([]);
    expect(everyFile(home.home)).toEqual([]);
  });

  test('reading again writes nothing', async () => {
    const home = await open();
    await relate(home, 'cl_2_0a1b2c3d');
    await tail(home);
    const before = everyFile(home.home).map((file) => [file, statSync(file).mtimeMs, statSync(file).size]);
    const later = await open(demoProject, { home: home.home });
    await tail(later);
    expect(everyFile(home.home).map((file) => [file, statSync(file).mtimeMs, statSync(file).size])).toEqual(before);
  });

  test('the index may be deleted at any time', async () => {
    const home = await open();
    await relate(home, 'cl_2_0a1b2c3d');
    await tail(home);
    rmSync(path.join(home.home, 'indexes'), { recursive: true });
    await relate(home, 'cl_3_0a1b2c3d');
    expect(await tail(home)).toHaveLength(2);
  });

  test('a malformed line is passed over, and a torn end is put aside', async () => {
    const home = await open();
    await relate(home, 'cl_2_0a1b2c3d');
    const { evidence, folder } = home.files.layout.project(demoProject);
    appendFileSync(evidence, '{"kind": oops}\n{"kind":"user_input"}\n{"kind":"edge_cr');
    await relate(home, 'cl_3_0a1b2c3d');
    const records = await tail(home);
    expect(records.map(({ kind, fault }) => [kind, fault === null])).toEqual([
      ['edge_create', true],
      ['user_input', false],
      ['edge_create', true],
    ]);
    expect(readdirSync(folder).filter((name) => name.includes('.corrupt.'))).toHaveLength(1);
  });

  test('what a newer version wrote is shown as it is', async () => {
    const home = await open();
    await relate(home, 'cl_2_0a1b2c3d');
    appendFileSync(home.files.layout.project(demoProject).evidence, '{"kind":"from_the_future","much":1}\n');
    expect((await tail(home)).at(-1)).toMatchObject({ kind: 'from_the_future', fault: null, record: { much: 1 } });
  });

  test('two processes never mix their lines', async () => {
    const one = await open();
    const two = await open(demoProject, { home: one.home });
    await Promise.all([...Array(20).keys()].flatMap((n) => [relate(one, `cl_1${n}_a`), relate(two, `cl_2${n}_b`)]));
    const { evidence, edges } = one.files.layout.project(demoProject);
    expect(linesOf(evidence)).toHaveLength(40);
    expect(new Set(linesOf(evidence).map(({ event_id }) => event_id)).size).toBe(40);
    expect(linesOf(edges)).toHaveLength(40);
  });
});
