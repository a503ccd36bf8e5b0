import type { Manifest } from '../manifest.ts';
import { productOf, toolsetsListing } from '../products.ts';
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

/** Resources and completions are read tools under another name: what they call must be there, and change nothing. */
function unreadable(m: Manifest): string[] {
  return m.products.flatMap((product) =>
    [...product.resources, ...product.completions].flatMap(({ tool: name }) => {
      const tool = m.tools.find((candidate) => candidate.name === name);
      if (tool?.effect === 'read' && productOf(tool, m) === product) return [];
      return [`${product.name} reads ${name}, which is no read tool of it`];
    }),
  );
}

/** Names that other parts of the contracts declare once. */
export const productNames: Policy = {
  id: 'products/names',
  check({ manifest: m }) {
    return [
      ...m.tools.flatMap((tool) => [
        ...(!productOf(tool, m)?.toolsets.length || toolsetsListing(tool, m).includes(tool.tier)
          ? []
          : [`${tool.name} is in toolset ${tool.tier}, which its product has not`]),
        ...(tool.scope in m.scopes ? [] : [`${tool.name} has the scope ${tool.scope}, which nobody declares`]),
        ...(tool.target in m.targets ? [] : [`${tool.name} has the target ${tool.target}, which nobody declares`]),
        ...(tool.effect === 'act' || !(tool.ports ?? tool.shows) ? [] : [`${tool.name} uses ports, but is no act`]),
      ]),
      ...unreadable(m),
    ];
  },
};

/** A room is served by one product whole: its tables, targets and facts come along with it. */
export const wholeRooms: Policy = {
  id: 'products/rooms',
  check({ manifest: m }) {
    const by = new Map<string, Set<string>>();
    for (const { name, groups } of m.products)
      for (const group of groups) {
        const room = group.slice(0, group.indexOf('/'));
        by.set(room, (by.get(room) ?? new Set()).add(name));
      }
    return [...by]
      .filter(([, names]) => names.size > 1)
      .map(([room, names]) => `${room} is split between ${[...names].join(' and ')}`);
  },
};
