import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheIn, noCache } from './cache.ts';
import { emitBuilt, emitCommitted, isBuilt } from './emit/index.ts';
import { load } from './load.ts';
import { picture } from './picture.ts';
import { findingsIn } from './policies/index.ts';
import { resolve } from './resolve.ts';
import { compare, overwrite } from './write.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const check = process.argv.includes('--check');
/** Only what is not committed: enough to build from a fresh clone. */
const builtOnly = process.argv.includes('--built-only');
const say = (line: string) => process.stderr.write(`${line}\n`);

const loaded = await load(root);
const manifest = resolve(loaded);

/** What verifies trusts nothing that was kept. */
const cache = check ? noCache : cacheIn(root);
const findings = findingsIn(loaded, manifest, cache);
for (const finding of findings) say(finding);
if (findings.length) {
  say(`${findings.length} findings; nothing was generated. Mend the contracts and run: npm run gen`);
  process.exit(1);
}

/** What is committed, and the picture of the folders. */
const committed = async () => new Map([...(await emitCommitted(manifest, cache)), ['docs/architecture.md', await picture(root)]]);

if (check) {
  const files = await committed();
  const drift = await compare(root, files, isBuilt);
  for (const [what, list] of Object.entries(drift)) for (const file of list) say(`${what}: ${file}`);
  if (Object.values(drift).some((list) => list.length)) {
    say('Generated files differ from the contracts. Run: npm run gen');
    process.exit(1);
  }
  say(`${files.size} generated files are up to date`);
} else {
  const built = await emitBuilt(manifest, cache);
  const files = builtOnly ? built : new Map([...(await committed()), ...built]);
  const drift = await overwrite(root, files, builtOnly ? (file) => !isBuilt(file) : undefined);
  say(`${files.size} files, ${drift.stale.length + drift.missing.length} written, ${drift.orphaned.length} removed`);
}
