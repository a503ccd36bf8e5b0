import type { Files, Manifest, ToolEntry } from '../manifest.ts';
import { productOf } from '../products.ts';
import { inline, mapSchema } from '../schema.ts';
import { top } from './reference/place.ts';
import { type Field, fieldsOf, presence, typeText } from './reference/shape.ts';
import { compactJson } from './text.ts';

/** The reference marks literals for a page; here they stand in plain text. */
const plain = (text: string): string => text.replaceAll('`', '');

/** What a refusal says with an example is no help before it. */
const wordable = (tool: ToolEntry, m: Manifest) =>
  mapSchema(inline(tool.input, m.types), ({ pattern: _, minLength: __, ...rest }) => rest);

const fieldLine = (field: Field): string =>
  `- ${field.path} (${plain(typeText(field.schema, top))}; ${plain(presence(field))}): ${field.schema.description ?? ''}`.trimEnd();

/** All that a tool takes, as a model reads it: a list of tools shows a part of that, or nothing. */
export function pageOf(tool: ToolEntry, m: Manifest): string {
  const fields = fieldsOf(wordable(tool, m));
  const aliases = Object.entries(tool.aliases).map(([other, field]) => `${other} for ${field}`);
  return [
    `${tool.name}: ${tool.title}`,
    tool.summary,
    ...(tool.notes ? [tool.notes] : []),
    ...(tool.preset ? [`The same as ${tool.preset.of} with ${JSON.stringify(tool.preset.fixed)}.`] : []),
    fields.length ? 'Fields:' : 'It takes no fields.',
    ...fields.map(fieldLine),
    ...(aliases.length ? [`Other names: ${aliases.join(', ')}.`] : []),
    ...(tool.errors.length ? [`May answer: ${tool.errors.join(', ')}.`] : []),
  ].join('\n');
}

/** One text for each tool of a product. */
export const emitPages = (m: Manifest): Files =>
  new Map(
    m.products.map((product) => [
      `generated/mcp/${product.name}/pages.json`,
      compactJson(Object.fromEntries(m.tools.filter((t) => productOf(t, m) === product).map((t) => [t.name, pageOf(t, m)]))),
    ]),
  );
