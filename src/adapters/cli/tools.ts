import type { Commands } from '../../../generated/registry/commands.ts';
import type { ProductInfo, ToolInfo } from '../../../generated/registry/shape.ts';
import { largest, toolsetNamed, upTo } from '../../boundary/toolsets.ts';
import type { CliContext, Outcome } from './context.ts';
import { painter } from './paint.ts';
import { blocks, count, table } from './table.ts';
import { SettingError } from './value.ts';

function listed(product: ProductInfo, name: unknown): ToolInfo[] {
  const toolset = toolsetNamed(product, name);
  if (toolset === undefined) {
    const known = upTo(product, largest(product)).join(', ');
    throw new SettingError(`There is no toolset called ${name}. Choose one of: ${known}.`);
  }
  const shown = upTo(product, toolset);
  return Object.values(product.tools).filter((tool) => shown.includes(tool.tier));
}

/** `noema tools` */
export async function tools(cli: CliContext, { options }: Commands['memory']['tools']): Outcome {
  const { product } = cli;
  const list = listed(product, options.toolset ?? largest(product));
  if (options.json) {
    const facts = list.map(({ name, room, group, title, effect, tier }) => ({ name, room, group, title, effect, tier }));
    cli.out(JSON.stringify(facts, null, 2));
    return 0;
  }
  const paint = painter(cli.colour);
  const addresses = [...new Set(list.map((tool) => `${tool.room}/${tool.group}`))].sort();
  /** One width for all groups, so that the eye can run down a column. */
  const name = Math.max(...list.map((tool) => tool.name.length));
  const sections = addresses.map((address) => {
    const rows = list
      .filter((tool) => `${tool.room}/${tool.group}` === address)
      .map((tool) => [tool.name, `${tool.effect}s`, tool.tier, tool.title]);
    const columns = [{ least: name, paint: paint.cyan }, { least: 6 }, { least: 5, paint: paint.dim }, {}];
    return `${paint.bold(address)}\n${table(rows, columns)}`;
  });
  const sums = product.toolsets
    .map(({ name: tier }) => [tier, list.filter((tool) => tool.tier === tier).length] as const)
    .filter(([, n]) => n > 0);
  const end = `${count(list.length, 'tool')} (${sums.map((sum) => sum.join(' ')).join(', ')}). A toolset lists the smaller ones too.`;
  cli.out(blocks(...sections, `${end}\nnoema describe <tool> shows what one takes, answers and promises.`));
  return 0;
}
