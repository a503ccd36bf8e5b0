import { autopilot } from '../../generated/products/autopilot.ts';
import type { MiWorld } from '../adapters/cli/autopilot.ts';
import { readAutopilotSettings } from '../adapters/cli/autopilot-settings.ts';
import { readStdin } from '../adapters/cli/stdin.ts';
import { composeAutopilot } from '../app/autopilot.ts';
import { lazyHosts } from '../app/lazy-hosts.ts';
import { namesIn } from '../domain/autopilot/projects-rules.ts';
import { layoutOf } from '../store/home/layout.ts';
import { lookAtSelection } from '../store/home/read/selected.ts';
import { recentIds } from '../store/home/recent-ids.ts';
import { openWith, type Parts, projectOf } from './mi-open.ts';

/** A run needs nearly everything of the world, others a Mind or nothing. */
const ports: Parts['ports'] = async (asked, { name, ports: used }, at) => {
  const { home, resolved } = at;
  const hosts = { hosts: lazyHosts };
  const opened =
    name === 'mi_run' && resolved
      ? await (await import('./mi-run.ts')).openRun(asked, { home, resolved })
      : used.includes('mind')
        ? await (await import('./mi-mind.ts')).openMindPorts({ ...at, keeps: asked.input.dry_run !== true })
        : undefined;
  return { ...opened, ports: { ...hosts, ...opened?.ports } };
};

/** What commands of the autopilot need of the world. */
export const miWorld: MiWorld = {
  product: autopilot,
  readInput: readStdin,
  open: openWith({ mends: true, compose: composeAutopilot, ports }),
  demo: async (folder) => (await import('./mi-run.ts')).openDemo(folder),
  async recentIds(begin, flags) {
    const { home, resolved } = await projectOf(flags, true, () => {});
    return recentIds(layoutOf(home), resolved.project_id, begin);
  },
  async projectNames(flags) {
    const { home } = readAutopilotSettings(flags, process.env);
    const { selection } = await lookAtSelection(layoutOf(home).selection);
    return namesIn(selection).map(({ name }) => name);
  },
};
