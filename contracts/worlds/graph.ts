import { call } from '../kit/case.ts';

/** Calls that prepare a graph, for cases. */
export const node = (id: string, more: Record<string, unknown> = {}) => ({
  op: 'node_upsert' as const,
  id,
  type: 'idea',
  ...more,
});
export const gone = (id: string) => ({ op: 'node_delete' as const, id });
export const edge = (from: string, rel: string, to: string, more: Record<string, unknown> = {}) => ({
  op: 'edge_upsert' as const,
  from,
  rel,
  to,
  ...more,
});
export const cut = (from: string, rel: string, to: string) => ({ op: 'edge_delete' as const, from, rel, to });

export const apply = (ops: readonly object[], on: Record<string, unknown> = {}, save?: Record<string, string>) =>
  call('graph_apply', { ...on, ops }, save ? { save } : {});
export const applyOn = (branch: string, ...ops: object[]) => apply(ops, { branch });
export const branch = (name: string, from = 'main') => call('branch_create', { name, from });

/** A node that both branches have changed since the fork. */
export const twoMinds = [
  apply([node('a', { title: 'Cache' })]),
  branch('idea'),
  applyOn('idea', node('a', { title: 'Cache reads' })),
  applyOn('main', node('a', { title: 'Cache writes' })),
];
