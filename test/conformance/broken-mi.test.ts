import { describe, expect, test } from 'vitest';
import { runCase, runScenario } from '../../src/adapters/conformance/run.ts';
import { select } from '../../src/adapters/conformance/suite.ts';
import type { App } from '../../src/boundary/app.ts';
import { miInside, suite } from '../support/mi-inside.ts';
import { miFaults } from './broken-mi.ts';

/** What turns red of all that proves a rule; the first is enough. */
async function failure(rule: string, changed: (app: App) => App): Promise<string | undefined> {
  const { cases, scenarios } = select(suite, { product: 'autopilot', rule });
  const subject = miInside(changed);
  try {
    for (const [i, c] of cases.entries()) {
      const { status, differences } = await runCase(subject, c, `broken/${i}`, suite.facts);
      if (status === 'failed') return differences.join('\n');
    }
    for (const [i, s] of scenarios.entries()) {
      const { status, differences } = await runScenario(subject, s, `broken/scenario/${i}`, suite.facts);
      if (status === 'failed') return differences.join('\n');
    }
    return undefined;
  } finally {
    await subject.close();
  }
}

/** That a sound one passes the same cases is shown by mi.test.ts. */
describe('command lines with a fault', () => {
  test('there are many kinds of them', () => {
    expect(miFaults.length).toBeGreaterThanOrEqual(40);
    expect(new Set(miFaults.map(({ rule, breaks }) => `${rule} ${breaks}`)).size).toBe(miFaults.length);
  });

  test.each(miFaults.map((fault) => [fault.rule, fault.breaks, fault] as const))(
    '%s notices that %s',
    async (rule, _, { apply }) => {
      expect(await failure(rule, (app) => apply(app))).toMatch(/./);
    },
  );
});
