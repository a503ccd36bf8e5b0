import { IdentifierNode, type KyselyPlugin, type OperationNode, type RootOperationNode, TableNode } from 'kysely';
import type { Later } from './later.ts';

/** The table that a statement changes, or undefined for one that only reads. */
export function changedBy(statement: string): string | undefined {
  return /^\s*(?:insert\s+into|update|delete\s+from)\s+"?(\w+)/i.exec(statement)?.[1];
}

/** All words of a statement, its tables among them: more than needed, and so never too few. */
export const wordsOf = (statement: string): ReadonlySet<string> => new Set(statement.match(/\w+/g));

interface Remembered {
  readonly at: number;
  readonly rows: Promise<readonly object[]>;
}

type Answer<R> = readonly R[] | Promise<readonly R[]>;

/** Most questions ask about one or two things; what they are need not be written as JSON then. Each form begins with a sign of its own. */
function keyOf(parameters: readonly unknown[]): string {
  const [first, second] = parameters;
  if (parameters.length === 1 && typeof first === 'string') return `=${first}`;
  if (parameters.length === 2 && typeof first === 'number' && typeof second === 'string') return `#${first} ${second}`;
  return JSON.stringify(parameters);
}

/** More would only fill memory. */
const most = 500;

/**
 * What one transaction has read. Nobody else changes what it sees, so the same question has the same answer until the
 * transaction itself changes a table that was asked. Rows may be given out again, so nobody who reads changes one: tests freeze
 * them.
 */
export class Memo {
  readonly #answers = new Map<object, Map<string, Remembered>>();
  readonly #changed = new Map<string, number>();
  #clock = 0;
  #size = 0;

  recall<R>(question: object, words: ReadonlySet<string>, parameters: readonly unknown[]): Promise<readonly R[]> | undefined {
    return this.#recall(question, words, keyOf(parameters));
  }

  remember<R>(question: object, parameters: readonly unknown[], answer: Answer<R>): Promise<readonly R[]> {
    return this.#remember(question, keyOf(parameters), answer);
  }

  /** The answer that still holds, else the one that is asked for now. */
  answer<R>(
    question: object,
    words: ReadonlySet<string>,
    parameters: readonly unknown[],
    ask: () => Answer<R>,
  ): Promise<readonly R[]> {
    const key = keyOf(parameters);
    return this.#recall<R>(question, words, key) ?? this.#remember(question, key, ask());
  }

  #recall<R>(question: object, words: ReadonlySet<string>, key: string): Promise<readonly R[]> | undefined {
    const found = this.#answers.get(question)?.get(key);
    return found && this.#isFresh(found, words) ? (found.rows as Promise<readonly R[]>) : undefined;
  }

  #remember<R>(question: object, key: string, answer: Answer<R>): Promise<readonly R[]> {
    if (this.#size >= most) this.forget();
    const rows = 'then' in answer ? answer.then((list) => Object.freeze(list)) : Promise.resolve(Object.freeze(answer));
    const known = this.#answers.get(question) ?? new Map<string, Remembered>();
    this.#size += 1;
    this.#answers.set(question, known.set(key, { at: ++this.#clock, rows: rows as Promise<readonly object[]> }));
    return rows;
  }

  changed(table: string): void {
    this.#changed.set(table, ++this.#clock);
  }

  /** What was changed may have been taken back. */
  forget(): void {
    this.#answers.clear();
    this.#size = 0;
  }

  #isFresh({ at }: Remembered, words: ReadonlySet<string>): boolean {
    for (const [table, when] of this.#changed) if (when > at && words.has(table)) return false;
    return true;
  }
}

const nameOf = (node: OperationNode): string | undefined =>
  TableNode.is(node) && IdentifierNode.is(node.table.identifier) ? node.table.identifier.name : undefined;

const changedTable = (node: RootOperationNode): string | undefined => {
  const table = node.kind === 'InsertQueryNode' ? node.into : node.kind === 'UpdateQueryNode' ? node.table : undefined;
  const named = node.kind === 'DeleteQueryNode' ? node.from.froms[0] : table;
  return named && nameOf(named);
};

/** All tables in a statement; undefined where a part of it is written out. */
function tablesIn(part: unknown, found = new Set<string>()): Set<string> | undefined {
  if (typeof part !== 'object' || part === null) return found;
  if (Array.isArray(part)) return part.every((item) => tablesIn(item, found)) ? found : undefined;
  const { kind } = part as { kind?: unknown };
  if (kind === 'RawNode') return undefined;
  if (kind === 'PrimitiveValueListNode' || kind === 'ValueNode') return found;
  const name = kind === 'TableNode' ? nameOf(part as OperationNode) : undefined;
  if (name !== undefined) found.add(name);
  return Object.values(part).every((item) => tablesIn(item, found)) ? found : undefined;
}

/** Sees statements that are built as they are sent: what they change, and whether they could see what was to be sent later. */
export const noticing = (memo: Memo, later: Later | undefined): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    const tables = later && tablesIn(node);
    if (!tables) later?.send();
    else if (node.kind === 'SelectQueryNode') later.sendBefore(tables);
    else later.sendBeforeChange(tables);
    const changed = changedTable(node);
    if (changed !== undefined) memo.changed(changed);
    else if (node.kind !== 'SelectQueryNode') memo.forget();
    return node;
  },
  transformResult: async ({ result }) => result,
});
