import { autopilot } from './autopilot.ts';
import { claims } from './claims.ts';
import type { AnyRoom } from './room.ts';

/** Rooms whose data lives in files below a home folder. */
export const homeRooms = { claims, autopilot } satisfies Readonly<Record<string, AnyRoom>>;
export type HomeRoomName = keyof typeof homeRooms;
