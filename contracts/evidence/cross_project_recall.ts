import { Closed, defineEvidence, OneOf, Prose, type Static, Type } from '../kit/index.ts';
import { MemoryKind, Place, RecalledItem } from '../types/mind-record.ts';

const fields = Closed({
  ...Place,
  reason: OneOf(['run_start', 'risk_signal', 'before_ask_user']),
  query: Prose(800),
  query_raw: Prose(800, { description: 'What was looked for, as it was worded.' }),
  query_compact: Prose(800, { description: 'What was really searched.' }),
  tokens_used: Type.Array(Type.String(), { minItems: 1, maxItems: 24 }),
  top_k: Type.Integer({ minimum: 1, maximum: 10 }),
  include_kinds: Type.Array(MemoryKind, { minItems: 1, uniqueItems: true, description: 'Sorted.' }),
  exclude_current_project: Type.Boolean(),
  prefer_current_project: Type.Boolean(),
  items: Type.Array(RecalledItem, { minItems: 1, maxItems: 10 }),
  context_text: Prose(6000, { description: 'The items as the prompts show them.' }),
});
const record: Static<typeof fields> = {
  batch_id: 'b0.recall',
  thread_id: '',
  reason: 'run_start',
  query: 'add csv export to the reports page',
  query_raw: 'Add CSV export to the reports page.',
  query_compact: 'add csv export reports page',
  tokens_used: ['add', 'csv', 'export', 'reports', 'page'],
  top_k: 3,
  include_kinds: ['claim', 'node', 'snapshot', 'workflow'],
  exclude_current_project: false,
  prefer_current_project: true,
  items: [
    {
      item_id: 'claim:global:global:cl_1767800000_0a1b2c3d',
      kind: 'claim',
      scope: 'global',
      project_id: '',
      ts: '2026-01-07T15:33:20.000Z',
      title: '[fact] Spreadsheets in the office expect semicolons.',
      snippet: 'fact, global: Spreadsheets in the office expect semicolons.',
      tags: ['csv'],
      source_refs: [{ kind: 'evidence_event', event_id: 'ev_run_1767800000_0a1b2c3d_000004' }],
    },
    {
      item_id: 'snapshot:project:3f2a9c41d07be856:snap_1767700000_5e6f7a8b',
      kind: 'snapshot',
      scope: 'project',
      project_id: '3f2a9c41d07be856',
      ts: '2026-01-06T11:46:40.000Z',
      title: 'Export of invoices',
      snippet: 'The invoice export was finished; dates are in UTC.',
      tags: ['snapshot', 'status:done'],
      source_refs: [
        {
          kind: 'segment_records',
          segment_id: 'seg_1767690000_aa11bb22',
          batch_ids: ['b0', 'b1'],
          event_ids: ['ev_run_1767690000_cc33dd44_000003'],
        },
      ],
    },
  ],
  context_text: 'Recalled:\n- claim/global: Spreadsheets in the office expect semicolons.',
};
const [item] = record.items;

export default defineEvidence({
  kind: 'cross_project_recall',
  log: 'project',
  summary: 'Memory was searched and something was found; a search without a hit leaves no record.',
  fields,
  valid: [{ name: 'a claim and a snapshot at the start of a run', record }],
  invalid: [
    { name: 'no hit', record: { ...record, items: [] }, because: 'a search without a hit leaves no record' },
    {
      name: 'a long snippet',
      record: { ...record, items: [{ ...item, snippet: 'x'.repeat(321) }] },
      because: 'a snippet has at most 320 characters',
    },
    { name: 'another reason', record: { ...record, reason: 'curiosity' }, because: 'curiosity is not a reason' },
    { name: 'a long query', record: { ...record, query_raw: 'x'.repeat(801) }, because: 'a query has at most 800 characters' },
  ],
});
