import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { chunks, type ForeignCall, ForeignFileError, isRecord, listIn, textIn } from './shape.ts';

interface Entity {
  readonly line: number;
  readonly name: string;
  readonly type: string;
  readonly observations: readonly string[];
}

interface Relation {
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly rel: string;
}

async function* recordsIn(file: string): AsyncGenerator<{ line: number; value: Record<string, unknown> }> {
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1;
    if (text.trim() === '') continue;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw new ForeignFileError(`line ${line} is no JSON. Mend or remove it.`);
    }
    if (!isRecord(value) || (value.type !== 'entity' && value.type !== 'relation'))
      throw new ForeignFileError(`line ${line} is neither an entity nor a relation. Is it a file of server-memory?`);
    yield { line, value };
  }
}

async function read(file: string): Promise<{ entities: Entity[]; relations: Relation[] }> {
  const entities: Entity[] = [];
  const relations: Relation[] = [];
  for await (const { line, value } of recordsIn(file)) {
    const need = (field: string): string => {
      const text = textIn(value[field]);
      if (text === undefined) throw new ForeignFileError(`line ${line} has no ${field}. Mend or remove it.`);
      return text;
    };
    if (value.type === 'relation')
      relations.push({ line, from: need('from'), to: need('to'), rel: textIn(value.relationType) ?? 'relates_to' });
    else
      entities.push({
        line,
        name: need('name'),
        type: textIn(value.entityType) ?? 'entity',
        observations: listIn(value.observations).flatMap((one) => textIn(one) ?? []),
      });
  }
  return { entities, relations };
}

/** Signs that no id of a node or relation has. */
const forbidden = /[|\p{Cc}]+/gu;
const asWord = (text: string) => text.replaceAll(forbidden, ' ').trim() || '?';

/** A title is left out where it does not fit; the name stands whole in meta. */
const titled = (name: string) => (name.length <= 500 ? { title: name } : {});

const longestId = 240;
/** What is too long for an id begins as the name does and ends with its sum. */
const idFor = (word: string) =>
  word.length <= longestId
    ? word
    : `${[...word].slice(0, 100).join('')}~${createHash('sha256').update(word).digest('hex').slice(0, 16)}`;

/** Ids that differ wherever the names did. */
function naming(): (name: string) => string {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  return (name) => {
    const known = ids.get(name);
    if (known !== undefined) return known;
    const plain = idFor(asWord(name));
    let id = plain;
    for (let n = 2; taken.has(id); n += 1) id = `${plain} (${n})`;
    taken.add(id);
    ids.set(name, id);
    return id;
  };
}

const source = 'server-memory';

/**
 * The knowledge graph of @modelcontextprotocol/server-memory: an entity becomes a node, a relation an edge, an observation a note
 * that bears the name of its entity. A relation may name entities that nobody described; they become nodes too.
 */
export async function* callsFromServerMemory(file: string): AsyncGenerator<ForeignCall> {
  const { entities, relations } = await read(file);
  const idOf = naming();
  const described = new Set(entities.map(({ name }) => name));
  const node = (name: string, type: string) => ({
    op: 'node_upsert',
    id: idOf(name),
    type: asWord(type),
    ...titled(name),
    meta: { source, name },
  });
  const unsaid = [...new Set(relations.flatMap(({ from, to }) => [from, to]))].filter((name) => !described.has(name));
  const nodes = [
    ...entities.map(({ line, name, type }) => ({ line, op: node(name, type) })),
    ...unsaid.map((name) => ({
      line: relations.find((one) => one.from === name || one.to === name)?.line ?? 0,
      op: node(name, 'unknown'),
    })),
  ];
  const edges = relations.map(({ line, from, to, rel }) => ({
    line,
    op: { op: 'edge_upsert', from: idOf(from), rel: asWord(rel), to: idOf(to), meta: { source } },
  }));
  for (const part of chunks([...nodes, ...edges], 500))
    yield {
      tool: 'graph_apply',
      args: { branch: 'main', doc: 'graph', ops: part.map(({ op }) => op) },
      where: `lines ${part[0]?.line} to ${part.at(-1)?.line}`,
    };
  for (const { line, name, observations } of entities)
    for (const content of observations)
      yield {
        tool: 'notes_commit',
        args: { branch: 'main', doc: 'notes', ...titled(name), content, meta: { source, node: idOf(name) } },
        where: `line ${line}`,
      };
}
