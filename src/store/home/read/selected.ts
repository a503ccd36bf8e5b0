import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isRecord, parseJson } from '../../../kernel/json.ts';
import type { SelectedReads } from '../../../records/selected.ts';
import { nothingSelected, selectionFrom } from '../../../records/selection.ts';
import { lookAtState, readState } from '../../files/state.ts';
import type { ProjectLayout } from '../layout.ts';
import type { HomeReader } from '../reader.ts';

/** Whether a folder stands there. */
export async function isFolder(at: string): Promise<boolean> {
  try {
    return (await stat(at)).isDirectory();
  } catch {
    return false;
  }
}

const selectionState = { label: 'project_selection', parse: selectionFrom };

/** Reads what @last, @pinned and aliases mean, for whoever may write it; a file that cannot be used is put aside. */
export async function readSelection(file: string, now: () => number) {
  const { value, warning } = await readState(file, { ...selectionState, now: now() });
  return { selection: value ?? nothingSelected, warning };
}

/** The same for whoever only looks: the file stays as it is. */
export async function lookAtSelection(file: string) {
  const { value, warning } = await lookAtState(file, selectionState);
  return { selection: value ?? nothingSelected, warning };
}

export async function storedOverlay(file: string): Promise<Record<string, unknown> | null> {
  try {
    const found = parseJson(await readFile(file, 'utf8'))?.value;
    return isRecord(found) ? found : null;
  } catch {
    return null;
  }
}

export function selectedReads(home: HomeReader): SelectedReads['selected'] {
  const own = (): ProjectLayout => {
    if (!home.project) throw new Error('the call has no project');
    return home.project;
  };
  return {
    selection: async () => (await lookAtSelection(home.layout.selection)).selection,
    selectionToChange: async () => (await readSelection(home.layout.selection, home.now)).selection,
    files: () => {
      const { folder, overlay, evidence, hands_transcripts, mind_transcripts, claims, workflows } = own();
      return {
        project_dir: folder,
        overlay,
        evidence_log: evidence,
        hands_transcripts,
        mind_transcripts,
        thought_db: path.dirname(claims),
        workflows,
      };
    },
    isKnown: () => isFolder(own().folder),
    overlay: () => storedOverlay(own().overlay),
    isFolder,
  };
}
