import type { Dialect } from '../../codegen/emit/dialects.ts';
import type { JsonSchema } from '../../codegen/manifest.ts';

/** The providers' documented rules, written down a second time and independently of the code that follows them. */
interface Rules {
  readonly keywords: readonly string[];
  readonly formats: readonly string[];
  readonly minItems?: readonly number[];
  readonly limits: Readonly<Partial<Record<keyof Counts, number>>>;
}

interface Counts {
  properties: number;
  depth: number;
  /** Characters in property names and choices. */
  text: number;
  choices: number;
  /** Fields whose value is a union. */
  unions: number;
}

const structure = ['type', 'description', 'properties', 'required', 'additionalProperties', 'items', 'enum', 'anyOf'];
const formats = ['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uuid'];
const numbers = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];

const openai: Rules = {
  keywords: [...structure, ...numbers, 'pattern', 'format', 'minItems', 'maxItems'],
  formats,
  limits: { properties: 5000, depth: 10, text: 120_000, choices: 1000 },
};
const rules: Record<Dialect, Rules> = {
  openai,
  codex: openai,
  anthropic: {
    keywords: [...structure, 'format', 'minItems'],
    formats: [...formats, 'uri'],
    minItems: [0, 1],
    limits: { unions: 16 },
  },
};

const types = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];

/** Everything in a schema that a dialect does not allow. */
export function breaches(root: JsonSchema, dialect: Dialect): string[] {
  const { keywords, formats: known, minItems, limits } = rules[dialect];
  const found: string[] = [];
  const counts: Counts = { properties: 0, depth: 0, text: 0, choices: 0, unions: 0 };

  const visit = (schema: JsonSchema, at: string, depth: number): void => {
    const say = (text: string) => found.push(`${at}: ${text}`);
    for (const key of Object.keys(schema)) if (!keywords.includes(key)) say(`${key} is not supported`);
    if (schema.format !== undefined && !known.includes(schema.format as string)) say(`format ${schema.format} is not supported`);
    if (minItems && schema.minItems !== undefined && !minItems.includes(schema.minItems as number)) say('minItems is 0 or 1');
    if (!schema.anyOf && !types.includes(schema.type as string)) say('has no type');
    if (schema.enum?.some((value) => typeof value === 'object' && value !== null)) say('choices are simple values');
    counts.choices += schema.enum?.length ?? 0;
    counts.text += (schema.enum ?? []).join('').length;
    if (schema.type === 'array' && !schema.items) say('a list has items');
    if (schema.type === 'object') {
      const names = Object.keys(schema.properties ?? {});
      if (schema.additionalProperties !== false) say('an object is closed');
      if (!schema.properties) say('an object has properties');
      if (JSON.stringify([...(schema.required ?? [])].sort()) !== JSON.stringify([...names].sort()))
        say('every property is required');
      counts.properties += names.length;
      counts.text += names.join('').length;
      counts.depth = Math.max(counts.depth, depth + 1);
    }
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      if (field.anyOf) counts.unions += 1;
      visit(field, `${at}.${name}`, depth + 1);
    }
    if (schema.items) visit(schema.items, `${at}[]`, depth);
    for (const option of schema.anyOf ?? []) visit(option, `${at}?`, depth);
  };

  if (root.type !== 'object' || root.anyOf) found.push('the root is an object');
  visit(root, '$', 0);
  for (const [what, most] of Object.entries(limits))
    if (counts[what as keyof Counts] > most) found.push(`${counts[what as keyof Counts]} ${what}, at most ${most}`);
  return found;
}
