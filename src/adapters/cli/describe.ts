import type { Commands } from '../../../generated/registry/commands.ts';
import { nearest } from '../../kernel/text.ts';
import { readManifest } from '../conformance/load.ts';
import type { CliContext, Outcome } from './context.ts';
import { gatewayText } from './gateway-text.ts';
import { painter } from './paint.ts';
import { toolText } from './tool-text.ts';

/** `noema describe <tool>` */
export async function describe(cli: CliContext, { args: { tool }, options }: Commands['memory']['describe']): Outcome {
  const manifest = await readManifest(cli.root);
  const product = manifest.products.find(({ gateway }) => gateway?.name === tool);
  if (product) {
    cli.out(options.json ? JSON.stringify(product.gateway, null, 2) : gatewayText(product, manifest, painter(cli.colour)));
    return 0;
  }
  const entry = manifest.tools.find(({ name }) => name === tool);
  if (!entry) {
    const meant = nearest(
      tool,
      manifest.tools.map(({ name }) => name),
    );
    cli.err(`There is no tool called ${tool}.${meant ? ` Did you mean ${meant}?` : ''} noema tools lists all.`);
    return 1;
  }
  cli.out(options.json ? JSON.stringify(entry, null, 2) : toolText(entry, manifest, painter(cli.colour)));
  return 0;
}
