import type { Sent } from './compiled.ts';

/** A statement, the table that it changes, and all words of it: what it could see. */
export interface Part {
  readonly table: string;
  readonly words: ReadonlySet<string>;
  readonly sent: Sent;
}

/** In one statement nobody sees what another part of it changes, and nothing is said about their order. */
const isApart = (a: Part, b: Part) => !a.words.has(b.table) && !b.words.has(a.table);

const numberedFrom = (before: number, sql: string) =>
  before === 0 ? sql : sql.replaceAll(/\$(\d+)/g, (_, number: string) => `$${Number(number) + before}`);

function joined(parts: readonly Part[]): Sent {
  const last = parts.at(-1) as Part;
  if (parts.length === 1) return last.sent;
  const parameters: unknown[] = [];
  const texts = parts.map(({ sent }) => {
    const text = numberedFrom(parameters.length, sent.sql);
    parameters.push(...sent.parameters);
    return text;
  });
  const first = texts.slice(0, -1).map((text, at) => `part_${at} as (${text})`);
  return { ...last.sent, sql: `with ${first.join(', ')} ${texts.at(-1)}`, parameters };
}

/** PostgreSQL numbers parameters with 16 bits. */
const mostParameters = 10_000;

/**
 * Changes of different tables as few statements: to read, plan and begin one costs the server as much as the rows of many writes. What
 * could see what another changes comes in a statement after it.
 */
export function inOne(parts: readonly Part[]): Sent[] {
  const statements: Part[][] = [];
  let size = 0;
  for (const part of parts) {
    const current = statements.at(-1);
    size += part.sent.parameters.length;
    if (current?.every((other) => isApart(other, part)) && size <= mostParameters) current.push(part);
    else {
      statements.push([part]);
      size = part.sent.parameters.length;
    }
  }
  return statements.map(joined);
}
