import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { postTo } from '../../../src/outside/mind/wire.ts';
import { type Reply, type ScriptedServer, scriptedServer } from '../../support/scripted-server.ts';
import { testTime } from '../../support/test-time.ts';
import { answerTo, chat, json, key, type MindBench, mindBench } from './asked.ts';

const good = answerTo('decide_next');
const question = { name: 'decide_next', prompt: 'What next?', tag: 'decide_b0' } as const;

let bench: MindBench;
let servers: ScriptedServer[];
beforeEach(() => {
  bench = mindBench();
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.close();
  bench.remove();
});

const serving = async (...script: Reply[]) => {
  const server = await scriptedServer(...script);
  servers.push(server);
  return server;
};

test('the answer of the first choice is taken, and the request is what every such server takes', async () => {
  const server = await serving(chat(json(good)));
  const asked = await bench.openai(server.url).ask(question);
  expect(asked).toEqual({ state: 'ok', answer: good, model: 'scripted-1', repaired: false, transcript: expect.any(String) });
  const [{ url, headers, body, text } = {} as never] = server.heard;
  expect(url).toBe('/v1/chat/completions');
  expect(headers).toMatchObject({ authorization: `Bearer ${key}`, 'content-type': 'application/json' });
  expect(headers).toMatchObject({ 'accept-encoding': 'identity', 'content-length': String(Buffer.byteLength(text)) });
  expect(Object.keys(body).sort()).toEqual(['messages', 'model', 'temperature']);
  const [system, user, ...more] = body.messages;
  expect(more).toEqual([]);
  expect(system.content).toContain('one JSON object');
  expect(user.content).toMatch(/^What next\?\n/);
  expect(user.content).toContain('"additionalProperties":false');
});

test('a server that knows response_format gets the strict schema there, and not in the prompt', async () => {
  const server = await serving(chat(json(good)));
  await bench.openai(server.url, { structure: 'json_schema' }).ask(question);
  const { messages, response_format } = server.heard[0]?.body ?? {};
  expect(response_format).toMatchObject({ type: 'json_schema', json_schema: { name: 'decide_next', strict: true } });
  expect(response_format.json_schema.schema).toMatchObject({ type: 'object', additionalProperties: false });
  expect(messages[1].content).toBe('What next?');
});

test('what a server refuses by name is left out, then and later', async () => {
  const refuse = (param: string): Reply => ({
    status: 400,
    body: { error: { message: `Unsupported value: '${param}'`, param } },
  });
  const server = await serving(refuse('temperature'), refuse('response_format'), chat(json(good)));
  const mind = bench.openai(server.url, { structure: 'json_schema' });
  expect(await mind.ask(question)).toMatchObject({ state: 'ok' });
  expect(await mind.ask(question)).toMatchObject({ state: 'ok' });
  expect(server.heard.map(({ body }) => Object.keys(body).length)).toEqual([4, 3, 2, 2]);
  expect(server.heard[3]?.body.messages[1].content).toContain('JSON Schema');
  const attempts = bench.transcripts().map(({ rows }) => rows.map(({ attempt }) => attempt ?? 0));
  expect(attempts.sort((a, b) => b.length - a.length)).toEqual([
    [0, 1, 1, 2, 2, 3, 3],
    [0, 1, 1],
  ]);
});

describe('what passes is tried again', () => {
  const busy = (headers: Record<string, string> = {}): Reply => ({
    status: 429,
    headers,
    body: { error: { message: 'slow down' } },
  });
  const down: Reply = { status: 503, body: 'down' };
  const cut: Reply = (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"choices":[{"mess');
    setImmediate(() => response.destroy());
  };
  const reset: Reply = (response) => void response.destroy();

  test.each<[string, Reply[], number[]]>([
    ['a limit that says how long', [busy({ 'retry-after': '3' })], [3000]],
    ['a limit that says it in milliseconds', [busy({ 'retry-after-ms': '1250' })], [1250]],
    ['a limit that says until when', [busy({ 'retry-after': new Date(Date.UTC(2026, 0, 7, 15, 35, 17)).toUTCString() })], [4655]],
    ['a limit that says nothing', [busy(), busy()], [250, 500]],
    ['a server that fails', [down, { status: 500, body: {} }], [250, 500]],
    ['a connection that breaks', [reset], [250]],
    ['half of an answer', [cut], [250]],
  ])('%s', async (_, before, waited) => {
    const server = await serving(...before, chat(json(good)));
    expect(await bench.openai(server.url).ask(question)).toMatchObject({ state: 'ok', repaired: false });
    expect(server.heard).toHaveLength(before.length + 1);
    expect(bench.time.waited).toEqual(waited);
  });

  test.each<[string, Reply[], number, object, number]>([
    ['as often as configured', [down], 2, { kind: 'unavailable', error: expect.stringContaining('answered 503: down') }, 3],
    ['never, where that is configured', [down], 0, { kind: 'unavailable' }, 1],
    ['a limit to the end', [busy({ 'retry-after': '1' })], 1, { kind: 'rate_limited', retry_after_ms: 1000 }, 2],
    [
      'not for longer than a minute',
      [busy({ 'retry-after': '3600' })],
      5,
      { kind: 'rate_limited', retry_after_ms: 3_600_000 },
      1,
    ],
    ['a broken connection to the end', [reset], 1, { kind: 'network' }, 2],
  ])('%s', async (_, script, max_retries, failure, sent) => {
    const server = await serving(...script);
    expect(await bench.openai(server.url, { max_retries }).ask(question)).toMatchObject({ state: 'error', ...failure });
    expect(server.heard).toHaveLength(sent);
  });
});

describe('what does not pass is not tried again', () => {
  const elsewhere = 'http://127.0.0.2:9/v1';
  test.each<[string, Reply, object]>([
    [
      'a bad request',
      { status: 400, body: { error: { message: 'no such model' } } },
      { kind: 'refused', error: expect.stringContaining('no such model') },
    ],
    ['a wrong key', { status: 401, body: { error: { message: 'bad key' } } }, { kind: 'auth' }],
    [
      'nothing left to spend',
      { status: 429, body: { error: { message: 'pay', code: 'insufficient_quota' } } },
      { kind: 'refused' },
    ],
    [
      'a redirect',
      { status: 307, headers: { location: elsewhere }, body: '' },
      { kind: 'refused', error: expect.stringContaining(elsewhere) },
    ],
    ['a refusal', chat('', { refusal: 'I will not.' }), { kind: 'refused', error: expect.stringContaining('I will not.') }],
    [
      'a page of something else',
      { body: '<html>Sign in</html>' },
      { kind: 'invalid', error: expect.stringContaining('unsupported_response_shape') },
    ],
    [
      'an older shape',
      { body: { choices: [{ text: json(good) }] } },
      { kind: 'invalid', error: expect.stringContaining('unsupported_response_shape') },
    ],
    ['a shape of another endpoint', { body: { output: [{ content: [{ text: json(good) }] }] } }, { kind: 'invalid' }],
    ['no text', chat(''), { kind: 'invalid', error: expect.stringContaining('unsupported_response_shape') }],
  ])('%s', async (_, reply, failure) => {
    const server = await serving(reply);
    expect(await bench.openai(server.url).ask(question)).toMatchObject({ state: 'error', ...failure });
    expect(server.heard).toHaveLength(1);
  });

  test('a redirect is not followed: the key stays here', async () => {
    const other = await serving(chat(json(good)));
    const server = await serving({ status: 302, headers: { location: `${other.url}/v1/chat/completions` }, body: '' });
    expect(await bench.openai(server.url).ask(question)).toMatchObject({ state: 'error', kind: 'refused' });
    expect(other.heard).toEqual([]);
  });

  test('one that speaks no TLS, where the address wants it: it hears no key', async () => {
    const server = await serving(chat(json(good)));
    const asked = await bench.openai(server.url.replace('http:', 'https:'), { max_retries: 0 }).ask(question);
    expect(asked).toMatchObject({
      state: 'error',
      kind: 'network',
      error: expect.stringMatching(/could not be reached: (EPROTO|ERR_SSL_\w+)\.$/),
    });
    expect(server.heard).toEqual([]);
  });

  test('nobody listening', async () => {
    const server = await serving(chat(''));
    await server.close();
    const asked = await bench.openai(server.url, { max_retries: 0 }).ask(question);
    expect(asked).toMatchObject({ state: 'error', kind: 'network', error: expect.stringContaining('ECONNREFUSED') });
  });
});

describe('limits', () => {
  test('a server that hangs is left', async () => {
    const server = await serving(() => void bench.time.fire(60_000));
    const asked = await bench.openai(server.url).ask(question);
    expect(asked).toMatchObject({ state: 'error', kind: 'timeout', error: 'No answer within 60 s.' });
    expect(server.heard).toHaveLength(1);
  });

  test('so is one that hangs in the middle of its answer', async () => {
    const server = await serving((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"choices":', () => void bench.time.fire(60_000));
    });
    expect(await bench.openai(server.url).ask(question)).toMatchObject({ state: 'error', kind: 'timeout' });
  });

  test('without a limit nothing is waited for but the answer', async () => {
    const time = testTime(() => false);
    const server = await serving(chat(json(good)));
    expect(await bench.openai(server.url, { timeout_s: 0 }, { time }).ask(question)).toMatchObject({ state: 'ok' });
  });

  test('nor for ever for one that says nothing', async () => {
    const letter = { headers: {}, body: '{}', signal: new AbortController().signal };
    const server = await serving(() => {});
    await expect(postTo(new URL(server.url), letter, 20)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  test('an answer of 100 MB is not read to its end', async () => {
    const megabyte = 'x'.repeat(1024 * 1024);
    let sent = 0;
    let closed = () => {};
    const gone = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const server = await serving((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.on('close', closed);
      const more = () => {
        while (sent < 100 && !response.destroyed) {
          sent += 1;
          if (!response.write(megabyte)) return void response.once('drain', more);
        }
      };
      more();
    });
    expect(await bench.openai(server.url).ask(question)).toMatchObject({ state: 'error', kind: 'too_large' });
    await gone;
    expect(sent).toBeLessThan(50);
    expect(bench.transcripts()[0]?.text.length).toBeLessThan(10_000);
  });

  test('nor is one whose text is no answer any more', async () => {
    const server = await serving(chat(`{"notes":"${'x'.repeat(600_000)}"}`));
    expect(await bench.openai(server.url).ask(question)).toMatchObject({ state: 'error', kind: 'too_large' });
  });

  test('whoever asks may stop it: before, while it is asked, and while it is waited for', async () => {
    const stopped = { state: 'error', kind: 'stopped' };
    const server = await serving({ status: 503, body: {} });
    expect(await bench.openai(server.url).ask({ ...question, signal: AbortSignal.abort() })).toMatchObject(stopped);
    expect(server.heard).toHaveLength(0);

    const asking = new AbortController();
    const hanging = await serving(() => asking.abort());
    expect(await bench.openai(hanging.url).ask({ ...question, signal: asking.signal })).toMatchObject(stopped);

    const waiting = new AbortController();
    const time = {
      ...testTime(() => false),
      after: (ms: number) => {
        if (ms === 250) waiting.abort();
        return () => {};
      },
    };
    expect(await bench.openai(server.url, {}, { time }).ask({ ...question, signal: waiting.signal })).toMatchObject(stopped);
  });
});

describe('an answer that does not fit', () => {
  const wrong = { ...(good as object), confidence: 7, status: undefined, plan: [] };

  test('goes back once, with all that is wrong with it', async () => {
    const server = await serving(chat(json(wrong)), chat(json(good)));
    const asked = await bench.openai(server.url).ask(question);
    expect(asked).toMatchObject({ state: 'ok', answer: good, repaired: true });
    const [, , said, request] = server.heard[1]?.body.messages ?? [];
    expect(said).toEqual({ role: 'assistant', content: json(wrong) });
    expect(request.role).toBe('user');
    for (const problem of ['$.status is missing', '$.confidence: 7 is more than 1', '$.plan is not a field'])
      expect(request.content).toContain(`- ${problem}\n`);
  });

  test('and not at all where the model may not be called again', async () => {
    const server = await serving(chat(json(wrong)), chat(json(good)));
    const asked = await bench.openai(server.url).ask({ ...question, again: () => false });
    expect(asked).toMatchObject({ kind: 'invalid', error: expect.stringContaining('$.confidence: 7 is more than 1') });
    expect(server.heard).toHaveLength(1);
  });

  test('costs a call more, as every try of a server that is busy does', async () => {
    const server = await serving({ status: 503, body: {} }, chat(json(wrong)), { status: 503, body: {} }, chat(json(good)));
    let more = 0;
    const asked = await bench.openai(server.url).ask({ ...question, again: () => ++more <= 2 });
    expect(asked).toMatchObject({ state: 'error', kind: 'unavailable' });
    expect([more, server.heard.length]).toEqual([3, 3]);
  });

  test('and is an error the second time', async () => {
    const server = await serving(chat(json(wrong)));
    const asked = await bench.openai(server.url).ask(question);
    expect(asked).toMatchObject({
      state: 'error',
      kind: 'invalid',
      error: expect.stringContaining('$.confidence: 7 is more than 1'),
    });
    expect(server.heard).toHaveLength(2);
  });

  test.each([
    ['prose around it', `Here is what I decided:\n\n${json(good)}\n\nI hope that helps {smile}`.replace(' {smile}', '')],
    ['a code block', `Sure!\n\`\`\`json\n${json(good)}\n\`\`\`\nThat is {all}.`],
    ['blanks', `\n\n  ${json(good)}\n`],
  ])('is found among %s', async (_, text) => {
    const server = await serving(chat(text));
    expect(await bench.openai(server.url).ask(question)).toMatchObject({ state: 'ok', answer: good, repaired: false });
  });

  test.each([
    ['no JSON', 'I would stop here.'],
    ['half of it', json(good).slice(0, 80)],
    ['a list', json([good])],
    ['a number', '42'],
    ['deep as a well', '['.repeat(200_000)],
    ['with a prototype', json(good).replace('{', '{"__proto__":{"status":"done"},')],
  ])('is no answer: %s', async (_, text) => {
    const server = await serving(chat(text), chat(json(good)));
    expect(await bench.openai(server.url).ask(question)).toMatchObject({ state: 'ok', answer: good, repaired: true });
  });

  test('because it was cut off says so', async () => {
    const body = { choices: [{ message: { content: json(good).slice(0, 50) }, finish_reason: 'length' }] };
    const server = await serving({ body });
    expect(await bench.openai(server.url).ask(question)).toMatchObject({
      kind: 'invalid',
      error: expect.stringContaining('cut off'),
    });
  });
});

describe('a key', () => {
  const echoes: [string, Reply][] = [
    ['a refusal', { status: 400, body: { error: { message: `key ${key} is unknown` } } }],
    ['a failure', { status: 500, body: `Authorization: Bearer ${key}` }],
    ['part of a refusal', { status: 403, body: { error: { message: `key ${key.slice(0, 30)}... is unknown` } } }],
    ['a place to go to', { status: 302, headers: { location: `http://127.0.0.2/?key=${encodeURIComponent(key)}` }, body: '' }],
    ['another form', { status: 400, body: { error: { message: Buffer.from(key).toString('base64') } } }],
    ['an answer', chat(json({ ...(good as object), notes: `The key is ${key}.` }))],
    ['what is no answer', chat(`The key is ${key}.`)],
    ['another shape', { body: { text: key } }],
  ];
  test.each(echoes)('that comes back in %s is not kept and not shown', async (_, reply) => {
    const server = await serving(reply);
    const asked = await bench.openai(server.url, { max_retries: 0 }).ask({ ...question, prompt: `The log says ${key}.` });
    const written = `${JSON.stringify(asked)}${bench.transcripts().map(({ text }) => text)}`;
    const sent = server.heard.map(({ text }) => text).join();
    for (const part of [key, key.slice(0, 30), key.slice(10, 40), Buffer.from(key).toString('base64')]) {
      expect(written).not.toContain(part);
      expect(sent).not.toContain(part);
    }
    expect(server.heard[0]?.headers.authorization).toBe(`Bearer ${key}`);
    expect(sent).toContain('The log says [hidden].');
  });

  test('is read where the configuration says, and a line end behind it does not count', async () => {
    const server = await serving(chat(json(good)));
    const mine = (env: NodeJS.ProcessEnv, more = {}) =>
      bench.openai(server.url, { api_key_env: 'MY_KEY', ...more }, { env }).ask(question);
    await mine({ MY_KEY: 'from-the-environment\n', OPENAI_API_KEY: 'other' }, { api_key: 'from-the-file' });
    await mine({ MY_KEY: '' }, { api_key: 'from-the-file' });
    expect(server.heard.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer from-the-environment',
      'Bearer from-the-file',
    ]);
  });

  test.each<[string, object, NodeJS.ProcessEnv, object]>([
    [
      'no model',
      { model: '' },
      { OPENAI_API_KEY: key },
      { kind: 'missing', error: expect.stringContaining('mind.openai_compatible.model') },
    ],
    ['no key', {}, {}, { kind: 'missing', error: expect.stringContaining('OPENAI_API_KEY') }],
    ['a key that no header takes', {}, { OPENAI_API_KEY: 'sk-first\nsk-second' }, { kind: 'auth' }],
    [
      'no address',
      { base_url: 'localhost:1234' },
      { OPENAI_API_KEY: key },
      { kind: 'missing', error: expect.stringContaining('base_url') },
    ],
    [
      'a password in the address',
      { base_url: 'http://me:secretword@127.0.0.1:1/' },
      { OPENAI_API_KEY: key },
      { kind: 'missing' },
    ],
  ])('or what else is missing is said before anything is sent or written: %s', async (_, config, env, failure) => {
    const asked = await bench.openai('http://127.0.0.1:1', config, { env }).ask(question);
    expect(asked).toMatchObject({ state: 'error', transcript: '', ...failure });
    expect(JSON.stringify(asked)).not.toMatch(/sk-first|sk-second|secretword/);
    expect(existsSync(path.join(bench.folder, 'transcripts'))).toBe(false);
  });
});

describe('a transcript', () => {
  test('holds what was asked and answered, for its owner alone', async () => {
    const server = await serving({ status: 503, body: 'down' }, chat(json(good)));
    const asked = await bench.openai(server.url).ask({ ...question, tag: 'loopbreak:b0' });
    const [{ name, mode, rows } = {} as never, ...more] = bench.transcripts();
    expect(more).toEqual([]);
    expect(asked.transcript).toBe(path.join(bench.folder, 'transcripts', 'mind', name));
    expect(name).toMatch(/^20260107T153512345Z_loopbreak-b0_[0-9a-f]{8}\.jsonl$/);
    expect(mode).toBe(0o600);
    const attempt = (n: number) => [
      { type: 'mi.mind_transcript.request', attempt: n, url: `${server.url}/v1/chat/completions`, body: { model: 'scripted' } },
      { type: 'mi.mind_transcript.response', attempt: n, status: n === 1 ? 503 : 200, duration_ms: 0 },
    ];
    expect(rows).toMatchObject([
      {
        type: 'mi.mind_transcript.header',
        ts: '2026-01-07T15:35:12.345Z',
        provider: 'openai_compatible',
        base_url: `${server.url}/v1`,
        model: 'scripted',
        schema: 'decide_next.json',
        tag: 'loopbreak:b0',
      },
      ...attempt(1),
      ...attempt(2),
    ]);
    expect(rows[4].body.choices[0].message.content).toBe(json(good));
  });

  test('has a name of its own, whatever the moment and the tag', async () => {
    const server = await serving(chat(json(good)));
    const mind = bench.openai(server.url);
    const asked = await Promise.all(Array.from({ length: 20 }, () => mind.ask(question)));
    expect(new Set(asked.map(({ transcript }) => transcript)).size).toBe(20);
    expect(bench.transcripts().every(({ rows }) => rows.length === 3)).toBe(true);
  });

  test('that cannot be written costs no answer', async () => {
    const file = path.join(bench.folder, 'file');
    writeFileSync(file, '');
    const server = await serving(chat(json(good)));
    const asked = await bench.openai(server.url, {}, { transcripts: path.join(file, 'mind') }).ask(question);
    expect(asked).toMatchObject({ state: 'ok', transcript: '' });
  });
});

test('free text is written as it is asked for', async () => {
  const server = await serving(
    chat('Two doubts: …'),
    { status: 400, body: {} },
    { body: { choices: [{ message: { content: 'Two' }, finish_reason: 'length' }] } },
  );
  const mind = bench.openai(server.url);
  const request = { prompt: 'Criticise this.', system: 'You are a critic.', tag: 'critique' };
  expect(await mind.write(request)).toEqual({
    state: 'ok',
    text: 'Two doubts: …',
    model: 'scripted-1',
    transcript: expect.any(String),
  });
  expect(server.heard[0]?.body.messages).toEqual([
    { role: 'system', content: 'You are a critic.' },
    { role: 'user', content: 'Criticise this.' },
  ]);
  expect(await mind.write(request)).toMatchObject({ state: 'error', kind: 'refused' });
  expect(await mind.write(request)).toMatchObject({ state: 'error', kind: 'invalid' });
});
