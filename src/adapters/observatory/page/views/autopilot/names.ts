import { createContext } from 'preact';
import { brief } from '../../kit/text.ts';

/** What claims and nodes say, by their ids, as far as the page at hand knows them. */
export const Names = createContext<ReadonlyMap<string, string>>(new Map());

const recordOf = /^ev_.+_(\d{6,})$/;

/** An id as people read it: what it says, or which record it is. */
export function nameOf(id: string, names: ReadonlyMap<string, string>): string {
  const number = recordOf.exec(id)?.[1];
  return brief(names.get(id) ?? (number === undefined ? id : `record ${Number(number)}`), 80);
}
