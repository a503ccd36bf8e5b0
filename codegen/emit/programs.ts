import type { CommandEntry, Files, Manifest, OptionEntry, ProgramEntry, SettingEntry } from '../manifest.ts';
import { ruleId } from '../names.ts';
import { banner } from './text.ts';

const literal = (value: unknown) => JSON.stringify(value);
const union = (choices: readonly string[]) => choices.map(literal).join(' | ');
const fieldName = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : literal(name));

const listOf = (type: string) => `readonly ${type.includes(' ') ? `(${type})` : type}[]`;

type Value = Pick<OptionEntry, 'type' | 'choices'>;

const valueType = ({ type, choices }: Value): string =>
  choices ? union(choices) : type === 'integer' || type === 'number' ? 'number' : type === 'boolean' ? 'boolean' : 'string';

/** `--json [object]` may stand alone, and then says only that it was given. */
function optionType(option: OptionEntry): string {
  const type = option.flag.endsWith(']') ? `${valueType(option)} | true` : valueType(option);
  return option.repeatable ? listOf(type) : type;
}

const always = (option: OptionEntry) =>
  option.required || option.repeatable || option.default !== undefined || option.type === 'boolean';

function commandType(program: ProgramEntry, { path, arguments: args, options }: CommandEntry): string {
  const fields = (list: readonly string[]) => (list.length ? `{ ${list.join('; ')} }` : 'Nothing');
  const argument = ({ name, optional, variadic, choices }: CommandEntry['arguments'][number]) => {
    const type = choices ? union(choices) : 'string';
    return variadic ? `readonly ${name}: ${listOf(type)}` : `readonly ${name}${optional ? '?' : ''}: ${type}`;
  };
  const option = (o: OptionEntry) => `readonly ${o.name}${always(o) ? '' : '?'}: ${optionType(o)}`;
  return `    readonly ${fieldName(path.join(' '))}: { readonly args: ${fields(args.map(argument))}; readonly options: ${fields(
    [...program.options, ...options].map(option),
  )} };`;
}

const settingField = (s: SettingEntry) =>
  `    readonly ${s.name}${s.default === undefined && s.type !== 'boolean' ? '?' : ''}: ${valueType(s)};`;

const byProduct = (products: readonly string[], of: (product: string) => string): string =>
  products.map((product) => `  readonly ${fieldName(product)}: {\n${of(product)}\n  };`).join('\n');

/** A command a line; what it promises is no affair of the one who runs it. */
const programRow = ({ commands, ...program }: ProgramEntry): string =>
  `  ${fieldName(program.product)}: {
    ...${literal(program)},
    commands: [
${commands.map(({ rules: _, ...command }) => `      ${literal(command)},`).join('\n')}
    ],
  },`;

/** What the command line of a product takes, as data and as types. */
export function emitPrograms(m: Manifest): Files {
  const products = m.programs.map(({ product }) => product);
  const ofProduct = (product: string) => m.settings.filter((s) => s.products.includes(product));
  const commandTypes = m.programs.map(
    (p) =>
      [
        p.product,
        p.commands
          .filter((c) => !c.calls)
          .map((c) => commandType(p, c))
          .join('\n'),
      ] as const,
  );
  return new Map([
    ['generated/registry/program-shape.ts', banner + shape],
    [
      'generated/registry/settings.ts',
      `${banner}import type { SettingInfo } from './program-shape.ts';

/** Every setting of a product after flags, environment and defaults. */
export interface SettingValues {
${byProduct(products, (product) => ofProduct(product).map(settingField).join('\n'))}
}

export const settings: { readonly [P in keyof SettingValues]: readonly SettingInfo[] } = {
${products
  .map(
    (product) =>
      `  ${fieldName(product)}: [\n${ofProduct(product)
        .map((s) => `    ${literal(s)},\n`)
        .join('')}  ],`,
  )
  .join('\n')}
};
`,
    ],
    [
      'generated/registry/commands.ts',
      `${banner}import type { ProgramInfo } from './program-shape.ts';

type Nothing = Readonly<Record<never, never>>;

/** What the action of each command is given; a command that is a tool needs none. */
export interface Commands {
${byProduct(products, (product) => new Map(commandTypes).get(product) ?? '')}
}

/** What commands promise. */
export type CommandRule = ${union(m.programs.flatMap((p) => p.commands.flatMap((c) => Object.keys(c.rules ?? {}).map((rule) => ruleId(p, c, rule))))) || 'never'};

export const programs: { readonly [P in keyof Commands]: ProgramInfo } = {
${m.programs.map(programRow).join('\n')}
};
`,
    ],
  ]);
}

const shape = `import type { OptionInfo } from '../types/manifest.ts';

export type { ArgumentInfo, CommandInfo, OptionInfo, ProgramInfo, SettingInfo } from '../types/manifest.ts';

export type ValueInfo = Pick<OptionInfo, 'type' | 'choices' | 'minimum' | 'maximum' | 'default' | 'meaning' | 'env'>;
`;
