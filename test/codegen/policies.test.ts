import { describe, expect, it } from 'vitest';
import { noCache } from '../../codegen/cache.ts';
import { describedBut } from '../../codegen/policies/described.ts';
import { policies } from '../../codegen/policies/index.ts';
import { contracts } from '../support/contracts.ts';
import { loadedWith, manifestWith, object, toolWith } from './manifest-with.ts';
import { table } from './policy-rows.ts';

describe.each(policies.map((policy) => [policy.id, policy] as const))('%s', (id, policy) => {
  const rows = table[id] ?? [];
  it.each(rows.map((row) => [row.finds ? 'finds' : 'accepts', row.name, row] as const))('%s: %s', (_does, _name, row) => {
    const found = policy.check({ manifest: manifestWith(row.manifest), loaded: loadedWith(row.loaded), ...noCache });
    if (row.finds === undefined) expect(found).toEqual([]);
    else expect(found).toContainEqual(expect.stringContaining(row.finds));
  });
  it('has a row on both sides', () => {
    expect(rows.some((row) => row.finds === undefined)).toBe(true);
    expect(rows.some((row) => row.finds !== undefined)).toBe(true);
  });
});

it('every policy has its rows, and every row its policy', () => {
  expect(Object.keys(table).sort()).toEqual(policies.map(({ id }) => id).sort());
});

describe('fields that need no description', () => {
  const output = object({ text: { type: 'string' } });
  const manifest = manifestWith({ tools: [toolWith({ input: object({}), output, cases: [] })], types: {} });
  const found = (...exceptions: string[]) => describedBut(exceptions).check({ manifest, loaded: loadedWith({}), ...noCache });

  it('are those on the list', () => expect(found('keep output.text')).toEqual([]));
  it('leave the list when they are gone or described', () => {
    expect(found('keep output.text', 'keep output.gone')).toEqual([
      expect.stringContaining('keep output.gone is described or gone'),
    ]);
  });
});

describe('the contracts as they are', () => {
  const { loaded, manifest } = contracts;

  it.each(policies.map((policy) => [policy.id, policy] as const))('keep %s', (_, policy) => {
    expect(policy.check({ manifest, loaded, ...noCache })).toEqual([]);
  });
});
