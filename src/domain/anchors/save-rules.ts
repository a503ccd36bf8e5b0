import type { Anchor, AnchorKind, AnchorSavedFact, AnchorStatus } from '../../../generated/types/index.ts';
import { fault } from '../../kernel/fault.ts';
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

const refuse = (problem: string, fix: string) => fault('INVALID_INPUT', { problem, fix });

/** A call that puts an anchor on the map, for callers who may have to. */
export const firstNote = (anchor: string) => ({
  tool: 'macro_anchor_note',
  params: {
    anchor,
    title: anchorTitle(anchor),
    kind: 'component',
    content: `${anchorTitle(anchor)} is a part of the project that has a name now.`,
  },
  reason: `Put ${anchor} on the map`,
});

export const unknownAnchor = (id: string) =>
  fault('UNKNOWN_ID', { kind: 'anchor', id, fix: 'Use an anchor that is on the map, or put it there with macro_anchor_note.' }, [
    firstNote(id),
  ]);

/** Every name that must be looked up before it can be decided. */
export const namesOf = (wanted: readonly Wanted[]): string[] =>
  wanted
    .flatMap(({ id, aliases, parent_id, depends_on }) => [id, ...(aliases ?? []), parent_id ?? '', ...(depends_on ?? [])])
    .map(anchorId)
    .filter((name) => name !== '');

function taken(alias: string, owner: string, id: string, leads: Known['leads']) {
  if (owner !== alias)
    return fault('INVALID_INPUT', { problem: `${alias} is an alias of ${owner}.`, fix: 'Choose another alias.' }, [
      { tool: 'open', params: { id: owner }, reason: `See ${owner}` },
    ]);
  const problem = `${alias} is an anchor; it cannot be an alias of ${id} too.`;
  if (!leads.has(alias)) return refuse(problem, 'Leave it out of the aliases, or out of the anchors.');
  return leads.has(id)
    ? fault('INVALID_INPUT', { problem, fix: `Merge it into ${id}, or choose another alias.` }, [
        { tool: 'anchors_merge', params: { into: id, from: [alias] }, reason: 'Make the two anchors one' },
      ])
    : fault('INVALID_INPUT', { problem, fix: `Rename it to ${id}, or choose another alias.` }, [
        { tool: 'anchors_rename', params: { from: alias, to: id }, reason: `Call it ${id} from now on` },
      ]);
}

/** Names that this call gives out, each to one anchor that nobody else has. */
function claimNames(items: readonly (Wanted & { id: string })[], { leads }: Known): Map<string, string> {
  const claimed = new Map<string, string>();
  for (const { id } of items) {
    if (claimed.has(id)) throw refuse(`${id} stands in this call twice.`, 'Say everything about an anchor in one place.');
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
      throw refuse(
        `${id} is new, and its ${title === undefined ? 'title' : 'kind'} is missing.`,
        'Give title and kind (boundary, component, contract, data, test-surface or ops).',
      );
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
