import { EventEmitter, once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, test } from 'vitest';
import { runLines } from '../../../src/app/live-lines.ts';
import { askUser } from '../../../src/outside/pilot/ask-user.ts';
import { stopPort } from '../../../src/outside/pilot/stop.ts';
import { timePort } from '../../../src/outside/pilot/time.ts';
import { tempFolder } from '../../support/app.ts';

const never = new AbortController().signal;

describe('a person who is asked', () => {
  const asking = (signal = never) => {
    const input = new PassThrough();
    const output = new PassThrough();
    return { input, output, user: askUser({ input, output, signal }) };
  };
  test('answers a line', async () => {
    const { input, output, user } = asking();
    const answer = user.ask('Which way?');
    expect(String(output.read())).toBe('Which way?\n> ');
    input.write('  The first. \nignored\n');
    expect(await answer).toBe('The first.');
  });
  test('may have answered before', async () => {
    const { input, user } = asking();
    input.end('one\ntwo\n');
    expect([await user.ask('1'), await user.ask('2'), await user.ask('3')]).toEqual(['one', 'two', '']);
  });
  test('is let go when the run is stopped', async () => {
    const stop = new AbortController();
    const { user } = asking(stop.signal);
    const answer = user.ask('Which way?');
    stop.abort('now');
    expect(await answer).toBe('');
  });
});

describe('a stop', () => {
  const temp = tempFolder();
  afterEach(() => temp.remove());
  const words = { signal: (name: string) => `by ${name}`, file: (name: string) => `by ${name}` };

  test('by a signal', () => {
    const own = new EventEmitter();
    const port = stopPort({ file: path.join(temp.folder, 'STOP'), words, process: own as never, ticks: () => () => {} });
    expect(port.signal.aborted).toBe(false);
    own.emit('SIGINT');
    own.emit('SIGTERM');
    expect(port.signal.reason).toBe('by SIGINT');
    port.close();
    expect(own.listenerCount('SIGINT')).toBe(0);
  });
  test('by a file, now or later', () => {
    mkdirSync(temp.folder, { recursive: true });
    const file = path.join(temp.folder, 'STOP');
    let tick = () => {};
    const ticks = (look: () => void) => {
      tick = look;
      return () => {};
    };
    const port = stopPort({ file, words, process: new EventEmitter() as never, ticks });
    tick();
    expect(port.signal.aborted).toBe(false);
    writeFileSync(file, '');
    tick();
    expect(port.signal.reason).toBe('by STOP');
    port.close();
    const next = stopPort({ file, words, process: new EventEmitter() as never, ticks });
    expect(next.signal.aborted).toBe(true);
    next.close();
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
});

describe('what is shown of a run', () => {
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
