import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CaseEntry, Manifest, RuleEntry, ScenarioEntry } from '../../../generated/types/manifest.ts';
import type { ShapeSchema } from '../../kernel/strict.ts';
import type { ToolFacts } from './run.ts';

/** A case with the address of its group. */
export interface AddressedCase extends CaseEntry {
  readonly address: string;
}

/** Everything that can be asked of an implementation. */
export interface Suite {
  readonly cases: readonly AddressedCase[];
  readonly scenarios: readonly ScenarioEntry[];
  /** By `tool/rule`. */
  readonly rules: Readonly<Record<string, RuleEntry>>;
  /** Which groups a product consists of. */
  readonly products: Readonly<Record<string, readonly string[]>>;
  /** The address of a tool's group. */
  readonly addressOf: (tool: string) => string | undefined;
  readonly facts: ToolFacts;
}

const manifests = new Map<string, Promise<Manifest>>();

/** Every contract and every case, as `npm run gen` built them below `root`. A process reads them once: they are large. */
export function readManifest(root: string): Promise<Manifest> {
  const file = path.resolve(root, 'generated', 'manifest.full.json');
  const known = manifests.get(file) ?? readFile(file, 'utf8').then((text) => JSON.parse(text) as Manifest);
  manifests.set(file, known);
  return known;
}

/** The command line whose commands are the tools of the autopilot. */
export function programIn({ programs }: Manifest): Manifest['programs'][number] {
  const found = programs.find(({ name }) => name === 'mi');
  if (!found) throw new Error('the manifest has no program mi');
  return found;
}

/** What a field of a tool holds where nothing is said. */
export function defaultsIn({ tools }: Manifest): (tool: string, field: string) => unknown {
  const inputs = new Map(tools.map(({ name, input }) => [name, input as { properties?: Record<string, { default?: unknown }> }]));
  return (tool, field) => inputs.get(tool)?.properties?.[field]?.default;
}

/** The schemas of Mind answers in one dialect, by the name of the answer. */
export async function readAnswers(root: string, dialect: string): Promise<Readonly<Record<string, ShapeSchema>>> {
  const folder = path.join(root, 'generated', 'answers', dialect);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const read = async (name: string) => [
    path.basename(name, '.json'),
    JSON.parse(await readFile(path.join(folder, name), 'utf8')),
  ];
  return Object.fromEntries(await Promise.all(names.map(read)));
}

/** The cases, written and derived, and what they are about. */
export async function loadSuite(root: string): Promise<Suite> {
  const manifest = await readManifest(root);
  const tools = new Map(manifest.tools.map((tool) => [tool.name, { ...tool, address: `${tool.room}/${tool.group}` }]));
  const gateways = new Set(manifest.products.flatMap(({ gateway }) => gateway?.name ?? []));
  const cases = [...tools.values()].flatMap((tool) => tool.cases.map((c) => ({ ...c, address: tool.address })));
  return {
    cases: cases.sort((a, b) => (a.address < b.address ? -1 : a.address > b.address ? 1 : 0)),
    scenarios: manifest.scenarios,
    rules: Object.fromEntries(
      manifest.tools.flatMap(({ name, rules }) => Object.entries(rules).map(([id, rule]) => [`${name}/${id}`, rule])),
    ),
    products: Object.fromEntries(manifest.products.map(({ name, groups }) => [name, groups])),
    addressOf: (name) => tools.get(name)?.address,
    facts: (name) => {
      const tool = tools.get(name);
      if (gateways.has(name)) return { scope: 'workspace', staged: false, render: 'json' };
      const staged = (tool?.operation?.stage ?? 0) > 0;
      return tool && { scope: manifest.scopes[tool.scope]?.field ?? null, staged, render: tool.render };
    },
  };
}
