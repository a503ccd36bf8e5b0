import type {
  ProjectIdentity,
  ProjectOverlay,
  ProjectTarget,
  SegmentState,
  StopOrder,
  WorkflowCursor,
} from '../../generated/types/index.ts';
import { isRecord } from '../kernel/json.ts';

/** A state file, or a field of one, that could not be used. */
export interface StateTrouble {
  readonly path: string;
  readonly label: string;
  readonly error: string;
  readonly quarantined_to: string | null;
  readonly quarantine_error: string | null;
}

/** A project as it was found from where a command was started. */
export interface FoundProject {
  readonly project_id: string;
  readonly root_path: string;
  readonly identity: ProjectIdentity;
}

export interface ProjectReads {
  readonly projects: {
    /** The project of the call: as it was found, else as it was last seen. */
    target(): Promise<ProjectTarget>;
  };
  readonly state: {
    overlay(): Promise<{ readonly overlay: ProjectOverlay; readonly troubles: readonly StateTrouble[] }>;
    /** The segment that a run left open; null where there is none that can be used. */
    segment(): Promise<SegmentState | null>;
    /** As a run begins: what cannot be used is put aside. */
    forRun(target: ProjectTarget): Promise<{
      readonly overlay: ProjectOverlay;
      readonly segment: SegmentState | null;
      readonly troubles: readonly StateTrouble[];
    }>;
    /** Pieces of lines at the ends of files, left by writers that were stopped; each is put aside. */
    brokenOff(): Promise<readonly StateTrouble[]>;
    /** The order that stands in the file STOP; null where there is none. */
    stop(): Promise<StopOrder | null>;
  };
  readonly place: {
    /** The file that orders a stop. */
    stop(): string;
    paths(): { readonly project_dir: string; readonly evidence_log: string; readonly transcripts_dir: string };
    /** A name that no other batch has. */
    handsTranscript(name: string, now_ms: number, unique: string): string;
  };
}

/** No workflow is under way. */
export const noCursor: WorkflowCursor = {
  version: 'v1',
  active: false,
  workflow_id: '',
  workflow_name: '',
  thread_id: '',
  started_ts: '',
  updated_ts: '',
  completed_step_ids: [],
  next_step_id: '',
  last_batch_id: '',
  last_confidence: 0,
  last_notes: '',
  close_reason: '',
};

export const emptyOverlay = ({ project_id, root_path, identity }: FoundProject): ProjectOverlay => ({
  project_id,
  root_path,
  identity_key: identity.key,
  identity,
  stack_hints: [],
  testless_verification_strategy: { chosen_once: false, claim_id: '', rationale: '' },
  host_bindings: [],
  hands_state: { provider: '', thread_id: '', updated_ts: '' },
  global_workflow_overrides: {},
  workflow_run: noCursor,
});

/** Whether a whole overlay is as it must be. */
export type Fits = (overlay: unknown) => boolean;

/**
 * An overlay with every field that can be used, and the usual for those that cannot: a bad field never costs a good one. Inside of
 * a field that is an object or a list the same holds for its parts, so that one bad binding does not cost the others.
 */
export function repaired(value: unknown, base: ProjectOverlay, isWhole: Fits): { overlay: ProjectOverlay; bad: string[] } {
  if (!isRecord(value)) return { overlay: base, bad: [''] };
  const bad: string[] = [];
  let overlay: Record<string, unknown> = { ...base };
  const fits = (field: string, given: unknown) => isWhole({ ...base, [field]: given });
  for (const [field, usual] of Object.entries(base)) {
    if (!(field in value)) continue;
    const given = value[field];
    if (fits(field, given)) overlay = { ...overlay, [field]: given };
    else {
      bad.push(field);
      overlay = { ...overlay, [field]: mended(given, usual, (part) => fits(field, part)) };
    }
  }
  return { overlay: overlay as unknown as ProjectOverlay, bad };
}

function mended(given: unknown, usual: unknown, fits: (value: unknown) => boolean): unknown {
  if (Array.isArray(given) && Array.isArray(usual)) return given.filter((item) => fits([item]));
  if (!isRecord(given) || !isRecord(usual)) return usual;
  let kept: Record<string, unknown> = { ...usual };
  for (const [part, value] of Object.entries(given)) {
    const attempt = { ...kept, [part]: value };
    if (fits(attempt)) kept = attempt;
  }
  return kept;
}
