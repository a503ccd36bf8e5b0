import { link } from '../../kit/address.ts';
import { touch } from '../../kit/answer.ts';
import { ask } from '../../kit/ask.ts';
import type { Found, LiveEvent, Served, View } from '../../kit/view.ts';
import { nowOf } from './now.ts';
import { everyTopic, placeLink, projectName, runLink, topicOf } from './places.ts';
import { RunPage } from './run.tsx';
import { RunsPage } from './runs.tsx';
import { newestRuns } from './runs-data.ts';
import { ClaimsPage, NodesPage } from './thoughts.tsx';
import { claimList, miProjects, nodeList } from './tools.ts';
import { WorkflowsPage } from './workflows.tsx';

const pages = [
  ['claims', 'Claims', ClaimsPage],
  ['nodes', 'Nodes', NodesPage],
  ['workflows', 'Workflows', WorkflowsPage],
] as const;

const mostProjects = 12;

/** Claims and nodes of one project with these words. */
async function foundIn(served: Served, project: string, name: string, words: string, signal: AbortSignal): Promise<Found[]> {
  const asked = { project, contains: words.slice(0, 400), limit: 20 };
  const [{ claims }, { nodes }] = await Promise.all([
    ask(claimList(served, asked), signal),
    ask(nodeList(served, asked), signal),
  ]);
  const place = `Autopilot · ${name}`;
  return [
    ...claims.map(({ claim_id, text }) => ({ key: claim_id, kind: 'claim', title: text, text, place, id: claim_id })),
    ...nodes.map(({ node_id, title, text }) => ({ key: node_id, kind: 'node', title, text, place, id: node_id })),
  ].map(({ id, ...found }) => ({ ...found, href: placeLink(project, id) ?? link(['autopilot', 'runs']) }));
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
    const known = await Promise.all(
      projects.map((project) => foundIn(served, project.project_id, projectName(project), words, signal)),
    );
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
