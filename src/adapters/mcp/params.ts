import type { AnySchema, SchemaOutput } from '@modelcontextprotocol/sdk/server/zod-compat.js';
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { echo } from '../../boundary/fill.ts';
import { RpcError } from './messages.ts';

interface RequestSchema {
  readonly shape: { readonly method: { readonly value: string } };
  safeParse(value: unknown): { success: true; data: unknown } | { success: false; error: { issues: readonly Issue[] } };
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

const methodOf = (schema: unknown) => (schema as RequestSchema).shape.method.value;

/** The same method with params that nobody has looked at yet. */
export const anyParams = (schema: unknown) => z.looseObject({ method: z.literal(methodOf(schema)) });

/** A request as its schema has it; the first thing that is wrong with its params is said, and no more. */
export function withParams<T extends AnySchema>(schema: T, request: unknown): SchemaOutput<T> {
  const checked = (schema as unknown as RequestSchema).safeParse(request);
  if (checked.success) return checked.data as SchemaOutput<T>;
  const { path = [], message = 'wrong' } = checked.error.issues[0] ?? {};
  throw new RpcError(
    ErrorCode.InvalidParams,
    echo(`${methodOf(schema)} cannot be called like this. ${path.map(String).join('.') || 'params'}: ${message}`),
  );
}
