import type { AutopilotStore } from '../../domain/autopilot/store.ts';
import { configReads } from '../../store/home/read/config.ts';
import { lookReads } from '../../store/home/read/looks.ts';
import { memoryReads } from '../../store/home/read/memory.ts';
import { selectedReads } from '../../store/home/read/selected.ts';
import { placeReads, projectReads, stateReads } from '../../store/home/read/state.ts';
import { workflowReads } from '../../store/home/read/workflows.ts';
import { homeReaders } from './home-readers.ts';
import type { HomeRoom } from './room.ts';

/** What handlers of the autopilot read. Each is asked for by itself, so that a command that is over soon loads no other. */
export const autopilotReaders: HomeRoom<'autopilot', AutopilotStore>['reads'] = {
  ...homeReaders,
  selected: (home) => selectedReads(home),
  projects: (home) => projectReads(home),
  state: (home) => stateReads(home),
  place: (home) => placeReads(home),
  workflows: (home) => workflowReads(home),
  config: (home) => configReads(home),
  looks: (home) => lookReads(home),
  memory: (home) => memoryReads(home),
};
