import type { HostBinding, HostSync, HostSyncResult, MindScope, ProjectTarget } from '../../../generated/types/index.ts';
import type { HomeFiles } from '../../kernel/home-files.ts';
import type { HostDone, HostPlan, Hosts } from '../../kernel/hosts.ts';
import { iso } from '../../kernel/text.ts';
import { leavingPlan, planFor, resultOf } from './host-rules.ts';
import type { AutopilotStore } from './store.ts';
import { effectiveWorkflows } from './workflow-rules.ts';

/** What copying workflows to hosts needs. */
export interface Syncing {
  readonly ports: { readonly hosts: Hosts; readonly home_files: Pick<HomeFiles, 'copying'> };
  readonly now_ms: number;
  /** The project of the call. */
  readonly workspace: string;
  readonly reading: <T>(
    work: (at: { readonly store: AutopilotStore; readonly target: ProjectTarget }) => Promise<T>,
  ) => Promise<T>;
}

export const seenBy = async (store: AutopilotStore) => {
  const { overlay } = await store.state.overlay();
  const [project, global] = [await store.workflows.stored('project'), await store.workflows.stored('global')];
  return { overlay, workflows: effectiveWorkflows(project, global, overlay.global_workflow_overrides) };
};

/** More are carried out, and what failed is told rather than what did not. */
const mostResults = 256;
const failedFirst = (a: HostSyncResult, b: HostSyncResult) => Number(a.ok) - Number(b.ok);

const summed = (results: readonly HostSyncResult[]): HostSync => ({
  ok: results.every(({ ok }) => ok),
  results: results.length <= mostResults ? [...results] : results.toSorted(failedFirst).slice(0, mostResults),
});

/**
 * One process at a time, and each looks at what is to be copied when it is its turn: so the last to copy has seen what all the
 * others have changed.
 */
async function carriedOut(
  { ports: { hosts, home_files }, workspace }: Syncing,
  look: () => Promise<HostPlan[]>,
): Promise<HostSync> {
  const done = await home_files.copying(async () => {
    const results: HostSyncResult[] = [];
    for (const plan of await look()) results.push(resultOf(workspace, plan, await hosts.write(plan)));
    return results;
  });
  if (done !== 'busy') return summed(done);
  const busy: HostDone = { files_n: 0, links_n: 0, removed_n: 0, notes: [{ kind: 'busy', path: '', detail: '' }] };
  return summed((await look()).map((plan) => resultOf(workspace, plan, busy)));
}

/** Whose hosts are meant: those of this project, perhaps only some of them, or those of every project that sees a change. */
interface Reach {
  readonly only?: readonly string[];
  readonly scope?: MindScope;
}

/** Brings every enabled binding that is meant to what its project sees. */
export const syncHosts = (at: Syncing, { only, scope = 'project' }: Reach = {}): Promise<HostSync> =>
  carriedOut(at, () =>
    at.reading(async ({ store }) => {
      const ts = iso(at.now_ms);
      const { overlay, workflows } = await seenBy(store);
      const here = overlay.host_bindings
        .filter(({ host, enabled }) => enabled && (only?.includes(host) ?? true))
        .map((binding) => planFor(binding, { project_id: at.workspace, ts, workflows }));
      if (scope === 'project') return here;
      const global = await store.workflows.stored('global');
      const others = await store.workflows.boundElsewhere();
      return [
        ...here,
        ...others.flatMap(({ project_id, overlay: { host_bindings, global_workflow_overrides }, workflows: own }) => {
          const meant = { project_id, ts, workflows: effectiveWorkflows(own, global, global_workflow_overrides) };
          return host_bindings.filter(({ enabled }) => enabled).map((binding) => planFor(binding, meant));
        }),
      ];
    }),
  );

/** As after a change of workflows of a scope: null where nobody wants that, or nobody is there to be told. */
export async function syncAfterChange(at: Syncing, scope: MindScope): Promise<HostSync | null> {
  const wanted = await at.reading(async ({ store }) => {
    const { runtime } = await store.config.forRun();
    if (!runtime.workflows.auto_sync_on_change) return false;
    const { host_bindings } = (await store.state.overlay()).overlay;
    if (host_bindings.some(({ enabled }) => enabled)) return true;
    return scope === 'global' && (await store.workflows.boundElsewhere()).length > 0;
  });
  return wanted ? syncHosts(at, { scope }) : null;
}

const isSamePlace = (a: HostBinding, b: HostBinding) =>
  a.workspace_root === b.workspace_root && a.generated_rel_dir === b.generated_rel_dir;

/** Takes away what was made for bindings that are gone, and not bound again meanwhile. */
export const clearHosts = (at: Syncing, gone: readonly HostBinding[]): Promise<HostSync> =>
  carriedOut(at, () =>
    at.reading(async ({ store }) => {
      const { host_bindings } = (await store.state.overlay()).overlay;
      return gone
        .filter((binding) => !host_bindings.some((bound) => isSamePlace(bound, binding)))
        .map((binding) => leavingPlan(binding, { project_id: at.workspace, ts: iso(at.now_ms) }));
    }),
  );
