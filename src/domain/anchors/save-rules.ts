import type { Anchor, AnchorKind, AnchorSavedFact, AnchorStatus } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { nextCall } from '../../kernel/says.ts';
import { anchorId, anchorTitle } from '../../records/anchors.ts';

/** What is asked to be true of an anchor. */
export interface Wanted {
  readonly id: string;
  readonly title?: string | undefined;
  readonly kind?: AnchorKind | undefined;
  readonly status?: AnchorStatus | undefined;
  readonly description?: string | undefined;
  readonly refs?: readonly string[] | undefined;
  readonly aliases?: readonly string[] | undefined;
  readonly parent_id?: string | undefined;
  readonly depends_on?: readonly string[] | undefined;
}

/** What the map knows about the names that are mentioned. */
export interface Known {
  /** Name → anchor, for ids and aliases. */
  readonly leads: ReadonlyMap<string, string>;
  readonly anchors: ReadonlyMap<string, Anchor>;
}

export interface Save {
  readonly id: string;
  /** The name that was given, where it was an alias. */
  readonly alias: string | null;
  readonly before: Anchor | null;
  /** Null where it says all of that already. */
  readonly fact: AnchorSavedFact | null;
}

/** A call that puts an anchor on the map, for callers who may have to. */
export const firstNote = (anchor: string) => nextCall('put-it-on-the-map', { anchor, title: anchorTitle(anchor) });

export const unknownAnchor = (id: string) => refuse('anchor-is-not-known', { id }, [firstNote(id)]);

/** Every name that must be looked up before it can be decided. */
export const namesOf = (wanted: readonly Wanted[]): string[] =>
  wanted
    .flatMap(({ id, aliases, parent_id, depends_on }) => [id, ...(aliases ?? []), parent_id ?? '', ...(depends_on ?? [])])
    .map(anchorId)
    .filter((name) => name !== '');

function taken(alias: string, owner: string, id: string, leads: Known['leads']) {
  if (owner !== alias) return refuse('alias-is-taken', { alias, owner });
  if (!leads.has(alias)) return refuse('alias-is-an-anchor-of-this-call', { alias, id });
  return refuse(leads.has(id) ? 'alias-is-an-anchor-to-merge' : 'alias-is-an-anchor-to-rename', { alias, id });
}

/** Names that this call gives out, each to one anchor that nobody else has. */
function claimNames(items: readonly (Wanted & { id: string })[], { leads }: Known): Map<string, string> {
  const claimed = new Map<string, string>();
  for (const { id } of items) {
    if (claimed.has(id)) throw refuse('anchor-is-named-twice', { id });
    claimed.set(id, id);
  }
  for (const { id, aliases } of items)
    for (const alias of aliases ?? []) {
      const owner = claimed.get(alias) ?? leads.get(alias) ?? id;
      if (owner !== id) throw taken(alias, owner, id, leads);
      claimed.set(alias, id);
    }
  return claimed;
}

const fields = ['title', 'kind', 'status', 'description', 'refs', 'parent_id', 'depends_on'] as const;

const saysTheSame = (before: Anchor, fact: AnchorSavedFact) =>
  fact.aliases.length === 0 && fields.every((field) => JSON.stringify(before[field]) === JSON.stringify(fact[field]));

/** What to save so that everything wanted holds, by id; a relation may name what the same call makes. */
export function planSaves(wanted: readonly Wanted[], known: Known): Save[] {
  const items = wanted.map((item) => {
    const name = anchorId(item.id);
    const id = known.leads.get(name) ?? name;
    return { ...item, id, alias: id === name ? null : name, aliases: item.aliases?.map(anchorId) };
  });
  const claimed = claimNames(items, known);
  const related = (given: string): string => {
    const name = anchorId(given);
    const id = claimed.get(name) ?? known.leads.get(name);
    if (id === undefined) throw unknownAnchor(name);
    return id;
  };
  const plan = (item: (typeof items)[number]): Save => {
    const { id, alias } = item;
    const before = known.anchors.get(id) ?? null;
    const title = item.title ?? before?.title;
    const kind = item.kind ?? before?.kind;
    if (title === undefined || kind === undefined)
      throw refuse('new-anchor-lacks-a-field', { id, field: title === undefined ? 'title' : 'kind' });
    const fact: AnchorSavedFact = {
      id,
      title,
      kind,
      status: item.status ?? before?.status ?? 'active',
      description: item.description === undefined ? (before?.description ?? null) : item.description.trim() || null,
      refs: [...new Set(item.refs ?? before?.refs)],
      parent_id:
        item.parent_id === undefined ? (before?.parent_id ?? null) : item.parent_id.trim() ? related(item.parent_id) : null,
      depends_on: item.depends_on ? [...new Set(item.depends_on.map(related))] : (before?.depends_on ?? []),
      aliases: [...new Set(item.aliases)].filter((name) => name !== id && !before?.aliases.includes(name)),
    };
    return { id, alias, before, fact: before && saysTheSame(before, fact) ? null : fact };
  };
  return items.map(plan).sort((a, b) => (a.id < b.id ? -1 : 1));
}
