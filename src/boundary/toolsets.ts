import type { ProductInfo } from '../../generated/registry/shape.ts';

/** The name of a toolset of the product; a caller sees the tools of one and of all before it. */
export type Toolset = string;

const names = (product: ProductInfo): string[] => product.toolsets.map(({ name }) => name);

/** All tools, where nothing is hidden. */
export const largest = (product: ProductInfo): Toolset => names(product).at(-1) ?? '';

/** The toolset that a name means; undefined for a name that means none. */
export const toolsetNamed = (product: ProductInfo, name: unknown): Toolset | undefined =>
  product.toolsets.find((set) => set.name === name || set.aliases.includes(name as string))?.name;

/** A toolset and all before it, smallest first. */
export const upTo = (product: ProductInfo, toolset: Toolset): Toolset[] => {
  const known = names(product);
  return known.slice(0, known.indexOf(toolset) + 1);
};

/** The toolset that shows a tool, if the one that is shown hides it. */
export function hiddenIn(product: ProductInfo, toolset: Toolset, tool: string): Toolset | undefined {
  const tier = product.tools[tool]?.tier ?? largest(product);
  return upTo(product, toolset).includes(tier) ? undefined : tier;
}
