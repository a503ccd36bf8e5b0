import type { Files, Manifest, ToolEntry } from '../manifest.ts';
import { groupBy, json } from './text.ts';

/** Cases that were written, by group of tools, with the rules that they prove; scenarios go across groups. */
export function emitConformance(m: Manifest): Files {
  const files: Files = new Map();
  const proofs = Object.entries(coverage(m)).filter(([, { cases, derived }]) => cases.length > 0 && !derived);
  for (const [address, tools] of groupBy(m.tools, (t) => `${t.room}/${t.group}`)) {
    const cases = tools.flatMap((t) => t.cases).filter((c) => !c.derived);
    const own = proofs.filter(([rule]) => tools.some((t) => rule.startsWith(`${t.name}/`)));
    const proved = Object.fromEntries(own.map(([rule, proof]) => [rule, proof.cases]));
    if (cases.length) files.set(`generated/conformance/${address}.json`, json({ address, proved, cases }));
  }
  for (const { name, summary, product, rules, cases } of m.sockets)
    files.set(`generated/conformance/sockets/${name}.json`, json({ name, summary, product, rules, cases }));
  files.set('generated/conformance/scenarios.json', json({ scenarios: m.scenarios }));
  return files;
}

export interface Proof {
  readonly level: 'must' | 'should';
  /** Why no case proves it. */
  readonly untested: string | undefined;
  /** Cases, and scenarios as `scenario: <name>`. */
  readonly cases: readonly string[];
  /** It says no more than the schema does. */
  readonly derived: boolean;
}

/** By rule id, what proves it. */
export function coverage(m: Manifest): Readonly<Record<string, Proof>> {
  const proved = new Map<string, string[]>();
  const note = (rule: string, by: string) => proved.set(rule, [...(proved.get(rule) ?? []), by]);
  for (const tool of m.tools) for (const c of tool.cases) for (const rule of c.proves) note(rule, c.id);
  for (const scenario of m.scenarios) for (const rule of scenario.proves) note(rule, `scenario: ${scenario.name}`);
  for (const socket of m.sockets) for (const c of socket.cases) for (const rule of c.proves) note(rule, c.id);
  const proofs = [...m.tools, ...m.sockets.map((socket) => ({ ...socket, cases: [] as ToolEntry['cases'] }))].flatMap(
    ({ name, rules, cases }) => {
      const derived = new Set(cases.flatMap((c) => c.derived ?? []));
      return Object.entries(rules).map(([rule, { level, untested }]): [string, Proof] => {
        const id = `${name}/${rule}`;
        return [id, { level, untested, cases: proved.get(id) ?? [], derived: derived.has(rule) }];
      });
    },
  );
  return Object.fromEntries(proofs);
}
