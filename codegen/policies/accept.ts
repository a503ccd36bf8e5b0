import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonSchema, Manifest, ToolEntry } from '../manifest.ts';
import { withoutScope } from '../products.ts';
import { inline, mapSchema, plain } from '../schema.ts';

/** Each is asked a few times, so that making its code shorter would take longer than it saves. */
const ajv = new Ajv2020({ strict: false, validateSchema: false, code: { optimize: false } });

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

/** Cases say how deep an object may be; as large as its other limits no case is. */
ajv.addKeyword({
  keyword: 'limits',
  type: 'object',
  validate: (limits: { depth: number }, value: unknown) => depthOf(value) <= limits.depth,
});

type Check = (value: unknown) => string | undefined;

/** Compiles a schema into a function that says what is wrong with a value, or nothing. */
export function checker(schema: JsonSchema): Check {
  const validate = ajv.compile(schema);
  return (value) => {
    if (validate(plain(value))) return undefined;
    /** In a union every option complains; the one that got furthest into the value knows best. */
    const told = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if');
    const deepest = told.reduce((a, b) => (b.instancePath.length > a.instancePath.length ? b : a));
    const { instancePath, message, params } = deepest;
    return [instancePath, message, params.additionalProperty].filter(Boolean).join(' ');
  };
}

const isSaved = (value: unknown) => typeof value === 'object' && value !== null && ('$saved' in value || '$template' in value);

/** Asked at every place of every input: as keywords they are a call there, as schemas they would be most of what is compiled. */
ajv.addKeyword({ keyword: 'saved', errors: false, validate: (_: true, value: unknown) => isSaved(value) });
ajv.addKeyword({
  keyword: 'saved_or_null',
  errors: false,
  validate: (_: true, value: unknown) => value === null || isSaved(value),
});
const orSaved = (schema: JsonSchema): JsonSchema => ({ if: { saved: true }, else: schema });
const orSavedOrNull = (schema: JsonSchema): JsonSchema => ({ if: { saved_or_null: true }, else: schema.else });

/** A null for an optional field is the same as leaving it out. Fields may be saved values already. */
function nullsForOptional(schema: JsonSchema): JsonSchema {
  if (!schema.properties) return schema;
  const required = new Set(schema.required ?? []);
  const loosen = ([key, s]: [string, JsonSchema]) => [key, required.has(key) ? s : orSavedOrNull(s)] as const;
  return { ...schema, properties: Object.fromEntries(Object.entries(schema.properties).map(loosen)) };
}

/** Text that the boundary reads as what is meant. */
function shortForms(schema: JsonSchema): JsonSchema {
  if (schema.shorthand) return { if: { type: 'string' }, else: schema };
  const { prefixes } = (schema.counted ?? {}) as { prefixes?: string[] };
  return prefixes ? { if: { type: 'string', pattern: `^(${prefixes.join('|')})-[0-9]+$` }, else: schema } : schema;
}

const known = new WeakMap<Manifest, Map<ToolEntry, Check>>();

/** What a call in a contract may send: the input as the boundary admits it, where saved values stand for anything. */
export function admits(tool: ToolEntry, m: Manifest): Check {
  const ofTools = known.get(m) ?? new Map<ToolEntry, Check>();
  known.set(m, ofTools);
  const check = ofTools.get(tool) ?? admittedBy(tool, m);
  ofTools.set(tool, check);
  return check;
}

function admittedBy(tool: ToolEntry, m: Manifest): Check {
  const input = mapSchema(inline(tool.input, m.types), (s) => orSaved(shortForms(nullsForOptional(s))));
  const root = input.else as JsonSchema;
  const check = checker(withoutScope(root, m));
  const named = ([key, value]: [string, unknown]) => [tool.aliases[key] ?? key, value] as const;
  return (value) => check(Object.fromEntries(Object.entries(value as object).map(named)));
}
