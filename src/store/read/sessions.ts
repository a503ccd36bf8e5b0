import { sql } from 'kysely';
import type { ObservatorySession, ThoughtNode } from '../../../generated/types/index.ts';
import { iso } from '../../kernel/text.ts';
import type { LedgerState, SessionFilter, SessionReads } from '../../records/sessions.ts';
import { compiled, compiledSql } from '../compiled.ts';
import { shownSession, type ThoughtRow, toNode, toSession, toThought } from '../session-rows.ts';
import type { Database, Db } from '../tables.ts';
import { type Listed, pageOf } from './pages.ts';

type SessionColumns = Database['sessions'];

const session = compiled<{ ws: number; id: string }, SessionColumns>((k, p) =>
  k.selectFrom('sessions').selectAll().where('ws', '=', p('ws')).where('id', '=', p('id')),
);

const conclusion = compiledSql<{ ws: number; id: string }, { text: string }>(
  (p) => sql`select t.text from sessions s join thoughts t on t.ws = s.ws and t.session = s.id
    where s.ws = ${p('ws')} and s.id = ${p('id')} and s.concluded_seq is not null order by t.seq desc limit 1`,
);

const oneThought = compiled<{ ws: number; session: string; branch: string; number: number }, { number: number }>((k, p) =>
  k
    .selectFrom('thoughts')
    .select('number')
    .where('ws', '=', p('ws'))
    .where('session', '=', p('session'))
    .where('branch', '=', p('branch'))
    .where('number', '=', p('number')),
);

const branch = compiled<{ ws: number; session: string; id: string }, Database['session_branches']>((k, p) =>
  k
    .selectFrom('session_branches')
    .selectAll()
    .where('ws', '=', p('ws'))
    .where('session', '=', p('session'))
    .where('id', '=', p('id')),
);

const branches = compiled<{ ws: number; session: string; limit: number }, { id: string }>((k, p) =>
  k
    .selectFrom('session_branches')
    .select('id')
    .where('ws', '=', p('ws'))
    .where('session', '=', p('session'))
    .orderBy('opened_seq', 'desc')
    .limit(p('limit')),
);

const state = compiled<{ ws: number; connection: string }, Database['ledger_states']>((k, p) =>
  k.selectFrom('ledger_states').selectAll().where('ws', '=', p('ws')).where('connection', '=', p('connection')),
);

type ObservedRow = SessionColumns & { readonly ended_ms: number | null };

/** When a session ended is known by the fact that says so; one that was found in files has none. */
const observedRows = sql.raw(`select s.*, coalesce(f.ts_ms, s.updated_at_ms) as ended_ms from sessions s
  left join facts f on f.ws = s.ws and f.seq = s.concluded_seq where s.ws =`);

const observedBy = (condition: string) => ({
  page: compiledSql<{ ws: number; limit: number; offset: number }, ObservedRow>(
    (p) =>
      sql`${observedRows} ${p('ws')} ${sql.raw(condition)} order by s.updated_at_ms desc, s.id desc limit ${p('limit')} offset ${p('offset')}`,
  ),
  count: compiledSql<{ ws: number }, { count: number }>(
    (p) => sql`select count(*) as count from sessions s where s.ws = ${p('ws')} ${sql.raw(condition)}`,
  ),
});
const observed = {
  all: observedBy(''),
  going: observedBy('and s.concluded_seq is null'),
  ended: observedBy('and s.concluded_seq is not null'),
};

const toObserved = (row: ObservedRow): ObservatorySession => {
  const { id, title, tags, createdAt, updatedAt, thoughtCount, branchCount } = toSession(row);
  const hasEnded = row.concluded_seq !== null;
  return {
    id,
    title,
    tags,
    createdAt,
    updatedAt,
    completedAt: hasEnded ? iso(Number(row.ended_ms)) : null,
    status: hasEnded ? 'completed' : 'active',
    thoughtCount,
    branchCount,
  };
};

const listed: Listed = {
  table: 'sessions',
  columns: [
    'id',
    'title',
    'description',
    'tags',
    'thought_count',
    'branch_count',
    'highest',
    'tail',
    'created_at_ms',
    'updated_at_ms',
    'accessed_at_ms',
  ],
  tags: { table: 'session_tags', key: 'session' },
};

/** As watchers see them, of those that bear tags or are named. */
async function chosen(
  db: Db,
  ws: number,
  { goesOn, ...filter }: SessionFilter & { readonly goesOn: boolean | undefined },
  page: { readonly limit: number; readonly offset: number },
) {
  const ended = goesOn === undefined ? undefined : sql` and s.concluded_seq is ${goesOn ? sql`null` : sql`not null`}`;
  const order = { by: 'updatedAt', descending: true, ...page } as const;
  const { rows, count } = await pageOf<{ id: string }>(db, ws, { ...listed, columns: ['id'] }, { ...filter, more: ended }, order);
  const found = await observedOf(
    db,
    ws,
    rows.map(({ id }) => id),
  );
  return { sessions: rows.flatMap(({ id }) => found.get(id) ?? []), count };
}

async function observedOf(db: Db, ws: number, ids: readonly string[]): Promise<Map<string, ObservatorySession>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ObservedRow>`${observedRows} ${ws} and s.id in (${sql.join([...ids])})`.execute(db.kysely);
  return new Map(rows.map((row) => [row.id, toObserved(row)]));
}

export const sessionReads = (db: Db, ws: number): SessionReads['sessions'] => ({
  async find(id) {
    const row = await session.first(db, { ws, id });
    return row && toSession(row);
  },
  async list(filter, order) {
    const { rows, count } = await pageOf<SessionColumns>(db, ws, listed, filter, order);
    return { sessions: rows.map(shownSession), count };
  },
  async these(ids) {
    if (ids.length === 0) return new Map();
    const rows = await db.kysely
      .selectFrom('sessions')
      .selectAll()
      .where('ws', '=', ws)
      .where('id', 'in', [...ids])
      .execute();
    return new Map(rows.map((row) => [row.id, shownSession(row)]));
  },
  async observed({ goesOn, tags = [], ids, ...page }) {
    if (tags.length > 0 || ids !== undefined) return chosen(db, ws, { goesOn, tags, ids }, page);
    const query = goesOn === undefined ? observed.all : goesOn ? observed.going : observed.ended;
    const rows = await query.page.all(db, { ws, ...page });
    return { sessions: rows.map(toObserved), count: Number((await query.count.first(db, { ws }))?.count ?? 0) };
  },
  observedOf: (ids) => observedOf(db, ws, ids),
  conclusion: async (id) => (await conclusion.first(db, { ws, id }))?.text ?? null,
});

const thoughtsOf = (db: Db, ws: number) =>
  db.kysely
    .selectFrom('thoughts as t')
    .leftJoin('session_branches as b', (join) =>
      join.onRef('b.ws', '=', 't.ws').onRef('b.session', '=', 't.session').onRef('b.id', '=', 't.branch'),
    )
    .selectAll('t')
    .select('b.origin')
    .where('t.ws', '=', ws);

/** Each knows the one before it; so what comes after one is known when all are. */
function linked(nodes: readonly ThoughtNode[]): ThoughtNode[] {
  const next = new Map<string, string[]>(nodes.map(({ id }) => [id, []]));
  for (const { id, prev } of nodes) if (prev !== null) next.get(prev)?.push(id);
  return nodes.map((node) => ({ ...node, next: next.get(node.id) ?? [] }));
}

export const thoughtReads = (db: Db, ws: number): SessionReads['thoughts'] => ({
  has: async (session, branchId, number) =>
    (await oneThought.first(db, { ws, session, branch: branchId ?? '', number })) !== undefined,
  branches: async (session, limit) => (await branches.all(db, { ws, session, limit })).map(({ id }) => id),
  async branch(session, id) {
    const row = await branch.first(db, { ws, session, id });
    return row && { id, origin: Number(row.origin), highest: Number(row.highest), tail: Number(row.tail) };
  },
  async page(session, { offset, limit }) {
    const rows = await thoughtsOf(db, ws).where('t.session', '=', session).orderBy('t.seq').limit(limit).offset(offset).execute();
    return rows.map((row) => toThought(row as ThoughtRow));
  },
  async last(session, limit) {
    const rows = await thoughtsOf(db, ws).where('t.session', '=', session).orderBy('t.seq', 'desc').limit(limit).execute();
    return rows.reverse().map((row) => toThought(row as ThoughtRow));
  },
  async before(session, { before, limit }) {
    const rows = await thoughtsOf(db, ws)
      .where('t.session', '=', session)
      .where('t.seq', '<', before)
      .orderBy('t.seq', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ seq: Number(row.seq), data: toThought(row as ThoughtRow) }));
  },
  async nodes(session) {
    const rows = await thoughtsOf(db, ws).where('t.session', '=', session).orderBy('t.seq').execute();
    return linked(rows.map((row) => toNode(row as ThoughtRow)));
  },
  async knownSteps(session, steps) {
    if (steps.length === 0) return new Set();
    const written = await db.kysely
      .selectFrom('cipher_steps')
      .select('step')
      .where('ws', '=', ws)
      .where('session', '=', session)
      .where('step', 'in', [...steps])
      .execute();
    const numbered = await db.kysely
      .selectFrom('thoughts')
      .select('number')
      .where('ws', '=', ws)
      .where('session', '=', session)
      .where('branch', '=', '')
      .where('number', 'in', [...steps])
      .execute();
    return new Set([...written.map(({ step }) => Number(step)), ...numbered.map(({ number }) => Number(number))]);
  },
  async recorded(seqs) {
    if (seqs.length === 0) return new Map();
    const rows = await thoughtsOf(db, ws)
      .where('t.seq', 'in', [...seqs])
      .execute();
    return new Map(rows.map((row) => [Number(row.seq), { session: row.session, data: toThought(row as ThoughtRow) }]));
  },
});

/** Rows are all there or none is. */
export const integrityReads = (): SessionReads['integrity'] => ({ problems: async () => [] });

export const stateReads = (db: Db, ws: number): SessionReads['states'] => ({
  async find(connection) {
    const row = await state.first(db, { ws, connection });
    if (!row) return undefined;
    const { session: attached, domain, root } = row;
    return {
      stage: Number(row.stage),
      session: attached,
      domain: domain as LedgerState['domain'],
      root,
      navigation: JSON.parse(row.navigation) as LedgerState['navigation'],
      told: JSON.parse(row.told) as string[],
    };
  },
});
