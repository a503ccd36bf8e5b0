import type { WarnFor } from '../../generated/handlers/codes.ts';
import type { Anchor, AnchorCard, AnchorTask } from '../../generated/types/index.ts';

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
export async function anchorMeant(store: AnchorReads, name: string, warn: WarnAlias): Promise<string> {
  const alias = anchorId(name);
  const anchor = (await store.anchors.leads([alias])).get(alias) ?? alias;
  if (anchor !== alias) warn('ANCHOR_ALIAS_RESOLVED', { alias, anchor });
  return anchor;
}

export interface AnchorFilter {
  readonly text?: string | undefined;
  readonly kind?: Anchor['kind'] | undefined;
  readonly status?: Anchor['status'] | undefined;
}

/** An anchor as a place on the map. */
export interface AnchorPlace extends Pick<Anchor, 'id' | 'title' | 'kind' | 'status' | 'parent_id' | 'depends_on'> {
  /** Whether any card or job is about it. */
  readonly linked: boolean;
}

export interface AnchorMap {
  /** By id. */
  readonly anchors: readonly AnchorPlace[];
  readonly aliases: readonly { readonly alias: string; readonly anchor: string }[];
}

/** The map of a project by meaning. */
export interface AnchorReads {
  readonly anchors: {
    /** Where names lead: an id to itself, an alias to its anchor. Names that nobody has are left out. */
    leads(names: readonly string[]): Promise<Map<string, string>>;
    /** By id; ids that nobody has are left out. */
    these(ids: readonly string[]): Promise<Anchor[]>;
    /** By id; and how many match in all. */
    list(filter: AnchorFilter, page: { after: string | null; limit: number }): Promise<{ anchors: Anchor[]; count: number }>;
    /** All of it: people make a map, so it is never long. */
    map(): Promise<AnchorMap>;
    /** How many links there are, counted to a bound, and when the first and the last of these were made. */
    links(anchor: string, most: number): Promise<{ count: number; has_more: boolean; first_ts_ms: number; last_ts_ms: number }>;
    /** How many links to drafts there are, counted to a bound. */
    drafts(anchor: string, most: number): Promise<number>;
    /** Cards on all branches, each once: canonical ones first, then by weight, then the newest. */
    cards(anchor: string, page: { drafts: boolean; limit: number }): Promise<AnchorCard[]>;
    /** Plans and tasks with such cards or jobs, the latest first. */
    tasks(anchor: string, limit: number): Promise<AnchorTask[]>;
  };
}
