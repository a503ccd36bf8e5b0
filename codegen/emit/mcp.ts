import type { Files, JsonSchema, Manifest, ToolEntry } from '../manifest.ts';
import { isListedByDefault, productOf } from '../products.ts';
import { inline, mapSchema, partial, withoutDescriptions } from '../schema.ts';
import { gatewayListing } from './gateway.ts';
import { compactJson } from './text.ts';

/** Bounds and patterns are left to the server, whose refusals name them: a list is read before anything else, every time. */
const bare = (schema: JsonSchema): JsonSchema =>
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
      ...rest
    }) => rest,
  );

/** Where all tools are listed, a number with a default and a truth value say it all by their names. */
const brief = (schema: JsonSchema): JsonSchema =>
  mapSchema(bare(schema), ({ description, ...rest }) => {
    const plain = (rest.type === 'integer' && rest.default !== undefined) || rest.type === 'boolean';
    return description === undefined || plain ? rest : { ...rest, description };
  });

/** A schema without what is inside it; a list keeps the type of its items. */
const shell = ({ type, items }: JsonSchema): JsonSchema => ({ type, ...(items ? { items: shell(items) } : {}) }) as JsonSchema;

/** A field in a word or two: by its types and what describes it. */
function short(field: JsonSchema): JsonSchema {
  const { description, ...bare } = field;
  const said = description === undefined ? {} : { description };
  if (field.anyOf) return { anyOf: field.anyOf.map(shell), ...said };
  return field.properties ? { ...shell(field), ...said } : { ...withoutDescriptions(bare), ...said };
}

/**
 * What every caller reads at the start of a day is as short as it can be; the server checks all that is left out here.
 * Where fields are left out the schema stays open, since the server takes them.
 */
function shortInput(schema: JsonSchema, leavesOut: readonly string[]): JsonSchema {
  const { additionalProperties: closed, ...rest } = schema;
  const shown = Object.entries(schema.properties ?? {}).filter(([name]) => !leavesOut.includes(name));
  return {
    ...rest,
    ...(leavesOut.length || closed === undefined ? {} : { additionalProperties: closed }),
    properties: Object.fromEntries(shown.map(([name, field]) => [name, short(field)])),
  };
}

const inputSchema = (tool: ToolEntry, m: Manifest): JsonSchema => {
  const whole = inline(tool.input, m.types);
  return isListedByDefault(tool, m) ? shortInput(bare(whole), tool.listed?.leaves_out ?? []) : brief(whole);
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

const required = ['success', 'result', 'error'];

/** The envelope around a tool's output. Cut answers lack fields, so a budgeted tool promises none of them. */
function outputSchema(tool: ToolEntry, m: Manifest): JsonSchema {
  /** What everybody reads at the start of a day says how to ask; an answer explains itself. */
  if (isListedByDefault(tool, m)) return { type: 'object', properties: { success: { type: 'boolean' } }, required };
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
      result: { anyOf: [result, { type: 'null' }] },
      warnings: { type: 'array' },
      suggestions: { type: 'array' },
      error: { type: ['object', 'null'] },
    },
    required,
  };
}

const readsOnly = ({ effect, changes_outside, tells }: ToolEntry) =>
  effect === 'read' || (effect === 'act' && !changes_outside && tells.length === 0);

/** The words that hosts with deferred tools look for. */
function metaOf({ listed: { hint, always } = {} }: ToolEntry): { _meta?: Record<string, unknown> } {
  const said = {
    ...(hint === undefined ? {} : { 'anthropic/searchHint': hint }),
    ...(always ? { 'anthropic/alwaysLoad': true } : {}),
  };
  return Object.keys(said).length ? { _meta: said } : {};
}

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
  ...metaOf(tool),
});

/** Tool registrations as data, one file for each toolset of a product, so that a small toolset reads a small file. */
export function emitMcp(m: Manifest): Files {
  const files: Files = new Map();
  for (const product of m.products)
    for (const { name } of product.toolsets) {
      const tools = m.tools.filter((t) => t.tier === name && productOf(t, m) === product).map((t) => listing(t, m));
      const gateway = product.gateway?.toolset === name ? [gatewayListing(product, m)] : [];
      files.set(`generated/mcp/${product.name}/${name}.json`, compactJson([...gateway, ...tools]));
    }
  return files;
}
