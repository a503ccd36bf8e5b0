import { RELATED_TASK_META_KEY, type RequestId } from '@modelcontextprotocol/sdk/types.js';

/** A call of a tool with nothing unusual about it. */
export interface PlainCall {
  readonly jsonrpc: '2.0';
  readonly id: RequestId;
  readonly method: 'tools/call';
  readonly params: {
    readonly name: string;
    readonly arguments?: Record<string, unknown>;
    readonly _meta?: { readonly [key: string]: unknown; readonly progressToken?: string | number };
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (value: unknown): boolean => typeof value === 'string' || Number.isSafeInteger(value);

const hasOnly = (value: Record<string, unknown>, keys: readonly string[]): boolean => {
  for (const key in value) if (!keys.includes(key)) return false;
  return true;
};

const ofMessage = ['jsonrpc', 'id', 'method', 'params'];
const ofParams = ['name', 'arguments', '_meta'];

/** Whether nothing is left for a schema to say about it. What it says no to may be right all the same. */
export function isPlainCall(value: unknown): value is PlainCall {
  if (!isRecord(value) || value.method !== 'tools/call' || value.jsonrpc !== '2.0' || !isId(value.id)) return false;
  const { params } = value;
  if (!isRecord(params) || typeof params.name !== 'string' || !hasOnly(params, ofParams) || !hasOnly(value, ofMessage))
    return false;
  const { arguments: given, _meta: meta } = params;
  if (given !== undefined && !isRecord(given)) return false;
  if (meta === undefined) return true;
  return isRecord(meta) && !(RELATED_TASK_META_KEY in meta) && (meta.progressToken === undefined || isId(meta.progressToken));
}
