import type { KnownProject } from '../../../../../../generated/types/index.ts';
import { link } from '../../kit/address.ts';

/** A project in a word: the last part of its path, else its id. */
export const projectName = ({ project_id, root_path }: Pick<KnownProject, 'project_id' | 'root_path'>): string =>
  root_path.split(/[\\/]/).filter(Boolean).at(-1) ?? project_id;

export const runLink = (project: string, run: string, event?: string): string =>
  link(['autopilot', project, 'run', run], { event });

/** An event bears the id of whoever wrote it, and its number there. */
const ofRun = /^ev_(.+)_\d{6,}$/;

/** Where an id leads: to a claim, a node, a workflow, or a record among those that were written with it. */
export function placeLink(project: string, id: string): string | undefined {
  if (/^(cl|nd)_/.test(id)) return link(['autopilot', project, 'claims'], { id });
  if (id.startsWith('wf_')) return link(['autopilot', project, 'workflows'], { id });
  const run = ofRun.exec(id)?.[1];
  return run && !run.startsWith('global_') ? runLink(project, run, id) : undefined;
}

/** Ids of what is kept begin with the moment at which it was made, in nanoseconds; undefined: this one does not. */
export function madeAt(id: string): number | undefined {
  const nanoseconds = /^[a-z]+_(\d{19})_/.exec(id)?.[1];
  return nanoseconds === undefined ? undefined : Number(nanoseconds.slice(0, 13));
}

/** What was known at a moment. */
export const claimsThen = (project: string, at: number): string => link(['autopilot', project, 'claims'], { at });

/** Topics: everything of all projects, and what is about one of them. */
export const everyTopic = 'autopilot/projects';
export const topicOf = (project: string): string => `autopilot/${project}`;
