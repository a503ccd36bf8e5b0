import type { Domain, LedgerMovedFact, LedgerTarget, StageName } from '../../../generated/types/index.ts';
import type { LedgerState } from '../../records/sessions.ts';

const stages: readonly StageName[] = ['entry', 'init_complete', 'cipher_loaded', 'domain_active'];
export const stageName = (stage: number): StageName => stages[stage] ?? 'entry';

export const atEntry: LedgerState = { stage: 0, session: null, domain: null, root: null, navigation: {}, told: [] };

/** From stage 2 on a domain makes the difference between 2 and 3. */
const withDomain = (stage: number, domain: Domain | null) => (stage < 2 ? stage : domain === null ? 2 : 3);

/** What has been reached after a call that leads to a stage, or that changes something else; a stage is lowered only where one is said. */
export function moved(target: LedgerTarget, change: Partial<LedgerState> = {}): LedgerTarget {
  const next = { ...target, ...change };
  const stage = change.stage ?? Math.max(target.stage, target.reaches ?? 0);
  return { ...next, stage: withDomain(stage, next.domain) };
}

/** What is told about a connection that moved. */
export const movedFact = ({ reaches: _, connection, ...state }: LedgerTarget & { connection: string }): LedgerMovedFact => ({
  connection,
  ...state,
});

export const isConnected = (target: LedgerTarget): target is LedgerTarget & { connection: string } => target.connection !== null;

export const reached = ({ stage, connection }: LedgerTarget) => ({
  currentStage: stage,
  stageName: stageName(stage),
  connection,
});

export const stateOf = (target: LedgerTarget) => ({
  ...reached(target),
  sessionId: target.session,
  activeDomain: target.domain,
  boundRoot: target.root,
  navigationContext: target.navigation,
});

const asked = ['project', 'task', 'aspect'] as const;
export type Place = LedgerTarget['navigation'];

/** Where one is after going somewhere: another project leaves the task and aspect of the one before. */
export function placeAfter(before: Place, given: Place): Place {
  const kept = given.project !== undefined && given.project !== before.project ? {} : before;
  return Object.fromEntries(
    asked.flatMap((part) => {
      const value = given[part] ?? kept[part];
      return value === undefined ? [] : [[part, value]];
    }),
  );
}

/** A place as sessions are filed under it. */
export const placeTags = (place: Place): string[] =>
  asked.flatMap((part) => (place[part] === undefined ? [] : [`${part}:${place[part]}`]));

/** The last part of an address. */
export const lastPart = (uri: string): string => uri.replace(/\/+$/, '').split('/').at(-1) || uri;
