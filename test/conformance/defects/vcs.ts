import { Fault } from '../../../src/kernel/fault.ts';
import type { AllReads } from '../../support/rooms.ts';
import type { Calling, Defect } from '../broken.ts';

const branchDefects = {
  'a rename leaves the tags behind': {
    breaks: 'branch_rename/everything-goes-along',
    handlers: ({ branch_rename, tag_list }) => {
      const was = new Map<string, string>();
      return {
        branch_rename: (input, ctx) => {
          was.set(input.new, input.old);
          return branch_rename(input, ctx);
        },
        tag_list: async (input, ctx) => {
          const output = await tag_list(input, ctx);
          return { ...output, tags: output.tags.map((tag) => ({ ...tag, branch: was.get(tag.branch) ?? tag.branch })) };
        },
      };
    },
  },
  'a deleted branch keeps its entries': {
    breaks: 'branch_delete/what-was-written-on-it-goes',
    appliers: ({ branch_created, branch_deleted, ...sound }) => {
      const kept = new Map<string, number>();
      return {
        ...sound,
        branch_deleted: async (fact, { db: { db, ws } }) => {
          kept.set(`${ws} ${fact.name}`, fact.branch_id);
          const change = db.kysely.updateTable('branches').set({ name: `~${fact.branch_id}` });
          await change.where('ws', '=', ws).where('id', '=', fact.branch_id).execute();
          await db.kysely.deleteFrom('tags').where('ws', '=', ws).where('branch_id', '=', fact.branch_id).execute();
        },
        branch_created: async (fact, at) => {
          const { db, ws } = at.db;
          const id = kept.get(`${ws} ${fact.name}`);
          if (id === undefined) return branch_created(fact, at);
          await db.kysely.updateTable('branches').set({ name: fact.name }).where('ws', '=', ws).where('id', '=', id).execute();
          return { name: fact.name, base_branch: fact.base_branch, base_seq: fact.base_seq, created_at_ms: at.ts_ms };
        },
      };
    },
  },
  'a base can be deleted': {
    breaks: 'branch_delete/a-base-is-refused',
    reads: ({ branches }) => ({ branches: { ...branches, basedOn: async () => [] } }),
  },
  'a checkout is not kept': {
    breaks: 'checkout/later-calls-default-to-it',
    appliers: () => ({ branch_checked_out: async () => {} }),
  },
  'an unknown checkout goes to main': {
    breaks: 'checkout/an-unknown-branch-is-refused',
    boundary: (sound: Calling) => async (tool, args) => {
      const envelope = await sound(tool, args);
      return tool === 'checkout' && envelope.error?.code === 'UNKNOWN_ID' ? sound(tool, { ...args, ref: 'main' }) : envelope;
    },
  },
  'a branch is made from the beginning': {
    breaks: 'branch_create/the-snapshot-is-now',
    handlers: ({ branch_create }) => ({ branch_create: (input, ctx) => branch_create(input, { ...ctx, seq: () => 0 }) }),
  },
  'anybody may make a task branch': {
    breaks: 'branch_create/plan-and-task-branches-are-reserved',
    boundary: (sound: Calling) => (tool, args) =>
      sound(tool, tool === 'branch_create' ? { ...args, name: String(args.name).replace('task/', 'tasks-') } : args),
  },
  'branches come in the order they were made': {
    breaks: 'branch_list/sorted-by-name',
    handlers: ({ branch_list }) => ({
      branch_list: async (input, ctx) => {
        const output = await branch_list(input, ctx);
        return { ...output, branches: [...output.branches].sort((a, b) => a.created_at_ms - b.created_at_ms) };
      },
    }),
  },
  'hidden branches are not said': {
    breaks: 'branch_list/a-hidden-branch-is-said',
    handlers: ({ branch_list }) => ({
      branch_list: async (input, ctx) => ({ ...(await branch_list(input, ctx)), truncated: false, next_after: null }),
    }),
  },
} satisfies Record<string, Defect>;

const mergeDefects = {
  'merging twice copies twice': {
    breaks: 'merge/repeating-copies-nothing',
    reads: ({ entries }) => ({ entries: { ...entries, originsSeen: async () => new Set<number>() } }),
  },
  'a merge goes by the name of the branch': {
    breaks: 'merge/a-rename-changes-nothing',
    handlers: ({ branch_rename, merge }) => {
      const renamed = new Set<string>();
      return {
        branch_rename: (input, ctx) => {
          renamed.add(input.new);
          return branch_rename(input, ctx);
        },
        merge: (input, ctx) => {
          const entries = { ...ctx.store.entries, originsSeen: async () => new Set<number>() };
          return merge(input, renamed.has(input.from) ? { ...ctx, store: { ...ctx.store, entries } } : ctx);
        },
      };
    },
  },
  'copies are copied back': {
    breaks: 'merge/a-copy-is-not-copied-back',
    handlers: ({ merge }) => ({
      merge: (input, ctx) => {
        const entries = { ...ctx.store.entries, originsSeen: async () => new Set<number>() };
        return merge(input, input.from === 'main' ? { ...ctx, store: { ...ctx.store, entries } } : ctx);
      },
    }),
  },
  'copies come in reverse': {
    breaks: 'merge/copies-keep-their-order',
    reads: ({ entries }) => ({
      entries: { ...entries, after: async (view, doc, page) => (await entries.after(view, doc, page)).reverse() },
    }),
  },
  'a copy hides its source': {
    breaks: 'merge/a-copy-names-its-source',
    appliers: ({ note_added }) => ({ note_added: ({ source_event_id: _, ...fact }, at) => note_added(fact, at) }),
  },
  'a dry run writes': {
    breaks: 'merge/a-dry-run-writes-nothing',
    handlers: ({ merge }) => ({ merge: (input, ctx) => merge({ ...input, dry_run: false }, ctx) }),
  },
  'the rest of a merge never comes': {
    breaks: 'merge/pages-continue',
    handlers: ({ merge }) => ({
      merge: async (input, ctx) => {
        const output = await merge(input, ctx);
        return { ...output, pagination: { ...output.pagination, has_more: false, next_cursor: null } };
      },
    }),
  },
  'main is where a merge goes if nobody says': {
    breaks: 'merge/a-destination-is-needed',
    handlers: ({ merge }) => ({ merge: (input, ctx) => merge({ into: 'main', ...input, merge_to_base: false }, ctx) }),
  },
  'a difference is shown the wrong way round': {
    breaks: 'diff/only-what-to-has-more',
    handlers: ({ diff }) => ({ diff: (input, ctx) => diff({ ...input, from: input.to, to: input.from }, ctx) }),
  },
} satisfies Record<string, Defect>;

const tagDefects = {
  'a reset hides from show': {
    breaks: 'reset/the-pointer-moves',
    handlers: ({ show }) => ({
      show: async (input, ctx) => {
        const page = await show(input, ctx);
        const [reset] = await ctx.store.resets.before(ctx.target.view, page.doc, { before: Number.MAX_SAFE_INTEGER, limit: 1 });
        return { ...page, entries: page.entries.filter((entry) => !reset || entry.seq <= reset.move.new_seq) };
      },
    }),
  },
  'a reset to the same place is told': {
    breaks: 'reset/the-same-place-changes-nothing',
    handlers: ({ reset }) => ({
      reset: async (input, ctx) => {
        const output = await reset(input, ctx);
        const { ref, branch, doc, old_seq, new_seq } = output;
        const found = await ctx.store.branches.find(branch);
        await ctx.tell('head_reset', { branch, branch_id: found?.id ?? 0, doc, ref, old_seq, new_seq });
        return output;
      },
    }),
  },
  'the reflog forgets resets': {
    breaks: 'reflog/every-move-is-kept',
    handlers: ({ reflog }) => ({
      reflog: async (input, ctx) => {
        const output = await reflog(input, ctx);
        return { ...output, moves: output.moves.filter((move) => !move.message.startsWith('reset:')) };
      },
    }),
  },
  'force moves no tag': {
    breaks: 'tag_create/an-existing-tag-is-refused',
    handlers: ({ tag_create }) => ({ tag_create: (input, ctx) => tag_create({ ...input, force: false }, ctx) }),
  },
  'a tag may be called like a branch': {
    breaks: 'tag_create/a-branch-name-is-refused',
    boundary: (sound: Calling) => (tool, args) =>
      sound(tool, tool === 'tag_create' && args.name === 'main' ? { ...args, name: 'main-tag' } : args),
  },
  'a missing tag is an error': {
    breaks: 'tag_delete/a-missing-tag-is-fine',
    handlers: ({ tag_delete }) => ({
      tag_delete: async (input, ctx) => {
        const output = await tag_delete(input, ctx);
        if (!output.deleted) throw new Fault('UNKNOWN_ID', { kind: 'tag', id: input.name, fix: 'Name a tag that exists.' });
        return output;
      },
    }),
  },
} satisfies Record<string, Defect>;

const macroDefects = {
  'a macro is not all or nothing': {
    breaks: 'macro_branch_note/all-or-nothing',
    boundary: (sound: Calling) => async (tool, args) => {
      const { workspace, name } = args;
      if (tool === 'macro_branch_note' && name !== undefined) await sound('branch_create', { workspace, name });
      return sound(tool, args);
    },
  },
  'every branch was made just now': {
    breaks: 'macro_branch_note/created-is-true-only-when-made',
    handlers: ({ macro_branch_note }) => ({
      macro_branch_note: async (input, ctx) => {
        const output = await macro_branch_note(input, ctx);
        return { ...output, branch: { ...output.branch, created: true } };
      },
    }),
  },
  'an ignored base is not warned of': {
    breaks: 'macro_branch_note/a-known-name-is-reused',
    handlers: ({ macro_branch_note }) => ({
      macro_branch_note: (input, ctx) => macro_branch_note(input, { ...ctx, warn: () => {} }),
    }),
  },
} satisfies Record<string, Defect>;

export const vcsDefects = {
  'a merge overwrites what the other branch edited': {
    breaks: 'merge/a-note-edited-twice-is-a-conflict',
    reads: ({ entries }: AllReads) => ({
      entries: {
        ...entries,
        edits: async (seqs: readonly number[]) => (await entries.edits(seqs)).filter(({ branch }) => branch !== 'main'),
      },
    }),
  },
  ...branchDefects,
  ...mergeDefects,
  ...tagDefects,
  ...macroDefects,
};
