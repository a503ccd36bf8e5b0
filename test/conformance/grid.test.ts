import { describe, expect, test } from 'vitest';
import type { AddressedCase } from '../../src/adapters/conformance/load.ts';
import { select } from '../../src/adapters/conformance/suite.ts';
import { suite } from '../support/cases.ts';
import { grid, type Row } from './grid.ts';

describe.each([...new Set(grid.map(({ product }) => product))])('the grid of %s', (product) => {
  const cases: readonly AddressedCase[] = select(suite, { product }).cases;
  const rows = grid.filter((row) => row.product === product);
  const run = (where: Partial<Row>) => {
    const meant = rows.filter((row) => Object.entries(where).every(([key, value]) => row[key as keyof Row] === value));
    return new Set(meant.flatMap((row) => row.cases(cases).map(({ id }) => id)));
  };
  const missing = (where: Partial<Row>) => {
    const seen = run(where);
    return cases.filter(({ id, derived }) => derived === undefined && !seen.has(id));
  };

  test('every case is run in process, and none twice in a row', () => {
    expect(run({ transport: 'in process' })).toEqual(new Set(cases.map(({ id }) => id)));
    for (const row of rows) {
      const ids = row.cases(cases).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
  test.each([...new Set(rows.map(({ store }) => store))])('every case that asks the store is run on %s', (store) => {
    expect(missing({ store })).toEqual([]);
  });
  test('every product is run on every store that it has', () => {
    const stores = {
      memory: ['SQLite', 'PostgreSQL'],
      ledger: ['SQLite', 'PostgreSQL', 'files', 'memory'],
      autopilot: ['files'],
    }[product];
    expect(new Set(rows.map(({ store }) => store))).toEqual(new Set(stores));
  });
  test.each([...new Set(rows.map(({ transport }) => transport))])('every tool answers over %s', (transport) => {
    const seen = run({ transport });
    const tools = (which: readonly AddressedCase[]) => new Set(which.filter(({ derived }) => !derived).map(({ tool }) => tool));
    expect(tools(cases.filter(({ id }) => seen.has(id)))).toEqual(tools(cases));
  });
  test.each(rows)('every group answers over $transport on $store', (row) => {
    const groups = (which: readonly AddressedCase[]) => new Set(which.filter(({ derived }) => !derived).map((c) => c.address));
    expect(groups(row.cases(cases))).toEqual(groups(cases));
  });
  test('every tool is refused something over every transport', () => {
    const tools = new Set(cases.filter(({ derived }) => derived).map(({ tool }) => tool));
    for (const { transport } of rows) {
      const seen = run({ transport });
      const refused = cases.filter(({ id, derived }) => derived && seen.has(id)).map(({ tool }) => tool);
      expect(new Set(refused)).toEqual(tools);
    }
  });
  test('every row says why', () => {
    for (const { why } of rows) expect(why).toMatch(/\.$/);
    expect(new Set(rows.map(({ transport, store }) => `${transport} ${store}`)).size).toBe(rows.length);
  });
});
