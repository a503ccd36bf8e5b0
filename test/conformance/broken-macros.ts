import type { App } from '../../src/boundary/app.ts';
import { setStatus } from '../../src/domain/tasks/complete.ts';
import { fault } from '../../src/kernel/fault.ts';
import type { Faulty } from './faults.ts';

type Tool = keyof App['handlers'];
// biome-ignore lint/suspicious/noExplicitAny: a fault may be of any shape
type Any = any;
type Handler = (input: Any, ctx: Any) => Promise<Any>;

const faulty = (tool: Tool, make: (sound: Handler, app: App) => Handler) => (app: App) => ({
  ...app,
  handlers: { ...app.handlers, [tool]: make(app.handlers[tool] as Handler, app) } as App['handlers'],
});
const hearing = (tool: Tool, change: (input: Any, ctx: Any) => Any) =>
  faulty(tool, (sound) => (input, ctx) => sound(change(input, ctx), ctx));
const answering = (tool: Tool, change: (output: Any, input: Any) => Any) =>
  faulty(tool, (sound) => async (input, ctx) => change(await sound(input, ctx), input));
const seeing = (tool: Tool, change: (ctx: Any) => Any) =>
  faulty(tool, (sound) => (input, ctx) => sound(input, { ...ctx, ...change(ctx) }));
const silent = (tool: Tool, ...codes: string[]) =>
  seeing(tool, ({ warn }) => ({ warn: (code: string, facts: Any) => (codes.includes(code) ? undefined : warn(code, facts)) }));
const keeping = (tool: Tool, kind: string) =>
  seeing(tool, ({ tell }) => ({ tell: async (told: string, payload: Any) => (told === kind ? undefined : tell(told, payload)) }));

/** Keeps what a failed call had told before it failed. */
const halfway = ({ store, ...app }: App): App => ({
  ...app,
  store: {
    ...store,
    async write(workspace, agent, work) {
      let failure: unknown;
      const done = await store.write(workspace, agent, async (unit) => {
        try {
          return await work(unit);
        } catch (error) {
          failure = error;
          return undefined as Any;
        }
      });
      if (failure) throw failure;
      return done;
    },
  },
});

/** Takes any place for a good one; it says that it wrote, and does not, so that no test leaves a file behind. */
const writingNothing = faulty('context_pack_export', () => async ({ out_file }) => ({
  answer: {},
  deliver: async () => ({ out_file, bytes: 2, truncated: false }),
}));

/** Finds no plan by its title. */
const forgetful = seeing('tasks_macro_start', ({ store }) => ({
  store: { ...store, entities: { ...store.entities, planTitled: async () => undefined } },
}));

export const brokenMacros: readonly Faulty[] = [
  {
    rule: 'context_pack/drafts-are-hidden',
    breaks: 'drafts are shown to everybody',
    apply: hearing('context_pack', (input) => ({ ...input, include_drafts: true })),
  },
  {
    rule: 'context_pack/a-step-narrows',
    breaks: 'a step does not narrow the notes',
    apply: faulty('context_pack', (sound) => async (input, ctx) => {
      const whole = await sound({ ...input, step: undefined }, { ...ctx, target: { ...ctx.target, step: null } });
      return { ...(await sound(input, ctx)), notes: whole.notes };
    }),
  },
  {
    rule: 'context_pack/an-empty-target-is-bridged',
    breaks: 'an empty target is answered without a word',
    apply: silent('context_pack', 'CONTEXT_EMPTY_FOR_TARGET'),
  },
  {
    rule: 'context_pack/a-target-with-context-is-not-bridged',
    breaks: 'what is not shown is taken for nothing',
    apply: faulty('context_pack', (sound) => async (input, ctx) => {
      const pack = await sound(input, ctx);
      const empty = pack.cards.length === 0 && pack.notes.entries.length === 0;
      return empty
        ? { ...pack, bridge: { checkout: 'main', docs: pack.docs, has: { notes: true, trace: false, cards: false } } }
        : pack;
    }),
  },
  {
    rule: 'context_pack/signals-are-cards',
    breaks: 'a card that blocks another is no blocker',
    apply: answering('context_pack', (pack) => {
      const blockers = pack.signals.blockers.filter(({ tags }: Any) => tags.includes('blocker'));
      return { ...pack, signals: { ...pack.signals, blockers } };
    }),
  },
  {
    rule: 'context_pack/the-engine-speaks',
    breaks: 'the engine is silent',
    apply: answering('context_pack', (pack) => ({ ...pack, engine: null })),
  },
  {
    rule: 'context_pack_export/only-json-is-written',
    breaks: 'any file may be written',
    apply: writingNothing,
  },
  {
    rule: 'context_pack_export/a-way-out-is-refused',
    breaks: 'a way out is bent into the project',
    apply: writingNothing,
  },
  {
    rule: 'tasks_bootstrap/gates-are-ready',
    breaks: 'blank tests are taken for tests',
    apply: hearing('tasks_bootstrap', (input) => ({
      ...input,
      steps: input.steps?.map((step: Any) => ({ ...step, tests: ['x'], success_criteria: ['x'] })),
    })),
  },
  {
    rule: 'tasks_bootstrap/one-plan-only',
    breaks: 'a new plan wins over the one that is named',
    apply: faulty(
      'tasks_bootstrap',
      (sound) => (input, ctx) => sound(input, { ...ctx, target: input.plan_title ? null : ctx.target }),
    ),
  },
  {
    rule: 'tasks_bootstrap/thoughts-and-task-together',
    breaks: 'a task is left without the thoughts that were refused',
    apply: halfway,
  },
  {
    rule: 'tasks_macro_start/the-inbox-takes-the-rest',
    breaks: 'every task gets an inbox of its own',
    apply: forgetful,
  },
  {
    rule: 'tasks_macro_start/the-new-task-is-in-focus',
    breaks: 'the focus stays where it was',
    apply: keeping('tasks_macro_start', 'focus_changed'),
  },
  {
    rule: 'tasks_macro_start/a-task-in-focus-lends-its-plan',
    breaks: 'what is in focus does not matter',
    apply: seeing('tasks_macro_start', () => ({ target: null })),
  },
  {
    rule: 'tasks_macro_start/a-principal-task-is-framed',
    breaks: 'a principal task begins without a thought',
    apply: faulty('tasks_macro_start', (sound) => async (input, ctx) => {
      const { think_pipeline: _, ...output } = await sound(
        input.think ? input : { ...input, template: input.template && 'basic-task' },
        ctx,
      );
      return output;
    }),
  },
  {
    rule: 'tasks_macro_close_step/all-or-nothing',
    breaks: 'a note stays behind when the step does not close',
    apply: halfway,
  },
  {
    rule: 'tasks_macro_close_step/lines-become-receipts',
    breaks: 'one text is one receipt',
    apply: hearing('tasks_macro_close_step', (input) =>
      typeof input.proof === 'string' ? { ...input, proof: { checks: [input.proof] } } : input,
    ),
  },
  {
    rule: 'tasks_macro_close_step/placeholders-are-dropped',
    breaks: 'placeholders count as proof',
    apply: hearing('tasks_macro_close_step', (input) =>
      input.proof ? { ...input, proof: JSON.parse(JSON.stringify(input.proof).replaceAll('<fill', '<done')) } : input,
    ),
  },
  {
    rule: 'tasks_macro_close_step/half-a-proof-is-warned-of',
    breaks: 'half a proof is as good as a whole one',
    apply: silent('tasks_macro_close_step', 'PROOF_WEAK'),
  },
  {
    rule: 'tasks_macro_close_step/missing-proof-is-asked-for',
    breaks: 'a step closes without the proof that it requires',
    apply: hearing('tasks_macro_close_step', (input) => ({
      ...input,
      proof: input.proof ?? ['CMD: x', 'LINK: https://x.example'],
    })),
  },
  {
    rule: 'tasks_macro_close_step/no-open-step-finishes-the-task',
    breaks: 'a task without an open step stays as it is',
    apply: faulty('tasks_macro_close_step', (sound) => async (input, ctx) => {
      const { entity, step } = ctx.target;
      if (step === null && entity.steps.completed === entity.steps.total)
        throw fault('INVALID_INPUT', { problem: 'No step is open.', fix: 'Finish the task.' });
      return sound(input, ctx);
    }),
  },
  {
    rule: 'tasks_macro_close_step/finishing-again-changes-nothing',
    breaks: 'done is told again and again',
    apply: faulty('tasks_macro_close_step', (sound) => async (input, ctx) => {
      const { entity } = ctx.target;
      if (entity.status === 'DONE') await setStatus({ ...entity, status: 'ACTIVE' }, 'DONE', ctx);
      return sound(input, ctx);
    }),
  },
  {
    rule: 'tasks_macro_close_step/the-first-open-step-is-meant',
    breaks: 'the last open step is closed first',
    apply: faulty('tasks_macro_close_step', (sound) => async (input, ctx) => {
      const { entity, step } = ctx.target;
      const last = (await ctx.store.steps.list(entity.id)).filter(({ completed }: Any) => !completed).at(-1);
      return sound(input, { ...ctx, target: { entity, step: step ?? last ?? null } });
    }),
  },
  {
    rule: 'tasks_macro_finish/all-or-nothing',
    breaks: 'the last word is kept of a task that goes on',
    apply: (app) =>
      faulty('tasks_macro_finish', (sound) => async (input, ctx) => {
        const { branch, notes_doc: doc } = ctx.target.reasoning_ref;
        const { id: branch_id } = await ctx.store.branches.find(branch);
        if (input.final_note !== undefined) await ctx.tell('note_added', { branch, branch_id, doc, content: input.final_note });
        return sound(input, ctx);
      })(halfway(app)),
  },
  {
    rule: 'tasks_macro_finish/a-last-word-is-kept',
    breaks: 'the last word is lost',
    apply: hearing('tasks_macro_finish', ({ final_note: _, ...input }) => input),
  },
  {
    rule: 'tasks_macro_create_done/made-closed-and-done',
    breaks: 'the task is made and left open',
    apply: keeping('tasks_macro_create_done', 'task_completed'),
  },
];
