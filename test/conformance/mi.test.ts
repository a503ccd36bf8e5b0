import { describe, expect, test } from 'vitest';
import { runCase, runScenario, type Verdict } from '../../src/adapters/conformance/run.ts';
import { select } from '../../src/adapters/conformance/suite.ts';
import { miInside, suite } from '../support/mi-inside.ts';

const { cases, scenarios } = select(suite, { product: 'autopilot' });

/** Of what follows from schemas, a few cannot be said by any command; everything else must be. */
const unsaid = [expect.stringMatching(/^no command says /)];
function holds({ status, differences }: Verdict, derived?: string): void {
  if (status === 'skipped' && derived !== undefined) expect(differences).toEqual(unsaid);
  else expect(differences).toEqual([]);
}

/** The example of a refusal by schema is enough, one of a kind: the others are refused by the same lines. */
const kindOf = (derived: string) => derived.replace(/^.*?-(?=(?:[a-z]+-is-checked|is-required)$)/, '');
const shown = cases.filter((c, i) => {
  if (c.derived === undefined) return true;
  const kind = kindOf(c.derived);
  return cases.findIndex((other) => other.derived !== undefined && kindOf(other.derived) === kind) === i;
});

describe('conformance of mi, typed in process:', () => {
  const subject = miInside();
  for (const [i, c] of shown.entries())
    test(c.id, async () => holds(await runCase(subject, c, `mi/${i}`, suite.facts), c.derived));
  for (const [i, s] of scenarios.entries())
    test(`scenario: ${s.name}`, async () => holds(await runScenario(subject, s, `mi/scenario/${i}`, suite.facts)));
  test('nothing is left behind', () => subject.close());
});
