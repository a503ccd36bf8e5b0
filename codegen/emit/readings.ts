import type { Files, JsonSchema, Manifest } from '../manifest.ts';
import { inline, mapSchema } from '../schema.ts';
import { pathOf } from './forms.ts';
import { banner } from './text.ts';

/** Where a tool is sent less than is meant, and how it is read. */
function readingsIn(input: JsonSchema): { path: string; counted?: unknown; shorthand?: unknown }[] {
  const found = new Map<string, object>();
  mapSchema(input, (s, at) => {
    const { counted, shorthand } = s;
    if (counted) found.set(`${pathOf(at)} counted`, { path: pathOf(at), counted });
    if (shorthand) found.set(`${pathOf(at)} shorthand`, { path: pathOf(at), shorthand });
    return s;
  });
  return [...found.values()] as { path: string }[];
}

/** What the boundary reads anew before it validates. */
export function emitReadings(m: Manifest): Files {
  const readings = m.tools
    .map((tool) => ({ name: tool.name, places: readingsIn(inline(tool.input, m.types)) }))
    .filter(({ places }) => places.length)
    .map(({ name, places }) => `  ${name}: ${JSON.stringify(places)},`);
  return new Map([['generated/validators/readings.js', `${banner}export const readings = {\n${readings.join('\n')}\n};\n`]]);
}
