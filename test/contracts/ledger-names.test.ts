import { expect, test } from 'vitest';
import { readManifest } from '../../src/adapters/conformance/load.ts';

const { tools, products, types, texts, refusals, errors, warnings } = await readManifest('.');
const product = products.find(({ name }) => name === 'ledger') as (typeof products)[number];
const rooms = new Set(product.groups.map((group) => group.split('/')[0]));
const own = tools.filter(({ room }) => rooms.has(room));

/** Names of fields, and values of enumerations, anywhere in a schema. */
function namesIn(schema: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(schema)) for (const item of schema) namesIn(item, found);
  else if (typeof schema === 'object' && schema !== null)
    for (const [key, value] of Object.entries(schema)) {
      if (key === 'properties') for (const name of Object.keys(value)) found.add(name);
      if (key === 'enum') for (const name of value) found.add(String(name));
      namesIn(value, found);
    }
  return found;
}

const known = new Set([
  ...own.flatMap(({ name, operation, aliases = {} }) => [
    name,
    operation?.operation ?? '',
    operation?.sub_operation ?? '',
    ...(operation?.unwraps ?? []),
    ...Object.keys(aliases),
  ]),
  ...namesIn([own.map(({ input, output }) => [input, output]), types]),
  ...product.prompts.flatMap(({ name, arguments: taken }) => [name, ...taken.map((one) => one.name)]),
  ...(product.gateway?.stages ?? []),
  product.gateway?.name ?? '',
  'operation',
  'subOperation',
  'args',
]);

/** Every text in a tree. */
const wordsOf = (tree: unknown): string[] =>
  typeof tree === 'string' ? [tree] : typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(wordsOf) : [];

const codes = new Set(own.flatMap((tool) => [...tool.errors, ...(tool.warnings ?? [])]));
const ofRooms = (table: object) => Object.values(table).filter(({ room }: { room: string }) => rooms.has(room));

/** All that the ledger says to whoever calls. */
const said = [
  product.instructions,
  ...wordsOf(product.resources.map(({ title, description }) => ({ title, description }))),
  ...wordsOf(product.prompts),
  ...wordsOf(ofRooms(texts).map(({ text }: { text: unknown }) => text)),
  ...wordsOf(ofRooms(refusals).map(({ says, hints, suggest }: Record<string, unknown>) => ({ says, hints, suggest }))),
  ...wordsOf(
    [...Object.entries(errors), ...Object.entries(warnings)]
      .filter(([code]) => codes.has(code))
      .map(([, { message, recovery }]) => ({ message, recovery })),
  ),
  ...own.flatMap(({ title, summary, notes = '' }) => [title, summary, notes]),
];

/** Names as code has them: snake_case or camelCase. Words that people write so are listed. */
const names = /\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b|\b[a-z]+(?:[A-Z][a-z]+)+\b/g;
const words = new Set(['macOS', 'srcbook', 'node_modules']);

test('every operation, field and value that the ledger mentions exists', () => {
  expect(said.length).toBeGreaterThan(150);
  const mentioned = new Set(said.flatMap((text) => text.match(names) ?? []));
  expect(mentioned.size).toBeGreaterThan(40);
  expect(mentioned).toContain('run_cell');
  expect([...mentioned].filter((name) => !known.has(name) && !words.has(name))).toEqual([]);
});

test('every address that the ledger mentions can be read', () => {
  const form = ({ uri_template }: { uri_template: string }) => uri_template.replaceAll(/\{(\w+)\}/g, '<$1>');
  const addresses = new Set(product.resources.map(form));
  const mentioned = new Set(said.flatMap((text) => text.match(/thoughtbox:\/\/[\w/<>-]+/g) ?? []));
  expect(mentioned).toContain('thoughtbox://notebooks/<notebookId>');
  expect([...mentioned].filter((address) => !addresses.has(address))).toEqual([]);
});
