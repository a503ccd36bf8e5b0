import { describe, expect, test } from 'vitest';
import { answerNames } from '../../generated/registry/records.ts';
import { judgeAnswer, valuesAt } from '../../src/adapters/conformance/mind-rules.ts';
import { mindRules, runMind, selectMind } from '../../src/adapters/conformance/mind-suite.ts';
import { conforms, reportOf } from '../../src/adapters/conformance/report.ts';
import { cases, manifest, scriptedMind } from '../support/scripted-mind.ts';
import { brokenMinds } from './broken-minds.ts';

const selection = { ...selectMind(manifest, {}), cases };
const judged = async (mind = scriptedMind()) =>
  reportOf({ rules: mindRules(manifest) }, selection, mind.where, await runMind(selection, mind));

test('a Mind that answers well conforms, and everything that can be checked was', async () => {
  const report = await judged();
  expect(report.rules.filter(({ status }) => status !== 'passed' && status !== 'not covered')).toEqual([]);
  expect(conforms(report)).toBe(true);
  const unchecked = report.rules.filter(({ status }) => status === 'not covered');
  expect(unchecked.every(({ reason }) => reason === 'a matter of judgement')).toBe(true);
  expect(new Set(report.rules.map(({ rule }) => rule.split('/')[0]))).toEqual(new Set(answerNames));
  expect(report.counts.passed).toBeGreaterThan(100);
});

describe('a Mind is caught that', () => {
  test.each(brokenMinds.map((broken) => [broken.name, broken] as const))('%s', async (_, { breaks, mind }) => {
    const report = await judged(mind);
    const failed = report.rules.filter(({ status }) => status === 'failed').map(({ rule }) => rule);
    expect(failed).toEqual(expect.arrayContaining([...breaks]));
    expect(conforms(report)).toBe(false);
    /** What is wrong is said for each, with what to type to see it again. */
    for (const { failures } of report.rules.filter(({ status }) => status === 'failed'))
      for (const failure of failures) {
        expect(failure.differences.join('')).not.toBe('');
        expect(failure.calls[1]).toMatch(/mind\/requests\/[a-z_]+\/[a-z-]+\.json$/);
      }
  });
  test('are many', () => expect(brokenMinds.length).toBeGreaterThanOrEqual(30));
});

describe.each(cases.map((one) => [one.situation.id, one] as const))('%s', (_, { prompt, situation, blocks }) => {
  const broken = async (answer: unknown) =>
    (await judgeAnswer(prompt, situation, answer, blocks)).filter(({ problems }) => problems.length).map(({ rule }) => rule);
  test('has an answer that keeps every rule', async () => expect(await broken(situation.good)).toEqual([]));
  test.each(situation.bad.filter(({ breaks }) => breaks !== 'fits-the-schema').map((bad) => [bad.name, bad] as const))(
    'has one that does not: %s',
    async (_name, bad) => expect(await broken({ ...(situation.good as object), ...bad.with })).toContain(bad.breaks),
  );
});

test.each<[string, unknown[]]>([
  ['', [{ a: [{ b: [1, 2] }, { b: [3] }, {}], c: 'x', d: null }]],
  ['a[].b[]', [1, 2, 3]],
  ['a[].b', [[1, 2], [3]]],
  ['c', ['x']],
  ['c[]', []],
  ['d.e', []],
  ['toString', []],
])('values at %j', (place, values) =>
  expect(valuesAt({ a: [{ b: [1, 2] }, { b: [3] }, {}], c: 'x', d: null }, place)).toEqual(values),
);

test('rules that cannot be judged fail where nothing else was asked for', async () => {
  const only = { ...selection, rules: ['decide_next/done-is-sure'] };
  const ran = await runMind(
    only,
    scriptedMind(
      (answer) => answer,
      () => 'no JSON',
    ),
  );
  expect(ran.map(({ status }) => status)).toContain('failed');
  expect(ran.map(({ status }) => status)).not.toContain('passed');
});
