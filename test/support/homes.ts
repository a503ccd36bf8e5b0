import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Script } from '../../src/adapters/conformance/script.ts';
import type { Subject } from '../../src/adapters/conformance/subject.ts';
import type { App } from '../../src/boundary/app.ts';
import { demoProject, testHome } from './home.ts';
import { inside } from './inside.ts';
import { quietPorts } from './pilot.ts';

/** What is global belongs to all projects of a home, so each case has a home of its own. */
export function openHomes(
  changed: (app: App) => App = (app) => app,
  script: Script = {},
): { readonly subject: Subject; end(): Promise<void> } {
  const ends: (() => Promise<void>)[] = [];
  let current: ReturnType<typeof inside> | undefined;
  let place: { readonly home: string; readonly work: string; readonly project: string } | undefined;
  const open = async (project: string) => {
    const home = await testHome(project, { ports: quietPorts(script), surroundings: emptyMachine });
    ends.push(home.end);
    current = inside(changed(home), 'commands');
    place = { home: home.home, work: home.work, project };
    return current;
  };
  const fileAt = async (name: string) => {
    if (!place) await open(demoProject);
    const { home, work, project } = place as NonNullable<typeof place>;
    const [, root, rest = ''] = /^(home|work)\/(.*)$/.exec(name.replaceAll('{project}', project)) ?? [];
    return path.join(root === 'home' ? home : work, rest);
  };
  const files: Subject['files'] = {
    put: async (name, text) => {
      const file = await fileAt(name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    },
    look: async (name) => readFile(await fileAt(name), 'utf8').catch(() => undefined),
  };
  return {
    subject: {
      files,
      begins: async ({ project = demoProject }) => void (await open(project)),
      call: async (tool, args) => (current ?? (await open(demoProject))).call(tool, args),
      strict: true,
      reconnect: async () => {},
      configured: async (options) => {
        const { subject, end } = openHomes(changed, options.script as Script | undefined);
        return { ...subject, close: end };
      },
      close: async () => {},
    },
    end: async () => {
      for (const end of ends) await end();
    },
  };
}

/** Whoever tests has programs and keys of their own. */
export const emptyMachine = { finds: () => false, hasVariable: () => false };
