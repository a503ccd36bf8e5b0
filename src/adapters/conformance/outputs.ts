import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { ListToolsResultSchema, type Tool } from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';

type Check = (structured: unknown) => string[];

/** The tools that a server lists, all of them where it knows of toolsets. One that cannot list lists none. */
export async function listed(client: Client, timeout: number): Promise<Tool[]> {
  const tools: Tool[] = [];
  const visited = new Set<string | undefined>();
  let cursor: string | undefined;
  while (!visited.has(cursor)) {
    visited.add(cursor);
    const params = { toolset: 'full', ...(cursor ? { cursor } : {}) };
    const page = await client.request({ method: 'tools/list', params }, ListToolsResultSchema, { timeout });
    tools.push(...page.tools);
    cursor = page.nextCursor;
    if (cursor === undefined) break;
  }
  return tools;
}

/** A server that is started again lists what it listed before: what was made of a schema is kept by its text. */
const kept = new Map<string, Check>();

/** Holds structured content against the schemas that the server itself lists. */
export function ownOutputs(tools: readonly Tool[]): (tool: string, structured: unknown) => string[] {
  const schemas = new Map(tools.map((tool) => [tool.name, tool.outputSchema]));
  const validator = new AjvJsonSchemaValidator();
  const checks = new Map<string, Check>();

  const compile = (schema: NonNullable<Tool['outputSchema']>): Check => {
    try {
      const validate = validator.getValidator(schema as Parameters<typeof validator.getValidator>[0]);
      return (structured) => {
        if (structured === undefined) return ['lists an outputSchema, but sends no structuredContent'];
        const { errorMessage } = validate(structured);
        return errorMessage === undefined ? [] : [`its structuredContent breaks its own outputSchema: ${errorMessage}`];
      };
    } catch (error) {
      return () => [`its outputSchema cannot be read: ${String(error)}`];
    }
  };
  const checkOf = (tool: string): Check => {
    const schema = schemas.get(tool);
    if (!schema) return () => [];
    const text = JSON.stringify(schema);
    const check = kept.get(text) ?? compile(schema);
    kept.set(text, check);
    return check;
  };
  return (tool, structured) => {
    const check = checks.get(tool) ?? checkOf(tool);
    checks.set(tool, check);
    return check(structured);
  };
}
