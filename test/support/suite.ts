import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCase, runScenario } from '../../src/adapters/conformance/run.ts';
import type { Subject } from '../../src/adapters/conformance/subject.ts';
import { allCases, allScenarios, toolFacts } from './cases.ts';

export interface Prepared {
  readonly subject: Subject;
  end(): Promise<void>;
}

/** Every case and scenario against one implementation; each in a workspace of its own, all through one server. */
export function describeConformance(name: string, prepare: () => Promise<Prepared>, { runIf = true } = {}): void {
  describe.runIf(runIf)(`conformance, ${name}`, () => {
    let prepared: Prepared;
    beforeAll(async () => {
      prepared = await prepare();
    });
    afterAll(() => prepared?.end());
    /** Only what needs a server set up otherwise may be skipped, and only where that cannot be done. */
    const due = (server: object | undefined) => (server && !prepared.subject.configured ? 'skipped' : 'passed');

    test.each(allCases().map((c, i) => [c.id, c, i] as const))('%s', async (_, c, i) => {
      const { status, differences } = await runCase(prepared.subject, c, `conformance/${i}`, toolFacts);
      expect(differences).toEqual(status === 'skipped' ? [expect.any(String)] : []);
      expect(status).toBe(due(c.server));
    });
    test.each(allScenarios().map((s, i) => [s.name, s, i] as const))('scenario: %s', async (_, s, i) => {
      const { status, differences } = await runScenario(prepared.subject, s, `scenario/${i}`, toolFacts);
      expect(differences).toEqual(status === 'skipped' ? [expect.any(String)] : []);
      expect(status).toBe(due(s.server));
    });
  });
}
