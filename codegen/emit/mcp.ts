import type { Files, JsonSchema, Manifest, ToolEntry } from '../manifest.ts';
import { isListedByDefault, productOf, scopeFields } from '../products.ts';
import { inline, mapSchema, partial, withoutDescriptions } from '../schema.ts';
import { compactJson } from './text.ts';

/** Bounds and patterns are left to the server, whose refusals name them: a list is read before anything else, every time. */
const brief = (schema: JsonSchema): JsonSchema =>
  mapSchema(
    schema,
    ({
      maxLength: _a,
      minLength: _b,
      pattern: _c,
      minimum: _d,
      maximum: _e,
      maxItems: _f,
      form: _g,
      limits: _h,
      counted: _i,
      shorthand: _j,
      description,
      ...rest
    }) => {
      /** A number with a default, and a truth value, say it all by their names. */
      const plain = (rest.type === 'integer' && rest.default !== undefined) || rest.type === 'boolean';
      return description === undefined || plain ? rest : { ...rest, description };
    },
  );

/** A schema without what is inside it; a list keeps the type of its items. */
const shell = ({ type, items }: JsonSchema): JsonSchema => ({ type, ...(items ? { items: shell(items) } : {}) }) as JsonSchema;

/** Fields of every tool, and numbers, say it by their names. */
const saysItself = (name: string, { type }: JsonSchema, m: Manifest) =>
  scopeFields(m).includes(name) || name === 'agent_id' || type === 'integer';

/** A field in a word or two: by its name, or by its types and what describes it. */
function short(name: string, field: JsonSchema, m: Manifest): JsonSchema {
  const { description, ...bare } = field;
  if (saysItself(name, field, m)) return bare;
  if (description === undefined) return withoutDescriptions(bare);
  if (field.anyOf) return { anyOf: field.anyOf.map(shell), description };
  return field.properties ? { ...shell(field), description } : { ...withoutDescriptions(bare), description };
}

/** What every caller reads at the start of a day is as short as it can be; the server checks all that is left out here. */
const shortInput = (schema: JsonSchema, m: Manifest): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, short(name, field, m)])),
});

const inputSchema = (tool: ToolEntry, m: Manifest): JsonSchema => {
  const whole = brief(inline(tool.input, m.types));
  return isListedByDefault(tool, m) ? shortInput(whole, m) : whole;
};

const compact = (schema: JsonSchema): JsonSchema => brief(withoutDescriptions(schema));

const kindOf = ({ type, anyOf, enum: values, const: value }: JsonSchema): JsonSchema => {
  if (anyOf) return { anyOf: anyOf.map(kindOf) };
  return {
    ...(type === undefined ? {} : { type }),
    ...(values ? { enum: values } : {}),
    ...(value === undefined ? {} : { const: value }),
  };
};

/** The fields of an answer and what each one is; what is inside them stands in the reference, and would cost every reader of the list. */
const outline = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  ...(schema.properties
    ? { properties: Object.fromEntries(Object.entries(schema.properties).map(([name, field]) => [name, kindOf(field)])) }
    : {}),
});

/** The envelope around a tool's output. Cut answers lack fields, so a budgeted tool promises none of them. */
function outputSchema(tool: ToolEntry, m: Manifest): JsonSchema {
  const whole = inline(tool.output, m.types);
  /** One of many shapes is told apart by its kind; listing them all would cost every reader of the list. */
  const output: JsonSchema = whole.anyOf ? { type: 'object', properties: { kind: { type: 'string' } } } : whole;
  const result = outline(
    compact(tool.budget ? mapSchema(partial(output), ({ additionalProperties: _, ...rest }) => rest) : output),
  );
  return {
    type: 'object',
    properties: {
      success: { type: 'boolean' },
      result: isListedByDefault(tool, m) ? { type: ['object', 'null'] } : { anyOf: [result, { type: 'null' }] },
      warnings: { type: 'array' },
      suggestions: { type: 'array' },
      error: { type: ['object', 'null'] },
    },
    required: ['success', 'result', 'error'],
  };
}

const readsOnly = ({ effect, changes_outside, tells }: ToolEntry) =>
  effect === 'read' || (effect === 'act' && !changes_outside && tells.length === 0);

export const listing = (tool: ToolEntry, m: Manifest) => ({
  name: tool.name,
  title: tool.title,
  description: tool.summary,
  inputSchema: inputSchema(tool, m),
  ...(tool.render === 'json' ? { outputSchema: outputSchema(tool, m) } : {}),
  annotations: {
    readOnlyHint: readsOnly(tool),
    /** Of a tool that only reads these mean nothing. */
    ...(readsOnly(tool) ? {} : { destructiveHint: tool.destructive, idempotentHint: tool.idempotent }),
    openWorldHint: tool.effect === 'act',
  },
});

/** Tool registrations as data, one file for each toolset of a product, so that a small toolset reads a small file. */
export function emitMcp(m: Manifest): Files {
  const files: Files = new Map();
  for (const product of m.products)
    for (const { name } of product.toolsets) {
      const tools = m.tools.filter((t) => t.tier === name && productOf(t, m) === product).map((t) => listing(t, m));
      files.set(`generated/mcp/${product.name}/${name}.json`, compactJson(tools));
    }
  return files;
}
