import { sql } from 'kysely';
import type { Engine } from '../tables.ts';
import type { Change } from './change.ts';

export const jobs =
  (engine: Engine): Change =>
  async (db) => {
    /** Names sort by bytes on both engines, whatever the server's language is. */
    const name = engine === 'postgres' ? sql`text collate "C"` : 'text';
    await db.schema
      .createTable('jobs')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('id', 'bigint', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('urgency', 'integer', (c) => c.notNull())
      .addColumn('status', name, (c) => c.notNull())
      .addColumn('revision', 'bigint', (c) => c.notNull())
      .addColumn('task_id', name)
      .addColumn('anchor', name)
      .addColumn('runner', name)
      .addColumn('summary', 'text')
      .addColumn('claim_expires_at_ms', 'bigint')
      .addColumn('created_at_ms', 'bigint', (c) => c.notNull())
      .addColumn('updated_at_ms', 'bigint', (c) => c.notNull())
      .addColumn('completed_at_ms', 'bigint')
      .addColumn('last_seq', 'bigint', (c) => c.notNull())
      .addColumn('question_seq', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('manager_seq', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('error_seq', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('checkpoint_seq', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('proof_gate_seq', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('proof_seq', 'bigint', (c) => c.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('jobs_pk', ['ws', 'id'])
      .execute();
    await db.schema.createIndex('jobs_queue').on('jobs').columns(['ws', 'status', 'urgency', 'id']).execute();
    await db.schema.createIndex('jobs_status').on('jobs').columns(['ws', 'status', 'id']).execute();
    await db.schema.createIndex('jobs_task').on('jobs').columns(['ws', 'task_id', 'id']).execute();
    await db.schema.createIndex('jobs_anchor').on('jobs').columns(['ws', 'anchor', 'id']).execute();

    /** Beside the job, not in it: a prompt is long, and the job's row is written with every sign of life. */
    await db.schema
      .createTable('job_prompts')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('job', 'bigint', (c) => c.notNull())
      .addColumn('prompt', 'text', (c) => c.notNull())
      .addColumn('meta', 'text')
      .addPrimaryKeyConstraint('job_prompts_pk', ['ws', 'job'])
      .execute();

    await db.schema
      .createTable('job_events')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addColumn('job', 'bigint', (c) => c.notNull())
      .addColumn('ts_ms', 'bigint', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('message', 'text', (c) => c.notNull())
      .addColumn('percent', 'integer')
      .addColumn('refs', 'text', (c) => c.notNull())
      .addColumn('meta', 'text')
      .addPrimaryKeyConstraint('job_events_pk', ['ws', 'seq'])
      .execute();
    await db.schema.createIndex('job_events_page').on('job_events').columns(['ws', 'job', 'seq']).execute();

    await db.schema
      .createTable('runners')
      .addColumn('ws', 'integer', (c) => c.notNull())
      .addColumn('runner_id', name, (c) => c.notNull())
      .addColumn('status', name, (c) => c.notNull())
      .addColumn('active_job', 'bigint')
      .addColumn('lease_expires_at_ms', 'bigint', (c) => c.notNull())
      .addColumn('meta', 'text')
      .addColumn('created_at_ms', 'bigint', (c) => c.notNull())
      .addColumn('updated_at_ms', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('runners_pk', ['ws', 'runner_id'])
      .execute();
    await db.schema.createIndex('runners_lease').on('runners').columns(['ws', 'lease_expires_at_ms']).execute();
  };
