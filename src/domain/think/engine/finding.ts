import type { NextCall } from '../../../../generated/handlers/codes.ts';
import type { SliceCard } from './slice.ts';

export type Severity = 'critical' | 'high' | 'warning' | 'info';
export type Priority = 'high' | 'medium' | 'low';
export type ActionKind =
  | 'run_test'
  | 'add_test_stub'
  | 'resolve_contradiction'
  | 'use_playbook'
  | 'publish_decision'
  | 'recheck_assumption'
  | 'add_counter_hypothesis';

export interface Ref {
  readonly kind: 'card';
  readonly id: string;
}

export interface Signal {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly refs: readonly Ref[];
  readonly ts_ms: number;
}

export interface Action {
  readonly kind: ActionKind;
  readonly priority: Priority;
  readonly title: string;
  readonly why: string;
  readonly refs: readonly Ref[];
  readonly calls: readonly NextCall[];
  readonly ts_ms: number;
}

/** What one rule found. */
export interface Finding {
  readonly signals: readonly Signal[];
  readonly actions: readonly Action[];
}

export const nothing: Finding = { signals: [], actions: [] };

export const refs = (...cards: readonly SliceCard[]): Ref[] => cards.map(({ id }) => ({ kind: 'card', id }));
