import type { ArgumentInfo, CommandInfo } from '../../../../generated/registry/program-shape.ts';
import type { TypedWords } from '../program.ts';
import { readValue } from '../value.ts';

/** One word for an argument, of the type that its field has. */
const readWord = ({ type = 'string', ...argument }: ArgumentInfo, word: unknown): unknown =>
  readValue({ ...argument, type }, word, {});

function readArgument(argument: ArgumentInfo, given: unknown): unknown {
  if (!Array.isArray(given)) return given === undefined ? undefined : readWord(argument, given);
  if (argument.joined) return given.length ? given.join(' ') : undefined;
  return given.length ? given.map((word) => readWord(argument, word)) : undefined;
}

/** What was said for the whole program, as an option or as a setting. */
const saidForAll = (name: string, { options, flags }: TypedWords): unknown => flags[name] ?? options[name];

/** The input of the tool that a command calls: only what was typed, so that what was not is left to the tool. */
export async function inputOf(
  { arguments: args, options, calls }: CommandInfo,
  typed: TypedWords,
  readStdin: () => Promise<string>,
): Promise<Record<string, unknown>> {
  const { fixed = {}, shares = {}, stdin = [] } = calls ?? {};
  const said: [string, unknown][] = [
    ...args.map((argument): [string, unknown] => [argument.name, readArgument(argument, typed.args[argument.name])]),
    ...options.flatMap(({ field, name, says }): [string, unknown][] =>
      field === undefined ? [] : [[field, says !== undefined && typed.options[name] === true ? says : typed.options[name]]],
    ),
    ...Object.entries(shares).map(([field, name]): [string, unknown] => [field, saidForAll(name, typed)]),
    ...Object.entries(fixed),
  ];
  const input = Object.fromEntries(said.filter(([, value]) => value !== undefined));
  for (const field of stdin) if (input[field] === '-') input[field] = await readStdin();
  return input;
}
