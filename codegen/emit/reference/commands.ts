import type { CommandEntry, Manifest, OptionEntry, ProgramEntry, SettingEntry } from '../../manifest.ts';
import { ruleId } from '../../names.ts';
import { blocks, code, fence, list, page, prose, table } from './markdown.ts';
import { says } from './settings.ts';
import { fallback, kind } from './value.ts';

/** As it is typed: `noema call <tool> [pairs...] [options]`. */
function usage(program: ProgramEntry, { path, arguments: args }: CommandEntry, hasOptions: boolean): string {
  const words = args.map(({ name, optional, variadic }) => {
    const word = variadic ? `${name}...` : name;
    return optional ? `[${word}]` : `<${word}>`;
  });
  return [program.name, ...path, ...(hasOptions ? ['[options]'] : []), ...words].join(' ');
}

function optionMeaning(o: OptionEntry): string {
  const notes = [...(o.required ? ['Required.'] : []), ...(o.repeatable ? ['May be repeated.'] : [])];
  const variable = o.env ? [`Environment: ${code(o.env)}.`] : [];
  return [prose(o.meaning), ...notes, ...variable].join(' ');
}

const optionTable = (options: readonly OptionEntry[], settings: readonly SettingEntry[]): string =>
  table(
    ['Option', 'Value', 'Default', 'Meaning'],
    [
      ...options.filter((o) => !o.hidden).map((o) => [code(o.flag), kind(o), fallback(o), optionMeaning(o)]),
      ...settings.map((s) => [code(s.flag ?? ''), kind(s), fallback(s), says(s)]),
    ],
  );

const exitTable = (exits: Readonly<Record<string, string>>): string =>
  table(
    ['Exit code', 'Meaning'],
    Object.entries(exits).map(([exit, meaning]) => [exit, prose(meaning)]),
  );

function commandSection(program: ProgramEntry, command: CommandEntry, settings: readonly SettingEntry[]): string {
  const shared = settings.filter((s) => s.flag && s.on !== 'all' && s.on.includes(command.path.join(' ')));
  const hasOptions = command.options.length + shared.length > 0;
  const own = Object.entries(command.exits).some(([exit, meaning]) => program.exits[exit] !== meaning);
  return blocks(
    `### ${[program.name, ...command.path].join(' ')}`,
    prose(command.summary),
    fence('sh', usage(program, command, hasOptions)),
    command.arguments.length > 0 &&
      table(
        ['Argument', 'Meaning'],
        command.arguments.map((a) => [
          code(a.name),
          `${prose(a.meaning)}${a.choices ? ` One of ${a.choices.map(code).join(', ')}.` : ''}`,
        ]),
      ),
    hasOptions && optionTable(command.options, shared),
    own && exitTable(command.exits),
    command.rules !== undefined &&
      blocks(
        '**Rules**',
        list(
          Object.entries(command.rules).map(
            ([rule, { level, text }]) => `${code(ruleId(program, command, rule))} (${level}): ${prose(text)}`,
          ),
        ),
      ),
    command.examples.length > 0 && fence('sh', command.examples.join('\n')),
  );
}

function programPart(program: ProgramEntry, m: Manifest): string[] {
  const settings = m.settings.filter((s) => s.products.includes(program.product));
  const everywhere = settings.filter((s) => s.flag && s.on === 'all');
  return [
    `## ${program.name}`,
    prose(program.summary),
    exitTable(program.exits),
    program.options.length + everywhere.length > 0
      ? blocks('Every command takes:', optionTable(program.options, everywhere))
      : '',
    ...program.commands.filter((c) => !c.hidden).map((command) => commandSection(program, command, settings)),
  ];
}

/** Every command of every program. */
export const commandsPage = (m: Manifest): string =>
  page(
    'Commands',
    'What can be typed at a terminal. `--help` says the same, at every word.',
    ...m.programs.flatMap((p) => programPart(p, m)),
  );
