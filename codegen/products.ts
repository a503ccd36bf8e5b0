import type { JsonSchema, Manifest, ProductEntry, ToolEntry } from './manifest.ts';

/** The product that shows a tool. */
export const productOf = (tool: Pick<ToolEntry, 'room' | 'group'>, m: Manifest): ProductEntry | undefined =>
  m.products.find(({ groups }) => groups.includes(`${tool.room}/${tool.group}`));

/** The toolsets that list a tool, smallest first. */
export function toolsetsListing(tool: ToolEntry, m: Manifest): string[] {
  const names = (productOf(tool, m)?.toolsets ?? []).map(({ name }) => name);
  return names.slice(names.indexOf(tool.tier));
}

/** Whether a server that was not told otherwise lists a tool. */
export const isListedByDefault = (tool: ToolEntry, m: Manifest): boolean =>
  toolsetsListing(tool, m).includes(productOf(tool, m)?.default_toolset ?? '');

/** Fields that name a scope: whether one must be given depends on the server's settings, so no schema requires it. */
export const scopeFields = (m: Manifest): string[] => Object.values(m.scopes).flatMap(({ field }) => field ?? []);

export const withoutScope = (schema: JsonSchema, m: Manifest): JsonSchema => ({
  ...schema,
  required: (schema.required ?? []).filter((field) => !scopeFields(m).includes(field)),
});
