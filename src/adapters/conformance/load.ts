import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Render } from './judge.ts';
import type { Case, Scenario, ToolFacts } from './run.ts';

/** A case with the address of its group. */
export interface AddressedCase extends Case {
  readonly address: string;
}

interface Rule {
  readonly text: string;
  readonly cases: readonly string[];
  /** Why no case proves it. */
  readonly untested?: string;
}

/** Everything that can be asked of an implementation. */
export interface Suite {
  readonly cases: readonly AddressedCase[];
  readonly scenarios: readonly Scenario[];
  /** By `tool/rule`. */
  readonly rules: Readonly<Record<string, Rule>>;
  /** Which groups a product consists of. */
  readonly products: Readonly<Record<string, readonly string[]>>;
  /** The address of a tool's group. */
  readonly addressOf: (tool: string) => string | undefined;
  readonly facts: ToolFacts;
}

interface Manifest {
  readonly tools: readonly { name: string; room: string; group: string; scope: string; render: Render }[];
  readonly products: readonly { name: string; groups: readonly string[] }[];
}

const readJson = async <T>(...parts: string[]): Promise<T> => JSON.parse(await readFile(path.join(...parts), 'utf8')) as T;

/** Reads the cases and what they are about from `generated/`, as a runner in any language would. */
export async function loadSuite(root: string): Promise<Suite> {
  const generated = path.join(root, 'generated');
  const folder = path.join(generated, 'conformance');
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const groups = files.filter((file) => file.isFile() && file.name.endsWith('.json') && file.parentPath !== folder);
  const cases = await Promise.all(
    groups.map(async (file) => {
      const read = await readJson<{ address: string; cases: Case[] }>(file.parentPath, file.name);
      return read.cases.map((c) => ({ ...c, address: read.address }));
    }),
  );
  const { scenarios } = await readJson<{ scenarios: Scenario[] }>(folder, 'scenarios.json');
  const { rules } = await readJson<Pick<Suite, 'rules'>>(folder, 'coverage.json');
  const manifest = await readJson<Manifest>(generated, 'manifest.json');
  const tools = new Map(manifest.tools.map((tool) => [tool.name, tool]));
  return {
    cases: cases.flat().sort((a, b) => (a.address < b.address ? -1 : a.address > b.address ? 1 : 0)),
    scenarios,
    rules,
    products: Object.fromEntries(manifest.products.map(({ name, groups }) => [name, groups])),
    addressOf: (name) => {
      const tool = tools.get(name);
      return tool && `${tool.room}/${tool.group}`;
    },
    facts: (name) => {
      const tool = tools.get(name);
      return tool && { scoped: tool.scope === 'workspace', render: tool.render };
    },
  };
}
