import type { HostBinding, HostSync, ProjectTarget } from '../../../generated/types/index.ts';
import type { HostPlan, Hosts } from '../../kernel/hosts.ts';
import { iso } from '../../kernel/text.ts';
import { leavingPlan, planFor, resultOf } from './host-rules.ts';
import type { AutopilotStore } from './store.ts';
import { effectiveWorkflows } from './workflow-rules.ts';

/** What copying workflows to hosts needs. */
export interface Syncing {
  readonly hosts: Hosts;
  readonly now_ms: number;
  readonly reading: <T>(
    work: (at: { readonly store: AutopilotStore; readonly target: ProjectTarget }) => Promise<T>,
  ) => Promise<T>;
}

export const seenBy = async (store: AutopilotStore) => {
  const { overlay } = await store.state.overlay();
  const [project, global] = [await store.workflows.stored('project'), await store.workflows.stored('global')];
  return { overlay, workflows: effectiveWorkflows(project, global, overlay.global_workflow_overrides) };
};

async function carriedOut(hosts: Hosts, plans: readonly HostPlan[]): Promise<HostSync> {
  const results = [];
  for (const plan of plans) results.push(resultOf(plan, await hosts.write(plan)));
  return { ok: results.every(({ ok }) => ok), results };
}

/** Brings every enabled binding, or those that are named, to what the project sees. */
export async function syncHosts({ hosts, now_ms, reading }: Syncing, only?: readonly string[]): Promise<HostSync> {
  const plans = await reading(async ({ store, target }) => {
    const { overlay, workflows } = await seenBy(store);
    const meant = { project_id: target.project_id, ts: iso(now_ms), workflows };
    return overlay.host_bindings
      .filter(({ host, enabled }) => enabled && (only?.includes(host) ?? true))
      .map((binding) => planFor(binding, meant));
  });
  return carriedOut(hosts, plans);
}

/** As after a change of workflows: null where nobody wants that, or nobody is there to be told. */
export async function syncAfterChange(at: Syncing): Promise<HostSync | null> {
  const wanted = await at.reading(async ({ store }) => {
    const { runtime } = await store.config.forRun();
    if (!runtime.workflows.auto_sync_on_change) return false;
    return (await store.state.overlay()).overlay.host_bindings.some(({ enabled }) => enabled);
  });
  return wanted ? syncHosts(at) : null;
}

/** Takes away what was made for bindings that are gone. */
export const clearHosts = (
  { hosts, now_ms }: Pick<Syncing, 'hosts' | 'now_ms'>,
  project_id: string,
  gone: readonly HostBinding[],
): Promise<HostSync> =>
  carriedOut(
    hosts,
    gone.map((binding) => leavingPlan(binding, { project_id, ts: iso(now_ms) })),
  );
