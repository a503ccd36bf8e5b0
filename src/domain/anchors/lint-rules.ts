import type { AnchorIssue } from '../../../generated/types/index.ts';
import { text } from '../../kernel/says.ts';
import type { AnchorMap, AnchorPlace } from '../../records/anchors.ts';

type Code = AnchorIssue['code'];

const warnings = new Set<Code>(['ALIAS_COLLIDES_WITH_ANCHOR_ID', 'RELATION_USES_ALIAS', 'ORPHAN_ANCHOR']);

const issue = (code: Code, anchor: string, said: { message: string; hint: string }): AnchorIssue => ({
  code,
  severity: warnings.has(code) ? 'warning' : 'error',
  anchor,
  ...said,
});

type Role = 'parent' | 'dependency';

/** What is wrong with one relation of an anchor, in its own words. */
const relations = {
  parent: { itself: 'SELF_PARENT', missing: 'UNKNOWN_PARENT' },
  dependency: { itself: 'SELF_DEPENDS_ON', missing: 'UNKNOWN_DEPENDS_ON' },
} as const;

/** Anchors on a circle of two or more parents. Every anchor has at most one parent, so each walk meets at most one circle. */
function onCircles(anchors: readonly AnchorPlace[]): Set<string> {
  const parents = new Map(anchors.map(({ id, parent_id }) => [id, parent_id === id ? null : parent_id]));
  const done = new Set<string>();
  const circles = new Set<string>();
  for (const { id } of anchors) {
    const walked = new Map<string, number>();
    let at: string | null | undefined = id;
    for (; at && !done.has(at) && !walked.has(at); at = parents.get(at)) walked.set(at, walked.size);
    const start = at ? walked.get(at) : undefined;
    for (const [name, place] of walked) {
      if (start !== undefined && place >= start) circles.add(name);
      done.add(name);
    }
  }
  return circles;
}

/** What is wrong with a map: errors first, then by code and anchor. */
export function lintMap({ anchors, aliases }: AnchorMap): AnchorIssue[] {
  const ids = new Set(anchors.map(({ id }) => id));
  const leads = new Map(aliases.map(({ alias, anchor }) => [alias, anchor]));
  const circles = onCircles(anchors);

  const relation = (anchor: string, name: string, role: Role): AnchorIssue[] => {
    const { itself, missing } = relations[role];
    if (name === anchor)
      return [
        issue(itself, anchor, text(role === 'parent' ? 'map-names-itself-as-parent' : 'map-depends-on-itself', { anchor })),
      ];
    if (ids.has(name)) return [];
    const known = leads.get(name);
    if (known !== undefined)
      return [issue('RELATION_USES_ALIAS', anchor, text(`map-${role}-is-an-alias`, { name, anchor, known }))];
    return [issue(missing, anchor, text(`map-${role}-is-not-there`, { name, anchor }))];
  };
  const found = [
    ...anchors.flatMap(({ id, parent_id, depends_on, linked }) => [
      ...(parent_id === null ? [] : relation(id, parent_id, 'parent')),
      ...depends_on.flatMap((name) => relation(id, name, 'dependency')),
      ...(circles.has(id) ? [issue('PARENT_CYCLE', id, text('map-parents-go-in-a-circle', { anchor: id }))] : []),
      ...(linked ? [] : [issue('ORPHAN_ANCHOR', id, text('map-anchor-is-unused', { anchor: id }))]),
    ]),
    ...aliases.flatMap(({ alias, anchor }) => [
      ...(ids.has(anchor) ? [] : [issue('ALIAS_DANGLING', anchor, text('map-alias-leads-nowhere', { alias, anchor }))]),
      ...(ids.has(alias)
        ? [issue('ALIAS_COLLIDES_WITH_ANCHOR_ID', alias, text('map-alias-is-an-anchor', { alias, anchor }))]
        : []),
    ]),
  ];
  const key = ({ severity, code, anchor, message }: AnchorIssue) => `${severity} ${code} ${anchor} ${message}`;
  return found.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}
