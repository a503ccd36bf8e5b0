// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { operations } from './schema.ts';

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
      const response = await fetch(new URL(`/v1/tools/${tool}`, baseUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify(input),
        ...init,
      });
      return (await response.json()) as ToolAnswer<N>;
    },
  };
}
