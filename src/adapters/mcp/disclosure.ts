import type { ProductInfo } from '../../../generated/registry/shape.ts';
import type { Envelope } from '../../../generated/types/index.ts';
import type { Connection } from '../../boundary/connections.ts';
import { hiddenIn, type Toolset } from '../../boundary/toolsets.ts';
import { isRecord } from '../../kernel/json.ts';

/** Where a connection keeps the tools that its list gained. */
const key = 'mcp/gained';

/** Tools that this connection's list gained, the first one first. */
export const gainedBy = (connection: Connection): readonly string[] =>
  (connection.get(key) as readonly string[] | undefined) ?? [];

/** Tools of the calls that stand in an answer, wherever they stand. */
function called(value: unknown, found: string[] = []): string[] {
  if (Array.isArray(value)) for (const one of value) called(one, found);
  else if (isRecord(value)) {
    if (value.action === 'call_tool' && typeof value.target === 'string') found.push(value.target);
    for (const name in value) called(value[name], found);
  }
  return found;
}

const words = (text = ''): string[] => text.match(/[a-z]+(?:_[a-z]+)+/g) ?? [];

/** A tool that answers in plain text names others in its words; nobody's notes stand in it. */
const told = ({ intent, result }: Envelope, { tools }: ProductInfo): string | undefined =>
  tools[intent]?.render === 'text' && typeof result?.text === 'string' ? result.text : undefined;

const named = ({ suggestions, result, warnings, error }: Envelope): string[] => [
  ...called(suggestions),
  ...called(result),
  ...[error, ...warnings].flatMap((said) => words(said?.recovery)),
];

/** Whether there are tools that a list could gain. A gateway that stands for all is never short of one. */
export const canGain = (product: ProductInfo, toolset: Toolset): boolean =>
  toolset !== product.gateway?.toolset &&
  Object.keys(product.tools).some((tool) => hiddenIn(product, toolset, tool) !== undefined);

/**
 * Hosts let a model call only what is listed. So the list of a connection gains what an answer names; says whether it did.
 */
export function gain(connection: Connection, envelope: Envelope, product: ProductInfo, toolset: Toolset): boolean {
  const before = gainedBy(connection);
  const isNew = (tool: string) =>
    Object.hasOwn(product.tools, tool) && hiddenIn(product, toolset, tool) !== undefined && !before.includes(tool);
  const found = [...new Set([...named(envelope), ...words(told(envelope, product))])].filter(isNew);
  if (found.length === 0) return false;
  connection.set(key, [...before, ...found]);
  return true;
}
