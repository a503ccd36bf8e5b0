import { type Room, rooms } from '../../contracts/rooms.ts';
import { pascal } from '../names.ts';
import { stop } from './shell.ts';

export interface Address {
  readonly room: string;
  readonly group: string;
  readonly product: string;
}

export const camel = (name: string) => pascal(name).replace(/^./, (first) => first.toLowerCase());
export const storeType = (room: string) => `${pascal(room)}Store`;
export const roomFile = (room: string) => `src/app/rooms/${room}.ts`;

const known: Readonly<Record<string, Room>> = rooms;

/** `room/group` as contracts/rooms.ts declares it; anything else is refused with what there is. */
export function addressOf(text: string): Address {
  const [room = '', group = '', ...more] = text.split('/');
  const found = Object.hasOwn(known, room) ? known[room] : undefined;
  if (!found || more.length)
    return stop(
      `There is no room called ${room}. Rooms: ${Object.keys(known).join(', ')}. A new one is declared in contracts/rooms.ts.`,
    );
  if (!found.groups.includes(group))
    return stop(
      `${room} has no group called ${group}. Groups: ${found.groups.join(', ')}. A new one is declared in contracts/rooms.ts.`,
    );
  return { room, group, product: found.product };
}
