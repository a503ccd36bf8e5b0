import type { Selectable } from 'kysely';
import type { Anchor } from '../../generated/types/index.ts';
import type { Database } from './tables.ts';

export type AnchorRow = Selectable<Database['anchors']>;

const list = (text: string) => JSON.parse(text) as string[];

export const toAnchor = (row: AnchorRow, aliases: readonly string[]): Anchor => ({
  id: row.id,
  title: row.title,
  kind: row.kind as Anchor['kind'],
  status: row.status as Anchor['status'],
  description: row.description,
  refs: list(row.refs),
  aliases: [...aliases],
  parent_id: row.parent_id,
  depends_on: list(row.depends_on),
  created_at_ms: row.created_at_ms,
  updated_at_ms: row.updated_at_ms,
});
