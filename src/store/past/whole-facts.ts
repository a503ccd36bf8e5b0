import type { Selectable } from 'kysely';
import type { FactKind } from '../../../generated/handlers/ctx.ts';
import { jobNumber } from '../../records/job-ids.ts';
import type { Database, Db } from '../tables.ts';
import { older } from './older-facts.ts';

export interface WholeFact {
  readonly seq: number;
  readonly ts_ms: number;
  readonly kind: FactKind;
  readonly agent_id: string | null;
  /** As the journal holds it. */
  readonly journalled: string;
  /** With what rows keep for it; undefined where that was removed since. */
  readonly payload: Fields | undefined;
}

type Fields = Record<string, unknown>;
type Row<T extends keyof Database> = Selectable<Database[T]>;
const numbered = ['entries', 'entry_edits', 'node_versions', 'edge_versions', 'operations', 'evidence', 'job_events'] as const;
type Numbered = (typeof numbered)[number];

/** Rows of a range by their number: what a fact wrote has the number of the fact, or one before the next fact. */
type Rows = { readonly [T in Numbered]: ReadonlyMap<number, Row<T>> };

async function rowsIn({ kysely }: Db, ws: number, from: number, upto: number): Promise<Rows> {
  const found = {} as Record<Numbered, Map<number, unknown>>;
  for (const table of numbered) {
    const rows = (await kysely
      .selectFrom(table as 'entries')
      .selectAll()
      .where('ws', '=', ws)
      .where('seq', '>=', from)
      .where('seq', '<=', upto)
      .execute()) as { seq: number }[];
    found[table] = new Map(rows.map((row) => [Number(row.seq), row]));
  }
  return found as unknown as Rows;
}

interface At {
  readonly db: Db;
  readonly ws: number;
  readonly seq: number;
  readonly rows: Rows;
  /** The last number that belongs to the fact. */
  readonly last: number;
}

const json = (text: string | null | undefined) =>
  text === null || text === undefined ? undefined : (JSON.parse(text) as unknown);

/** Without what is not there. */
const given = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

type Rest = (payload: Fields, at: At) => Fields | undefined | Promise<Fields | undefined>;

const note: Rest = (_, { rows, seq }) => {
  const row = rows.entries.get(seq) ?? rows.entry_edits.get(seq);
  return row && given({ title: row.title, format: row.format, meta: json(row.meta), content: row.content });
};

/** What undo needs is gone with a task; what happened is not. */
const inverse: Rest = (_, { rows, seq }) => {
  const row = rows.operations.get(seq);
  return row ? { inverse: { intent: row.intent, before: json(row.before), after: json(row.after) } } : {};
};

const said: Rest = (_, { rows, seq }) => {
  const row = rows.job_events.get(seq);
  return row && given({ message: row.message, refs: json(row.refs), meta: json(row.meta) });
};

/** A card's entry says all of it but whether a text was given; its node knows that. */
const card: Rest = ({ node }, { rows, seq, last }) => {
  const entry = rows.entries.get(seq);
  if (!entry) return undefined;
  const { source: _, card_id: id, supports: _s, blocks: _b, step: _step, ...rest } = json(entry.meta) as Fields;
  const written = node === undefined ? undefined : rows.node_versions.get(seq + 1);
  if (node !== undefined && !written) return undefined;
  const text = written ? written.text : entry.content;
  const edges = [...rows.edge_versions.values()].filter((edge) => edge.seq > seq && edge.seq <= last);
  return {
    card: given({ id, title: entry.title, text, ...rest }),
    edges: edges.map(({ rel, to_id: to, replaces_seq }) => ({ rel, to, replaces: replaces_seq })),
  };
};

/** By kind, what the journal leaves out. */
const rests: Readonly<Partial<Record<FactKind, Rest>>> = {
  note_added: note,
  note_edited: note,
  graph_node_written: (_, { rows, seq }) => {
    const row = rows.node_versions.get(seq);
    return row && given({ title: row.title, text: row.text, status: row.status, tags: json(row.tags), meta: json(row.meta) });
  },
  graph_edge_written: (_, { rows, seq }) => {
    const row = rows.edge_versions.get(seq);
    return row && given({ meta: json(row.meta) });
  },
  card_written: card,
  task_patched: inverse,
  step_defined: inverse,
  task_node_defined: inverse,
  step_done: inverse,
  step_reopened: inverse,
  step_blocked: inverse,
  step_unblocked: inverse,
  /** The note has the number after that of the event. */
  step_noted: (_, { rows, seq }) => {
    const row = rows.entries.get(seq + 1);
    return row && { note: row.content };
  },
  evidence_captured: (_, { rows, seq }) => {
    const row = rows.evidence.get(seq);
    /** What proved a step is gone with it; that it was proved is not. */
    if (!row) return { items: [], checks: [], attachments: [] };
    return { items: json(row.items), checks: json(row.checks), attachments: json(row.attachments) };
  },
  async job_created({ job_id }, { db, ws }) {
    const row = await db.kysely
      .selectFrom('job_prompts')
      .select(['prompt', 'meta'])
      .where('ws', '=', ws)
      .where('job', '=', jobNumber(String(job_id)))
      .executeTakeFirst();
    return row && given({ prompt: row.prompt, meta: json(row.meta) });
  },
  job_reported: said,
  job_messaged: said,
  job_completed: said,
  job_canceled: said,
  job_requeued: said,
  /** Each sign of life took the place of the one before: the last is all that is left. */
  async job_heartbeat_renewed({ event_seq }, { db, ws }) {
    const row = await db.kysely
      .selectFrom('job_events')
      .select(['message', 'refs', 'meta'])
      .where('ws', '=', ws)
      .where('seq', '=', Number(event_seq))
      .executeTakeFirst();
    return row && given({ message: row.message, refs: json(row.refs), meta: json(row.meta) });
  },
  async runner_beat({ runner_id }, { db, ws }) {
    const row = await db.kysely
      .selectFrom('runners')
      .select('meta')
      .where('ws', '=', ws)
      .where('runner_id', '=', String(runner_id))
      .executeTakeFirst();
    return given({ meta: json(row?.meta) });
  },
};

async function whole(kind: FactKind, journalled: string, at: At): Promise<Fields | undefined> {
  const payload = JSON.parse(journalled) as Fields;
  /** Nothing is left of what was forgotten. */
  if (Object.keys(payload).length === 0) return undefined;
  const more = await (rests[kind]?.(payload, at) ?? {});
  if (!more) return undefined;
  const { lacks = '', of } = older[kind] ?? {};
  const event = json(at.rows.entries.get(at.seq)?.payload) ?? {};
  const then = of && !(lacks in payload) ? await of(payload, { ...at, event: event as Fields }) : {};
  return { ...payload, ...more, ...then };
}

/** A page of facts after a number and up to another, each as it was told. */
export async function wholeFacts(
  db: Db,
  ws: number,
  { after, upto, end, limit }: { after: number; upto: number; end: number; limit: number },
): Promise<WholeFact[]> {
  const page = await db.kysely
    .selectFrom('facts')
    .select(['seq', 'ts_ms', 'kind', 'agent_id', 'payload'])
    .where('ws', '=', ws)
    .where('seq', '>', after)
    .where('seq', '<=', upto)
    .orderBy('seq')
    .limit(limit + 1)
    .execute();
  const facts = page.slice(0, limit);
  const [first] = facts;
  if (!first) return [];
  /** Where this fact's numbers end: before the next fact, or with the workspace. */
  const lastOf = (index: number) => (page[index + 1] ? Number(page[index + 1]?.seq) - 1 : end);
  const rows = await rowsIn(db, ws, Number(first.seq), lastOf(facts.length - 1));
  const found: WholeFact[] = [];
  for (const [index, fact] of facts.entries()) {
    const seq = Number(fact.seq);
    const kind = fact.kind as FactKind;
    const payload = await whole(kind, fact.payload, { db, ws, seq, rows, last: lastOf(index) });
    found.push({ seq, ts_ms: Number(fact.ts_ms), kind, agent_id: fact.agent_id, journalled: fact.payload, payload });
  }
  return found;
}
