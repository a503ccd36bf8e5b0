import type { Files, JsonSchema, Manifest } from '../manifest.ts';
import { inline, mapSchema } from '../schema.ts';
import { banner } from './text.ts';

/** What text of each pattern looks like, in words. */
export function formsIn(m: Manifest): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const tool of m.tools)
    mapSchema(inline(tool.input, m.types), (s) => {
      if (typeof s.pattern === 'string') found.set(s.pattern, (found.get(s.pattern) ?? new Set()).add(String(s.form ?? '')));
      return s;
    });
  return found;
}

/** `/properties/ops/items/anyOf/0/properties/meta` → `ops[].meta` */
export const pathOf = (at: string) =>
  at
    .replaceAll(/\/(anyOf|oneOf|allOf)\/\d+/g, '')
    .replaceAll('/items', '[]')
    .replaceAll('/properties/', '.')
    .slice(1);

/** Where a tool is given objects of its caller's own making. */
function freeIn(input: JsonSchema): { path: string; limits: unknown }[] {
  const found = new Map<string, unknown>();
  mapSchema(input, (s, at) => {
    if (s.limits) found.set(pathOf(at), s.limits);
    return s;
  });
  return [...found].map(([path, limits]) => ({ path, limits }));
}

/** What the boundary says and checks besides the validators. */
export function emitForms(m: Manifest): Files {
  const forms = [...formsIn(m)].map(([pattern, words]) => `  ${JSON.stringify(pattern)}: ${JSON.stringify([...words][0])},`);
  const free = m.tools
    .map((tool) => ({ name: tool.name, places: freeIn(inline(tool.input, m.types)) }))
    .filter(({ places }) => places.length)
    .map(({ name, places }) => `  ${name}: ${JSON.stringify(places)},`);
  return new Map([
    [
      'generated/registry/forms.ts',
      `${banner}/** What text of each pattern looks like. */
export const forms: Readonly<Record<string, string>> = {
${forms.sort().join('\n')}
};

export interface FreeLimits {
  readonly keys: number;
  readonly depth: number;
  readonly bytes: number;
}

/** Where each tool takes objects of the caller's own making, and how large these may be. */
export const free: Readonly<Record<string, readonly { readonly path: string; readonly limits: FreeLimits }[]>> = {
${free.join('\n')}
};
`,
    ],
  ]);
}
