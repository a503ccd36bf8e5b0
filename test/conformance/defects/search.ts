import type { SearchInput, SearchOutput } from '../../../generated/types/index.ts';
import type { AllHandlers } from '../../support/rooms.ts';
import type { Defect } from '../broken.ts';

type Search = AllHandlers['search'];
type Ctx = Parameters<Search>[1];
type Hit = SearchOutput['hits'][number];

/** A search that does something with what a sound one is asked, or with what it found. */
const searching = (wrong: (sound: Search, input: SearchInput, ctx: Ctx) => Promise<SearchOutput>): Defect['handlers'] => {
  return ({ search }) => ({ search: (input, ctx) => wrong(search, input, ctx) });
};
const asking = (change: (input: SearchInput) => Partial<SearchInput>) =>
  searching((sound, input, ctx) => sound({ ...input, ...change(input) }, ctx));
const finding = (change: (hits: Hit[], input: SearchInput) => Hit[]) =>
  searching(async (sound, input, ctx) => {
    const output = await sound(input, ctx);
    return { ...output, hits: change(output.hits, input) };
  });

export const searchDefects = {
  'search fills up with what is new': {
    breaks: 'search/nothing-found-is-an-answer',
    handlers: searching(async (sound, input, ctx) => {
      const found = await sound(input, ctx);
      const { query: _, ...rest } = input;
      return found.hits.length ? found : sound(rest as SearchInput, ctx);
    }),
  },
  'search knows only notes': {
    breaks: 'search/everything-is-searched',
    handlers: finding((hits) => hits.filter(({ kind }) => kind === 'note')),
  },
  'search makes up references': {
    breaks: 'search/a-ref-opens-as-it-is',
    handlers: finding((hits) => hits.map((hit) => ({ ...hit, ref: `${hit.kind}:${hit.ref}` }))),
  },
  'search takes a phrase for words': {
    breaks: 'search/a-phrase-must-stand-as-it-is',
    handlers: asking(({ query }) => (query === undefined ? {} : { query: query.replaceAll('"', ' ') })),
  },
  'search does not know the star': {
    breaks: 'search/a-star-finds-beginnings',
    handlers: asking(({ query }) => (query === undefined ? {} : { query: query.replaceAll('*', '') })),
  },
  'search sees the checkout alone': {
    breaks: 'search/all-branches-are-searched',
    handlers: asking(() => ({ branch: 'main' })),
  },
  'search sees every workspace': {
    breaks: 'search/other-workspaces-stay-out',
    handlers: searching((sound, input, ctx) => sound(input, { ...ctx, workspace: '*' })),
  },
  'search begins with what is settled': {
    breaks: 'search/what-is-settled-comes-last',
    handlers: finding((hits) => hits.toSorted((a, b) => Number(a.state === 'live') - Number(b.state === 'live'))),
  },
  'search begins with the oldest': {
    breaks: 'search/without-a-query-newest-first',
    handlers: finding((hits) => hits.toReversed()),
  },
  'search keeps a plan to itself': {
    breaks: 'search/a-plan-holds-its-tasks',
    handlers: finding((hits, { target }) =>
      target?.startsWith('PLAN') ? hits.filter(({ where }) => !where.includes('TASK')) : hits,
    ),
  },
  'search does not know what is blocked': {
    breaks: 'search/what-is-blocked-is-found',
    handlers: searching((sound, input, ctx) => sound(input.query === 'blocked' ? { ...input, query: 'unblocked' } : input, ctx)),
  },
  'search does not read proof': {
    breaks: 'search/proof-is-found',
    handlers: finding((hits) => hits.filter(({ type }) => type !== 'evidence')),
  },
  'search forgets the type': {
    breaks: 'search/filters-apply-together',
    handlers: searching((sound, { type: _, ...input }, ctx) => sound(input as SearchInput, ctx)),
  },
  'search begins every page anew': {
    breaks: 'search/pages-cover-everything-once',
    handlers: searching((sound, { cursor: _, ...input }, ctx) => sound(input as SearchInput, ctx)),
  },
  'search shows the beginning of a text': {
    breaks: 'search/a-snippet-holds-the-match',
    handlers: searching((sound, input, ctx) => sound(input, { ...ctx, short: { ...ctx.short, around: () => undefined } })),
  },
  'search orders by age alone': {
    breaks: 'search/the-better-match-comes-first',
    handlers: finding((hits) => hits.toSorted((a, b) => (a.ts < b.ts ? 1 : -1))),
  },
  'the index keeps what was deleted': {
    breaks: 'search/what-is-gone-is-not-found',
    handlers: searching(async (sound, input, ctx) => {
      const found = await sound(input, ctx);
      const ghost: Hit = { ref: 'TASK-001', kind: 'task', ts: '', where: '', snippet: '', state: 'live' };
      return found.hits.length ? found : { ...found, hits: [ghost] };
    }),
  },
  'an edit leaves the index alone': {
    breaks: 'search/what-changed-is-found-as-it-is',
    reads: ({ search }) => ({
      search: {
        ...search,
        holding: async (...asked) => (await search.holding(...asked)).filter(({ source }) => source !== 'entity'),
      },
    }),
  },
} satisfies Record<string, Defect>;
