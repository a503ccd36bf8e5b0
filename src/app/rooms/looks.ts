import { autopilotAppliers } from '../../appliers/home/autopilot.ts';
import { locateProject } from '../../domain/autopilot/locate.ts';
import { lookLines } from '../../domain/autopilot/looks/lines.ts';
import { lookHandlers } from '../../domain/autopilot/looks.ts';
import { autopilotReaders } from './autopilot-readers.ts';
import type { AnyRoom } from './room.ts';

/** Of the room of the autopilot, the group that looks: for a program that is typed often and does nothing else. */
export const looks = {
  name: 'autopilot',
  reads: autopilotReaders,
  handlers: ({ resolved = null }) => lookHandlers(resolved),
  get appliers() {
    return autopilotAppliers;
  },
  targets: { project: locateProject },
  lines: lookLines,
} satisfies AnyRoom;
