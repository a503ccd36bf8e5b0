import fc from 'fast-check';
import { test } from 'vitest';
import { Run, type Step } from './model/run.ts';

const n = fc.nat(30);
const scope = fc.constantFrom('project' as const, 'global' as const);
/** Most things happen in one scope and at few moments, so that they meet. */
const here = fc.oneof({ weight: 4, arbitrary: fc.constant('project' as const) }, { weight: 1, arbitrary: scope });
const at = fc.nat(4);
const few = fc.nat(5);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('claim' as const), scope: here, text: n, type: n, tag: n, at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('node' as const), scope: here, text: n, at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('again' as const), scope: here, which: n, text: n }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('retract' as const), scope: here, which: n }) },
  { weight: 10, arbitrary: fc.record({ do: fc.constant('edge' as const), scope: here, type: n, from: few, to: few, at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('compact' as const), scope: here }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('edit' as const), scope: here }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('crash' as const), scope: here, file: n }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), index: fc.boolean() }) },
);

test('whatever is written, every view is what a plain reading of all lines says', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 8, maxLength: 20, size: 'max' }), { minLength: 2, maxLength: 3 }),
      async (rounds) => {
        const run = await new Run().open();
        try {
          for (const steps of rounds) {
            for (const one of steps) await run.take(one);
            await run.check();
          }
        } finally {
          await run.close();
        }
      },
    ),
    { numRuns: 30 },
  );
});
