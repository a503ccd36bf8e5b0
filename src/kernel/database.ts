/** What the address of a store means: PostgreSQL, a file, or a scheme that is neither. */
export type DatabaseAddress =
  | { readonly kind: 'postgres'; readonly url: string }
  | { readonly kind: 'file'; readonly file: string }
  /** Nothing on disk: gone when it is closed. */
  | { readonly kind: 'memory' }
  | { readonly kind: 'unknown'; readonly scheme: string };

/** Two letters at least: `c:/` is a drive. One slash is enough, so that a mistyped address never becomes a file's name. */
const scheme = /^\s*([a-z][a-z0-9+.-]+):(\/+)/i;

/** A file of such a name was hardly meant, and the name may hold a password. */
const withoutSlashes = /^\s*(postgres(?:ql)?:)/i;

/** An address of another kind: `jdbc:postgresql://`. */
const foreign = /[a-z0-9+.:-]*:\/\//i;

/** The address of a store that is nowhere but in this process. */
export const inMemory = ':memory:';

export function databaseAddress(given: string): DatabaseAddress {
  if (given === inMemory) return { kind: 'memory' };
  const [start, name = '', slashes] = scheme.exec(given) ?? [];
  if (start === undefined) {
    const other = withoutSlashes.exec(given)?.[1] ?? foreign.exec(given)?.[0];
    return other === undefined ? { kind: 'file', file: given } : { kind: 'unknown', scheme: other };
  }
  if (!/^postgres(ql)?$/i.test(name) || slashes !== '//') return { kind: 'unknown', scheme: `${name}:${slashes}` };
  return { kind: 'postgres', url: `${name.toLowerCase()}://${given.slice(start.length).trimEnd()}` };
}
