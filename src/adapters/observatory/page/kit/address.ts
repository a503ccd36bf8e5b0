import { computed, signal } from '@preact/signals';
import { kept } from './kept.ts';

/** What the page shows, as its address says it: `#/ledger/session/4f?thought=3`. It can be sent to somebody. */
export interface Address {
  readonly path: readonly string[];
  readonly query: ReadonlyMap<string, string>;
}

const plain = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

export function readAddress(hash: string): Address {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?', 2);
  return { path: path.split('/').filter(Boolean).map(plain), query: new Map(new URLSearchParams(query)) };
}

/** The first view, whatever its address. */
export const isNow = ({ path }: Address): boolean => path.length === 0 || path[0] === 'now';

export type Query = Readonly<Record<string, string | number | undefined>>;

/** A link to a place on this page. */
export function href(path: readonly string[], query: Query = {}): string {
  const words = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const asked = new URLSearchParams(words.map(([name, value]) => [name, String(value)])).toString();
  return `#/${path.map(encodeURIComponent).join('/')}${asked ? `?${asked}` : ''}`;
}

export const address = signal<Address>(readAddress(globalThis.location?.hash || kept?.place || ''));

/** The moment that is shown, in milliseconds; null: now. */
export const moment = computed<number | null>(() => {
  const at = Number(address.value.query.get('at'));
  return Number.isFinite(at) && at > 0 ? at : null;
});

/** This place with some words of its query changed. */
export function here(change: Query): string {
  const { path, query } = address.value;
  return href(path, { ...Object.fromEntries(query), ...change });
}

/** A link elsewhere keeps the moment that is shown. */
export const link = (path: readonly string[], query: Query = {}): string =>
  href(path, { at: moment.value ?? undefined, ...query });

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') globalThis.location.hash = to;
  else {
    globalThis.history.replaceState(null, '', to);
    address.value = readAddress(to);
  }
}

export function followAddress(): void {
  globalThis.addEventListener('hashchange', () => {
    address.value = readAddress(globalThis.location.hash);
  });
}
