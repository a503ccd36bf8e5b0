import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCase, runScenario, type Verdict } from '../../src/adapters/conformance/run.ts';
import type { Subject } from '../../src/adapters/conformance/subject.ts';
import { allCases, allScenarios, toolFacts } from './cases.ts';

export interface Prepared {
  readonly subject: Subject;
  end(): Promise<void>;
}

/** A story that ends the connection, or starts a server of its own, cannot be told beside others. */
const alone = (steps: readonly { reconnect?: boolean }[], server: object | undefined) =>
  server !== undefined || steps.some((step) => step.reconnect);

/**
 * Every case and scenario against one implementation; each in a workspace of its own, all through one server. `together`: several
 * at a time, so that one waits for the wire, the disk or a lease while another works.
 */
export function describeConformance(
  name: string,
  prepare: () => Promise<Prepared>,
  { runIf = true, together = false } = {},
): void {
  describe.runIf(runIf)(`conformance, ${name}`, () => {
    let prepared: Prepared;
    beforeAll(async () => {
      prepared = await prepare();
    });
    afterAll(() => prepared?.end());
    /** Only what needs a server set up otherwise may be skipped, and only where that cannot be done. */
    const due = (server: object | undefined) => (server && !prepared.subject.configured ? 'skipped' : 'passed');

    const holds = ({ status, differences }: Verdict, server: object | undefined) => {
      expect(differences).toEqual(status === 'skipped' ? [expect.any(String)] : []);
      expect(status).toBe(due(server));
    };
    const place = (steps: readonly { reconnect?: boolean }[], server: object | undefined) =>
      together && !alone(steps, server) ? test.concurrent : test;

    for (const [i, c] of allCases().entries())
      place([...c.given, ...(c.then.after ?? [])], c.server)(c.id, async () =>
        holds(await runCase(prepared.subject, c, `conformance/${i}`, toolFacts), c.server),
      );
    for (const [i, s] of allScenarios().entries())
      place(s.steps, s.server)(`scenario: ${s.name}`, async () =>
        holds(await runScenario(prepared.subject, s, `scenario/${i}`, toolFacts), s.server),
      );
  });
}
