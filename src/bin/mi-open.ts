import { homedir } from 'node:os';
import { autopilot } from '../../generated/products/autopilot.ts';
import type { ToolInfo } from '../../generated/registry/shape.ts';
import type { ResolvedProject, Warning } from '../../generated/types/index.ts';
import { readAutopilotSettings } from '../adapters/cli/autopilot-settings.ts';
import { stderrLog } from '../adapters/cli/log.ts';
import type { Opened, ToolContext } from '../adapters/cli/typed/run.ts';
import { SettingError } from '../adapters/cli/value.ts';
import type { HomeAppOptions } from '../app/home.ts';
import { rememberLast, type Selected, selectProject } from '../app/select-project.ts';
import type { App } from '../boundary/app.ts';
import { errorOf, warningOf } from '../boundary/envelope.ts';
import { isDry } from '../boundary/reads.ts';
import { redact } from '../boundary/redact.ts';
import { asideFacts } from '../domain/autopilot/state-rules.ts';
import { Fault } from '../kernel/fault.ts';
import { gitFacts } from '../outside/git/facts.ts';
import type { StateWarning } from '../store/files/state.ts';
import { layoutOf } from '../store/home/layout.ts';
import { readConfig } from '../store/home/read/config.ts';

export type Asked = Parameters<ToolContext['open']>[0];
type Note = Parameters<ToolContext['open']>[1];

const now = () => Date.now();

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

/** A folder may be removed while somebody stands in it. */
function startedIn(): string {
  try {
    return process.cwd();
  } catch {
    throw new SettingError('The folder that you are in is gone. Go to another one first.');
  }
}

/** What keeps @last from following is no reason not to answer: whoever needs to write says it again. */
function notKept(error: unknown): string {
  if (!(error instanceof Fault)) throw error;
  return `@last stays as it was. ${errorOf(error).message}`;
}

/** The project that the flags and the working directory mean; what should be known about it is noted. */
export async function projectOf(flags: Asked['flags'], only_looks: boolean, note: Note) {
  const { home, memory, cd, here, variable, state_warnings } = readAutopilotSettings(flags, process.env);
  const { selected, warning } = await selectProject({
    home,
    cd,
    here,
    variable,
    cwd: startedIn(),
    git: gitFacts,
    get user() {
      return homedir();
    },
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

/** Whether @last follows where commands are used; a file that cannot be used is for others to tell about. */
async function remembers(home: string): Promise<boolean> {
  const found = await readConfig(layoutOf(home).config);
  return found.kind === 'unusable' || found.config.runtime.project_selection.auto_update_last;
}

/** Where a command works. */
export interface At {
  readonly home: string;
  /** Null for one that is about no project. */
  readonly resolved: ResolvedProject | null;
}

/** What a program is made of. */
export interface Parts {
  /** Whether state files that cannot be used are put aside. Who does not fails where one would be, and has done nothing. */
  readonly mends: boolean;
  compose(options: HomeAppOptions): App;
  /** What a command needs beside the store. */
  ports(
    asked: Asked,
    tool: ToolInfo,
    at: At,
  ): Promise<Partial<Omit<Opened, 'app' | 'close'>> & Pick<HomeAppOptions, 'ports' | 'hide'>>;
}

/** Opens the home folder for one command. */
export const openWith =
  ({ mends, compose, ports }: Parts): ToolContext['open'] =>
  async (asked, note) => {
    const { flags, input } = asked;
    const { calls } = asked.command;
    const log = stderrLog('error');
    const tool = autopilot.tools[calls?.tool ?? ''];
    if (tool?.scope !== 'project') {
      const { home, memory } = readAutopilotSettings(flags, process.env);
      const opened = tool && (await ports(asked, tool, { home, resolved: null }));
      const app = compose({ home, memory, project: null, writes_as: 'cli', ports: opened?.ports ?? {}, hide: opened?.hide, log });
      return { ...opened, app, close: () => app.store.close() };
    }
    const isDone = !isDry(tool, input);
    const looksOnly = calls?.looks_only || !isDone;
    const remembering = !looksOnly && (await remembers(readAutopilotSettings(flags, process.env).home));
    const writes = remembering || (tool.effect !== 'read' && isDone);
    const { home, memory, resolved, selection, warnings, unsaid } = await projectOf(flags, !(writes && mends), note);
    if (writes && !mends && warnings.length > 0) throw new Error('A state file has to be put aside first.');
    const opened = await ports(asked, tool, { home, resolved });
    const app = compose({
      home,
      memory,
      project: resolved.project_id,
      resolved,
      writes_as: tool.name === 'mi_run' ? 'run' : 'cli',
      log,
      ports: opened.ports ?? {},
      hide: opened.hide,
    });
    if (remembering) await rememberLast(app.store, resolved, selection, now()).catch((error: unknown) => note(notKept(error)));
    return { ...opened, app, warnings, unsaid, close: () => app.store.close() };
  };
