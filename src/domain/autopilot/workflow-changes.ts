import type { WarnFor } from '../../../generated/handlers/codes.ts';
import type {
  HostSync,
  HostSyncFact,
  MindScope,
  ProjectOverlay,
  WorkflowIr,
  WorkflowOverride,
} from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { text } from '../../kernel/says.ts';
import { nearest } from '../../kernel/text.ts';
import { inScope } from '../claims/finding.ts';
import { asideFacts } from './state-rules.ts';
import type { AutopilotStore } from './store.ts';
import { type Syncing, syncAfterChange } from './syncing.ts';
import { overridden } from './workflow-rules.ts';

/** A workflow that a call names: where it is, as it is stored, and as the project sees it. */
export interface FoundWorkflow {
  readonly scope: MindScope;
  readonly stored: WorkflowIr;
  readonly seen: WorkflowIr;
  readonly override: WorkflowOverride | undefined;
}

const overrideIn = ({ global_workflow_overrides: all }: ProjectOverlay, id: string): WorkflowOverride | undefined =>
  Object.hasOwn(all, id) ? (all[id] as WorkflowOverride) : undefined;

export const scopesIn = (scope: MindScope | 'effective'): readonly MindScope[] =>
  scope === 'effective' ? ['project', 'global'] : [scope];

export async function workflowNamed(store: AutopilotStore, id: string, scope: MindScope | 'effective'): Promise<FoundWorkflow> {
  const { overlay } = await store.state.overlay();
  const others: string[] = [];
  for (const each of scopesIn(scope)) {
    const all = await store.workflows.stored(each);
    const stored = all.find((workflow) => workflow.id === id);
    const override = each === 'global' ? overrideIn(overlay, id) : undefined;
    if (stored) return { scope: each, stored, seen: overridden(stored, override), override };
    others.push(...all.map((workflow) => workflow.id));
  }
  for (const each of scopesIn('effective'))
    if ((await store.workflows.stored(each)).some((workflow) => workflow.id === id))
      throw refuse('workflow-is-not-known', { id, nearest: inScope(id, each) });
  throw refuse('workflow-is-not-known', { id, nearest: nearest(id, others) ?? 'none' });
}

/** What a project changes in a global workflow; a workflow of its own has nothing to override. */
export async function globalNamed(store: AutopilotStore, id: string, scope: MindScope | 'effective'): Promise<FoundWorkflow> {
  const found = await workflowNamed(store, id, scope);
  if (found.scope === 'project') throw refuse('only-global-workflows-are-overridden', { id });
  return found;
}

/** Before state is written again: a file that cannot be read is put aside, so that it is not written over, and that is said. */
export async function putAside({
  reading,
  warn,
}: Pick<Syncing, 'reading'> & { warn: WarnFor<'STATE_PUT_ASIDE'> }): Promise<void> {
  const { troubles } = await reading(({ store, target }) => store.state.forRun(target));
  for (const trouble of troubles) warn('STATE_PUT_ASIDE', asideFacts(trouble));
}

/** An overlay in which the project changes this in a global workflow; null: nothing. */
export function withOverride(overlay: ProjectOverlay, id: string, override: WorkflowOverride | null): ProjectOverlay {
  const { [id]: _, ...others } = overlay.global_workflow_overrides;
  return { ...overlay, global_workflow_overrides: override ? { ...others, [id]: { ...override } } : others };
}

export const warnOfHosts = (warn: WarnFor<'HOST_SYNC_INCOMPLETE'>, sync: HostSync | null): void => {
  for (const { host, project_id, ok, notes } of sync?.results ?? [])
    if (!ok)
      warn('HOST_SYNC_INCOMPLETE', {
        host: project_id === undefined ? host : text('host-of-another', { host, project_id }),
        notes: notes.slice(0, 3).join('; '),
      });
};

interface Changing extends Syncing {
  readonly warn: WarnFor<'HOST_SYNC_INCOMPLETE'>;
  readonly writing: <T>(
    work: (at: { readonly tell: (kind: 'host_sync', fact: HostSyncFact) => Promise<unknown> }) => Promise<T>,
  ) => Promise<T>;
}

/** Hosts hear of a change of workflows of a scope, and the log of what they were given. */
export async function told(at: Changing, scope: MindScope): Promise<HostSync | null> {
  const sync = await syncAfterChange(at, scope);
  if (!sync) return null;
  await at.writing(({ tell }) => tell('host_sync', { batch_id: 'cli.host_sync', thread_id: '', source: 'cli.workflow', sync }));
  warnOfHosts(at.warn, sync);
  return sync;
}
