import type { App } from '../../src/boundary/app.ts';
import { type AllHandlers, asHandlers, handlersOf } from '../support/rooms.ts';
import type { Faulty } from './faults.ts';

type All = AllHandlers;
type Resume = Awaited<ReturnType<All['tasks_resume_super']>>;

const instead =
  (change: (handlers: All) => Partial<All>) =>
  (app: App): App => ({
    ...app,
    /** What is broken is not held against its contract: only the cases may catch it. */
    verify: false,
    handlers: { ...app.handlers, ...asHandlers(change(handlersOf(app))) },
  });

/** A resume whose answer is changed on its way out. */
const resumed = (change: (resume: Resume) => Resume) =>
  instead(({ tasks_resume_super }) => ({
    tasks_resume_super: async (input, ctx) => change(await tasks_resume_super(input, ctx)),
  }));

const withAction = (resume: Resume, action: Partial<Resume['capsule']['action']>): Resume => ({
  ...resume,
  capsule: { ...resume.capsule, action: { ...resume.capsule.action, ...action } },
});

export const brokenViews: readonly Faulty[] = [
  {
    rule: 'tasks_resume_super/resuming-restores-the-focus',
    breaks: 'moves the focus without a word',
    apply: resumed(({ focus_restored: _, focus_previous: __, ...resume }) => resume),
  },
  {
    rule: 'tasks_resume_super/resuming-restores-the-focus',
    breaks: 'says that it moved the focus, and did not',
    apply: instead(({ tasks_resume_super }) => ({
      tasks_resume_super: (input, ctx) => tasks_resume_super(input, { ...ctx, tell: (async () => {}) as typeof ctx.tell }),
    })),
  },
  {
    rule: 'tasks_resume_super/reading-only-leaves-the-focus',
    breaks: 'shows what was read as the focus',
    apply: resumed((resume) => ({ ...resume, focus: resume.target.id })),
  },
  {
    rule: 'tasks_resume_super/the-action-minds-the-gate',
    breaks: 'knows of criteria and tests only',
    apply: resumed((resume) => {
      const missing = resume.capsule.action.missing.filter((checkpoint) => checkpoint === 'criteria' || checkpoint === 'tests');
      return withAction(resume, { missing, kind: missing.length ? 'gate' : 'close' });
    }),
  },
  {
    rule: 'tasks_resume_super/steps-say-what-gates-want',
    breaks: 'takes a confirmed checkpoint for a proof',
    apply: resumed((resume) => ({ ...resume, steps: resume.steps && { ...resume.steps, missing_proof_tests: 0 } })),
  },
  {
    rule: 'tasks_resume_super/every-section-can-be-walked',
    breaks: 'begins a page with the last card of the page before',
    apply: instead(({ tasks_resume_super }) => ({
      tasks_resume_super: (input, ctx) => {
        const { cards_cursor } = input;
        return tasks_resume_super(cards_cursor === undefined ? input : { ...input, cards_cursor: cards_cursor + 1 }, ctx);
      },
    })),
  },
  {
    rule: 'tasks_resume_super/every-section-can-be-walked',
    breaks: 'skips a note between pages',
    apply: resumed((resume) => {
      const { pagination } = resume.memory.notes;
      const next_cursor = pagination.next_cursor && pagination.next_cursor - 1;
      return {
        ...resume,
        memory: { ...resume.memory, notes: { ...resume.memory.notes, pagination: { ...pagination, next_cursor } } },
      };
    }),
  },
  {
    rule: 'tasks_resume_super/cards-that-matter-come-first',
    breaks: 'lists the newest card first, whatever it is',
    apply: resumed((resume) => {
      const cards = [...resume.memory.cards.cards].sort((a, b) => b.last_seq - a.last_seq);
      return { ...resume, memory: { ...resume.memory, cards: { ...resume.memory.cards, cards } } };
    }),
  },
  {
    rule: 'tasks_resume_super/the-view-sets-the-limits',
    breaks: 'lets the view win over the caller',
    apply: instead(({ tasks_resume_super }) => ({
      tasks_resume_super: ({ notes_limit: _, ...input }, ctx) => tasks_resume_super(input, ctx),
    })),
  },
  {
    rule: 'tasks_resume_super/drafts-are-for-audits',
    breaks: 'shows drafts to everybody',
    apply: instead(({ tasks_resume_super }) => ({
      tasks_resume_super: (input, ctx) => tasks_resume_super({ ...input, view: 'audit' }, ctx),
    })),
  },
  {
    rule: 'tasks_resume_super/no-base-is-said',
    breaks: 'is silent about a diff that it cannot make',
    apply: instead(({ tasks_resume_super }) => ({
      tasks_resume_super: (input, ctx) => tasks_resume_super(input, { ...ctx, warn: () => {} }),
    })),
  },
  {
    rule: 'tasks_resume_super/the-capsule-survives-small-budgets',
    breaks: 'fills its capsule with what cannot be cut',
    apply: resumed((resume) => withAction(resume, { kind: 'x'.repeat(400) as 'gate' })),
  },
  {
    rule: 'tasks_resume_super/cuts-are-named',
    breaks: 'names nothing that was cut',
    apply: resumed(({ degradation: _, ...resume }) => resume as Resume),
  },
  {
    rule: 'tasks_snapshot/one-command-goes-on',
    breaks: 'says how things stand, and not how to go on',
    apply: instead(({ tasks_snapshot }) => ({
      tasks_snapshot: (input, ctx) => tasks_snapshot(input, { ...ctx, suggest: () => {} }),
    })),
  },
  {
    rule: 'tasks_snapshot/a-moved-focus-is-said',
    breaks: 'forgets where the focus was',
    apply: instead(({ tasks_snapshot }) => ({
      tasks_snapshot: async (input, ctx) => ({ ...(await tasks_snapshot(input, ctx)), focus_previous: null }),
    })),
  },
  {
    rule: 'tasks_snapshot/a-missing-base-is-no-news',
    breaks: 'warns of a diff that nobody asked for',
    apply: instead(({ tasks_snapshot, tasks_resume_super }) => ({
      tasks_snapshot: (input, ctx) =>
        tasks_resume_super({ ...input, graph_diff: true }, ctx as Parameters<typeof tasks_snapshot>[1]),
    })),
  },
  {
    rule: 'tasks_snapshot/a-look-aside-is-no-focus',
    breaks: 'calls whatever it shows the focus',
    apply: instead(({ tasks_snapshot }) => ({
      tasks_snapshot: async (input, ctx) => {
        const shown = await tasks_snapshot(input, ctx);
        return { ...shown, capsule: { ...shown.capsule, where: { ...shown.capsule.where, focus: shown.target.id } } };
      },
    })),
  },
  {
    rule: 'tasks_resume/a-focus-that-stays-is-not-spoken-of',
    breaks: 'says every time that the focus stayed',
    apply: instead(({ tasks_resume }) => ({
      tasks_resume: async (input, ctx) => ({ focus_restored: false, ...(await tasks_resume(input, ctx)) }),
    })),
  },
  {
    rule: 'tasks_resume/steps-can-be-walked',
    breaks: 'shows the first page again and again',
    apply: instead(({ tasks_resume }) => ({
      tasks_resume: ({ steps_after: _, ...input }, ctx) => tasks_resume(input, ctx),
    })),
  },
  {
    rule: 'tasks_resume_pack/signals-are-picked',
    breaks: 'puts the newest decision before the pinned one',
    apply: instead(({ tasks_resume_pack }) => ({
      tasks_resume_pack: async (input, ctx) => {
        const pack = await tasks_resume_pack(input, ctx);
        const decisions = [...pack.signals.decisions].sort((a, b) => (a.id < b.id ? 1 : -1));
        return { ...pack, signals: { ...pack.signals, decisions } };
      },
    })),
  },
  {
    rule: 'tasks_radar/proofs-are-to-be-verified',
    breaks: 'forgets the proofs',
    apply: instead(({ tasks_radar }) => ({
      tasks_radar: async (input, ctx) => {
        const view = await tasks_radar(input, ctx);
        return { ...view, radar: { ...view.radar, verify: view.radar.verify.filter((line) => !line.startsWith('Prove')) } };
      },
    })),
  },
  {
    rule: 'tasks_handoff/no-more-than-asked',
    breaks: 'counts only what it lists',
    apply: instead(({ tasks_handoff }) => ({
      tasks_handoff: async (input, ctx) => {
        const report = await tasks_handoff(input, ctx);
        const { done, remaining, risks } = report.handoff;
        const totals = { done: done.length, remaining: remaining.length, risks: risks.length };
        return { ...report, handoff: { ...report.handoff, totals } };
      },
    })),
  },
  {
    rule: 'tasks_context_pack/the-delta-is-the-latest',
    breaks: 'shows the newest event first',
    apply: instead(({ tasks_context_pack }) => ({
      tasks_context_pack: async (input, ctx) => {
        const pack = await tasks_context_pack(input, ctx);
        return { ...pack, delta: { ...pack.delta, events: [...pack.delta.events].reverse() } };
      },
    })),
  },
  {
    rule: 'tasks_mirror/steps-come-in-path-order',
    breaks: 'lists steps as they were made',
    apply: instead(({ tasks_mirror }) => ({
      tasks_mirror: async (input, ctx) => {
        const mirror = await tasks_mirror(input, ctx);
        return { ...mirror, steps: [...mirror.steps].sort((a, b) => (a.step_id < b.step_id ? -1 : 1)) };
      },
    })),
  },
  {
    rule: 'tasks_lint/gates-that-want-more',
    breaks: 'takes optional checkpoints for optional, whatever evidence says',
    apply: instead(({ tasks_lint }) => ({
      tasks_lint: async (input, ctx) => {
        const lint = await tasks_lint(input, ctx);
        return { ...lint, issues: lint.issues.filter(({ code }) => !/^MISSING_(SECURITY|PERF|DOCS)$/.test(code)) };
      },
    })),
  },
  {
    rule: 'open/drafts-open-with-an-audit',
    breaks: 'opens a task without its drafts',
    apply: instead(({ open }) => ({ open: (input, ctx) => open({ ...input, include_drafts: false }, ctx) })),
  },
];
