import { sql } from 'kysely';
import type { Appliers } from '../../generated/handlers/appliers.ts';
import type { FactKind, FactPayloads, FactRows } from '../../generated/handlers/ctx.ts';
import { keptElsewhere } from '../../generated/registry/facts.ts';
import type { Clock, Told, Unit, WorkspaceRow } from '../kernel/ports.ts';
import { defaults } from '../records/defaults.ts';
import { compiled, compiledSql } from './compiled.ts';
import { notice } from './follow/notice.ts';
import { settleAgent } from './place-rows.ts';
import type { Snapshots } from './read/index.ts';
import { findWorkspace, knownWorkspace, lockWorkspace } from './read/workspaces.ts';
import { savepoint } from './savepoint.ts';
import type { Db, Writer } from './tables.ts';

const addWorkspace = compiled<{ name: string; now: number }>((k, p) =>
  k
    .insertInto('workspaces')
    .values({
      name: p('name'),
      created_at_ms: p('now'),
      seq: 0,
      checkout_id: null,
      focus: null,
      returns_to: null,
      project_guard: null,
    })
    .onConflict((c) => c.column('name').doNothing()),
);

const saveSeq = compiledSql<{ ws: number; seq: number }>(
  (p, engine) =>
    engine === 'sqlite'
      ? sql`update workspaces set seq = ${p('seq')} where id = ${p('ws')}`
      : sql`update workspaces set seq = (cast(${p('seq')} as bigint[]))[array_position(cast(${p('ws')} as integer[]), id)]
          where id = any (cast(${p('ws')} as integer[])) returning ${notice(sql`id`)}`,
  { newest: ['ws'], listed: true, quiet: true },
);

const addFact = compiled<{ ws: number; seq: number; kind: string; ts_ms: number; agent_id: string | null; payload: string }>(
  (k, p) =>
    k.insertInto('facts').values({
      ws: p('ws'),
      seq: p('seq'),
      kind: p('kind'),
      ts_ms: p('ts_ms'),
      agent_id: p('agent_id'),
      payload: p('payload'),
    }),
);

/** The journal's copy of a fact; what an applier keeps in its own row is not stored twice. */
function journalled(kind: FactKind, payload: object): string {
  const elsewhere = keptElsewhere[kind];
  if (!elsewhere) return JSON.stringify(payload);
  const kept: Record<string, unknown> = {};
  for (const field of Object.keys(payload)) if (!elsewhere.includes(field)) kept[field] = payload[field as keyof typeof payload];
  return JSON.stringify(kept);
}

/** The workspace was locked when the transaction began, if it was there. */
async function findOrCreate(
  { db, workspace: name, caller, agent_id }: UnitOptions,
  now: number,
): Promise<{ row: WorkspaceRow; fresh: boolean }> {
  const found = await findWorkspace(db, name, caller);
  if (found) {
    const { row, place, settled } = found;
    if (!settled) await settleAgent(db, row.id, { agent: caller, isNamed: agent_id !== null, now }, place);
    return { row, fresh: false };
  }
  await addWorkspace.send(db, { name, now });
  const made = (await lockWorkspace(db, name)) as WorkspaceRow;
  /** Another process may have made it while this one waited: only a workspace nobody wrote to is fresh. */
  return { row: made, fresh: made.seq === 0 };
}

/** Those who write next in the same transaction need not ask how the workspace is now, unless more than its number has changed. */
async function moveTo(db: Db, { id, name }: WorkspaceRow, seq: number): Promise<void> {
  const known = knownWorkspace(db, name);
  await saveSeq.send(db, { ws: id, seq });
  known?.remember({ seq });
}

/** What has happened before and elsewhere, brought into rows: nobody is told of it, and the journal does not hold it. */
export interface Replaying {
  readonly writer: Writer;
  replay<K extends FactKind>(kind: K, payload: FactPayloads[K], ts_ms: number): Promise<void>;
}

export interface UnitOptions {
  readonly db: Db;
  readonly workspace: string;
  readonly agent_id: string | null;
  readonly caller: string;
  readonly clock: Clock;
  readonly appliers: Appliers<Writer>;
  readonly snapshots: Snapshots;
}

/** Runs inside a transaction that holds the workspace: gives out its numbers, and saves the last one at the end. */
export async function runUnit<T>(options: UnitOptions, work: (unit: Unit & Replaying) => Promise<T>): Promise<T> {
  const { db, workspace, agent_id, caller, clock, appliers, snapshots } = options;
  const { row, fresh } = await findOrCreate(options, clock.now());
  const writer: Writer = { db, ws: row.id };
  const told: Told[] = [];
  let seq = row.seq;
  /** Order is commit order, so time never runs backwards within a workspace's facts of one call. */
  const ts_ms = clock.now();

  const apply = <K extends FactKind>(kind: K, payload: FactPayloads[K], at: { seq: number; ts_ms: number }) => {
    const applier = appliers[kind] as unknown as (fact: FactPayloads[K], at: object) => Promise<FactRows[K]>;
    return applier(payload, { workspace, caller, seq: at.seq, ts_ms: at.ts_ms, agent_id, db: writer, next_seq: () => ++seq });
  };
  const tell = async <K extends FactKind>(kind: K, payload: FactPayloads[K]): Promise<FactRows[K]> => {
    seq += 1;
    const at = seq;
    await addFact.send(db, { ws: row.id, seq: at, kind, ts_ms, agent_id, payload: journalled(kind, payload) });
    told.push({ seq: at, ts_ms, kind, payload: payload as Readonly<Record<string, unknown>> });
    return apply(kind, payload, { seq: at, ts_ms });
  };
  const replay = async <K extends FactKind>(kind: K, payload: FactPayloads[K], then: number): Promise<void> => {
    seq += 1;
    await apply(kind, payload, { seq, ts_ms: then });
  };

  /** Facts that a failed part had told never happened: neither rows nor numbers are left. */
  const part = async <R>(inside: () => Promise<R>): Promise<R> => {
    const before = { seq, told: told.length };
    const outcome = await savepoint(db, inside);
    if (outcome.done) return outcome.value;
    seq = before.seq;
    told.length = before.told;
    throw outcome.error;
  };
  const again = async () => snapshots(db, (await findWorkspace(db, workspace, caller))?.row ?? row);

  let current = row;
  if (fresh) {
    await tell('workspace_created', { workspace, branch: defaults.branch });
    current = { ...row, seq, checkout: defaults.branch };
  }
  const result = await work({ snapshot: snapshots(db, current), seq: () => seq, tell, told, again, part, writer, replay });
  if (seq !== row.seq) await moveTo(db, row, seq);
  return result;
}
