import type { Manifest, ProductEntry, ToolEntry } from '../../../generated/types/manifest.ts';
import type { Paint } from './paint.ts';
import { fieldRows } from './schema-words.ts';
import { blocks, paragraph } from './table.ts';
import { fieldTable } from './tool-text.ts';

/** `session` `list`, as it is sent. */
const calledAs = ({ operation }: ToolEntry): string =>
  operation?.sub_operation
    ? `operation=${operation.operation} subOperation=${operation.sub_operation}`
    : `operation=${operation?.operation}`;

/** A gateway with every operation behind it, from which stage on, and every field. */
export function gatewayText(product: ProductEntry, manifest: Manifest, paint: Paint): string {
  const { name = '', title = '', summary = '', stages = [] } = product.gateway ?? {};
  const behind = manifest.tools
    .filter((tool) => tool.operation && product.groups.includes(`${tool.room}/${tool.group}`))
    .sort((a, b) => (a.operation?.stage ?? 0) - (b.operation?.stage ?? 0));
  const sections = behind.map((tool) => {
    const { stage = 0, reaches } = tool.operation ?? {};
    const leads = reaches === null || reaches === undefined ? '' : `, leads to ${stages[reaches]}`;
    const rows = fieldRows(tool.input, manifest.types).filter(([field]) => field !== manifest.scopes[tool.scope]?.field);
    return blocks(
      `${paint.bold(calledAs(tool))}   (from ${stages[stage]} on${leads})\n${paragraph(tool.summary)}`,
      ...(rows.length ? [fieldTable(rows, paint)] : []),
    );
  });
  return blocks(
    `${paint.bold(name)}: ${title}\n${paragraph(summary)}`,
    ...sections,
    `noema describe <operation> tells more of one, such as ${behind.at(-1)?.name}.`,
  );
}
