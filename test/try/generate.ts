import { cacheIn } from '../../codegen/cache.ts';
import { emitAll } from '../../codegen/emit/index.ts';
import { load } from '../../codegen/load.ts';
import type { ToolEntry } from '../../codegen/manifest.ts';
import { findingsIn } from '../../codegen/policies/index.ts';
import { resolve } from '../../codegen/resolve.ts';
import { overwrite } from '../../codegen/write.ts';
import { nearest } from '../../src/kernel/text.ts';
import { dutiesOf } from './duties.ts';

export interface Generated {
  readonly tools: readonly ToolEntry[];
  /** What policies say about these tools. */
  readonly findings: readonly string[];
  /** How many findings are about something else. */
  readonly others: number;
  readonly written: number;
  /** What the whole suite will ask for. */
  readonly duties: readonly string[];
}

const isAbout = (finding: string, names: readonly string[]) => names.some((name) => new RegExp(`\\b${name}\\b`).test(finding));

/** Takes long, and no case looks at it. */
const isClient = (file: string) => file.startsWith('generated/client/');

/** Brings generated files up to date, also while a policy finds something; or says that there is no such tool. */
export async function generate(root: string, names: readonly string[]): Promise<Generated | string> {
  const loaded = await load(root);
  const manifest = resolve(loaded);
  const known = manifest.tools.map((tool) => tool.name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const meant = nearest(unknown, known);
    return `There is no tool called ${unknown}.${meant ? ` Did you mean ${meant}?` : ''} npm run new:tool makes one.`;
  }
  const cache = cacheIn(root);
  const findings = findingsIn(loaded, manifest, cache);
  const files = await emitAll(manifest, cache, ['client']);
  const { stale, missing, orphaned } = await overwrite(root, files, isClient);
  const own = findings.filter((finding) => isAbout(finding, names));
  const tools = manifest.tools.filter((tool) => names.includes(tool.name));
  return {
    tools,
    duties: tools.flatMap((tool) => dutiesOf(tool, root)),
    findings: own,
    others: findings.length - own.length,
    written: stale.length + missing.length + orphaned.length,
  };
}
