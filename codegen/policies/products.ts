import type { Policy } from './index.ts';

/** A group of tools is shown by one product, and no product shows what is not there. */
export const productGroups: Policy = {
  id: 'products/groups',
  check({ manifest: m }) {
    const groups = new Set(m.tools.map((tool) => `${tool.room}/${tool.group}`));
    const shown = m.products.flatMap((product) => product.groups.map((group) => ({ product: product.name, group })));
    return [
      ...[...groups].flatMap((group) => {
        const by = shown.filter((s) => s.group === group).map((s) => s.product);
        if (by.length === 1) return [];
        return [by.length ? `${group} is shown more than once: ${by.join(', ')}` : `${group} is shown by no product`];
      }),
      ...shown.filter(({ group }) => !groups.has(group)).map((s) => `${s.product} shows ${s.group}, which has no tools`),
    ];
  },
};
