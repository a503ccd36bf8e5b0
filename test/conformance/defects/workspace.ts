import { text } from '../../../src/kernel/says.ts';

const helpText = text('help-page');

import type { Calling, Defect } from '../broken.ts';

/** Done before the call itself. */
const first =
  (name: string, before: (sound: Calling, args: Record<string, unknown>) => Promise<unknown>) =>
  (sound: Calling): Calling =>
  async (tool, args) => {
    if (tool === name) await before(sound, args);
    return sound(tool, args);
  };

export const workspaceDefects = {
  'the journal begins with the oldest': {
    breaks: 'journal/the-newest-comes-first',
    handlers: ({ journal }) => ({
      journal: async (input, ctx) => {
        const answer = await journal(input, ctx);
        return { ...answer, facts: answer.facts.toReversed() };
      },
    }),
  },
  'the journal knows what came later': {
    breaks: 'journal/a-moment-hides-what-came-later',
    handlers: ({ journal }) => ({ journal: ({ at: _, ...input }, ctx) => journal(input, ctx) }),
  },
  'the journal says nothing of what proves a step': {
    breaks: 'journal/what-proves-is-told',
    handlers: ({ journal }) => ({
      journal: async (input, ctx) => {
        const answer = await journal(input, ctx);
        const facts = answer.facts.map(({ text, ...fact }) =>
          fact.kind === 'evidence_captured' || !text ? fact : { ...fact, text },
        );
        return { ...answer, facts };
      },
    }),
  },
  'the journal cuts where a text is as long as it tells': {
    breaks: 'journal/a-beginning-ends-before-a-secret',
    handlers: ({ journal }) => ({
      journal: async (input, ctx) => {
        const answer = await journal(input, ctx);
        const facts = answer.facts.map((fact) => (fact.text ? { ...fact, text: `${fact.text}Zx9Su` } : fact));
        return { ...answer, facts };
      },
    }),
  },
  'the journal repeats the last of a page': {
    breaks: 'journal/pages-cover-everything-once',
    handlers: ({ journal }) => ({
      journal: (input, ctx) => journal({ ...input, ...(input.cursor === undefined ? {} : { cursor: input.cursor + 1 }) }, ctx),
    }),
  },
  'a locked server tells of others': {
    breaks: 'workspace_list/a-lock-hides-the-others',
    handlers: ({ workspace_list }) => ({
      workspace_list: async (input, ctx) => {
        const answer = await workspace_list(input, ctx);
        return { ...answer, workspaces: answer.workspaces.map((one) => ({ ...one, workspace: 'somebody/else' })) };
      },
    }),
  },
  'forgetting asks nobody': {
    breaks: 'forget/confirm-is-needed',
    handlers: ({ forget }) => ({ forget: (input, ctx) => forget({ ...input, confirm: true }, ctx) }),
  },
  'what was forgotten was never there': {
    breaks: 'forget/a-tombstone-remains',
    reads: () => ({ forgotten: { find: async () => undefined } }),
  },
  'forgetting only hides': {
    breaks: 'forget/a-note-is-forgotten',
    boundary: (sound: Calling) => async (tool, args) => {
      if (tool !== 'forget' || args.confirm !== true) return sound(tool, args);
      const kept = await sound('open', { workspace: args.workspace, id: args.ref });
      const answer = await sound(tool, args);
      const entry = (kept.result as { entry?: { content?: string } } | null)?.entry;
      if (entry?.content) await sound('notes_commit', { workspace: args.workspace, content: entry.content });
      return answer;
    },
  },
  'a branch opens without what was noted on it': {
    breaks: 'open/a-branch-opens-by-its-name',
    handlers: ({ open }) => ({
      open: async (input, ctx) => {
        const opened = await open(input, ctx);
        return opened.kind === 'branch' ? { ...opened, notes: [] } : opened;
      },
    }),
  },
  'help tells of what is listed alone': {
    breaks: 'help/a-tool-is-told-whole',
    handlers: ({ help }) => ({ help: ({ tool: _, ...input }, ctx) => help(input, ctx) }),
  },
  'status makes the workspace': {
    breaks: 'status/an-unknown-workspace-is-not-an-error',
    boundary: first('status', (sound, { workspace }) => sound('init', { workspace })),
  },
  'a portal answers JSON': {
    breaks: 'status/the-state-comes-first',
    rendered: (_, __, envelope) => JSON.stringify(envelope),
  },
  'no command follows the state': {
    breaks: 'status/a-next-command-follows',
    handlers: ({ status }) => ({ status: (input, ctx) => status(input, { ...ctx, suggest: () => {} }) }),
  },
  'a blank line stands between the lines': {
    breaks: 'macro_branch_note/one-state-line-and-one-command',
    rendered: (text) => text.replaceAll('\n', '\n\n'),
  },
  'init checks main out again': {
    breaks: 'init/repeating-changes-nothing',
    boundary: first('init', (sound, { workspace }) => sound('checkout', { workspace, ref: 'main' })),
  },
  'init names another default branch': {
    breaks: 'init/the-defaults-are-named',
    handlers: ({ init }) => ({
      init: async (input, ctx) => {
        const output = await init(input, ctx);
        return { ...output, defaults: { ...output.defaults, branch: 'master' } };
      },
    }),
  },
  'open takes any document name': {
    breaks: 'open/a-wrong-document-is-named',
    handlers: ({ open }) => ({ open: (input, ctx) => open({ ...input, id: input.id.replace(/^.*@/, 'notes@') }, ctx) }),
  },
  'open makes up what nobody wrote': {
    breaks: 'open/an-unknown-number-is-refused',
    reads: ({ entries }) => ({
      entries: {
        ...entries,
        at: async (seq) =>
          (await entries.at(seq)) ?? {
            entry: { seq, ts: '', ts_ms: 0, branch: 'main', doc: 'notes', kind: 'note', content: '' },
            branch_id: 1,
            origin_seq: null,
          },
      },
    }),
  },
  'help forgets a tag': {
    breaks: 'help/the-tags-are-explained',
    handlers: () => ({ help: async () => ({ text: helpText.replaceAll('REFERENCE:', 'And') }) }),
  },
  'help is longer than was asked': {
    breaks: 'help/the-text-fits-the-budget',
    boundary: (sound: Calling) => (tool, args) => sound(tool, tool === 'help' ? {} : args),
  },
  'diagnostics finds nothing': {
    breaks: 'diagnostics/no-target-is-said',
    handlers: ({ diagnostics }) => ({
      diagnostics: async (input, ctx) => {
        const output = await diagnostics(input, ctx);
        return { ...output, context_health: { ...output.context_health, issues: [] } };
      },
    }),
  },
} satisfies Record<string, Defect>;
