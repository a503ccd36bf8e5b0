import type { ThinkQueryInput } from '../../../generated/types/index.ts';
import type { NodeFilter } from '../../records/graph.ts';
import { normalTags } from '../graph/edit-rules.ts';

const listed = <T>(value: T | T[] | undefined): T[] | undefined => (value === undefined ? undefined : ([value].flat() as T[]));

/** Filters compare with what is stored, so they are written the same way. */
export function toFilter(asked: ThinkQueryInput): Omit<NodeFilter, 'include_deleted' | 'visibility'> {
  const { status, text } = asked;
  const [any, all] = [listed(asked.tags_any), listed(asked.tags_all)];
  return {
    ids: listed(asked.ids)?.map((id) => id.trim()),
    types: listed(asked.types),
    status: status?.trim(),
    tags_any: any && normalTags(any),
    tags_all: all && normalTags(all),
    text,
  };
}
