import type { Session, ThoughtData, ThoughtNode } from '../../../../generated/types/index.ts';
import type { SessionReads } from '../../../records/sessions.ts';
import { sessionReads, stateReads, thoughtReads } from '../../read/sessions.ts';
import type { Db } from '../../tables.ts';
import type { Looks, Problem } from '../collection.ts';
import { isPartition } from '../partition.ts';
import { filedRows } from '../rows.ts';
import { placeOf, thoughtFile } from './names.ts';
import type { SessionKept } from './read.ts';
import { lostIn } from './rows.ts';

const named = (thoughts: readonly ThoughtData[]) => (kept: object) =>
  thoughts.map(({ branchId, thoughtNumber }) => thoughtFile(branchId ?? null, thoughtNumber, (kept as SessionKept).elsewhere));

/** A session with the folder that it stands in. */
export function inPartition<S extends Session>(session: S, place = ''): S {
  const [group] = place.split('/').slice(-2);
  return group !== undefined && isPartition(group) ? { ...session, partitionPath: group } : session;
}

/** Whoever reads a session reads it as its files are now; what is not read is not looked at. */
export const sessionFileReaders = (looks: Looks) => ({
  sessions: (db: Db, ws: number): SessionReads['sessions'] => {
    const own = sessionReads(db, ws);
    const look = (ids: readonly string[]) => looks.items(db, ws, 'sessions', ids);
    return {
      ...own,
      async find(id) {
        const places = await look([id]);
        const found = await own.find(id);
        return found && inPartition(found, places.get(id));
      },
      async list(filter, order) {
        const { sessions, count } = await own.list(filter, order);
        const places = await look(sessions.map(({ id }) => id));
        return { sessions: sessions.map((session) => inPartition(session, places.get(session.id))), count };
      },
      async observed(page) {
        const found = await own.observed(page);
        await look(found.sessions.map(({ id }) => id));
        return found;
      },
      async observedOf(ids) {
        await look(ids);
        return own.observedOf(ids);
      },
      async these(ids) {
        const places = await look(ids);
        return new Map([...(await own.these(ids))].map(([id, session]) => [id, inPartition(session, places.get(id))]));
      },
    };
  },

  thoughts: (db: Db, ws: number): SessionReads['thoughts'] => {
    const own = thoughtReads(db, ws);
    const looked = async <T extends readonly ThoughtData[]>(session: string, thoughts: T): Promise<T> => {
      await looks.files(db, ws, 'sessions', session, named(thoughts));
      return thoughts;
    };
    return {
      ...own,
      page: async (session, page) => looked(session, await own.page(session, page)),
      last: async (session, limit) => looked(session, await own.last(session, limit)),
      async before(session, page) {
        const found = await own.before(session, page);
        await looked(
          session,
          found.map(({ data }) => data),
        );
        return found;
      },
      async nodes(session) {
        const nodes: ThoughtNode[] = await own.nodes(session);
        await looked(
          session,
          nodes.map(({ data }) => data),
        );
        return nodes;
      },
      /** A number is used as well by what is missing or cannot be read. */
      async has(session, branch, number) {
        if (await own.has(session, branch, number)) return true;
        const lost = (await lostIn(db, { ws, session })).map(placeOf);
        return lost.some((place) => place?.branch === branch && place.number === number);
      },
    };
  },

  integrity: (db: Db, ws: number): SessionReads['integrity'] => ({
    problems: async (session) =>
      (await filedRows.problems(db, { ws, collection: 'sessions', key: session })) as readonly Problem[],
  }),

  states: (db: Db, ws: number): SessionReads['states'] => {
    const own = stateReads(db, ws);
    const sessions = sessionReads(db, ws);
    return {
      async find(connection) {
        await looks.items(db, ws, 'connections', [connection]);
        const state = await own.find(connection);
        if (!state || state.session === null || (await sessions.find(state.session))) return state;
        /** Its folder was removed: nobody stands there any more. */
        return { ...state, session: null };
      },
    };
  },
});
