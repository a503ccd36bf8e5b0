import { registryDocs } from '../../../src/records/anchors.ts';
import type { Defect } from '../broken.ts';

/** The lines of one tool, with something done to them. */
const lines =
  (of: string, change: (lines: readonly string[]) => readonly string[]): Defect['rendered'] =>
  (text, tool) =>
    tool === of ? change(text.split('\n')).join('\n') : text;

const without = (what: RegExp) => (all: readonly string[]) => all.filter((line) => !what.test(line));

const twice = (what: RegExp) => (all: readonly string[]) => all.flatMap((line) => (what.test(line) ? [line, line] : [line]));

export const viewDefects = {
  'a watch tells a card twice': {
    breaks: 'think_watch/lines-say-nothing-twice',
    rendered: lines('think_watch', twice(/^- hypothesis /)),
  },
  'a hand-over tells no risks': {
    breaks: 'tasks_handoff/lines-tell-each-thing-once',
    rendered: lines('tasks_handoff', without(/^- risk/)),
  },
  'a hand-over keeps what was said to itself': {
    breaks: 'tasks_handoff/what-was-said-is-handed-over',
    handlers: ({ tasks_handoff }) => ({
      tasks_handoff: async (input, ctx) => {
        const report = await tasks_handoff(input, ctx);
        return { ...report, known: { ...report.known, notes: [] } };
      },
    }),
  },
  'a hand-over leads nowhere': {
    breaks: 'tasks_handoff/the-next-call-comes-along',
    handlers: ({ tasks_handoff }) => ({ tasks_handoff: (input, ctx) => tasks_handoff(input, { ...ctx, suggest: () => {} }) }),
  },
  'a snapshot says the state alone': {
    breaks: 'tasks_snapshot/details-follow-the-state',
    rendered: lines('tasks_snapshot', without(/^- /)),
  },
  'notes cannot be opened': {
    breaks: 'tasks_snapshot/details-carry-references',
    rendered: lines('tasks_snapshot', (all) => all.map((line) => line.replace(/^- note \S+: /, '- note: '))),
  },
  'decisions about anchors are lost': {
    breaks: 'tasks_snapshot/decisions-about-anchors-count',
    reads: ({ graph }) => ({
      graph: {
        ...graph,
        nodes: async (view, doc, filter, page) =>
          doc === registryDocs.graph_doc ? { nodes: [], cut: false } : graph.nodes(view, doc, filter, page),
      },
    }),
  },
  'a what-if never comes home': {
    breaks: 'tasks_snapshot/what-came-home-is-no-what-if',
    reads: ({ entries }) => ({ entries: { ...entries, originsSeen: async () => new Set<number>() } }),
  },
  'nobody knows that a step is blocked': {
    breaks: 'tasks_snapshot/a-blocked-step-is-not-offered',
    reads: ({ steps }) => ({
      steps: { ...steps, list: async (task) => (await steps.list(task)).map((step) => ({ ...step, blocked: false })) },
    }),
  },
  'whoever has no focus starts anew': {
    breaks: 'tasks_snapshot/no-focus-is-an-error-line',
    reads: ({ entities, events }) => ({
      events: { ...events, last: async () => undefined },
      entities: { ...entities, list: async () => [] },
    }),
  },
  'a new workspace is only to be made': {
    breaks: 'tasks_snapshot/a-new-workspace-starts-a-task',
    rendered: lines('tasks_snapshot', (all) => all.map((line) => line.replace(/^tasks_macro_start .*(?= workspace=)/, 'init'))),
  },
  'the trace repeats the timeline': {
    breaks: 'tasks_resume_super/nothing-is-said-twice',
    reads: ({ entries }) => ({
      entries: { ...entries, before: (view, doc, page) => entries.before(view, doc, { ...page, notesOnly: false }) },
    }),
  },
  'a start says what comes first, and not how it is seen to be done': {
    breaks: 'tasks_macro_start/what-to-do-first-is-said',
    rendered: lines('tasks_macro_start', without(/^- criteria/)),
  },
  'a finish keeps its report to itself': {
    breaks: 'tasks_macro_finish/the-report-can-be-read',
    rendered: lines('tasks_macro_finish', without(/^- /)),
  },
  'a plan leads nowhere': {
    breaks: 'tasks_macro_finish/a-plan-is-refused',
    rendered: lines('tasks_macro_finish', without(/^tasks_snapshot/)),
  },
  'a first look says nothing about the work': {
    breaks: 'status/the-work-at-hand-is-shown',
    handlers: ({ status }) => ({ status: async (input, ctx) => ({ ...(await status(input, ctx)), work: null }) }),
  },
  'an open task is forgotten without a focus': {
    breaks: 'status/an-open-task-is-taken-up',
    reads: ({ entities }) => ({ entities: { ...entities, find: async () => undefined, list: async () => [] } }),
  },
  'tests are never asked about': {
    breaks: 'tasks_close_step/tests-want-a-note-or-proof',
    policy: (sound) => ({ ...sound, proof_policy: 'off' }),
  },
  'closing with the macro asks for no proof': {
    breaks: 'tasks_macro_close_step/tests-want-a-note-or-proof',
    policy: (sound) => ({ ...sound, proof_policy: 'off' }),
  },
  'work that is done already needs no word': {
    breaks: 'tasks_macro_create_done/tests-want-a-note-or-proof',
    policy: (sound) => ({ ...sound, proof_policy: 'warn' }),
  },
  'a note does not count': {
    breaks: 'tasks_done/a-note-is-enough',
    reads: ({ steps }) => ({ steps: { ...steps, noted: async () => false } }),
  },
  'a blank is kept as a note': {
    breaks: 'tasks_macro_close_step/blanks-are-not-given',
    boundary: (sound) => (tool, args) =>
      sound(tool, args.note === '<fill: what was done>' ? { ...args, note: 'fill: what was done' } : args),
  },
  'a focus leaves one where one stood': {
    breaks: 'tasks_focus_set/its-branch-is-checked-out',
    handlers: ({ tasks_focus_set }) => ({
      tasks_focus_set: (input, ctx) =>
        tasks_focus_set(input, {
          ...ctx,
          tell: (async (kind, fact) =>
            kind === 'branch_checked_out' ? undefined : ctx.tell(kind, fact as never)) as typeof ctx.tell,
        }),
    }),
  },
  'all agents share one focus': {
    breaks: 'tasks_focus_set/a-focus-is-its-agents',
    boundary:
      (sound) =>
      (tool, { agent_id: _, ...args }) =>
        sound(tool, args),
  },
  'all agents stand on one branch': {
    breaks: 'checkout/a-checkout-is-its-agents',
    boundary:
      (sound) =>
      (tool, { agent_id: _, ...args }) =>
        sound(tool, args),
  },
  'leaving a focus leads to main': {
    breaks: 'tasks_focus_clear/one-returns-to-where-one-was',
    handlers: ({ tasks_focus_clear }) => ({
      tasks_focus_clear: async (input, ctx) => {
        const left = await tasks_focus_clear(input, ctx);
        return { ...left, checkout: { ...left.checkout, current: 'main' } };
      },
    }),
  },
  'cards stay on the what-if': {
    breaks: 'merge/a-what-if-comes-home',
    reads: ({ documents }) => ({ documents: { ...documents, onBranches: async () => [] } }),
  },
  'a merge moves whoever asks for it': {
    breaks: 'merge/a-merge-from-elsewhere-moves-nobody',
    handlers: ({ merge }) => ({
      merge: async (input, ctx) => ({
        ...(await merge(input, ctx)),
        checkout: { previous: null, current: input.into ?? 'main' },
      }),
    }),
  },
} satisfies Readonly<Record<string, Defect>>;
