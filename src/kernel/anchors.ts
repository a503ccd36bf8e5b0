import type { WarnFor } from '../../generated/handlers/codes.ts';
import type { Reads } from './ports.ts';

/** Documents of what is known about anchors and belongs to no plan or task. */
export const registryDocs = { trace_doc: 'anchors-trace', graph_doc: 'anchors-graph' };

/** A name as it is compared. */
export const anchorId = (name: string): string => name.trim().toLowerCase();

/** `a:user-store` → `User store`. */
export function anchorTitle(id: string): string {
  const words = id.slice(2).replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export type WarnAlias = WarnFor<'ANCHOR_ALIAS_RESOLVED'>;

/** The anchor that a name means: an alias means the one it leads to, any other name means itself. */
export async function anchorMeant(store: Reads, name: string, warn: WarnAlias): Promise<string> {
  const alias = anchorId(name);
  const anchor = (await store.anchors.leads([alias])).get(alias) ?? alias;
  if (anchor !== alias) warn('ANCHOR_ALIAS_RESOLVED', { alias, anchor });
  return anchor;
}
