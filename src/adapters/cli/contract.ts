import type { Commands } from '../../../generated/registry/commands.ts';
import type { Manifest } from '../../../generated/types/manifest.ts';
import { readManifest } from '../conformance/load.ts';
import type { CliContext, Outcome } from './context.ts';
import { meaningText } from './contract-text.ts';
import { inventory, meaningsOf, namesNear } from './meanings.ts';
import { type Paint, painter } from './paint.ts';
import { blocks, lineWidth, table } from './table.ts';

function overview(manifest: Manifest, paint: Paint): string {
  const rows = inventory(manifest).map(({ kind, count, example }) => [kind, String(count), `noema contract ${example}`]);
  return blocks(
    'What the contracts hold, and how to ask for one of them:',
    table(rows, [{}, { paint: paint.bold }, { paint: paint.cyan }]),
    'noema contract <tool>/ shows all rules of a tool; add --json for machines.',
  );
}

/** `noema contract [id]` */
export async function contract(cli: CliContext, { args: { id }, options }: Commands['memory']['contract']): Outcome {
  const manifest = await readManifest(cli.root);
  const paint = painter(cli.colour);
  if (id === undefined) {
    cli.out(options.json ? JSON.stringify(inventory(manifest), null, 2) : overview(manifest, paint));
    return 0;
  }
  const found = meaningsOf(id, manifest);
  if (found.length === 0) {
    const near = namesNear(id, manifest);
    const meant = near.length ? ` Near it: ${near.join(', ')}.` : '';
    cli.err(`Nothing in the contracts is called ${id}.${meant} noema contract shows what there is.`);
    return 1;
  }
  const line = found.every(({ meaning }) => meaning === 'rule') ? '' : `${paint.dim('─'.repeat(lineWidth()))}\n\n`;
  cli.out(
    options.json
      ? JSON.stringify(found, null, 2)
      : found.map((meaning) => meaningText(meaning, manifest, paint)).join(`\n\n${line}`),
  );
  return 0;
}
