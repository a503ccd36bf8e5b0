import path from 'node:path';
import type { Db } from '../tables.ts';
import type { Collection } from './collection.ts';
import { namesIn } from './item-files.ts';
import { fileName, nameBehind } from './layout.ts';
import { filedRows } from './rows.ts';
import { absent, folderStamp, isKnown } from './stamps.ts';

/** A folder of a project in which items of a collection stand. */
export interface ItemFolder {
  readonly collection: Collection;
  /** From the data folder. */
  readonly folder: string;
}

/** The key of an item by what its entry in a folder is called; undefined for what is no item. */
function keyOf({ items, group }: Collection, name: string): string | undefined {
  if (items === 'files') return name.endsWith('.json') ? nameBehind(name.slice(0, -'.json'.length)) : undefined;
  const folder = name.endsWith('/') ? name.slice(0, -1) : undefined;
  return folder === undefined || group?.is(folder) ? undefined : nameBehind(folder);
}

/** Items in a folder, by their names; their key and where they stand. */
export function itemsIn(root: string, { collection, folder }: ItemFolder): Map<string, string> {
  return new Map(
    namesIn(path.join(root, folder)).flatMap((name) => {
      const key = keyOf(collection, name);
      return key === undefined ? [] : [[key, `${folder}/${name.replace(/\/$/, '')}`]];
    }),
  );
}

/** The folder of a collection in that of a project. */
export const topOf = ({ folder }: Collection, workspace: string) => `projects/${fileName(workspace)}/${folder}`;

const groupsIn = (root: string, { group }: Collection, top: string): string[] =>
  group
    ? namesIn(path.join(root, top)).flatMap((name) => (group.is(name.slice(0, -1)) ? [`${top}/${name.slice(0, -1)}`] : []))
    : [];

/** All folders of a project in which items of a collection may stand. */
export const foldersOf = (root: string, collection: Collection, workspace: string): ItemFolder[] => {
  const top = topOf(collection, workspace);
  return [top, ...groupsIn(root, collection, top)].map((folder) => ({ collection, folder }));
};

/**
 * Folders in which names have come or gone since the index knew them. Only the folders themselves are looked at, so it costs the same
 * whatever stands in them.
 */
export async function changedFolders(
  db: Db,
  ws: number,
  root: string,
  collection: Collection,
  workspace: string,
): Promise<ItemFolder[]> {
  const known = new Map((await filedRows.folders(db, ws, collection.name)).map(({ folder, stamp }) => [folder, stamp]));
  const top = topOf(collection, workspace);
  const isChanged = (folder: string) => !isKnown(known.get(folder) ?? absent, folderStamp(path.join(root, folder)));
  const isTopChanged = isChanged(top);
  const groups = new Set([...known.keys()].filter((folder) => folder !== top));
  if (isTopChanged) for (const folder of groupsIn(root, collection, top)) groups.add(folder);
  const changed = [...groups].filter(isChanged);
  return [...(isTopChanged ? [top] : []), ...changed].map((folder) => ({ collection, folder }));
}
