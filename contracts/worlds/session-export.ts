import type { Static } from '../kit/schema.ts';
import type { SessionExport } from '../types/session-export.ts';

type Export = Static<typeof SessionExport>;
type More = Readonly<Record<string, unknown>>;

/** One node of an export, as the earlier program links it: every thought of a branch hangs on where the branch begins. */
const node = (id: string, second: number, thoughtNumber: number, more: More): Export['nodes'][number] => {
  const { branchId, branchFromThought, prev = null, ...data } = more as Record<string, unknown>;
  const written = {
    id: `${id}:${branchId === undefined ? '' : `${branchId}:`}${thoughtNumber}`,
    data: {
      thought: `Thought ${thoughtNumber}`,
      thoughtNumber,
      totalThoughts: 5,
      nextThoughtNeeded: true,
      ...(branchId === undefined ? {} : { branchId, branchFromThought }),
      timestamp: `2025-12-07T10:00:${String(second).padStart(2, '0')}.000Z`,
      ...data,
    },
    prev: branchId === undefined ? prev : `${id}:${branchFromThought}`,
    next: [],
    revisesNode: null,
    branchOrigin: branchId === undefined ? null : `${id}:${branchFromThought}`,
    branchId: branchId ?? null,
  };
  /** It says null where the type leaves out. */
  return written as unknown as Export['nodes'][number];
};

/** The session of these cases. */
export const oldId = 'a1b2c3d4-e5f6-4890-abcd-ef1234567890';

/**
 * A session as the earlier program exported it: nodes by number and not in the order of recording, a branch of two, a revision,
 * fields that nobody knows here.
 */
export const oldExport = (more: { readonly session?: More; readonly thoughts?: readonly More[] } = {}): Export => ({
  version: '1.0',
  session: {
    id: oldId,
    title: 'Old pages',
    tags: ['project:shop', 'slow'],
    ...({ thoughtCount: 3, branchCount: 1, partitionPath: '2025-12' } as object),
    createdAt: '2025-12-07T09:59:00.000Z',
    updatedAt: '2025-12-07T10:00:09.000Z',
    lastAccessedAt: '2025-12-07T10:00:09.000Z',
    ...more.session,
  },
  nodes: [
    node(oldId, 1, 1, { thought: 'S1|O|Pages are slow', includeGuide: true }),
    node(oldId, 4, 2, { thought: 'Look at the network', branchId: 'network', branchFromThought: 1 }),
    node(oldId, 2, 2, { prev: `${oldId}:1` }),
    node(oldId, 3, 3, { prev: `${oldId}:2`, thought: 'No, the cache', isRevision: true, revisesThought: 2 }),
    node(oldId, 5, 3, {
      thought: 'Packets arrive in time',
      branchId: 'network',
      branchFromThought: 1,
      critique: { text: 'Was it measured?', model: 'some-model', timestamp: '2025-12-07T10:00:06.000Z' },
    }),
    ...(more.thoughts ?? []).map(({ second = 9, thoughtNumber, ...data }) =>
      node(oldId, Number(second), Number(thoughtNumber), { prev: `${oldId}:3`, ...data }),
    ),
  ],
  exportedAt: '2025-12-07T10:00:10.000Z',
});
