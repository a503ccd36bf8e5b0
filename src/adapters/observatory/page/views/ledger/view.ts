import { link } from '../../kit/address.ts';
import { touch } from '../../kit/answer.ts';
import { ask } from '../../kit/ask.ts';
import { plural } from '../../kit/text.ts';
import { isSinceOpened } from '../../kit/time.ts';
import type { Found, LiveEvent, NowItem, View } from '../../kit/view.ts';
import { NotebookPage, NotebooksPage } from './notebooks.tsx';
import { unmarked } from './rows.ts';
import { foundThen } from './search-then.ts';
import { SessionPage } from './session.tsx';
import { isLive, SessionsPage } from './sessions.tsx';
import { listSessions, observatorySessions, sessionSearch } from './tools.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const ledger: View = {
  product: 'ledger',
  title: 'Ledger',
  routes: [
    { path: 'sessions', title: 'Sessions', Page: SessionsPage },
    { path: 'session/:id', title: 'Session', Page: SessionPage },
    { path: 'notebooks', title: 'Notebooks', Page: NotebooksPage },
    { path: 'notebook/:id', title: 'Notebook', Page: NotebookPage },
  ],
  menu: () => [
    { label: 'Sessions', href: link(['ledger', 'sessions']), one: 'ledger/session/:id' },
    { label: 'Notebooks', href: link(['ledger', 'notebooks']), one: 'ledger/notebook/:id' },
  ],
  topics: ['ledger/sessions'],
  async begin(served, signal) {
    const { sessions } = await ask(listSessions(served, { limit: 1, sortBy: 'createdAt', sortOrder: 'asc' }), signal);
    return sessions[0] ? Date.parse(sessions[0].createdAt) : null;
  },
  async now(served, signal): Promise<readonly NowItem[]> {
    const { sessions } = await ask(observatorySessions(served, { limit: 20 }), signal);
    return sessions.map((session) => ({
      key: `session ${session.id}`,
      tone: isLive(session) ? 'alive' : 'calm',
      state: isLive(session) ? 'thinking' : 'session',
      title: session.title ?? 'Without a title',
      reason: plural(session.thoughtCount, 'thought'),
      place: ['Ledger', ...session.tags.slice(0, 3)].join(' · '),
      since: Date.parse(session.updatedAt),
      href: link(['ledger', 'session', session.id]),
    }));
  },
  async search(served, words, signal, at): Promise<readonly Found[]> {
    const answer = await ask(sessionSearch(served, { query: words, limit: at === null ? 30 : 100 }), signal);
    const { sessions, matches } = foundThen(answer, words, at);
    const titles = new Map(sessions.map(({ id, title }) => [id, title]));
    const thoughts = matches.map(({ nodeId, thoughtNumber, branchId, excerpt }) => {
      const [id = ''] = nodeId.split(':');
      return {
        key: nodeId,
        kind: 'thought',
        title: unmarked(excerpt),
        text: '',
        place: [titles.get(id) ?? 'Session', branchId, `thought ${thoughtNumber}`].filter(Boolean).join(' · '),
        href: link(['ledger', 'session', id], { thought: `${branchId ?? ''}:${thoughtNumber}` }),
      };
    });
    const found = sessions.map(({ id, title, description = '' }) => ({
      key: id,
      kind: 'session',
      title,
      text: description,
      place: 'Ledger',
      href: link(['ledger', 'session', id]),
    }));
    return [...found, ...thoughts];
  },
  channels: () => [{ channel: 'sessions' }, { channel: 'reasoning' }, { channel: 'notebooks' }],
  hear({ event, data }: LiveEvent) {
    const listed = (name: string) => (data[name] ?? []) as readonly { readonly updatedAt?: string | number | null }[];
    const isMissed = (name: string) => listed(name).some(({ updatedAt }) => isSinceOpened(updatedAt));
    if (event === 'notebook:changed' || (event === 'notebooks:snapshot' && isMissed('notebooks'))) touch('ledger/notebooks');
    if (event === 'sessions:active' && isMissed('sessions')) touch('ledger/sessions');
    const session = (data.session ?? {}) as { id?: unknown };
    const id = text(data.sessionId) || text(session.id);
    if (!id) return;
    touch('ledger/sessions', `ledger/session/${id}`);
    if (event === 'thought:critiqued' || event === 'session:deleted') touch(`ledger/session/${id}/whole`);
  },
};
