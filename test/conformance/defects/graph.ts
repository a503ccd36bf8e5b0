import type { GraphReads, GraphVersion } from '../../../src/records/graph.ts';
import type { AllReads } from '../../support/rooms.ts';
import type { Calling, Defect } from '../broken.ts';

/** An app whose graph is read in a wrong way. */
const readingWrongly =
  (change: (sound: GraphReads['graph']) => Partial<GraphReads['graph']>) =>
  ({ graph }: AllReads): Partial<AllReads> => ({ graph: { ...graph, ...change(graph) } });

/** Provenance that found its way into what is compared. */
const withProvenance = (version: GraphVersion): GraphVersion =>
  version.state.merged_from
    ? ({ ...version, state: { ...version.state, meta: { ...version.state.meta, _merge: true } } } as GraphVersion)
    : version;

const editDefects = {
  'a batch is half applied': {
    breaks: 'graph_apply/all-or-nothing',
    boundary: (sound: Calling) => async (tool, args) => {
      const envelope = await sound(tool, args);
      if (tool === 'graph_apply' && envelope.error) await sound(tool, { ...args, ops: (args.ops as unknown[]).slice(0, 1) });
      return envelope;
    },
  },
  'a deleted node leaves its edges': {
    breaks: 'graph_apply/a-delete-cascades',
    reads: readingWrongly(() => ({ edgesAt: async () => [] })),
  },
  'an upsert fills in what was there': {
    breaks: 'graph_apply/an-upsert-replaces',
    appliers: (sound) => {
      const last = new Map<string, object>();
      return {
        graph_node_written: (fact, at) => {
          const place = `${at.workspace} ${fact.branch} ${fact.id}`;
          const fuller = {
            ...last.get(place),
            ...fact,
            title: fact.title ?? (last.get(place) as typeof fact | undefined)?.title,
          };
          last.set(place, fuller);
          return sound.graph_node_written(fuller, at);
        },
      };
    },
  },
  'tags keep their dress': {
    breaks: 'graph_apply/tags-are-normalised',
    appliers: (sound) => ({
      graph_node_written: (fact, at) => sound.graph_node_written({ ...fact, tags: fact.tags?.map((t) => t.toUpperCase()) }, at),
    }),
  },
  'an edge needs no nodes': {
    breaks: 'graph_apply/endpoints-must-live',
    reads: readingWrongly(({ states }) => ({
      states: async (view, doc, refs) => {
        const found = await states(view, doc, refs);
        const live = [...found].map(([id, v]) => [id, { ...v, state: { ...v.state, deleted: false } } as GraphVersion] as const);
        return new Map(live);
      },
    })),
  },
  'tombstones are shown': {
    breaks: 'graph_query/tombstones-are-left-out',
    handlers: ({ graph_query }) => ({ graph_query: (input, ctx) => graph_query({ ...input, include_deleted: true }, ctx) }),
  },
  'a branch sees what its base does later': {
    breaks: 'graph_query/a-derived-branch-shows-its-base',
    reads: readingWrongly(({ nodes }) => ({
      nodes: (view, ...rest) =>
        nodes(
          view.map((s) => ({ ...s, upto: Number.MAX_SAFE_INTEGER })),
          ...rest,
        ),
    })),
  },
  'text is found in its own case only': {
    breaks: 'graph_query/text-is-a-part-in-any-case',
    handlers: ({ graph_query }) => ({
      graph_query: async (input, ctx) => {
        const output = await graph_query(input, ctx);
        const { text = '' } = input;
        return { ...output, nodes: output.nodes.filter((node) => `${node.title} ${node.text}`.includes(text)) };
      },
    }),
  },
  'any edge at a node is shown': {
    breaks: 'graph_query/edges-join-returned-nodes',
    reads: readingWrongly(({ edgesAt }) => ({
      edgesBetween: async (view, doc, ids) => ({
        edges: (await Promise.all(ids.map((id) => edgesAt(view, doc, id)))).flat(),
        cut: false,
      }),
    })),
  },
  'a page swallows a node': {
    breaks: 'graph_query/pages-cover-everything-once',
    handlers: ({ graph_query }) => ({
      graph_query: async (input, ctx) => {
        const { pagination, ...output } = await graph_query(input, ctx);
        const next_cursor = pagination.next_cursor === null ? null : pagination.next_cursor - 1;
        return { ...output, pagination: { ...pagination, next_cursor } };
      },
    }),
  },
  'a loose end is not seen': {
    breaks: 'graph_validate/a-missing-end-is-an-error',
    reads: readingWrongly(() => ({ dangling: async () => [] })),
  },
} satisfies Record<string, Defect>;

const mergeDefects = {
  'a deletion is no change': {
    breaks: 'graph_diff/a-deletion-is-a-tombstone',
    handlers: ({ graph_diff }) => ({
      graph_diff: async (input, ctx) => {
        const output = await graph_diff(input, ctx);
        return { ...output, changes: output.changes.filter((change) => !change.to.deleted) };
      },
    }),
  },
  'only one side is compared': {
    breaks: 'graph_diff/what-from-changed-differs-too',
    reads: readingWrongly(() => ({ replaced: async () => [] })),
  },
  'a merge trips over its own traces': {
    breaks: 'graph_merge/repeating-is-a-no-op',
    reads: readingWrongly(({ states }) => ({
      lastMerged: async () => new Map(),
      states: async (...asked) => new Map([...(await states(...asked))].map(([id, v]) => [id, withProvenance(v)])),
    })),
  },
  'a merge forgets the one before': {
    breaks: 'graph_merge/going-on-after-a-merge-is-no-conflict',
    reads: readingWrongly(() => ({ lastMerged: async () => new Map() })),
  },
  'a dry run gets wet': {
    breaks: 'graph_merge/a-dry-run-writes-nothing',
    handlers: ({ graph_merge }) => ({ graph_merge: (input, ctx) => graph_merge({ ...input, dry_run: false }, ctx) }),
  },
  'a conflict is called after its branch': {
    breaks: 'graph_merge/a-rename-changes-nothing',
    handlers: ({ graph_merge }) => ({
      graph_merge: async (input, ctx) => {
        const output = await graph_merge(input, ctx);
        const called = `CONFLICT-${Buffer.from(input.from).toString('hex').padEnd(32, '0').slice(0, 32)}`;
        return { ...output, conflict_ids: output.conflict_ids.map(() => called) };
      },
    }),
  },
  'overtaken conflicts stay open': {
    breaks: 'graph_merge/overtaken-conflicts-are-superseded',
    appliers: () => ({ graph_conflict_superseded: async () => {} }),
  },
  'every conflict is listed': {
    breaks: 'graph_conflicts/open-ones-are-the-default',
    handlers: ({ graph_conflicts }) => ({ graph_conflicts: (input, ctx) => graph_conflicts({ ...input, status: 'all' }, ctx) }),
  },
  'a resolution is only said': {
    breaks: 'graph_conflict_resolve/use-from-writes-theirs',
    handlers: ({ graph_conflict_resolve }) => ({
      graph_conflict_resolve: async (input, ctx) => ({
        ...(await graph_conflict_resolve({ ...input, resolution: 'use_into' }, ctx)),
        applied: input.resolution === 'use_from',
      }),
    }),
  },
  'a conflict can be resolved again': {
    breaks: 'graph_conflict_resolve/once-only',
    reads: ({ conflicts }) => ({
      conflicts: {
        ...conflicts,
        find: async (id) => {
          const row = await conflicts.find(id);
          return row && { ...row, status: 'open' as const };
        },
      },
    }),
  },
} satisfies Record<string, Defect>;

export const graphDefects: Readonly<Record<string, Defect>> = { ...editDefects, ...mergeDefects };
