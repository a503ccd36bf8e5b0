import type { App } from '../../src/boundary/app.ts';
import type { Faulty } from './faults.ts';

type Tool = keyof App['handlers'];
// biome-ignore lint/suspicious/noExplicitAny: a fault may be of any shape
type Any = any;
type Handler = (input: Any, ctx: Any) => Promise<Any>;

const faulty = (tool: Tool, make: (sound: Handler, app: App) => Handler) => (app: App) => ({
  ...app,
  handlers: { ...app.handlers, [tool]: make(app.handlers[tool] as Handler, app) } as App['handlers'],
});

/** Hears something else than was said. */
const hearing = (tool: Tool, change: (input: Any) => Any) => faulty(tool, (sound) => (input, ctx) => sound(change(input), ctx));

/** Answers something else than it found. */
const answering = (tool: Tool, change: (output: Any, input: Any) => Any) =>
  faulty(tool, (sound) => async (input, ctx) => change(await sound(input, ctx), input));

/** Tells something else than it decided; null is kept to itself. */
const telling = (tool: Tool, change: (kind: string, payload: Any) => Any | null) =>
  faulty(tool, (sound) => (input, ctx) => {
    const tell = async (kind: string, payload: Any) => {
      const changed = change(kind, payload);
      return changed === null ? { last_seq: 0, trace_seq: 0, nodes_upserted: 0, edges_upserted: 0 } : ctx.tell(kind, changed);
    };
    return sound(input, { ...ctx, tell });
  });

const retagged = (tags: (tags: string[]) => string[]) => (kind: string, payload: Any) =>
  kind === 'card_written' ? { ...payload, card: { ...payload.card, tags: tags(payload.card.tags) } } : payload;

export const brokenThink: readonly Faulty[] = [
  {
    rule: 'open/drafts-open',
    breaks: 'hides drafts from those who know their id',
    apply: faulty('open', (sound) => async (input, ctx) => {
      const opened = await sound(input, ctx);
      return opened.card?.tags.includes('v:draft') ? { ...opened, kind: 'draft' } : opened;
    }),
  },
  {
    rule: 'open/the-newest-version-opens',
    breaks: 'shows the card as it was committed',
    apply: answering('open', (opened) => (opened.card ? { ...opened, card: { ...opened.card, status: 'open' } } : opened)),
  },
  {
    rule: 'think_card/the-same-after-a-change-is-a-no-op',
    breaks: 'compares with how the card stands now',
    apply: faulty('think_card', (sound, app) => async (input, ctx) => {
      const id = input.card?.id;
      if (id === undefined) return sound(input, ctx);
      const { cards } = await (app.handlers.think_query as Handler)(
        { ids: id, include_drafts: true, all_lanes: true, limit: 1 },
        ctx,
      );
      return cards[0]?.status === 'closed'
        ? sound({ ...input, card: { ...input.card, title: 'changed' } }, ctx)
        : sound(input, ctx);
    }),
  },
  {
    rule: 'think_add_question/the-type-is-fixed',
    breaks: 'believes the type that the card says',
    apply: hearing('think_card', ({ type: _, ...input }) => input),
  },
  {
    rule: 'think_query/drafts-are-hidden',
    breaks: 'shows everything to everybody',
    apply: hearing('think_query', (input) => ({ ...input, include_drafts: true })),
  },
  {
    rule: 'think_query/pages-cover-everything-once',
    breaks: 'skips a card between two pages',
    apply: hearing('think_query', (input) => (input.cursor === undefined ? input : { ...input, cursor: input.cursor - 3 })),
  },
  {
    rule: 'think_query/filters-and-together',
    breaks: 'forgets the types',
    apply: hearing('think_query', ({ types: _, ...input }) => input),
  },
  {
    rule: 'think_pins/pinned-cards-only',
    breaks: 'lists open pins only',
    apply: answering('think_pins', (out) => ({ ...out, pins: out.pins.filter((card: Any) => card.status === 'open') })),
  },
  {
    rule: 'think_link/both-cards-must-be-there',
    breaks: 'draws edges into nothing',
    apply: faulty('think_link', (_, app) => async (input, ctx) => {
      const { branch, branch_id, graph_doc: doc } = ctx.target;
      const { from, rel, to } = input;
      const tells = { branch, branch_id, doc, from, rel, to, replaces: null };
      await ctx.tell('graph_edge_written', tells);
      return (app.handlers.think_link as Handler)({ ...input, to: from }, ctx);
    }),
  },
  {
    rule: 'think_link/the-same-link-writes-nothing',
    breaks: 'counts what it did not draw',
    apply: answering('think_link', (out) => ({ ...out, applied: { ...out.applied, edges_upserted: 1 } })),
  },
  {
    rule: 'think_pipeline/each-supports-the-one-before',
    breaks: 'does not link the stages',
    apply: telling('think_pipeline', (kind, payload) => (kind === 'card_written' ? { ...payload, edges: [] } : payload)),
  },
  {
    rule: 'think_pipeline/status-needs-its-stage',
    breaks: 'ignores a status without its stage',
    apply: hearing('think_pipeline', (input) => ({
      ...input,
      status: Object.fromEntries(Object.entries(input.status ?? {}).filter(([stage]) => input[stage] !== undefined)),
    })),
  },
  {
    rule: 'think_pipeline/a-step-scopes-every-stage',
    breaks: 'forgets the step of the note',
    apply: telling('think_pipeline', (kind, payload) => (kind === 'note_added' ? { ...payload, meta: {} } : payload)),
  },
  {
    rule: 'think_pipeline/the-same-again-is-a-no-op',
    breaks: 'writes the note each time',
    apply: faulty('think_pipeline', (sound) => async (input, ctx) => {
      const { branch, branch_id, notes_doc: doc } = ctx.target;
      if (input.note_decision) await ctx.tell('note_added', { branch, branch_id, doc, content: 'again' });
      return sound({ ...input, note_decision: false }, ctx);
    }),
  },
  {
    rule: 'think_lint/a-card-takes-one-side',
    breaks: 'sees loose edges only',
    apply: answering('think_lint', (out) => {
      const errors = out.errors.filter((error: Any) => error.code === 'EDGE_ENDPOINT_MISSING');
      return { ...out, errors, ok: errors.length === 0 };
    }),
  },
  {
    rule: 'think_frontier/open-cards-newest-first',
    breaks: 'shows the oldest first',
    apply: answering('think_frontier', (out) => ({
      ...out,
      frontier: { ...out.frontier, hypotheses: [...out.frontier.hypotheses].reverse() },
    })),
  },
  {
    rule: 'think_next/the-newest-open-card',
    breaks: 'prefers hypotheses',
    apply: faulty('think_next', (sound, app) => async (input, ctx) => {
      const limits = { limit_hypotheses: 1, limit_questions: 0, limit_subgoals: 0, limit_tests: 0 };
      const { frontier } = await (app.handlers.think_frontier as Handler)({ ...input, ...limits }, ctx);
      const next = await sound(input, ctx);
      return { ...next, candidate: frontier.hypotheses[0] ?? next.candidate };
    }),
  },
  {
    rule: 'think_pack/lanes-are-summed-up-with-drafts',
    breaks: 'does not count lanes',
    apply: answering('think_pack', ({ lane_summary: _, ...out }) => out),
  },
  {
    rule: 'think_pack/the-engine-looks-at-the-cards',
    breaks: 'says as much as think_watch',
    apply: hearing('think_pack', (input) => ({ ...input, engine_signals_limit: 6 })),
  },
  {
    rule: 'think_publish/the-copy-is-canon',
    breaks: 'leaves the copy a draft',
    apply: telling(
      'think_publish',
      retagged((tags) => [...tags, 'v:draft']),
    ),
  },
  {
    rule: 'think_publish/other-tags-stay',
    breaks: 'drops all tags but its own',
    apply: telling(
      'think_publish',
      retagged((tags) => tags.filter((tag) => tag.startsWith('v:') || tag.startsWith('lane:'))),
    ),
  },
  {
    rule: 'think_publish/pin-pins-the-copy',
    breaks: 'unpins whatever is published again',
    apply: hearing('think_publish', (input) => ({ ...input, pin: input.pin ?? false })),
  },
  {
    rule: 'think_publish/the-copy-supports-its-source',
    breaks: 'draws no edge',
    apply: telling('think_publish', (_, payload) => ({ ...payload, edges: [] })),
  },
  {
    rule: 'think_publish/again-brings-it-up-to-date',
    breaks: 'publishes once and never again',
    apply: telling('think_publish', (_, payload) => (payload.node?.replaces ? null : payload)),
  },
  {
    rule: 'think_nominal_merge/again-merges-nothing',
    breaks: 'leaves the status as it was',
    apply: telling('think_nominal_merge', (kind, payload) =>
      kind === 'graph_node_written' ? { ...payload, status: 'open' } : payload,
    ),
  },
  {
    rule: 'think_nominal_merge/the-newest-stays',
    breaks: 'keeps the oldest',
    apply: answering('think_nominal_merge', (out) => ({
      ...out,
      merged_groups: out.merged_groups.map(({ canonical_id, merged_ids: [first, ...rest] }: Any) => ({
        canonical_id: first,
        merged_ids: [canonical_id, ...rest],
      })),
    })),
  },
  {
    rule: 'think_subgoal_open/an-unknown-question-leaves-nothing',
    breaks: 'opens a subgoal of nothing',
    apply: faulty('think_subgoal_open', (_, app) => async ({ question_id, message }, ctx) => {
      const { card_id } = await (app.handlers.think_card as Handler)({ card: { title: message, type: 'question' } }, ctx);
      return { branch: ctx.target.branch, question_id, subgoal_id: card_id };
    }),
  },
  {
    rule: 'think_subgoal_open/its-trace-is-the-child',
    breaks: 'writes into the trace of the parent',
    apply: telling('think_subgoal_open', (kind, payload) =>
      kind === 'card_written' ? { ...payload, trace_doc: 'trace' } : payload,
    ),
  },
  {
    rule: 'think_subgoal_close/what-was-found-comes-back',
    breaks: 'does not say where the answer came from',
    apply: telling('think_subgoal_close', (kind, payload) => (kind === 'graph_edge_written' ? null : payload)),
  },
  {
    rule: 'think_watch/a-step-narrows',
    breaks: 'shows the whole task',
    apply: faulty('think_watch', (sound) => (input, ctx) => sound(input, { ...ctx, target: { ...ctx.target, step: null } })),
  },
];
