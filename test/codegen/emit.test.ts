import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { emitCodes } from '../../codegen/emit/codes.ts';
import { coverage, emitConformance } from '../../codegen/emit/conformance.ts';
import { emitHandlers } from '../../codegen/emit/handlers.ts';
import { emitBuilt, emitCommitted, isBuilt } from '../../codegen/emit/index.ts';
import { emitFullManifest, emitManifest } from '../../codegen/emit/manifest.ts';
import { emitManifestTypes } from '../../codegen/emit/manifest-types.ts';
import { emitMcp, listing } from '../../codegen/emit/mcp.ts';
import { openapi } from '../../codegen/emit/openapi.ts';
import { emitRegistry, nullPlan } from '../../codegen/emit/registry.ts';
import { emitSchemas } from '../../codegen/emit/schemas.ts';
import type { JsonSchema, ToolEntry } from '../../codegen/manifest.ts';
import { resolve } from '../../codegen/resolve.ts';
import { contracts } from '../support/contracts.ts';
import { caseWith, codeWith, manifestWith, object, toolWith } from './manifest-with.ts';

const text: JsonSchema = { type: 'string' };
const fact = { room: 'notes', summary: 'A text was kept.', payload: object({ text }), kept_elsewhere: ['text'] };
const manifest = (parts: Partial<ToolEntry> = {}) => manifestWith({ tools: [toolWith(parts)], facts: { text_kept: fact } });
const parsed = (files: Map<string, string>, file: string) => JSON.parse(files.get(file) ?? 'null');

describe('handlers', () => {
  const notes = (parts: Partial<ToolEntry>) => emitHandlers(manifest(parts)).get('generated/handlers/notes.ts') ?? '';

  it('are one interface per group', () => {
    expect(notes({ effect: 'read' })).toBe(`// Generated from contracts/ by \`npm run gen\`. Edit the contract, not this file.
import type { KeepInput, KeepOutput } from "../types/index.ts";
import type { Locate, ReadCtx } from "./ctx.ts";
import type { Appliers } from "./appliers.ts";

/** Tools of notes/entries. */
export interface NotesEntriesHandlers<Store> {
    /** Keeps a text. */
    keep(input: KeepInput, ctx: ReadCtx<Store, null, never>): Promise<KeepOutput>;
}

/** All that the room notes brings along. */
export interface NotesRoom<Store, Writer, _Ports = unknown> {
  readonly handlers: NotesEntriesHandlers<Store>;
  readonly appliers: Pick<Appliers<Writer>, 'text_kept'>;
  readonly targets: { readonly document: Locate<Store, null>; };
  readonly lines: {  };
}
`);
  });
  const found = {
    inner: {
      found: { document: { $ref: '#/types/Doc' }, maybe: { anyOf: [{ $ref: '#/types/Doc' }, { type: 'null' }] } },
      types: {},
    },
  };
  const given = (parts: Partial<ToolEntry>) =>
    emitHandlers({ ...manifest(parts), ...found }).get('generated/handlers/notes.ts') ?? '';
  it.each<[string, Partial<ToolEntry>, string]>([
    ['a target', { effect: 'read', target: 'document' }, 'ReadCtx<Store, Doc, never>'],
    ['a target that may be missing', { effect: 'read', target: 'maybe' }, 'ReadCtx<Store, Doc | null, never>'],
    ['facts', { effect: 'write', tells: ['text_kept', 'text_lost'] }, "WriteCtx<Store, null, 'text_kept' | 'text_lost', never>"],
    ['warnings', { effect: 'read', warnings: ['TEXT_CUT'] }, "ReadCtx<Store, null, 'TEXT_CUT'>"],
    ['ports', { effect: 'act', ports: ['ask', 'run'] }, "ActCtx<Store, null, never, never, Pick<Ports, 'ask' | 'run'>>"],
    ['the answer that an act shows', { effect: 'act', shows: 'keep' }, '& Showing<KeepOutput>'],
    ['lines', { render: 'lines' }, 'readonly lines: { readonly keep: Lines<KeepOutput>; };'],
  ])('are given %s', (_, parts, want) => expect(given(parts)).toContain(want));

  it('do not exist for a preset', () => {
    const preset = toolWith({ name: 'keep_it', preset: { of: 'keep', fixed: {} } });
    const files = emitHandlers({ ...manifest(), tools: [toolWith(), preset] });
    expect(files.get('generated/handlers/notes.ts')).not.toContain('keep_it');
    expect(files.get('generated/handlers/index.ts')).toContain("export type ToolName = 'keep' | 'keep_it';");
  });
  it('have a writer for every fact', () => {
    const files = emitHandlers(manifest());
    expect(files.get('generated/handlers/appliers.ts')).toContain(
      "text_kept: (fact: FactPayloads['text_kept'], at: Applying<Writer>) => Promise<FactRows['text_kept']>;",
    );
    expect(files.get('generated/handlers/ctx.ts')).toContain('text_kept: void;');
  });
  it('know the facts of every code', () => {
    const files = emitCodes(manifestWith({ warnings: { TEXT_CUT: codeWith() } }));
    const source = files.get('generated/handlers/codes.ts');
    expect(source).toContain('INVALID_INPUT: InvalidInputFacts;');
    expect(source).toContain('TEXT_CUT: TextCutWarningFacts;');
  });
});

describe('nullPlan', () => {
  const nullable: JsonSchema = { anyOf: [text, { type: 'null' }] };
  it.each<[string, JsonSchema, object]>([
    ['a required field keeps its null', object({ a: text }), {}],
    ['an optional one is left out', object({ a: text }, []), { a: true }],
    ['unless null is meant', object({ a: nullable, b: { type: ['string', 'null'] } }, []), {}],
    ['inside an object', object({ a: object({ b: text }, []) }), { 'a>': { b: true } }],
    ['inside a list', object({ a: { type: 'array', items: object({ b: text }, []) } }), { 'a>': { b: true } }],
    ['both', object({ a: object({ b: text }, []) }, []), { a: true, 'a>': { b: true } }],
    [
      'an object that may also be a text',
      object({ target: { anyOf: [text, object({ id: text, kind: text }, ['id'])] } }, []),
      { target: true, 'target>': { kind: true } },
    ],
    [
      'one object or many',
      object({ of: { anyOf: [object({ a: text }, []), { type: 'array', items: object({ a: text }, []) }] } }, ['of']),
      { 'of>': { a: true } },
    ],
  ])('%s', (_, schema, want) => expect(nullPlan(schema)).toEqual(want));
});

describe('registry', () => {
  const files = emitRegistry(manifest({ unredacted: 'nothing secret' }));
  it('says what the boundary needs', () => {
    const row = /^ {2}keep: (.*),$/m.exec(files.get('generated/registry/rooms/notes.ts') ?? '')?.[1];
    expect(JSON.parse(row ?? '')).toMatchObject({
      name: 'keep',
      absent_workspace: 'refused',
      budget: null,
      preset: null,
      redacted: false,
      fields: ['workspace', 'text'],
      required: ['workspace', 'text'],
      nulls: {},
    });
  });
  it('names what the journal leaves out', () => {
    expect(files.get('generated/registry/facts.ts')).toContain('text_kept: ["text"],');
  });
  it('loads validators by room', () => {
    expect(files.get('generated/registry/validators.ts')).toContain("notes: () => import('../validators/notes-inputs.js')");
  });
});

describe('openapi', () => {
  const post = (parts: Partial<ToolEntry>) => {
    const { paths } = openapi(manifest(parts)) as { paths: Record<string, { post: Record<string, never> }> };
    return paths['/v1/tools/keep']?.post as unknown as {
      operationId: string;
      tags: string[];
      requestBody: unknown;
      responses: { 200: { content: { 'application/json': { schema: { allOf: [JsonSchema, JsonSchema] } } } } };
    };
  };
  const resultOf = (parts: Partial<ToolEntry>) =>
    post(parts).responses[200].content['application/json'].schema.allOf[1].properties?.result?.anyOf?.[0];

  it('is one post per tool', () => {
    expect(post({})).toMatchObject({
      operationId: 'keep',
      tags: ['notes'],
      requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/KeepInput' } } } },
    });
  });
  it('wraps the result in the envelope', () => {
    expect(post({}).responses[200].content['application/json'].schema.allOf[0]).toEqual({
      $ref: '#/components/schemas/Envelope',
    });
    expect(resultOf({})).toEqual({ $ref: '#/components/schemas/KeepOutput' });
  });
  it('promises no field of a result that may be cut', () => {
    const cut = resultOf({ budget: { knobs: ['max_chars'], keep: [], shrink: [] } });
    expect(cut?.required).toBeUndefined();
    expect(cut?.properties?.budget).toEqual({ $ref: '#/components/schemas/BudgetReport' });
  });
  it('holds the whole result only where that is answered', () => {
    const named = (parts: Partial<ToolEntry>) =>
      Object.keys((openapi(manifest(parts)) as { components: { schemas: object } }).components.schemas);
    expect(named({})).toContain('KeepOutput');
    expect(named({ budget: { knobs: ['max_chars'], keep: [], shrink: [] } })).not.toContain('KeepOutput');
  });
});

describe('mcp', () => {
  it('has a file per tier', () => {
    const tools = [toolWith({ tier: 'core' }), toolWith({ name: 'other' })];
    const files = emitMcp(manifestWith({ tools }));
    expect(['core', 'daily', 'full'].map((tier) => parsed(files, `generated/mcp/memory/${tier}.json`).length)).toEqual([1, 0, 1]);
  });
  it('says what a tool does to the world', () => {
    const { name, description, annotations } = listing(toolWith({ effect: 'write', idempotent: true }), manifestWith());
    expect({ name, description }).toEqual({ name: 'keep', description: 'Keeps a text.' });
    expect(annotations).toEqual({ readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false });
  });
  it('says of a tool that reads only that it reads', () => {
    const { annotations } = listing(toolWith({ effect: 'read', idempotent: true }), manifestWith());
    expect(annotations).toEqual({ readOnlyHint: true, openWorldHint: false });
  });
  it('follows no references', () => {
    const input = object({ seq: { $ref: '#/types/Seq' } });
    const types = { Seq: { type: 'integer' } };
    expect(listing(toolWith({ input }), manifestWith({ types })).inputSchema).toEqual(object({ seq: types.Seq }));
  });
  it('lists a tool of the day as short as can be', () => {
    const id = { type: 'string', description: 'An id.', maxLength: 9 };
    const target = { anyOf: [id, object({ id })], description: 'Its id, or {id}.' };
    const proof = { anyOf: [{ type: 'string' }, { type: 'array', items: id, minItems: 1 }], description: 'Receipts.' };
    const think = { ...object({ frame: id }), description: 'Thoughts.' };
    const limit = { type: 'integer', description: 'How many.' };
    const input = object({ workspace: id, id, target, proof, think, limit });
    const { inputSchema, outputSchema } = listing(toolWith({ tier: 'daily', input }), manifestWith());
    expect(inputSchema.properties).toEqual({
      workspace: { type: 'string', description: 'An id.' },
      id: { type: 'string', description: 'An id.' },
      target: { anyOf: [{ type: 'string' }, { type: 'object' }], description: 'Its id, or {id}.' },
      proof: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }], description: 'Receipts.' },
      think: { type: 'object', description: 'Thoughts.' },
      limit: { type: 'integer', description: 'How many.' },
    });
    expect(outputSchema).toEqual({
      type: 'object',
      properties: { success: { type: 'boolean' } },
      required: ['success', 'result', 'error'],
    });
  });
  it('leaves out of the day what its contract says, and says that more is taken', () => {
    const input = object({ text, view: { type: 'string' } }, ['text']);
    const listed = { leaves_out: ['view'] };
    const { additionalProperties: _, ...open } = object({ text });
    expect(listing(toolWith({ tier: 'daily', input, listed }), manifestWith()).inputSchema).toEqual(open);
    expect(listing(toolWith({ tier: 'daily', input }), manifestWith()).inputSchema).toEqual(input);
    expect(listing(toolWith({ input, listed }), manifestWith()).inputSchema).toEqual(input);
  });
  it.each([
    [{ hint: 'save it' }, { 'anthropic/searchHint': 'save it' }],
    [{ always: true }, { 'anthropic/alwaysLoad': true }],
    [{ leaves_out: [] }, undefined],
  ])('tells hosts that defer tools of %j', (listed, meta) => {
    expect(listing(toolWith({ listed }), manifestWith())).toMatchObject(meta ? { _meta: meta } : {});
    expect('_meta' in listing(toolWith({ listed }), manifestWith())).toBe(meta !== undefined);
  });
  it('says of a tool that writes a file that it does', () => {
    const { annotations } = listing(
      toolWith({ effect: 'act', shows: 'keep', changes_outside: true, destructive: true }),
      manifestWith(),
    );
    expect(annotations).toMatchObject({ readOnlyHint: false, destructiveHint: true, openWorldHint: true });
  });
  it('describes only answers that are JSON', () => {
    expect(listing(toolWith({ render: 'lines' }), manifestWith())).not.toHaveProperty('outputSchema');
    expect(listing(toolWith(), manifestWith())).toHaveProperty('outputSchema');
  });
  it('describes what is sent, leaves bounds to the server, and only outlines what is answered', () => {
    const inner = object({ deep: { type: 'string' } });
    const schema = object({ text: { type: 'string', maxLength: 9, description: 'Words.' }, inner });
    const { inputSchema, outputSchema } = listing(toolWith({ input: schema, output: schema }), manifestWith());
    expect(inputSchema).toEqual(object({ text: { type: 'string', description: 'Words.' }, inner }));
    expect(outputSchema?.properties?.result?.anyOf?.[0]).toEqual(object({ text, inner: { type: 'object' } }));
  });
  it('describes no number that has a default', () => {
    const limit = { type: 'integer', default: 20 };
    const input = object({ limit: { ...limit, minimum: 1, description: 'How many.' } });
    expect(listing(toolWith({ input }), manifestWith()).inputSchema).toEqual(object({ limit }));
  });
  it('promises no field of an answer that may be cut', () => {
    const budget = { knobs: ['max_chars'], keep: [], shrink: [] };
    const { outputSchema } = listing(toolWith({ budget }), manifestWith());
    expect(outputSchema?.properties?.result?.anyOf?.[0]).toEqual({ type: 'object', properties: { text } });
  });
});

const kept = { level: 'must', text: 'The text is kept.' } as const;
const derived = caseWith({ id: 'keep/text-is-required', derived: 'text-is-required', proves: ['keep/text-is-required'] });

describe('conformance', () => {
  it('says which case proves which rule', () => {
    const tool = toolWith({
      rules: {
        'text-is-kept': { level: 'must', text: 'Kept.' },
        'text-is-safe': { level: 'must', text: 'Safe.', untested: 'out of sight' },
        'text-ends': { level: 'should', text: 'Ends.' },
        'text-is-required': { level: 'must', text: 'Required.' },
      },
      cases: [caseWith(), derived],
    });
    const scenarios = [{ name: 'a story', summary: 'Told.', proves: ['keep/text-is-kept'], steps: [] }];
    const proof = (cases: string[], more = {}) => ({ level: 'must', untested: undefined, cases, derived: false, ...more });
    expect(coverage(manifestWith({ tools: [tool], scenarios }))).toEqual({
      'keep/text-is-kept': proof(['keep/one-note', 'scenario: a story']),
      'keep/text-is-safe': proof([], { untested: 'out of sight' }),
      'keep/text-ends': proof([], { level: 'should' }),
      'keep/text-is-required': proof(['keep/text-is-required'], { derived: true }),
    });
  });
  it('writes the cases of a group under its address, but not what follows from its schemas', () => {
    const files = emitConformance(manifest({ cases: [caseWith(), derived] }));
    expect(parsed(files, 'generated/conformance/notes/entries.json')).toEqual({
      address: 'notes/entries',
      proved: { 'keep/text-is-kept': ['keep/one-note'] },
      cases: [caseWith()],
    });
  });
  it('writes nothing for a group without cases', () => {
    expect([...emitConformance(manifest({ cases: [] })).keys()]).not.toContain('generated/conformance/notes/entries.json');
  });
});

it('schemas are a document for each room, which names shared types in one place', () => {
  const types = { Seq: { type: 'integer' }, Seqs: { type: 'array', items: { $ref: '#/types/Seq' } } };
  const files = emitSchemas(manifestWith({ types, tools: [toolWith({ input: object({ seq: { $ref: '#/types/Seq' } }) })] }));
  const document = (title: string, $defs: object) => ({ $schema: 'https://json-schema.org/draft/2020-12/schema', title, $defs });
  expect(parsed(files, 'generated/schemas/notes.json')).toEqual(
    document('Tools of notes', {
      'keep.input': object({ seq: { $ref: 'types.json#/$defs/Seq' } }),
      'keep.output': object({ text }),
    }),
  );
  expect(parsed(files, 'generated/schemas/types.json')).toEqual(
    document('Named types', { Seq: { type: 'integer' }, Seqs: { type: 'array', items: { $ref: '#/$defs/Seq' } } }),
  );
});

describe('the manifest', () => {
  const rules = { 'text-is-kept': kept, 'text-is-required': kept };
  const files = emitManifest(manifest({ rules, cases: [caseWith(), derived] }));

  it('is whole in one file, as its schema says', () => {
    const full = parsed(emitFullManifest(manifest({ rules, cases: [caseWith(), derived] })), 'generated/manifest.full.json');
    const { inner: _, ...published } = manifest({ rules, cases: [caseWith(), derived] });
    expect(full).toEqual(published);
    const validate = new Ajv2020({ strict: false }).compile(parsed(files, 'generated/manifest.schema.json'));
    expect(validate(full) || validate.errors).toBe(true);
    expect(validate({ ...full, tools: [{}] })).toBe(false);
  });
  it('points at what stands elsewhere, where people read it', () => {
    const brief = parsed(files, 'generated/manifest.json');
    expect(brief.tools).toEqual([
      expect.objectContaining({
        name: 'keep',
        input: { $ref: 'schemas/notes.json#/$defs/keep.input' },
        output: { $ref: 'schemas/notes.json#/$defs/keep.output' },
        rules: { 'text-is-kept': kept },
      }),
    ]);
    expect(brief.tools[0]).not.toHaveProperty('cases');
    expect(brief).not.toHaveProperty('scenarios');
  });
  it('is described in TypeScript too', async () => {
    const types = (await emitManifestTypes()).get('generated/types/manifest.ts');
    expect(types).toContain("export type ToolEntry = components['schemas']['ToolEntry'];");
    expect(types).toMatch(/readonly RuleEntry: \{\s+readonly level: "must" \| "should";/);
  });
});

describe('all of it', () => {
  it('is the same, byte for byte, when made twice', async () => {
    for (const [emit, what] of [
      [emitCommitted, false],
      [emitBuilt, true],
    ] as const) {
      const [first, second] = [await emit(manifest()), await emit(manifest())];
      expect([...second]).toEqual([...first]);
      expect([...first.keys()].filter((file) => isBuilt(file) !== what)).toEqual([]);
      expect(first.size).toBeGreaterThan(5);
    }
  });
  it('does not depend on the order in which contracts are found', () => {
    const { loaded, manifest } = contracts;
    const turned = { ...loaded, tools: [...loaded.tools].reverse() };
    expect(JSON.stringify(resolve(turned)) === JSON.stringify(manifest)).toBe(true);
  });
});
