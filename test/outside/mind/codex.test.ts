import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runChild } from '../../../src/outside/mind/child.ts';
import { limited } from '../../../src/outside/mind/limits.ts';
import { messages, scriptedCodex, type Turn, today } from '../../support/scripted-codex.ts';
import { testTime } from '../../support/test-time.ts';
import { answerTo, json, key, type MindBench, mindBench } from './asked.ts';

const good = answerTo('loop_break');
const question = { name: 'loop_break', prompt: 'How does it go on?', tag: 'loopbreak:b3' } as const;
const env = { PATH: process.env.PATH, OPENAI_API_KEY: key };

let bench: MindBench;
beforeEach(() => {
  bench = mindBench(testTime(() => false));
});
afterEach(() => bench.remove());

function codex(turns: readonly Turn[], flags: readonly string[] = today) {
  const scripted = scriptedCodex(bench.folder, turns, flags);
  const mind = bench.mind({ provider: 'codex_schema', codex_schema: { command: scripted.command, timeout_s: 60 } }, { env });
  return { ...scripted, mind };
}

const isAlive = (pid: number) => {
  try {
    /** What has ended and is not yet collected is gone all the same. */
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

test('the last message is the answer; it can change nothing, and its input ends', async () => {
  const { mind, calls } = codex([{ says: ['no event', ...messages('First I look around.', json(good))] }]);
  expect(await mind.ask(question)).toEqual({
    state: 'ok',
    answer: good,
    model: 'codex',
    repaired: false,
    transcript: expect.any(String),
  });
  const [{ argv, stdin, cwd } = {} as never] = calls();
  const schema = path.resolve('generated/answers/codex/loop_break.json');
  expect(argv).toEqual([
    ...['exec', '--cd', bench.folder, '--skip-git-repo-check', '--sandbox', 'read-only', '--json', '--ephemeral'],
    ...['--output-schema', schema, '-'],
  ]);
  expect(cwd).toBe(bench.folder);
  expect(stdin).toMatch(/one JSON object[\s\S]*How does it go on\?$/);
});

describe('only what this version takes is typed', () => {
  test('an older one gets the schema in the prompt', async () => {
    const { mind, calls } = codex([{ says: messages(json(good)) }], ['--sandbox', '--json']);
    expect(await mind.ask(question)).toMatchObject({ state: 'ok', answer: good });
    expect(calls()[0]?.argv).toEqual(['exec', '--sandbox', 'read-only', '--json', '-']);
    expect(calls()[0]?.stdin).toContain('"additionalProperties":false');
  });

  test('one that cannot be kept from writing is not asked', async () => {
    const { mind, calls } = codex([{ says: messages(json(good)) }], ['--json', '--full-auto']);
    expect(await mind.ask(question)).toMatchObject({
      state: 'error',
      kind: 'missing',
      error: expect.stringContaining('read-only'),
    });
    expect(calls()).toEqual([]);
  });
});

test('an answer that does not fit goes back once, with what was said', async () => {
  const wrong = { ...(good as object), action: 'stop', notes: 'first line\nsecond line' };
  const { mind, calls } = codex([{ says: messages(json(wrong)) }, { says: messages(`Sorry!\n${json(good)}`) }]);
  expect(await mind.ask(question)).toMatchObject({ state: 'ok', answer: good, repaired: true });
  const [, { stdin } = {} as never] = calls();
  expect(stdin).toContain('How does it go on?');
  expect(stdin).toContain(`\n| ${json(wrong)}\n`);
  expect(stdin).toContain('- $.action: "stop" is none of rewrite_next_input, run_checks_then_continue');
});

describe('no answer', () => {
  const failed = (message: string, exit = 1): Turn => ({ says: [{ type: 'turn.failed', error: { message } }], exit });
  test.each<[string, Turn, object]>([
    [
      'it fails',
      failed('stream disconnected'),
      { kind: 'unavailable', error: expect.stringContaining('ended with 1 without an answer: stream disconnected') },
    ],
    ['it may not', failed('unexpected status 401 Unauthorized'), { kind: 'auth' }],
    ['it is asked too often', failed("You've hit your usage limit."), { kind: 'rate_limited' }],
    [
      'its model refuses',
      failed('unexpected status 400 Bad Request: {"error":{"message":"no such model"}}'),
      { kind: 'refused' },
    ],
    [
      'it says why elsewhere',
      { stderr: 'WARNING: old\nerror: no such subcommand\n', exit: 2 },
      { kind: 'unavailable', error: expect.stringContaining('answer: error: no such subcommand') },
    ],
    ['it says nothing', { says: messages() }, { kind: 'unavailable' }],
    [
      'it fails after its message',
      { says: messages(json(good)), exit: 3 },
      { kind: 'unavailable', error: expect.stringContaining('with 3') },
    ],
    ['half a line', { raw: json(messages(json(good))[2]).slice(0, 60) }, { kind: 'unavailable' }],
    [
      'fields are missing',
      { says: messages(json({ action: 'stop_done' })) },
      { kind: 'invalid', error: expect.stringContaining('confidence') },
    ],
    ['no JSON', { says: messages('I would rather not say.') }, { kind: 'invalid' }],
    [
      'it says a key',
      { says: [{ type: 'error', message: `bad key ${key}` }], stderr: key, exit: 1 },
      { error: expect.stringContaining('[hidden]') },
    ],
  ])('%s', async (_, turn, failure) => {
    const { mind } = codex([turn]);
    const asked = await mind.ask({ ...question, prompt: `The key is ${key}.` });
    expect(asked).toMatchObject({ state: 'error', ...failure });
    expect(JSON.stringify([asked, bench.transcripts()])).not.toContain(key);
  });

  test('a last line without an end counts', async () => {
    const { mind } = codex([{ raw: json(messages(json(good))[2]) }]);
    expect(await mind.ask(question)).toMatchObject({ state: 'ok', answer: good });
  });

  test('it is not there, may not be started, or its folder is gone', async () => {
    const plain = path.join(bench.folder, 'plain');
    writeFileSync(plain, '');
    const ask = (command: string, project = bench.folder) =>
      bench.mind({ provider: 'codex_schema', codex_schema: { command } }, { env, project }).ask(question);
    expect(await ask('no-such-codex')).toMatchObject({
      kind: 'missing',
      error: expect.stringContaining('no program no-such-codex'),
    });
    expect(await ask(plain)).toMatchObject({ kind: 'missing', error: expect.stringContaining('executable') });
    expect(await ask('codex', '/nowhere')).toMatchObject({ kind: 'missing', error: expect.stringContaining('/nowhere') });
  });

  test('once it is there it is asked', async () => {
    const command = path.join(bench.folder, 'codex.mjs');
    const mind = bench.mind({ provider: 'codex_schema', codex_schema: { command } }, { env });
    expect(await mind.ask(question)).toMatchObject({ state: 'error', kind: 'missing' });
    scriptedCodex(bench.folder, [{ says: messages(json(good)) }]);
    expect(await mind.ask(question)).toMatchObject({ state: 'ok' });
  });
});

describe('it is ended, with all that it started', () => {
  const goes = async (pids: readonly number[]) => {
    while (pids.some(isAlive)) await new Promise((resolve) => setImmediate(resolve));
  };

  test('when it hangs', async () => {
    const { mind, calls } = codex([{ hangs: true }]);
    const asked = mind.ask(question);
    while (calls().length === 0) await new Promise((resolve) => setImmediate(resolve));
    await bench.time.fire(60_000);
    expect(await asked).toMatchObject({ state: 'error', kind: 'timeout' });
    await goes(calls()[0]?.pids ?? []);
  });

  test('when it does not want to', async () => {
    const { mind, calls } = codex([{ hangs: true, stubborn: true }]);
    const stop = new AbortController();
    const asked = mind.ask({ ...question, signal: stop.signal });
    while (calls().length === 0) await new Promise((resolve) => setImmediate(resolve));
    stop.abort();
    await bench.time.fire(2000);
    expect(await asked).toMatchObject({ state: 'error', kind: 'stopped' });
    await goes(calls()[0]?.pids ?? []);
  });

  test('when it prints without end', async () => {
    const { mind, calls } = codex([{ floods: true }]);
    expect(await mind.ask(question)).toMatchObject({ state: 'error', kind: 'too_large' });
    await goes(calls()[0]?.pids ?? []);
    expect(bench.transcripts()[0]?.text.length).toBeLessThan(5 * 1024 * 1024);
  });
});

test('its transcript holds what was typed, told and printed', async () => {
  const { mind, command } = codex([{ says: messages(json(good)), stderr: 'warning: old\n' }]);
  await mind.ask(question);
  const [{ name, rows } = {} as never] = bench.transcripts();
  expect(name).toMatch(/_loopbreak-b3_/);
  const kinds = rows.map(({ type }) => type.replace('mi.mind_transcript.', ''));
  expect([kinds[0], kinds[1], kinds.at(-1)]).toEqual(['header', 'request', 'response']);
  expect(rows[1]).toMatchObject({
    argv: [command, 'exec', ...Array(10).fill(expect.any(String))],
    body: expect.stringContaining('How does it go on?'),
  });
  const lines = rows.filter(({ type }) => type.endsWith('.line'));
  expect(lines.map(({ stream }) => stream).sort()).toEqual(['stderr', 'stdout', 'stdout', 'stdout', 'stdout']);
  expect(rows.at(-1)).toMatchObject({ exit_code: 0, body: json(good) });
});

test('free text comes without a schema', async () => {
  const { mind, calls } = codex([{ says: messages('Two doubts.') }]);
  const written = await mind.write({ prompt: 'Criticise this.', system: 'You are a critic.', tag: 'critique' });
  expect(written).toMatchObject({ state: 'ok', text: 'Two doubts.', model: 'codex' });
  expect(calls()[0]?.argv).not.toContain('--output-schema');
  expect(calls()[0]?.stdin).toBe('You are a critic.\n\nCriticise this.');
});

describe('whoever no longer wants an answer', () => {
  test('starts nothing, not even to ask for options: whether there is a program is never found out', async () => {
    const nowhere = { provider: 'codex_schema', codex_schema: { command: '/no/such/codex', timeout_s: 60 } } as const;
    expect(await bench.mind(nowhere, { env }).ask({ ...question, signal: AbortSignal.abort() })).toMatchObject({
      kind: 'stopped',
    });
    const limit = limited(bench.time, { timeout_s: 0, signal: AbortSignal.abort() });
    const order = { command: '/no/such/codex', args: [], cwd: bench.folder, env, input: '', line: () => {}, mostBytes: 1 };
    expect(await runChild(order, limit, bench.time)).toEqual({ code: null, signal: null });
  });

  test('gets no answer mended', async () => {
    const scripted = scriptedCodex(bench.folder, [{ says: messages('no answer') }]);
    const stop = new AbortController();
    const now = () => {
      if (scripted.calls().length > 0) stop.abort();
      return bench.time.now();
    };
    const config = { provider: 'codex_schema', codex_schema: { command: scripted.command, timeout_s: 60 } } as const;
    const mind = bench.mind(config, { env, time: { ...bench.time, now } });
    expect(await mind.ask({ ...question, signal: stop.signal })).toMatchObject({ kind: 'stopped' });
    const [{ rows = [] } = {}] = bench.transcripts();
    expect(rows.filter(({ type }) => type.endsWith('request'))).toHaveLength(1);
  });
});
