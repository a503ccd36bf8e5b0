import type { WorkspaceRoom } from '../../../generated/handlers/workspace.ts';
import type { SearchOutput, StatusOutput } from '../../../generated/types/index.ts';
import { brief, fields, type Line, line, spaced } from '../../kernel/line.ts';
import { workDetails, workLine } from '../../records/work-lines.ts';

function statusLine({ workspace, workspace_exists, checkout, work }: Partial<StatusOutput>): Line {
  if (workspace_exists === undefined) return line`ok`;
  if (!workspace_exists) return line`new workspace=${workspace ?? ''}`;
  return fields(line`ready checkout=${checkout ?? '-'}`, ...(work ? [workLine(work)] : []));
}

const longestSnippet = 200;
type Hit = SearchOutput['hits'][number];

/** What it is and where, then what it says; how it stands only where that matters. */
function hitLine({ ref, kind, type, ts, where, title, snippet, state, workspace }: Hit): Line {
  const what = type === undefined || type === kind ? kind : `${kind}/${type}`;
  const said =
    title === undefined || snippet.startsWith(title)
      ? brief(snippet, longestSnippet)
      : line`${brief(title, 80)}: ${brief(snippet, longestSnippet)}`;
  return spaced('-', ref, what, ts.slice(0, 10), workspace ?? '', where, state === 'live' ? '' : `(${state})`, '—', said);
}

function hitLines({ hits = [], pagination }: Partial<SearchOutput>): Line[] {
  if (!pagination) return [line`ok`];
  if (hits.length === 0) return [line`nothing found`];
  return [spaced(line`found ${hits.length}`, pagination.has_more ? 'and more' : ''), ...hits.map(hitLine)];
}

export const workspaceLines: WorkspaceRoom<never, never, never>['lines'] = {
  status: { state: statusLine, details: ({ work }) => (work ? workDetails(work) : []) },
  search: {
    state: hitLines,
    more: ({ pagination }) => (pagination?.next_cursor == null ? {} : { cursor: pagination.next_cursor }),
  },
};
