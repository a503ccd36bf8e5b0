import type { GraphOp, GraphQueryInput } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import type { NodeFilter } from '../../records/graph.ts';

/** Trimmed, in lower case, each once, in order. */
export const normalTags = (tags: readonly string[]): string[] =>
  [...new Set(tags.map((tag) => tag.trim().toLowerCase()))].sort((a, b) => (a < b ? -1 : 1));

/** An operation with its keys as they are stored. */
export function canonicalOp(op: GraphOp): GraphOp {
  switch (op.op) {
    case 'node_upsert':
      return { ...op, id: op.id.trim(), type: op.type.trim(), status: op.status?.trim(), tags: normalTags(op.tags ?? []) };
    case 'node_delete':
      return { ...op, id: op.id.trim() };
    default:
      return { ...op, from: op.from.trim(), rel: op.rel.trim(), to: op.to.trim() };
  }
}

/** Plans and tasks keep their own nodes under these. */
const reserved = ['task:', 'step:'];

export function refuseReserved(op: GraphOp): void {
  if (op.op !== 'node_upsert' && op.op !== 'node_delete') return;
  const prefix = reserved.find((start) => op.id.startsWith(start));
  if (prefix) throw refuse('node-belongs-to-tasks', { id: op.id, prefix });
}

/** Filters compare with what is stored, so they are written the same way. */
export const toFilter = ({ ids, types, status, tags_any, tags_all, text, include_deleted }: GraphQueryInput): NodeFilter => ({
  ids: ids?.map((id) => id.trim()),
  types: types?.map((type) => type.trim()),
  status: status?.trim(),
  tags_any: tags_any && normalTags(tags_any),
  tags_all: tags_all && normalTags(tags_all),
  text,
  include_deleted: include_deleted ?? false,
});
