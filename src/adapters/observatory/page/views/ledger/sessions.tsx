import { useState } from 'preact/hooks';
import type { Session } from '../../../../../../generated/types/index.ts';
import { address, go, here, link } from '../../kit/address.ts';
import { useAnswer } from '../../kit/answer.ts';
import { brief, plural } from '../../kit/text.ts';
import { now } from '../../kit/time.ts';
import type { PageProps } from '../../kit/view.ts';
import { Age, Badge, Empty, Loaded, Tag } from '../../parts/said.tsx';
import { TakeAway } from '../../parts/take-away.tsx';
import { Rows } from '../../parts/virtual.tsx';
import { listSessions } from './tools.ts';

const liveFor = 10 * 60_000;

/** Whether something was thought in it lately. */
export const isLive = ({ updatedAt, thoughtCount }: Session): boolean =>
  thoughtCount > 0 && now.value - Date.parse(updatedAt) < liveFor;

const SessionRow = ({ session, tab }: { session: Session; tab: 0 | -1 }) => (
  <a class="session" href={link(['ledger', 'session', session.id])} tabIndex={tab}>
    <span class="session-head">
      <strong>{brief(session.title, 120)}</strong>
      {isLive(session) && <Badge tone="alive">live</Badge>}
    </span>
    <span class="under">
      {plural(session.thoughtCount, 'thought')}
      {session.branchCount > 0 && ` · ${plural(session.branchCount, 'branch', 'branches')}`} ·{' '}
      <Age ms={Date.parse(session.updatedAt)} />
      {session.tags.slice(0, 6).map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </span>
  </a>
);

const page = 100;

/** The sessions of the ledger, the latest first; by words and tags. */
export function SessionsPage({ served }: PageProps) {
  const { query } = address.value;
  const search = query.get('words') ?? '';
  const tag = query.get('tag') ?? '';
  const [limit, setLimit] = useState(page);
  const question = listSessions(served, {
    limit: Math.min(limit, 100),
    ...(search ? { search } : {}),
    ...(tag ? { tags: [tag] } : {}),
  });
  const answer = useAnswer(question, ['ledger/sessions']);
  return (
    <div class="page whole">
      <div class="page-head">
        <h1>Sessions</h1>
        <TakeAway
          markdown={() =>
            (answer.data?.sessions ?? []).map(({ title, thoughtCount }) => `- ${title} (${thoughtCount})`).join('\n')
          }
          question={question}
        />
      </div>
      <div class="filters">
        <input
          type="search"
          aria-label="Sessions with these words"
          placeholder="Title, description or tag"
          value={search}
          onInput={(event) => go(here({ words: event.currentTarget.value }), 'replace')}
        />
        {tag && (
          <a class="chosen-tag" href={here({ tag: undefined })} aria-label={`Without the tag ${tag}`}>
            {tag} ×
          </a>
        )}
      </div>
      <Loaded of={answer}>
        {({ sessions, count }) =>
          sessions.length === 0 && !search && !tag ? (
            <Empty title="No sessions yet" example="noema mcp-config --product ledger --client claude-code">
              A session begins with an agent's first thought. Connect one to the ledger and it appears here.
            </Empty>
          ) : (
            <>
              <p class="under" role="status">
                {plural(count, 'session')}
              </p>
              <Rows
                label="Sessions"
                count={sessions.length}
                row={66}
                keyOf={(at) => sessions[at]?.id ?? String(at)}
                render={(at, tab) => <SessionRow session={sessions[at] as Session} tab={tab} />}
              />
              {sessions.length < count && (
                <button type="button" class="more" onClick={() => setLimit(limit + page)}>
                  More
                </button>
              )}
            </>
          )
        }
      </Loaded>
    </div>
  );
}
