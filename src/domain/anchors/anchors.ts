import type { AnchorsAnchorsHandlers } from '../../../generated/handlers/anchors.ts';
import { nextCall } from '../../kernel/says.ts';
import { anchorId, anchorMeant } from '../../records/anchors.ts';
import { lines, mermaid } from './export-rules.ts';
import { readLens } from './lens.ts';
import { lintMap } from './lint-rules.ts';
import { planMerge, refuseName } from './move-rules.ts';
import { saveAnchors } from './save.ts';
import { firstNote, unknownAnchor } from './save-rules.ts';
import type { AnchorsStore } from './store.ts';

export const anchorHandlers: AnchorsAnchorsHandlers<AnchorsStore> = {
  async anchors_list({ text, kind, status, after, limit }, { store, suggest }) {
    const page = { after: after === undefined ? null : anchorId(after), limit: limit + 1 };
    const { anchors: rows, count } = await store.anchors.list({ text, kind, status }, page);
    const anchors = rows.slice(0, limit);
    const [first] = anchors;
    const has_more = rows.length > limit;
    const next_after = has_more ? (anchors.at(-1)?.id ?? null) : null;
    if (first) suggest(nextCall('see-what-is-known-about-it', { anchor: first.id }));
    else if (count === 0) suggest(firstNote('a:core'));
    if (next_after !== null)
      suggest(nextCall('see-the-next-anchors', {}, given({ text, kind, status, limit, after: next_after })));
    return { anchors, count, has_more, next_after, truncated: false };
  },

  async anchor_snapshot({ anchor: name, include_drafts, tasks_limit, limit }, { store, warn }) {
    const id = await anchorMeant(store, name, warn);
    const { anchor, stats, cards } = await readLens(store, id, { drafts: include_drafts, limit });
    if (!anchor) throw unknownAnchor(id);
    const tasks = await store.anchors.tasks(id, tasks_limit);
    return { anchor, stats, tasks, cards, count: cards.length, truncated: false };
  },

  async anchors_export({ format }, { store }) {
    const { anchors } = await store.anchors.map();
    const text = format === 'mermaid' ? mermaid(anchors) : lines(anchors);
    return { format, anchors_count: anchors.length, text, truncated: false };
  },

  async anchors_bootstrap({ anchors: wanted }, { store, tell, warn, suggest }) {
    const saved = await saveAnchors({ store, tell, warn }, wanted);
    const created = saved.filter((one) => one.created).length;
    suggest(nextCall('check-the-map'));
    return {
      anchors: saved.map(({ anchor: { id }, created }) => ({ id, created })),
      count: saved.length,
      created,
      updated: saved.length - created,
      truncated: false,
    };
  },

  async anchors_rename({ from: old, to: name }, { target, store, tell, warn, agent_id }) {
    const from = await anchorMeant(store, old, warn);
    const to = anchorId(name);
    const leads = await store.anchors.leads([from, to]);
    refuseName(from, to, leads);
    const { branch, branch_id } = target;
    return { from, to, ...(await tell('anchor_renamed', { from, to, branch, branch_id, agent_id: agent_id ?? undefined })) };
  },

  async anchors_merge({ into: name, from: names }, { target, store, tell, warn, agent_id }) {
    const asked = [...new Set(names.map(anchorId))];
    const into = await anchorMeant(store, name, warn);
    const plan = planMerge(into, asked, await store.anchors.leads([into, ...asked]));
    for (const { alias, anchor } of plan.resolved) warn('ANCHOR_ALIAS_RESOLVED', { alias, anchor });
    const { merged, skipped } = plan;
    const done = { into, from: asked, merged, skipped };
    if (merged.length === 0) {
      const [anchor] = await store.anchors.these([into]);
      if (!anchor) throw unknownAnchor(into);
      return { ...done, anchor, note: null };
    }
    const { branch, branch_id } = target;
    const fact = { into, from: merged, branch, branch_id, agent_id: agent_id ?? undefined };
    return { ...done, ...(await tell('anchors_merged', fact)) };
  },

  async anchors_lint({ limit }, { store }) {
    const found = lintMap(await store.anchors.map());
    return { issues: found.slice(0, limit), count: found.length, has_more: found.length > limit, truncated: false };
  },
};

const given = (params: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));
