import type { AutopilotRoom } from '../../../../generated/handlers/autopilot.ts';
import type { ArchivedTranscript, MemoryStatus } from '../../../../generated/types/index.ts';
import { type Line, line } from '../../../kernel/line.ts';

type Own = 'memory_index_status' | 'memory_index_rebuild' | 'gc_transcripts' | 'gc_thoughtdb';

const memoryLines = ({ backend, db_path, exists, fts_version, total_items, groups }: MemoryStatus): Line[] => [
  line`backend: ${backend}`,
  line`db_path: ${db_path}`,
  line`exists: ${exists}`,
  line`fts_version: ${fts_version}`,
  line`total_items: ${total_items}`,
  ...groups.map(({ kind, scope, project_id, count }) => line`- ${kind} ${project_id || scope}: ${count}`),
];

const transcriptLine = ({ path, archived_path, state, error }: ArchivedTranscript): Line => {
  if (state === 'planned') return line`- ${path}`;
  if (state === 'archived') return line`- ${archived_path}`;
  return line`- left as it is, ${state}: ${path} ${error}`;
};

type Archiving = { readonly planned: number; readonly results: readonly ArchivedTranscript[] } | undefined;

/** Of those that were to be archived, those that were, or would be. */
const moved = ({ planned, results } = { planned: 0, results: [] } as NonNullable<Archiving>): number =>
  planned - results.filter(({ state }) => state !== 'planned' && state !== 'archived').length;

export const upkeepLines: Pick<AutopilotRoom<never, never, never>['lines'], Own> = {
  memory_index_status: { state: ({ memory }) => (memory ? memoryLines(memory) : line`ok`) },
  memory_index_rebuild: {
    state: ({ memory, rebuilt, indexed_snapshots, indexed_nodes }) => [
      line`rebuilt: ${rebuilt ?? false}`,
      line`indexed_snapshots: ${indexed_snapshots ?? 0}`,
      line`indexed_nodes: ${indexed_nodes ?? 0}`,
      ...(memory ? memoryLines(memory) : []),
    ],
  },
  gc_transcripts: {
    state: ({ dry_run, kept_since, hands, mind }) => [
      line`${dry_run ? 'would archive' : 'archived'} ${moved(hands as Archiving)} of Hands, ${moved(mind as Archiving)} of the Mind`,
      ...(kept_since ? [line`a run has not ended: what was begun since ${kept_since} stays`] : []),
      ...[...(hands?.results ?? []), ...(mind?.results ?? [])].map(transcriptLine),
    ],
  },
  gc_thoughtdb: {
    state: ({ dry_run, thoughtdb_dir, archive_dir, files = [] }) => [
      line`${dry_run ? 'would compact' : 'compacted'} ${thoughtdb_dir ?? ''}`,
      ...files.map(({ name, lines_before, lines_after }) => line`- ${name}: ${lines_before} lines, ${lines_after} after`),
      ...(archive_dir ? [line`as it was: ${archive_dir}`] : []),
    ],
  },
};
