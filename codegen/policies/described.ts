import type { JsonSchema, Manifest } from '../manifest.ts';
import { refName } from '../schema.ts';
import type { Policy } from './index.ts';
import { undescribed } from './undescribed.ts';

interface Field {
  readonly path: string;
  readonly schema: JsonSchema;
}

/** The fields of a schema, however deep; those of a named type are found at the type. */
function fieldsOf(schema: JsonSchema, at: string): Field[] {
  const below = [...(schema.anyOf ?? []), ...[schema.items ?? [], schema.additionalProperties ?? []].flat()];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = `${at}.${name}`;
    return [{ path, schema: field }, ...fieldsOf(field, path)];
  });
  return [...own, ...below.flatMap((part) => (typeof part === 'object' ? fieldsOf(part, at) : []))];
}

/** A preset has the fields of its tool. */
const describable = (m: Manifest): Field[] => [
  ...m.tools
    .filter((tool) => !tool.preset)
    .flatMap(({ name, input, output }) => [...fieldsOf(input, `${name} input`), ...fieldsOf(output, `${name} output`)]),
  ...Object.entries(m.types).flatMap(([name, schema]) => [{ path: `type ${name}`, schema }, ...fieldsOf(schema, `type ${name}`)]),
];

/**
 * A field says what it means, or its type does. A field that may be null says it itself: the type cannot know what null means there.
 * What is on the list need not; the list may only shrink.
 */
export const describedBut = (exceptions: readonly string[]): Policy => ({
  id: 'text/described',
  check({ manifest: m }) {
    const says = ({ description, $ref }: JsonSchema) => description ?? ($ref && m.types[refName($ref)]?.description);
    const all = describable(m);
    const silent = new Set(all.filter(({ schema }) => !says(schema)).map(({ path }) => path));
    return [
      ...[...silent]
        .filter((path) => !exceptions.includes(path))
        .map((path) => `${path} has no description; say what it means, in which unit, and what its absence means`),
      ...exceptions
        .filter((path) => !silent.has(path))
        .map((path) => `${path} is described or gone; take it off codegen/policies/undescribed.ts`),
    ];
  },
});

export const described = describedBut(undescribed);
