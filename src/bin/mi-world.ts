import { homedir } from 'node:os';
import { autopilot } from '../../generated/products/autopilot.ts';
import type { ToolInfo } from '../../generated/registry/shape.ts';
import type { ResolvedProject, Warning } from '../../generated/types/index.ts';
import type { AutopilotContext, MiWorld } from '../adapters/cli/autopilot.ts';
import { readAutopilotSettings } from '../adapters/cli/autopilot-settings.ts';
import { stderrLog } from '../adapters/cli/log.ts';
import { readStdin } from '../adapters/cli/stdin.ts';
import { SettingError } from '../adapters/cli/value.ts';
import { composeAutopilot } from '../app/autopilot.ts';
import { lazyHosts } from '../app/lazy-hosts.ts';
import { rememberLast, type Selected, selectProject } from '../app/select-project.ts';
import { warningOf } from '../boundary/envelope.ts';
import { redact } from '../boundary/redact.ts';
import { namesIn } from '../domain/autopilot/projects-rules.ts';
import { asideFacts } from '../domain/autopilot/state-rules.ts';
import { gitFacts } from '../outside/git/facts.ts';
import type { StateWarning } from '../store/files/index.ts';
import { layoutOf } from '../store/home/layout.ts';
import { readConfig } from '../store/home/read/config.ts';
import { lookAtSelection } from '../store/home/read/selected.ts';
import { recentIds } from '../store/home/recent-ids.ts';

type Asked = Parameters<AutopilotContext['open']>[0];
type Note = Parameters<AutopilotContext['open']>[1];

const now = () => Date.now();

const ports = { hosts: lazyHosts };

/** Why there is no project to work in, and what to do. */
function unusable(selected: Exclude<Selected, { kind: 'selected' }>): SettingError {
  if (selected.kind === 'unknown_name')
    return new SettingError(`${selected.name} means no project. mi project alias list shows the names there are.`);
  const named = selected.said.startsWith('@')
    ? `${selected.said} means ${selected.path}, which is gone.`
    : `There is no folder ${selected.path}.`;
  return new SettingError(`${named} Name another with --cd.`);
}

/** What is said of a state file that could not be used: put aside where it will be written, else left as it is. */
const stateWarning = (found: StateWarning, only_looks: boolean): Warning =>
  redact(only_looks ? warningOf('STATE_NOT_USED', { ...found }) : warningOf('STATE_PUT_ASIDE', asideFacts(found)));

/** The project that the flags and the working directory mean; what should be known about it is noted. */
async function projectOf(flags: Asked['flags'], only_looks: boolean, note: Note) {
  const { home, memory, cd, here, variable, state_warnings } = readAutopilotSettings(flags, process.env);
  const { selected, warning } = await selectProject({
    home,
    cd,
    here,
    variable,
    cwd: process.cwd(),
    git: gitFacts,
    user: homedir(),
    only_looks,
    now,
  });
  if (selected.kind !== 'selected') throw unusable(selected);
  const { project_root, cwd, reason } = selected.resolved;
  if (selected.inferred && project_root !== cwd)
    note(`Working in ${project_root} (${reason}); --here means this folder, --cd another.`);
  const unsaid = state_warnings === false ? ['STATE_NOT_USED', 'STATE_PUT_ASIDE'] : [];
  return { home, memory, ...selected, warnings: warning ? [stateWarning(warning, only_looks)] : [], unsaid };
}

/** What a command needs beside the store: a run nearly everything, others a Mind or nothing. */
async function openedFor(asked: Asked, { name, ports: used }: ToolInfo, at: { home: string; resolved: ResolvedProject | null }) {
  const { home, resolved } = at;
  if (name === 'mi_run' && resolved) return (await import('./mi-run.ts')).openRun(asked, { home, resolved });
  return used.includes('mind') ? (await import('./mi-mind.ts')).openMindPorts(at) : undefined;
}

/** Whether @last follows where commands are used; a file that cannot be used is for others to tell about. */
async function remembers(home: string): Promise<boolean> {
  const found = await readConfig(layoutOf(home).config);
  return found.kind === 'unusable' || found.config.runtime.project_selection.auto_update_last;
}

/** What commands of the autopilot need of the world. */
export const miWorld: MiWorld = {
  product: autopilot,
  readInput: readStdin,
  async open(asked, note) {
    const { flags, input } = asked;
    const { calls } = asked.command;
    const log = stderrLog('error');
    const tool = autopilot.tools[calls?.tool ?? ''];
    if (tool?.scope !== 'project') {
      const { home, memory } = readAutopilotSettings(flags, process.env);
      const opened = tool && (await openedFor(asked, tool, { home, resolved: null }));
      const app = composeAutopilot({ home, memory, project: null, writes_as: 'cli', ports: { ...ports, ...opened?.ports }, log });
      return { app, ...opened, close: () => app.store.close() };
    }
    const looksOnly = calls?.looks_only || input.dry_run === true;
    const remembering = !looksOnly && (await remembers(readAutopilotSettings(flags, process.env).home));
    const writes = remembering || (tool.effect !== 'read' && input.dry_run !== true);
    const { home, memory, resolved, selection, warnings, unsaid } = await projectOf(flags, !writes, note);
    const opened = await openedFor(asked, tool, { home, resolved });
    const app = composeAutopilot({
      home,
      memory,
      project: resolved.project_id,
      resolved,
      writes_as: tool.name === 'mi_run' ? 'run' : 'cli',
      log,
      ports: { ...ports, ...opened?.ports },
    });
    if (remembering) await rememberLast(app.store, resolved, selection, now());
    return { app, ...opened, warnings, unsaid, close: () => app.store.close() };
  },
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
