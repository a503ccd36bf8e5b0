import { describe, expect, it } from 'vitest';
import { deriveCases } from '../../codegen/derive.ts';
import type { JsonSchema } from '../../codegen/manifest.ts';
import { caseWith, manifestWith, object, toolWith } from './manifest-with.ts';

const derived = (properties: Record<string, JsonSchema>, required: string[] = []) =>
  deriveCases(toolWith({ input: object(properties, required), cases: [caseWith({ when: { text: 'hello' } })] }), manifestWith());

const of = (field: string, schema: JsonSchema) =>
  Object.fromEntries(
    derived({ [field]: schema })
      .filter((c) => c.derived?.startsWith(`${field}-`))
      .map((c) => [c.derived?.slice(field.length + 1), c.when[field]]),
  );

describe('every bound of a field is broken once', () => {
  it.each<[string, JsonSchema, Record<string, unknown>]>([
    ['a string', { type: 'string' }, { 'type-is-checked': true }],
    [
      'a bounded string',
      { type: 'string', minLength: 1, maxLength: 3 },
      { 'type-is-checked': true, 'minlength-is-checked': '', 'maxlength-is-checked': 'aaaa' },
    ],
    ['a huge string', { type: 'string', maxLength: 1_000_000 }, { 'type-is-checked': true }],
    ['a name', { type: 'string', pattern: '^[a-z]+$' }, { 'type-is-checked': true, 'pattern-is-checked': '\u0001 not a name' }],
    ['a choice', { type: 'string', enum: ['a'] }, { 'type-is-checked': true, 'enum-is-checked': 'no-such-choice' }],
    [
      'a number',
      { type: 'integer', minimum: 1, maximum: 9 },
      { 'type-is-checked': true, 'minimum-is-checked': 0, 'maximum-is-checked': 10 },
    ],
    ['a boolean', { type: 'boolean' }, { 'type-is-checked': 7 }],
    ['a union', { anyOf: [{ type: 'boolean' }, { type: 'integer' }] }, { 'type-is-checked': [] }],
    ['anything', { type: ['boolean', 'integer', 'array', 'object'] }, {}],
  ])('%s', (_, schema, want) => expect(of('size', schema)).toEqual(want));
});

describe('the cases', () => {
  it('leave out a required field, and say which', () => {
    const found = derived({ text: { type: 'string' } }, ['text']).find((c) => c.derived === 'text-is-required');
    expect(found).toMatchObject({
      id: 'keep/text-is-required',
      proves: ['keep/text-is-required'],
      when: {},
      then: { error: 'INVALID_INPUT', fields: ['text'] },
    });
  });
  it('send a field that nobody knows', () => {
    expect(derived({}).map((c) => c.when)).toEqual([{ text: 'hello', no_such_field: 1 }]);
  });
  it('leave the workspace alone', () => {
    expect(derived({ workspace: { type: 'string' } }, ['workspace']).map((c) => c.derived)).toEqual([
      'unknown-fields-are-refused',
    ]);
  });
  it('need no world, unless they send what the example saved', () => {
    const given = [{ call: 'init', with: {} }];
    const of = (when: Record<string, unknown>) =>
      deriveCases(toolWith({ cases: [caseWith({ given, when, then: {} })] }), manifestWith());
    for (const c of of({ text: 'x' })) expect(c.given).toEqual([]);
    for (const c of of({ text: { $saved: 'id' } })) expect(c.given).toEqual(given);
  });
  it('add the rule that they prove, but not over one that is written', () => {
    const own = { level: 'must', text: 'My own words.' } as const;
    const tool = toolWith({ rules: { 'text-is-required': own } });
    deriveCases(tool, manifestWith());
    expect(tool.rules['text-is-required']).toBe(own);
    expect(tool.rules['unknown-fields-are-refused']?.level).toBe('must');
  });
  it('may be made from a refusal that is not about the input', () => {
    const tool = toolWith({ cases: [caseWith({ then: { error: 'UNKNOWN_ID' } })] });
    expect(deriveCases(tool, manifestWith()).map((c) => c.derived)).toContain('unknown-fields-are-refused');
  });
  it('need an example whose input is right', () => {
    expect(deriveCases(toolWith({ cases: [caseWith({ then: { error: 'INVALID_INPUT' } })] }), manifestWith())).toEqual([]);
  });
});
