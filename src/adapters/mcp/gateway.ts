import type { GatewayInfo } from '../../../generated/registry/shape.ts';
import type { Envelope } from '../../../generated/types/index.ts';

type Json = Record<string, unknown>;

/** Left out where there is nothing in it. */
const some = (name: string, list: readonly unknown[]): Json => (list.length ? { [name]: list } : {});

/** What a gateway answers: the result itself, or what is wrong; what is said besides only where something is. */
export function gatewayAnswer({ codes }: GatewayInfo, { result, error, warnings, suggestions }: Envelope): Json {
  if (!error) return { ...result, ...some('warnings', warnings), ...some('suggestions', suggestions) };
  const { code, message, ...details } = error;
  return { error: message, code: codes[code] ?? code, message, details: { ...details, ...some('suggestions', suggestions) } };
}
