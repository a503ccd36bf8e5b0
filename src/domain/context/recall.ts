import type { WorkspaceSearchHandlers } from '../../../generated/handlers/workspace.ts';
import { text } from '../../kernel/says.ts';
import { parseQuery } from '../../kernel/words/query.ts';
import type { WorkspaceStore } from '../workspace/store.ts';
import type { Recall } from './hooks.ts';
import { fitLines, type GivenLine, originOf, quotedWithin } from './line-rules.ts';
import { originByRef } from './origins.ts';

type Search = WorkspaceSearchHandlers<WorkspaceStore>['search'];

const recallBytes = 600;
const hitBytes = 110;
const hitsShown = 3;
/** Some hits are records of what was given, or settled. */
const hitsLooked = 12;
/** As long as a query may be. */
const longestQuery = 1000;
/** A prompt of a word or two says too little to be sure. */
const fewestWords = 2;

/** At most three hits of a search for the prompt, where the search holds them for a match. */
export const recallBy =
  (search: Search): Recall =>
  async (prompt, { store, workspace, now_ms, short }) => {
    const query = prompt.slice(0, longestQuery).replaceAll('"', ' ');
    if (parseQuery(query).words.length < fewestWords) return undefined;
    const ctx = { workspace, store: store.of('workspace') as WorkspaceStore, now_ms, short };
    const { hits } = await search({ workspace, query, limit: hitsLooked }, ctx as Parameters<Search>[1]);
    const found = hits.filter(({ type, state }) => type !== 'context_injected' && (state === 'live' || state === 'done'));
    const lines: GivenLine[] = [];
    for (const [rank, { ref, kind, type, ts, title, snippet }] of found.slice(0, hitsShown).entries()) {
      const words = title === undefined || snippet.startsWith(title) ? snippet : `${title}: ${snippet}`;
      const origin = originOf(short, ref, await originByRef(store, ref, Date.parse(ts)));
      const what = type === 'decision' || type === 'question' ? text('context-what')[type] : kind;
      lines.push({ ref, rank, line: text('context-line', { ...origin, what, said: quotedWithin(short, words, hitBytes) }) });
    }
    return lines.length === 0 ? undefined : fitLines(text('context-recalled'), lines, undefined, recallBytes);
  };
