import { expect, test } from 'vitest';
import { runCase } from '../../src/adapters/conformance/run.ts';
import { allCases, toolFacts } from '../support/cases.ts';
import { openHomes } from '../support/homes.ts';
import { claimsFaults } from './broken-claims.ts';

const cases = allCases();

/** That the same cases hold without the fault is what the grid proves. */
test.each(claimsFaults.map((fault) => [fault.rule, fault.breaks, fault] as const))('%s notices that %s', async (_, __, fault) => {
  const own = cases.filter(({ proves }) => proves.includes(fault.rule));
  expect(own, `${fault.rule} has no case`).not.toEqual([]);
  /** A fault may break its contract as well; here it is the case that must notice. */
  const { subject, end } = openHomes((app) => fault.apply({ ...app, verify: false }));
  try {
    const verdicts: string[] = [];
    for (const [i, one] of own.entries()) {
      if (verdicts.includes('failed')) break;
      verdicts.push((await runCase(subject, one, `broken/${i}`, toolFacts)).status);
    }
    expect(verdicts).toContain('failed');
  } finally {
    await end();
  }
});
