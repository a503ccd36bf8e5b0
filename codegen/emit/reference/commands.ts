import type { CommandEntry, Manifest, OptionEntry, ProgramEntry, SettingEntry } from '../../manifest.ts';
import { ruleId } from '../../names.ts';
import { anchor, blocks, code, fence, link, list, page, prose, table } from './markdown.ts';
import { type PageDepth, toolLink, top } from './place.ts';
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

const headingOf = (program: ProgramEntry, { path }: CommandEntry): string => [program.name, ...path].join(' ');

/** Commands that call a tool, as links. */
export const commandLinks = (tool: string, m: Manifest, { up }: PageDepth): string[] =>
  m.programs.flatMap((program) =>
    program.commands
      .filter(({ calls, hidden }) => calls?.tool === tool && !hidden)
      .map((command) => link(code(headingOf(program, command)), `${up}commands.md#${anchor(headingOf(program, command))}`)),
  );

/** What it promises is what its tool promises. */
function calledTool({ calls }: CommandEntry, m: Manifest): string | undefined {
  const tool = m.tools.find(({ name }) => name === calls?.tool);
  if (!calls || !tool) return undefined;
  const stdin = calls.stdin.length ? ` For ${calls.stdin.map(code).join(' or ')}, ${code('-')} means standard input.` : '';
  return `Calls ${toolLink(top, tool)}.${stdin}`;
}

function commandSection(program: ProgramEntry, command: CommandEntry, settings: readonly SettingEntry[], m: Manifest): string {
  const shared = settings.filter((s) => s.flag && s.on !== 'all' && s.on.includes(command.path.join(' ')));
  const hasOptions = command.options.length + shared.length > 0;
  const own = Object.entries(command.exits).some(([exit, meaning]) => program.exits[exit] !== meaning);
  return blocks(
    `### ${headingOf(program, command)}`,
    prose(command.summary),
    calledTool(command, m),
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
    program.shortcuts.length > 0
      ? blocks(
          'Where a command is expected, a word may stand for more:',
          table(
            ['Word like', 'Is read as', 'Meaning', 'For example'],
            program.shortcuts.map(({ matches, puts, meaning, examples }) => [
              code(matches),
              code(`${puts.join(' ')} <word>`),
              prose(meaning),
              examples.map(code).join(', '),
            ]),
          ),
        )
      : '',
    ...program.commands.filter((c) => !c.hidden).map((command) => commandSection(program, command, settings, m)),
  ];
}

/** Every command of every program. */
export const commandsPage = (m: Manifest): string =>
  page(
    'Commands',
    'What can be typed at a terminal. `--help` says the same, at every word.',
    ...m.programs.flatMap((p) => programPart(p, m)),
  );
