import path from 'node:path';
import type { ResolvedProject } from '../../generated/types/index.ts';
import { composeAutopilot } from '../../src/app/autopilot.ts';
import type { HomeAppOptions } from '../../src/app/home.ts';
import type { App } from '../../src/boundary/app.ts';
import { createHosts } from '../../src/outside/hosts/index.ts';
import { type RunConfig, usualRuntime } from '../../src/records/config.ts';
import type { HomeStore } from '../../src/store/home/open.ts';
import { silent, tempFolder, testClock } from './app.ts';

/** The project of a test, unless it says another. */
export const demoProject = '0123456789abcdef';

/** A project that is known by its folder alone. */
const resolvedAt = (folder: string, project_id: string): ResolvedProject => ({
  cwd: folder,
  effective_cd: null,
  here: true,
  project_root: folder,
  reason: 'here',
  project_id,
  identity: { kind: 'path', key: `path:${folder}`, root_path: folder },
  known: false,
});

/** The autopilot on a home folder of its own, gone when closed. Every answer is held against its contract. */
export async function testHome(
  project = demoProject,
  options: Partial<HomeAppOptions> & { readonly runtime?: Partial<RunConfig['runtime']> } = {},
): Promise<App & { readonly home: string; readonly work: string; readonly files: HomeStore; end(): Promise<void> }> {
  const temp = options.home ? undefined : tempFolder();
  const home = options.home ?? path.join(temp?.folder ?? '', 'mi');
  const resolved = resolvedAt(temp?.folder ?? home, project);
  const app = composeAutopilot({
    project,
    resolved,
    config: { continue_across_runs: false, runtime: { ...usualRuntime, ...options.runtime } },
    writes_as: 'cli',
    clock: testClock(),
    log: silent,
    verify: true,
    ...options,
    ports: { hosts: createHosts({ cwd: resolved.project_root }), ...options.ports },
    home,
  });
  return {
    ...app,
    home,
    work: resolved.project_root,
    files: app.store as HomeStore,
    end: async () => {
      await app.store.close();
      temp?.remove();
    },
  };
}
