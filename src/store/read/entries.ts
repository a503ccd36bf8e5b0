import { type Selectable, sql } from 'kysely';
import type { Entry } from '../../../generated/types/index.ts';
import { iso } from '../../kernel/text.ts';
import type { NotesReads, StoredEntry } from '../../records/notes.ts';
import { isSeen } from '../../records/view.ts';
import { type Compilable, compiled } from '../compiled.ts';
import type { Database, Db } from '../tables.ts';
import { knownBranchName } from './branches.ts';
import { editAt, editsIn, editsOf, type ShownEdit, shownBy, toEdited, versionOf, withTexts } from './edits.ts';

type Row = Omit<Selectable<Database['entries']>, 'ws'> & { branch: string };

/** What an entry says at length; everything else about it is short. */
const size = sql<number>`(coalesce(octet_length(e.content), 0) + coalesce(octet_length(e.meta), 0) + coalesce(octet_length(e.payload), 0))`;

const own = ['e.seq', 'e.kind', 'e.ts_ms', 'e.edits'] as const;

/** What most notes have nothing of. */
const rare = [
  'agent_id',
  'title',
  'format',
  'origin_seq',
  'source_event_id',
  'event_id',
  'event_type',
  'task_id',
  'path',
] as const;
const rareRefs = rare.map((name) => `e.${name}` as const);
const columns = [...own, ...rareRefs, 'e.branch_id', 'e.doc', 'b.name as branch'] as const;

/** As one list, or nothing: for SQLite an empty column costs as much to hand over as a full one. */
const packed = () => {
  const refs = rareRefs.map((name) => sql.ref(name));
  const isNone = sql.join(
    refs.map((ref) => sql`${ref} is null`),
    sql` and `,
  );
  return sql<string | null>`case when not (${isNone}) then json_array(${sql.join(refs)}) end`.as('rare');
};

const long = ['e.content', 'e.meta', 'e.payload'] as const;

interface SegmentParams {
  ws: number;
  branch_id: number;
  doc: string;
  after: number;
  upto: number;
  limit: number;
  /** Entries that say more are read without it: how much they say is known without reading it. */
  inline: number;
}

type Place = Pick<Row, 'branch_id' | 'branch' | 'doc'>;

/** Without its place, which whoever asked for it has named. */
type Told = Omit<Row, keyof Place> & { edit?: ShownEdit };
type Rare = Pick<Told, (typeof rare)[number]>;

type Sized = Omit<Told, keyof Rare> & (Rare | { rare: string | null }) & { size: number; branch?: string };

function unpacked(row: Sized): Told {
  if (!('rare' in row)) return row;
  /** Written out: a spread into a literal costs as much as reading the row. */
  const found: Told = {
    seq: row.seq,
    kind: row.kind,
    ts_ms: row.ts_ms,
    content: row.content,
    meta: row.meta,
    payload: row.payload,
    edits: row.edits,
    agent_id: null,
    title: null,
    format: null,
    origin_seq: null,
    source_event_id: null,
    event_id: null,
    event_type: null,
    task_id: null,
    path: null,
  };
  if (row.edit) found.edit = row.edit;
  if (row.rare === null) return found;
  const values = JSON.parse(row.rare) as never[];
  rare.forEach((name, i) => {
    found[name] = values[i] as never;
  });
  return found;
}

const inSegment = (direction: 'asc' | 'desc', notesOnly: boolean, named: boolean) =>
  compiled<SegmentParams, Sized>((k, p, engine) => {
    /** Each by itself: all that is said in one that is short as a whole is short. */
    const ifShort = (column: (typeof long)[number]) =>
      sql<
        string | null
      >`case when octet_length(${sql.ref(column)}) <= cast(${p('inline')} as bigint) then ${sql.ref(column)} end`.as(
        column.slice(2) as 'content',
      );
    const branch = k.selectFrom('branches as b').select('b.name').where('b.ws', '=', p('ws')).where('b.id', '=', p('branch_id'));
    return k
      .selectFrom('entries as e')
      .select([...own, ...(engine === 'sqlite' ? [packed()] : rareRefs), ...long.map(ifShort), size.as('size')])
      .where('e.ws', '=', p('ws'))
      .where('e.branch_id', '=', p('branch_id'))
      .where('e.doc', '=', p('doc'))
      .where('e.seq', '>', p('after'))
      .where('e.seq', '<=', p('upto'))
      .$if(notesOnly, (q) => q.where('e.kind', '=', 'note'))
      .$if(named, (q) => q.select(branch.as('branch')))
      .orderBy('e.seq', direction)
      .limit(p('limit')) as unknown as Compilable<Sized>;
  });

/** All of a segment are of one branch, whose name is read along only where it is not known. */
const segmentReader = (direction: 'asc' | 'desc', notesOnly: boolean) => {
  const plain = inSegment(direction, notesOnly, false);
  const named = inSegment(direction, notesOnly, true);
  return async (db: Db, params: SegmentParams): Promise<{ rows: readonly Sized[]; place: Place }> => {
    const { ws, branch_id, doc } = params;
    const known = await knownBranchName(db, ws, branch_id);
    const rows = await (known === undefined ? named : plain).all(db, params);
    return { rows, place: { branch_id, doc, branch: known ?? rows[0]?.branch ?? '' } };
  };
};

const newestFirst = segmentReader('desc', false);
const newestNotesFirst = segmentReader('desc', true);
const oldestFirst = segmentReader('asc', false);

const bySeq = compiled<{ ws: number; seq: number }, Row>((k, p) =>
  k
    .selectFrom('entries as e')
    .innerJoin('branches as b', (join) => join.onRef('b.ws', '=', 'e.ws').onRef('b.id', '=', 'e.branch_id'))
    .select([...columns, ...long])
    .where('e.ws', '=', p('ws'))
    .where('e.seq', '=', p('seq')),
);

const newest = compiled<{ ws: number }, Row>((k, p) =>
  k
    .selectFrom('entries as e')
    .innerJoin('branches as b', (join) => join.onRef('b.ws', '=', 'e.ws').onRef('b.id', '=', 'e.branch_id'))
    .select([...columns, ...long])
    .where('e.ws', '=', p('ws'))
    .orderBy('e.seq', 'desc')
    .limit(1),
);

const total = compiled<{ ws: number }, { n: number }>((k, p) =>
  k
    .selectFrom('entries')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('ws', '=', p('ws')),
);

const parse = (text: string) => JSON.parse(text) as Record<string, unknown>;

/** Fields that hold nothing are left out. */
function toEntry(row: Told, { branch, doc }: Place): Entry {
  const { seq, ts_ms } = row;
  const ts = iso(ts_ms);
  if (row.kind === 'event') {
    const { event_id, event_type, task_id, path, payload } = row;
    const event = {
      seq,
      ts,
      ts_ms,
      branch,
      doc,
      kind: 'event',
      event_id: event_id ?? '',
      event_type: event_type ?? '',
      task_id,
      path,
    };
    return (payload === null ? event : { ...event, payload: parse(payload) }) as Entry;
  }
  const { title, format, meta, agent_id, source_event_id, edit } = row;
  const content = row.content ?? '';
  if (title === null && format === null && meta === null && agent_id === null && source_event_id === null && !edit)
    return { seq, ts, ts_ms, branch, doc, kind: 'note', content } as Entry;
  const note: Record<string, unknown> = { seq, ts, ts_ms, branch, doc, kind: 'note' };
  if (title !== null) note.title = title;
  if (format !== null) note.format = format;
  if (meta !== null) note.meta = parse(meta);
  if (agent_id !== null) note.agent_id = agent_id;
  if (source_event_id !== null) note.source_event_id = source_event_id;
  if (edit) note.edited = toEdited(edit);
  note.content = content;
  return note as unknown as Entry;
}

/** As much as nobody minds reading twice. */
const inlineBytes = 4096;

interface Room {
  left: number;
  full: boolean;
}

/** Reads what was left out, newest first, until there is no more room; the first always has some. */
async function fill(db: Db, ws: number, place: Place, rows: readonly Sized[], room: Room): Promise<StoredEntry[]> {
  const taken: Sized[] = [];
  for (const row of rows) {
    room.full = row.size > room.left;
    if (room.full) break;
    room.left -= row.size;
    taken.push(row);
  }
  const later = taken.filter((row) => row.size > inlineBytes && !row.edit).map((row) => row.seq);
  const texts = later.length
    ? await db.kysely
        .selectFrom('entries as e')
        .select(['e.seq', ...long])
        .where('e.ws', '=', ws)
        .where('e.seq', 'in', later)
        .execute()
    : [];
  const bySeq = new Map(texts.map((text) => [text.seq, text]));
  const unread = rows[taken.length];
  const whole = await withTexts(
    db,
    ws,
    taken.map((row) => unpacked(row.size > inlineBytes ? { ...row, ...bySeq.get(row.seq) } : row)),
  );
  return [...whole.map((row) => toStored(row, place)), ...(unread ? [withoutText(unread, place)] : [])];
}

const withoutText = (row: Sized, place: Place): StoredEntry => ({
  ...toStored(unpacked({ ...row, content: null, meta: null, payload: null }), place),
  unread: true,
});

const toStored = (row: Told, place: Place): StoredEntry => ({
  entry: toEntry(row, place),
  branch_id: place.branch_id,
  origin_seq: row.origin_seq,
});

export const entryReads = (db: Db, ws: number): NotesReads['entries'] => ({
  async at(seq, version) {
    const row = await bySeq.first(db, { ws, seq });
    if (!row || version === undefined || version === seq) return row && toStored(row, row);
    const all = await editsOf(db, ws, [seq]);
    const edit = all.find((one) => one.seq === version);
    const [shown] = edit ? await withTexts(db, ws, [{ ...row, edit: { ...edit, version: versionOf(all, edit) } }]) : [];
    return shown && toStored(shown, row);
  },
  async seen(seq, view) {
    const row = await bySeq.first(db, { ws, seq });
    const [shown] = row ? await withTexts(db, ws, await shownBy(db, ws, view, [{ ...row, size: 0 }])) : [];
    return row && shown && toStored(shown, row);
  },
  edit: (seq) => editAt(db, ws, seq),
  edits: (entries) => editsOf(db, ws, entries),
  editsIn: (view, doc) => editsIn(db, ws, view, doc),
  async copySeen(view, doc, origin) {
    const rows = await db.kysely
      .selectFrom('entries')
      .select(['seq', 'branch_id'])
      .where('ws', '=', ws)
      .where('doc', '=', doc)
      .where((eb) => eb.or([eb('seq', '=', origin), eb('origin_seq', '=', origin)]))
      .execute();
    return rows.filter((row) => isSeen(view, row.branch_id, row.seq)).toSorted((a, b) => a.seq - b.seq)[0]?.seq;
  },
  async last() {
    const row = await newest.first(db, { ws });
    return row && toEntry(row, row);
  },
  /** Segments are ordered by seq, so they are read one after another until the page is full. */
  async before(view, doc, { before, limit, notesOnly, bytes, shown = view }) {
    const read = notesOnly ? newestNotesFirst : newestFirst;
    const found: StoredEntry[] = [];
    const room = { left: bytes ?? 0, full: false };
    for (const { branch_id, after, upto } of view) {
      if (found.length >= limit || room.full) break;
      if (after >= before - 1) continue;
      const { rows: page, place } = await read(db, {
        ws,
        branch_id,
        doc,
        after,
        upto: Math.min(upto, before - 1),
        limit: limit - found.length,
        inline: bytes === undefined ? Number.MAX_SAFE_INTEGER : bytes === 0 ? -1 : inlineBytes,
      });
      const rows = await shownBy(db, ws, shown, page);
      /** One entry is always shown, however long: a page without any would lead back to itself. */
      const [first] = rows;
      if (bytes && first && found.length === 0) room.left = Math.max(room.left, first.size);
      if (bytes) found.push(...(await fill(db, ws, place, rows, room)));
      else if (bytes === 0) found.push(...rows.map((row) => withoutText(row, place)));
      else found.push(...(await withTexts(db, ws, rows.map(unpacked))).map((row) => toStored(row, place)));
    }
    return found;
  },
  async after(view, doc, page) {
    const found: StoredEntry[] = [];
    for (const { branch_id, after, upto } of [...view].reverse()) {
      if (found.length >= page.limit) break;
      if (upto <= page.after) continue;
      const { rows, place } = await oldestFirst(db, {
        ws,
        branch_id,
        doc,
        after: Math.max(after, page.after),
        upto,
        limit: page.limit - found.length,
        inline: Number.MAX_SAFE_INTEGER,
      });
      found.push(...rows.map((row) => toStored(unpacked(row), place)));
    }
    return found;
  },
  async originsSeen(view, doc, origins) {
    if (origins.length === 0) return new Set();
    const rows = await db.kysely
      .selectFrom('entries')
      .select(['seq', 'origin_seq', 'branch_id'])
      .where('ws', '=', ws)
      .where('doc', '=', doc)
      .where((eb) => eb.or([eb('origin_seq', 'in', [...origins]), eb('seq', 'in', [...origins])]))
      .execute();
    return new Set(rows.filter((row) => isSeen(view, row.branch_id, row.seq)).map((row) => row.origin_seq ?? row.seq));
  },
  async count() {
    return Number((await total.first(db, { ws }))?.n ?? 0);
  },
});
