import type { App } from '../../src/boundary/app.ts';
import { type AllHandlers, asHandlers, handlersOf } from '../support/rooms.ts';
import type { Faulty } from './faults.ts';

type All = AllHandlers;

const instead =
  (change: (handlers: All) => Partial<All>) =>
  (app: App): App => ({
    ...app,
    /** What is broken is not held against its contract: only the cases may catch it. */
    verify: false,
    handlers: { ...app.handlers, ...asHandlers(change(handlersOf(app))) },
  });

export const brokenTrace: readonly Faulty[] = [
  {
    rule: 'trace_step/the-rest-goes-into-meta',
    breaks: 'forgets supports and blocks',
    apply: instead(({ trace_step }) => ({
      trace_step: (input, ctx) => trace_step({ ...input, supports: undefined, blocks: undefined } as typeof input, ctx),
    })),
  },
  {
    rule: 'trace_step/fields-win-over-meta',
    breaks: 'lets meta win over the fields',
    apply: instead(({ trace_step }) => ({
      trace_step: (input, ctx) => {
        const { mode } = typeof input.meta === 'object' ? input.meta : {};
        return trace_step(typeof mode === 'string' ? { ...input, mode } : input, ctx);
      },
    })),
  },
  {
    rule: 'trace_step/incomplete-thought-numbers-are-pointed-out',
    breaks: 'says nothing about meta that does not fit together',
    apply: instead(({ trace_step }) => ({ trace_step: (input, ctx) => trace_step(input, { ...ctx, warn: () => {} }) })),
  },
  {
    rule: 'trace_step/a-graph-takes-no-steps',
    breaks: 'writes steps into a graph',
    apply: instead(({ trace_step }) => ({
      trace_step: (input, ctx) => trace_step(input, { ...ctx, target: { ...ctx.target, doc: `${ctx.target.doc}.x` } }),
    })),
  },
  {
    rule: 'trace_sequential_step/the-estimate-covers-the-number',
    breaks: 'raises the estimate by itself',
    apply: instead(({ trace_sequential_step }) => ({
      trace_sequential_step: (input, ctx) =>
        trace_sequential_step({ ...input, totalThoughts: Math.max(input.totalThoughts, input.thoughtNumber) }, ctx),
    })),
  },
  {
    rule: 'trace_sequential_step/only-what-is-given-is-kept',
    breaks: 'fills in what was left out',
    apply: instead(({ trace_sequential_step }) => ({
      trace_sequential_step: (input, ctx) => trace_sequential_step({ isRevision: false, branchId: 'main', ...input }, ctx),
    })),
  },
  {
    rule: 'trace_hydrate/the-newest-steps-oldest-first',
    breaks: 'shows the newest step first',
    apply: instead(({ trace_hydrate }) => ({
      trace_hydrate: async (input, ctx) => {
        const page = await trace_hydrate(input, ctx);
        return { ...page, entries: [...page.entries].reverse() };
      },
    })),
  },
  {
    rule: 'trace_hydrate/what-is-not-shown-is-missing',
    breaks: 'reads more than it shows when it derives the graph',
    apply: instead(({ trace_hydrate }) => ({
      trace_hydrate: async (input, ctx) => {
        const page = await trace_hydrate(input, ctx);
        const { sequential } = await trace_hydrate({ ...input, limit_steps: 200 }, ctx);
        return { ...page, sequential };
      },
    })),
  },
  {
    rule: 'trace_validate/a-step-back-is-found',
    breaks: 'does not look at the order',
    apply: instead(({ trace_validate }) => ({
      trace_validate: async (input, ctx) => {
        const found = await trace_validate(input, ctx);
        const errors = found.errors.filter(({ code }) => code !== 'out_of_order');
        return { ...found, ok: errors.length === 0, errors };
      },
    })),
  },
  {
    rule: 'trace_validate/branches-of-thought-count-for-themselves',
    breaks: 'takes a thought on a branch for a repeat',
    apply: instead(({ trace_validate }) => ({
      trace_validate: async (input, ctx) => {
        const found = await trace_validate(input, ctx);
        return found.checked > 3 ? { ...found, ok: false } : found;
      },
    })),
  },
  {
    rule: 'think_playbook/an-unknown-name-is-general',
    breaks: 'answers an unknown name without a word',
    apply: instead(({ think_playbook }) => ({
      think_playbook: (input, ctx) => think_playbook(input, { ...ctx, warn: () => {} }),
    })),
  },
  {
    rule: 'think_template/a-test-asks-for-its-command',
    breaks: 'gives every type the template of a note',
    apply: instead(({ think_template }) => ({
      think_template: async (input, ctx) => {
        const note = await think_template({ ...input, type: 'note' }, ctx);
        return { ...note, type: input.type, template: { ...note.template, type: input.type } };
      },
    })),
  },
  {
    rule: 'transcripts_search/a-missing-root-is-empty',
    breaks: 'is silent about a folder that is not there',
    apply: instead(({ transcripts_search }) => ({
      transcripts_search: (input, ctx) => transcripts_search(input, { ...ctx, warn: () => {} }),
    })),
  },
  {
    rule: 'transcripts_open/a-path-out-of-root-is-refused',
    breaks: 'looks wherever the path leads',
    apply: instead(({ transcripts_open }) => ({
      transcripts_open: (input, ctx) => {
        const path = input.ref.path.replaceAll('../', '');
        return transcripts_open({ ...input, ref: { ...input.ref, path } }, ctx);
      },
    })),
  },
];
