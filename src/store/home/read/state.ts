import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProjectOverlay, ProjectTarget, SegmentState } from '../../../../generated/types/index.ts';
import { isRecord } from '../../../kernel/json.ts';
import { stopOrderIn } from '../../../kernel/stop-order.ts';
import { transcriptName } from '../../../kernel/transcript-name.ts';
import { emptyOverlay, type FoundProject, type ProjectReads, repaired, type StateTrouble } from '../../../records/projects.ts';
import { lookAtState, mendEnd, readState, type StateWarning } from '../../files/index.ts';
import { validatorOf } from '../check.ts';
import type { ProjectLayout, ScopeLayout } from '../layout.ts';
import type { HomeReader } from '../reader.ts';

const own = (home: HomeReader): ProjectLayout => {
  if (!home.project) throw new Error('the call has no project');
  return home.project;
};

/** What nobody has seen yet is known by its id alone. */
const unseen = (project_id: string): FoundProject => ({
  project_id,
  root_path: '',
  identity: { kind: 'path', key: `id:${project_id}` },
});

const trouble = ({ path: file, label, error, quarantined_to, quarantine_error }: StateWarning): StateTrouble => ({
  path: file,
  label,
  error,
  quarantined_to,
  quarantine_error,
});

async function overlayFrom(value: unknown, base: ProjectOverlay, file: string) {
  const fits = await validatorOf('overlay_saved');
  const { overlay, bad } = repaired(value, base, (candidate) => fits({ overlay: candidate }));
  const troubles = bad.map((field): StateTrouble => {
    const label = field === '' ? 'overlay' : `overlay.${field}`;
    return { path: file, label, error: 'not as it must be', quarantined_to: null, quarantine_error: null };
  });
  return { overlay, troubles };
}

const baseOf = ({ found }: HomeReader, id: string): ProjectOverlay => emptyOverlay(found?.project_id === id ? found : unseen(id));

/** Of anything else no field can be kept. */
function object(value: unknown): object {
  if (!isRecord(value)) throw new Error('not an object');
  return value;
}

/** Without putting anything aside: who only reads changes nothing. */
export async function overlayOf(home: HomeReader) {
  const at = own(home);
  const base = baseOf(home, at.scope);
  const { value, warning } = await lookAtState(at.overlay, { label: 'overlay', parse: object });
  if (value === undefined) return { overlay: base, troubles: warning ? [trouble(warning)] : [] };
  return overlayFrom(value, base, at.overlay);
}

export const projectReads = (home: HomeReader): ProjectReads['projects'] => ({
  target: async (): Promise<ProjectTarget> => {
    const at = own(home);
    const known = existsSync(at.folder);
    if (home.found?.project_id === at.scope) return { ...home.found, known };
    const { overlay } = await overlayOf(home);
    return { project_id: at.scope, root_path: overlay.root_path, identity: overlay.identity, known };
  },
});

/** The segment as it stands, without putting anything aside. */
async function segmentNow({ segment }: ProjectLayout): Promise<SegmentState | null> {
  const { value } = await lookAtState(segment, { label: 'segment_state' });
  return (await validatorOf('segment_saved'))({ segment: value }) ? (value as SegmentState) : null;
}

async function segmentOf({ segment }: ProjectLayout, now: number) {
  const fits = await validatorOf('segment_saved');
  return readState<SegmentState>(segment, {
    label: 'segment_state',
    now,
    parse: (value) => {
      if (!fits({ segment: value })) throw new Error('not as it must be');
      return value as SegmentState;
    },
  });
}

/** Counts that cannot be used begin anew; what was counted is put aside. */
async function badCandidates({ workflow_candidates, preference_candidates }: ProjectLayout, now: number) {
  const fits = await validatorOf('candidates_saved');
  const files = { workflow: workflow_candidates, preference: preference_candidates };
  const warnings = [];
  for (const [of, file] of Object.entries(files)) {
    const parse = (value: unknown) => {
      if (!fits({ of, candidates: value })) throw new Error('not as it must be');
    };
    warnings.push((await readState(file, { label: `${of}_candidates`, now, parse })).warning);
  }
  return warnings;
}

/** Files that grow line by line, by the names that people know them by. */
const growing = ({ evidence, claims, nodes, edges }: ScopeLayout) => ({ evidence, claims, nodes, edges });

async function brokenOff({ layout, now }: HomeReader, project: ProjectLayout): Promise<StateTrouble[]> {
  const files = [
    ...Object.entries(growing(project)),
    ...Object.entries(growing(layout.global)).map(([name, file]) => [`global.${name}`, file] as const),
  ];
  const found: StateTrouble[] = [];
  for (const [label, file] of files) {
    /** Whoever writes to a file that cannot be opened is told so. */
    const torn = await mendEnd(file, { now: now() }).catch(() => null);
    if (!torn) continue;
    const error = `its last line broke off after ${torn.bytes} bytes`;
    found.push({ path: file, label, error, quarantined_to: torn.moved_to, quarantine_error: null });
  }
  return found;
}

/** Whatever stands there says to stop, also where it cannot be read. */
function textIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

export const stateReads = (home: HomeReader): ProjectReads['state'] => ({
  overlay: () => overlayOf(home),
  segment: () => segmentNow(own(home)),
  brokenOff: () => brokenOff(home, own(home)),
  stop: async () => {
    const { stop } = own(home);
    return existsSync(stop) ? stopOrderIn(textIn(stop)) : null;
  },
  forRun: async (target) => {
    const at = own(home);
    const now = home.now();
    const base = emptyOverlay(target);
    const read = await readState(at.overlay, { label: 'overlay', now, parse: object });
    const mended = read.value === undefined ? { overlay: base, troubles: [] } : await overlayFrom(read.value, base, at.overlay);
    const segment = await segmentOf(at, now);
    const warnings = [read.warning, segment.warning, ...(await badCandidates(at, now))].flatMap((warning) =>
      warning ? [trouble(warning)] : [],
    );
    return { overlay: mended.overlay, segment: segment.value ?? null, troubles: [...warnings, ...mended.troubles] };
  },
});

export const placeReads = (home: HomeReader): ProjectReads['place'] => ({
  stop: () => own(home).stop,
  paths: () => {
    const { folder, evidence } = own(home);
    return { project_dir: folder, evidence_log: evidence, transcripts_dir: path.join(folder, 'transcripts') };
  },
  handsTranscript: (name, now_ms, unique) =>
    path.join(own(home).hands_transcripts, transcriptName(now_ms, name, unique.slice(0, 8))),
});
