import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Candidates, MindScope, WorkflowIr } from '../../../../generated/types/index.ts';
import { isRecord, parseJson } from '../../../kernel/json.ts';
import { type BoundProject, filledWorkflow, type WorkflowReads } from '../../../records/workflows.ts';
import { codeOf } from '../../files/trouble.ts';
import { validatorOf } from '../check.ts';
import { projectsIn } from '../projects-in.ts';
import type { HomeReader } from '../reader.ts';
import { overlayOf } from './state.ts';

/** What cannot be read holds nothing. */
async function parsedFile(file: string): Promise<unknown> {
  try {
    return parseJson((await readFile(file, 'utf8')).replace(/^\ufeff/, ''))?.value;
  } catch {
    return undefined;
  }
}

export function workflowReads(home: HomeReader): WorkflowReads['workflows'] {
  return {
    /** Files that hold no workflow are passed over. */
    async stored(scope: MindScope): Promise<WorkflowIr[]> {
      const at = home.at(scope);
      if (!at) return [];
      const names = await readdir(at.workflows).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return [];
        throw error;
      });
      const isWhole = await validatorOf('workflow_saved');
      const found: WorkflowIr[] = [];
      for (const name of names.filter((each) => /^wf_[0-9A-Za-z_]+\.json$/.test(each)).sort()) {
        const value = await parsedFile(path.join(at.workflows, name));
        if (!isRecord(value)) continue;
        const workflow = filledWorkflow(value, name.slice(0, -'.json'.length));
        if (isWhole({ scope, workflow })) found.push(workflow);
      }
      return found;
    },
    async boundElsewhere() {
      const found: BoundProject[] = [];
      for (const project_id of await projectsIn(home.layout)) {
        if (project_id === home.project?.scope) continue;
        const { overlay } = await overlayOf(home.of(project_id));
        if (overlay.host_bindings.some(({ enabled }) => enabled))
          found.push({ project_id, overlay, workflows: await workflowReads(home.of(project_id)).stored('project') });
      }
      return found;
    },
    async candidates(of: 'workflow' | 'preference'): Promise<Candidates> {
      const none: Candidates = { version: 'v1', by_signature: {} };
      if (!home.project) return none;
      const value = await parsedFile(of === 'workflow' ? home.project.workflow_candidates : home.project.preference_candidates);
      const isWhole = await validatorOf('candidates_saved');
      return isWhole({ of, candidates: value }) ? (value as Candidates) : none;
    },
  };
}
