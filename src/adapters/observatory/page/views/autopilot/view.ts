import type { KnownProject } from '../../../../../../generated/types/index.ts';
import { link } from '../../kit/address.ts';
import { touch } from '../../kit/answer.ts';
import { ask } from '../../kit/ask.ts';
import type { Found, LiveEvent, Served, View } from '../../kit/view.ts';
import { KnowledgePage } from './knowledge.tsx';
import { nowOf } from './now.ts';
import { everyTopic, placeLink, projectName, runLink, topicOf } from './places.ts';
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

/** What of a project has these words: claims, nodes and workflows. */
async function foundIn(served: Served, known: KnownProject, words: string, signal: AbortSignal): Promise<Found[]> {
  const project = known.project_id;
  const place = `Autopilot · ${projectName(known)}`;
  const [{ hits }, { workflows }] = await Promise.all([
    ask(claimsSearch(served, { project, query: words, limit: 20 }), signal),
    ask(workflowList(served, { project, scope: 'effective' }), signal),
  ]);
  const wanted = words.toLowerCase();
  return [
    ...hits.map(({ id, kind, title, text }) => ({ id, kind, title: title || text, text })),
    ...workflows
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
    const runs = { label: 'Runs', href: link(['autopilot', 'runs']) };
    if (project === undefined) return [runs];
    return [runs, ...pages.map(([path, label]) => ({ label, href: link(['autopilot', project, path]) }))];
  },
  topics: [everyTopic],
  now: nowOf,
  async search(served, words, signal): Promise<readonly Found[]> {
    const wanted = words.toLowerCase();
    const runs = (await newestRuns(served, 50, signal)).filter(({ task }) => task.toLowerCase().includes(wanted));
    const { projects } = await ask(miProjects(served, { limit: mostProjects }), signal);
    const known = await Promise.all(projects.map((project) => foundIn(served, project, words, signal)));
    return [
      ...runs.map(({ run_id, task, status, reason, project }) => ({
        key: `${project.project_id} ${run_id}`,
        kind: 'run',
        title: task,
        text: [status, reason].filter(Boolean).join(' · '),
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
