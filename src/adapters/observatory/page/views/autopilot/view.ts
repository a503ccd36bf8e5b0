import { href, link } from '../../kit/address.ts';
import { touch } from '../../kit/answer.ts';
import { ask } from '../../kit/ask.ts';
import type { Found, LiveEvent, NowItem, Served, View } from '../../kit/view.ts';
import { ClaimsPage, WorkflowsPage } from './knowledge.tsx';
import { nameOf, ProjectsPage, RunsPage, runTones } from './runs.tsx';
import { claimList, miProjects, miRuns } from './tools.ts';

const pages = [
  ['runs', 'Runs', RunsPage],
  ['claims', 'Claims', ClaimsPage],
  ['workflows', 'Workflows', WorkflowsPage],
] as const;

const projectsOf = async (served: Served, signal: AbortSignal) => (await ask(miProjects(served, { limit: 20 }), signal)).projects;

export const autopilot: View = {
  product: 'autopilot',
  title: 'Autopilot',
  routes: [
    { path: 'projects', title: 'Projects', Page: ProjectsPage },
    ...pages.map(([path, title, Page]) => ({ path: `:project/${path}`, title, Page })),
  ],
  menu(_, { project }) {
    const all = { label: 'Projects', href: link(['autopilot', 'projects']) };
    if (project === undefined) return [all];
    return [all, ...pages.map(([path, label]) => ({ label, href: link(['autopilot', project, path]) }))];
  },
  topics: ['autopilot'],
  /** Runs that go on, and those that ended with something for a person to do. */
  async now(served, signal): Promise<readonly NowItem[]> {
    const projects = await projectsOf(served, signal);
    const lists = await Promise.all(
      projects.map(async (project) => {
        const { runs } = await ask(miRuns(served, { project: project.project_id, limit: 1 }), signal);
        return runs
          .filter(({ status }) => status !== 'done')
          .map(({ run_id, task, status, reason, last_ts }) => ({
            key: `run ${run_id}`,
            tone: runTones[status] ?? 'calm',
            state: status === 'open' ? 'running' : status.replaceAll('_', ' '),
            title: task || run_id,
            reason,
            place: `${nameOf(project)} · ${run_id}`,
            since: Date.parse(last_ts) || 0,
            href: href(['autopilot', project.project_id, 'runs'], { run: run_id }),
          }));
      }),
    );
    return lists.flat();
  },
  async search(served, words, signal): Promise<readonly Found[]> {
    const projects = await projectsOf(served, signal);
    const lists = await Promise.all(
      projects.map(async (project) => {
        const { claims } = await ask(claimList(served, { project: project.project_id, contains: words, limit: 20 }), signal);
        return claims.map(({ claim_id, claim_type, text }) => ({
          key: claim_id,
          kind: claim_type,
          title: text,
          text: '',
          place: nameOf(project),
          href: link(['autopilot', project.project_id, 'claims'], { claim: claim_id }),
        }));
      }),
    );
    return lists.flat();
  },
  channels: () => [{ channel: 'projects' }],
  /** Facts of a project bear its id where those of other products bear a workspace. */
  hear({ channel, data }: LiveEvent) {
    if (channel === 'projects' && typeof data.workspace === 'string') touch('autopilot', `autopilot/${data.workspace}`);
  },
};
