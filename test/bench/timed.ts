import { call } from '../../src/boundary/call.ts';
import type { House } from '../../src/boundary/house.ts';

/** Milliseconds that one call takes in process. */
export async function timed(house: House, tool: string, args: Record<string, unknown>): Promise<number> {
  const began = performance.now();
  const { error } = await call(house, tool, args);
  const ms = performance.now() - began;
  if (error) throw new Error(`${tool}: ${error.message}`);
  return ms;
}
