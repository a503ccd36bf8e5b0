import type { Files, Manifest } from '../manifest.ts';
import { groupBy, json } from './text.ts';

/** Cases and scenarios as plain JSON, and which case proves which rule. */
export function emitConformance(m: Manifest): Files {
  const files: Files = new Map();
  for (const [address, tools] of groupBy(m.tools, (t) => `${t.room}/${t.group}`)) {
    const cases = tools.flatMap((t) => t.cases);
    if (cases.length) files.set(`generated/conformance/${address}.json`, json({ address, cases }));
  }
  files.set('generated/conformance/scenarios.json', json({ scenarios: m.scenarios }));
  files.set('generated/conformance/coverage.json', json(coverage(m)));
  return files;
}

export function coverage(m: Manifest) {
  const proved = new Map<string, string[]>();
  const note = (rule: string, by: string) => proved.set(rule, [...(proved.get(rule) ?? []), by]);
  for (const tool of m.tools) for (const c of tool.cases) for (const rule of c.proves) note(rule, c.id);
  for (const scenario of m.scenarios) for (const rule of scenario.proves) note(rule, `scenario: ${scenario.name}`);
  const rules: Record<string, { text: string; cases: string[]; untested?: string }> = {};
  for (const tool of m.tools)
    for (const [id, rule] of Object.entries(tool.rules)) {
      const full = `${tool.name}/${id}`;
      rules[full] = { text: rule.text, cases: proved.get(full) ?? [], ...(rule.untested ? { untested: rule.untested } : {}) };
    }
  const raisedBy = (code: string) => m.tools.filter((t) => t.errors.includes(code)).map((t) => t.name);
  return {
    rules,
    errors: Object.fromEntries(
      Object.entries(m.errors).map(([code, { boundary }]) => [code, boundary ? ['boundary', ...raisedBy(code)] : raisedBy(code)]),
    ),
  };
}
