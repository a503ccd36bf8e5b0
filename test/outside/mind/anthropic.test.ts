import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Reply, type ScriptedServer, scriptedServer } from '../../support/scripted-server.ts';
import { answerTo, json, key, type MindBench, mindBench } from './asked.ts';

const good = answerTo('risk_judge');
const question = { name: 'risk_judge', prompt: 'How risky is it?', tag: 'risk_b1' } as const;

const message = (content: unknown, more: object = {}): Reply => ({
  body: { type: 'message', role: 'assistant', model: 'claude-scripted', content, stop_reason: 'end_turn', ...more },
});
const text = (said: string) => ({ type: 'text', text: said });
const thinking = { type: 'thinking', thinking: `Perhaps {"category":"other"}?`, signature: 'x' };
const used = (input: unknown) => ({ type: 'tool_use', id: 'toolu_1', name: 'answer', input });

let bench: MindBench;
let server: ScriptedServer | undefined;
beforeEach(() => {
  bench = mindBench();
});
afterEach(async () => {
  await server?.close();
  bench.remove();
});
const serving = async (...script: Reply[]) => {
  server = await scriptedServer(...script);
  return server;
};

describe('the schema is sent', () => {
  test('as a tool that must be used', async () => {
    const { url, heard } = await serving(message([thinking, used(good)], { stop_reason: 'tool_use' }));
    expect(await bench.anthropic(url).ask(question)).toEqual({
      state: 'ok',
      answer: good,
      model: 'claude-scripted',
      repaired: false,
      transcript: expect.any(String),
    });
    const [{ headers, body, url: path } = {} as never] = heard;
    expect(path).toBe('/v1/messages');
    expect(headers).toMatchObject({ 'x-api-key': key, 'anthropic-version': '2023-06-01' });
    expect(headers.authorization).toBeUndefined();
    expect(body).toMatchObject({
      model: 'scripted',
      max_tokens: 2048,
      temperature: 0,
      system: expect.stringContaining('one JSON object'),
      messages: [{ role: 'user', content: 'How risky is it?' }],
      tools: [{ name: 'answer', input_schema: { type: 'object', additionalProperties: false } }],
      tool_choice: { type: 'tool', name: 'answer' },
    });
  });

  test('as the format of the output', async () => {
    const { url, heard } = await serving(message([text(json(good))]));
    expect(await bench.anthropic(url, { structure: 'output_schema' }).ask(question)).toMatchObject({ state: 'ok', answer: good });
    expect(heard[0]?.body).toMatchObject({ output_config: { format: { type: 'json_schema', schema: { type: 'object' } } } });
    expect(heard[0]?.body.tools).toBeUndefined();
  });

  test('in the prompt', async () => {
    const { url, heard } = await serving(message([text(json(good))]));
    expect(await bench.anthropic(url, { structure: 'prompt' }).ask(question)).toMatchObject({ state: 'ok', answer: good });
    expect(heard[0]?.body.messages[0].content).toMatch(/^How risky is it\?\n[\s\S]*JSON Schema[\s\S]*"severity"/);
  });

  test('in the prompt where a tool is refused', async () => {
    const refusal = { error: { type: 'invalid_request_error', message: 'tool_choice forces tool use: not supported' } };
    const { url, heard } = await serving({ status: 400, body: { type: 'error', ...refusal } }, message([text(json(good))]));
    expect(await bench.anthropic(url).ask(question)).toMatchObject({ state: 'ok', answer: good });
    expect(heard[1]?.body.tools).toBeUndefined();
    expect(heard[1]?.body.messages[0].content).toContain('JSON Schema');
  });
});

/** Blocks are joined by a line end, so a text is split between two fields. */
const [head, tail] = json(good).split(/(?<=,)(?="mitigation")/) as [string, string];

test.each([
  ['text among thoughts', [thinking, text(json(good)), { type: 'redacted_thinking', data: 'x' }]],
  ['text in several blocks', [text(head), text(tail)]],
  ['a tool that nobody offered, and text', [{ type: 'tool_use', name: 'bash', input: {} }, text(json(good))]],
])('an answer is found: %s', async (_, content) => {
  const { url } = await serving(message(content));
  expect(await bench.anthropic(url).ask(question)).toMatchObject({ state: 'ok', answer: good, repaired: false });
});

test('an answer that does not fit goes back once, in a conversation', async () => {
  const wrong = { ...(good as object), severity: 'huge' };
  const { url, heard } = await serving(message([used(wrong)]), message([used(good)]));
  expect(await bench.anthropic(url).ask(question)).toMatchObject({ state: 'ok', answer: good, repaired: true });
  const { messages } = heard[1]?.body ?? {};
  expect(messages.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant', 'user']);
  expect(messages[1].content).toBe(json(wrong));
  expect(messages[2].content).toContain('$.severity: "huge" is none of low, medium, high, critical');
});

test.each<[string, Reply, object]>([
  [
    'cut off',
    message([text(json(good).slice(0, 40))], { stop_reason: 'max_tokens' }),
    { kind: 'invalid', error: expect.stringContaining('mind.anthropic.max_tokens') },
  ],
  ['a refusal', message([], { stop_reason: 'refusal' }), { kind: 'refused' }],
  ['thoughts alone', message([thinking]), { kind: 'invalid', error: expect.stringContaining('unsupported_response_shape') }],
  [
    'an older shape',
    { body: { completion: json(good) } },
    { kind: 'invalid', error: expect.stringContaining('unsupported_response_shape') },
  ],
  [
    'a wrong key',
    { status: 401, body: { type: 'error', error: { type: 'authentication_error', message: `invalid x-api-key ${key}` } } },
    { kind: 'auth', error: expect.stringContaining('[hidden]') },
  ],
  [
    'overloaded',
    { status: 529, body: { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } } },
    { kind: 'unavailable', error: expect.stringContaining('Overloaded') },
  ],
])('no answer: %s', async (_, reply, failure) => {
  const { url } = await serving(reply);
  const asked = await bench.anthropic(url).ask(question);
  expect(asked).toMatchObject({ state: 'error', ...failure });
  expect(JSON.stringify([asked, bench.transcripts()])).not.toContain(key);
});

test.each([
  ['', '/v1/messages'],
  ['/', '/v1/messages'],
  ['/v1', '/v1/messages'],
  ['/gateway/v1/', '/gateway/v1/messages'],
  ['/gateway?team=7', '/gateway/v1/messages?team=7'],
])('a base that ends with %j', async (end, path) => {
  const { url, heard } = await serving(message([used(good)]));
  await bench.anthropic(`${url}${end}`).ask(question);
  expect(heard[0]?.url).toBe(path);
});

test('free text has no schema', async () => {
  const { url, heard } = await serving(message([thinking, text('Two doubts.')]));
  const written = await bench.anthropic(url).write({ prompt: 'Criticise this.', tag: 'critique' });
  expect(written).toMatchObject({ state: 'ok', text: 'Two doubts.', model: 'claude-scripted' });
  expect(Object.keys(heard[0]?.body).sort()).toEqual(['max_tokens', 'messages', 'model', 'temperature']);
});
