import type { MethodDeclarationStructure, OptionalKind } from 'ts-morph';
import type { Wanted } from './options.ts';

/** A handler that already does what the contract says: the least of its kind. */
export function handlerOf({ name, kind, reader, fact }: Wanted): OptionalKind<MethodDeclarationStructure> {
  const method = (input: string, ctx: string | undefined, ...statements: string[]) => ({
    name,
    isAsync: true,
    parameters: [{ name: input }, ...(ctx ? [{ name: ctx }] : [])],
    statements,
  });
  if (reader) return method('_', '{ store }', `return { count: await store.${reader.of}.${reader.method}() };`);
  if (kind === 'write') return method('{ text }', '{ tell }', `await tell('${fact}', { text });`, 'return { text };');
  if (kind === 'act')
    return method(
      '{ text }',
      '{ reading }',
      '/** Each reading and each writing is a unit of its own; ports are used between them. */',
      'await reading(async ({ store }) => store.workspace);',
      'return { text };',
    );
  return method('{ text }', undefined, 'return { text };');
}
