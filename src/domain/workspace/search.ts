import type { WorkspaceSearchHandlers } from '../../../generated/handlers/workspace.ts';
import type { SearchInput, SearchOutput } from '../../../generated/types/index.ts';
import type { Found, Searcher } from '../../kernel/contributions.ts';
import { refuse } from '../../kernel/fault.ts';
import type { Policy, WorkspaceRow } from '../../kernel/ports.ts';
import { iso } from '../../kernel/text.ts';
import { parseQuery, type Query } from '../../kernel/words/query.ts';
import { flat, holdsPhrase, wordsIn } from '../../kernel/words/terms.ts';
import { decideEssential, decideTelling, termKey, termsOf, weigh } from '../../kernel/words/weigh.ts';
import { branchNamed } from '../../records/branch.ts';
import type { Expected, SearchFilter, SearchRow, SearchTerm } from '../../records/search.ts';
import { momentOf } from './moment-rules.ts';
import { inOrder, onceEach, scoreOf, tuning } from './search-rules.ts';
import type { WorkspaceStore } from './store.ts';

type Hit = SearchOutput['hits'][number];
type Searchers = readonly Searcher<{ of(room: string): object }>[];
type Short = Parameters<WorkspaceSearchHandlers<WorkspaceStore>['search']>[1]['short'];

/** A term that more things hold than this is common: how common is told by the newest rows, not by counting. */
const counted = 1000;
/** Where there are more rows than this, the newest are looked at first, so that very common terms are never counted. */
const many = 20 * counted;
const sampled = 128;
/** So many of the sampled rows say that a term is common. */
const often = 7;
/** How many of the newest rows are weighed, and of those that hold all words, or the two weightiest. */
const weighedAtMost = 200;
const withAll = 80;
/** Reading whole texts takes longest, so no more are held against a phrase than this. */
const readAtMost = 200;
const longestSnippet = 200;

/** One workspace that is searched: its rows, and what its rooms say about them. */
interface Searched {
  readonly workspace: WorkspaceRow;
  readonly store: WorkspaceStore;
  readonly filter: SearchFilter;
}

interface Candidate {
  readonly at: Searched;
  readonly workspace: string;
  readonly row: SearchRow;
  readonly score: number;
}

/** Filters in one workspace. Undefined where it has no such branch or target; if it was named alone, that is refused. */
async function filterIn(store: WorkspaceStore, input: SearchInput, alone: boolean): Promise<SearchFilter | undefined> {
  const { kind, type, tag, since, until, branch, target, agent } = input;
  const times = {
    since_ms: since === undefined ? undefined : momentOf('since', since),
    until_ms: until === undefined ? undefined : momentOf('until', until),
  };
  const on = branch === undefined ? undefined : alone ? await branchNamed(store, branch) : await store.branches.find(branch);
  const entity = target === undefined ? undefined : await store.entities.find(target);
  if (target !== undefined && !entity && alone)
    throw refuse('plan-or-task-is-not-known', { kind: target.startsWith('PLAN') ? 'plan' : 'task', id: target });
  if ((branch !== undefined && !on) || (target !== undefined && !entity)) return undefined;
  const home = entity && (await store.branches.find(entity.reasoning_ref.branch));
  return {
    ...times,
    kinds: kind === undefined ? undefined : [kind],
    type,
    tag,
    agent,
    branch_id: on?.id,
    target: entity && { id: entity.id, branch_id: home?.id ?? -1 },
  };
}

/** How many rows of a place hold each term; judged by the newest rows where they are more than is worth counting. */
async function heldIn({ store: { search }, workspace }: Searched, terms: readonly SearchTerm[]): Promise<number[]> {
  const sample = workspace.seq > many ? await search.sample(terms, sampled) : undefined;
  const held: number[] = [];
  for (const [at, term] of terms.entries()) {
    const seen = sample?.held[at] ?? 0;
    const judged = sample ? Math.round((workspace.seq * seen) / Math.max(1, sample.rows)) : 0;
    const exact = seen >= often && judged > counted ? counted : await search.count(term, counted);
    held.push(exact < counted ? exact : Math.max(exact, judged));
  }
  return held;
}

interface Chosen {
  readonly essential: readonly SearchTerm[];
  /** One for each word that is known, and the two weightiest of them. */
  readonly every: readonly SearchTerm[];
  readonly pair: readonly SearchTerm[];
}

/**
 * The rows that are weighed: all that hold an essential term, where there are not too many. Else those that hold the two weightiest
 * come first: if there are enough of them, no other would be shown.
 */
async function candidateRows({ store: { search }, filter }: Searched, { essential, every, pair }: Chosen, expected: Expected) {
  const any = () => search.holding('any', essential, filter, weighedAtMost, expected);
  const all = (terms: readonly SearchTerm[]) => search.holding('all', terms, filter, withAll, expected);
  if (expected.held <= weighedAtMost || essential.length < 2) return any();
  const both = await all(pair);
  return [...both, ...(both.length < withAll || pair.length < 2 ? await any() : await all(every))];
}

/** Everything that holds enough of the query, best first. */
async function ranked(places: readonly Searched[], query: Query, now_ms: number): Promise<Candidate[]> {
  const counts = new Map<string, number>();
  const terms = termsOf(query);
  for (const place of places)
    for (const [at, held] of (await heldIn(place, terms)).entries()) {
      const key = termKey(terms[at] as SearchTerm);
      counts.set(key, (counts.get(key) ?? 0) + held);
    }
  const n = places.reduce((sum, { workspace }) => sum + workspace.seq, 0);
  const weighed = weigh(query, counts, n);
  const known = (key: string) => (counts.get(key) ?? 0) > 0;
  const essential = decideEssential(weighed, tuning.enough).filter((term) => known(termKey(term)));
  if (essential.length === 0) return [];
  const held = essential.reduce((sum, term) => sum + (counts.get(termKey(term)) ?? 0), 0);
  const [every, pair] = [query.words.length, 2].map((most) =>
    decideTelling(weighed, most).filter((term) => known(termKey(term))),
  ) as [SearchTerm[], SearchTerm[]];
  const found: Candidate[] = [];
  for (const at of places) {
    const among = at.workspace.seq;
    const expected = { held: Math.min(among, Math.round((held * among) / Math.max(1, n))), among };
    const rows = await candidateRows(at, { essential, every, pair }, expected);
    for (const row of new Map(rows.map((one) => [one.id, one])).values()) {
      const scored = scoreOf(row, weighed, now_ms);
      if (scored) found.push({ at, workspace: at.workspace.name, ...scored });
    }
  }
  return onceEach(found.sort(inOrder));
}

/** The newest of all places; a page of several is put together from a page of each. */
async function newest(places: readonly Searched[], offset: number, limit: number): Promise<Candidate[]> {
  const [only] = places;
  const page = places.length === 1 ? { offset, limit } : { offset: 0, limit: offset + limit };
  const found: Candidate[] = [];
  for (const at of places)
    for (const row of await at.store.search.newest(at.filter, page))
      found.push({ at, workspace: at.workspace.name, row, score: 0 });
  if (places.length === 1 && only) return found;
  return found.sort((a, b) => b.row.ts_ms - a.row.ts_ms || b.row.id - a.row.id).slice(offset, offset + limit);
}

/** The text around what was asked for: its rarest word that stands there, else the beginning. */
function snippetOf(short: Short, text: string, query: Query): string {
  const wanted = new Set(query.words.flatMap(({ terms, whole }) => [...terms, ...(whole === undefined ? [] : [whole])]));
  const begins = query.words.flatMap(({ terms, prefix }) => (prefix ? terms : []));
  const hit = wordsIn(text).find(
    ({ terms, whole }) =>
      terms.some((term) => wanted.has(term) || begins.some((begin) => term.startsWith(begin))) ||
      (whole !== undefined && wanted.has(whole)),
  );
  return (hit && short.around(text, hit.raw, longestSnippet)) ?? short.chars(text, longestSnippet);
}

function hitOf({ row, workspace }: Candidate, found: Found, query: Query, short: Short, all: boolean): Hit {
  const { ref, title, text, where } = found;
  return {
    ref,
    kind: row.kind,
    ...(row.type === null ? {} : { type: row.type }),
    ts: iso(row.ts_ms),
    where,
    ...(title ? { title } : {}),
    snippet: snippetOf(short, text || (title ?? ''), query),
    state: row.state,
    ...(all ? { workspace } : {}),
  };
}

export const searchHandlers = (searchers: Searchers, { project_guard }: Policy): WorkspaceSearchHandlers<WorkspaceStore> => {
  const bySource = new Map(searchers.flatMap((searcher) => searcher.sources.map((source) => [source, searcher] as const)));
  const shown = ({ row, at: { store } }: Candidate): Promise<Found | undefined> =>
    bySource.get(row.source)?.show(row, store) ?? Promise.resolve(undefined);

  async function placesOf(input: SearchInput, store: WorkspaceStore, all: boolean): Promise<Searched[]> {
    const isOurs = (row: WorkspaceRow) =>
      project_guard === null || row.project_guard === null || row.project_guard === project_guard;
    const rows = all ? (await store.search.workspaces()).filter(isOurs) : store.workspace ? [store.workspace] : [];
    const places: Searched[] = [];
    for (const workspace of rows) {
      const here = all ? (store.within(workspace).of('workspace') as WorkspaceStore) : store;
      const filter = await filterIn(here, input, !all);
      if (filter) places.push({ workspace, store: here, filter });
    }
    return places;
  }

  return {
    async search(input, { workspace, store, now_ms, short }) {
      const { limit, cursor } = input;
      const all = workspace === '*';
      const offset = cursor ?? 0;
      const places = await placesOf(input, store, all);
      const query = parseQuery(input.query ?? '');
      const pass = input.query === undefined ? undefined : await ranked(places, query, now_ms);
      const candidates = pass ?? (await newest(places, offset, limit + 1));

      const hits: { candidate: Candidate; found: Found }[] = [];
      const enough = pass ? offset + limit + 1 : limit + 1;
      /** Without a phrase nothing is dropped any more, so what was on earlier pages is not read again. */
      const from = pass && query.phrases.length === 0 ? Math.min(offset, pass.length) : 0;
      for (const candidate of candidates.slice(from, from + (query.phrases.length ? readAtMost : enough))) {
        const found = await shown(candidate);
        if (!found) continue;
        const whole = query.phrases.length ? flat(`${found.title ?? ''}\n${found.text}`) : '';
        if (query.phrases.every((phrase) => holdsPhrase(whole, phrase))) hits.push({ candidate, found });
        if (hits.length >= (query.phrases.length ? enough : limit + 1)) break;
      }
      const page = query.phrases.length ? hits.slice(offset, offset + limit + 1) : hits;
      const has_more = page.length > limit;
      const items = page.slice(0, limit);
      return {
        hits: items.map(({ candidate, found }) => hitOf(candidate, found, query, short, all)),
        pagination: {
          cursor: cursor ?? null,
          next_cursor: has_more ? offset + items.length : null,
          has_more,
          limit,
          count: items.length,
        },
        truncated: false,
      };
    },
  };
};
