import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Files, JsonSchema, Manifest } from '../manifest.ts';
import { withoutScope } from '../products.ts';
import { inline, mapSchema, standalone, withoutDescriptions } from '../schema.ts';
import { groupBy } from './text.ts';

const generate = (standaloneCode as unknown as { default: typeof standaloneCode }).default ?? standaloneCode;

/** Compiles schemas to plain code: nothing is compiled when a server starts. */
function compile(schemas: Record<string, JsonSchema>, useDefaults: boolean): string {
  const ajv = new Ajv2020({
    code: { source: true, esm: true, lines: false },
    useDefaults,
    messages: false,
    strict: true,
    strictTypes: false,
    allowUnionTypes: true,
    discriminator: true,
  });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(withoutDescriptions(schema), name);
  return generate(ajv, Object.fromEntries(Object.keys(schemas).map((name) => [exported(name), name])));
}

/** A tool may be called like a reserved word. */
const exported = (name: string) => `v_${name}`;

/** The field whose value says which option of a union is meant: a constant in each of them. */
const tagOf = (options: readonly JsonSchema[]): string | undefined =>
  Object.keys(options[0]?.properties ?? {}).find((field) =>
    options.every((o) => o.properties?.[field]?.const !== undefined && o.required?.includes(field)),
  );

/** A union that says by one field what is meant complains about that option alone. */
const discriminated = (schema: JsonSchema): JsonSchema =>
  mapSchema(schema, (s) => {
    const { anyOf = [], ...rest } = s;
    const propertyName = anyOf.length > 1 ? tagOf(anyOf) : undefined;
    return propertyName ? { ...rest, type: 'object', discriminator: { propertyName }, oneOf: anyOf } : s;
  });

/** ajv's CommonJS helpers, named for an ES module; its length counts code points without a loop for plain text. */
const helpers = (code: string) =>
  code
    .replaceAll(/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, 'ucs2length')
    .replaceAll(/require\("ajv\/dist\/runtime\/equal"\)\.default/g, 'equal');

const prelude = `// Generated from contracts/ by \`npm run gen\`. Compiled JSON Schema validators.
const ucs2length = (s) => { let n = s.length; for (let i = 0; i < s.length - 1; i++) { const c = s.charCodeAt(i); if (c >= 0xd800 && c <= 0xdbff && (s.charCodeAt(i + 1) & 0xfc00) === 0xdc00) { n--; i++; } } return n; };
const equal = (a, b) => a === b || JSON.stringify(a) === JSON.stringify(b);
`;

/** Two files a room that has tools, and one for the facts if there are any. */
export function emitValidators(m: Manifest): Files {
  const files: Files = new Map();
  const write = (file: string, schemas: Record<string, JsonSchema>, useDefaults: boolean) =>
    files.set(`generated/validators/${file}.js`, prelude + helpers(compile(schemas, useDefaults).replace(/^"use strict";/, '')));

  for (const [room, tools] of groupBy(m.tools, (t) => t.room)) {
    write(
      `${room}-inputs`,
      Object.fromEntries(tools.map((t) => [t.name, withoutScope(discriminated(inline(t.input, m.types)), m)])),
      true,
    );
    write(`${room}-outputs`, Object.fromEntries(tools.map((t) => [t.name, standalone(t.output, m.types)])), false);
  }
  if (Object.keys(m.facts).length)
    write(
      'facts',
      Object.fromEntries(Object.entries(m.facts).map(([kind, fact]) => [kind, inline(fact.payload, m.types)])),
      false,
    );
  return files;
}
