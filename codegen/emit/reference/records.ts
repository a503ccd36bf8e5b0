import type { JsonSchema, Manifest } from '../../manifest.ts';
import { refName } from '../../schema.ts';
import { dialects } from '../dialects.ts';
import { json } from './example.ts';
import { anchor, blocks, code, fence, link, page, prose, table } from './markdown.ts';
import { generatedLink, top } from './place.ts';
import { fieldTable } from './shape.ts';

type Example = Manifest['answers'][number]['valid'][number];

const shown = (example: Example | undefined): string | undefined =>
  example && blocks(`Example, ${prose(example.name)}:`, fence('json', json(example.value)));

const refused = (examples: readonly Example[]): string | undefined =>
  examples.length > 0 ? `Refused, for instance: ${examples.map((e) => prose(e.because ?? e.name)).join('; ')}.` : undefined;

const summaries = (head: string, rows: readonly { name: string; summary: string; more: string }[], last: string): string =>
  table(
    [head, 'What it holds', last],
    rows.map((r) => [link(code(r.name), `#${anchor(r.name)}`), prose(r.summary), r.more]),
  );

const writerWords: Record<string, string> = {
  kind: 'The kind, as below.',
  ts: 'When it was written: UTC, RFC 3339.',
  run_id: 'The run that wrote it; `cli` and `global` for records from outside a run.',
  seq: 'Its number among the records of the run.',
  event_id: 'Its id, by which other records cite it.',
};

/** Fields that the writer adds are in every record, and in none of the contracts. */
function writerFields(m: Manifest): string | undefined {
  const [first] = m.evidence;
  if (!first) return undefined;
  const own = new Set(Object.keys(first.fields.properties ?? {}));
  const added = Object.entries(first.record.properties ?? {}).filter(([name]) => !own.has(name));
  const properties = Object.fromEntries(
    added.map(([name, schema]): [string, JsonSchema] => [
      name,
      { ...schema, ...(name === 'kind' ? { const: undefined } : {}), description: schema.description ?? writerWords[name] ?? '' },
    ]),
  );
  return fieldTable({ type: 'object', properties, required: Object.keys(properties) }, m.types, top);
}

export const evidencePage = (m: Manifest): string =>
  page(
    'EvidenceLog records',
    'An EvidenceLog is a file of JSON lines, one record each. Every project has one, and one is global.',
    'The writer adds these fields to every record:',
    writerFields(m),
    summaries(
      'Kind',
      m.evidence.map((e) => ({ name: e.kind, summary: e.summary, more: e.log })),
      'Log',
    ),
    ...m.evidence.map((e) =>
      blocks(
        `## ${e.kind}`,
        `${prose(e.summary)} In the ${e.log} log; ${generatedLink('schema', 'schemas/evidence.json')}.`,
        fieldTable(e.fields, m.types, top),
        shown(e.valid[0]),
        refused(e.invalid),
      ),
    ),
  );

const schemaLinks = (name: string): string =>
  ['plain', ...dialects].map((dialect) => generatedLink(dialect, `answers/${dialect}/${name}.json`)).join(', ');

export const answersPage = (m: Manifest): string =>
  page(
    'Mind answers',
    'What a model must answer to each question that the autopilot asks. Each is one JSON object.',
    `Providers accept different parts of JSON Schema, so every answer exists as plain JSON Schema and in the strict dialects of ${dialects
      .map(code)
      .join(
        ', ',
      )}. There every field is required, one that may be left out may be null instead, and bounds that a provider does not enforce are part of the description.`,
    summaries(
      'Answer',
      m.answers.map((a) => ({ name: a.name, summary: a.summary, more: prose(a.asked) })),
      'When it is asked',
    ),
    ...m.answers.map((a) =>
      blocks(
        `## ${a.name}`,
        prose(a.summary),
        `Asked: ${prose(a.asked)}`,
        fieldTable(a.answer.$ref ? (m.types[refName(a.answer.$ref)] ?? {}) : a.answer, m.types, top),
        `Schemas: ${schemaLinks(a.name)}.`,
        shown(a.valid[0]),
        refused(a.invalid),
      ),
    ),
  );
