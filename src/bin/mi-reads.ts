import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { readAutopilotSettings } from '../adapters/cli/autopilot-settings.ts';
import { stderrLog } from '../adapters/cli/log.ts';
import type { App } from '../boundary/app.ts';
import { limitedTo } from '../boundary/limited.ts';
import { layoutOf } from '../store/home/layout.ts';

/**
 * What other servers show of the autopilot: its reads, and the project of the working directory unless a call names another. Undefined
 * where nobody uses it, unless it is asked for.
 */
export async function openReads(wanted: 'auto' | 'on' | 'off', env: NodeJS.ProcessEnv): Promise<App | undefined> {
  const { home, memory, cd, here, variable } = readAutopilotSettings({}, env);
  if (wanted === 'off' || (wanted === 'auto' && !existsSync(layoutOf(home).projects))) return undefined;
  /** Loaded only where somebody uses it: every start of a server would pay for it. */
  const [{ composeAutopilot }, { selectProject }, { gitFacts }] = await Promise.all([
    import('../app/autopilot.ts'),
    import('../app/select-project.ts'),
    import('../outside/git/facts.ts'),
  ]);
  const now = () => Date.now();
  const asked = { home, cd, here, variable, only_looks: true, cwd: process.cwd(), git: gitFacts, user: homedir(), now };
  const { selected } = await selectProject(asked);
  const resolved = selected.kind === 'selected' ? selected.resolved : null;
  const project = resolved?.project_id ?? null;
  return limitedTo(composeAutopilot({ home, memory, project, resolved, writes_as: 'cli', log: stderrLog('error') }), 'reads');
}
