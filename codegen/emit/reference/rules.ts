import type { ToolEntry } from '../../manifest.ts';
import type { Proof } from '../conformance.ts';
import { blocks, code, codes, count, list, prose } from './markdown.ts';

const derivedRules = (tool: ToolEntry) => new Set(tool.cases.flatMap((c) => c.derived ?? []));

const kinds: Record<string, string> = {
  type: 'another type',
  minimum: 'too small',
  maximum: 'too large',
  minlength: 'empty',
  maxlength: 'too long',
  enum: 'not one of the choices',
  pattern: 'of another form',
};

/** "Schema rules: 14 derived cases: missing `from`; another type `from`, `into`; …" */
function derivedLine(tool: ToolEntry): string | undefined {
  const derived = [...derivedRules(tool)];
  if (derived.length === 0) return undefined;
  const groups = new Map<string, string[]>();
  const note = (what: string, field: string) => groups.set(what, [...(groups.get(what) ?? []), field]);
  let unknown = '';
  for (const rule of derived) {
    const missing = /^(.+)-is-required$/.exec(rule);
    const wrong = /^(.+)-([a-z]+)-is-checked$/.exec(rule);
    if (missing) note('missing', missing[1] as string);
    else if (wrong) note(kinds[wrong[2] as string] ?? (wrong[2] as string), wrong[1] as string);
    else unknown = 'unknown fields';
  }
  const said = [...groups].map(([what, fields]) => `${what} (${codes(fields)})`);
  const all = [...said, unknown].filter(Boolean).join('; ');
  return `Schema rules: ${count(derived.length, 'derived case')}, each answered by ${code('INVALID_INPUT')}: ${all}.`;
}

/** A tool's promises, and what proves them. */
export function rulesText(tool: ToolEntry, proofs: Readonly<Record<string, Proof>>): string | undefined {
  const derived = derivedRules(tool);
  const own = Object.entries(tool.rules).filter(([id]) => !derived.has(id));
  const lines = own.map(([id, rule]) => {
    const cases = proofs[`${tool.name}/${id}`]?.cases ?? [];
    const proof = cases.length
      ? `Proved by ${cases.map((by) => (by.startsWith('scenario: ') ? `the scenario “${by.slice(10)}”` : code(by))).join(', ')}.`
      : `Not proved by a case: ${prose(rule.untested ?? 'no case names it').replace(/\.$/, '')}.`;
    return `${code(`${tool.name}/${id}`)} (${rule.level}): ${prose(rule.text)} ${proof}`;
  });
  const schema = derivedLine(tool);
  if (lines.length === 0 && !schema) return undefined;
  return blocks('**Rules**', lines.length > 0 && list(lines), schema);
}
