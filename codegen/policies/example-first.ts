import type { Policy } from './index.ts';

/** The first case is the example in the docs, so it shows the tool at work. What stands outside cannot be prepared by a case. */
export const exampleFirst: Policy = {
  id: 'cases/example-first',
  check: ({ manifest }) =>
    manifest.tools.flatMap(({ name, effect, cases: [first] }) => {
      if (!first) return [`${name} has no case; write one in the .cases.ts file beside its contract`];
      if (effect === 'act') return [];
      return first.then.error ? [`${name} begins with the refusal ${first.id}; put a success first`] : [];
    }),
};
