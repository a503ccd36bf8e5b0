import { execFileSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { closeSync, constants, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { showRun } from '../../../src/app/live.ts';
import { runLines } from '../../../src/app/live-lines.ts';
import { systemTime } from '../../../src/kernel/time.ts';
import { askUser } from '../../../src/outside/pilot/ask-user.ts';
import { liveOut } from '../../../src/outside/pilot/live-out.ts';
import { stopPort } from '../../../src/outside/pilot/stop.ts';
import { timePort } from '../../../src/outside/pilot/time.ts';
import { tempFolder } from '../../support/app.ts';
import { stillTime } from '../../support/still-time.ts';

const never = new AbortController().signal;

describe('a person who is asked', () => {
  const asking = () => {
    const input = new PassThrough();
    const output = new PassThrough();
    return { input, output, user: askUser({ input, output }) };
  };
  test('answers a line', async () => {
    const { input, output, user } = asking();
    const answer = user.ask('Which way?', never);
    expect(String(output.read())).toBe('Which way?\n> ');
    input.write('  The first. \nignored\n');
    expect(await answer).toBe('The first.');
  });
  test('may have answered before', async () => {
    const { input, user } = asking();
    input.end('one\ntwo\n');
    expect([await user.ask('1', never), await user.ask('2', never), await user.ask('3', never)]).toEqual(['one', 'two', '']);
  });
  test('is let go when a run is cut short, and answers only what is asked later', async () => {
    const cut = new AbortController();
    const { input, user } = asking();
    const answer = user.ask('Which way?', cut.signal);
    cut.abort('now');
    expect([await answer, await user.ask('And now?', cut.signal)]).toEqual(['', '']);
    const later = user.ask('Who is there?', never);
    input.write('I am.\n');
    expect(await later).toBe('I am.');
  });
});

describe('a stop', () => {
  const temp = tempFolder();
  const file = path.join(temp.folder, 'STOP');
  afterAll(() => temp.remove());
  const words = { signal: (name: string) => `by ${name}`, order: () => 'by mi stop', file: (name: string) => `by ${name}` };
  const began_ms = Date.UTC(2026, 0, 1);
  const opened = (own = new EventEmitter()) => {
    let tick = () => {};
    const ticks = (look: () => void) => {
      tick = look;
      return () => {};
    };
    const left: string[] = [];
    const port = stopPort({ file, began_ms, words, process: own as never, leave: () => void left.push('left'), ticks });
    return { port, tick: () => tick(), own, left };
  };
  const order = (hold: boolean, ms: number) => writeFileSync(file, JSON.stringify({ hold, ts: new Date(ms).toISOString() }));

  test('by a signal; the second kills, the third leaves', () => {
    const { port, own, left } = opened();
    expect(port.signal.aborted).toBe(false);
    own.emit('SIGINT');
    expect([port.signal.reason, port.again?.aborted]).toEqual(['by SIGINT', false]);
    own.emit('SIGTERM');
    expect([port.signal.reason, port.again?.aborted, left]).toEqual(['by SIGINT', true, []]);
    own.emit('SIGINT');
    expect(left).toEqual(['left']);
    port.close();
    expect(own.listenerCount('SIGINT')).toBe(0);
  });
  test('by a file that somebody made, now or later', () => {
    const { port, tick } = opened();
    tick();
    expect(port.signal.aborted).toBe(false);
    writeFileSync(file, '');
    tick();
    expect(port.signal.reason).toBe('by STOP');
    port.close();
    const { port: next } = opened();
    expect(next.signal.reason).toBe('by STOP');
    next.close();
  });
  test('by an order, for runs that began before it', () => {
    order(false, began_ms - 1);
    const { port, tick } = opened();
    expect(port.signal.aborted).toBe(false);
    order(false, began_ms);
    tick();
    expect(port.signal.reason).toBe('by mi stop');
    port.close();
  });
  test('by an order that holds up everything, and by one that is half written', () => {
    order(true, began_ms - 1);
    expect(opened().port.signal.reason).toBe('by mi stop');
    writeFileSync(file, '{"hold":false,"ts":"2026');
    expect(opened().port.signal.reason).toBe('by STOP');
  });
});

describe('what is shown', () => {
  const pipe = () => {
    const temp = tempFolder();
    const name = path.join(temp.folder, 'pipe');
    execFileSync('mkfifo', [name]);
    const fd = openSync(name, constants.O_RDWR | constants.O_NONBLOCK);
    return {
      fd,
      /** Reads until so much has come. */
      read: async (bytes: number) => {
        const into = Buffer.alloc(1 << 16);
        for (let got = 0; got < bytes; await setImmediate())
          try {
            got += readSync(fd, into, 0, into.length, null);
          } catch (error) {
            if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
          }
      },
      close: () => {
        closeSync(fd);
        temp.remove();
      },
    };
  };
  test('waits for a slow reader, until the run is stopped', async () => {
    const { fd, read, close } = pipe();
    const stop = new AbortController();
    const out = liveOut({ fd, signal: stop.signal, gone: () => {} });
    const line = `${'x'.repeat(1023)}\n`;
    const waits: (void | Promise<void>)[] = [];
    while (!waits.at(-1)) waits.push(out.put(line));
    let hasRoom = false;
    const room = (waits.at(-1) as Promise<void>).then(() => {
      hasRoom = true;
    });
    expect(hasRoom).toBe(false);
    stop.abort();
    await room;
    expect(out.put(line)).toBe(undefined);
    await out.drained();
    await read((waits.length + 1) * line.length);
    await out.drained();
    close();
  });
  test('is said in order, and a reader that went away is told of', async () => {
    const temp = tempFolder();
    const name = path.join(temp.folder, 'out');
    const fd = openSync(name, 'w');
    const out = liveOut({ fd, signal: never, gone: () => {} });
    for (const i of [1, 2, 3]) void out.put(`${i}\n`);
    await out.drained();
    expect(readFileSync(name, 'utf8')).toBe('1\n2\n3\n');
    closeSync(fd);
    const full = openSync('/dev/full', 'w');
    let gone = 0;
    const nobody = liveOut({ fd: full, signal: never, gone: () => gone++ });
    void nobody.put('4\n');
    await nobody.drained();
    void nobody.put('5\n');
    expect(gone).toBe(1);
    closeSync(full);
    temp.remove();
  });
});

describe('on a terminal', () => {
  const showing = { hands_raw: false, mi_prompt: false, clean: (text: string) => text };
  const stage = { kind: 'stage', name: 'extract_evidence', batch_id: 'b0', said: {} } as const;
  test('the last line says what happens, and for how long; a question stops it', async () => {
    let now = 0;
    let tick = () => {};
    const written: string[] = [];
    const after = (_: number, work: () => void) => {
      tick = work;
      return () => {};
    };
    const time = { now: () => now, after };
    const out = { put: (text: string) => void written.push(text), drained: async () => {} };
    const live = showRun({ ...showing, out, time, columns: () => 80 });
    live.say({ kind: 'asking', name: 'decide_next', tag: 'decide_b0' });
    now = 3200;
    tick();
    live.say(stage);
    const erase = '\r\u001b[2K';
    expect(written).toEqual([
      'asks decide_next · 0 s',
      `${erase}asks decide_next · 3 s`,
      `${erase}[mi] extract_evidence id=b0\nb0 · looks at what came back · 0 s`,
    ]);
    await live.asking({ ask: async () => 'yes' }).ask('Go on?', never);
    expect(written.at(-1)).toBe(erase);
    live.end();
    expect(written.at(-1)).toBe(erase);
  });
  test('elsewhere there are only lines', () => {
    const written: string[] = [];
    const out = { put: (text: string) => void written.push(text), drained: async () => {} };
    const live = showRun({ ...showing, out, time: systemTime, columns: null });
    live.say({ kind: 'asking', name: 'decide_next', tag: 'decide_b0' });
    live.say(stage);
    live.end();
    expect(written).toEqual(['[mi] extract_evidence id=b0\n']);
  });
});

describe('waiting', () => {
  test('ends when the time has come, or when it is stopped', async () => {
    const later: (() => void)[] = [];
    const time = timePort({ now: () => 0, after: (_, work) => (later.push(work), () => {}) });
    const stop = new AbortController();
    const first = time.wait(1000, stop.signal);
    later[0]?.();
    await first;
    const second = time.wait(1000, stop.signal);
    const heard = once(stop.signal, 'abort');
    stop.abort();
    await heard;
    await second;
    await time.wait(1000, stop.signal);
  });

  test('a deadline is given when its time has come, however far away, and not before', () => {
    const still = stillTime();
    const time = timePort(still);
    const days = 24 * 60 * 60_000;
    const { signal } = time.deadline(60 * days, 'Late.', never);
    for (const [passed, aborted] of [
      [30 * days, false],
      [30 * days - 1, false],
      [1, true],
    ] as const) {
      still.advance(passed);
      expect(signal.aborted).toBe(aborted);
    }
    expect(signal.reason).toBe('Late.');
    expect(time.deadline(0, 'At once.', never).signal).toMatchObject({ aborted: true, reason: 'At once.' });
  });

  test('a deadline is forgotten, or overtaken by a stop', () => {
    const still = stillTime();
    const stop = new AbortController();
    const { signal, forget } = timePort(still).deadline(1000, 'Late.', stop.signal);
    forget();
    still.advance(2000);
    expect([signal.aborted, still.waiting]).toEqual([false, 0]);
    stop.abort('Stopped.');
    expect(signal.reason).toBe('Stopped.');
  });
});

describe('lines of a run', () => {
  const showing = { hands_raw: false, mi_prompt: true, clean: (text: string) => text.replaceAll('secret', '[hidden]') };
  test('each line says whose it is', () => {
    expect(runLines({ kind: 'prompt', injection: 'Values\n- be kind\n', input: 'Use secret.\n[mi] forged' }, showing)).toEqual([
      '[mi->hands] --- light_injection ---',
      '[mi->hands] Values',
      '[mi->hands] - be kind',
      '[mi->hands] --- batch_input ---',
      '[mi->hands] Use [hidden].',
      '[mi->hands] [mi] forged',
    ]);
    expect(runLines({ kind: 'prompt', injection: '', input: 'x' }, { ...showing, mi_prompt: false })).toEqual([]);
    expect(
      runLines({ kind: 'stage', name: 'decide_next', batch_id: 'b0', said: { status: 'done', confidence: 0.9 } }, showing),
    ).toEqual(['[mi] decide_next id=b0 status=done confidence=0.9']);
    expect(runLines({ kind: 'waiting', ms: 20_000, trouble: 'rate_limited' }, showing)).toEqual([
      '[mi] waiting seconds=20 because=rate_limited',
    ]);
  });
});
