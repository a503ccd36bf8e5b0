import { autopilotAppliers } from '../../appliers/home/autopilot.ts';
import { configLines } from '../../domain/autopilot/config/lines.ts';
import { configHandlers } from '../../domain/autopilot/config.ts';
import { hostHandlers } from '../../domain/autopilot/hosts.ts';
import { learningLines } from '../../domain/autopilot/learning/lines.ts';
import { learningHandlers } from '../../domain/autopilot/learning.ts';
import { locateProject } from '../../domain/autopilot/locate.ts';
import { lookLines } from '../../domain/autopilot/looks/lines.ts';
import { lookHandlers } from '../../domain/autopilot/looks.ts';
import { projectLines } from '../../domain/autopilot/projects/lines.ts';
import { projectHandlers } from '../../domain/autopilot/projects.ts';
import { runHandlers } from '../../domain/autopilot/runs.ts';
import { runLines } from '../../domain/autopilot/runs-lines.ts';
import { settingHandlers } from '../../domain/autopilot/settings.ts';
import { settingLines } from '../../domain/autopilot/settings-lines.ts';
import type { AutopilotStore } from '../../domain/autopilot/store.ts';
import { upkeepLines } from '../../domain/autopilot/upkeep/lines.ts';
import { upkeepHandlers } from '../../domain/autopilot/upkeep.ts';
import { valuesLines } from '../../domain/autopilot/values/lines.ts';
import { valuesHandlers } from '../../domain/autopilot/values.ts';
import { hostLines, workflowLines } from '../../domain/autopilot/workflow-lines.ts';
import { workflowHandlers } from '../../domain/autopilot/workflows.ts';
import { autopilotReaders } from './autopilot-readers.ts';
import type { HomeRoom } from './room.ts';

export const autopilot: HomeRoom<'autopilot', AutopilotStore> = {
  name: 'autopilot',
  reads: autopilotReaders,
  handlers: ({ resolved = null }) => ({
    ...runHandlers,
    ...lookHandlers(resolved),
    ...valuesHandlers,
    ...projectHandlers(resolved),
    ...settingHandlers,
    ...workflowHandlers,
    ...hostHandlers,
    ...configHandlers,
    ...learningHandlers,
    ...upkeepHandlers,
  }),
  appliers: autopilotAppliers,
  targets: { project: locateProject },
  lines: {
    ...runLines,
    ...lookLines,
    ...valuesLines,
    ...projectLines,
    ...settingLines,
    ...workflowLines,
    ...hostLines,
    ...configLines,
    ...learningLines,
    ...upkeepLines,
  },
};
