import type { Selectable } from 'kysely';
import type { Database } from '../tables.ts';

/** What a column holds. JSON is text that parses; `?` may be null. */
export type Kind = 'text' | 'text?' | 'json' | 'json?' | 'int' | 'int?';

/** Made anew by an import: the index of all that can be searched, and how far it was caught up. */
type Derived = 'search_docs' | 'search_backlog';
export type Table = Exclude<keyof Database, 'workspaces' | Derived>;

/** Tables whose ids only the store itself gives out. */
type Numbered = 'node_versions' | 'edge_versions' | 'workspaces';
type Columns<T extends keyof Database> = Readonly<
  Record<Exclude<keyof Selectable<Database[T]>, T extends Numbered ? 'ws' | 'id' : 'ws'>, Kind>
>;

interface Moved<T extends Table> {
  /** In this order rows are written; no two have the same. */
  readonly key: readonly (keyof Columns<T> & string)[];
  readonly columns: Columns<T>;
}

const version = {
  seq: 'int',
  branch_id: 'int',
  doc: 'text',
  key: 'text',
  deleted: 'int',
  standing: 'text',
  superseded_seq: 'int?',
  replaces_seq: 'int?',
  merged_from_branch_id: 'int?',
  merged_from_seq: 'int?',
  meta: 'json?',
  ts_ms: 'int',
} as const;

/** The row of the workspace itself, in the first line of a file. */
export const workspaceColumns: Columns<'workspaces'> = {
  name: 'text',
  created_at_ms: 'int',
  seq: 'int',
  checkout_id: 'int?',
  focus: 'text?',
  returns_to: 'int?',
  project_guard: 'text?',
};

/** Every table of a workspace, in the order in which a file holds them. A column that is not here does not compile. */
export const movedTables: { readonly [T in Table]: Moved<T> } = {
  branches: {
    key: ['id'],
    columns: { id: 'int', name: 'text', base_id: 'int?', base_seq: 'int?', lineage: 'json', created_at_ms: 'int' },
  },
  agent_places: {
    key: ['agent'],
    columns: { agent: 'text', focus: 'text?', checkout_id: 'int?', returns_to: 'int?', nameless_since_ms: 'int?' },
  },
  facts: {
    key: ['seq'],
    columns: { seq: 'int', kind: 'text', ts_ms: 'int', agent_id: 'text?', payload: 'json' },
  },
  documents: {
    key: ['branch_id', 'doc'],
    columns: { branch_id: 'int', doc: 'text', kind: 'text', first_seq: 'int', created_at_ms: 'int', updated_at_ms: 'int' },
  },
  entries: {
    key: ['seq'],
    columns: {
      seq: 'int',
      branch_id: 'int',
      doc: 'text',
      kind: 'text',
      ts_ms: 'int',
      agent_id: 'text?',
      title: 'text?',
      format: 'text?',
      meta: 'json?',
      content: 'text?',
      origin_seq: 'int?',
      source_event_id: 'text?',
      event_id: 'text?',
      event_type: 'text?',
      task_id: 'text?',
      path: 'text?',
      payload: 'json?',
      edits: 'int',
    },
  },
  entry_edits: {
    key: ['seq'],
    columns: {
      seq: 'int',
      entry_seq: 'int',
      branch_id: 'int',
      doc: 'text',
      replaces_seq: 'int',
      origin_seq: 'int?',
      ts_ms: 'int',
      agent_id: 'text?',
      title: 'text?',
      format: 'text?',
      meta: 'json?',
      content: 'text',
    },
  },
  forgotten: {
    key: ['ref'],
    columns: { ref: 'text', seq: 'int', kind: 'text', agent_id: 'text?', reason: 'text', ts_ms: 'int' },
  },
  resets: {
    key: ['branch_id', 'doc', 'seq'],
    columns: { seq: 'int', branch_id: 'int', doc: 'text', ref: 'text', old_seq: 'int?', new_seq: 'int', ts_ms: 'int' },
  },
  tags: { key: ['name'], columns: { name: 'text', branch_id: 'int', doc: 'text', seq: 'int', created_at_ms: 'int' } },
  node_versions: {
    key: ['seq'],
    columns: {
      ...version,
      type: 'text',
      title: 'text?',
      text: 'text?',
      status: 'text?',
      tags: 'json',
      visibility: 'text?',
    },
  },
  edge_versions: { key: ['seq'], columns: { ...version, from_id: 'text', rel: 'text', to_id: 'text' } },
  node_tags: { key: ['seq', 'tag'], columns: { seq: 'int', tag: 'text', branch_id: 'int', doc: 'text', standing: 'text' } },
  cards: {
    key: ['card_id', 'branch_id', 'graph_doc'],
    columns: { card_id: 'text', branch_id: 'int', graph_doc: 'text', trace_doc: 'text', seq: 'int', digest: 'text' },
  },
  anchors: {
    key: ['id'],
    columns: {
      id: 'text',
      title: 'text',
      kind: 'text',
      status: 'text',
      description: 'text?',
      refs: 'json',
      parent_id: 'text?',
      depends_on: 'json',
      created_at_ms: 'int',
      updated_at_ms: 'int',
    },
  },
  anchor_aliases: { key: ['alias'], columns: { alias: 'text', anchor: 'text' } },
  anchor_links: {
    key: ['anchor', 'branch_id', 'doc', 'card'],
    columns: {
      anchor: 'text',
      branch_id: 'int',
      doc: 'text',
      card: 'text',
      seq: 'int',
      ts_ms: 'int',
      draft: 'int',
      rank: 'int',
      task_id: 'text?',
    },
  },
  conflicts: {
    key: ['conflict_id'],
    columns: {
      conflict_id: 'text',
      from_branch_id: 'int',
      into_branch_id: 'int',
      doc: 'text',
      kind: 'text',
      key: 'text',
      status: 'text',
      base_seq: 'int?',
      theirs_seq: 'int',
      ours_seq: 'int',
      created_seq: 'int',
      created_at_ms: 'int',
      resolved_at_ms: 'int?',
    },
  },
  entities: {
    key: ['id'],
    columns: {
      id: 'text',
      kind: 'text',
      title: 'text',
      description: 'text?',
      status: 'text',
      revision: 'int',
      branch_id: 'int',
      notes_doc: 'text',
      graph_doc: 'text',
      trace_doc: 'text',
      created_at_ms: 'int',
      updated_at_ms: 'int',
      num: 'int',
      parent: 'text?',
      context: 'text?',
      priority: 'text?',
      domain: 'text?',
      tags: 'json',
      depends_on: 'json',
      contract: 'text?',
      contract_data: 'json?',
      contract_versions: 'int',
      checklist: 'json',
      checklist_current: 'int',
      checklist_doc: 'text?',
      completed_at_ms: 'int?',
      steps_total: 'int',
      steps_done: 'int',
      next_step: 'int',
    },
  },
  entity_tags: { key: ['tag', 'kind', 'num'], columns: { tag: 'text', kind: 'text', num: 'int' } },
  entity_counts: { key: ['kind', 'status'], columns: { kind: 'text', status: 'text', n: 'int' } },
  counters: { key: ['name'], columns: { name: 'text', value: 'int' } },
  steps: {
    key: ['id'],
    columns: {
      id: 'text',
      task: 'text',
      parent_id: 'text?',
      path: 'text',
      path_key: 'text',
      title: 'text',
      success_criteria: 'json',
      tests: 'json',
      blockers: 'json',
      criteria_confirmed: 'int',
      tests_confirmed: 'int',
      security_confirmed: 'int',
      perf_confirmed: 'int',
      docs_confirmed: 'int',
      proof_tests_mode: 'text',
      proof_security_mode: 'text',
      proof_perf_mode: 'text',
      proof_docs_mode: 'text',
      evidence: 'json',
      completed: 'int',
      completed_at_ms: 'int?',
      blocked: 'int',
      block_reason: 'text?',
      next_step: 'int',
      next_node: 'int',
      touched_by: 'text?',
      created_at_ms: 'int',
      updated_at_ms: 'int',
    },
  },
  task_nodes: {
    key: ['id'],
    columns: {
      id: 'text',
      task: 'text',
      step_id: 'text',
      path: 'text',
      title: 'text',
      description: 'text?',
      context: 'text?',
      status: 'text',
      status_manual: 'int',
      priority: 'text?',
      blocked: 'int',
      blockers: 'json',
      dependencies: 'json',
      next_steps: 'json',
      problems: 'json',
      risks: 'json',
      success_criteria: 'json',
      created_at_ms: 'int',
      updated_at_ms: 'int',
    },
  },
  evidence: {
    key: ['seq'],
    columns: {
      seq: 'int',
      entity: 'text',
      step_id: 'text?',
      checkpoints: 'json',
      items: 'json',
      checks: 'json',
      attachments: 'json',
      ts_ms: 'int',
    },
  },
  operations: {
    key: ['seq'],
    columns: {
      seq: 'int',
      entity: 'text',
      path: 'text?',
      intent: 'text',
      subject_kind: 'text',
      subject_id: 'text',
      payload: 'json',
      before: 'json',
      after: 'json',
      undoable: 'int',
      undone: 'int',
      ts_ms: 'int',
    },
  },
  jobs: {
    key: ['id'],
    columns: {
      id: 'int',
      title: 'text',
      kind: 'text',
      urgency: 'int',
      status: 'text',
      revision: 'int',
      task_id: 'text?',
      anchor: 'text?',
      runner: 'text?',
      summary: 'text?',
      claim_expires_at_ms: 'int?',
      created_at_ms: 'int',
      updated_at_ms: 'int',
      completed_at_ms: 'int?',
      last_seq: 'int',
      question_seq: 'int',
      manager_seq: 'int',
      error_seq: 'int',
      checkpoint_seq: 'int',
      proof_gate_seq: 'int',
      proof_seq: 'int',
    },
  },
  job_prompts: { key: ['job'], columns: { job: 'int', prompt: 'text', meta: 'json?' } },
  job_events: {
    key: ['seq'],
    columns: {
      seq: 'int',
      job: 'int',
      ts_ms: 'int',
      kind: 'text',
      message: 'text',
      percent: 'int?',
      refs: 'json',
      meta: 'json?',
    },
  },
  runners: {
    key: ['runner_id'],
    columns: {
      runner_id: 'text',
      status: 'text',
      active_job: 'int?',
      lease_expires_at_ms: 'int',
      meta: 'json?',
      created_at_ms: 'int',
      updated_at_ms: 'int',
    },
  },
};

export interface AnyTable {
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, Kind>>;
}
export const tablesInOrder = Object.entries(movedTables) as [Table, AnyTable][];
