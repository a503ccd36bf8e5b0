import { existsSync } from 'node:fs';
import path from 'node:path';
import { autopilot as product } from '../../generated/products/autopilot.ts';
import type { ResolvedProject } from '../../generated/types/index.ts';
import { autopilot as runMi } from '../../src/adapters/cli/autopilot.ts';
import { type CliPlace, cliSubject, type Start } from '../../src/adapters/conformance/cli-subject.ts';
import { cliSuite } from '../../src/adapters/conformance/cli-suite.ts';
import { defaultsIn, programIn, readManifest } from '../../src/adapters/conformance/load.ts';
import type { Script } from '../../src/adapters/conformance/script.ts';
import type { Subject } from '../../src/adapters/conformance/subject.ts';
import { composeAutopilot } from '../../src/app/autopilot.ts';
import { rememberLast } from '../../src/app/select-project.ts';
import type { App } from '../../src/boundary/app.ts';
import { isDry } from '../../src/boundary/reads.ts';
import { createHosts } from '../../src/outside/hosts/index.ts';
import { layoutOf } from '../../src/store/home/layout.ts';
import { readSelection } from '../../src/store/home/read/selected.ts';
import { recentIds } from '../../src/store/home/recent-ids.ts';
import { silent } from './app.ts';
import { suite as calls } from './cases.ts';
import { emptyMachine } from './homes.ts';
import { quietPorts } from './pilot.ts';

export const manifest = await readManifest(process.cwd());

/** The cases as a command line is judged by them. */
export const suite = cliSuite(calls, manifest);

const resolvedAt = ({ work, home, project_id }: CliPlace): ResolvedProject => ({
  cwd: work,
  effective_cd: null,
  here: true,
  project_root: work,
  reason: 'here',
  project_id,
  identity: { kind: 'path', key: `path:${work}`, root_path: work },
  known: existsSync(path.join(home, 'projects', project_id)),
});

/** `mi` in this process: words in, what it printed out. Whoever is asked is scripted, without a wire. */
export const startInside =
  (changed: (app: App) => App): Start =>
  async (place, script: Script = {}) => {
    const ports = { ...quietPorts(script), hosts: createHosts({ cwd: place.work }) };
    const open = async (): Promise<App> => {
      const resolved = resolvedAt(place);
      const app = composeAutopilot({
        ...{ home: place.home, project: place.project_id, resolved, writes_as: 'cli', log: silent },
        ...{ ports, surroundings: emptyMachine },
      });
      return changed(app);
    };
    const run = async (words: readonly string[], stdin: string) => {
      const said = { stdout: '', stderr: '' };
      const code = await runMi(
        {
          product,
          version: '0.0.0',
          root: process.cwd(),
          env: { HOME: place.folder },
          project: null,
          typing: false,
          terminal: false,
          colour: false,
          out: (text) => {
            said.stdout += `${text}\n`;
          },
          err: (text) => {
            said.stderr += `${text}\n`;
          },
          readInput: async () => stdin,
          projectNames: async () => [],
          recentIds: async (begin) => recentIds(layoutOf(place.home), place.project_id, begin),
          demo: async () => null,
          open: async ({ command: { calls: of }, input }) => {
            const app = await open();
            const tool = product.tools[of?.tool ?? ''];
            const looksOnly = of?.looks_only || tool?.scope !== 'project' || isDry(tool, input);
            if (!looksOnly) {
              const { selection } = await readSelection(layoutOf(place.home).selection, Date.now);
              await rememberLast(app.store, resolvedAt(place), selection, Date.now());
            }
            return { app, close: () => app.store.close() };
          },
        },
        words,
      );
      return { code, ...said };
    };
    return { run, end: async () => {} };
  };

/** A command line under test that is this one, perhaps with something wrong. */
export const miInside = (changed: (app: App) => App = (app) => app): Subject =>
  cliSubject(programIn(manifest), { start: startInside(changed), defaultOf: defaultsIn(manifest) });
