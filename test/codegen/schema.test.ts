import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../codegen/manifest.ts';
import { forOpenApi, hoist, inline, partial, reaches, schemaAt, standalone, withoutDescriptions } from '../../codegen/schema.ts';
import { object } from './manifest-with.ts';

const text: JsonSchema = { type: 'string' };
const ref = (name: string): JsonSchema => ({ $ref: `#/types/${name}` });
const types: Record<string, JsonSchema> = {
  Seq: { type: 'integer' },
  Note: object({ seq: ref('Seq'), text }),
  Page: object({ notes: { type: 'array', items: ref('Note') } }),
};

describe('hoist', () => {
  it('leaves a reference and takes the body out, innermost first', () => {
    const found: Record<string, JsonSchema> = {};
    const note = { $id: 'Note', type: 'object', properties: { seq: { $id: 'Seq', type: 'integer' } } };
    expect(hoist({ type: 'array', items: note }, found)).toEqual({ type: 'array', items: ref('Note') });
    expect(found).toEqual({ Seq: { type: 'integer' }, Note: { type: 'object', properties: { seq: ref('Seq') } } });
  });
  it('accepts a name again with the same body', () => {
    const found = { Seq: { type: 'integer' } };
    expect(hoist({ $id: 'Seq', type: 'integer' }, found)).toEqual(ref('Seq'));
  });
  it('refuses a name with another body', () => {
    expect(() => hoist({ $id: 'Seq', type: 'string' }, { Seq: { type: 'integer' } })).toThrow(
      'two different types are called Seq',
    );
  });
});

describe('references', () => {
  it.each([
    ['none', text, []],
    ['one', ref('Seq'), ['Seq']],
    ['through others', object({ page: ref('Page') }), ['Note', 'Page', 'Seq']],
    ['in a union', { anyOf: [ref('Seq'), { type: 'null' }] }, ['Seq']],
  ])('reaches %s', (_, schema, want) => expect([...reaches(schema, types)].sort()).toEqual(want));

  it('standalone brings along what is referred to, and nothing else', () => {
    expect(standalone(object({ seq: ref('Seq') }), types)).toEqual({
      ...object({ seq: { $ref: '#/$defs/Seq' } }),
      $defs: { Seq: { type: 'integer' } },
    });
    expect(standalone(text, types)).toEqual(text);
    expect(standalone(ref('Note'), types).$defs).toEqual({
      Note: object({ seq: { $ref: '#/$defs/Seq' }, text }),
      Seq: { type: 'integer' },
    });
  });
  it('inline leaves none, and keeps what stands beside one', () => {
    expect(inline(ref('Page'), types)).toEqual(
      object({ notes: { type: 'array', items: object({ seq: { type: 'integer' }, text }) } }),
    );
    expect(inline({ ...ref('Seq'), description: 'Here.' }, types)).toEqual({ type: 'integer', description: 'Here.' });
  });
  it('forOpenApi points to components', () => {
    expect(forOpenApi(ref('Seq'))).toEqual({ $ref: '#/components/schemas/Seq' });
  });
});

it('partial requires nothing at any depth', () => {
  const deep = object({ a: object({ b: text }), list: { type: 'array', items: object({ c: text }) } });
  const found: unknown[] = [];
  JSON.stringify(partial(deep), (key, value) => (key === 'required' ? found.push(value) : value));
  expect(found).toEqual([]);
  expect(partial(deep).properties?.a?.properties).toEqual({ b: text });
});

it('withoutDescriptions keeps a field that is called description', () => {
  const schema = object({ description: { type: 'string', description: 'What it is.' } });
  expect(withoutDescriptions(schema)).toEqual(object({ description: text }));
});

describe('schemaAt', () => {
  const union = { anyOf: [object({ a: text }), object({ b: { type: 'integer' } })] };
  it.each([
    ['notes', ref('Page'), { type: 'array', items: ref('Note') }],
    ['notes[].seq', ref('Page'), { type: 'integer' }],
    ['notes[].nothing', ref('Page'), undefined],
    ['notes.seq', ref('Page'), undefined],
    ['b', union, { type: 'integer' }],
    ['c', union, undefined],
  ])('%s', (path, schema, want) => expect(schemaAt(schema, path, types)).toEqual(want));
});
