import type { Kysely } from 'kysely';
import { compiled } from './compiled.ts';
import type { Database, Db } from './tables.ts';

/** Where an agent stands, or a workspace: what is in focus, what is checked out, and where one stood before the focus. */
export interface Place {
  readonly focus: string | null;
  readonly checkout: string | null;
  readonly checkout_id: number | null;
  readonly returns_to: number | null;
}

/** What is kept of where one stands: for a workspace, and for each agent in it. */
export const placeColumns = ['focus', 'checkout_id', 'returns_to'] as const;

const agentColumns = ['ws', 'agent', ...placeColumns, 'nameless_since_ms'] as const;

/** What stands for each of these columns in a statement. */
export const forEach = <C extends string>(columns: readonly C[], of: (column: C) => unknown): Record<C, never> =>
  Object.fromEntries(columns.map((column) => [column, of(column)])) as Record<C, never>;

/** A row for an agent that may have one already. */
export const newPlace = (k: Kysely<Database>, p: (column: (typeof agentColumns)[number]) => unknown) =>
  k.insertInto('agent_places').values(forEach(agentColumns, p));

const own = compiled<{ ws: number; agent: string }, Place>((k, p) =>
  k
    .selectFrom('agent_places as a')
    .leftJoin('branches as b', (join) => join.onRef('b.ws', '=', 'a.ws').onRef('b.id', '=', 'a.checkout_id'))
    .select(['a.focus', 'b.name as checkout', 'a.checkout_id', 'a.returns_to'])
    .where('a.ws', '=', p('ws'))
    .where('a.agent', '=', p('agent')),
);

export const ownPlace = (db: Db, ws: number, agent: string): Promise<Place | undefined> => own.first(db, { ws, agent });

type Ids = Omit<Place, 'checkout'>;

/** The same without the branch's name, which a new branch cannot change. */
const sharedIds = compiled<{ ws: number }, Ids>((k, p) =>
  k.selectFrom('workspaces').select(placeColumns).where('id', '=', p('ws')),
);
const ownIds = compiled<{ ws: number; agent: string }, Ids>((k, p) =>
  k.selectFrom('agent_places').select(placeColumns).where('ws', '=', p('ws')).where('agent', '=', p('agent')),
);

/** Says where a workspace stands, to spare whoever moves the question. */
export const recallPlace = (db: Db, ws: number, { focus, checkout_id, returns_to }: Ids): void =>
  sharedIds.remember(db, { ws }, Promise.resolve([{ focus, checkout_id, returns_to }]));

/** Where a caller stands before a move, and how to say where it stands after it, the workspace with it. */
export async function placeBefore(db: Db, ws: number, agent: string) {
  const mine = agent === '' ? undefined : await ownIds.first(db, { ws, agent });
  return {
    before: mine ?? ((await sharedIds.first(db, { ws })) as Ids),
    moved(now: Ids): void {
      recallPlace(db, ws, now);
      if (agent !== '') ownIds.remember(db, { ws, agent }, Promise.resolve([now]));
    },
  };
}

const settle = compiled<Database['agent_places']>((k, p) =>
  newPlace(k, p).onConflict((c) => c.columns(['ws', 'agent']).doNothing()),
);

const forgetNameless = compiled<{ ws: number; before: number }>((k, p) =>
  k.deleteFrom('agent_places').where('ws', '=', p('ws')).where('nameless_since_ms', '<', p('before')),
);

/** No connection lasts so long without moving. */
const namelessMs = 7 * 86_400_000;

/** From its first call on an agent stands where it stands, wherever others go. A connection that has no name takes the place of old ones. */
export async function settleAgent(
  db: Db,
  ws: number,
  { agent, isNamed, now }: { agent: string; isNamed: boolean; now: number },
  place: Ids,
): Promise<void> {
  if (!isNamed) await forgetNameless.send(db, { ws, before: now - namelessMs });
  const { focus, checkout_id, returns_to } = place;
  await settle.send(db, { ws, agent, focus, checkout_id, returns_to, nameless_since_ms: isNamed ? null : now });
  ownIds.remember(db, { ws, agent }, Promise.resolve([{ focus, checkout_id, returns_to }]));
}
