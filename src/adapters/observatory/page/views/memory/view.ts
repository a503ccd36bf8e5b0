import type { EntityBrief, SearchOutput } from '../../../../../../generated/types/index.ts';
import { href, link } from '../../kit/address.ts';
import { touch } from '../../kit/answer.ts';
import { ask } from '../../kit/ask.ts';
import { isSinceOpened } from '../../kit/time.ts';
import type { Found, LiveEvent, NowItem, Served, View } from '../../kit/view.ts';
import { ActivityPage } from './activity.tsx';
import { AnchorsPage } from './anchors.tsx';
import { BoardPage } from './board.tsx';
import { BranchesPage } from './branches.tsx';
import { CardsPage } from './cards.tsx';
import { ConflictsPage } from './conflicts.tsx';
import { GraphPage } from './graph.tsx';
import { JobsPage } from './jobs.tsx';
import { KnownPage } from './known.tsx';
import { notSearched, notShown } from './no-past.ts';
import { searchAll, tasksContext, tasksJobsRadar, tasksResumePack, workspaceList } from './tools.ts';
import { allTopics, topicsOf } from './topics.ts';
import { WorkspacesPage } from './workspaces.tsx';

const pages = [
  ['board', 'Plans and tasks', BoardPage],
  ['activity', 'Activity', ActivityPage],
  ['graph', 'Graph', GraphPage],
  ['cards', 'Cards', CardsPage],
  ['branches', 'Branches', BranchesPage],
  ['conflicts', 'Conflicts', ConflictsPage],
  ['anchors', 'Anchors', AnchorsPage],
  ['jobs', 'Jobs', JobsPage],
] as const;

const mostTasks = 30;

/** Steps of a task that are blocked: why, and since when. */
async function blockedIn(served: Served, workspace: string, task: EntityBrief, signal: AbortSignal): Promise<readonly NowItem[]> {
  const { signals, timeline } = await ask(
    tasksResumePack(served, { workspace, task: task.id, read_only: true, events_limit: 200, blockers_limit: 20 }),
    signal,
  );
  return signals.blockers
    .filter(({ kind }) => kind === 'step')
    .map(({ ref, text }) => ({
      key: `blocked ${workspace} ${task.id} ${ref}`,
      tone: 'stuck',
      state: 'blocked',
      title: task.title,
      reason: text,
      place: `${workspace} · ${task.id} · ${ref}`,
      since: timeline.events.findLast(({ type, path }) => type === 'step_blocked' && path === ref)?.ts_ms ?? task.updated_at_ms,
      href: href(['memory', workspace, 'board'], { task: task.id }),
    }));
}

const openOnes = async (served: Served, workspace: string, signal: AbortSignal): Promise<readonly NowItem[]> => {
  const { tasks } = await ask(tasksContext(served, { workspace, tasks_limit: 200 }), signal);
  const open = tasks.filter(({ steps }) => (steps?.total ?? 0) > 0).slice(0, mostTasks);
  const blocked = await Promise.all(open.map((task) => blockedIn(served, workspace, task, signal)));
  const alive = tasks
    .filter(({ status }) => status === 'ACTIVE')
    .map(
      (task): NowItem => ({
        key: `task ${workspace} ${task.id}`,
        tone: 'alive',
        state: 'active',
        title: task.title,
        reason: task.steps ? `${task.steps.completed} of ${task.steps.total} steps done` : '',
        place: `${workspace} · ${task.id}`,
        since: task.updated_at_ms,
        href: href(['memory', workspace, 'board'], { task: task.id }),
      }),
    );
  return [...blocked.flat(), ...alive];
};

const questions = async (served: Served, workspace: string, signal: AbortSignal): Promise<readonly NowItem[]> => {
  const { hits } = await ask(searchAll(served, { workspace, kind: 'card', type: 'question', limit: 50 }), signal);
  return hits
    .filter(({ state }) => state === 'live')
    .map(({ ref, title, snippet, ts, where }) => ({
      key: `question ${workspace} ${ref}`,
      tone: 'waiting',
      state: 'question',
      title: title ?? snippet,
      reason: '',
      place: `${workspace} · ${where}`,
      since: Date.parse(ts),
      href: href(['memory', workspace, 'cards'], { type: 'question', place: where }),
    }));
};

const jobs = async (served: Served, workspace: string, signal: AbortSignal): Promise<readonly NowItem[]> => {
  const { jobs: all } = await ask(tasksJobsRadar(served, { workspace, limit: 100 }), signal);
  return all.map(({ job_id, title, status, attention, last, updated_at_ms, stale, has_error }) => ({
    key: `job ${workspace} ${job_id}`,
    tone: attention ? (stale || has_error ? 'stuck' : 'waiting') : status === 'RUNNING' ? 'alive' : 'calm',
    state: attention ? attention.kind.replaceAll('_', ' ').replace('needs manager', 'asks') : status.toLowerCase(),
    title,
    reason: attention?.message ?? (last && last.message !== title ? last.message : ''),
    place: `${workspace} · ${job_id}`,
    since: last?.ts_ms ?? updated_at_ms,
    href: href(['memory', workspace, 'jobs'], { job: job_id }),
  }));
};

/** Where a hit of the search leads. */
function hitLink(workspace: string, ref: string, kind: string, where: string): string {
  const task = /\b((?:TASK|PLAN)-\d+)/.exec(`${ref} ${where}`)?.[1];
  if (kind === 'task' || kind === 'plan' || kind === 'step')
    return link(['memory', workspace, 'board'], { task: task ?? ref, done: 'shown' });
  if (kind === 'job') return link(['memory', workspace, 'jobs'], { job: ref });
  if (kind === 'anchor') return link(['memory', workspace, 'anchors'], { anchor: ref });
  if (kind === 'card') return link(['memory', workspace, 'graph'], { place: where, node: ref });
  if (kind === 'node') return link(['memory', workspace, 'graph'], { place: where, node: ref });
  return link(['memory', workspace, 'activity'], { seq: /@(\d+)/.exec(ref)?.[1] });
}

type Hit = SearchOutput['hits'][number];

const found = ({ ref, kind, title, snippet, where, workspace = '' }: Hit): Found => ({
  key: `${workspace} ${kind} ${ref}`,
  kind,
  title: title ?? ref,
  text: snippet,
  place: `${workspace} · ${where}`,
  href: hitLink(workspace, ref, kind, where),
});

/** All workspaces at once have no past: each is asked for its own, and the best of each come first. */
async function foundThen(served: Served, query: string, signal: AbortSignal): Promise<readonly Found[]> {
  const lists = await Promise.all(
    served.workspaces.map((workspace) =>
      ask(searchAll(served, { workspace, query, limit: 50 }), signal).then(
        ({ hits }) => hits.map((hit) => found({ ...hit, workspace })),
        (error: unknown) => notSearched(workspace, error),
      ),
    ),
  );
  const ranked = lists.flatMap((list) => list.map((one, rank) => ({ one, rank })));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ one }) => one);
}

export const memory: View = {
  product: 'memory',
  title: 'Memory',
  routes: [
    { path: 'workspaces', title: 'Workspaces', Page: WorkspacesPage },
    ...pages.map(([path, title, Page]) => ({ path: `:workspace/${path}`, title, Page })),
    { path: ':workspace/known', title: 'What was known then', Page: KnownPage },
  ],
  menu({ workspaces }, { workspace = workspaces[0] }) {
    const all = { label: 'Workspaces', href: link(['memory', 'workspaces']) };
    if (workspace === undefined) return [all];
    return [all, ...pages.map(([path, label]) => ({ label, href: link(['memory', workspace, path]) }))];
  },
  topics: ['memory/now'],
  async now(served, signal) {
    const at = served.as_of === undefined ? Date.now() : Date.parse(served.as_of);
    const lists = await Promise.all(
      served.workspaces.map((workspace) =>
        Promise.all([openOnes, questions, jobs].map((find) => find(served, workspace, signal))).then(
          (all) => all.flat(),
          (error: unknown) => notShown(workspace, at, error),
        ),
      ),
    );
    return lists.flat();
  },
  async begin(served, signal) {
    const { workspaces } = await ask(workspaceList(served, {}), signal);
    return workspaces.length === 0 ? null : Math.min(...workspaces.map(({ created_at }) => Date.parse(created_at)));
  },
  async search(served, words, signal): Promise<readonly Found[]> {
    if (served.as_of !== undefined) return foundThen(served, words, signal);
    return (await ask(searchAll(served, { workspace: '*', query: words, limit: 50 }), signal)).hits.map(found);
  },
  channels: ({ workspaces }) => [
    { channel: 'workspaces' },
    ...workspaces.slice(0, 50).map((workspace) => ({ channel: 'workspace', workspace })),
  ],
  hear({ channel, event, data }: LiveEvent) {
    const { workspace, kind } = data;
    const last = (data.last ?? {}) as { ts?: string };
    if (event === 'workspace:snapshot' && isSinceOpened(last.ts)) touch(...allTopics(String(workspace)));
    if (typeof workspace !== 'string' || typeof kind !== 'string') return;
    if (channel === 'workspaces') touch('memory/workspaces', 'memory/now');
    if (event === 'fact') touch(...topicsOf(workspace, kind));
  },
};
