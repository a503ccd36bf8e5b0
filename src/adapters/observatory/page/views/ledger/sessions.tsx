import type { ObservatorySession, Session } from '../../../../../../generated/types/index.ts';
import { address, go, here, link } from '../../kit/address.ts';
import { usePages } from '../../kit/pages.ts';
import { brief, plural } from '../../kit/text.ts';
import { now } from '../../kit/time.ts';
import type { PageProps } from '../../kit/view.ts';
import { Age, Badge, Empty, Tag, Trouble } from '../../parts/said.tsx';
import { TakeAway } from '../../parts/take-away.tsx';
import { Rows } from '../../parts/virtual.tsx';
import { observatorySessions } from './tools.ts';

const liveFor = 10 * 60_000;

type Timed = Pick<Session, 'thoughtCount' | 'createdAt'> & { readonly updatedAt: string | null };

const changedAt = ({ updatedAt, createdAt }: Timed): number => Date.parse(updatedAt ?? createdAt);

/** Whether something was thought in it lately. */
export const isLive = (session: Timed): boolean => session.thoughtCount > 0 && now.value - changedAt(session) < liveFor;

const SessionRow = ({ session, tab }: { session: ObservatorySession; tab: 0 | -1 }) => (
  <a class="session" href={link(['ledger', 'session', session.id])} tabIndex={tab}>
    <span class="session-head">
      <strong>{brief(session.title ?? 'Without a title', 120)}</strong>
      {isLive(session) && <Badge tone="alive">live</Badge>}
      {session.status === 'completed' && <Badge tone="done">ended</Badge>}
    </span>
    <span class="under">
      {plural(session.thoughtCount, 'thought')}
      {session.branchCount > 0 && ` · ${plural(session.branchCount, 'branch', 'branches')}`} · <Age ms={changedAt(session)} />
      {session.tags.slice(0, 6).map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </span>
  </a>
);

const statuses = ['', 'active', 'completed'] as const;
const said = { '': 'all', active: 'going on', completed: 'ended' } as const;

/** The sessions of the ledger, the latest first; by words, tag and status, page by page. */
export function SessionsPage({ served }: PageProps) {
  const { query } = address.value;
  const search = query.get('words') ?? '';
  const tag = query.get('tag') ?? '';
  const status = statuses.find((each) => each === query.get('status')) ?? '';
  const question = (offset = 0) =>
    observatorySessions(served, {
      limit: 100,
      offset,
      ...(search ? { search } : {}),
      ...(tag ? { tags: [tag] } : {}),
      ...(status ? { status } : {}),
    });
  const all = usePages(
    question,
    ({ sessions, hasMore }, offset = 0) => ({ items: sessions, next: hasMore ? offset + sessions.length : null }),
    ({ id }) => id,
    ['ledger/sessions'],
  );
  const sessions = all.items;
  return (
    <div class="page whole">
      <div class="page-head">
        <h1>Sessions</h1>
        <TakeAway
          markdown={() => sessions.map(({ title, thoughtCount }) => `- ${title} (${thoughtCount})`).join('\n')}
          question={question()}
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
        <fieldset class="choices" aria-label="Status">
          {statuses.map((each) => (
            <button
              type="button"
              key={each}
              aria-pressed={status === each}
              onClick={() => go(here({ status: each || undefined }), 'replace')}
            >
              {said[each]}
            </button>
          ))}
        </fieldset>
        {tag && (
          <a class="chosen-tag" href={here({ tag: undefined })} aria-label={`Without the tag ${tag}`}>
            {tag} ×
          </a>
        )}
      </div>
      {all.error && <Trouble error={all.error} />}
      {sessions.length === 0 && !all.loading && !all.error ? (
        search || tag || status ? (
          <Empty title="No such session" />
        ) : (
          <Empty title="No sessions yet" example="noema mcp-config --product ledger --client claude-code">
            A session begins with an agent's first thought. Connect one to the ledger and it appears here.
          </Empty>
        )
      ) : (
        <Rows
          label="Sessions"
          count={sessions.length + (all.hasMore ? 1 : 0)}
          row={66}
          keyOf={(at) => sessions[at]?.id ?? 'more'}
          render={(at, tab) => {
            const session = sessions[at];
            if (session) return <SessionRow session={session} tab={tab} />;
            return (
              <button type="button" class="more" tabIndex={tab} onClick={all.more} disabled={all.loading}>
                {all.loading ? 'Reading' : 'Older'}
              </button>
            );
          }}
        />
      )}
    </div>
  );
}
