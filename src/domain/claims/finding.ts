import type { MindScope } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { text } from '../../kernel/says.ts';
import { iso } from '../../kernel/text.ts';
import type { ClaimRow, EdgeRow, NodeRow } from '../../records/thoughts.ts';
import type { ClaimsStore } from './store.ts';

/** Where to look: in one store, or in the project's and then in the global one. */
export type Where = MindScope | 'effective';

const oneOf = (where: Where): MindScope | undefined => (where === 'effective' ? undefined : where);
export const scopesOf = (where: Where): readonly MindScope[] => (where === 'effective' ? ['project', 'global'] : [where]);

type Thoughts = Pick<ClaimsStore, 'thoughts'>;

const unknownAs = { claim: 'claim-is-not-known', node: 'node-is-not-known', edge: 'edge-is-not-known' } as const;

/** Something that is not where it was looked for. */
export const inScope = (id: string, scope: MindScope): string => text('stands-in-scope', { id, scope });

/** What is said of an id that is not there. */
async function unknown({ thoughts }: Thoughts, kind: 'claim' | 'node' | 'edge', id: string, scope: Where) {
  const elsewhere = await thoughts[kind](id);
  const nearest = elsewhere ? inScope(id, elsewhere.scope) : await thoughts.nearest(kind, id, oneOf(scope));
  return refuse(unknownAs[kind], { id, nearest: nearest ?? 'none' });
}

export async function claimNamed(store: Thoughts, id: string, where: Where): Promise<ClaimRow> {
  const found = await store.thoughts.claim(id, oneOf(where));
  if (!found) throw await unknown(store, 'claim', id, where);
  return found;
}

export async function nodeNamed(store: Thoughts, id: string, where: Where): Promise<NodeRow> {
  const found = await store.thoughts.node(id, oneOf(where));
  if (!found) throw await unknown(store, 'node', id, where);
  return found;
}

export async function edgeNamed(store: Thoughts, id: string, where: Where): Promise<EdgeRow> {
  const found = await store.thoughts.edge(id, oneOf(where));
  if (!found) throw await unknown(store, 'edge', id, where);
  return found;
}

/** The id of a record that was probably meant. */
export const recordNear = async (log: ClaimsStore['log'], id: string): Promise<string> =>
  (await log.nearest('event_id', id, 'project')) ?? 'none';

/** A day or a moment in milliseconds; a day is its beginning. */
export function momentOf(field: string, time: string): number {
  const ms = Date.parse(time);
  const isDay = !time.includes('T');
  if (Number.isNaN(ms) || (isDay && iso(ms).slice(0, 10) !== time)) throw refuse('moment-does-not-exist', { field, time });
  return ms;
}

/** The most that one answer lists where no number is asked for. */
const asManyAsFit = 500;
export const wanted = (limit: number): number => limit || asManyAsFit;
