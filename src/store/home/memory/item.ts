import type { MemoryKind } from '../../../../generated/types/index.ts';
import { isRecord } from '../../../kernel/json.ts';
import { joinWhole, shortenWhole } from '../../../kernel/secrets/cut.ts';
import { iso } from '../../../kernel/text.ts';
import { type Saying, sayingOf } from '../../../kernel/words/saying.ts';
import { type MemoryItem, memoryId } from '../../../records/memory.ts';
import { tags as known } from '../../../records/thoughts.ts';
import { type Asserted, msOf } from '../thought-record.ts';
import type { Origin } from './origin.ts';

/** Something that can be recalled, with the words that it is found by. */
export interface Kept {
  readonly item: MemoryItem;
  readonly ts_ms: number;
  readonly valid_from_ms: number | null;
  readonly valid_to_ms: number | null;
  readonly saying: Saying;
}

type Fields = Readonly<Record<string, unknown>>;

const longestTitle = 160;
const longestBody = 6000;
/** As many as a record of what was recalled takes. */
const mostTags = 24;
const mostRefs = 12;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && one !== '') : [];

/** Labels that people give; those that the autopilot gives itself stand in too many things to say anything. */
const told = (tags: readonly string[]): string =>
  tags.includes('auto')
    ? ''
    : tags.filter((tag) => !/^(?:mi|values|values_set|severity|learn_suggested)(?::|$)/.test(tag)).join(' ');

interface Drawn {
  readonly kind: MemoryKind;
  readonly id: string;
  readonly ts: string;
  readonly title: string;
  readonly body: string;
  readonly tags: readonly string[];
  readonly source_refs: MemoryItem['source_refs'];
  /** What it is called, where that says more than its text. */
  readonly named?: string;
}

function kept({ scope, project_id }: Origin, drawn: Drawn, valid: Pick<Kept, 'valid_from_ms' | 'valid_to_ms'> = forEver): Kept {
  const { kind, id, title, body, tags, source_refs, named = '' } = drawn;
  const ts_ms = msOf(drawn.ts) ?? 0;
  return {
    item: {
      item_id: memoryId(kind, scope, project_id, id),
      kind,
      scope,
      project_id,
      ts: iso(ts_ms),
      title: shortenWhole(joinWhole(title), longestTitle),
      body: shortenWhole(body, longestBody),
      tags: tags.slice(0, mostTags),
      source_refs: source_refs.slice(0, mostRefs),
    },
    ts_ms,
    ...valid,
    saying: sayingOf({ title: named, names: kind === 'snapshot' ? '' : told(tags), text: body }),
  };
}

const forEver = { valid_from_ms: null, valid_to_ms: null };

/** What others wrote is shown on only where it is what its contract says. */
const ids = (values: readonly string[], pattern: RegExp, most: number): string[] =>
  values.filter((id) => id.length <= 128 && pattern.test(id)).slice(0, most);
const events = (values: readonly string[], most: number) => ids(values, /^ev_\w+$/, most);
const batches = (values: readonly string[]) => ids(values, /^(?:b\d+|cli)(?:\.[a-z0-9_]+)*$/, 40);

const cited = (values: readonly string[]): MemoryItem['source_refs'] =>
  events(values, mostRefs).map((event_id) => ({ kind: 'evidence_event', event_id }));

/** A claim or a node; undefined for what is kept for the record alone. */
export function thoughtItem(origin: Origin, thought: Asserted): Kept | undefined {
  const { id, kind, type, title, text: said, tags, sources, record, valid_from_ms, valid_to_ms } = thought;
  if (tags.includes(known.values_raw)) return undefined;
  const shared = { kind, id, ts: text(record.asserted_ts), tags, source_refs: cited(sources) };
  return kind === 'claim'
    ? kept(origin, { ...shared, title: `[${type}] ${said}`, body: said }, { valid_from_ms, valid_to_ms })
    : kept(origin, { ...shared, title: title || said, body: said, named: title });
}

/** A snapshot of the log; older ones have no id of their own. */
export function snapshotItem(origin: Origin, record: unknown): Kept | undefined {
  if (!isRecord(record) || record.kind !== 'snapshot') return undefined;
  const title = text(record.task_hint);
  if (!title.trim() && !text(record.text).trim()) return undefined;
  const id = text(record.snapshot_id) || `${text(record.segment_id)}:${text(record.batch_id)}`;
  const refs = (Array.isArray(record.source_refs) ? record.source_refs : []).filter(isRecord);
  return kept(origin, {
    kind: 'snapshot',
    id,
    ts: text(record.ts),
    title: title || text(record.text),
    body: text(record.text),
    tags: texts(record.tags),
    source_refs: refs.flatMap((ref) =>
      ids([text(ref.segment_id)], /^seg_\w+$/, 1).map((segment_id) => ({
        kind: 'segment_records' as const,
        segment_id,
        batch_ids: batches(texts(ref.batch_ids)),
        event_ids: events(texts(ref.event_ids), 80),
      })),
    ),
    named: title,
  });
}

const stepText = (step: Fields): string =>
  [step.title, step.hands_input, step.check_input, step.notes].map(text).filter(Boolean).join('. ');

/** A workflow that is enabled; undefined for any other file. */
export function workflowItem(origin: Origin, record: unknown): Kept | undefined {
  if (!isRecord(record) || record.enabled === false) return undefined;
  const name = text(record.name);
  const pattern = isRecord(record.trigger) ? text(record.trigger.pattern) : '';
  const steps = (Array.isArray(record.steps) ? record.steps : []).filter(isRecord).map(stepText).filter(Boolean);
  if (!name && steps.length === 0) return undefined;
  return kept(origin, {
    kind: 'workflow',
    id: origin.workflow_id,
    ts: text(record.updated_ts) || text(record.created_ts),
    title: name || origin.workflow_id,
    body: [...(pattern ? [pattern] : []), ...steps.map((step, i) => `${i + 1}. ${step}`)].join('\n'),
    tags: [],
    source_refs: cited(isRecord(record.source) ? texts(record.source.evidence_refs) : []),
    named: name,
  });
}
