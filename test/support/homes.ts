import type { Subject } from '../../src/adapters/conformance/subject.ts';
import { testHome } from './home.ts';
import { inside } from './inside.ts';
import { quietPorts } from './pilot.ts';

/** The autopilot for cases. What is global belongs to all projects of a home, so each project has a home of its own. */
export function homesSubject(): { readonly subject: Subject; end(): Promise<void> } {
  const homes = new Map<string, Awaited<ReturnType<typeof testHome>>>();
  const opened = async (project: string) => {
    const own = homes.get(project) ?? (await testHome(project, { ports: quietPorts() }));
    homes.set(project, own);
    return inside(own, 'commands');
  };
  const call: Subject['call'] = async (tool, args) => {
    const project = typeof args.project === 'string' ? args.project : '';
    return (await opened(/^[0-9a-f]{16}$/.test(project) ? project : '0000000000000000')).call(tool, args);
  };
  return {
    subject: { call, strict: true, reconnect: async () => {}, close: async () => {} },
    end: async () => {
      for (const own of homes.values()) await own.end();
    },
  };
}
