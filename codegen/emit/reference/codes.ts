import type { CodeEntry, Manifest, ToolEntry } from '../../manifest.ts';
import { blocks, code, codes, list, literal, page, prose, table } from './markdown.ts';
import { type PageDepth, toolLink, top } from './place.ts';
import { fieldTable } from './shape.ts';

const place: PageDepth = top;

function suggestions({ suggest }: CodeEntry, m: Manifest): string | undefined {
  if (suggest.length === 0) return undefined;
  const lines = suggest.map(({ tool, params, reason, when, priority }) => {
    const found = m.tools.find((t) => t.name === tool);
    const given = Object.keys(params).length ? ` with ${literal(params)}` : '';
    const only = when
      ? ` (when ${Object.entries(when)
          .map(([fact, value]) => `${code(fact)} is ${literal(value)}`)
          .join(' and ')})`
      : '';
    return `${found ? toolLink(place, found) : code(tool)}${given}: ${prose(reason)}${only}, priority ${priority}`;
  });
  return blocks('Suggested next:', list(lines));
}

const from = (verb: string, tools: readonly ToolEntry[]): string | undefined =>
  tools.length > 0 ? `${verb} by ${tools.map((t) => toolLink(place, t)).join(', ')}.` : undefined;

const section = (m: Manifest, name: string, entry: CodeEntry, depth: string, by: string | undefined): string =>
  blocks(
    `${depth} ${name}`,
    table(
      ['Message', 'What to do', ...(entry.status ? ['HTTP'] : [])],
      [[prose(entry.message), prose(entry.recovery), ...(entry.status ? [String(entry.status)] : [])]],
    ),
    fieldTable(entry.facts, m.types, place),
    suggestions(entry, m),
    by,
  );

const placeholders = 'Words in braces are filled in from the fields listed with each code.';

export function errorsPage(m: Manifest): string {
  const entries = Object.entries(m.errors);
  const sections = (boundary: boolean) =>
    entries
      .filter(([, e]) => e.boundary === boundary)
      .map(([name, entry]) =>
        section(
          m,
          name,
          entry,
          '###',
          from(
            'Answered',
            m.tools.filter((t) => t.errors.includes(name)),
          ),
        ),
      );
  return page(
    'Errors',
    `An error is an answer: it has a code, a message, what to do, and often the next call. ${placeholders}`,
    '## Errors of the boundary',
    'Any tool may answer these. A tool lists one only where it finds the fault itself.',
    ...sections(true),
    '## Errors of tools',
    ...sections(false),
  );
}

export function warningsPage(m: Manifest): string {
  const sections = Object.entries(m.warnings).map(([name, entry]) =>
    section(
      m,
      name,
      entry,
      '##',
      from(
        'Given',
        m.tools.filter((t) => t.warnings.includes(name) || (name.startsWith('BUDGET_') && t.budget)),
      ),
    ),
  );
  return page('Warnings', `A warning comes with a result that holds. ${placeholders}`, ...sections);
}

export function signalsPage(m: Manifest): string {
  const severities = [...new Set(Object.values(m.signals).map((s) => s.severity))];
  return page(
    'Signals',
    `What the reasoning engine may notice in cards, edges and trace, and the action it offers. Severities: ${codes(severities)}.`,
    table(
      ['Signal', 'Severity', 'What it saw', 'Action'],
      Object.entries(m.signals).map(([name, s]) => [code(name), s.severity, prose(s.summary), s.action ? code(s.action) : '']),
    ),
  );
}
