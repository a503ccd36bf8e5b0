import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import type { Envelope } from '../../../generated/types/index.ts';
import { httpStatus } from '../../boundary/envelope.ts';
import { RpcError } from './messages.ts';

/** The protocol's own number for a resource that is not there. */
export const notFound = -32002;

const rpcCodeOf = (code: string): number => {
  const status = httpStatus(code);
  if (status === 404) return notFound;
  return status < 500 ? ErrorCode.InvalidParams : ErrorCode.InternalError;
};

/** A call behind a method that knows no tools either succeeds or fails the method, which then says what to do. */
export function failOnError({ error }: Envelope): void {
  if (!error) return;
  const { code, message, recovery } = error;
  throw new RpcError(rpcCodeOf(code), [`${code}: ${message}`, recovery].filter(Boolean).join(' '), { code, recovery });
}
