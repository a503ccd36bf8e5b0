import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { MindScope } from '../../../../generated/types/index.ts';
import type { Source } from '../../files/index.ts';
import { codeOf } from '../../files/trouble.ts';
import type { HomeLayout, ScopeLayout } from '../layout.ts';
import { projectsIn } from '../projects-in.ts';

/** What a file that memory is drawn from holds, and whose it is. */
export interface Origin {
  readonly file: 'claims' | 'nodes' | 'edges' | 'evidence' | 'workflow';
  readonly scope: MindScope;
  /** Empty for what is global. */
  readonly project_id: string;
  /** Of a workflow, by the name of its file. */
  readonly workflow_id: string;
}

export const isWorkflowFile = (name: string): boolean => /^wf_[0-9A-Za-z_]+\.json$/.test(name);

const lines = (file: string): Source => ({ path: file, kind: 'lines' });

async function workflowFiles({ workflows }: ScopeLayout): Promise<Source[]> {
  const names = await readdir(workflows).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter(isWorkflowFile)
    .sort()
    .map((name) => ({ path: path.join(workflows, name), kind: 'whole' }));
}

const thoughtFiles = ({ claims, nodes, edges }: ScopeLayout): Source[] => [claims, nodes, edges].map(lines);

/** All files that memory is drawn from. A project whose folder is gone has none. */
export async function memorySources(layout: HomeLayout): Promise<Source[]> {
  const found = [...thoughtFiles(layout.global), ...(await workflowFiles(layout.global))];
  for (const id of await projectsIn(layout)) {
    const at = layout.project(id);
    found.push(...thoughtFiles(at), lines(at.evidence), ...(await workflowFiles(at)));
  }
  return found;
}

const known = {
  'claims.jsonl': 'claims',
  'nodes.jsonl': 'nodes',
  'edges.jsonl': 'edges',
  'evidence.jsonl': 'evidence',
} as const;

/** What a source holds, by where it stands. */
export function originOf(layout: HomeLayout, source: string): Origin {
  const [, project_id = ''] = path.relative(layout.projects, source).match(/^([0-9a-f]{16})(?:\/|\\)/) ?? [];
  const name = path.basename(source);
  const of = { scope: project_id ? ('project' as const) : ('global' as const), project_id };
  const file = Object.hasOwn(known, name) ? known[name as keyof typeof known] : undefined;
  return file ? { ...of, file, workflow_id: '' } : { ...of, file: 'workflow', workflow_id: path.basename(name, '.json') };
}

/** Whether anything was ever written: who only asks makes nothing. */
export const isAnyThere = (sources: readonly Source[]): boolean => sources.some(({ path: file }) => existsSync(file));

/** How long each log is now. */
export function logSizes(layout: HomeLayout, sources: readonly Source[]): Map<string, number> {
  const logs = sources.filter(({ path: file }) => originOf(layout, file).file === 'evidence');
  return new Map(logs.map(({ path: file }) => [file, statSync(file, { throwIfNoEntry: false })?.size ?? 0]));
}
