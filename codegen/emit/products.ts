import type { Files, Manifest, ProductEntry } from '../manifest.ts';
import { openapiFile } from './openapi.ts';
import { banner } from './text.ts';

const literal = (value: unknown) => JSON.stringify(value);

/** Rooms of a product, in the order in which it names their groups; a room is whole in one product. */
export const roomsOf = ({ groups }: ProductEntry): string[] => [
  ...new Set(groups.map((group) => group.slice(0, group.indexOf('/')))),
];

const source = (product: ProductEntry): string => {
  const {
    name,
    title,
    server,
    path,
    toolsets,
    default_toolset,
    places,
    as_of,
    gateway,
    instructions,
    resources,
    completions,
    prompts,
    channels,
  } = product;
  const rooms = roomsOf(product);
  const list = (toolset: string) => `    ${literal(toolset)}: () => import('../mcp/${name}/${toolset}.json'),`;
  return `${banner}${rooms.map((room) => `import { tools as ${room}Tools } from '../registry/rooms/${room}.ts';\n`).join('')}import type { ProductInfo } from '../registry/shape.ts';

export const ${name}: ProductInfo = {
  name: ${literal(name)},
  title: ${literal(title)},
  server: ${literal(server)},
  path: ${literal(path)},
  rooms: ${literal(rooms)},
  tools: { ${rooms.map((room) => `...${room}Tools`).join(', ')} },
  toolsets: ${literal(toolsets)},
  default_toolset: ${literal(default_toolset)},
  places: ${literal(places)},
  as_of: ${literal(as_of)},
  gateway: ${literal(gateway)},
  instructions: ${literal(instructions)},
  resources: ${literal(resources)},
  completions: ${literal(completions)},
  prompts: ${literal(prompts)},
  channels: ${literal(channels)},
  openapi: () => ${rooms.length ? `import('../${openapiFile(product)}')` : 'Promise.resolve({ default: {} })'},
  lists: {
${toolsets.map((toolset) => list(toolset.name)).join('\n')}
  },
  pages: () => import('../mcp/${name}/pages.json'),
};
`;
};

/** A product as a running server needs it. */
export const emitProducts = (m: Manifest): Files =>
  new Map(m.products.map((product) => [`generated/products/${product.name}.ts`, source(product)]));
