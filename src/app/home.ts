import { autopilot } from '../../generated/products/autopilot.ts';
import type { ResolvedProject } from '../../generated/types/index.ts';
import type { App } from '../boundary/app.ts';
import type { Clock, Log, Policy } from '../kernel/ports.ts';
import { findProgram } from '../outside/find-program.ts';
import type { RunConfig, Surroundings } from '../records/config.ts';
import type { FoundProject } from '../records/projects.ts';
import { checkFact } from '../store/home/check.ts';
import { evidenceIndex } from '../store/home/evidence-index.ts';
import { homeFiles } from '../store/home/home-files.ts';
import { type HomeOptions, HomeStore } from '../store/home/open.ts';
import { thoughtIndex } from '../store/home/thought-index.ts';
import { type Assembled, appliersOf, assembleRooms, readersOf, systemClock, systemIds } from './assemble.ts';
import type { AnyRoom } from './rooms/room.ts';

export interface HomeAppOptions {
  readonly home: string;
  /** The project that is meant when a call names none. */
  readonly project: string | null;
  /** How that project was found, where it was looked for. */
  readonly resolved?: ResolvedProject | null;
  /** What holds in place of config.json; left out: what the file says. */
  readonly config?: RunConfig;
  /** Left out: this machine, and the environment of this process. */
  readonly surroundings?: Surroundings;
  readonly writes_as: HomeOptions['writes_as'];
  readonly memory?: HomeOptions['memory'];
  readonly ports?: Assembled['ports'];
  /** Takes keys out of what is written about a project. */
  readonly hide?: HomeOptions['hide'] | undefined;
  readonly clock?: Clock;
  readonly newId?: () => string;
  readonly log: Log;
  readonly verify?: boolean;
}

const policyFor = (project: string | null): Policy => ({
  default_workspace: null,
  default_project: project,
  workspace_lock: false,
  project_guard: null,
  default_agent_id: null,
  proof_policy: 'off',
});

const foundAs = ({ project_id, project_root: root_path, identity }: ResolvedProject): FoundProject => ({
  project_id,
  root_path,
  identity,
});

const thisMachine: Surroundings = {
  finds: (program) => findProgram(program, process.cwd(), process.env).kind === 'found',
  hasVariable: (name) => !!process.env[name]?.trim(),
};

/** These rooms on one home folder. Loads nothing of what tables need: a command is over sooner than they are loaded. */
export function composeHome(rooms: readonly AnyRoom[], options: HomeAppOptions): App {
  const {
    home,
    project,
    resolved = null,
    config = null,
    surroundings = thisMachine,
    writes_as,
    memory = 'sqlite_fts',
    ports = {},
    hide,
    clock = systemClock,
    newId = systemIds,
    log,
    verify = false,
  } = options;
  const store = new HomeStore({
    home,
    clock,
    newId,
    writes_as,
    memory,
    /** Who only reads needs none. */
    get appliers() {
      return appliersOf(rooms) as unknown as HomeOptions['appliers'];
    },
    readers: readersOf(rooms) as unknown as HomeOptions['readers'],
    parts: () => [evidenceIndex, thoughtIndex],
    given: { found: resolved && foundAs(resolved), config, surroundings },
    check: checkFact,
    ...(hide ? { hide } : {}),
  });
  return assembleRooms(rooms, {
    product: autopilot,
    store,
    ports: { ...ports, home_files: homeFiles(store) },
    policy: policyFor(project),
    resolved,
    clock,
    newId,
    log,
    verify,
  });
}
