import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Files, JsonSchema, Manifest } from '../manifest.ts';
import { withoutScope } from '../products.ts';
import { filesIn, inline, mapSchema, redirect, standalone, withoutDescriptions } from '../schema.ts';
import { groupBy } from './text.ts';

const generate = (standaloneCode as unknown as { default: typeof standaloneCode }).default ?? standaloneCode;

interface Style {
  /** Fills in what was left out. */
  readonly useDefaults?: true;
  /** Says all that is wrong, for whoever is to mend it in one go. */
  readonly allErrors?: true;
  /** Named types that are compiled once for all schemas. */
  readonly types?: Record<string, JsonSchema>;
}

const byName = (schema: JsonSchema): JsonSchema => redirect(schema, 'type:');

const isNull = ({ type }: JsonSchema) => type === 'null';

/** What may be null complains about its one other form, and not about being no null. */
const nullable = (schema: JsonSchema): JsonSchema =>
  mapSchema(schema, (s) => {
    const { anyOf = [], ...rest } = s;
    const others = anyOf.filter((option) => !isNull(option));
    return others.length === 1 && anyOf.length === 2 ? { ...rest, if: { type: 'null' }, else: others[0] } : s;
  });

/** Compiles schemas to plain code: nothing is compiled when a server starts. */
function compile(schemas: Record<string, JsonSchema>, { types, ...style }: Style): string {
  const ajv = new Ajv2020({
    code: { source: true, esm: true, lines: false },
    ...style,
    inlineRefs: types === undefined,
    messages: false,
    strict: true,
    strictTypes: false,
    allowUnionTypes: true,
    discriminator: true,
  });
  const ready = (schema: JsonSchema) => (types ? nullable(byName(withoutDescriptions(schema))) : withoutDescriptions(schema));
  for (const [name, schema] of Object.entries(types ?? {})) ajv.addSchema(ready(schema), `type:${name}`);
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(ready(schema), name);
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

/** ajv's CommonJS helpers, named for an ES module; code points are counted only where their number may decide. */
const helpers = (code: string) =>
  withoutEvaluated(code)
    .replace(/^"use strict";/, '')
    .replaceAll(/const (func\d+) = require\("ajv\/dist\/runtime\/ucs2length"\)\.default;/g, '')
    .replaceAll(/\bfunc\d+\((data\d*)\) > (\d+)/g, 'isLonger($1, $2)')
    .replaceAll(/\bfunc\d+\((data\d*)\) < (\d+)/g, 'isShorter($1, $2)')
    .replaceAll(/require\("ajv\/dist\/runtime\/equal"\)\.default/g, 'equal')
    /** Where in its schema a value is wrong is a fifth of the code, and nobody asks. */
    .replaceAll(/schemaPath:"(?:[^"\\]|\\.)*",/g, '')
    /** A program may leave a pattern out with the validators that use it. */
    .replaceAll(/= new RegExp\(/g, '= /* @__PURE__ */ new RegExp(');

/** What a validator has looked at is for schemas that speak of the rest; ours do not, and then a validator is a function and nothing else. */
function withoutEvaluated(code: string): string {
  const plain = code
    .replaceAll(
      /const evaluated(\d+) = \w+\.evaluated;if\(evaluated\1\.dynamicProps\)\{evaluated\1\.props = undefined;\}if\(evaluated\1\.dynamicItems\)\{evaluated\1\.items = undefined;\}/g,
      '',
    )
    .replaceAll(/evaluated\d+\.(props|items) = \w+;/g, '')
    .replaceAll(/validate\d+\.evaluated = \{"[^}]*\};/g, '');
  return /\bevaluated\d*\b/.test(plain) ? code : plain;
}

const prelude = `// Generated from contracts/ by \`npm run gen\`. Compiled JSON Schema validators.
const points = (s) => { let n = s.length; for (let i = 0; i < s.length - 1; i++) { const c = s.charCodeAt(i); if (c >= 0xd800 && c <= 0xdbff && (s.charCodeAt(i + 1) & 0xfc00) === 0xdc00) { n--; i++; } } return n; };
const isLonger = (s, n) => s.length > n && points(s) > n;
const isShorter = (s, n) => s.length < 2 * n && points(s) < n;
const equal = (a, b) => a === b || JSON.stringify(a) === JSON.stringify(b);
`;

/** Two files for the tools of a room, one for its facts, and one each for answers, records and rules of prompts if there are any. */
export function emitValidators(m: Manifest): Files {
  const files: Files = new Map();
  const write = (file: string, schemas: Record<string, JsonSchema>, style: Style = {}) => {
    if (Object.keys(schemas).length === 0) return;
    files.set(`generated/validators/${file}.js`, prelude + helpers(compile(schemas, style)));
  };

  for (const [room, tools] of groupBy(m.tools, (t) => t.room)) {
    write(
      `${room}-inputs`,
      Object.fromEntries(tools.map((t) => [t.name, withoutScope(discriminated(inline(t.input, m.types)), m)])),
      { useDefaults: true },
    );
    write(`${room}-outputs`, Object.fromEntries(tools.map((t) => [t.name, standalone(t.output, m.types)])));
  }
  for (const [room, facts] of groupBy(Object.entries(m.facts), ([, fact]) => fact.room))
    write(`${room}-facts`, Object.fromEntries(facts.map(([kind, fact]) => [kind, inline(fact.payload, m.types)])));
  const { types } = m;
  write('answers', Object.fromEntries(m.answers.map((a) => [a.name, a.answer])), { allErrors: true, types });
  write('evidence', Object.fromEntries(m.evidence.map((e) => [e.kind, e.record])), { types });
  write('prompt-rules', checksOf(m));
  return files;
}

/** Validators of files that people write, if there are any. */
export function emitFileValidators(m: Manifest): Files {
  const schemas = Object.fromEntries(filesIn(m.types).map(([name, schema]) => [name, inline(schema, m.types)]));
  if (Object.keys(schemas).length === 0) return new Map();
  const code = compile(schemas, { useDefaults: true, allErrors: true });
  return new Map([['generated/validators/files.js', prelude + helpers(code)]]);
}

/** What rules and situations of prompts ask of an answer, or of the blocks that a rule is about; named as in `checkName`. */
const checksOf = ({ prompts }: Manifest): Record<string, JsonSchema> =>
  Object.fromEntries(
    prompts.flatMap(({ name, rules, situations }) => [
      ...Object.entries(rules).flatMap(([rule, { check }]) => [
        ...(check?.schema ? [[checkName(name, rule), check.schema]] : []),
        ...(check?.given ? [[checkName(name, rule, 'given'), check.given]] : []),
      ]),
      ...situations.flatMap(({ id, expects }) => expects.map(({ schema }, i) => [checkName(id, 'expects', String(i)), schema])),
    ]),
  );

const checkName = (...parts: readonly string[]) => parts.join('__').replaceAll(/[^A-Za-z0-9_]/g, '_');
