import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyCase, AnyTool, PromptSituations, ToolCases } from '../contracts/kit/index.ts';

export interface LoadedTool {
  readonly file: string;
  readonly room: string;
  readonly group: string;
  readonly spec: AnyTool;
  /** From the file beside the contract; none when there is no such file. */
  readonly cases: readonly AnyCase[];
}

export interface Loaded {
  readonly tools: readonly LoadedTool[];
  readonly types: Readonly<Record<string, unknown>>;
  readonly parts: Parts;
}

type Parts = {
  [K in
    | 'errors'
    | 'warnings'
    | 'factsOf'
    | 'scopes'
    | 'targets'
    | 'refusalsOf'
    | 'nextCallsOf'
    | 'textsOf'
    | 'signals'
    | 'evidence'
    | 'answers'
    | 'prompts'
    | 'promptWords'
    | 'promptWorld'
    | 'situations'
    | 'products'
    | 'sockets'
    | 'scenarios']: unknown;
} & { boundaryErrors: unknown; settings: unknown; programs: unknown };

const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

const bring = async (file: string) => (await import(pathToFileURL(file).href)) as Record<string, unknown>;

const listOf = <T>(exported: unknown) => [exported].flat() as T[];

/** The cases in `<tool>.cases.ts`, for each tool that `<tool>.ts` defines. */
async function casesBeside(contract: string, specs: readonly AnyTool[]): Promise<Map<AnyTool, readonly AnyCase[]>> {
  const file = contract.replace(/\.ts$/, '.cases.ts');
  const proofs = existsSync(file) ? listOf<ToolCases>((await bring(file)).default) : [];
  for (const { of } of proofs)
    if (!specs.includes(of)) throw new Error(`${file} has cases of ${of.name}, which ${path.basename(contract)} does not define`);
  return new Map(proofs.map(({ of, cases }) => [of, cases]));
}

/** Situations in `<prompt>.situations.ts`, by the prompt that they are about. */
async function situationsBeside(folder: string): Promise<Map<unknown, PromptSituations['situations']>> {
  const files = (await filesBelow(folder)).filter((name) => name.endsWith('.situations.ts'));
  const found = await Promise.all(files.map(async (file) => (await bring(file)).default as PromptSituations));
  return new Map(found.map(({ of, situations }) => [of, situations]));
}

/** Imports every contract below `root/contracts`; the folders are the addresses. */
export async function load(root: string): Promise<Loaded> {
  const at = (...parts: string[]) => path.join(root, 'contracts', ...parts);

  const tools: LoadedTool[] = [];
  for (const file of (await filesBelow(at('tools'))).filter((name) => !name.endsWith('.cases.ts'))) {
    const [room = '', group = ''] = path.relative(at('tools'), file).split(path.sep);
    const specs = listOf<AnyTool>((await bring(file)).default);
    const cases = await casesBeside(file, specs);
    for (const spec of specs) tools.push({ file: path.relative(root, file), room, group, spec, cases: cases.get(spec) ?? [] });
  }

  const types: Record<string, unknown> = {};
  for (const file of await filesBelow(at('types'))) Object.assign(types, await bring(file));

  const [errors, warnings, facts, signals, evidence, answers, products, scenarios, config, scopes, targets, commands] =
    await Promise.all([
      bring(at('errors', 'index.ts')),
      bring(at('warnings', 'index.ts')),
      bring(at('facts', 'index.ts')),
      bring(at('signals', 'index.ts')),
      bring(at('evidence', 'index.ts')),
      bring(at('answers', 'index.ts')),
      bring(at('products', 'index.ts')),
      bring(at('scenarios', 'index.ts')),
      bring(at('config.ts')),
      bring(at('scopes.ts')),
      bring(at('targets', 'index.ts')),
      bring(at('commands', 'index.ts')),
    ]);
  const [refusals, next, texts] = await Promise.all(['refusals', 'next', 'texts'].map((folder) => bring(at(folder, 'index.ts'))));
  const [prompts, words, world] = await Promise.all(
    ['index.ts', 'common.ts', 'world.ts'].map((file) => bring(at('prompts', file))),
  );
  const { sockets } = await bring(at('sockets', 'index.ts'));
  return {
    tools,
    types,
    parts: {
      errors: errors.errors,
      boundaryErrors: errors.boundaryErrors,
      warnings: warnings.warnings,
      factsOf: facts.factsOf,
      scopes: scopes.scopes,
      targets: targets.targets,
      refusalsOf: refusals?.refusalsOf,
      nextCallsOf: next?.nextCallsOf,
      textsOf: texts?.textsOf,
      signals: signals.signals,
      evidence: evidence.evidence,
      answers: answers.answers,
      prompts: prompts?.prompts,
      promptWords: words,
      promptWorld: world?.world,
      situations: await situationsBeside(at('prompts')),
      products: products.products,
      scenarios: scenarios.scenarios,
      sockets,
      settings: config.settings,
      programs: commands.programs,
    },
  };
}
