import { type RawBuilder, sql } from 'kysely';
import type { GraphNode } from '../../../../generated/types/index.ts';
import { shownAs } from '../../../records/cards.ts';
import type { NodeFilter } from '../../../records/graph.ts';
import type { Engine } from '../../tables.ts';
import { among, listParam, listRows } from './sql.ts';

/** What the text index can find: it knows three characters at a time. */
export const indexable = (text: string): boolean => [...text].length >= 3;

export interface FilterParams {
  types: string | null;
  status: string | null;
  tags_any: string | null;
  tags_all: string | null;
  /** A text too short for the index, in every mix of cases. */
  needles: string | null;
  visibility: string | null;
  deleted: number;
}

function inEveryCase(text: string): string[] {
  return [...text].reduce<string[]>(
    (all, c) => [...new Set([c.toLowerCase(), c.toUpperCase(), c])].flatMap((v) => all.map((prefix) => prefix + v)),
    [''],
  );
}

export function filterParams(
  engine: Engine,
  { types, status, tags_any, tags_all, text, visibility, include_deleted }: NodeFilter,
): FilterParams {
  const list = (items: readonly string[] | undefined) => (items ? listParam(engine, items) : null);
  return {
    types: list(types),
    status: status ?? null,
    tags_any: list(tags_any),
    tags_all: list(tags_all),
    needles: text !== undefined && !indexable(text) ? list(inEveryCase(text)) : null,
    visibility: list(visibility),
    deleted: include_deleted ? 1 : 0,
  };
}

/** Conditions on a version `v` of a node; one that is null holds. */
export function meets(
  p: <K extends keyof FilterParams & string>(name: K) => FilterParams[K],
  engine: Engine,
): RawBuilder<unknown> {
  const unless = (name: keyof FilterParams & string) => sql`cast(${p(name)} as text) is null`;
  const list = (name: 'types' | 'tags_any' | 'tags_all' | 'needles' | 'visibility') => p(name) as string;
  const holds = (column: string) =>
    engine === 'sqlite' ? sql.raw(`instr(v.${column}, k.value) > 0`) : sql.raw(`position(k.value in v.${column}) > 0`);
  const tagged = sql.raw('select 1 from node_tags g where g.ws = v.ws and g.seq = v.seq and g.tag');
  return sql`(v.deleted = 0 or ${p('deleted')} = 1)
    and (${unless('types')} or ${among(sql.raw('v.type'), list('types'), engine)})
    and (${unless('visibility')} or ${among(sql.raw('v.visibility'), list('visibility'), engine)})
    and (${unless('status')} or v.status = ${p('status')})
    and (${unless('tags_any')} or exists (select 1 from ${listRows(list('tags_any'), engine)} k where exists (${tagged} = k.value)))
    and (${unless('tags_all')} or not exists (
      select 1 from ${listRows(list('tags_all'), engine)} k where not exists (${tagged} = k.value)
    ))
    and (${unless('needles')} or exists (
      select 1 from ${listRows(list('needles'), engine)} k where ${holds('title')} or ${holds('text')}
    ))`;
}

/** The same for a node that was found by its id. */
export function isMet(node: GraphNode, filter: NodeFilter): boolean {
  const { types, status, tags_any, tags_all, text, visibility, include_deleted } = filter;
  const part = text?.toLowerCase();
  const shown = shownAs(node);
  return (
    (include_deleted || !node.deleted) &&
    (types === undefined || types.includes(node.type)) &&
    (visibility === undefined || (shown !== null && visibility.includes(shown))) &&
    (status === undefined || node.status === status) &&
    (tags_any === undefined || tags_any.some((tag) => node.tags.includes(tag))) &&
    (tags_all === undefined || tags_all.every((tag) => node.tags.includes(tag))) &&
    (part === undefined || [node.title, node.text].some((value) => value?.toLowerCase().includes(part)))
  );
}
