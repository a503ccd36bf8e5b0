import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCase } from '../../src/adapters/conformance/run.ts';
import type { Subject } from '../../src/adapters/conformance/subject.ts';
import type { House } from '../../src/boundary/house.ts';
import { allCases, toolFacts } from '../support/cases.ts';
import { testHouse } from '../support/house.ts';
import { inside } from '../support/inside.ts';

/** A house with one thing wrong, and the rule that must notice. */
export interface Faulty {
  readonly rule: string;
  readonly breaks: string;
  apply(house: House): House;
}

const cases = allCases();

async function failures(subject: Subject, rule: string, world: string): Promise<string[]> {
  const failed: string[] = [];
  const own = cases.filter(({ proves }) => proves.includes(rule));
  expect(own, `${rule} has no case`).not.toEqual([]);
  for (const [i, c] of own.entries())
    if ((await runCase(subject, c, `${world}/${i}`, toolFacts)).status === 'failed') failed.push(c.id);
  return failed;
}

/** Every fault turns the cases of its rule red, and only the fault does. */
export function describeFaults(where: string, faults: readonly Faulty[]): void {
  describe(`houses with a fault in ${where}`, () => {
    let house: Awaited<ReturnType<typeof testHouse>>;
    beforeAll(async () => {
      /** A fault may break its contract as well; here it is the case that must notice. */
      house = await testHouse({ verify: false });
    });
    afterAll(() => house.end());

    test.each(faults.map((fault, i) => [fault.rule, fault.breaks, fault, i] as const))(
      '%s notices that %s',
      async (_, __, { rule, apply }, i) => {
        expect(await failures(inside(house), rule, `sound/${i}`)).toEqual([]);
        expect(await failures(inside(apply(house)), rule, `broken/${i}`)).not.toEqual([]);
      },
    );
  });
}
