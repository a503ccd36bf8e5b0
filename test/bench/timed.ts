import type { App } from '../../src/boundary/app.ts';
import { call } from '../../src/boundary/call.ts';

/** Milliseconds that one call takes in process. */
export async function timed(app: App, tool: string, args: Record<string, unknown>): Promise<number> {
  const began = performance.now();
  const { error } = await call(app, tool, args);
  const ms = performance.now() - began;
  if (error) throw new Error(`${tool}: ${error.message}`);
  return ms;
}
