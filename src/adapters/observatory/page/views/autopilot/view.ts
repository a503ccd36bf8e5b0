import type { KnownProject } from '../../../../../../generated/types/index.ts';
import { link } from '../../kit/address.ts';
import { touch } from '../../kit/answer.ts';
import { ask } from '../../kit/ask.ts';
import type { Found, LiveEvent, Served, View } from '../../kit/view.ts';
import { KnowledgePage } from './knowledge.tsx';
import { heldAt } from './knowledge-data.ts';
import { KnownByRuns } from './known.tsx';
import { nowOf } from './now.ts';
import { everyTopic, madeAt, placeLink, projectName, runLink, topicOf } from './places.ts';
import { RunPage } from './run.tsx';
import { RunsPage } from './runs.tsx';
import { newestRuns } from './runs-data.ts';
import { claimsSearch, miProjects, workflowList } from './tools.ts';
import { WorkflowsPage } from './workflows.tsx';

const pages = [
  ['claims', 'Claims', KnowledgePage],
  ['workflows', 'Workflows', WorkflowsPage],
] as const;

const mostProjects = 12;

interface Hit {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
}

/** Claims and nodes that have these words, now or at a moment. */
async function heldIn(
  served: Served,
  project: string,
  query: string,
  at: number | null,
  signal: AbortSignal,
): Promise<readonly Hit[]> {
  if (at === null) return (await ask(claimsSearch(served, { project, query, limit: 20 }), signal)).hits;
  const held = await heldAt(served, project, at, query, signal);
  return held.slice(0, 20).map(({ id, title, text }) => ({ id, kind: id.startsWith('nd_') ? 'node' : 'claim', title, text }));
}

/** What of a project has these words: claims, nodes and workflows. */
async function foundIn(
  served: Served,
  known: KnownProject,
  words: string,
  at: number | null,
  signal: AbortSignal,
): Promise<Found[]> {
  const project = known.project_id;
  const place = `Autopilot · ${projectName(known)}`;
  const [hits, { workflows }] = await Promise.all([
    heldIn(served, project, words, at, signal),
    ask(workflowList(served, { project, scope: 'effective' }), signal),
  ]);
  const wanted = words.toLowerCase();
  return [
    ...hits.map(({ id, kind, title, text }) => ({ id, kind, title: title || text, text })),
    ...workflows
      .filter(({ id }) => at === null || (madeAt(id) ?? 0) <= at)
      .filter(({ name, trigger }) => `${name} ${trigger.pattern}`.toLowerCase().includes(wanted))
      .map(({ id, name, trigger }) => ({ id, kind: 'workflow', title: name, text: trigger.pattern })),
  ].map(({ id, ...hit }) => ({
    ...hit,
    key: `${project} ${id}`,
    place,
    href: placeLink(project, id) ?? link(['autopilot', 'runs']),
  }));
}

export const autopilot: View = {
  product: 'autopilot',
  title: 'Autopilot',
  routes: [
    { path: 'runs', title: 'Runs', Page: RunsPage },
    { path: ':project/run/:run', title: 'Run', Page: RunPage },
    ...pages.map(([path, title, Page]) => ({ path: `:project/${path}`, title, Page })),
  ],
  menu({ workspaces }, { project = workspaces[0] }) {
    const runs = { label: 'Runs', href: link(['autopilot', 'runs']), one: 'autopilot/:project/run/:run' };
    if (project === undefined) return [runs];
    return [runs, ...pages.map(([path, label]) => ({ label, href: link(['autopilot', project, path]) }))];
  },
  topics: [everyTopic],
  now: nowOf,
  Known: KnownByRuns,
  async search(served, words, signal, at): Promise<readonly Found[]> {
    const wanted = words.toLowerCase();
    const runs = (await newestRuns(served, 50, signal)).filter(
      ({ task, started_ts }) => task.toLowerCase().includes(wanted) && (at === null || Date.parse(started_ts) <= at),
    );
    const { projects } = await ask(miProjects(served, { limit: mostProjects }), signal);
    const known = await Promise.all(projects.map((project) => foundIn(served, project, words, at, signal)));
    return [
      ...runs.map(({ run_id, task, status, reason, project }) => ({
        key: `${project.project_id} ${run_id}`,
        kind: 'run',
        title: task,
        text: at === null ? [status, reason].filter(Boolean).join(' · ') : '',
        place: `Autopilot · ${projectName(project)}`,
        href: runLink(project.project_id, run_id),
      })),
      ...known.flat(),
    ];
  },
  channels: () => [{ channel: 'projects' }],
  hear({ channel, data: { workspace } }: LiveEvent) {
    if (channel === 'projects' && typeof workspace === 'string') touch(everyTopic, topicOf(workspace));
  },
};
