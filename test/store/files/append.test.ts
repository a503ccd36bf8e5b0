import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { append, inFolder, type Line, longestLine, readLines, replace } from '../../../src/store/files/index.ts';
import { codePoint } from '../../support/code-point.ts';
import { type DiskCall, place, watchedDisk } from './place.ts';

let here: ReturnType<typeof place>;
beforeEach(() => {
  here = place();
});
afterEach(() => here.remove());

const now = () => Date.UTC(2026, 1, 22, 12, 34, 56);

test('a record is one line with its keys in order, in folders that are made, private to the user', async () => {
  const file = here.at('deep/er/log.jsonl');
  expect(await append(file, { b: 'two\nlines', a: { d: 1, c: [{ f: 1, e: 2 }] } })).toEqual({ byte: 0, bytes: 51, torn: null });
  expect(await append(file, JSON.parse('{"__proto__": {"x": 1}}'))).toMatchObject({ byte: 51 });
  expect(readFileSync(file, 'utf8')).toBe('{"a":{"c":[{"e":2,"f":1}],"d":1},"b":"two\\nlines"}\n{"__proto__":{"x":1}}\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(here.at('deep')).mode & 0o777).toBe(0o700);
});

test('the answer comes after the flush of the file and of its name', async () => {
  const { disk, calls } = watchedDisk();
  await append(here.at('new/log.jsonl'), { n: 1 }, { disk });
  expect(calls.filter((call) => /^(sync|write)/.test(call))).toEqual(['write log.jsonl', 'sync log.jsonl', 'sync new']);
  calls.length = 0;
  await append(here.at('new/log.jsonl'), { n: 2 }, { disk });
  expect(calls.filter((call) => /^(sync|write)/.test(call))).toEqual(['write log.jsonl', 'sync log.jsonl']);
});

test('what comes together is flushed together, in order', async () => {
  const { disk, calls } = watchedDisk();
  const answers = await Promise.all(Array.from({ length: 500 }, (_, n) => append(here.at('log.jsonl'), { n }, { disk })));
  expect(here.records('log.jsonl')).toEqual(Array.from({ length: 500 }, (_, n) => ({ n })));
  expect(calls.filter((call) => call === 'sync log.jsonl').length).toBeLessThanOrEqual(2);
  const text = here.text('log.jsonl');
  for (const [n, { byte, bytes }] of answers.entries()) expect(text.slice(byte, byte + bytes)).toBe(`{"n":${n}}\n`);
});

describe('what a stopped writer left', () => {
  test('a piece of a line is put aside and told, and nothing is glued to it', async () => {
    writeFileSync(here.at('log.jsonl'), '{"n":1}\n{"n":2,"te');
    const [first, second] = await Promise.all([3, 4].map((n) => append(here.at('log.jsonl'), { n }, { now })));
    const moved_to = here.at('log.jsonl.corrupt.20260222T123456Z');
    expect(first).toEqual({ byte: 8, bytes: 8, torn: { byte: 8, bytes: 10, moved_to } });
    expect(second?.torn).toBeNull();
    expect(here.text('log.jsonl')).toBe('{"n":1}\n{"n":3}\n{"n":4}\n');
    expect(readFileSync(moved_to, 'utf8')).toBe('{"n":2,"te');
  });
  test('a second piece in the same second gets a name of its own', async () => {
    for (const n of [1, 2]) {
      appendFileSync(here.at('log.jsonl'), `piece ${n}`);
      await append(here.at('log.jsonl'), { n }, { now });
    }
    expect(here.text('log.jsonl.corrupt.20260222T123456Z')).toBe('piece 1');
    expect(here.text('log.jsonl.corrupt.20260222T123456Z.1')).toBe('piece 2');
    expect(here.records('log.jsonl')).toEqual([{ n: 1 }, { n: 2 }]);
  });
  test('a whole record without its end is ended', async () => {
    writeFileSync(here.at('log.jsonl'), '{"n":1}\n{"n":2}');
    expect(await append(here.at('log.jsonl'), { n: 3 })).toEqual({ byte: 16, bytes: 8, torn: null });
    expect(here.records('log.jsonl')).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  });
  test('half a number is no record', async () => {
    writeFileSync(here.at('log.jsonl'), '1\n12');
    expect((await append(here.at('log.jsonl'), 3)).torn).toMatchObject({ bytes: 2 });
    expect(here.text('log.jsonl')).toBe('1\n3\n');
  });
  test('zeros that a power loss left are put aside too, over many chunks', async () => {
    writeFileSync(here.at('log.jsonl'), Buffer.concat([Buffer.from('{"n":1}\n'), Buffer.alloc(200_000)]));
    const { torn } = await append(here.at('log.jsonl'), { n: 2 });
    expect(readFileSync(torn?.moved_to ?? '').equals(Buffer.alloc(200_000))).toBe(true);
    expect(here.records('log.jsonl')).toEqual([{ n: 1 }, { n: 2 }]);
  });
});

describe('what cannot be', () => {
  test('a record that is too long, or none, is refused before anything is touched', async () => {
    await expect(append(here.at('log.jsonl'), 'x'.repeat(longestLine))).rejects.toMatchObject({ problem: 'too_long' });
    await expect(append(here.at('log.jsonl'), undefined)).rejects.toThrow(TypeError);
    expect(here.names()).toEqual([]);
  });
  test('a file in the place of a folder, a folder in the place of a file', async () => {
    writeFileSync(here.at('file'), '');
    await expect(append(here.at('file/log.jsonl'), {})).rejects.toMatchObject({ problem: 'bad_path' });
    mkdirSync(here.at('folder'));
    await expect(append(here.at('folder'), {})).rejects.toMatchObject({ problem: 'bad_path', code: 'EISDIR' });
  });
  test.runIf(existsSync('/dev/full'))('a full disk', async () => {
    symlinkSync('/dev/full', here.at('log.jsonl'));
    await expect(append(here.at('log.jsonl'), {})).rejects.toMatchObject({ problem: 'full', code: 'ENOSPC' });
  });
  const troubles: [DiskCall, string, string][] = [
    ['write', 'ENOSPC', 'full'],
    ['sync', 'EIO', 'failed'],
    ['open', 'EACCES', 'denied'],
    ['open', 'EROFS', 'read_only'],
    ['write', 'EDQUOT', 'full'],
  ];
  test.each(troubles)('%s fails with %s: all who wrote together hear it, and nothing is left', async (call, code, problem) => {
    await append(here.at('log.jsonl'), { n: 0 });
    const { disk } = watchedDisk((made, file) => (made === call && file.endsWith('.jsonl') ? code : undefined));
    const answers = await Promise.allSettled([1, 2].map((n) => append(here.at('log.jsonl'), { n }, { disk })));
    for (const answer of answers) expect(answer).toMatchObject({ status: 'rejected', reason: { problem, code } });
    expect(here.text('log.jsonl')).toBe('{"n":0}\n');
    await append(here.at('log.jsonl'), { n: 3 });
    expect(here.records('log.jsonl')).toEqual([{ n: 0 }, { n: 3 }]);
  });
  test('a write that can be neither finished nor taken back leaves a piece for the next one to put aside', async () => {
    const { disk } = watchedDisk((call) => (call === 'write' || call === 'truncate' ? 'EIO' : undefined));
    await expect(append(here.at('log.jsonl'), { n: 1 }, { disk })).rejects.toMatchObject({ problem: 'failed' });
    expect(here.text('log.jsonl')).toBe('{"n');
    expect((await append(here.at('log.jsonl'), { n: 2 })).torn).toMatchObject({ byte: 0, bytes: 3 });
    expect(here.records('log.jsonl')).toEqual([{ n: 2 }]);
  });
});

test('whoever holds the folder rewrites a file while others wait to append, and may append as well', async () => {
  const file = here.at('log.jsonl');
  await append(file, { n: 1 });
  let enter: () => void = () => {};
  const entered = new Promise<void>((resolve) => {
    enter = resolve;
  });
  const waiting = entered.then(() => append(file, { n: 3 }));
  await inFolder(here.folder, async (under) => {
    await expect(append(file, { n: 'inside' })).rejects.toMatchObject({ problem: 'reentered' });
    enter();
    await replace(file, '{"n":"one"}\n', { under });
    await append(file, { n: 'two' }, { under });
  });
  await waiting;
  expect(here.records('log.jsonl')).toEqual([{ n: 'one' }, { n: 'two' }, { n: 3 }]);
});

test('appends, torn pieces and readers agree with a list', async () => {
  const step = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('append' as const), values: fc.array(fc.jsonValue(), { maxLength: 4 }) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('tear' as const), piece: fc.string({ minLength: 1, unit: codePoint }) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('junk' as const), line: fc.string() }) },
  );
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const name = `log-${run++}.jsonl`;
      const file = here.at(name);
      /** What a naive reader expects: records, and lines that are none. */
      let model: { value?: unknown; bad?: true }[] = [];
      let tail = '';
      const end = () => {
        if (tail === '') return;
        const value = parsed(tail);
        if (value !== undefined && typeof value !== 'number') model = [...model, { value }];
        tail = '';
      };
      for (const one of steps)
        if (one.kind === 'append') {
          if (one.values.length > 0) end();
          await Promise.all(one.values.map((value) => append(file, value)));
          model = [...model, ...one.values.map((value) => ({ value: JSON.parse(JSON.stringify(value)) as unknown }))];
        } else if (one.kind === 'tear') {
          const piece = one.piece.replaceAll('\n', ' ');
          appendFileSync(file, piece);
          tail += piece;
        } else {
          const line = one.line.replaceAll('\n', ' ');
          appendFileSync(file, `${line}\n`);
          const whole = tail + line;
          tail = '';
          const value = parsed(whole);
          if (value !== undefined) model = [...model, { value }];
          else if (whole.trim() !== '') model = [...model, { bad: true }];
        }
      const read: Line[] = [];
      for await (const line of readLines(file)) read.push(line);
      const last = read.at(-1);
      expect(last?.kind === 'unfinished' ? last.next - last.byte : 0).toBe(Buffer.byteLength(tail));
      expect(
        read
          .filter((line) => line.kind !== 'unfinished')
          .map((line) => (line.kind === 'record' ? { value: line.value } : { bad: true })),
      ).toEqual(model);
    }),
    { numRuns: 40 },
  );
});

/** As a reader reads it: a byte order mark does not count. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}
