import type { Manifest, ProgramEntry, ToolCommandEntry, ToolEntry } from '../manifest.ts';
import { isNegated } from '../names.ts';
import { productOf } from '../products.ts';
import { fieldOf, fieldsOf, optionFields, typedAs } from '../resolve-command.ts';
import { schemaAt } from '../schema.ts';
import type { Policy } from './index.ts';

const programOf = (tool: ToolEntry, m: Manifest): ProgramEntry | undefined =>
  m.programs.find(({ product }) => product === productOf(tool, m)?.name);

/** A field is a field of the tool, and is said in one way. */
function namedFields(command: ToolCommandEntry, known: readonly string[]): string[] {
  const { arguments: args = [], fixed = {}, shares = {}, leaves_out: left = [], flags = {}, stdin = [] } = command;
  const ways = [...args.map(fieldOf), ...Object.keys(fixed), ...Object.keys(shares), ...left];
  return [
    ...[...ways, ...Object.keys(flags), ...stdin]
      .filter((field) => !known.includes(field))
      .map((field) => `names ${field}, which it does not take, or which the program knows`),
    ...[...ways, ...Object.keys(flags)]
      .filter((field, i, all) => all.indexOf(field) !== i)
      .map((field) => `says ${field} in two ways`),
  ];
}

/** What is typed for an argument is a word, or all words that are left. */
function argumentFindings({ arguments: args = [] }: ToolCommandEntry, tool: ToolEntry, m: Manifest): string[] {
  const fields = Object.fromEntries(fieldsOf(tool, m));
  return args.flatMap((word) => {
    const field = fieldOf(word);
    const typed = typedAs(fields[field] ?? {});
    if (!typed) return [`takes ${field} as an argument, which no word can say`];
    if (typed.type === 'boolean') return [`takes ${field} as an argument, which is true or false: make it a flag`];
    const takesAll = word !== field;
    if (typed.repeatable && !takesAll) return [`takes one word for ${field}, which is a list: write ${field}...`];
    return takesAll && !typed.repeatable && typed.type !== 'string' ? [`joins words for ${field}, which is no text`] : [];
  });
}

function optionFindings(command: ToolCommandEntry, tool: ToolEntry, m: Manifest): string[] {
  const wanted = tool.input.required ?? [];
  const left = (command.leaves_out ?? []).filter((field) => wanted.includes(field) && !hasDefault(tool, field, m));
  return [
    ...left.map((field) => `leaves out ${field}, which a call must give`),
    ...optionFields(command, tool, m).flatMap(([field, schema]) => {
      const typed = typedAs(schema);
      if (!typed) return [`has no flag for ${field}, which no word can say: leave it out, fix it or share it`];
      const flag = command.flags?.[field];
      if (typed.type !== 'boolean' || flag === undefined) return [];
      return isNegated(flag) === (typed.default === true) ? [] : [`has ${flag} for ${field}, which says what holds without it`];
    }),
  ];
}

const hasDefault = (tool: ToolEntry, field: string, m: Manifest) =>
  Object.fromEntries(fieldsOf(tool, m))[field]?.default !== undefined;

function sharedFindings({ shares = {} }: ToolCommandEntry, program: ProgramEntry, m: Manifest): string[] {
  const known = [
    ...program.options.map(({ name }) => name),
    ...m.settings.filter(({ products }) => products.includes(program.product)).map(({ name }) => name),
  ];
  return Object.entries(shares)
    .filter(([, name]) => !known.includes(name))
    .map(([field, name]) => `shares ${field} with ${name}, which ${program.name} does not have`);
}

function stdinFindings({ stdin = [] }: ToolCommandEntry, tool: ToolEntry, m: Manifest): string[] {
  const fields = Object.fromEntries(fieldsOf(tool, m));
  return stdin.flatMap((field) => {
    const typed = typedAs(fields[field] ?? {});
    return typed?.type === 'string' && !typed.repeatable ? [] : [`reads ${field} from standard input, which is no text`];
  });
}

/** What is done with the answer is about fields that the answer has. */
function resultFindings(command: ToolCommandEntry, { output }: ToolEntry, { json_warnings: own }: ProgramEntry, m: Manifest) {
  const { succeeds_when = {}, prints = [], json = [], json_spreads = [], json_lines: lines } = command;
  const at = (field: string) => schemaAt(output, field, m.types);
  return [
    ...(own && at(own) ? [`answers with ${own}, which is where --json puts warnings`] : []),
    ...[...Object.keys(succeeds_when), ...[prints, json, json_spreads].flat()]
      .filter((field) => !at(field))
      .map((field) => `looks at ${field}, which its result does not have`),
    ...[lines ?? []]
      .flat()
      .filter(({ field }) => at(field)?.type !== 'array')
      .map(({ field }) => `prints ${field} line by line, which is no list of its result`),
  ];
}

/** A tool that is a command says all that a call must give, and nothing that it does not take. */
export const toolCommands: Policy = {
  id: 'commands/tools',
  check: ({ manifest: m }) =>
    m.tools.flatMap((tool) =>
      (tool.commands ?? []).flatMap((command) => {
        const where = `${tool.name} as ${command.path.join(' ')}`;
        const program = programOf(tool, m);
        if (!program) return [`${where}: its product has no program`];
        const known = fieldsOf(tool, m).map(([field]) => field);
        return [
          ...namedFields(command, known),
          ...argumentFindings(command, tool, m),
          ...optionFindings(command, tool, m),
          ...sharedFindings(command, program, m),
          ...stdinFindings(command, tool, m),
          ...resultFindings(command, tool, program, m),
        ].map((finding) => `${where} ${finding}`);
      }),
    ),
};
