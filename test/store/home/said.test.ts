import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { call } from '../../../src/boundary/call.ts';
import { smallLogBytes } from '../../../src/store/home/small-log.ts';
import { demoProject, testHome } from '../../support/home.ts';
import { evidenceLog } from '../../support/home-log.ts';
import { quietPorts } from '../../support/pilot.ts';

let home: Awaited<ReturnType<typeof testHome>>;
beforeEach(async () => {
  home = await testHome(demoProject, { ports: quietPorts() });
});
afterEach(() => home.end());

const files = () => home.files.layout.project(demoProject);
const filled = (records: number) => {
  mkdirSync(files().folder, { recursive: true });
  writeFileSync(files().evidence, evidenceLog(records));
};
const bad = (text: string) => appendFileSync(files().evidence, text);
const run = async () => (await call(home, 'mi_run', { task: 'Add CSV export.' })).result as { ok: boolean };
const warned = async (tool: string, input: object = {}) => {
  const { error, warnings } = await call(home, tool, input);
  expect(error).toBeNull();
  return warnings;
};
const codes = async (tool: string, input?: object) => (await warned(tool, input)).map(({ code }) => code);
const logged = () =>
  readFileSync(files().evidence, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as { kind: string; items?: Record<string, string>[] }];
      } catch {
        return [];
      }
    });
const corrupt = () => logged().flatMap(({ kind, items }) => (kind === 'state_corrupt' ? [items ?? []] : []));

/** Every way to look at the log of a project. */
const looks: readonly (readonly [tool: string, input: object])[] = [
  ['mi_status', {}],
  ['mi_tail', {}],
  ['mi_show', { ref: 'last' }],
  ['mi_records', {}],
];

/** Read as it is, and by its index. */
const sizes = { 'a small log': 40, 'a large log': Math.ceil(smallLogBytes / 300) };

describe.each(Object.entries(sizes))('of %s', (_, records) => {
  test('that is whole nothing is said', async () => {
    filled(records);
    for (const [tool, input] of looks) expect([tool, await codes(tool, input)]).toEqual([tool, []]);
    expect(await codes('mi_runs')).toEqual([]);
  });

  test('lines that are no records are said by whoever looks, with where they stand', async () => {
    filled(records);
    bad('{"kind": oops}\n\n42\n');
    for (const [tool, input] of looks)
      expect([tool, await warned(tool, input)]).toEqual([
        tool,
        [
          expect.objectContaining({
            code: 'LOG_LINES_PASSED_OVER',
            message: `${files().evidence} holds lines that are no records: 2, the first is line ${records + 1}. The answer is without them.`,
          }),
        ],
      ]);
    expect(readFileSync(files().evidence, 'utf8')).toContain('{"kind": oops}\n\n42\n');
  });

  test('what stands before all that was read is not said', async () => {
    filled(1);
    bad('{"kind": oops}\n');
    appendFileSync(files().evidence, evidenceLog(records));
    for (const [tool, input] of [...looks, ['mi_tail', { lines: 3 }]] as const)
      if (tool !== 'mi_records') expect([tool, await codes(tool, input)]).toEqual([tool, []]);
    expect(await codes('mi_tail', { lines: 10_000 })).toEqual(['LOG_LINES_PASSED_OVER']);
  });

  test('a piece of a line at its end is said, and left to whoever writes', async () => {
    filled(records);
    bad('{"kind":"evi');
    for (const [tool, input] of looks) expect([tool, await codes(tool, input)]).toEqual([tool, ['LOG_ENDS_UNFINISHED']]);
    const [warning] = await warned('edge_create', { type: 'mentions', from: 'cl_1_0a1b2c3d', to: 'cl_2_0a1b2c3d' });
    const [kept] = readdirSync(files().folder).filter((name) => name.includes('.corrupt.'));
    expect(warning).toMatchObject({ code: 'LOG_PIECE_PUT_ASIDE', message: expect.stringContaining(kept ?? 'nothing') });
    expect(readFileSync(`${files().folder}/${kept}`, 'utf8')).toBe('{"kind":"evi');
    for (const [tool, input] of looks) expect([tool, await codes(tool, input)]).toEqual([tool, []]);
  });

  test('a record that breaks its contract is shown as it stands, and said', async () => {
    filled(records);
    const { run_id } = logged().at(-1) as unknown as { run_id: string };
    const broken = {
      kind: 'user_input',
      batch_id: 'b0',
      thread_id: '',
      question: 'Which?',
      answer: 7,
      run_id,
      event_id: `ev_${run_id}_000009`,
    };
    bad(`${JSON.stringify(broken)}\n`);
    const fault = '$.answer: must be string, and is 7';
    for (const [tool, input] of [
      ['mi_status', {}],
      ['mi_show', { ref: 'last' }],
      ['mi_show', { ref: run_id }],
    ] as const)
      expect([tool, await warned(tool, input)]).toEqual([
        tool,
        [
          expect.objectContaining({
            code: 'RECORDS_BREAK_CONTRACTS',
            message: expect.stringContaining(
              `1 do not hold what their contracts say; the first is user_input ${broken.event_id}: ${fault}.`,
            ),
          }),
        ],
      ]);
    const { result } = await call(home, 'mi_tail', { lines: 1 });
    expect(result).toMatchObject({ records: [{ fault, record: broken }] });
    expect((await call(home, 'mi_show', { ref: broken.event_id })).result).toMatchObject({ fault, event: broken });
  });
});

test('how a run began that is not as its contract says is said where runs are listed', async () => {
  filled(5);
  bad('{"kind":"run_start","run_id":"run_9_0a1b2c3d","task":7}\n');
  expect(await codes('mi_runs')).toEqual(['RECORDS_BREAK_CONTRACTS']);
});

test('where no index can be written, whoever looks is answered all the same', async () => {
  filled(sizes['a large log']);
  writeFileSync(path.join(home.home, 'indexes'), 'no folder');
  for (const [tool, input] of looks) expect([tool, await codes(tool, input)]).toEqual([tool, []]);
  const { result } = await call(home, 'mi_tail', { lines: 2 });
  expect((result as { records: unknown[] }).records).toHaveLength(2);
});

describe('a run', () => {
  test('says in its log what it found broken off, and puts it aside', async () => {
    await run();
    bad('{"kind":"evi');
    const { claims } = home.files.layout.global;
    appendFileSync(claims, '{"kind":"cl');
    expect(await run()).toMatchObject({ ok: true });
    expect(corrupt()).toEqual([
      [
        expect.objectContaining({ label: 'evidence', path: files().evidence, error: 'its last line broke off after 12 bytes' }),
        expect.objectContaining({ label: 'global.claims', path: claims }),
      ],
    ]);
    for (const { quarantined_to = '' } of corrupt()[0] ?? []) expect(readFileSync(quarantined_to, 'utf8')).toMatch(/^\{"kind":"/);
  });

  test('says which lines are no records, once', async () => {
    await run();
    const lines = logged().length;
    bad('{"kind": oops}\n');
    expect(await run()).toMatchObject({ ok: true });
    await run();
    expect(corrupt()).toEqual([
      [expect.objectContaining({ label: 'evidence', error: `lines that are no records: 1, the first is line ${lines + 1}` })],
    ]);
  });
});
