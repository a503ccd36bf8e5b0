import openapiTS, { astToString } from 'openapi-typescript';
import type { Files, JsonSchema, Manifest } from '../manifest.ts';
import { allSchemas, openapi } from './openapi.ts';
import { banner } from './text.ts';

const identifier = /^[A-Za-z_$][\w$]*$/;

/** Schemas → OpenAPI components → TypeScript. Fields with a default are there by the time anybody sees them. */
export async function typeSource(schemas: Record<string, JsonSchema>, immutable = false): Promise<string> {
  const document = { openapi: '3.1.0', info: { title: 'types', version: '1' }, paths: {}, components: { schemas } };
  const options = { alphabetize: true, emptyObjectsUnknown: true, defaultNonNullable: true, immutable };
  const ast = await openapiTS(document as never, options);
  const aliases = Object.keys(schemas)
    .filter((name) => identifier.test(name))
    .sort()
    .map((name) => `export type ${name} = components['schemas']['${name}'];`);
  return `${banner}${astToString(ast)}\n${aliases.join('\n')}\n`;
}

export const emitTypes = async (m: Manifest): Promise<Files> =>
  new Map([['generated/types/index.ts', await typeSource(allSchemas(m))]]);

/** The HTTP client: what callers send, where a default may be left out. */
export async function emitClient(m: Manifest): Promise<Files> {
  const ast = await openapiTS(openapi(m) as never, { alphabetize: true, emptyObjectsUnknown: true, defaultNonNullable: false });
  const client = `${banner}import type { operations } from './schema.ts';

export type ToolName = keyof operations;
export type ToolInput<N extends ToolName> = operations[N]['requestBody']['content']['application/json'];
export type ToolAnswer<N extends ToolName> = operations[N]['responses'][200]['content']['application/json'];

export interface ClientOptions {
  /** Where the server listens, such as http://127.0.0.1:7420 */
  readonly baseUrl: string;
  readonly token?: string;
  readonly fetch?: typeof globalThis.fetch;
}

/** Calls tools over HTTP. A typed error comes back in the envelope, not as an exception. */
export function createClient({ baseUrl, token, fetch = globalThis.fetch }: ClientOptions) {
  return {
    async call<N extends ToolName>(tool: N, input: ToolInput<N>, init: { signal?: AbortSignal } = {}): Promise<ToolAnswer<N>> {
      const response = await fetch(new URL(\`/v1/tools/\${tool}\`, baseUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: \`Bearer \${token}\` } : {}) },
        body: JSON.stringify(input),
        ...init,
      });
      return (await response.json()) as ToolAnswer<N>;
    },
  };
}
`;
  return new Map([
    ['generated/client/schema.ts', banner + astToString(ast)],
    ['generated/client/index.ts', client],
  ]);
}
