import { onTestFinished } from 'vitest';
import { noPolicy } from '../../src/app/compose.ts';
import { call } from '../../src/boundary/call.ts';
import type { House } from '../../src/boundary/house.ts';
import type { Policy } from '../../src/kernel/ports.ts';
import { testHouse } from '../support/house.ts';

export interface Ctx {
  tell(kind: string, payload: object): Promise<unknown>;
  warn(code: string, facts: object): void;
  progress(done: number, total: number): void;
}
export type Handler = (input: Record<string, unknown>, ctx: Ctx) => Promise<unknown>;

/** To be done when the test is over, last one first. */
export const later = (end: () => unknown): void => onTestFinished(async () => void (await end()));

export async function newHouse(options: Parameters<typeof testHouse>[0] = {}) {
  const house = await testHouse(options);
  later(() => house.end());
  return house;
}

export const withHandler = (house: House, tool: string, handler: Handler): House =>
  ({ ...house, handlers: { ...house.handlers, [tool]: handler } }) as House;

export const withPolicy = (house: House, policy: Partial<Policy>): House => ({ ...house, policy: { ...noPolicy, ...policy } });

/** The kinds of facts that are published from now on. */
export const heard = (house: House): string[] => {
  const told: string[] = [];
  house.bus.listen((_, facts) => void told.push(...facts.map((fact) => fact.kind)));
  return told;
};

export const code = async (house: House, tool: string, args: unknown) => (await call(house, tool, args)).error?.code;
