import { PassThrough, Writable } from 'node:stream';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LineSplitter, type LongLine } from '../../src/adapters/mcp/lines.ts';
import { createMcpServer } from '../../src/adapters/mcp/server.ts';
import { StdioTransport } from '../../src/adapters/mcp/stdio-transport.ts';
import { silent, testApp } from '../support/app.ts';

describe('lines', () => {
  const split = (most: number, chunks: readonly (string | Buffer)[]) => {
    const lines: string[] = [];
    const long: LongLine[] = [];
    const splitter = new LineSplitter(most, {
      line: (bytes) => lines.push(bytes.toString()),
      tooLong: (line) => long.push(line),
    });
    for (const chunk of chunks) splitter.push(Buffer.from(chunk));
    return { lines, long: long.map(({ bytes, head, tail }) => ({ bytes, head: head.toString(), tail: tail.toString() })) };
  };
  test('are the same however they are cut', () => {
    const text = 'one\n\ntwö\r\nthree\n';
    const bytes = Buffer.from(text);
    for (let size = 1; size <= bytes.length; size += 1) {
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
      expect(split(100, chunks).lines).toEqual(['one', '', 'twö\r', 'three']);
    }
  });
  test('that are too long are passed over, and what comes after is read', () => {
    const long = `{"id":1,${'x'.repeat(1000)}"end"}`;
    for (const size of [1, 7, 100, 5000]) {
      const bytes = Buffer.from(`a\n${long}\nb\n`);
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
      const found = split(500, chunks);
      expect(found.lines).toEqual(['a', 'b']);
      expect(found.long).toMatchObject([{ bytes: long.length, tail: expect.stringMatching(/x{249}"end"\}$/) }]);
      expect(found.long[0]?.head).toBe(long.slice(0, 256));
    }
  });
  test('exactly as long as allowed are taken', () => {
    expect(split(3, ['abc\nabcd\n'])).toMatchObject({ lines: ['abc'], long: [{ bytes: 4 }] });
  });
});

const hello = {
  jsonrpc: '2.0',
  id: 'hello',
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};
const ping = (id: unknown) => ({ jsonrpc: '2.0', id, method: 'ping' });
const most = 4000;

let app: Awaited<ReturnType<typeof testApp>>;
let warnings: unknown[][];
beforeEach(async () => {
  warnings = [];
  app = await testApp({ log: { ...silent, warning: (...said) => void warnings.push(said) } });
});
afterEach(() => app.end());

/** A server on two streams; gives the answers to what was said, which a ping at the end shows to be all of them. */
const converse = (...said: (object | string | Buffer)[]) => converseUpTo(most, ...said);

async function converseUpTo(most: number, ...said: (object | string | Buffer)[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const { server, idle } = createMcpServer(app, { toolset: 'full', version: '1' });
  await server.connect(new StdioTransport(most, input, output));
  const lines = said.map((one) => (typeof one === 'string' || Buffer.isBuffer(one) ? one : JSON.stringify(one)));
  const answers: Record<string, unknown>[] = [];
  let text = '';
  const over = new Promise<void>((resolve) => {
    output.on('data', (chunk: Buffer) => {
      text += chunk;
      for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n')) {
        answers.push(JSON.parse(text.slice(0, end)));
        text = text.slice(end + 1);
      }
      if (answers.some(({ id }) => id === 'over')) resolve();
    });
  });
  for (const line of [JSON.stringify(hello), ...lines]) input.write(Buffer.concat([Buffer.from(line), Buffer.from('\n')]));
  /** Calls take turns of their own; the ping at the end must not overtake them. */
  await idle();
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  await idle();
  input.write(`${JSON.stringify(ping('over'))}\n`);
  await over;
  await server.close();
  return answers.filter(({ id }) => id !== 'hello' && id !== 'over');
}

describe('what is no message is answered as such', () => {
  test.each([
    ['no JSON', 'this is no JSON', [{ id: null, error: { code: -32700 } }]],
    ['half of it', '{"jsonrpc":"2.0","id":1', [{ id: null, error: { code: -32700 } }]],
    ['another protocol', { id: 7, hello: 'world' }, [{ id: 7, error: { code: -32600 } }]],
    ['a number', '7', [{ id: null, error: { code: -32600 } }]],
    ['an id that is none', { jsonrpc: '2.0', id: { a: 1 }, method: 'ping' }, [{ id: null, error: { code: -32600 } }]],
    ['a batch', [ping(1), ping('b')], [1, 'b'].map((id) => ({ id, error: { code: -32600 } }))],
    ['an empty batch', [], [{ id: null, error: { code: -32600 } }]],
    [
      'what is not UTF-8',
      Buffer.concat([Buffer.from('{"jsonrpc":"2.0","id":9,"method":"p'), Buffer.from([0xff]), Buffer.from('"}')]),
      [{ id: 9, error: { code: -32700, message: 'The line is not valid UTF-8.' } }],
    ],
    ['a method that nobody knows', { ...ping(3), method: 'server/discover' }, [{ id: 3, error: { code: -32601 } }]],
    ['nothing', '', []],
  ])('%s', async (_, said, answers) => {
    const found = await converse(said, ping('next'));
    expect(found).toMatchObject([...answers, { id: 'next', result: {} }]);
  });

  const long = 'x'.repeat(most);
  test.each([
    ['first', { jsonrpc: '2.0', id: 5, method: 'tools/call', params: { long } }, 5],
    ['last', { method: 'tools/call', params: { long }, jsonrpc: '2.0', id: 'a"b' }, 'a"b'],
    ['in letters of two bytes and more', { jsonrpc: '2.0', id: 'é三😀', method: 'x', params: { long } }, 'é三😀'],
    ['that is no number of JSON', `{"jsonrpc":"2.0","id":01,"method":"${long}"}`, null],
    ['that is no text of JSON', `{"jsonrpc":"2.0","id":"\\q","method":"${long}"}`, null],
    ['that is no text of JSON, at the end', `{"jsonrpc":"2.0","method":"${long}","id":"\\u12"}`, null],
    ['that is no UTF-8', Buffer.from(`{"jsonrpc":"2.0","id":"\xe9","method":"${long}"}`, 'latin1'), null],
    ['nowhere', { jsonrpc: '2.0', method: 'notifications/x', params: { long, id: 6 } }, null],
    ['only inside a text', { jsonrpc: '2.0', method: 'x', params: { long: `${long},"id":6}` } }, null],
  ])('a line that is too long, with its id %s, and the next is answered', async (_, said, id) => {
    const found = await converse(said, ping('next'));
    expect(found).toMatchObject([
      { id, error: { code: -32600, message: expect.stringMatching(/holds \d+ bytes; a message may carry 4000/) } },
      { id: 'next', result: {} },
    ]);
  });
});

describe('a message is nested only so deep', () => {
  const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  const flat = 100_000;
  test.each([
    ['an answer', '"id":26,"result":LEVELS'],
    ['an error', '"id":26,"error":{"code":1,"message":"x","data":LEVELS}'],
    ['a notification', '"method":"notifications/x","params":LEVELS'],
  ])('%s that is deeper is told to the log, and the next is answered', async (_, said) => {
    const at = (levels: number) => `{"jsonrpc":"2.0",${said.replace('LEVELS', deep(levels))}}`;
    const found = await converseUpTo(flat, at(6000), at(5), ping('next'));
    expect(found).toMatchObject([{ id: 'next', result: {} }]);
    expect(warnings).toEqual([['a message was passed over', { reason: expect.stringMatching(/at most 202 levels/) }]]);
  });
  test.each([
    ['a request', '"method":"ping","params":LEVELS'],
    ['a call with something besides', '"method":"tools/call","params":{"name":"help","task":{},"arguments":LEVELS}'],
    ['what a call says about itself', '"method":"tools/call","params":{"name":"help","_meta":LEVELS}'],
  ])('%s that is deeper is refused', async (_, said) => {
    const line = `{"jsonrpc":"2.0","id":5,${said.replace('LEVELS', deep(6000))}}`;
    const found = await converseUpTo(flat, line, ping('next'));
    const message = expect.stringMatching(/nested too deep; at most 202 levels/);
    expect(found).toMatchObject([
      { id: 5, error: { code: -32600, message } },
      { id: 'next', result: {} },
    ]);
    expect(warnings).toEqual([]);
  });
  test('to the level', async () => {
    const line = (id: number, levels: number) => `{"jsonrpc":"2.0","id":${id},"method":"ping","params":${deep(levels)}}`;
    const found = await converseUpTo(flat, line(1, 200), line(2, 201));
    const byId = Object.fromEntries(found.map((answer) => [answer.id, answer]));
    expect(byId).toMatchObject({ 1: { result: {} }, 2: { error: { code: -32600 } } });
  });
});

test('what a message makes throw is told to the log, and the server lives', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const { server } = createMcpServer(app, { toolset: 'full', version: '1' });
  Object.assign(server, { _onrequest: () => never(), _onresponse: () => never() });
  const never = () => {
    throw new Error('nobody thought of this');
  };
  await server.connect(new StdioTransport(most, input, output));
  const answered = new Promise((resolve) => output.once('data', (chunk: Buffer) => resolve(JSON.parse(`${chunk}`))));
  input.write('{"jsonrpc":"2.0","id":7,"result":{}}\n{"jsonrpc":"2.0","id":8,"method":"ping"}\n');
  expect(await answered).toMatchObject({ id: 8, error: { code: -32603, message: 'Internal error' } });
  expect(warnings).toContainEqual(['a message could not be taken', { error: 'Error: nobody thought of this' }]);
  await server.close();
});

describe('wrong params are refused in a few words', () => {
  test.each([
    ['tools/call', {}, /^tools\/call cannot be called like this\. params\.name: /],
    ['tools/call', { name: 7 }, /params\.name: /],
    ['tools/call', { name: 'help', arguments: [] }, /params\.arguments: /],
    ['tools/call', undefined, /params: /],
    ['logging/setLevel', { level: 'loud' }, /params\.level: /],
    ['resources/read', { uri: 7 }, /params\.uri: /],
    ['completion/complete', { ref: { type: 'x' } }, /params\./],
    ['initialize', { protocolVersion: 7 }, /^initialize cannot be called like this\. params\.protocolVersion: /],
    ['tools/list', { cursor: 'forged' }, /params\.cursor: there is one page, so leave it out$/],
    ['tools/list', { cursor: 5 }, /params\.cursor: there is one page/],
    ['tools/list', { toolset: 'huge' }, /^toolset must be one of core, daily, full$/],
  ])('%s %j', async (method, params, message) => {
    const [{ error } = { error: undefined }] = (await converse({
      jsonrpc: '2.0',
      id: 1,
      method,
      ...(params ? { params } : {}),
    })) as {
      error: { code: number; message: string };
    }[];
    expect(error?.code).toBe(-32602);
    expect(error?.message).toMatch(message);
    expect(error?.message).not.toMatch(/[{}\n]|MCP error/);
  });
});

describe('a reader', () => {
  test('that is gone ends the connection', async () => {
    const input = new PassThrough();
    const output = new Writable({
      write: (_chunk, _encoding, done) => done(Object.assign(new Error('EPIPE'), { code: 'EPIPE' })),
    });
    const { server } = createMcpServer(app, { toolset: 'full', version: '1' });
    const closed = new Promise<void>((resolve) => {
      const stopped = server.onclose;
      server.onclose = () => {
        stopped?.();
        resolve();
      };
    });
    await server.connect(new StdioTransport(most, input, output));
    input.write(`${JSON.stringify(hello)}\n`);
    await closed;
  });
  test('gets what is sent in one turn in one piece, in order, whatever characters it holds', async () => {
    const pieces: string[] = [];
    const output = new Writable({
      decodeStrings: false,
      write: (chunk, encoding, done) => {
        pieces.push(Buffer.from(chunk, encoding).toString('utf8'));
        done();
      },
    });
    const transport = new StdioTransport(most, new PassThrough(), output);
    const lineOf = (method: string) => `${JSON.stringify({ jsonrpc: '2.0', method })}\n`;
    const send = (method: string) => transport.send({ jsonrpc: '2.0', method });
    await Promise.all([send('one'), send('two')]);
    await Promise.all([send('drei für 三'), send('\u0080')]);
    expect(pieces).toEqual([lineOf('one') + lineOf('two'), lineOf('drei für 三') + lineOf('\u0080')]);
    await transport.close();
  });
  test('that does not read is waited for until the server lets go of it', async () => {
    const output = new Writable({ highWaterMark: 1, write: () => {} });
    const transport = new StdioTransport(most, new PassThrough(), output);
    await transport.start();
    let isRead = false;
    const sent = transport.send(ping(1) as JSONRPCMessage).then(() => {
      isRead = true;
    });
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(isRead).toBe(false);
    transport.letGo();
    await sent;
    await transport.send(ping(2) as JSONRPCMessage);
    await transport.close();
  });
  test('that does not read stops what is taken in, and goes on when it reads', async () => {
    const input = new PassThrough();
    let release = () => {};
    const output = new Writable({
      highWaterMark: 1,
      write: (_chunk, _encoding, done) => {
        release = done;
      },
    });
    const transport = new StdioTransport(most, input, output);
    await transport.start();
    void transport.send({ jsonrpc: '2.0', method: 'x'.repeat(65 * 1024 * 1024) });
    await new Promise((resolve) => process.nextTick(resolve));
    expect(input.isPaused()).toBe(true);
    release();
    await new Promise((resolve) => setImmediate(resolve));
    expect(input.isPaused()).toBe(false);
    await transport.close();
  });
});
