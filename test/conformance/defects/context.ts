import type { ContextGiveOutput } from '../../../generated/types/index.ts';
import type { Defect } from '../broken.ts';

/** What is given, with something done to its text. */
const giving = (change: (text: string) => string): Defect['handlers'] => {
  return ({ context_give }) => ({
    context_give: async (input, ctx): Promise<ContextGiveOutput> => {
      const given = await context_give(input, ctx);
      return given.text === null ? given : { ...given, text: change(given.text) };
    },
  });
};

export const contextDefects = {
  'a start forgets the rules': {
    breaks: 'context_give/rules-come-before-all-but-the-step',
    handlers: giving((text) => text.replaceAll(/^- rule .*\n/gm, '')),
  },
  'nobody is named': {
    breaks: 'context_give/every-line-has-its-origin',
    handlers: giving((text) => text.replaceAll(/ \([^)]*\)/g, '')),
  },
  'stored text stands bare': {
    breaks: 'context_give/what-was-stored-is-quoted',
    handlers: giving((text) => text.replaceAll(/: "(.*)"$/gm, (_, said: string) => `: ${said.replaceAll('\\u003c', '<')}`)),
  },
  'a conversation is reminded at every end': {
    breaks: 'context_give/a-conversation-is-reminded-once',
    reads: ({ entries }) => ({
      entries: {
        ...entries,
        before: async (view, doc, page) => (doc === 'reminders-trace' ? [] : entries.before(view, doc, page)),
      },
    }),
  },
  'what is in progress goes astray': {
    breaks: 'context_keep/what-is-in-progress-becomes-a-note',
    handlers: ({ context_keep }) => ({
      context_keep: (input, ctx) => context_keep(input.event === 'PreCompact' ? { ...input, said: [] } : input, ctx),
    }),
  },
  'jobs of everybody are given back': {
    breaks: 'context_keep/jobs-of-others-stay',
    reads: ({ jobs }) => ({
      jobs: { ...jobs, list: async (filter, page) => (await jobs.list(filter, page)).map((job) => ({ ...job, runner: 'ann' })) },
    }),
  },
} satisfies Readonly<Record<string, Defect>>;
