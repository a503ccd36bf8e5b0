import type { CommandEntry, Manifest, OptionEntry, ProgramEntry, SettingEntry } from '../manifest.ts';
import type { Policy } from './index.ts';

const typed = ({ name }: ProgramEntry, { path }: CommandEntry) => [name, ...path].join(' ');
const repeated = <T>(list: readonly T[]): T[] => [...new Set(list.filter((item, i) => list.indexOf(item) !== i))];

/** `a b` for every way that leads to a command but is none itself. */
const groupsOf = ({ commands }: ProgramEntry): string[] => [
  ...new Set(commands.flatMap(({ path }) => path.slice(1).map((_, i) => path.slice(0, i + 1).join(' ')))),
];

function argumentFindings(where: string, args: CommandEntry['arguments']): string[] {
  return args.flatMap(({ name, optional, variadic }, i) => [
    ...(variadic && i < args.length - 1 ? [`${where}: nothing can follow ${name}, which takes all words that are left`] : []),
    ...(!optional && args[i - 1]?.optional ? [`${where}: ${name} is required and follows one that may be left out`] : []),
  ]);
}

/** Every word on the way to a command is explained, and a word is a command or leads to some, never both. */
export const commandTree: Policy = {
  id: 'commands/tree',
  check({ manifest: { programs, products } }) {
    const all = [
      ...repeated(programs.map((p) => p.name)).map((name) => `two programs are called ${name}`),
      ...repeated(programs.map((p) => p.product)).map((product) => `${product} has two programs`),
      ...programs
        .filter((p) => !products.some(({ name }) => name === p.product))
        .map((p) => `${p.name} is of ${p.product}, which is no product`),
    ];
    return [
      ...all,
      ...programs.flatMap((program) => {
        const paths = program.commands.map(({ path }) => path.join(' '));
        const groups = groupsOf(program);
        return [
          ...repeated(paths).map((path) => `${program.name} ${path} is declared twice`),
          ...groups.filter((group) => paths.includes(group)).map((group) => `${program.name} ${group} is a command and a group`),
          ...groups
            .filter((group) => !program.groups[group])
            .map((group) => `${program.name} ${group} is a group without a summary`),
          ...Object.keys(program.groups)
            .filter((group) => !groups.includes(group))
            .map((group) => `${program.name} ${group} is a group without commands`),
          ...program.commands.flatMap((command) => [
            ...argumentFindings(typed(program, command), command.arguments),
            ...command.examples
              .filter((line) => !line.includes(typed(program, command)))
              .map((line) => `${typed(program, command)} has an example of something else: ${line}`),
          ]),
        ];
      }),
    ];
  },
};

/** What a flag is called: `-n, --lines <count>` → -n, --lines. Help and version are taken. */
const namesOf = (flag: string) => flag.replace(/ [<[].*$/, '').split(', ');
const taken = ['-h', '--help', '-V', '--version'];

/** Settings whose flag a command takes. */
const settingsOf = (m: Manifest, program: ProgramEntry, command: CommandEntry) =>
  m.settings.filter(
    ({ products, on, flag }) =>
      flag && products.includes(program.product) && (on === 'all' || on.includes(command.path.join(' '))),
  );

type Value = Pick<OptionEntry, 'type' | 'choices' | 'default' | 'required'> & { flag?: string | undefined };

function valueFindings(where: string, { flag, type, choices, default: fallback, required }: Value): string[] {
  const takesValue = flag === undefined || / [<[]/.test(flag);
  const fits = { integer: 'number', number: 'number', boolean: 'boolean', string: 'string', choice: 'string' }[type];
  return [
    ...(flag !== undefined && takesValue === (type === 'boolean')
      ? [
          `${where} ${type === 'boolean' ? 'is true or false and takes a value' : 'takes no value'}: write ${flag.replace(/ .*/, '')}${type === 'boolean' ? '' : ' <value>'}`,
        ]
      : []),
    ...((type === 'choice') !== (choices !== undefined) ? [`${where}: choices belong to the type choice, and to no other`] : []),
    ...(fallback !== undefined && typeof fallback !== fits ? [`${where}: its default is not of its type`] : []),
    ...(choices && fallback !== undefined && !choices.includes(String(fallback))
      ? [`${where}: its default is none of its choices`]
      : []),
    ...(required && fallback !== undefined ? [`${where} is required and has a default`] : []),
  ];
}

/** A flag means one thing on a command, and its type is what its form says. */
export const commandFlags: Policy = {
  id: 'commands/flags',
  check: ({ manifest: m }) => [
    ...m.settings.flatMap((s) => valueFindings(`the setting ${s.name}`, s)),
    ...m.programs.flatMap((program) => [
      ...program.options.flatMap((o) => valueFindings(`${program.name} ${o.flag}`, o)),
      ...program.commands.flatMap((command) => {
        const settings = settingsOf(m, program, command);
        const flags = [...program.options, ...command.options, ...settings].flatMap(({ flag = '' }) => namesOf(flag));
        const where = typed(program, command);
        return [
          ...repeated([...taken, ...flags]).map((flag) => `${where} has ${flag} twice`),
          ...command.options.flatMap((o) => valueFindings(`${where} ${o.flag}`, o)),
        ];
      }),
    ]),
  ],
};

function settingFindings(setting: SettingEntry, { programs }: Manifest): string[] {
  if (setting.on === 'all') return [];
  const known = programs
    .filter((p) => setting.products.includes(p.product))
    .flatMap((p) => p.commands.map((c) => c.path.join(' ')));
  return setting.on
    .filter((path) => !known.includes(path))
    .map((path) => `${setting.name} is on ${path}, which no program of its products has`);
}

/** A setting stands on commands that there are, and has one meaning in a product; so has each of its variables. */
export const settingPlaces: Policy = {
  id: 'commands/settings',
  check: ({ manifest: m }) => [
    ...m.products.flatMap(({ name: product }) => {
      const own = m.settings.filter((s) => s.products.includes(product));
      const variables = own.flatMap(({ env, env_aliases = [] }) => [...(env ? [env] : []), ...env_aliases]);
      return [
        ...repeated(own.map((s) => s.name)).map((name) => `${product} has two settings called ${name}`),
        ...repeated(variables).map((variable) => `${product} has two settings that read ${variable}`),
      ];
    }),
    ...m.settings
      .filter((s) => s.env_aliases !== undefined && s.env === undefined)
      .map((s) => `${s.name} has aliases of a variable, and no variable`),
    ...m.settings.flatMap((setting) => settingFindings(setting, m)),
  ],
};
