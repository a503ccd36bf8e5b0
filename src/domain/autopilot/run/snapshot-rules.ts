import type { CheckpointKind, StatusHint } from '../../../../generated/types/index.ts';
import { cutWhole } from '../../../kernel/secrets/cut.ts';

type Item = Readonly<Record<string, unknown>>;

const listed = (record: Item, field: string): string[] =>
  (Array.isArray(record[field]) ? (record[field] as unknown[]) : []).map((each) => String(each).trim()).filter(Boolean);

const unique = (values: readonly string[], most: number): string[] => [...new Set(values)].slice(0, most);

/** The lines of a snapshot by what they are about. Names are part of the format: recall finds snapshots by them. */
const parts: readonly (readonly [name: string, most: number, of: (records: readonly Item[]) => string[]])[] = [
  ['workflows', 6, (records) => records.filter(({ kind }) => kind === 'workflow_trigger').map((r) => String(r.workflow_name))],
  ['facts', 12, (records) => records.flatMap((r) => listed(r, 'facts'))],
  ['actions', 12, (records) => records.flatMap((r) => listed(r, 'actions'))],
  ['results', 12, (records) => records.flatMap((r) => listed(r, 'results'))],
  ['unknowns', 8, (records) => records.flatMap((r) => listed(r, 'unknowns'))],
  [
    'risk',
    6,
    (records) => records.filter(({ kind }) => kind === 'risk_event').map((r) => `${String(r.category)}: ${String(r.severity)}`),
  ],
  ['recall', 6, (records) => records.filter(({ kind }) => kind === 'cross_project_recall').flatMap((r) => listed(r, 'items'))],
];

const longest = 8000;

/** A segment in a few lines, for whoever comes upon the same work again. */
export function snapshotText(records: readonly Item[], notes: string): string {
  const lines = parts.flatMap(([name, most, of]) => {
    const found = unique(of(records), most);
    return found.length ? [`${name}:`, ...found.map((line) => `- ${line}`)] : [];
  });
  const said = cutWhole(notes.trim(), 240);
  return cutWhole([...lines, ...(said ? [`checkpoint_notes: ${said}`] : [])].join('\n'), longest);
}

export const snapshotTags = (records: readonly Item[], kind: CheckpointKind, status: StatusHint): string[] => [
  'snapshot',
  kind,
  `status:${status}`,
  ...(records.some((record) => record.kind === 'workflow_trigger') ? ['workflow'] : []),
  ...(records.some((record) => record.kind === 'risk_event') ? ['risk'] : []),
];

export const batchesIn = (records: readonly Item[]): string[] =>
  unique(
    records.map(({ batch_id }) => String(batch_id)),
    40,
  );
export const eventsIn = (records: readonly Item[], most = 80): string[] =>
  unique(
    records.map(({ event_id }) => String(event_id)).filter((id) => id.startsWith('ev_')),
    most,
  );
