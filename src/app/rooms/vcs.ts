import { vcsAppliers } from '../../appliers/vcs.ts';
import { branchHandlers } from '../../domain/vcs/branches.ts';
import { vcsLines } from '../../domain/vcs/lines.ts';
import { locateBranch } from '../../domain/vcs/locate.ts';
import { macroHandlers } from '../../domain/vcs/macros.ts';
import { mergeHandlers } from '../../domain/vcs/merge.ts';
import type { VcsStore } from '../../domain/vcs/store.ts';
import { tagHandlers } from '../../domain/vcs/tags.ts';
import { graphReaders, notesReaders, taskReaders } from './readers.ts';
import type { Room } from './room.ts';

export const vcs: Room<'vcs', VcsStore> = {
  name: 'vcs',
  reads: { ...notesReaders, ...graphReaders, entities: taskReaders.entities },
  handlers: () => ({ ...branchHandlers, ...mergeHandlers, ...tagHandlers, ...macroHandlers }),
  appliers: vcsAppliers,
  targets: { branch: locateBranch },
  lines: vcsLines,
};
