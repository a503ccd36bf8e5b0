import type { OptionEntry, SettingEntry } from '../../manifest.ts';
import { code } from './markdown.ts';

type Value = OptionEntry | SettingEntry;
type Bounds = Pick<Value, 'minimum' | 'maximum'>;

function bounds({ minimum, maximum }: Bounds): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  return minimum !== undefined ? ` from ${minimum}` : maximum !== undefined ? ` up to ${maximum}` : '';
}

const kinds = { string: 'text', boolean: 'true or false', integer: 'whole number', number: 'number', choice: 'one of a list' };

/** What may be given. */
export const kind = (v: Value): string => (v.choices ? v.choices.map(code).join(', ') : `${kinds[v.type]}${bounds(v)}`);

export const fallback = (v: Value): string => (v.default === undefined ? '' : code(String(v.default)));
