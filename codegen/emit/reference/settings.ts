import type { Command, Setting } from '../../../contracts/kit/index.ts';
import type { Manifest } from '../../manifest.ts';
import { blocks, code, codes, fence, page, prose, table } from './markdown.ts';

const kind = (s: Setting): string =>
  s.choices
    ? s.choices.map(code).join(', ')
    : { string: 'text', boolean: 'true or false', integer: 'whole number', choice: 'one of a list' }[s.type];

const fallback = (s: Setting): string => (s.default === undefined ? '' : code(String(s.default)));
const says = (s: Setting): string => `${prose(s.meaning)}${s.secret ? ' Secret: it is never printed.' : ''}`;
const maybe = (text: string | undefined): string => (text ? code(text) : '');

function commandSection(command: Command, settings: readonly Setting[]): string {
  const own = (command.options ?? []).map((o) => [code(o.flag), prose(o.meaning), o.default ? code(o.default) : '']);
  const shared = settings.filter((s) => s.flag && s.on.includes(command.name)).map((s) => [maybe(s.flag), says(s), fallback(s)]);
  const options = [...own, ...shared];
  return blocks(
    `### ${command.name}`,
    prose(command.summary),
    fence('sh', `noema ${command.usage}`),
    options.length > 0 && table(['Option', 'Meaning', 'Default'], options),
    command.examples && command.examples.length > 0 && fence('sh', command.examples.join('\n')),
  );
}

export function settingsPage(m: Manifest): string {
  const settings = m.settings as unknown as readonly Setting[];
  const commands = m.commands as unknown as readonly Command[];
  return page(
    'Settings and commands',
    'A flag wins over an environment variable, and both win over the default.',
    '## Settings',
    table(
      ['Setting', 'Flag', 'Environment variable', 'Value', 'Default', 'Meaning', 'Commands'],
      settings.map((s) => [code(s.name), maybe(s.flag), maybe(s.env), kind(s), fallback(s), says(s), codes(s.on)]),
    ),
    '## Commands',
    ...commands.map((command) => commandSection(command, settings)),
  );
}
