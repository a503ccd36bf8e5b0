import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AddressedCase } from '../../src/adapters/conformance/load.ts';
import { runCase, runScenario, type Verdict } from '../../src/adapters/conformance/run.ts';
import { select } from '../../src/adapters/conformance/suite.ts';
import { suite, toolFacts } from '../support/cases.ts';
import { hasPostgres } from '../support/postgres.ts';
import { grid, type Row } from './grid.ts';
import { open, type Prepared } from './subjects.ts';
import { alone } from './which.ts';

/** The cases of a row, by the address of their group. */
function byAddress({ product, cases }: Row): Map<string, AddressedCase[]> {
  const groups = new Map<string, AddressedCase[]>();
  for (const c of cases(select(suite, { product }).cases)) groups.set(c.address, [...(groups.get(c.address) ?? []), c]);
  return groups;
}

/** Each case in a workspace of its own, all through one server; several at a time where answers are waited for. */
function describeRow(row: Row): void {
  const { product, transport, store, together = transport !== 'in process' } = row;
  describe.runIf(store !== 'PostgreSQL' || hasPostgres())(`conformance of ${product}, ${transport}, on ${store}:`, () => {
    let prepared: Prepared;
    beforeAll(async () => {
      prepared = await open(product, transport, store);
    });
    afterAll(() => prepared?.end());

    /** Only what needs a server set up otherwise may be skipped, and only where that cannot be done. */
    const due = (server: object | undefined) => (server && !prepared.subject.configured ? 'skipped' : 'passed');
    const holds = ({ status, differences }: Verdict, server: object | undefined) => {
      expect(differences).toEqual(status === 'skipped' ? [expect.any(String)] : []);
      expect(status).toBe(due(server));
    };
    const place = (steps: Parameters<typeof alone>[0], server: object | undefined) =>
      together && !alone(steps, server) ? test.concurrent : test;

    for (const [address, cases] of byAddress(row))
      describe(address, () => {
        for (const [i, c] of cases.entries())
          place([...c.given, ...(c.then.after ?? [])], c.server)(c.id, async () => {
            holds(await runCase(prepared.subject, c, `${address}/${i}`, toolFacts), c.server);
            /** Where a stage is needed, the store is asked for it, and for nothing else. */
            if (c.derived !== undefined && c.through === undefined && prepared.asked)
              expect(prepared.asked(), 'the store is not asked').toBe(toolFacts(c.tool)?.staged ? 1 : 0);
          });
      });
    for (const [i, s] of select(suite, { product }).scenarios.entries())
      place(s.steps, s.server)(`scenario: ${s.name}`, async () =>
        holds(await runScenario(prepared.subject, s, `scenario/${i}`, toolFacts), s.server),
      );
  });
}

export const describeRows = (which: Partial<Pick<Row, 'transport' | 'store'>>): void => {
  for (const row of grid)
    if ((which.transport ?? row.transport) === row.transport && (which.store ?? row.store) === row.store) describeRow(row);
};
