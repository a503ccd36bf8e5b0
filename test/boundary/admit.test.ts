import { describe, expect, test } from 'vitest';
import type { ToolInfo } from '../../generated/registry/shape.ts';
import { admit, maxInputBytes } from '../../src/boundary/admit.ts';
import { isWithin } from '../../src/boundary/free.ts';
import { Fault } from '../../src/kernel/fault.ts';
import { tools } from '../support/tools.ts';

const tool = (name: string, more: Partial<ToolInfo> = {}): ToolInfo => ({ ...(tools[name] as ToolInfo), ...more });

async function refused(of: ToolInfo, args: unknown) {
  try {
    await admit(of, args);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { problem, fix } = error.facts as { problem?: string; fix?: string };
    return { code: error.code, problem, fix, hint: error.hints[0] };
  }
  throw new Error('it was admitted');
}

const nested = (levels: number): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < levels; i += 1) value = i % 2 ? [value] : { a: value };
  return value;
};

describe('what passes', () => {
  test('defaults are filled, and the caller keeps its object', async () => {
    const args = Object.freeze({ workspace: 'w', branch: undefined });
    expect(await admit(tool('show'), args)).toMatchObject({ workspace: 'w', doc_kind: 'trace', limit: 20 });
    expect(args).toEqual({ workspace: 'w', branch: undefined });

    const meta = { a: [1] };
    const input = await admit(tool('notes_commit'), { workspace: 'w', content: 'x', meta });
    (input.meta as typeof meta).a.push(2);
    expect(meta).toEqual({ a: [1] });
  });
  test.each([[undefined], [null], [{}]])('nothing at all is an empty object: %j', async (args) => {
    expect(await admit(tool('help'), args)).toEqual({});
  });
  test('null for what is optional is the same as leaving it out', async () => {
    const nulls = { target: null, branch: null, doc: null, cursor: null, limit: null, doc_kind: null, max_chars: null };
    expect(await admit(tool('show'), { workspace: 'w', ...nulls })).toEqual({ workspace: 'w', doc_kind: 'trace', limit: 20 });
  });
  test('null inside a free object is a value', async () => {
    const input = await admit(tool('notes_commit'), { workspace: 'w', content: 'x', meta: { a: null, b: { c: null } } });
    expect(input.meta).toEqual({ a: null, b: { c: null } });
  });
  test('null inside a nested object follows the plan of that object', async () => {
    const fake = tool('notes_commit', { nulls: { 'meta>': { gone: true, 'list>': { gone: true } }, title: true } });
    const meta = { gone: null, stays: null, list: [{ gone: null, n: 1 }, 'text', { gone: 2 }] };
    const input = await admit(fake, { workspace: 'w', content: 'x', title: null, meta });
    expect(input).toEqual({ workspace: 'w', content: 'x', meta: { stays: null, list: [{ n: 1 }, 'text', { gone: 2 }] } });
  });
  test('the fixed part of a preset wins', async () => {
    const preset = { of: 'notes_commit', fixed: { format: 'markdown' } };
    expect(await admit(tool('notes_commit', { preset }), { workspace: 'w', content: 'x' })).toMatchObject({ format: 'markdown' });
  });
});

describe('aliases', () => {
  const fake = tool('show', { aliases: { max_bytes: 'max_chars', size: 'max_chars' } });
  test('an alias is its field', async () => {
    const input = await admit(fake, { workspace: 'w', max_bytes: 9 });
    expect(input).toMatchObject({ max_chars: 9 });
    expect(input).not.toHaveProperty('max_bytes');
  });
  test('two names may say the same, or null', async () => {
    expect(await admit(fake, { workspace: 'w', max_bytes: 9, size: 9, max_chars: 9 })).toMatchObject({ max_chars: 9 });
    expect(await admit(fake, { workspace: 'w', max_bytes: null, max_chars: 9 })).toMatchObject({ max_chars: 9 });
    expect(await admit(fake, { workspace: 'w', max_bytes: null })).not.toHaveProperty('max_chars');
  });
  test('two names that differ are refused', async () => {
    expect(await refused(fake, { workspace: 'w', max_bytes: 9, max_chars: 8 })).toMatchObject({
      code: 'INVALID_INPUT',
      problem: 'max_bytes and max_chars mean the same and differ.',
      hint: { field: 'max_bytes', kind: 'conflict' },
    });
  });
});

describe('what is refused says which field and how to mend it', () => {
  const w = { workspace: 'w' };
  const note = { ...w, content: 'x' };
  test.each([
    ['a missing field', 'notes_commit', w, 'content is missing.', 'Add content.', 'missing_required', 'content'],
    ['a wrong name', 'notes_commit', { ...note, titel: 'x' }, 'titel is not', 'Did you mean title?', 'unknown_field', 'titel'],
    [
      'a wrong name for what is required',
      'notes_commit',
      { ...w, contents: 'x' },
      'contents is not',
      'mean content?',
      'unknown_field',
      'contents',
    ],
    [
      'a strange name',
      'checkout',
      { ...w, ref: 'm', zzzzzzzzzz: 1 },
      'zzzz',
      'Use one of workspace, ref, agent_id.',
      'unknown_field',
      'zzzzzzzzzz',
    ],
    ['a wrong type', 'show', { ...w, limit: 'ten' }, 'limit must be of type integer.', 'Send limit as', 'type', 'limit'],
    [
      'null for what is required',
      'notes_commit',
      { ...w, content: null },
      'content must be of type string',
      'Send content',
      'type',
      'content',
    ],
    ['too small', 'show', { ...w, limit: 0 }, 'limit must be at least 1', 'Send limit', 'range', 'limit'],
    ['too large', 'show', { ...w, limit: 9999 }, 'limit must be at most 200', 'Send limit', 'range', 'limit'],
    [
      'a wrong choice',
      'show',
      { ...w, doc_kind: 'x' },
      'doc_kind must be one of notes, trace',
      'Send doc_kind',
      'choose_one',
      'doc_kind',
    ],
    [
      'a wrong form',
      'checkout',
      { ...w, ref: '!' },
      'ref must be text of letters, digits and . _ / -',
      'Send ref',
      'pattern',
      'ref',
    ],
    [
      'blank text',
      'notes_commit',
      { ...w, content: '  ' },
      'content must be text that is not blank',
      'Send content',
      'pattern',
      'content',
    ],
    ['an empty name', 'checkout', { ...w, ref: '' }, 'ref must be text that is not blank', 'Send ref', 'pattern', 'ref'],
    [
      'a long name',
      'checkout',
      { ...w, ref: 'x'.repeat(200) },
      'ref must be at most 128 characters',
      'Send ref',
      'length',
      'ref',
    ],
    [
      'a wrong item',
      'commit',
      { ...w, artifact: 'a', message: 'm', docs: ['ok', 'not ok'] },
      'docs.1 must be text of letters, digits and . _ -',
      'Send docs.1',
      'pattern',
      'docs.1',
    ],
    [
      'no item',
      'commit',
      { ...w, artifact: 'a', message: 'm', docs: [] },
      'docs must have at least 1 items',
      'Send docs',
      'length',
      'docs',
    ],
    [
      'neither of two types',
      'commit',
      { ...w, artifact: 'a', message: 'm', docs: 5 },
      'docs must be of type string or array',
      'Send docs',
      'type',
      'docs',
    ],
    [
      'text of a union',
      'show',
      { ...w, target: 'foo' },
      'target must be an id such as PLAN-001 or TASK-001',
      'Send target',
      'pattern',
      'target',
    ],
    [
      'inside a union',
      'show',
      { ...w, target: { id: 'foo' } },
      'target.id must be an id such as PLAN-001 or TASK-001',
      'Send target.id',
      'pattern',
      'target.id',
    ],
    [
      'missing inside a union',
      'show',
      { ...w, target: { kind: 'task' } },
      'target.id is missing',
      'Add target.id',
      'missing_required',
      'target.id',
    ],
    [
      'unknown inside a union',
      'show',
      { ...w, target: { id: 'TASK-001', x: 1 } },
      'target.x is not',
      'Use a known field',
      'unknown_field',
      'target.x',
    ],
  ])('%s', async (_, name, args, problem, fix, kind, field) => {
    const said = await refused(tool(name), args);
    expect(said).toMatchObject({ code: 'INVALID_INPUT', hint: { kind, field } });
    expect(said.problem).toContain(problem);
    expect(said.fix).toContain(fix);
  });

  test.each([[[]], [[{ workspace: 'w' }]], ['text'], [5], [true]])('arguments that are no object: %j', async (args) => {
    expect(await refused(tool('status'), args)).toMatchObject({ problem: 'The arguments must be an object.' });
  });
  test('a name without end is shown in short', async () => {
    const { problem } = await refused(tool('status'), { workspace: 'w', ['x'.repeat(100_000)]: 1 });
    expect(problem?.length).toBeLessThan(300);
  });
});

describe('what would hurt', () => {
  test('more than a call may carry', async () => {
    const content = 'x'.repeat(20 * 1024 * 1024);
    expect(await refused(tool('notes_commit'), { workspace: 'w', content })).toMatchObject({ code: 'BUDGET_EXCEEDED' });
    const many = { workspace: 'w', content: 'x', meta: { list: Array.from({ length: 40 }, () => 'y'.repeat(500_000)) } };
    expect(await refused(tool('notes_commit'), many)).toMatchObject({ code: 'BUDGET_EXCEEDED' });
    expect(maxInputBytes).toBe(16 * 1024 * 1024);
  });
  test.each([300, 10_000, 200_000])('%i levels of nesting', async (levels) => {
    const said = await refused(tool('notes_commit'), { workspace: 'w', content: 'x', meta: { deep: nested(levels) } });
    expect(said).toMatchObject({ code: 'INVALID_INPUT' });
    expect(said.problem).toMatch(/nested deeper than/);
  });
  test('thirty levels are fine', async () => {
    const meta = { deep: nested(30) };
    expect((await admit(tool('notes_commit'), { workspace: 'w', content: 'x', meta })).meta).toEqual(meta);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('%s at the top is an unknown field', async (name) => {
    const args = JSON.parse(`{"workspace":"w","content":"x","${name}":{"polluted":true}}`);
    expect(await refused(tool('notes_commit'), args)).toMatchObject({
      code: 'INVALID_INPUT',
      hint: { kind: 'unknown_field', field: name },
    });
    expect({}).not.toHaveProperty('polluted');
  });
  test('built-in names inside meta are names like others', async () => {
    const text = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":2}},"a":[{"__proto__":null}]}';
    const input = await admit(tool('notes_commit'), { workspace: 'w', content: 'x', meta: JSON.parse(text) });
    expect(JSON.stringify(input.meta)).toBe(text);
    expect(Object.getPrototypeOf(input.meta)).toBe(Object.prototype);
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('objects of the caller are bounded, wherever they stand', () => {
  const nested = (levels: number): object => (levels === 1 ? {} : { a: nested(levels - 1) });
  const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 1]));
  const note = (meta: unknown) => ['notes_commit', { workspace: 'w', content: 'x', meta }] as const;
  const refusal = async (name: string, args: object) => {
    const error = (await admit(tools[name] as ToolInfo, args).catch((e) => e)) as { code?: string; facts?: { problem: string } };
    return error.code === undefined ? undefined : `${error.code} ${error.facts?.problem}`;
  };
  test.each([
    ['as deep as allowed', note(nested(32))],
    ['as many keys as allowed', note(keys(10_000))],
    ['almost as long as allowed', note({ text: 'x'.repeat(999_900) })],
    ['a card with a long text', ['think_card', { workspace: 'w', card: { title: 't', text: 'x'.repeat(1_000_000) } }] as const],
    ['text that is no object', ['trace_step', { workspace: 'w', step: 's', meta: 'plain' }] as const],
  ])('%s is taken', async (_, [name, args]) => {
    expect(await refusal(name, args)).toBeUndefined();
  });
  test.each([
    ['too deep', note(nested(33)), 'meta'],
    ['too deep in lists', note({ a: JSON.parse('['.repeat(40) + ']'.repeat(40)) }), 'meta'],
    ['too many keys', note(keys(10_001)), 'meta'],
    ['too many keys below', note({ list: [keys(5_001), keys(5_001)] }), 'meta'],
    ['too long', note({ text: 'é'.repeat(500_001) }), 'meta'],
    ['too many numbers', note({ list: Array.from({ length: 400_000 }, () => 1) }), 'meta'],
    [
      'in a list',
      ['graph_apply', { workspace: 'w', ops: [{ op: 'node_upsert', id: 'n', type: 't', meta: nested(33) }] }] as const,
      'ops[].meta',
    ],
    ['as JSON text', ['trace_step', { workspace: 'w', step: 's', meta: JSON.stringify(nested(33)) }] as const, 'meta'],
    [
      'under another name',
      ['tasks_batch', { workspace: 'w', operations: [{ tool: 'x', arguments: nested(65) }] }] as const,
      'operations[].arguments',
    ],
  ])('%s is refused', async (_, [name, args], field) => {
    expect(await refusal(name, args)).toMatch(
      new RegExp(
        `^INVALID_INPUT ${field.replaceAll('[]', '\\[\\]')} must be an object of at most \\d+ keys, \\d+ levels and \\d+ bytes`,
      ),
    );
  });
  test('looks at no more than may be there', () => {
    let looked = 0;
    const endless = new Proxy(
      {},
      {
        ownKeys: () => Array.from({ length: 20_000 }, (_, i) => `k${i}`),
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true, value: 1 }),
        get: () => {
          looked += 1;
          return 1;
        },
      },
    );
    expect(isWithin(endless, { keys: 100, depth: 3, bytes: 10_000 })).toBe(false);
    expect(looked).toBeLessThanOrEqual(100);
  });
});
