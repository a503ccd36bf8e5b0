import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyTool, Preset } from '../contracts/kit/index.ts';

export interface LoadedTool {
  readonly file: string;
  readonly room: string;
  readonly group: string;
  readonly spec: AnyTool | Preset;
}

export interface Loaded {
  readonly tools: readonly LoadedTool[];
  readonly types: Readonly<Record<string, unknown>>;
  readonly parts: Parts;
}

type Parts = {
  [K in 'errors' | 'warnings' | 'facts' | 'signals' | 'evidence' | 'answers' | 'products' | 'scenarios']: unknown;
} & { boundaryErrors: unknown; settings: unknown; programs: unknown };

const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

/** Imports every contract below `root/contracts`; the folders are the addresses. */
export async function load(root: string): Promise<Loaded> {
  const at = (...parts: string[]) => path.join(root, 'contracts', ...parts);
  const bring = async (file: string) => (await import(pathToFileURL(file).href)) as Record<string, unknown>;

  const tools: LoadedTool[] = [];
  for (const file of await filesBelow(at('tools'))) {
    const [room = '', group = ''] = path.relative(at('tools'), file).split(path.sep);
    const { default: exported } = await bring(file);
    for (const spec of [exported].flat())
      tools.push({ file: path.relative(root, file), room, group, spec: spec as AnyTool | Preset });
  }

  const types: Record<string, unknown> = {};
  for (const file of await filesBelow(at('types'))) Object.assign(types, await bring(file));

  const [errors, warnings, facts, signals, evidence, answers, products, scenarios, config, commands] = await Promise.all([
    bring(at('errors', 'index.ts')),
    bring(at('warnings', 'index.ts')),
    bring(at('facts', 'index.ts')),
    bring(at('signals', 'index.ts')),
    bring(at('evidence', 'index.ts')),
    bring(at('answers', 'index.ts')),
    bring(at('products', 'index.ts')),
    bring(at('scenarios', 'index.ts')),
    bring(at('config.ts')),
    bring(at('commands', 'index.ts')),
  ]);
  return {
    tools,
    types,
    parts: {
      errors: errors.errors,
      boundaryErrors: errors.boundaryErrors,
      warnings: warnings.warnings,
      facts: facts.facts,
      signals: signals.signals,
      evidence: evidence.evidence,
      answers: answers.answers,
      products: products.products,
      scenarios: scenarios.scenarios,
      settings: config.settings,
      programs: commands.programs,
    },
  };
}
