import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MakeFile } from '../../../src/outside/hands/transcript.ts';
import { hiding } from '../../../src/outside/secrets.ts';
import { type Call, codex } from '../../support/hands/agents.ts';
import { lives, metaOf, type Row, rowsOf } from '../../support/hands/watching.ts';
import { stillTime } from '../../support/still-time.ts';
import { type Workbench, workbench } from './workbench.ts';

let bench: Workbench;
beforeEach(() => {
  bench = workbench();
});
afterEach(() => bench.remove());

const printedIn = (file: string, stream: Row['stream'] = 'stdout') => rowsOf(file).filter((row) => row.stream === stream);
const pidsOf = (agent: { calls(): readonly Call[] }) =>
  agent.calls().flatMap(({ pid, child }) => [pid, ...(child ? [child] : [])]);
const bytes = (...parts: (string | readonly number[])[]) => ({
  bytes: Buffer.concat(parts.map((part) => Buffer.from(part as string))).toString('base64'),
});

describe('what an agent prints', () => {
  test('may end in the middle of a line', async () => {
    const { hands } = bench.codex({ runs: [[codex.says('Almost.'), bytes('{"type":"item.comp')]] });
    const batch = bench.batch();
    expect(await hands.run(batch, bench.seen.watch)).toMatchObject({ ended: 'exited', last_message: 'Almost.' });
    expect(bench.seen.told.at(-1)).toEqual({ kind: 'line', stream: 'stdout', text: '{"type":"item.comp' });
    expect(printedIn(batch.transcript).at(-1)).toMatchObject({ line: '{"type":"item.comp' });
  });

  test('may be no UTF-8, hold a NUL, and end its lines as Windows does', async () => {
    const { hands } = bench.cli({
      runs: [[bytes('a', [0xff, 0xfe], 'b\r\n'), bytes([0, 0x0a]), bytes([0xe2, 0x82]), bytes([0xac], '\n\n')]],
    });
    const batch = bench.batch();
    expect(await hands.run(batch, bench.seen.watch)).toMatchObject({ ended: 'exited', exit_code: 0 });
    expect(printedIn(batch.transcript).map(({ line }) => line)).toEqual(['a\ufffd\ufffdb', '\0', '€', '']);
  });

  test('may be a line longer than anybody keeps: the transcript has it all, in pieces', async () => {
    const line = `{"type":"huge","text":"${'é'.repeat(9 * 1024 * 1024)}"}`;
    const { hands } = bench.cli({ runs: [[bytes(line.slice(0, 100)), bytes(line.slice(100)), { say: '\nThe end.' }]] });
    const batch = bench.batch();
    const outcome = await hands.run(batch, bench.seen.watch);
    expect(outcome).toMatchObject({ ended: 'exited', last_message: 'The end.', saw_events: false });
    const rows = printedIn(batch.transcript);
    const cut = rows.findIndex(({ continues }) => !continues);
    expect(cut).toBeGreaterThan(8);
    expect(
      rows
        .slice(0, cut + 1)
        .map((row) => row.line)
        .join('') === line,
    ).toBe(true);
    expect(Math.max(...rows.map((row) => Buffer.byteLength(row.line as string)))).toBeLessThan(4 * 1024 * 1024);
    expect(bench.seen.told.map((event) => (event.kind === 'line' ? event.text.length : event.kind))).toEqual([
      8 * 1024 * 1024,
      8,
    ]);
  });

  test('may come faster than it is shown: nothing more is read until it is', async () => {
    const { hands } = bench.codex({ runs: [[{ flood: { lines: 12_000, bytes: 500 } }, codex.says('Done.')]] });
    const batch = bench.batch();
    let pending = 0;
    let most = 0;
    const outcome = await hands.run(batch, async ({ kind }) => {
      if (kind !== 'raw') return;
      pending += 1;
      most = Math.max(most, pending);
      await new Promise(setImmediate);
      pending -= 1;
    });
    expect(outcome).toMatchObject({ ended: 'exited', last_message: 'Done.' });
    expect(printedIn(batch.transcript)).toHaveLength(12_001);
    /** A few reads of a pipe, one that is shown and those that came with it; not all of 60,000. */
    expect(most).toBeLessThan((4 * 65536) / 500);
  });

  test('may come faster than it is written: nothing more is read until it is', async () => {
    const lines = 12_000;
    const seen = { read: 0, written: 0, ahead: 0 };
    const slowDisk = fileThat(async (write) => {
      seen.ahead = Math.max(seen.ahead, seen.read - seen.written);
      await new Promise(setImmediate);
      seen.written += await write();
    });
    const { hands } = bench.codex({ runs: [[{ flood: { lines, bytes: 500 } }, codex.says('Done.')]] }, { makeFile: slowDisk });
    const batch = bench.batch();
    const outcome = await hands.run(batch, (event) => {
      if (event.kind === 'raw') seen.read += 500;
    });
    expect(outcome).toMatchObject({ ended: 'exited', last_message: 'Done.' });
    expect(printedIn(batch.transcript)).toHaveLength(lines + 1);
    expect(seen.ahead).toBeLessThan(3 * 1024 * 1024);
  });
});

test('what an agent prints of a key is neither kept, shown nor judged', async () => {
  const key = 'sk-test-0123456789abcdefghijklmnopqrstuvwxyz';
  const { hands } = bench.cli(
    {
      runs: [[{ say: `error: ${key} is refused` }, { err: key.slice(8) }, { event: { type: 'result', result: `Key: ${key}` } }]],
    },
    undefined,
    { hide: hiding([key]) },
  );
  const batch = bench.batch();
  const outcome = await hands.run(batch, bench.seen.watch);
  expect(outcome.last_message).toBe('Key: [hidden]');
  expect(outcome.observation.errors).toContain('error: [hidden] is refused');
  for (const kept of [readFileSync(batch.transcript, 'utf8'), JSON.stringify(outcome), JSON.stringify(bench.seen.told)])
    expect(kept).not.toContain(key.slice(8, 32));
});

/** A file whose writes go through somebody. */
function fileThat(writes: (write: () => Promise<number>) => Promise<void>): MakeFile {
  return async (file) => {
    mkdirSync(path.dirname(file), { recursive: true });
    const handle = await open(file, 'wx');
    return {
      write: (async (buffer: Buffer, at: number, length: number) => {
        let bytesWritten = 0;
        await writes(async () => {
          bytesWritten += (await handle.write(buffer, at, length)).bytesWritten;
          return bytesWritten;
        });
        return { bytesWritten, buffer };
      }) as typeof handle.write,
      truncate: (length) => handle.truncate(length),
      sync: () => handle.sync(),
      close: () => handle.close(),
    };
  };
}

describe('an agent', () => {
  test('may die', async () => {
    const { hands } = bench.codex({ runs: [[codex.thread('t-1'), { die: 'SIGSEGV' }]] });
    const batch = bench.batch();
    expect(await hands.run(batch, () => {})).toMatchObject({
      ended: 'exited',
      exit_code: 139,
      signal: 'SIGSEGV',
      thread_id: 't-1',
    });
    expect(metaOf(batch.transcript).at(-1)).toMatch(/^mi\.codex\.exit_code=139 duration_ms=\d+ signal=SIGSEGV$/);
  });

  test('may leave something at its pipes: the batch ends all the same, and what was left goes on', async () => {
    const time = stillTime();
    const left = [
      { ready: true },
      { heeds: 'SIGUSR2' },
      { say: 'still here' },
      { awaits: 'SIGUSR2' },
      { flood: { lines: 5000, bytes: 1000 } },
      { hang: true },
    ] as const;
    const { hands, agent } = bench.codex(
      { runs: [[{ child: { steps: left } }, codex.says('It is served.'), { exit: 0 }]] },
      { time },
    );
    const batch = bench.batch();
    const running = hands.run(batch, bench.seen.watch);
    await Promise.all([bench.seen.printed('still here'), bench.seen.printed('It is served.')]);
    const child = agent.calls().flatMap((call) => call.child ?? [])[0] as number;
    try {
      while (time.waiting === 0) await new Promise(setImmediate);
      time.advance(2000);
      /** What came meanwhile gives it another turn. */
      for (let over = false; !over; time.advance(2000))
        over = await Promise.race([running.then(() => true), new Promise<false>((go) => setImmediate(go, false))]);
      expect(await running).toMatchObject({ ended: 'exited', exit_code: 0, last_message: 'It is served.', left_running: true });
      expect(metaOf(batch.transcript).at(-1)).toMatch(/ left_running=1$/);
      /** It can write more than a pipe holds, and is neither stopped nor killed by that. */
      process.kill(child, 'SIGUSR2');
      expect(lives(child)).toBe(true);
    } finally {
      process.kill(child, 'SIGKILL');
    }
  });

  test('may leave something that has nothing to do with it', async () => {
    const left = [{ ready: true }, { hang: true }] as const;
    const { hands, agent } = bench.codex({
      runs: [[{ child: { steps: left, detached: true, pipes: false } }, codex.says('Done.'), { exit: 0 }]],
    });
    const outcome = await hands.run(bench.batch(), () => {});
    const child = agent.calls().flatMap((call) => call.child ?? [])[0] as number;
    expect(outcome).toMatchObject({ ended: 'exited', left_running: false });
    expect(lives(child)).toBe(true);
    process.kill(child, 'SIGKILL');
  });
});

describe('a watcher that fails', () => {
  const failure = new Error('the terminal is gone');
  const failing = {
    'at once': () => {
      throw failure;
    },
    later: () => Promise.reject(failure),
  };
  test.each(['at once', 'later'] as const)('%s hears of it when all is over', async (when) => {
    const { hands, agent } = bench.codex({ runs: [[codex.says('Hello.'), { hang: true }]] });
    const batch = bench.batch();
    await expect(hands.run(batch, failing[when])).rejects.toBe(failure);
    expect(pidsOf(agent).filter(lives)).toEqual([]);
    expect(metaOf(batch.transcript).at(-1)).toMatch(/ended=stopped$/);
  });
});

test('a watcher that never comes back does not keep a stop from ending', async () => {
  const time = stillTime();
  const stop = new AbortController();
  const { hands, agent } = bench.codex(
    { runs: [[codex.says('Hello.'), { flood: { lines: 1000, bytes: 1000 } }, { hang: true }]] },
    { time },
  );
  const running = hands.run(bench.batch({ signal: stop.signal }), (event) => {
    void bench.seen.watch(event);
    return new Promise<void>(() => {});
  });
  await bench.seen.printed('Hello.');
  stop.abort('ctrl_c');
  for (let over = false; !over; time.advance(1000))
    over = await Promise.race([running.then(() => true), new Promise<false>((go) => setImmediate(go, false))]);
  expect(await running).toMatchObject({ ended: 'stopped' });
  expect(pidsOf(agent).filter(lives)).toEqual([]);
});

describe('a transcript', () => {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });

  test('is never written over another', async () => {
    const batch = bench.batch();
    mkdirSync(path.dirname(batch.transcript), { recursive: true });
    writeFileSync(batch.transcript, 'of another batch\n');
    const { hands, agent } = bench.codex({});
    expect(await hands.run(batch, () => {})).toMatchObject({
      ended: 'failed_to_start',
      problem: { kind: 'transcript-failed', path: batch.transcript, code: 'EEXIST' },
    });
    expect(agent.runs()).toEqual([]);
    expect(readFileSync(batch.transcript, 'utf8')).toBe('of another batch\n');
  });

  test('that cannot be made means that nothing is run', async () => {
    writeFileSync(path.join(bench.folder, 'transcripts'), 'a file');
    const { hands, agent } = bench.codex({});
    expect(await hands.run(bench.batch(), () => {})).toMatchObject({
      ended: 'failed_to_start',
      problem: { kind: 'transcript-failed' },
    });
    expect(agent.runs()).toEqual([]);
  });

  test('that can no longer be written ends the agent, and keeps whole lines', async () => {
    let writes = 0;
    const makeFile = fileThat(async (write) => {
      if (++writes > 2) throw full;
      await write();
    });
    const { hands, agent } = bench.codex(
      { runs: [[codex.says('First.'), { flood: { lines: 20_000, bytes: 500 } }, { hang: true }]] },
      { makeFile },
    );
    const batch = bench.batch();
    expect(await hands.run(batch, () => {})).toMatchObject({
      ended: 'transcript_failed',
      problem: { kind: 'transcript-failed', path: batch.transcript, code: 'ENOSPC' },
      last_message: 'First.',
    });
    expect(pidsOf(agent).filter(lives)).toEqual([]);
    expect(rowsOf(batch.transcript).length).toBeGreaterThan(0);
  });

  test('that cannot be flushed is one that failed', async () => {
    const { hands } = bench.codex(
      { runs: [[codex.says('Done.')]] },
      {
        makeFile: async (file) => ({
          ...(await fileThat(async (write) => void (await write()))(file)),
          sync: () => Promise.reject(full),
        }),
      },
    );
    expect(await hands.run(bench.batch(), () => {})).toMatchObject({
      ended: 'transcript_failed',
      exit_code: 0,
      last_message: 'Done.',
    });
  });
});
