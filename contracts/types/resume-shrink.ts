import type { Shrink } from '../kit/budget.ts';
import { shrinkCards } from './card-shrink.ts';
import { shrinkEntries } from './shrink.ts';

/** Drops what a plan or task says at length. */
export const shrinkTarget = (at: string): Shrink[] => [
  { drop: `${at}.contract_data` },
  { shorten: `${at}.contract`, to: 256 },
  { shorten: `${at}.context`, to: 256 },
  { shorten: `${at}.description`, to: 256 },
];

export const shrinkRadar = (at: string): Shrink[] => [
  { shorten: `${at}.why`, to: 256 },
  { list: `${at}.blockers`, from: 'back', least: 3 },
];

/** Events lose what they carry, then the oldest go. */
export const shrinkTimeline = (at: string): Shrink[] => [
  { drop: `${at}.events[].payload` },
  { drop: `${at}.events[].ts` },
  { list: `${at}.events`, from: 'front', page: { at: `${at}.pagination`, by: { key: 'seq' } }, least: 1 },
  { list: `${at}.events`, from: 'front', page: { at: `${at}.pagination`, by: { key: 'seq' } } },
];

/** A page of placed cards: long texts first, then what surrounds them, then the least relevant cards. */
const shrinkPlaced = (at: string): Shrink[] =>
  shrinkCards(`${at}.cards`).map((shrink) =>
    'list' in shrink ? { ...shrink, page: { at: `${at}.pagination`, by: { key: 'place' } } } : shrink,
  );

export const shrinkSignals = (at: string): Shrink[] => [
  ...shrinkCards(`${at}.evidence`),
  ...shrinkCards(`${at}.decisions`),
  { list: `${at}.blockers`, from: 'back' },
];

const shrinkDiff = (at: string): Shrink[] => [
  { shorten: `${at}.changes[].to.text`, to: 256 },
  { drop: `${at}.changes[].to.meta` },
  { list: `${at}.changes`, from: 'back', page: { at: `${at}.pagination`, by: { key: 'to.last_seq' } } },
];

/** Of each kind of what must be known, the latest stays. */
export const shrinkKnown = (at: string): Shrink[] =>
  ['what_ifs', 'questions', 'notes', 'decisions', 'blockers'].map((part) => ({ list: `${at}.${part}`, from: 'back', least: 1 }));

/** What a capsule says at length: a successor can ask for it. */
export const trimCapsule = (at: string): Shrink[] => [
  { list: `${at}.handoff.done`, from: 'back' },
  { drop: `${at}.last_activity` },
  { drop: `${at}.where.docs` },
  ...shrinkKnown(`${at}.known`),
  { drop: `${at}.counts` },
  { drop: `${at}.known` },
  { drop: `${at}.where.step.tests` },
  { drop: `${at}.where.step.criteria` },
  { list: `${at}.handoff.risks`, from: 'back', least: 1 },
  { list: `${at}.handoff.remaining`, from: 'back', least: 1 },
  { drop: `${at}.handoff` },
  { drop: `${at}.action.calls[].reason` },
];

/** What it can do without in the end, so that where, why and what next survive. */
export const stripCapsule = (at: string): Shrink[] => [
  { list: `${at}.why.signals`, from: 'back' },
  { shorten: `${at}.why.goal`, to: 60 },
  { drop: `${at}.action.calls` },
  { drop: `${at}.where.step.step_id` },
  { drop: `${at}.where.step.title` },
  { drop: `${at}.state.revision` },
  { shorten: `${at}.action.why`, to: 40 },
  { shorten: `${at}.state.title`, to: 40 },
  { shorten: `${at}.action.title`, to: 60 },
  { drop: `${at}.action.missing` },
  { drop: `${at}.action.missing_proof` },
  { drop: `${at}.action.about` },
  { drop: `${at}.where.workspace` },
  { drop: `${at}.action.why` },
  { drop: `${at}.why.signals` },
  { shorten: `${at}.why.goal`, to: 24 },
  { shorten: `${at}.state.title`, to: 16 },
  { shorten: `${at}.action.title`, to: 32 },
  /** A character may take four bytes: the rest is cut by bytes, what is missed least first. */
  { cut: `${at}.state.title` },
  { drop: `${at}.state.blocked` },
  { cut: `${at}.why.goal` },
  { cut: `${at}.action.title` },
];

/** How a whole resume gets smaller, down to its capsule; `around` is what goes before the capsule is touched. */
export function shrinkResume(at?: string, around: readonly Shrink[] = []): Shrink[] {
  const in_ = (path: string) => (at === undefined ? path : `${at}.${path}`);
  return [
    ...shrinkRadar(in_('radar')),
    ...shrinkTarget(in_('target')),
    ...shrinkTimeline(in_('timeline')).slice(0, 2),
    ...shrinkEntries(in_('memory.notes.entries'), in_('memory.notes.pagination')).slice(0, 4),
    ...shrinkEntries(in_('memory.trace.entries'), in_('memory.trace.pagination')).slice(0, 4),
    ...shrinkPlaced(in_('memory.cards')).slice(0, 4),
    ...['evidence', 'decisions', 'blockers'].map((part): Shrink => ({ list: in_(`signals.${part}`), from: 'back' })),
    ...shrinkTimeline(in_('timeline')).slice(2),
    /** The graph goes before the thoughts it speaks of. */
    { drop: in_('memory.trace.sequential') },
    ...shrinkEntries(in_('memory.notes.entries'), in_('memory.notes.pagination')).slice(4),
    ...shrinkEntries(in_('memory.trace.entries'), in_('memory.trace.pagination')).slice(4),
    ...shrinkPlaced(in_('memory.cards')).slice(4),
    { drop: in_('memory.cards.stats') },
    ...shrinkDiff(in_('graph_diff')),
    { list: in_('engine.actions'), from: 'back' },
    { list: in_('engine.signals'), from: 'back' },
    ...[
      'graph_diff',
      'engine',
      'signals',
      'timeline',
      'memory',
      'target',
      'radar',
      'tasks',
      'steps',
      'reasoning_ref',
      'requested',
      'view',
      'focus',
      'workspace',
      'checkout',
    ].map((field) => ({ drop: in_(field) })),
    ...around,
    ...trimCapsule(in_('capsule')),
    { drop: in_('degradation') },
    ...stripCapsule(in_('capsule')),
  ];
}
