import type { AutopilotHostsHandlers } from '../../../generated/handlers/autopilot.ts';
import type { HostBindInput, HostBinding, HostSync, ProjectOverlay } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { nearest } from '../../kernel/text.ts';
import { adapterNamed, adapterOf, knownHosts, usualFolder } from './host-adapters.ts';
import { linkPair, staysInside } from './host-rules.ts';
import type { AutopilotStore } from './store.ts';
import { clearHosts, type Syncing, syncHosts } from './syncing.ts';
import { putAside, warnOfHosts } from './workflow-changes.ts';

type HostPorts = Syncing['ports'];

function linksIn({ host, symlink_dir }: HostBindInput): HostBinding['register']['symlink_dirs'] {
  if (symlink_dir.length === 0) return [...adapterOf(host).symlink_dirs];
  return symlink_dir.map((given) => {
    const pair = linkPair(given);
    if (!pair) throw refuse('host-links-are-not-a-pair', { given });
    for (const path of [pair.src, pair.dst])
      if (!staysInside(path)) throw refuse('host-path-leads-out', { field: 'symlink_dir', path });
    return pair;
  });
}

/** What a call would bind, before anybody looks whether its workspace is there. */
function bindingIn(input: HostBindInput): Omit<HostBinding, 'workspace_root'> {
  const { host, generated_rel_dir } = input;
  if (generated_rel_dir === undefined && !adapterNamed(host))
    throw refuse('host-has-no-adapter', { host, nearest: nearest(host, knownHosts) ?? 'none', known: knownHosts.join(', ') });
  const folder = generated_rel_dir ?? usualFolder(host);
  if (!staysInside(folder)) throw refuse('host-path-leads-out', { field: 'generated_rel_dir', path: folder });
  return { host, enabled: true, generated_rel_dir: folder, register: { symlink_dirs: linksIn(input) } };
}

const joined = (...parts: readonly HostSync[]): HostSync => ({
  ok: parts.every(({ ok }) => ok),
  results: parts.flatMap(({ results }) => results),
});

function boundIn({ host_bindings }: ProjectOverlay, host: string): HostBinding {
  const bound = host_bindings.find((binding) => binding.host === host);
  if (bound) return bound;
  const names = host_bindings.map((each) => each.host);
  throw refuse('host-is-not-bound', { id: host, nearest: nearest(host, names) ?? 'none' });
}

export const hostHandlers: AutopilotHostsHandlers<AutopilotStore, HostPorts> = {
  async host_list(_, { reading, ports }) {
    const { host_bindings } = await reading(async ({ store }) => (await store.state.overlay()).overlay);
    const hosts = [];
    for (const binding of host_bindings) {
      const { isFolder: exists } = await ports.hosts.find(binding.workspace_root);
      hosts.push({ ...binding, adapter: adapterNamed(binding.host) ? binding.host : 'files', exists });
    }
    return { hosts, known: [...knownHosts] };
  },

  async host_bind(input, ctx) {
    const { writing, ports, warn } = ctx;
    const wanted = bindingIn(input);
    const { path, isFolder } = await ports.hosts.find(input.workspace_root);
    if (!isFolder) throw refuse('host-workspace-is-no-folder', { path });
    const binding: HostBinding = { ...wanted, workspace_root: path };
    await putAside(ctx);
    const before = await writing(async ({ store, tell }) => {
      const { overlay } = await store.state.overlay();
      const { host_bindings } = overlay;
      const at = host_bindings.findIndex(({ host }) => host === input.host);
      const bound = at < 0 ? [...host_bindings, binding] : host_bindings.with(at, binding);
      await tell('overlay_saved', { overlay: { ...overlay, host_bindings: bound } });
      return host_bindings[at];
    });
    const cleared = await clearHosts(ctx, before ? [before] : []);
    const copied = await syncHosts(ctx, { only: [input.host] });
    const sync = cleared.ok ? copied : joined(cleared, copied);
    await writing(({ tell }) => tell('host_sync', { batch_id: 'cli.host_sync', thread_id: '', source: 'cli.host', sync }));
    warnOfHosts(warn, sync);
    return { binding, replaced: before !== undefined, sync };
  },

  async host_unbind({ host }, ctx) {
    const { reading, writing, warn } = ctx;
    /** Before anything is put aside: who is refused has changed nothing. */
    await reading(async ({ store }) => boundIn((await store.state.overlay()).overlay, host));
    await putAside(ctx);
    const was = await writing(async ({ store, tell }) => {
      const { overlay } = await store.state.overlay();
      const { host_bindings } = overlay;
      const bound = boundIn(overlay, host);
      await tell('overlay_saved', { overlay: { ...overlay, host_bindings: host_bindings.filter((each) => each !== bound) } });
      return bound;
    });
    const sync = await clearHosts(ctx, [was]);
    await writing(({ tell }) => tell('host_sync', { batch_id: 'cli.host_sync', thread_id: '', source: 'cli.host', sync }));
    warnOfHosts(warn, sync);
    return { was, sync };
  },

  async host_sync(_, ctx) {
    const sync = await syncHosts(ctx);
    await ctx.writing(({ tell }) => tell('host_sync', { batch_id: 'cli.host_sync', thread_id: '', source: 'cli.host', sync }));
    return sync;
  },
};
