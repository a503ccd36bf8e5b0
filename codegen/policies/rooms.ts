import { type Room, rooms } from '../../contracts/rooms.ts';
import type { Policy } from './index.ts';

/** What contracts/rooms.ts says about an address; undefined where it says nothing. */
export function roomAt(address: string): Room | undefined {
  const [room = '', group = ''] = address.split('/');
  const known: Room | undefined = Object.hasOwn(rooms, room) ? rooms[room as keyof typeof rooms] : undefined;
  return known?.groups.includes(group) ? known : undefined;
}

/** A tool stands at an address that is declared, and in the product of its room. */
export const declaredRooms: Policy = {
  id: 'products/addresses',
  check: ({ manifest: m }) => [
    ...[...new Set(m.tools.map((tool) => `${tool.room}/${tool.group}`))]
      .filter((address) => !roomAt(address))
      .map((address) => `${address} is not declared in contracts/rooms.ts`),
    ...m.products.flatMap(({ name, groups }) =>
      groups.flatMap((address) => {
        const { product = name } = roomAt(address) ?? {};
        return product === name ? [] : [`${name} shows ${address}, which contracts/rooms.ts gives to ${product}`];
      }),
    ),
  ],
};
