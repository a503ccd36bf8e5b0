import { describe, expect, test } from 'vitest';
import { runCase, runScenario } from '../../src/adapters/conformance/run.ts';
import { allCases, allScenarios, toolFacts } from '../support/cases.ts';
import { openHomes } from '../support/homes.ts';
import { lookFaults } from './broken-looks.ts';
import type { Faulty } from './faults.ts';

const cases = allCases();
const scenarios = allScenarios();

/** Cases and scenarios of a rule that turn red; that a sound command line passes them is shown elsewhere. */
async function failures({ rule, apply }: Faulty): Promise<string[]> {
  const { subject, end } = openHomes(apply);
  const failed: string[] = [];
  try {
    for (const [i, c] of cases.filter(({ proves }) => proves.includes(rule)).entries())
      if ((await runCase(subject, c, `broken/${i}`, toolFacts)).status === 'failed') failed.push(c.id);
    for (const [i, s] of scenarios.filter(({ proves }) => proves.includes(rule)).entries())
      if ((await runScenario(subject, s, `broken/scenario/${i}`, toolFacts)).status === 'failed') failed.push(s.name);
    return failed;
  } finally {
    await end();
  }
}

describe('command lines that look, configure and keep values', () => {
  test.each(lookFaults.map((fault) => [fault.rule, fault.breaks, fault] as const))('%s notices that %s', async (_, __, fault) => {
    expect(await failures(fault)).not.toEqual([]);
  });
});
