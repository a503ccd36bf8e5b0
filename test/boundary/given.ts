import { onTestFinished } from 'vitest';
import { noPolicy } from '../../src/app/compose.ts';
import type { App } from '../../src/boundary/app.ts';
import { call } from '../../src/boundary/call.ts';
import type { Policy } from '../../src/kernel/ports.ts';
import { testApp } from '../support/app.ts';

export interface Ctx {
  tell(kind: string, payload: object): Promise<unknown>;
  warn(code: string, facts: object): void;
  progress(done: number, total: number): void;
}
export type Handler = (input: Record<string, unknown>, ctx: Ctx) => Promise<unknown>;

/** To be done when the test is over, last one first. */
export const later = (end: () => unknown): void => onTestFinished(async () => void (await end()));

export async function newApp(options: Parameters<typeof testApp>[0] = {}) {
  const app = await testApp(options);
  later(() => app.end());
  return app;
}

export const withHandler = (app: App, tool: string, handler: Handler): App =>
  ({ ...app, handlers: { ...app.handlers, [tool]: handler } }) as App;

export const withPolicy = (app: App, policy: Partial<Policy>): App => ({ ...app, policy: { ...noPolicy, ...policy } });

/** The kinds of facts that are published from now on. */
export const heard = (app: App): string[] => {
  const told: string[] = [];
  app.bus.listen((_, facts) => void told.push(...facts.map((fact) => fact.kind)));
  return told;
};

export const code = async (app: App, tool: string, args: unknown) => (await call(app, tool, args)).error?.code;
