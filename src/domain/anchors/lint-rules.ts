import type { AnchorIssue } from '../../../generated/types/index.ts';
import type { AnchorMap, AnchorPlace } from '../../records/anchors.ts';

type Code = AnchorIssue['code'];

const hints: Record<Code, string> = {
  ALIAS_DANGLING: 'Make the anchor, and the alias leads to it again.',
  SELF_PARENT: 'Give it another parent, or parent_id="".',
  UNKNOWN_PARENT: 'Make the parent, or give it another one.',
  SELF_DEPENDS_ON: 'Leave the anchor itself out of depends_on.',
  UNKNOWN_DEPENDS_ON: 'Make what it depends on, or leave it out of depends_on.',
  PARENT_CYCLE: 'Give one anchor of the circle another parent, or parent_id="".',
  ALIAS_COLLIDES_WITH_ANCHOR_ID: 'Merge the two anchors.',
  RELATION_USES_ALIAS: 'Name the anchor by its id.',
  ORPHAN_ANCHOR: 'Note what is known about it with macro_anchor_note, or merge it into another anchor.',
};
const warnings = new Set<Code>(['ALIAS_COLLIDES_WITH_ANCHOR_ID', 'RELATION_USES_ALIAS', 'ORPHAN_ANCHOR']);

const issue = (code: Code, anchor: string, message: string): AnchorIssue => ({
  code,
  severity: warnings.has(code) ? 'warning' : 'error',
  anchor,
  message,
  hint: hints[code],
});

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

  const relation = (id: string, name: string, role: 'parent' | 'dependency'): AnchorIssue[] => {
    if (name === id)
      return [issue(role === 'parent' ? 'SELF_PARENT' : 'SELF_DEPENDS_ON', id, `${id} names itself as its ${role}.`)];
    if (ids.has(name)) return [];
    const known = leads.get(name);
    if (known !== undefined) return [issue('RELATION_USES_ALIAS', id, `The ${role} ${name} of ${id} is an alias of ${known}.`)];
    const code = role === 'parent' ? 'UNKNOWN_PARENT' : 'UNKNOWN_DEPENDS_ON';
    return [issue(code, id, `The ${role} ${name} of ${id} is not on the map.`)];
  };
  const found = [
    ...anchors.flatMap(({ id, parent_id, depends_on, linked }) => [
      ...(parent_id === null ? [] : relation(id, parent_id, 'parent')),
      ...depends_on.flatMap((name) => relation(id, name, 'dependency')),
      ...(circles.has(id) ? [issue('PARENT_CYCLE', id, `${id} is a part of itself, by its parents.`)] : []),
      ...(linked ? [] : [issue('ORPHAN_ANCHOR', id, `No card and no job is about ${id}.`)]),
    ]),
    ...aliases.flatMap(({ alias, anchor }) => [
      ...(ids.has(anchor) ? [] : [issue('ALIAS_DANGLING', anchor, `${alias} leads to ${anchor}, which is not on the map.`)]),
      ...(ids.has(alias)
        ? [issue('ALIAS_COLLIDES_WITH_ANCHOR_ID', alias, `${alias} is an anchor, and an alias of ${anchor}.`)]
        : []),
    ]),
  ];
  const key = ({ severity, code, anchor, message }: AnchorIssue) => `${severity} ${code} ${anchor} ${message}`;
  return found.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}
