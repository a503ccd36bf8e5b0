import { coverage } from '../emit/conformance.ts';
import type { Manifest } from '../manifest.ts';
import type { Policy } from './index.ts';

const repeated = (names: readonly string[]) => [...new Set(names.filter((name, i) => names.indexOf(name) !== i))];

function unknownRules(m: Manifest, known: ReadonlySet<string>): string[] {
  const proofs = [
    ...m.tools.flatMap((tool) => tool.cases.map((c) => ({ by: `case ${c.id}`, proves: c.proves }))),
    ...m.sockets.flatMap((socket) => socket.cases.map((c) => ({ by: `case ${c.id}`, proves: c.proves }))),
    ...m.scenarios.map((s) => ({ by: `scenario "${s.name}"`, proves: s.proves })),
  ];
  return proofs.flatMap(({ by, proves }) =>
    proves.filter((rule) => !known.has(rule)).map((rule) => `${by} proves ${rule}, which no tool promises`),
  );
}

/** A promise that nothing tests is a hope. */
export const covered: Policy = {
  id: 'rules/covered',
  check({ manifest: m }) {
    const proofs = coverage(m);
    const bare = Object.entries(proofs)
      .filter(([, { level, cases, untested }]) => level === 'must' && cases.length === 0 && !untested)
      .map(([id]) => `${id} has no case, no scenario and no untested reason`);
    const twice = repeated(m.tools.flatMap((tool) => tool.cases.map((c) => c.id))).map((id) => `two cases are called ${id}`);
    return [...bare, ...unknownRules(m, new Set(Object.keys(proofs))), ...twice];
  },
};

export const untestedStale: Policy = {
  id: 'rules/untested-stale',
  check: ({ manifest }) =>
    Object.entries(coverage(manifest))
      .filter(([, { cases, untested }]) => untested && cases.length)
      .map(([id, { cases }]) => `${id} says why it is untested, but ${cases[0]} proves it; drop the reason`),
};
