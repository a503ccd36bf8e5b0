import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { expect } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import type { Database } from '../../src/store/tables.ts';
import { testApp } from '../support/app.ts';

type Json = Record<string, unknown>;

export const workspace = 'w';

/** An app and a hand that writes rows past it: what plans, tasks and their events would have left behind. */
export async function newWorld() {
  const app = await testApp();
  const tables = new Kysely<Database>({ dialect: new SqliteDialect({ database: new Sqlite(app.database) }) });
  const answer = (tool: string, args: Json = {}) => call(app, tool, { workspace, ...args });
  const ask = async (tool: string, args: Json = {}): Promise<Json> => {
    const { result, error } = await answer(tool, args);
    expect(error, tool).toBeNull();
    return result as Json;
  };
  const refused = async (tool: string, args: Json = {}) => (await answer(tool, args)).error;
  await ask('init');
  const { id: ws, seq } = await tables
    .selectFrom('workspaces')
    .select(['id', 'seq'])
    .where('name', '=', workspace)
    .executeTakeFirstOrThrow();
  const { id: main } = await tables.selectFrom('branches').select('id').where('name', '=', 'main').executeTakeFirstOrThrow();
  /** Numbers that no call will reach. */
  let far = 1_000_000;

  return {
    app,
    tables,
    ws,
    answer,
    ask,
    refused,
    /** A plan or task with the branch it reasons on. */
    async addEntity(id: string): Promise<void> {
      const kind = id.startsWith('PLAN') ? 'plan' : 'task';
      const branch_id = far++;
      const own = id.toLowerCase();
      await tables
        .insertInto('branches')
        .values({
          ws,
          id: branch_id,
          name: `${kind}/${id}`,
          base_id: main,
          base_seq: seq,
          lineage: JSON.stringify([[main, seq]]),
          created_at_ms: 1,
        })
        .execute();
      await tables
        .insertInto('entities')
        .values({
          ws,
          id,
          kind,
          title: `The ${kind}`,
          description: null,
          status: 'TODO',
          revision: 3,
          branch_id,
          notes_doc: `${own}-notes`,
          graph_doc: `${own}-graph`,
          trace_doc: `${own}-trace`,
          created_at_ms: 1,
          updated_at_ms: 1,
        })
        .execute();
    },
    focus: (id: string | null) => tables.updateTable('workspaces').set({ focus: id }).where('id', '=', ws).execute(),
    /** An entry that tells of something that happened to a task, under the number it is given. */
    async addEvent(branch: string, doc: string, at: number): Promise<void> {
      const { id } = await tables
        .selectFrom('branches')
        .select('id')
        .where('ws', '=', ws)
        .where('name', '=', branch)
        .executeTakeFirstOrThrow();
      const none = {
        agent_id: null,
        title: null,
        format: null,
        meta: null,
        content: null,
        origin_seq: null,
        source_event_id: null,
      };
      const event = { event_id: `EVT-${at}`, event_type: 'step_done', task_id: 'TASK-001', path: 's:0', payload: '{"n":1}' };
      await tables
        .insertInto('entries')
        .values({ ws, seq: at, branch_id: id, doc, kind: 'event', ts_ms: at, ...none, ...event })
        .execute();
    },
    /** Takes a number out of the workspace's sequence. */
    async takeSeq(): Promise<number> {
      await tables
        .updateTable('workspaces')
        .set((eb) => ({ seq: eb('seq', '+', 1) }))
        .where('id', '=', ws)
        .execute();
      return (await tables.selectFrom('workspaces').select('seq').where('id', '=', ws).executeTakeFirstOrThrow()).seq;
    },
    async end(): Promise<void> {
      await tables.destroy();
      await app.end();
    },
  };
}

export type World = Awaited<ReturnType<typeof newWorld>>;
