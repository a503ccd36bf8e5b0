import type { Files, JsonSchema, Manifest, ToolEntry } from '../manifest.ts';
import { inline, mapSchema, partial, withoutDescriptions } from '../schema.ts';
import { json } from './text.ts';

const tierOrder = ['core', 'daily', 'full'];

/** Empty objects and constants in their shortest wire form. */
const compact = (schema: JsonSchema): JsonSchema =>
  mapSchema(
    withoutDescriptions(schema),
    ({ maxLength: _a, minLength: _b, pattern: _c, minimum: _d, maximum: _e, maxItems: _f, ...rest }) => rest,
  );

/** The envelope around a tool's output. Cut answers lack fields, so a budgeted tool promises none of them. */
function outputSchema(tool: ToolEntry, m: Manifest): JsonSchema {
  const whole = inline(tool.output, m.types);
  /** One of many shapes is told apart by its kind; listing them all would cost every reader of the list. */
  const output: JsonSchema = whole.anyOf ? { type: 'object', properties: { kind: { type: 'string' } } } : whole;
  const result = compact(tool.budget ? mapSchema(partial(output), ({ additionalProperties: _, ...rest }) => rest) : output);
  return {
    type: 'object',
    properties: {
      success: { type: 'boolean' },
      intent: { type: 'string' },
      result: { anyOf: [result, { type: 'null' }] },
      warnings: { type: 'array' },
      suggestions: { type: 'array' },
      context: { type: 'object' },
      error: { type: ['object', 'null'] },
      timestamp: { type: 'string' },
    },
    required: ['success', 'intent', 'result', 'error'],
  };
}

export const listing = (tool: ToolEntry, m: Manifest) => ({
  name: tool.name,
  title: tool.title,
  description: tool.summary,
  inputSchema: inline(tool.input, m.types),
  ...(tool.render === 'json' ? { outputSchema: outputSchema(tool, m) } : {}),
  annotations: {
    title: tool.title,
    readOnlyHint: tool.effect === 'read',
    destructiveHint: tool.destructive,
    idempotentHint: tool.idempotent,
    openWorldHint: tool.outside ?? false,
  },
});

/** Tool registrations as data, one file per tier, so that a small toolset reads a small file. */
export function emitMcp(m: Manifest): Files {
  const files: Files = new Map();
  for (const tier of tierOrder) {
    const tools = m.tools.filter((t) => t.tier === tier).map((t) => listing(t, m));
    files.set(`generated/mcp/${tier}.json`, json(tools));
  }
  return files;
}
