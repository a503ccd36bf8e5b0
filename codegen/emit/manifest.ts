import type { Files, JsonSchema, Manifest, ToolEntry } from '../manifest.ts';
import { ManifestSchema } from '../manifest.ts';
import { hoist, standalone } from '../schema.ts';
import { draft, schemaRef } from './schemas.ts';
import { compactJson, json } from './text.ts';

/** What stands in another committed file is pointed at, and what follows from a schema is left out. */
function briefTool({ cases, rules, ...tool }: ToolEntry) {
  const derived = new Set(cases.flatMap((c) => c.derived ?? []));
  return {
    ...tool,
    input: schemaRef(tool.room, `${tool.name}.input`),
    output: schemaRef(tool.room, `${tool.name}.output`),
    rules: Object.fromEntries(Object.entries(rules).filter(([id]) => !derived.has(id))),
  };
}

/** The manifest as people read it and its changes: everything said once. Cases and scenarios stand in `conformance/`, prompts in `registry/`. */
export function briefManifest({ scenarios: _, sockets: _sockets, inner: _inner, prompt_world: _world, ...m }: Manifest) {
  return {
    ...m,
    types: Object.fromEntries(Object.keys(m.types).map((name) => [name, schemaRef('types', name)])),
    tools: m.tools.map(briefTool),
    facts: Object.fromEntries(
      Object.entries(m.facts).map(([kind, fact]) => [
        kind,
        { ...fact, payload: schemaRef(fact.logged ? 'evidence' : 'facts', kind) },
      ]),
    ),
    evidence: m.evidence.map(({ fields: _, ...e }) => ({ ...e, record: schemaRef('evidence', e.kind) })),
    prompts: m.prompts.map(({ name, rules }) => ({
      name,
      rules: Object.fromEntries(Object.entries(rules).map(([id, { check: _check, ...rule }]) => [id, rule])),
    })),
    answers: m.answers.map((a) => ({ ...a, answer: { $ref: `answers/plain/${a.name}.json` } })),
    /** Commands that are tools follow from these. */
    programs: m.programs.map((program) => ({ ...program, commands: program.commands.filter(({ calls }) => !calls) })),
  };
}

/** Every part of the manifest by its name. */
export function manifestShapes(): Record<string, JsonSchema> {
  const shapes: Record<string, JsonSchema> = {};
  hoist(ManifestSchema, shapes);
  return shapes;
}

/** Whole in one file, for programs. */
export const emitFullManifest = ({ inner: _, ...published }: Manifest): Files =>
  new Map([['generated/manifest.full.json', compactJson(published)]]);

/** `manifest.schema.json` describes the whole manifest. */
export const emitManifest = (m: Manifest): Files =>
  new Map([
    ['generated/manifest.schema.json', json({ $schema: draft, ...standalone({ $ref: '#/types/Manifest' }, manifestShapes()) })],
    ['generated/manifest.json', json(briefManifest(m))],
  ]);
