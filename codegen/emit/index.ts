import { type Cache, noCache } from '../cache.ts';
import type { Files, Manifest } from '../manifest.ts';
import { filesIn, reaches } from '../schema.ts';
import { emitAnswers } from './answers.ts';
import { emitConformance } from './conformance.ts';
import { emitForms } from './forms.ts';
import { emitFullManifest, emitManifest } from './manifest.ts';
import { emitMcp } from './mcp.ts';
import { emitOpenapi } from './openapi.ts';
import { emitPages } from './pages.ts';
import { emitPlugin } from './plugin.ts';
import { emitProducts } from './products.ts';
import { emitPrograms } from './programs.ts';
import { emitPrompts } from './prompts.ts';
import { emitReadings } from './readings.ts';
import { emitRecords } from './records.ts';
import { emitReference } from './reference/index.ts';
import { emitRefusals } from './refusals.ts';
import { emitRegistry } from './registry.ts';
import { emitSchemas } from './schemas.ts';
import { emitTakes } from './takes.ts';
import { groupBy } from './text.ts';

const built = /^generated\/(validators\/|client\/|mcp\/|manifest\.full\.json$|openapi[a-z-]*\.json$)/;

/** What no person reads: built with the rest of the program, not committed. */
export const isBuilt = (file: string) => built.test(file);

/** Files that take long to make, and all that they are made from. The emitter's packages are loaded only when it runs. */
interface Slow {
  readonly name: string;
  readonly from: Manifest;
  readonly emit: (from: Manifest) => Promise<Files>;
}

/** A manifest without what proves it: cases and rules change more often than shapes. */
const shapes = (m: Manifest): Manifest => ({
  ...m,
  tools: m.tools.map((tool) => ({ ...tool, rules: {}, cases: [] })),
  prompts: m.prompts.map((prompt) => ({ ...prompt, role: '', goal: [], rules: {}, situations: [] })),
  prompt_world: {},
  scenarios: [],
  sockets: [],
  settings: [],
  programs: [],
  refusals: {},
  next_calls: {},
  texts: {},
});

/** What validators of some parts are made from. */
function schemasOf(
  m: Manifest,
  {
    tools = [],
    facts = {},
    answers = [],
    evidence = [],
    prompts = [],
    files = false,
  }: Partial<Pick<Manifest, 'tools' | 'facts' | 'answers' | 'evidence' | 'prompts'>> & { readonly files?: boolean },
): Manifest {
  const used = new Set<string>();
  const schemas = [
    ...tools.flatMap(({ input, output }) => [input, output]),
    ...Object.values(facts).map(({ payload }) => payload),
    ...answers.map(({ answer }) => answer),
    ...evidence.map(({ record }) => record),
    ...(files ? filesIn(m.types).map(([name]) => ({ $ref: `#/types/${name}` })) : []),
  ];
  for (const schema of schemas) reaches(schema, m.types, used);
  const bare = { summary: '', valid: [], invalid: [] };
  return {
    ...shapes({ ...m, tools: tools.map((tool) => ({ ...tool, title: '', summary: '', notes: '' })) }),
    types: Object.fromEntries(Object.entries(m.types).filter(([name]) => used.has(name))),
    facts,
    errors: {},
    warnings: {},
    signals: {},
    evidence: evidence.map((e) => ({ ...e, ...bare })),
    answers: answers.map((a) => ({ ...a, ...bare })),
    prompts,
    products: [],
  };
}

const validators = async (m: Manifest) => (await import('./validators.ts')).emitValidators(m);

const files = async (m: Manifest) => (await import('./validators.ts')).emitFileValidators(m);

const slowCommitted = (m: Manifest): Slow[] => [
  { name: 'types', from: shapes(m), emit: async (from) => (await import('./types.ts')).emitTypes(from) },
  { name: 'handlers', from: shapes(m), emit: async (from) => (await import('./handlers.ts')).emitHandlers(from) },
  { name: 'codes', from: shapes(m), emit: async (from) => (await import('./codes.ts')).emitCodes(from) },
  { name: 'manifest-types', from: shapes(m), emit: async () => (await import('./manifest-types.ts')).emitManifestTypes() },
];

const slowBuilt = (m: Manifest): Slow[] => [
  { name: 'client', from: shapes(m), emit: async (from) => (await import('./types.ts')).emitClient(from) },
  ...[...groupBy(m.tools, (tool) => tool.room)].map(([room, tools]) => ({
    name: `validators-${room}`,
    from: schemasOf(m, { tools }),
    emit: validators,
  })),
  ...(['answers', 'evidence', 'prompts'] as const).map((part) => ({
    name: `validators-${part}`,
    from: schemasOf(m, { [part]: m[part] }),
    emit: validators,
  })),
  ...[...groupBy(Object.entries(m.facts), ([, fact]) => fact.room)].map(([room, facts]) => ({
    name: `validators-facts-${room}`,
    from: schemasOf(m, { facts: Object.fromEntries(facts) }),
    emit: validators,
  })),
  { name: 'validators-files', from: schemasOf(m, { files: true }), emit: files },
];

async function made(quick: readonly Files[], slow: readonly Slow[], { rememberLater }: Cache): Promise<Files> {
  const parts = quick.map((files) => [...files]);
  for (const { name, from, emit } of slow) parts.push(await rememberLater(name, from, async () => [...(await emit(from))]));
  return new Map(parts.flat().sort(([a], [b]) => a.localeCompare(b)));
}

export const emitCommitted = (m: Manifest, cache: Cache = noCache): Promise<Files> =>
  made(
    [
      emitSchemas(m),
      emitManifest(m),
      emitRefusals(m),
      emitRegistry(m),
      emitForms(m),
      emitPrograms(m),
      emitProducts(m),
      emitPlugin(m),
      emitConformance(m),
      emitAnswers(m),
      emitRecords(m),
      emitPrompts(m),
      emitReference(m),
    ],
    slowCommitted(m),
    cache,
  );

/** Slow parts can be left out by name. */
export const emitBuilt = (m: Manifest, cache: Cache = noCache, without: readonly string[] = []): Promise<Files> =>
  made(
    [emitFullManifest(m), emitOpenapi(m), emitMcp(m), emitPages(m), emitTakes(m), emitReadings(m)],
    slowBuilt(m).filter(({ name }) => !without.includes(name)),
    cache,
  );

export const emitAll = async (m: Manifest, cache: Cache = noCache, without: readonly string[] = []): Promise<Files> =>
  new Map([...(await emitCommitted(m, cache)), ...(await emitBuilt(m, cache, without))]);
