import { scopes } from '../../../generated/registry/scopes.ts';
import type { CaseEntry, ToolEntry } from '../../../generated/types/manifest.ts';
import { callLine } from './call-line.ts';
import { takes } from './takes.ts';

/** What an example works on, where its tool works on somebody's data. */
const scopeName = 'demo';

/** A value that an earlier answer gives is shown as `<name>`. */
function spoken(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spoken);
  if (typeof value !== 'object' || value === null) return value;
  const { $saved, $template } = value as { $saved?: string; $template?: string };
  if ($saved !== undefined) return `<${$saved}>`;
  if ($template !== undefined) return $template.replaceAll(/\{(\w+)\}/g, '<$1>');
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spoken(inner)]));
}

const needsAnswers = ({ given, when }: CaseEntry) => /"\$(saved|template)"/.test(JSON.stringify([given, when]));

/** The first case that can be pasted as it stands; else the first that succeeds; else the first. */
function exampleCase({ cases }: ToolEntry): CaseEntry | undefined {
  const own = cases.filter((c) => !c.derived);
  const plain = own.filter((c) => !c.server && !c.then.error);
  return plain.find((c) => !needsAnswers(c)) ?? plain[0] ?? own[0];
}

/** The calls that lead to the example and the example itself, as lines for a shell. */
export function exampleLines(tool: ToolEntry, tools: readonly ToolEntry[]): string[] {
  const chosen = exampleCase(tool);
  if (!chosen) return [];
  const line = (name: string, args: Readonly<Record<string, unknown>>) => {
    const field = chosen.unscoped ? null : scopes[tools.find((known) => known.name === name)?.scope ?? 'none']?.field;
    const scope = field && args[field] === undefined ? { [field]: scopeName } : {};
    return callLine(name, { ...scope, ...(spoken(args) as object) }, takes[name]);
  };
  const used = JSON.stringify(spoken([chosen.given.map((c) => c.with), chosen.when]));
  return [
    ...chosen.given.map(({ call, with: args, save = {} }) => {
      const kept = Object.entries(save)
        .filter(([name]) => used.includes(`<${name}>`))
        .map(([name, pointer]) => `<${name}> is ${pointer} of the result`);
      return `${line(call, args)}${kept.length ? `  # ${kept.join(', ')}` : ''}`;
    }),
    line(tool.name, chosen.when),
  ];
}
