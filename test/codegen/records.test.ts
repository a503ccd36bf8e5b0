import { describe, expect, it } from 'vitest';
import { emitRecords } from '../../codegen/emit/records.ts';
import { emitValidators } from '../../codegen/emit/validators.ts';
import type { JsonSchema } from '../../codegen/manifest.ts';
import type { Validate } from '../../generated/registry/validators.ts';
import { manifestWith, object } from './manifest-with.ts';

const text: JsonSchema = { type: 'string' };
const examples = { valid: [], invalid: [] };
const manifest = manifestWith({
  types: { Place: object({ street: text, floor: { type: 'integer', minimum: 0 } }) },
  answers: [
    {
      name: 'where_next',
      summary: 'Says where.',
      asked: 'Now.',
      answer: object({ to: { anyOf: [{ $ref: '#/types/Place' }, { type: 'null' }] }, why: text, via: { $ref: '#/types/Place' } }),
      ...examples,
    },
  ],
  evidence: [
    {
      kind: 'moved',
      log: 'project',
      summary: 'Moved.',
      fields: object({}),
      record: object({ to: { $ref: '#/types/Place' } }),
      ...examples,
    },
    { kind: 'values_set', log: 'global', summary: 'Set.', fields: object({}), record: object({ text }), ...examples },
  ],
});

async function load(file: string): Promise<Record<string, Validate>> {
  const code = emitValidators(manifest).get(`generated/validators/${file}.js`) ?? '';
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}
const problems = (validate: Validate | undefined, value: unknown) =>
  validate?.(value) ? [] : (validate?.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);

describe('validators', () => {
  const place = { street: 'Main', floor: 1 };
  it('say all that is wrong with an answer, named types and what may be null included', async () => {
    const { v_where_next } = await load('answers');
    expect(problems(v_where_next, { to: place, why: '', via: place })).toEqual([]);
    expect(problems(v_where_next, { to: null, why: '', via: place })).toEqual([]);
    expect(problems(v_where_next, { to: { street: 'Main', floor: -1 }, via: { ...place, door: 2 } })).toEqual([
      ' required',
      '/to/floor minimum',
      '/to if',
      '/via additionalProperties',
    ]);
  });
  it('hold a record against its kind', async () => {
    const { v_moved, v_values_set } = await load('evidence');
    expect(problems(v_moved, { to: place })).toEqual([]);
    expect(problems(v_moved, { to: { street: 'Main' } })).toEqual(['/to required']);
    expect(problems(v_values_set, { text: 'Ask first.' })).toEqual([]);
  });
  it('compile a type once, however many refer to it', () => {
    const code = emitValidators(manifest).get('generated/validators/answers.js') ?? '';
    expect(code.match(/street/g)?.length).toBeLessThan(10);
    expect(code.match(/function validate/g)).toHaveLength(2);
  });
  it('do not exist for what is not there', () => {
    const files = [...emitValidators(manifestWith()).keys()].filter((file) => /answers|evidence|facts/.test(file));
    expect(files).toEqual([]);
  });
});

describe('the registry of records', () => {
  it('names the type of each', () => {
    const code = emitRecords(manifest).get('generated/registry/records.ts');
    expect(code).toContain('  where_next: WhereNextAnswer;');
    expect(code).toContain('  moved: MovedRecord;');
    expect(code).toContain(`  values_set: 'global',`);
    expect(code).toContain('["where_next"]');
  });
  it('can be empty', () => {
    const code = emitRecords(manifestWith()).get('generated/registry/records.ts');
    expect(code).not.toContain('import type');
    expect(code).toContain('export const evidenceLogs = {');
  });
});
