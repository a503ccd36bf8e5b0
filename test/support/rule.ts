import { expect } from 'vitest';
import { type RuleReport, reportOf } from '../../src/adapters/conformance/report.ts';
import type { Subject } from '../../src/adapters/conformance/subject.ts';
import { runSuite, select } from '../../src/adapters/conformance/suite.ts';
import { suite } from './cases.ts';

/** What only the cases of one rule say about a subject. */
export async function reportOn(rule: string, subject: Subject): Promise<RuleReport> {
  const selection = select(suite, { product: 'memory', rule });
  const report = reportOf(suite, selection, 'it', await runSuite(suite, selection, subject));
  expect(report.rules.map((found) => found.rule)).toEqual([rule]);
  return report.rules[0] as RuleReport;
}

export const differencesIn = ({ failures }: RuleReport): string => failures.flatMap((failure) => failure.differences).join('\n');
