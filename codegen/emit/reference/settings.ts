import type { Manifest, SettingEntry } from '../../manifest.ts';
import { code, codes, page, prose, table } from './markdown.ts';
import { fallback, kind } from './value.ts';

export const says = (s: SettingEntry): string => `${prose(s.meaning)}${s.secret ? ' Secret: it is never printed.' : ''}`;
const variables = ({ env, env_aliases = [] }: SettingEntry): string =>
  env ? [code(env), ...env_aliases.map((alias) => `or ${code(alias)}`)].join(' ') : '';
const maybe = (text: string | undefined): string => (text ? code(text) : '');

function settingTable(settings: readonly SettingEntry[]): string {
  return table(
    ['Setting', 'Flag', 'Environment variable', 'Value', 'Default', 'Meaning', 'Commands'],
    settings.map((s) => [
      code(s.name),
      maybe(s.flag),
      variables(s),
      kind(s),
      fallback(s),
      says(s),
      s.on === 'all' ? 'all' : codes(s.on),
    ]),
  );
}

/** One table a product. */
export const settingsPage = (m: Manifest): string =>
  page(
    'Settings',
    'A flag wins over an environment variable, and both win over the default. Of several variables the first that is set counts.',
    ...m.products.flatMap((product) => {
      const own = m.settings.filter((s) => s.products.includes(product.name));
      return own.length ? [`## ${product.title}`, settingTable(own)] : [];
    }),
  );
