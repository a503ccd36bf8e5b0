import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCase } from '../../src/adapters/conformance/run.ts';
import type { Subject } from '../../src/adapters/conformance/subject.ts';
import { allCases, toolFacts } from '../support/cases.ts';
import { testHouse } from '../support/house.ts';
import { inside } from '../support/inside.ts';
import { brokenThink } from './broken-think.ts';

const cases = allCases();
const proving = (rule: string) => cases.filter((c) => c.proves.includes(rule));

async function failures(subject: Subject, rule: string, world: string): Promise<string[]> {
  const failed: string[] = [];
  for (const [i, c] of proving(rule).entries()) {
    const { status } = await runCase(subject, c, `${world}/${i}`, toolFacts);
    if (status === 'failed') failed.push(c.id);
  }
  return failed;
}

describe('houses with a fault in their thinking', () => {
  let house: Awaited<ReturnType<typeof testHouse>>;
  beforeAll(async () => {
    /** A fault may break its contract as well; here it is the case that must notice. */
    house = await testHouse({ verify: false });
  });
  afterAll(() => house.end());

  test.each(brokenThink.map((b, i) => [b.rule, b.breaks, b, i] as const))(
    '%s notices that %s',
    async (_, __, { rule, apply }, i) => {
      expect(await failures(inside(house), rule, `sound/${i}`)).toEqual([]);
      expect(await failures(inside(apply(house)), rule, `broken/${i}`)).not.toEqual([]);
    },
  );
});
