import { sql } from 'kysely';
import type { Appliers } from '../../generated/handlers/appliers.ts';
import { compiled, compiledSql } from '../store/compiled.ts';
import { searchedSession, searchedThought } from '../store/searched-rows.ts';
import { dropSession, shownSession, toNode } from '../store/session-rows.ts';
import type { Database, Writer } from '../store/tables.ts';
import { index } from './search.ts';

type Own = Pick<
  Appliers<Writer>,
  | 'session_started'
  | 'thought_recorded'
  | 'thought_critiqued'
  | 'session_closed'
  | 'session_resumed'
  | 'session_mended'
  | 'session_deleted'
  | 'ledger_moved'
>;

type SessionColumns = Database['sessions'];
type ThoughtColumns = Database['thoughts'];

const addThought = compiled<ThoughtColumns>((k, p) =>
  k.insertInto('thoughts').values({
    ws: p('ws'),
    session: p('session'),
    branch: p('branch'),
    number: p('number'),
    seq: p('seq'),
    total: p('total'),
    text: p('text'),
    next_needed: p('next_needed'),
    is_revision: p('is_revision'),
    revises: p('revises'),
    revises_node: p('revises_node'),
    prev: p('prev'),
    needs_more: p('needs_more'),
    cipher: p('cipher'),
    critique: p('critique'),
    ts_ms: p('ts_ms'),
  }),
);

interface Counted {
  ws: number;
  session: string;
  branches: number;
  /** Of the main chain; null for a thought of a branch. */
  number: number | null;
  /** When it was thought. An imported thought may be older than what is here. */
  now: number;
}

/** A new thought opens a session again that had been ended. */
const count = compiledSql<Counted, SessionColumns>(
  (p) => sql`update sessions set thought_count = thought_count + 1, branch_count = branch_count + ${p('branches')},
      highest = case when cast(${p('number')} as integer) > highest then cast(${p('number')} as integer) else highest end,
      tail = coalesce(cast(${p('number')} as integer), tail), concluded_seq = null,
      updated_at_ms = case when cast(${p('now')} as bigint) > updated_at_ms then cast(${p('now')} as bigint) else updated_at_ms end,
      accessed_at_ms = case when cast(${p('now')} as bigint) > accessed_at_ms then cast(${p('now')} as bigint) else accessed_at_ms end
    where ws = ${p('ws')} and id = ${p('session')} returning *`,
);

const openBranch = compiled<Database['session_branches']>((k, p) =>
  k.insertInto('session_branches').values({
    ws: p('ws'),
    session: p('session'),
    id: p('id'),
    origin: p('origin'),
    opened_seq: p('opened_seq'),
    highest: p('highest'),
    tail: p('tail'),
  }),
);

const growBranch = compiledSql<{ ws: number; session: string; id: string; number: number }>(
  (p) => sql`update session_branches set tail = ${p('number')},
      highest = case when ${p('number')} > highest then ${p('number')} else highest end
    where ws = ${p('ws')} and session = ${p('session')} and id = ${p('id')}`,
);

const addStep = compiled<Database['cipher_steps']>((k, p) =>
  k
    .insertInto('cipher_steps')
    .values({ ws: p('ws'), session: p('session'), step: p('step'), seq: p('seq') })
    .onConflict((c) => c.columns(['ws', 'session', 'step']).doNothing()),
);

const keepState = compiled<Database['ledger_states']>((k, p) =>
  k
    .insertInto('ledger_states')
    .values({
      ws: p('ws'),
      connection: p('connection'),
      stage: p('stage'),
      session: p('session'),
      domain: p('domain'),
      root: p('root'),
      navigation: p('navigation'),
      told: p('told'),
      moved_at_ms: p('moved_at_ms'),
    })
    .onConflict((c) =>
      c.columns(['ws', 'connection']).doUpdateSet((eb) => ({
        stage: eb.ref('excluded.stage'),
        session: eb.ref('excluded.session'),
        domain: eb.ref('excluded.domain'),
        root: eb.ref('excluded.root'),
        navigation: eb.ref('excluded.navigation'),
        told: eb.ref('excluded.told'),
        moved_at_ms: eb.ref('excluded.moved_at_ms'),
      })),
    ),
);

/** Nobody comes back to a connection after so long. */
const rememberedMs = 90 * 24 * 3_600_000;

const forgetStates = compiled<{ ws: number; before: number }>((k, p) =>
  k.deleteFrom('ledger_states').where('ws', '=', p('ws')).where('moved_at_ms', '<', p('before')),
);

const flag = (value: boolean) => (value ? 1 : 0);

export const sessionAppliers: Own = {
  async session_started({ sessionId, title, description, tags, times }, at) {
    const { db: writer, ts_ms } = at;
    const { db, ws } = writer;
    const row: SessionColumns = {
      ws,
      id: sessionId,
      title,
      description,
      tags: JSON.stringify(tags),
      thought_count: 0,
      branch_count: 0,
      highest: 0,
      tail: null,
      concluded_seq: null,
      created_at_ms: times ? Date.parse(times.createdAt) : ts_ms,
      updated_at_ms: times ? Date.parse(times.updatedAt) : ts_ms,
      accessed_at_ms: times ? Date.parse(times.lastAccessedAt) : ts_ms,
    };
    await db.kysely.insertInto('sessions').values(row).execute();
    if (tags.length)
      await db.kysely
        .insertInto('session_tags')
        .values(tags.map((tag) => ({ ws, tag, session: sessionId })))
        .execute();
    await index(at, searchedSession(row));
    return shownSession(row);
  },

  async thought_recorded(fact, at) {
    const { db: writer, seq } = at;
    const { db, ws } = writer;
    const { sessionId: session, branchId, thoughtNumber: number, cipher, timestamp } = fact;
    const ts_ms = timestamp === undefined ? at.ts_ms : Date.parse(timestamp);
    const row: ThoughtColumns = {
      ws,
      session,
      branch: branchId ?? '',
      number,
      seq,
      total: fact.totalThoughts,
      text: fact.thought,
      next_needed: flag(fact.nextThoughtNeeded),
      is_revision: flag(fact.isRevision),
      revises: fact.revisesThought,
      revises_node: fact.revisesNode,
      prev: fact.prev,
      needs_more: flag(fact.needsMoreThoughts),
      cipher: cipher === null ? null : JSON.stringify(cipher),
      critique: null,
      ts_ms,
    };
    await addThought.send(db, row);
    if (branchId !== null && fact.opens)
      await openBranch.send(db, {
        ws,
        session,
        id: branchId,
        origin: fact.branchFromThought as number,
        opened_seq: seq,
        highest: number,
        tail: number,
      });
    else if (branchId !== null) await growBranch.send(db, { ws, session, id: branchId, number });
    for (const { step } of cipher?.nodes ?? []) await addStep.send(db, { ws, session, step, seq });
    await index(at, searchedThought(row));
    const counted = await count.first(db, {
      ws,
      session,
      branches: flag(fact.opens),
      number: branchId === null ? number : null,
      now: ts_ms,
    });
    return {
      node: toNode({ ...row, origin: fact.branchFromThought }),
      session: shownSession(counted as SessionColumns),
    };
  },

  async thought_critiqued({ sessionId, branchId, thoughtNumber, critique }, { db: { db, ws } }) {
    await db.kysely
      .updateTable('thoughts')
      .set({ critique: JSON.stringify(critique) })
      .where('ws', '=', ws)
      .where('session', '=', sessionId)
      .where('branch', '=', branchId ?? '')
      .where('number', '=', thoughtNumber)
      .execute();
  },

  async session_closed({ sessionId }, { db: { db, ws }, seq }) {
    await db.kysely
      .updateTable('sessions')
      .set({ concluded_seq: seq })
      .where('ws', '=', ws)
      .where('id', '=', sessionId)
      .execute();
  },

  async session_resumed({ sessionId }, { db: { db, ws }, ts_ms }) {
    const row = await db.kysely
      .updateTable('sessions')
      .set({ accessed_at_ms: ts_ms })
      .where('ws', '=', ws)
      .where('id', '=', sessionId)
      .returningAll()
      .executeTakeFirstOrThrow();
    return shownSession(row);
  },

  /** Rows lack nothing; what files lacked is told by those who keep files. */
  async session_mended() {},

  async session_deleted({ sessionId }, { db: writer }) {
    const { db, ws } = writer;
    await dropSession(writer, sessionId);
    await db.kysely
      .updateTable('ledger_states')
      .set({ session: null })
      .where('ws', '=', ws)
      .where('session', '=', sessionId)
      .execute();
  },

  async ledger_moved({ connection, stage, session, domain, root, navigation, told }, { db: { db, ws }, ts_ms }) {
    await forgetStates.send(db, { ws, before: ts_ms - rememberedMs });
    await keepState.send(db, {
      ws,
      connection,
      stage,
      session,
      domain,
      root,
      navigation: JSON.stringify(navigation),
      told: JSON.stringify(told),
      moved_at_ms: ts_ms,
    });
  },
};
