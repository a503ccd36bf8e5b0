/** Text that needs no quotes: it has nothing to split at, and nobody takes it for a number or a truth value. */
const bare = /^(?!(?:-?\d+(?:\.\d+)?|true|false|null)$)[A-Za-z0-9_.:@/+-]+$/;

/** A value as it stands after `key=`. */
export const value = (v: unknown): string => (typeof v === 'string' ? (bare.test(v) ? v : JSON.stringify(v)) : JSON.stringify(v));
