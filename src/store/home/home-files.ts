import path from 'node:path';
import type { HomeFiles } from '../../kernel/home-files.ts';
import { FileTrouble, withLock } from '../files/index.ts';
import { troubleWith } from '../files/trouble.ts';
import { faultOf } from './fault-of.ts';
import type { HomeStore } from './open.ts';

/** Whatever the system refuses below a folder is said of that folder, where nobody said it of a file. */
const typed = <T>(folder: string, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw faultOf(troubleWith(folder, error));
  });

/** What a store of files does besides writing what was told. Loaded when it is asked for. */
export function homeFiles(store: HomeStore): HomeFiles {
  const { layout, options } = store;
  const { now } = options.clock;
  return {
    rebuildMemory: (how) => typed(layout.home, store.memory.rebuild(how)),
    async compact({ project, scope, apply }) {
      const { ChangedMeanwhile, compactThoughts, UnknownRecord } = await import('./compact.ts');
      const at = scope === 'global' ? layout.global : layout.project(project);
      try {
        const { files, ...done } = await compactThoughts(at, { lock: layout.lock, now, apply });
        return { kind: 'done', ...done, files: [...files] };
      } catch (error) {
        if (error instanceof UnknownRecord) return { kind: 'unknown_record', file: error.file, line: error.line, of: error.kind };
        if (error instanceof ChangedMeanwhile) return { kind: 'changed', file: error.file };
        throw faultOf(troubleWith(path.dirname(at.claims), error));
      }
    },
    async archiveTranscripts({ project, keep_hands, keep_mind, kept_since, apply }) {
      const { archiveTranscripts } = await import('./transcripts.ts');
      const at = layout.project(project);
      const how = { kept_since, apply, now };
      return {
        hands: await typed(at.hands_transcripts, archiveTranscripts(at.hands_transcripts, { ...how, keep: keep_hands })),
        mind: await typed(at.mind_transcripts, archiveTranscripts(at.mind_transcripts, { ...how, keep: keep_mind })),
      };
    },
    copying: (work) =>
      withLock(layout.host_lock, work).catch((error: unknown) => {
        if (error instanceof FileTrouble && error.problem === 'busy' && error.path === layout.host_lock) return 'busy';
        throw faultOf(error);
      }),
    async snapshotViews(project) {
      const { writeViewSnapshot } = await import('./view-snapshot.ts');
      for (const at of [layout.project(project), layout.global])
        await withLock(layout.lock, () => writeViewSnapshot(at, now())).catch(() => {});
    },
  };
}
