/** Records are shown as they stand in their log, whoever wrote them: nothing about their fields can be relied on. */
export type Fields = Readonly<Record<string, unknown>>;

export const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
export const number = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
export const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const texts = (value: unknown): readonly string[] => list(value).map(text).filter(Boolean);

/** What a decision had before it, as its record says in `thought_db`. */
export const restsOf = (use: Fields) =>
  [
    ['Rests on values', texts(use.values_claim_ids)],
    ['on preferences and goals', texts(use.pref_goal_claim_ids)],
    ['on what was found', [...texts(use.query_claim_ids), ...texts(use.node_ids)]],
  ] as const;

/** What an edge says, read from either end. What was replaced stands at the beginning of its edge. */
const said: Readonly<Record<string, readonly [out: string, back: string]>> = { supersedes: ['replaced by', 'replaces'] };

export const relationOf = (type: string): string => said[type]?.[0] ?? words(type);

export function relatedTo(type: string, other: string, out: boolean): string {
  if (out) return `${relationOf(type)} ${other}`;
  return said[type] ? `${said[type][1]} ${other}` : `${other} ${words(type)} it`;
}

/** As people write it: run_end → run end. */
export const words = (name: string): string => name.replaceAll('_', ' ');
