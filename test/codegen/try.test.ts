import { expect, it } from 'vitest';
import type { Report, RuleReport } from '../../src/adapters/conformance/report.ts';
import type { Generated } from '../try/generate.ts';
import { textOf } from '../try/text.ts';
import { caseWith, toolWith } from './manifest-with.ts';

const tool = toolWith({ cases: [caseWith(), caseWith({ id: 'keep/x', derived: 'text-type-is-checked' })] });
const generated = (parts: Partial<Generated> = {}): Generated => ({
  tools: [tool],
  findings: [],
  others: 0,
  written: 0,
  duties: [],
  ...parts,
});
const rule = (id: string, parts: Partial<RuleReport> = {}): RuleReport => ({
  rule: `keep/${id}`,
  text: 'It is so.',
  status: 'passed',
  cases: [],
  failures: [],
  ...parts,
});
const report = (...rules: RuleReport[]): Report => ({
  subject: 'keep',
  product: 'memory',
  lacks: [],
  rules,
  counts: { passed: 0, lacking: 0, skipped: 0, 'not covered': 0, failed: rules.filter((r) => r.status === 'failed').length },
  cases: { run: rules.length, failed: 0, skipped: 0 },
  seconds: 0,
});

it('names every rule, and counts those that the schema makes', () => {
  const { text, ok } = textOf(generated(), [report(rule('text-is-kept'), rule('text-type-is-checked'))], false);
  expect(ok).toBe(true);
  expect(text).toContain('keep (notes/entries)\n  passed       keep/text-is-kept\n  passed       1 rules');
  expect(text).not.toContain('keep/text-type-is-checked');
});

it('tells what fails with the difference and the calls, derived or not', () => {
  const failures = [{ case: 'keep/x', differences: ['expected 1, got 2'], calls: ['keep {"text":3}'] }];
  const { text, ok } = textOf(generated(), [report(rule('text-type-is-checked', { status: 'failed', failures }))], false);
  expect(ok).toBe(false);
  expect(text).toContain(`  FAILED       keep/text-type-is-checked
    It is so.
    case keep/x
      - expected 1, got 2
      to repeat it:
        keep {"text":3}`);
});

it('a finding of a policy is not well either; findings about other things only counted', () => {
  const { text, ok } = textOf(generated({ findings: ['names/rules: keep/kept is short'] }), [report()], false);
  expect({ ok, found: text.includes('Policies find:\n  names/rules: keep/kept is short') }).toEqual({ ok: false, found: true });
  expect(textOf(generated({ others: 2 }), [report()], false)).toMatchObject({
    ok: true,
    text: expect.stringContaining('find 2 more'),
  });
});

it('what is still to be done is told, and is no failure yet', () => {
  const { text, ok } = textOf(generated({ duties: ['keep: break it'] }), [report()], false);
  expect({ ok, told: text.includes('Still to be done, or npm test fails:\n  keep: break it') }).toEqual({ ok: true, told: true });
});
