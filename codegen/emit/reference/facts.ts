import type { JsonSchema, Manifest } from '../../manifest.ts';
import { blocks, codes, fence, page, prose } from './markdown.ts';
import { toolLink, top } from './place.ts';
import { fieldTable, outline, typesNamedIn, typeText } from './shape.ts';

export function factsPage(m: Manifest): string {
  const journalled = Object.entries(m.facts).filter(([, fact]) => !fact.logged);
  const sections = journalled.map(([kind, fact]) => {
    const tellers = m.tools.filter((t) => t.tells.includes(kind)).map((t) => toolLink(top, t));
    return blocks(
      `## ${kind}`,
      prose(fact.summary),
      fieldTable(fact.payload, m.types, top) ?? 'It has no fields.',
      fact.yields && `Its applier answers ${typeText(fact.yields, top)}.`,
      fact.kept_elsewhere.length > 0 && `Kept in a row of their own, not in the journal: ${codes(fact.kept_elsewhere)}.`,
      tellers.length > 0 && `Told by ${tellers.join(', ')}.`,
    );
  });
  return page(
    'Facts',
    'What tools tell. A fact is appended to the journal of its workspace, and everything that follows from it is written in the same transaction.',
    ...sections,
  );
}

function body(schema: JsonSchema, m: Manifest): string {
  const fields = schema.properties && fieldTable(schema, m.types, top);
  if (fields) return fields;
  if (!schema.anyOf?.some((option) => option.properties)) return `It is ${typeText(schema, top)}.`;
  const named = typesNamedIn(schema, top);
  return blocks(fence('text', outline(schema)), named && `Types: ${named}.`);
}

export const typesPage = (m: Manifest): string =>
  page(
    'Types',
    'Shapes that have a name because more than one place uses them.',
    ...Object.entries(m.types).map(([name, schema]) =>
      blocks(`## ${name}`, schema.description && prose(schema.description), body(schema, m)),
    ),
  );
