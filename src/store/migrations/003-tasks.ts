import { type ColumnDataType, sql } from 'kysely';
import type { Engine } from '../tables.ts';
import type { Change } from './change.ts';

type Columns = Readonly<Record<string, ColumnDataType | ReturnType<typeof sql>>>;

const empty = "'[]'";
/** Columns that begin with a value; all others begin with none. */
const initial: Readonly<Record<string, string>> = {
  num: '0',
  tags: empty,
  depends_on: empty,
  contract_versions: '0',
  checklist: empty,
  checklist_current: '0',
  steps_total: '0',
  steps_done: '0',
  next_step: '0',
};

export const tasks =
  (engine: Engine): Change =>
  async (db) => {
    /** Names sort by bytes on both engines, whatever the server's language is. */
    const name = engine === 'postgres' ? sql`text collate "C"` : 'text';

    const entity: Columns = {
      num: 'bigint',
      parent: name,
      context: 'text',
      priority: 'text',
      domain: name,
      tags: 'text',
      depends_on: 'text',
      contract: 'text',
      contract_data: 'text',
      contract_versions: 'integer',
      checklist: 'text',
      checklist_current: 'integer',
      checklist_doc: 'text',
      completed_at_ms: 'bigint',
      steps_total: 'integer',
      steps_done: 'integer',
      next_step: 'integer',
    };
    /** SQLite adds one column at a time. */
    for (const [column, type] of Object.entries(entity)) {
      const value = initial[column];
      await db.schema
        .alterTable('entities')
        .addColumn(column, type, (c) => (value === undefined ? c : c.notNull().defaultTo(sql.raw(value))))
        .execute();
    }
    const index = (called: string, table: string, columns: string[]) =>
      db.schema.createIndex(called).on(table).columns(columns).execute();
    await index('entities_listed', 'entities', ['ws', 'kind', 'status', 'num']);
    await index('entities_parent', 'entities', ['ws', 'parent', 'status', 'num']);
    await index('entities_domain', 'entities', ['ws', 'domain', 'status', 'num']);

    /** An event is in the trace once; its number is padded, so this is also the order of events. */
    await db.schema
      .createIndex('entries_event')
      .unique()
      .on('entries')
      .columns(['ws', 'event_id'])
      .where('event_id' as never, 'is not', null)
      .execute();

    const table = async (called: string, key: string[], columns: Columns, optional: string[]) => {
      let builder = db.schema.createTable(called).addColumn('ws', 'integer', (c) => c.notNull());
      for (const [column, type] of Object.entries(columns))
        builder = builder.addColumn(column, type, (c) => (optional.includes(column) ? c : c.notNull()));
      await builder.addPrimaryKeyConstraint(`${called}_pk`, key as never[]).execute();
    };

    await table('entity_tags', ['ws', 'tag', 'kind', 'num'], { tag: name, kind: 'text', num: 'bigint' }, []);
    await table('entity_counts', ['ws', 'kind', 'status'], { kind: 'text', status: 'text', n: 'integer' }, []);
    await table('counters', ['ws', 'name'], { name: 'text', value: 'bigint' }, []);

    const steps: Columns = {
      id: name,
      task: name,
      parent_id: name,
      path: name,
      path_key: name,
      title: 'text',
      success_criteria: 'text',
      tests: 'text',
      blockers: 'text',
      criteria_confirmed: 'integer',
      tests_confirmed: 'integer',
      security_confirmed: 'integer',
      perf_confirmed: 'integer',
      docs_confirmed: 'integer',
      proof_tests_mode: 'text',
      proof_security_mode: 'text',
      proof_perf_mode: 'text',
      proof_docs_mode: 'text',
      evidence: 'text',
      completed: 'integer',
      completed_at_ms: 'bigint',
      blocked: 'integer',
      block_reason: 'text',
      next_step: 'integer',
      next_node: 'integer',
      created_at_ms: 'bigint',
      updated_at_ms: 'bigint',
    };
    await table('steps', ['ws', 'id'], steps, ['parent_id', 'completed_at_ms', 'block_reason']);
    await db.schema.createIndex('steps_path').unique().on('steps').columns(['ws', 'task', 'path_key']).execute();
    await index('steps_open', 'steps', ['ws', 'task', 'completed', 'path_key']);

    const nodes: Columns = {
      id: name,
      task: name,
      step_id: name,
      path: name,
      title: 'text',
      description: 'text',
      context: 'text',
      status: 'text',
      status_manual: 'integer',
      priority: 'text',
      blocked: 'integer',
      blockers: 'text',
      dependencies: 'text',
      next_steps: 'text',
      problems: 'text',
      risks: 'text',
      success_criteria: 'text',
      created_at_ms: 'bigint',
      updated_at_ms: 'bigint',
    };
    await table('task_nodes', ['ws', 'id'], nodes, ['description', 'context', 'priority']);
    await db.schema.createIndex('task_nodes_path').unique().on('task_nodes').columns(['ws', 'task', 'path']).execute();
    await index('task_nodes_step', 'task_nodes', ['ws', 'step_id']);

    const evidence: Columns = {
      seq: 'bigint',
      entity: name,
      step_id: name,
      checkpoints: 'text',
      items: 'text',
      checks: 'text',
      attachments: 'text',
      ts_ms: 'bigint',
    };
    await table('evidence', ['ws', 'seq'], evidence, ['step_id']);
    await index('evidence_entity', 'evidence', ['ws', 'entity', 'step_id', 'seq']);

    const operations: Columns = {
      seq: 'bigint',
      entity: name,
      path: 'text',
      intent: 'text',
      subject_kind: 'text',
      subject_id: name,
      payload: 'text',
      before: 'text',
      after: 'text',
      undoable: 'integer',
      undone: 'integer',
      ts_ms: 'bigint',
    };
    await table('operations', ['ws', 'seq'], operations, ['path']);
    await index('operations_entity', 'operations', ['ws', 'entity', 'seq']);
    await index('operations_stack', 'operations', ['ws', 'entity', 'undoable', 'undone', 'seq']);
    await index('operations_subject', 'operations', ['ws', 'subject_id']);
  };
