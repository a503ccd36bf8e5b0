import type { Selectable } from 'kysely';
import { isCardType, pinnedTag } from '../records/cards.ts';
import { evidenceText } from '../records/evidence.ts';
import { jobId } from '../records/job-ids.ts';
import { favours, type LedgerKind, type SearchKind, type SearchSource, type SearchState } from '../records/search.ts';
import { toEvidence } from './evidence-rows.ts';
import type { Searchable } from './search-rows.ts';
import type { Database } from './tables.ts';

/** What the rows of each table say to whoever searches. Undefined where a row says nothing that does not stand elsewhere. */

type Row<T extends keyof Database> = Selectable<Database[T]>;

const list = (json: string | null): string[] => (json ? (JSON.parse(json) as string[]) : []);
const texts = (...parts: readonly (string | null | undefined | readonly string[])[]): string =>
  parts
    .flat()
    .filter((part) => part)
    .join('\n');

const plain = {
  type: null,
  branch_id: null,
  task: null,
  agent_id: null,
  tags: [],
  state: 'live',
  favour: 0,
  title: '',
  text: '',
  names: '',
} as const;

const self = (source: SearchSource, kind: SearchKind | LedgerKind, key: string | number, ts_ms: number) => ({
  source,
  kind,
  key: String(key),
  mark: `${source} ${key}`,
  ts_ms,
});

const isTrace = (doc: string) => doc === 'trace' || doc.endsWith('-trace');

interface EntryMeta {
  readonly tags?: unknown;
  readonly task_id?: unknown;
}

/** A card stands in the graph with all that it says, and so do events in what they happened to; but a reason is told only once. */
export function searchedEntry(row: Omit<Row<'entries'>, 'edits'>): Searchable | undefined {
  const kind = isTrace(row.doc) ? 'trace' : 'note';
  if (row.kind === 'event') {
    const { reason } = row.event_type === 'step_blocked' && row.payload ? (JSON.parse(row.payload) as { reason?: string }) : {};
    if (!reason) return undefined;
    const at = { ...plain, ...self('entry', kind, row.seq, row.ts_ms), branch_id: row.branch_id };
    return { ...at, type: row.event_type, task: row.task_id, text: reason };
  }
  if (row.format === 'think_card') return undefined;
  const meta = row.meta === null ? {} : (JSON.parse(row.meta) as EntryMeta);
  const tags = Array.isArray(meta.tags) ? meta.tags.filter((tag): tag is string => typeof tag === 'string') : [];
  return {
    source: 'entry',
    kind,
    key: String(row.seq),
    mark: `entry ${row.origin_seq ?? row.seq}`,
    ts_ms: row.ts_ms,
    type: row.format,
    branch_id: row.branch_id,
    task: typeof meta.task_id === 'string' ? meta.task_id : null,
    agent_id: row.agent_id,
    tags,
    /** What a conversation was given says nothing new: it is found, after what does. */
    state: row.format === 'context_injected' ? 'resolved' : 'live',
    favour: 0,
    title: row.title ?? '',
    names: tags.join(' '),
    text: row.content ?? '',
  };
}

/** A version of a note is found as the note itself is. */
export function searchedEdit(row: Row<'entry_edits'>): Searchable | undefined {
  const { entry_seq, replaces_seq: _, ...said } = row;
  const none = { source_event_id: null, event_id: null, event_type: null, task_id: null, path: null, payload: null };
  const note = searchedEntry({ ...said, ...none, kind: 'note', seq: entry_seq });
  return note && { ...note, source: 'edit', key: String(row.seq), mark: `entry ${entry_seq}` };
}

const settled = new Set(['closed', 'done', 'resolved', 'merged', 'rejected', 'superseded', 'obsolete', 'dropped']);
const decided = new Set(['accepted', 'decided', 'adopted']);

function stateOfNode({ deleted, standing, status }: Pick<Row<'node_versions'>, 'deleted' | 'standing' | 'status'>): SearchState {
  if (deleted) return 'deleted';
  if (standing === 'past') return 'superseded';
  return settled.has((status ?? '').toLowerCase()) ? 'resolved' : 'live';
}

/** Tasks and steps stand in their graph as nodes too; these say nothing of their own. */
const isProjection = ({ key, type }: { key: string; type: string }) =>
  (type === 'task' && key.startsWith('task:')) || (type === 'step' && key.startsWith('step:'));

export type SearchedNode = Omit<Row<'node_versions'>, 'id' | 'superseded_seq' | 'meta'>;

export function searchedNode(row: SearchedNode): Searchable | undefined {
  if (isProjection(row)) return undefined;
  const tags = list(row.tags);
  const favour =
    (tags.includes(pinnedTag) ? favours.pinned : 0) +
    (row.visibility === 'canon' ? favours.canon : 0) +
    (row.type === 'decision' || decided.has((row.status ?? '').toLowerCase()) ? favours.decided : 0);
  return {
    ...plain,
    ...self('node', isCardType(row.type) ? 'card' : 'node', row.seq, row.ts_ms),
    mark: `node ${row.key}`,
    type: row.type,
    branch_id: row.branch_id,
    tags,
    state: stateOfNode(row),
    favour,
    title: row.title ?? '',
    names: texts(row.key, row.type, tags),
    text: row.text ?? '',
  };
}

export const searchedEntity = (row: Row<'entities'>): Searchable => ({
  ...plain,
  ...self('entity', row.kind as 'plan' | 'task', row.id, row.updated_at_ms),
  task: row.id,
  tags: list(row.tags),
  state: row.status === 'DONE' ? 'done' : 'live',
  title: row.title,
  names: texts(row.id, row.domain, list(row.tags)),
  text: texts(row.description, row.context, row.contract, list(row.checklist), row.checklist_doc),
});

export const searchedStep = (row: Row<'steps'>): Searchable => ({
  ...plain,
  ...self('step', 'step', row.id, row.updated_at_ms),
  task: row.task,
  state: row.completed ? 'done' : 'live',
  title: row.title,
  /** Whoever asks what is blocked says so. */
  names: texts(row.id, row.task, row.blocked ? 'blocked' : null),
  text: texts(list(row.success_criteria), list(row.tests), list(row.blockers), row.block_reason),
});

/** What proves something about a step, or about a whole plan or task, opens with it. */
export const searchedEvidence = (row: Row<'evidence'>): Searchable => ({
  ...plain,
  ...self('evidence', row.step_id !== null ? 'step' : row.entity.startsWith('PLAN') ? 'plan' : 'task', row.seq, row.ts_ms),
  type: 'evidence',
  task: row.entity,
  names: texts(row.step_id, row.entity),
  text: evidenceText(toEvidence(row)),
});

/** A task node opens with its step. */
export const searchedTaskNode = (row: Row<'task_nodes'>): Searchable => ({
  ...plain,
  ...self('task_node', 'step', row.id, row.updated_at_ms),
  task: row.task,
  state: row.status === 'DONE' ? 'done' : 'live',
  title: row.title,
  names: texts(row.id, row.task),
  text: texts(
    row.description,
    row.context,
    ...[row.blockers, row.dependencies, row.next_steps, row.problems, row.risks, row.success_criteria].map(list),
  ),
});

type SearchedAnchor = Pick<Row<'anchors'>, 'id' | 'title' | 'kind' | 'status' | 'description' | 'updated_at_ms'> & {
  /** JSON, where it comes from a row. */
  readonly refs: string | readonly string[];
};

export const searchedAnchor = (row: SearchedAnchor, aliases: readonly string[]): Searchable => ({
  ...plain,
  ...self('anchor', 'anchor', row.id, row.updated_at_ms),
  type: row.kind,
  state: row.status === 'deprecated' ? 'superseded' : 'live',
  title: row.title,
  names: texts(row.id, aliases),
  text: texts(row.description, typeof row.refs === 'string' ? list(row.refs) : row.refs),
});

const ended = new Set(['DONE', 'FAILED', 'CANCELED']);

type SearchedJob = Pick<Row<'jobs'>, 'id' | 'title' | 'kind' | 'status' | 'task_id' | 'anchor' | 'summary' | 'updated_at_ms'>;

export const searchedJob = (row: SearchedJob, prompt: string): Searchable => ({
  ...plain,
  ...self('job', 'job', row.id, row.updated_at_ms),
  type: row.kind,
  task: row.task_id,
  state: ended.has(row.status) ? 'done' : 'live',
  title: row.title,
  names: texts(jobId(row.id), row.anchor),
  text: texts(prompt, row.summary),
});

/** Signs of life and who took a job are no words of anybody. */
const spoken = new Set([
  'progress',
  'question',
  'error',
  'checkpoint',
  'proof_gate',
  'manager',
  'completed',
  'canceled',
  'requeued',
]);

export function searchedJobEvent(row: Row<'job_events'>): Searchable | undefined {
  if (!spoken.has(row.kind) || row.message.startsWith('runner:')) return undefined;
  return { ...plain, ...self('job_event', 'job', row.seq, row.ts_ms), type: row.kind, names: jobId(row.job), text: row.message };
}

export const searchedSession = (
  row: Pick<Row<'sessions'>, 'id' | 'title' | 'description' | 'tags' | 'updated_at_ms'>,
): Searchable => ({
  ...plain,
  ...self('session', 'session', row.id, row.updated_at_ms),
  title: row.title,
  names: texts(list(row.tags)),
  text: texts(row.description),
});

/** Written out, as that of an entry is: these are made with every write, and two spreads cost more than the rest. */
export const searchedThought = ({ seq, text, ts_ms }: Pick<Row<'thoughts'>, 'seq' | 'text' | 'ts_ms'>): Searchable => ({
  source: 'thought',
  kind: 'thought',
  key: String(seq),
  mark: `thought ${seq}`,
  ts_ms,
  type: null,
  branch_id: null,
  task: null,
  agent_id: null,
  tags: [],
  state: 'live',
  favour: 0,
  title: '',
  names: '',
  text,
});

export const searchedPattern = (row: Omit<Row<'knowledge_patterns'>, 'sessions' | 'created_at_ms'>): Searchable => ({
  ...plain,
  ...self('pattern', 'pattern', row.id, row.updated_at_ms),
  agent_id: row.created_by,
  title: row.title,
  names: texts(list(row.tags)),
  text: texts(row.description, row.content),
});

export const searchedScratchpad = (row: Omit<Row<'scratchpad_notes'>, 'created_at_ms'>): Searchable => ({
  ...plain,
  ...self('scratchpad', 'scratchpad', row.id, row.updated_at_ms),
  title: row.title,
  text: row.content,
});
