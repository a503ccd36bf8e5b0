import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCase } from '../../src/adapters/conformance/run.ts';
import { allCases, toolFacts } from '../support/cases.ts';
import { testHouse } from '../support/house.ts';
import { inside } from '../support/inside.ts';
import { brokenViews } from './broken-views.ts';

let house: Awaited<ReturnType<typeof testHouse>>;
beforeAll(async () => {
  house = await testHouse();
});
afterAll(() => house.end());

const cases = allCases();

describe('a server that breaks a promise is caught', () => {
  it.each(brokenViews.map((broken, i) => [broken.rule, broken.breaks, broken, i] as const))(
    '%s: %s',
    async (rule, _, broken, i) => {
      const subject = inside(broken.apply(house));
      const own = cases.filter((c) => c.proves.includes(rule));
      expect(own).not.toEqual([]);
      const verdicts = [];
      for (const [n, c] of own.entries()) verdicts.push(await runCase(subject, c, `broken-views/${i}/${n}`, toolFacts));
      expect(verdicts.map((v) => v.status)).toContain('failed');
    },
  );
});
