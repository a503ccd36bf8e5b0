import type { ObservatorySession, Session } from '../../../../../../generated/types/index.ts';
import { address, go, here, link, moment } from '../../kit/address.ts';
import { usePages } from '../../kit/pages.ts';
import { brief, plural } from '../../kit/text.ts';
import { now } from '../../kit/time.ts';
import type { PageProps } from '../../kit/view.ts';
import { Choose } from '../../parts/choose.tsx';
import { FilteredList, wordsAsked } from '../../parts/filtered-list.tsx';
import { Age, Badge, Empty, Tag } from '../../parts/said.tsx';
import { observatorySessions } from './tools.ts';

const liveFor = 10 * 60_000;

type Timed = Pick<Session, 'thoughtCount' | 'createdAt'> & {
  readonly updatedAt: string | null;
  readonly status?: ObservatorySession['status'];
};

const changedAt = ({ updatedAt, createdAt }: Timed): number => Date.parse(updatedAt ?? createdAt);

/** Whether something was thought in it lately, and more is to come. */
export const isLive = (session: Timed): boolean =>
  session.thoughtCount > 0 && session.status !== 'completed' && now.value - changedAt(session) < liveFor;

/** What it has by now. How much of it was there at another moment, only the session itself says. */
const Standing = ({ session }: { session: ObservatorySession }) => (
  <>
    {plural(session.thoughtCount, 'thought')}
    {session.branchCount > 0 && ` · ${plural(session.branchCount, 'branch', 'branches')}`} · <Age ms={changedAt(session)} />
  </>
);

const Began = ({ session }: { session: ObservatorySession }) => (
  <>
    begun <Age ms={Date.parse(session.createdAt)} /> before
  </>
);

function SessionRow({ session, tab }: { session: ObservatorySession; tab: 0 | -1 }) {
  const past = moment.value;
  const ended = session.completedAt !== null && (past === null || Date.parse(session.completedAt) <= past);
  return (
    <a class="session" href={link(['ledger', 'session', session.id])} tabIndex={tab}>
      <span class="session-head">
        <strong>{brief(session.title ?? 'Without a title', 120)}</strong>
        {past === null && isLive(session) && <Badge tone="alive">live</Badge>}
        {ended && <Badge tone="done">ended</Badge>}
      </span>
      <span class="under">
        {past === null ? <Standing session={session} /> : <Began session={session} />}
        {session.tags.slice(0, 6).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </span>
    </a>
  );
}

const statuses = ['', 'active', 'completed'] as const;
const said = { '': 'all', active: 'going on', completed: 'ended' } as const;

const StatusChoice = ({ status }: { status: (typeof statuses)[number] }) => (
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
);

/** The sessions of the ledger, the latest first; by words, tag and status, page by page. */
export function SessionsPage({ served }: PageProps) {
  const { query } = address.value;
  const search = wordsAsked();
  const tag = query.get('tag') ?? '';
  const status = statuses.find((each) => each === query.get('status')) ?? '';
  const past = moment.value;
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
  const items = past === null ? all.items : all.items.filter(({ createdAt }) => Date.parse(createdAt) <= past);
  const tags = [...new Set([...(tag ? [tag] : []), ...all.items.flatMap((session) => session.tags)])].sort().slice(0, 200);
  return (
    <FilteredList
      title="Sessions"
      one="session"
      placeholder="Title, description or tag"
      filters={
        <>
          <StatusChoice status={status} />
          {tags.length > 0 && <Choose name="tag" label="Tag" options={tags} />}
        </>
      }
      of={{ ...all, items }}
      idOf={({ id }) => id}
      row={(session, tab) => <SessionRow session={session} tab={tab} />}
      markdownOf={({ title, thoughtCount }) => `${title ?? 'Without a title'} (${plural(thoughtCount, 'thought')})`}
      question={question()}
      filtered={Boolean(search || tag || status)}
      empty={
        <Empty title="No sessions yet" example="noema mcp-config --product ledger --client claude-code">
          A session begins with an agent's first thought. Connect one to the ledger and it appears here.
        </Empty>
      }
    />
  );
}
