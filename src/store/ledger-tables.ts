/** Tables of the ledger. A branch is '' for the main chain, so that it can stand in a key. */
export interface LedgerTables {
  sessions: {
    ws: number;
    id: string;
    title: string;
    description: string | null;
    tags: string;
    thought_count: number;
    branch_count: number;
    /** The highest number of the main chain, 0 for none. */
    highest: number;
    /** The number that was recorded last on the main chain. */
    tail: number | null;
    /** The thought that ended it; null while it is open. */
    concluded_seq: number | null;
    created_at_ms: number;
    updated_at_ms: number;
    accessed_at_ms: number;
  };
  session_tags: { ws: number; tag: string; session: string };
  session_branches: {
    ws: number;
    session: string;
    id: string;
    /** The thought of the main chain at which it begins. */
    origin: number;
    opened_seq: number;
    highest: number;
    tail: number;
  };
  thoughts: {
    ws: number;
    session: string;
    branch: string;
    number: number;
    /** Thoughts were recorded in this order. */
    seq: number;
    total: number;
    text: string;
    next_needed: number;
    is_revision: number;
    revises: number | null;
    revises_node: string | null;
    prev: string | null;
    needs_more: number;
    cipher: string | null;
    critique: string | null;
    ts_ms: number;
  };
  /** Steps that thoughts in cipher notation have written. */
  cipher_steps: { ws: number; session: string; step: number; seq: number };
  knowledge_patterns: {
    ws: number;
    id: string;
    title: string;
    description: string;
    /** JSON, as are the sessions. */
    tags: string;
    content: string;
    sessions: string;
    created_by: string | null;
    created_at_ms: number;
    updated_at_ms: number;
  };
  knowledge_tags: { ws: number; tag: string; pattern: string };
  scratchpad_notes: {
    ws: number;
    id: string;
    title: string;
    content: string;
    created_at_ms: number;
    updated_at_ms: number;
  };
  /** What connections have reached. */
  ledger_states: {
    ws: number;
    connection: string;
    stage: number;
    session: string | null;
    domain: string | null;
    root: string | null;
    navigation: string;
    told: string;
    moved_at_ms: number;
  };
}
