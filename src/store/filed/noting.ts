import type { Appliers, Applying } from '../../../generated/handlers/appliers.ts';
import type { Readers } from '../read/index.ts';
import type { Db, Writer } from '../tables.ts';
import type { ItemChange, Looks, RoomFiles } from './collection.ts';

type Applier = (fact: never, at: Applying<Writer>) => Promise<unknown>;
type Yields = (row: unknown, at: { db: Db; ws: number; ts_ms: number }) => Promise<unknown>;
type Changes = (fact: never, at: { row: unknown; ts_ms: number }) => readonly ItemChange[];

/** Appliers that note what a fact changes in files. */
export function noting(appliers: Appliers<Writer>, rooms: readonly RoomFiles[]): Appliers<Writer> {
  const changes: Readonly<Record<string, Changes>> = Object.assign({}, ...rooms.map((room) => room.changes));
  const yields: Readonly<Record<string, Yields>> = Object.assign({}, ...rooms.map((room) => room.yields ?? {}));
  const noted = Object.entries(appliers as unknown as Record<string, Applier>).map(([kind, apply]) => {
    const changesOf = changes[kind];
    if (!changesOf) return [kind, apply];
    const own: Applier = async (fact, at) => {
      const row = await apply(fact, at);
      const { workspace, ts_ms, db } = at;
      for (const change of changesOf(fact, { row, ts_ms })) db.db.noted?.push({ ...change, ws: db.ws, workspace });
      return yields[kind] ? yields[kind](row, { ...db, ts_ms }) : row;
    };
    return [kind, own];
  });
  return Object.fromEntries(noted) as Appliers<Writer>;
}

/** Readers that look at files, wherever a room has one of that name. */
export function looking(
  readers: Readonly<Record<string, Readers>>,
  rooms: readonly RoomFiles[],
  looks: Looks,
): Readonly<Record<string, Readers>> {
  const own: Readers = Object.assign({}, ...rooms.map((room) => room.readers(looks)));
  return Object.fromEntries(
    Object.entries(readers).map(([room, all]) => [
      room,
      Object.fromEntries(Object.entries(all).map(([name, reader]) => [name, own[name] ?? reader])),
    ]),
  );
}
