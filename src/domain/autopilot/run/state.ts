import type { AutopilotRunsHandlers } from '../../../../generated/handlers/autopilot.ts';
import type { FactPayloads } from '../../../../generated/handlers/ctx.ts';
import type { EvidenceKind } from '../../../../generated/registry/facts.ts';
import type {
  EvidenceReceipt,
  ProjectOverlay,
  RunEndFact,
  RunStatus,
  SegmentState,
  StatusHint,
} from '../../../../generated/types/index.ts';
import type { Hands } from '../../../kernel/hands.ts';
import type { HomeFiles } from '../../../kernel/home-files.ts';
import type { Hosts } from '../../../kernel/hosts.ts';
import type { Mind } from '../../../kernel/mind.ts';
import type { LivePort, StopPort, TimePort, UserPort } from '../../../kernel/pilot.ts';
import type { Repo } from '../../../kernel/repo.ts';
import type { WorkPort } from '../../../kernel/work.ts';
import type { RunConfig } from '../../../records/config.ts';
import type { Circuit } from '../circuit-rules.ts';
import type { AutopilotStore } from '../store.ts';
import { forSegment, forWindow, segmentSize, windowSize } from './compact-rules.ts';
import type { Seen } from './effect-rules.ts';
import type { Knowledge } from './knowledge.ts';
import type { RunLimits, Used } from './limit-rules.ts';
import type { Workflows } from './workflows.ts';

export interface RunPorts {
  readonly hands: Hands;
  readonly mind: Mind;
  readonly repo: Repo;
  readonly hosts: Hosts;
  readonly user: UserPort;
  readonly live: LivePort;
  readonly stop: StopPort;
  readonly time: TimePort;
  readonly home_files: Pick<HomeFiles, 'copying' | 'snapshotViews'>;
  readonly work: WorkPort;
}

export type RunCtx = Parameters<AutopilotRunsHandlers<AutopilotStore, RunPorts>['mi_run']>[1];
export type EndReason = RunEndFact['reason'];

export interface Over {
  readonly status: RunStatus;
  readonly reason: EndReason;
  readonly notes: string;
}

/** One run while it goes on. Whatever a step changes it changes here; nothing else outlives a batch. */
export interface Run {
  readonly ctx: RunCtx;
  readonly task: string;
  readonly config: RunConfig;
  readonly limits: RunLimits;
  readonly started_ms: number;
  readonly wants_why: boolean;
  readonly knows: Knowledge;
  readonly works: Workflows;
  /** Its first record; what stands before it in the log is of earlier runs. */
  began: Pick<EvidenceReceipt, 'event_id' | 'run_id'>;
  overlay: ProjectOverlay;
  segment: SegmentState;
  /** What prompts are shown of the last batches. */
  window: Readonly<Record<string, unknown>>[];
  /** The conversation of Hands; empty for none. */
  thread_id: string;
  /** It is one of an earlier run, and nobody knows yet whether it can be gone on with. */
  resumes: boolean;
  next_input: string;
  last_message: string;
  batches: number;
  mind_calls: number;
  circuit: Circuit;
  signatures: string[];
  seen: Seen;
  last_checkpoint: string;
  /** Suggestions that this run has recorded. */
  readonly suggested: string[];
  /** The task of a memory workspace that it works on; empty for none. */
  readonly bound_to: string;
  /** Names of what that task has. */
  readonly reported: Set<string>;
  /** What it has not got, the last time that it was tried. */
  unreported: number;
  over: Over | null;
}

/** What Hands is sent: what it should know about the user, then what it should do. */
export const promptOf = (injection: string, input: string): string => `${injection}\n${input}\n`;

export const ts = (run: Run): string => new Date(run.ctx.ports.time.now()).toISOString();

export const used = (run: Run): Used => ({
  batches: run.batches,
  mind_calls: run.mind_calls,
  minutes: Math.round(((run.ctx.ports.time.now() - run.started_ms) / 60_000) * 100) / 100,
});

export const place = (run: Run, batch_id: string) => ({ batch_id, thread_id: run.thread_id });

export function end(run: Run, status: RunStatus, reason: EndReason, notes: string): void {
  run.over ??= { status, reason, notes };
}

export const isStopped = (run: Run): boolean => run.ctx.ports.stop.signal.aborted;

/** Whether a step may still begin. A stop outranks everything that a step could want. */
export function goesOn(run: Run): boolean {
  if (isStopped(run)) end(run, 'blocked', 'stopped', String(run.ctx.ports.stop.signal.reason ?? ''));
  return run.over === null;
}

export const statusHint = (run: Run): StatusHint =>
  run.over === null ? 'not_done' : run.over.reason === 'max_batches' ? 'max_batches' : run.over.status;

type Logged = Extract<EvidenceKind, keyof FactPayloads>;

/** Keeps in mind what later prompts and the next checkpoint are shown of a record. */
export function remember(run: Run, kind: string, event_id: string, fields: object): void {
  const item = forWindow(kind, event_id, fields as Record<string, unknown>);
  if (item) run.window = [...run.window, item].slice(-windowSize);
  const kept = forSegment(kind, event_id, fields as Record<string, unknown>);
  if (kept) run.segment = { ...run.segment, records: [...run.segment.records, kept].slice(-segmentSize), updated_ts: ts(run) };
}

type Tells = Parameters<Parameters<RunCtx['writing']>[0]>[0]['tell'];

/** Writes one record. */
export async function record<K extends Logged & Parameters<Tells>[0]>(
  run: Run,
  kind: K,
  fields: FactPayloads[K],
): Promise<EvidenceReceipt> {
  const receipt = (await run.ctx.writing(({ tell }) => tell(kind, fields))) as EvidenceReceipt;
  remember(run, kind, receipt.event_id, fields);
  return receipt;
}

/** What commands say about a project while it is worked on stays as they say it: a run changes only what is its own. */
export async function saveOverlay(run: Run, overlay: ProjectOverlay): Promise<void> {
  run.overlay = await run.ctx.writing(async ({ store, tell }) => {
    const { host_bindings, global_workflow_overrides } = (await store.state.overlay()).overlay;
    const whole = { ...overlay, host_bindings, global_workflow_overrides };
    await tell('overlay_saved', { overlay: whole });
    return whole;
  });
}

export const saveSegment = async (run: Run): Promise<void> => {
  await run.ctx.writing(({ tell }) => tell('segment_saved', { segment: run.segment }));
};
