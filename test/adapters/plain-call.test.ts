import { CallToolRequestSchema, JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainCall } from '../../src/adapters/mcp/plain-call.ts';

const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'note', arguments: { a: [1] } } };

const anything = fc.oneof(
  fc.constantFrom(undefined, null, true, 0, -1, 1.5, 2 ** 53, Number.NaN, '', 'x', [], {}),
  fc.object({ maxDepth: 1 }),
);
const meta = fc.oneof(
  anything,
  fc.record({ progressToken: anything, 'io.modelcontextprotocol/related-task': anything, 'a/b': anything }, { requiredKeys: [] }),
);
const usual = (value: unknown) => fc.oneof({ weight: 8, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: anything });
const params = fc.record(
  { name: usual('note'), arguments: usual({ a: 1 }), _meta: meta, task: usual(undefined) },
  { requiredKeys: [] },
);
const message = fc.record({
  jsonrpc: usual('2.0'),
  id: usual(7),
  method: usual('tools/call'),
  params: fc.oneof({ weight: 8, arbitrary: params }, { weight: 1, arbitrary: anything }),
  extra: usual(undefined),
});

/** As a message comes: what JSON cannot say is not there. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('what is taken for plain is right by the schemas of the protocol, and is all that they give', () => {
  let plain = 0;
  fc.assert(
    fc.property(message, (made) => {
      const value = sent(made);
      if (!isPlainCall(value)) return;
      plain += 1;
      expect(JSONRPCMessageSchema.parse(value)).toEqual(value);
      expect(CallToolRequestSchema.parse(value).params).toEqual(value.params);
    }),
    { numRuns: 2000 },
  );
  expect(plain).toBeGreaterThan(50);
});

test.each([
  ['as clients send it', call],
  ['with a text as id', { ...call, id: 'a' }],
  ['with progress asked for', { ...call, params: { ...call.params, _meta: { progressToken: 3 } } }],
  ['with what a client says of itself', { ...call, params: { ...call.params, _meta: { 'host/use': 'x' } } }],
  ['without arguments', { ...call, params: { name: 'note' } }],
])('a call %s is plain', (_how, value) => {
  expect(isPlainCall(value)).toBe(true);
});

test.each([
  ['another method', { ...call, method: 'tools/list' }],
  ['no id', { jsonrpc: '2.0', method: 'tools/call', params: call.params }],
  ['an id that is no whole number', { ...call, id: 1.5 }],
  ['a field more', { ...call, more: 1 }],
  ['arguments as a list', { ...call, params: { name: 'note', arguments: [] } }],
  ['a task', { ...call, params: { ...call.params, task: {} } }],
  ['a name like a prototype', JSON.parse('{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"x","__proto__":{}}}')],
  [
    'a task that it belongs to',
    { ...call, params: { name: 'x', _meta: { 'io.modelcontextprotocol/related-task': { taskId: '1' } } } },
  ],
])('a call with %s goes the usual way', (_what, value) => {
  expect(isPlainCall(value)).toBe(false);
});
