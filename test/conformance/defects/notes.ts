import type { Segment } from '../../../generated/handlers/ctx.ts';
import type { BranchRow } from '../../../src/records/workspace.ts';
import type { AllReads } from '../../support/rooms.ts';
import type { Calling, Defect } from '../broken.ts';

const end = Number.MAX_SAFE_INTEGER;

/** Every branch seen otherwise. */
const seeing = (change: (view: readonly Segment[]) => Segment[]) => ({
  reads: ({ branches }: AllReads) => ({
    branches: {
      ...branches,
      find: async (name: string): Promise<BranchRow | undefined> => {
        const row = await branches.find(name);
        return row && { ...row, view: change(row.view) };
      },
    },
  }),
});

/** What goes to the focus goes to its own branch, wherever one stands. */
const pastTheWhatIf =
  (of: string) =>
  (sound: Calling): Calling =>
  async (tool, args) => {
    const { workspace, target, branch } = args;
    if (tool !== of || target !== undefined || branch !== undefined) return sound(tool, args);
    const { result } = await sound('tasks_focus_get', { workspace });
    return sound(tool, typeof result?.focus === 'string' ? { ...args, target: result.focus } : args);
  };

export const noteDefects = {
  'a note passes the what-if by': { breaks: 'notes_commit/a-what-if-is-worked-on', boundary: pastTheWhatIf('notes_commit') },
  'a card passes the what-if by': { breaks: 'think_card/a-what-if-is-worked-on', boundary: pastTheWhatIf('think_card') },
  'a branch sees its base as it is now': {
    breaks: 'show/a-later-base-entry-is-not-seen',
    ...seeing((view) => view.map((segment) => ({ ...segment, upto: end }))),
  },
  'a branch begins empty': {
    breaks: 'show/a-derived-branch-shows-its-base',
    ...seeing((view) => view.slice(0, 1)),
  },
  'a branch sees only its nearest base': {
    breaks: 'show/bases-of-bases-count',
    ...seeing((view) => view.slice(0, 2)),
  },
  'a page repeats an entry': {
    breaks: 'show/pages-cover-everything-once',
    handlers: ({ show }) => ({
      show: (input, ctx) => show(input.cursor === undefined ? input : { ...input, cursor: input.cursor + 1 }, ctx),
    }),
  },
  'a page skips an entry': {
    breaks: 'log/pages-cover-everything-once',
    handlers: ({ log }) => ({
      log: (input, ctx) => log(input.cursor === undefined ? input : { ...input, cursor: input.cursor - 1 }, ctx),
    }),
  },
  'a page comes newest first': {
    breaks: 'show/a-page-is-the-newest-oldest-first',
    handlers: ({ show }) => ({
      show: async (input, ctx) => {
        const page = await show(input, ctx);
        return { ...page, entries: [...page.entries].reverse() };
      },
    }),
  },
  'an unknown branch is empty': {
    breaks: 'show/an-unknown-branch-is-refused',
    boundary: (sound: Calling) => async (tool, args) => {
      const envelope = await sound(tool, args);
      return tool === 'show' && envelope.error?.code === 'UNKNOWN_ID' ? sound(tool, { ...args, branch: 'main' }) : envelope;
    },
  },
  'a list shows what was written first': {
    breaks: 'notes_edit/lists-show-the-newest-version',
    reads: ({ entries }: AllReads) => ({
      entries: { ...entries, before: (view, doc, page) => entries.before(view, doc, { ...page, shown: [] }) },
    }),
  },
  'an edit is made on the base': {
    breaks: 'notes_edit/an-edit-stays-on-its-branch',
    handlers: ({ notes_edit }) => ({ notes_edit: (input, ctx) => notes_edit({ ...input, branch: 'main' }, ctx) }),
  },
  'an edit forgets what it did not change': {
    breaks: 'notes_edit/what-is-left-out-stays',
    handlers: ({ notes_edit }) => ({ notes_edit: (input, ctx) => notes_edit({ title: 'Note', ...input }, ctx) }),
  },
  'an edit that changes nothing is made again': {
    breaks: 'notes_edit/a-repeated-edit-is-one',
    handlers: ({ notes_edit }) => ({
      notes_edit: (input, ctx) => notes_edit({ ...input, meta: { ...input.meta, at: ctx.seq() } }, ctx),
    }),
  },
  'a note opens as it was written first': {
    breaks: 'open/a-note-opens-in-its-newest-version',
    reads: ({ entries }: AllReads) => ({ entries: { ...entries, seen: (seq) => entries.at(seq) } }),
  },
  'thoughts are not linked': {
    breaks: 'show/branching-thoughts-are-derived',
    handlers: ({ show }) => ({
      show: async (input, ctx) => {
        const { sequential: _, ...page } = await show(input, ctx);
        return page;
      },
    }),
  },
  'the log forgets resets': {
    breaks: 'log/a-reset-hides-what-was-after',
    reads: () => ({ resets: { before: async () => [] } }),
  },
  'a commit brings back what a reset left out': {
    breaks: 'log/a-commit-after-a-reset-follows-it',
    reads: ({ resets, entries }) => ({
      resets: {
        before: async (view, doc, page) => {
          const [newest] = await entries.before(view, doc, { before: end, limit: 1 });
          const found = await resets.before(view, doc, page);
          return found.filter(({ move }) => move.seq > (newest?.entry.seq ?? 0));
        },
      },
    }),
  },
  'a ref is always read to its newest': {
    breaks: 'log/a-tag-or-number-ends-the-log',
    handlers: ({ log }) => ({ log: (input, ctx) => log({ ...input, ref: 'main' }, ctx) }),
  },
  'a commit goes to one document only': {
    breaks: 'commit/each-document-gets-one',
    handlers: ({ commit }) => ({
      commit: (input, ctx) => commit({ ...input, docs: Array.isArray(input.docs) ? input.docs[0] : input.docs }, ctx),
    }),
  },
  'message and artifact change places': {
    breaks: 'commit/the-artifact-is-the-content',
    appliers: ({ note_added }) => ({
      note_added: (fact, at) => note_added({ ...fact, content: fact.title ?? '', title: fact.content }, at),
    }),
  },
  'an inherited document looks like an own one': {
    breaks: 'docs_list/inherited-documents-are-marked',
    handlers: ({ docs_list }) => ({
      docs_list: async (input, ctx) => {
        const output = await docs_list(input, ctx);
        return { ...output, docs: output.docs.map((doc) => ({ ...doc, inherited: false })) };
      },
    }),
  },
  'the text of a note is tidied': {
    breaks: 'notes_commit/a-note-is-appended',
    appliers: ({ note_added }) => ({
      note_added: (fact, at) => note_added({ ...fact, content: fact.content.toLowerCase() }, at),
    }),
  },
  'the graph takes notes': {
    breaks: 'notes_commit/a-graph-takes-no-notes',
    boundary: (sound: Calling) => (tool, args) => sound(tool, args.doc === 'graph' ? { ...args, doc: 'graph-notes' } : args),
  },
} satisfies Record<string, Defect>;
