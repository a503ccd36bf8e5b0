import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import { testApp } from '../support/app.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.end());

/** Forms that belong to another room. */
const taken = /^((TASK|PLAN|JOB)-|runner:|task:|step:|a:)|@[0-9]+$/;

const anyId = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 40 }),
    fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }),
    fc.string({ minLength: 1, maxLength: 20 }).map((text) => `CARD-${text}`),
    fc.constantFrom('CARD-AUTO', 'CARD-PUB-1', 'x'.repeat(256), 'a b', 'a/b.c', '{}', 'null'),
  )
  .filter((id) => id.trim() !== '' && !taken.test(id.trim()));

test('whatever id think_card takes, open opens', async () => {
  let opened = 0;
  await fc.assert(
    fc.asyncProperty(anyId, async (id) => {
      const { result, error } = await call(app, 'think_card', { workspace: 'ids', card: { id, type: 'note', title: 'x' } });
      expect([undefined, 'INVALID_INPUT']).toContain(error?.code);
      if (error) return;
      opened += 1;
      const { card_id } = result as { card_id: string };
      const found = await call(app, 'open', { workspace: 'ids', id: card_id });
      expect(found.error).toBeNull();
      expect(found.result).toMatchObject({ kind: 'card', id: card_id });
    }),
    { numRuns: 150 },
  );
  expect(opened).toBeGreaterThan(80);
});

test('a card on many branches opens where it was committed last', async () => {
  const ask = async (tool: string, args: object) => {
    const { result, error } = await call(app, tool, { workspace: 'many', ...args });
    expect(error).toBeNull();
    return result as Record<string, unknown>;
  };
  await ask('init', {});
  for (const name of ['one', 'two', 'three']) {
    await ask('branch_create', { name, from: 'main' });
    await ask('think_card', { branch: name, card: { id: 'CARD-A', title: name } });
  }
  expect(await ask('open', { id: 'CARD-A' })).toMatchObject({ head: { branch: 'three' }, card: { title: 'three' } });
  await ask('branch_rename', { old: 'three', new: 'drei' });
  expect(await ask('open', { id: 'CARD-A' })).toMatchObject({ head: { branch: 'drei' } });
  await ask('branch_delete', { name: 'drei' });
  expect(await ask('open', { id: 'CARD-A' })).toMatchObject({ head: { branch: 'two' }, card: { title: 'two' } });
  await ask('graph_apply', { branch: 'two', ops: [{ op: 'node_delete', id: 'CARD-A' }] });
  expect(await ask('open', { id: 'CARD-A' })).toMatchObject({ head: { branch: 'one' } });
});
