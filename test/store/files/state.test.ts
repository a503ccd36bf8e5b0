import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { quarantine, readState, replace, stateText, updateState } from '../../../src/store/files/index.ts';
import { type Started, start } from '../../support/processes.ts';
import { place, watchedDisk } from './place.ts';

let here: ReturnType<typeof place>;
beforeEach(() => {
  here = place();
});
afterEach(() => here.remove());

const now = Date.UTC(2026, 1, 22, 12, 34, 56, 789);
const stamp = '20260222T123456Z';

describe('a bad file', () => {
  test('is moved aside under the time, over nothing', async () => {
    const moved: (string | null)[] = [];
    for (const n of [1, 2, 3]) {
      writeFileSync(here.at('overlay.json'), `bad ${n}`);
      moved.push(await quarantine(here.at('overlay.json'), { now }));
    }
    const names = [`overlay.json.corrupt.${stamp}`, `overlay.json.corrupt.${stamp}.1`, `overlay.json.corrupt.${stamp}.2`];
    expect(moved).toEqual(names.map(here.at));
    expect(names.map(here.text)).toEqual(['bad 1', 'bad 2', 'bad 3']);
    expect(here.names().sort()).toEqual(names);
  });
  test('that is gone is no trouble, and leaves nothing', async () => {
    expect(await quarantine(here.at('overlay.json'))).toBeNull();
    writeFileSync(here.at('overlay.json'), 'bad');
    const moved = await Promise.all([1, 2, 3].map(() => quarantine(here.at('overlay.json'), { now })));
    expect(moved.filter((to) => to !== null)).toHaveLength(1);
    expect(here.names()).toHaveLength(1);
  });
  test('that cannot be moved stays, with a kind of trouble', async () => {
    writeFileSync(here.at('overlay.json'), 'bad');
    const { disk } = watchedDisk((call) => (call === 'rename' ? 'EROFS' : undefined));
    await expect(quarantine(here.at('overlay.json'), { disk })).rejects.toMatchObject({ problem: 'read_only' });
    expect(here.names()).toEqual(['overlay.json']);
  });
});

describe('state', () => {
  const counts = (value: unknown): Record<string, number> => {
    if (typeof value !== 'object' || value === null) throw new Error('not an object');
    return value as Record<string, number>;
  };
  const options = { label: 'overlay', parse: counts, now };

  test('is read, or missing, without a warning', async () => {
    expect(await readState(here.at('overlay.json'), options)).toEqual({ value: undefined, warning: null });
    await replace(here.at('overlay.json'), stateText({ b: 1, a: 2 }));
    expect(here.text('overlay.json')).toBe('{\n  "a": 2,\n  "b": 1\n}\n');
    expect(await readState(here.at('overlay.json'), options)).toEqual({ value: { a: 2, b: 1 }, warning: null });
  });
  test.each([
    ['{"a": 1', 'not JSON'],
    ['', 'not JSON'],
    ['null', 'not an object'],
  ])('that cannot be used (%j) is put aside and told', async (text, error) => {
    writeFileSync(here.at('overlay.json'), text);
    const quarantined_to = here.at(`overlay.json.corrupt.${stamp}`);
    expect(await readState(here.at('overlay.json'), options)).toEqual({
      value: undefined,
      warning: {
        path: here.at('overlay.json'),
        label: 'overlay',
        error,
        quarantined_to,
        quarantine_error: null,
        used_default: true,
      },
    });
    expect(readFileSync(quarantined_to, 'utf8')).toBe(text);
    expect(await readState(here.at('overlay.json'), options)).toEqual({ value: undefined, warning: null });
  });
  test('that cannot be put aside either is told as well', async () => {
    writeFileSync(here.at('overlay.json'), '{');
    const { disk } = watchedDisk(() => 'EROFS');
    const { warning } = await readState(here.at('overlay.json'), { ...options, disk });
    expect(warning).toMatchObject({ quarantined_to: null, quarantine_error: expect.stringContaining('read_only') });
    mkdirSync(here.at('folder.json'));
    expect((await readState(here.at('folder.json'), options)).warning).toMatchObject({ error: 'EISDIR' });
  });
  test('is changed by one at a time, and a bad one begins anew', async () => {
    writeFileSync(here.at('overlay.json'), 'bad');
    const add = () => updateState(here.at('overlay.json'), (before = {}) => ({ n: (before.n ?? 0) + 1 }), options);
    const all = await Promise.all(Array.from({ length: 8 }, add));
    expect(all.map(({ after }) => after.n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(all.map(({ before }) => before.warning !== null)).toEqual([true, ...Array(7).fill(false)]);
    expect(here.text('overlay.json')).toBe('{\n  "n": 8\n}\n');
  });
  test('of several processes loses no change', async () => {
    const processes: Started[] = [];
    for (const who of ['p', 'q'])
      processes.push(await start('test/store/files/writer.ts', { file: here.at('counts.json'), mode: 'update', who, count: 20 }));
    await Promise.all(processes.map((process) => process.until((lines) => lines.includes('ready'))));
    for (const process of processes) process.send('go');
    for (const process of processes) expect(await process.ended).toEqual({ code: 0, signal: null, stderr: '' });
    expect(JSON.parse(here.text('counts.json'))).toEqual({ p: 20, q: 20 });
  });
});
