import type { AutopilotUpkeepHandlers } from '../../../generated/handlers/autopilot.ts';
import type { MemoryStatus } from '../../../generated/types/index.ts';
import { fault, refuse } from '../../kernel/fault.ts';
import type { HomeFiles } from '../../kernel/home-files.ts';
import type { AutopilotStore } from './store.ts';
import { unendedSince } from './upkeep-rules.ts';

const counted = ({ groups }: MemoryStatus, of: MemoryStatus['groups'][number]['kind']): number =>
  groups.reduce((sum, { kind, count }) => sum + (kind === of ? count : 0), 0);

export const upkeepHandlers: AutopilotUpkeepHandlers<AutopilotStore, { readonly home_files: HomeFiles }> = {
  async memory_index_status(_, { store }) {
    const { groups, ...memory } = await store.memory.status();
    return { memory: { ...memory, groups: [...groups] }, truncated: false };
  },

  async memory_index_rebuild({ snapshots }, { ports, reading }) {
    await ports.home_files.rebuildMemory({ snapshots });
    const { groups, ...about } = await reading(({ store }) => store.memory.status());
    const memory = { ...about, groups: [...groups] };
    return {
      rebuilt: true,
      included_snapshots: snapshots,
      indexed_snapshots: counted(memory, 'snapshot'),
      indexed_nodes: counted(memory, 'node'),
      memory,
      truncated: false,
    };
  },

  async gc_transcripts({ keep_hands, keep_mind, apply }, { ports, reading, workspace, now_ms }) {
    const kept_since = await reading(({ store }) => unendedSince(store.log, now_ms));
    const order = { project: workspace, keep_hands, keep_mind, kept_since, apply };
    const { hands, mind } = await ports.home_files.archiveTranscripts(order);
    return { dry_run: !apply, kept_since: kept_since ?? '', hands, mind, truncated: false };
  },

  async gc_thoughtdb({ global, apply }, { ports, workspace }) {
    const scope = global ? 'global' : 'project';
    const done = await ports.home_files.compact({ project: workspace, scope, apply });
    if (done.kind === 'unknown_record')
      throw refuse('thought-record-is-of-another-version', { file: done.file, line: done.line, kind: done.of });
    if (done.kind === 'changed') throw fault('STORE_BUSY', { waited_ms: 0 });
    const { thoughtdb_dir, archive_dir, files } = done;
    return { dry_run: !apply, scope, thoughtdb_dir, archive_dir, files };
  },
};
