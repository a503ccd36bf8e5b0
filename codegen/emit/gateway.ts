import type { JsonSchema, Manifest, ProductEntry, ToolEntry } from '../manifest.ts';
import { productOf } from '../products.ts';
import { inline } from '../schema.ts';

const operationsOf = (product: ProductEntry, m: Manifest): ToolEntry[] =>
  m.tools.filter((tool) => tool.operation && productOf(tool, m) === product);

/** Fields that say how an answer is sent, not what is asked: they are taken, and the reference tells of them. */
const aside = ['max_chars', 'sortBy', 'sortOrder', 'includeMetadata'];

const fieldsOf = (tool: ToolEntry, m: Manifest): [string, JsonSchema][] =>
  Object.entries(inline(tool.input, m.types).properties ?? {}).filter(
    ([name]) => name !== m.scopes[tool.scope]?.field && !aside.includes(name) && !tool.listed?.leaves_out?.includes(name),
  );

/** `get(sessionId*, limit, offset)` */
const signature = (tool: ToolEntry, m: Manifest): string => {
  const taken = fieldsOf(tool, m).map(([name]) => `${name}${tool.input.required?.includes(name) ? '*' : ''}`);
  return `${tool.operation?.sub_operation ?? tool.operation?.operation}(${taken.join(', ')})`;
};

/** Operations that have operations of their own. */
const familyNames = (tools: readonly ToolEntry[]): string[] => [
  ...new Set(tools.flatMap(({ operation }) => (operation?.sub_operation ? [operation.operation] : []))),
];

/** What can be called from each stage on; a family of operations is one line. */
function operationsText(product: ProductEntry, m: Manifest): string {
  const tools = operationsOf(product, m);
  const stages = [...new Set(tools.map((tool) => tool.operation?.stage ?? 0))].sort();
  return stages
    .map((stage) => {
      const here = tools.filter((tool) => tool.operation?.stage === stage);
      const alone = here.filter((tool) => tool.operation?.sub_operation === null).map((tool) => signature(tool, m));
      const families = familyNames(here).map(
        (name) =>
          `${name}: ${here
            .filter(({ operation }) => operation?.operation === name && operation.sub_operation !== null)
            .map((tool) => signature(tool, m))
            .join(', ')}`,
      );
      return [`Stage ${stage}: ${alone.join(', ')}`, ...families].join('\n');
    })
    .join('\n');
}

/** What most operations mean by a field. */
function meaning(meant: readonly JsonSchema[]): string | undefined {
  const said = meant.map(({ description }) => description as string | undefined);
  return said.find((one) => said.filter((other) => other === one).length * 2 > said.length);
}

/** What these mean says their name, and every byte of this list is read again and again. */
const plain = ['limit', 'offset', 'search', 'confirm', 'format'];

/** A field by its type and a few words; where operations mean different things by it, by its type alone. */
function brief(meant: readonly JsonSchema[], isExplained: boolean): JsonSchema {
  const { type, enum: values, items } = meant[0] as JsonSchema;
  const description = isExplained ? meaning(meant) : undefined;
  const inner = items as JsonSchema | undefined;
  return {
    ...(type === undefined ? {} : { type }),
    ...(values && values.length <= 7 ? { enum: values } : {}),
    ...(inner ? { items: { type: inner.type ?? 'object' } } : {}),
    ...(description === undefined ? {} : { description }),
  } as JsonSchema;
}

function inputSchema(product: ProductEntry, m: Manifest): JsonSchema {
  const tools = operationsOf(product, m);
  const fields = new Map<string, JsonSchema[]>();
  for (const tool of tools) for (const [name, field] of fieldsOf(tool, m)) fields.set(name, [...(fields.get(name) ?? []), field]);
  const names = (of: (tool: ToolEntry) => string | null | undefined) => [...new Set(tools.flatMap((tool) => of(tool) ?? []))];
  return {
    type: 'object',
    properties: {
      operation: { type: 'string', enum: names(({ operation }) => operation?.operation), description: 'What to do.' },
      /** Which there are depends on the operation: the description says it for each. */
      subOperation: {
        type: 'string',
        description: `Which one of ${familyNames(tools).join(', ')}.`,
      },
      args: { type: 'object', description: 'Its fields, if they do not stand beside it.' },
      ...Object.fromEntries([...fields].map(([name, meant]) => [name, brief(meant, !plain.includes(name))])),
    },
    required: ['operation'],
  };
}

/** The gateway of a product as clients list it. */
export function gatewayListing(product: ProductEntry, m: Manifest) {
  const { gateway } = product;
  if (!gateway) return undefined;
  return {
    name: gateway.name,
    title: gateway.title,
    description: `${gateway.summary}\n${operationsText(product, m)}`,
    inputSchema: inputSchema(product, m),
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
    _meta: { 'anthropic/alwaysLoad': true },
  };
}
