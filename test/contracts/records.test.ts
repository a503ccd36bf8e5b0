import { readdirSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { answers } from '../../contracts/answers/index.ts';
import { evidence } from '../../contracts/evidence/index.ts';

interface Schema {
  readonly [keyword: string]: unknown;
  readonly $id?: string;
  readonly type?: string;
  readonly properties?: Record<string, Schema>;
  readonly items?: Schema;
  readonly anyOf?: Schema[];
  readonly required?: string[];
  readonly additionalProperties?: unknown;
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as Schema;
/** Names are for the generator; to ajv a name that occurs twice is a clash. */
const unnamed = (schema: unknown) =>
  JSON.parse(JSON.stringify(schema, (key, value) => (key === '$id' ? undefined : value))) as Schema;
const ajv = new Ajv2020({ strict: false, allErrors: true });
const problems = (schema: unknown) => {
  const check = ajv.compile(unnamed(schema));
  return (value: unknown) => (check(plain(value)) ? [] : (check.errors ?? []).map((e) => `${e.instancePath} ${e.message}`));
};
const subschemas = (schema: Schema): Schema[] => [
  schema,
  ...[...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : []), ...(schema.anyOf ?? [])].flatMap(
    subschemas,
  ),
];
const fileNames = (folder: string) =>
  readdirSync(new URL(`../../contracts/${folder}/`, import.meta.url))
    .filter((file) => file !== 'index.ts')
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();

const prompts =
  'compile_values extract_evidence workflow_progress risk_judge plan_min_checks auto_answer_to_hands decide_next loop_break ' +
  'checkpoint_decide suggest_workflow edit_workflow mine_preferences mine_claims why_trace values_claim_patch learn_update';
const projectKinds =
  'run_start run_end mind_wait hands_wait hands_input state_corrupt defaults_claim_sync evidence mind_error mind_circuit risk_event learn_suggested learn_applied learn_undone ' +
  'learn_update testless_strategy_set check_plan auto_answer decide_next workflow_progress checkpoint snapshot node_materialized ' +
  'cross_project_recall workflow_trigger workflow_suggestion workflow_solidified host_sync preference_mining preference_solidified ' +
  'claim_mining claim_retract claim_supersede claim_same_as settings_set node_create node_retract edge_create why_trace loop_guard ' +
  'loop_break user_input hands_resume_failed';
const globalKinds = 'values_set mi_defaults_set';
const words = (text: string) => text.split(' ').sort();
const kindsOf = (log: string) => evidence.filter((e) => e.log === log).map((e) => e.kind);

describe('the lists', () => {
  it('hold the 16 prompts, each in a file of its name, sorted', () => {
    expect(answers.map((a) => a.name)).toEqual(words(prompts));
    expect(fileNames('answers')).toEqual(words(prompts));
    expect(answers).toHaveLength(16);
  });
  it('hold the 43 project kinds and 2 global kinds, each in a file of its name, sorted', () => {
    expect(kindsOf('project')).toEqual(words(projectKinds));
    expect(kindsOf('project')).toHaveLength(43);
    expect(kindsOf('global')).toEqual(words(globalKinds));
    expect(evidence.map((e) => e.kind)).toEqual(fileNames('evidence'));
  });
  it('import each record from the file of its name', async () => {
    for (const e of evidence) expect((await import(`../../contracts/evidence/${e.kind}.ts`)).default).toBe(e);
    for (const a of answers) expect((await import(`../../contracts/answers/${a.name}.ts`)).default).toBe(a);
  });
  it('give a name to one schema only', () => {
    const known = new Map<string, string>();
    for (const schema of [...answers.map((a) => a.answer), ...evidence.map((e) => e.fields)].flatMap((s) =>
      subschemas(plain(s)),
    )) {
      if (!schema.$id) continue;
      /** What a field says about itself is said where it stands. */
      const body = JSON.stringify({ ...schema, $here: undefined });
      expect(known.get(schema.$id) ?? body, schema.$id).toBe(body);
      known.set(schema.$id, body);
    }
  });
});

describe.each(answers.map((a) => [a.name, a] as const))('answer %s', (_, spec) => {
  const check = problems(spec.answer);
  const all = subschemas(plain(spec.answer));

  it('is closed throughout, and every field is required', () => {
    for (const schema of all.filter((s) => s.type === 'object')) {
      expect(schema.additionalProperties).toBe(false);
      expect([...(schema.required ?? [])].sort()).toEqual(Object.keys(schema.properties ?? {}).sort());
    }
  });
  it('uses only keywords that every provider enforces', () => {
    const known = words('$id description type properties required additionalProperties items enum minimum maximum anyOf');
    for (const schema of all) expect(known).toEqual(expect.arrayContaining(Object.keys(schema)));
  });
  it('has confidences from 0 to 1', () => {
    for (const { properties = {} } of all)
      for (const [name, schema] of Object.entries(properties))
        if (name.endsWith('confidence')) expect(schema).toMatchObject({ type: 'number', minimum: 0, maximum: 1 });
  });
  it('has enough examples', () => {
    expect(spec.valid.length).toBeGreaterThanOrEqual(2);
    expect(spec.invalid.length).toBeGreaterThanOrEqual(3);
  });
  it.each(spec.valid.map((x) => [x.name, x.answer] as const))('accepts: %s', (_name, answer) =>
    expect(check(answer)).toEqual([]),
  );
  it.each(spec.invalid.map((x) => [x.name, x.answer] as const))('refuses: %s', (_name, answer) =>
    expect(check(answer)).not.toEqual([]),
  );
});

describe.each(evidence.map((e) => [e.kind, e] as const))('evidence %s', (_, spec) => {
  const check = problems(spec.fields);
  const names = Object.keys(spec.fields.properties);

  it('is closed and leaves to the writer what is his', () => {
    expect(spec.fields.additionalProperties).toBe(false);
    expect(names.filter((name) => words('kind ts run_id seq event_id').includes(name))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(spec.log === 'project' ? ['batch_id', 'thread_id'] : ['thread_id', 'payload']));
  });
  it('has enough examples', () => {
    expect(spec.valid.length).toBeGreaterThanOrEqual(1);
    expect(spec.invalid.length).toBeGreaterThanOrEqual(2);
  });
  it.each(spec.valid.map((x) => [x.name, x.record] as const))('accepts: %s', (_name, record) =>
    expect(check(record)).toEqual([]),
  );
  it.each(spec.invalid.map((x) => [x.name, x.record] as const))('refuses: %s', (_name, record) =>
    expect(check(record)).not.toEqual([]),
  );
});
