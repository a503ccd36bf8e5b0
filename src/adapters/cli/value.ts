import type { ValueInfo } from '../../../generated/registry/program-shape.ts';

/** The command line or the environment is wrong; nothing was done. */
export class SettingError extends Error {}

const yes = new Set(['1', 'true', 'yes', 'on']);
const no = new Set(['', '0', 'false', 'no', 'off']);

/** What is expected, as it stands in help and in refusals. */
function expected({ type, choices, minimum = type === 'integer' ? 0 : undefined, maximum }: ValueInfo): string {
  if (choices) return `one of ${choices.join(', ')}`;
  if (type === 'boolean') return 'true or false';
  if (type === 'string') return 'text';
  const what = type === 'integer' ? 'a whole number' : 'a number';
  if (maximum === undefined) return minimum === undefined ? what : `${what} from ${minimum}`;
  return minimum === undefined ? `${what} up to ${maximum}` : `${what} from ${minimum} to ${maximum}`;
}

const numeric = { integer: /^-?\d{1,15}$/, number: /^-?\d{1,15}(\.\d{1,15})?$/ };

function readNumber(
  type: 'integer' | 'number',
  { minimum = type === 'integer' ? 0 : undefined, maximum }: ValueInfo,
  raw: string,
) {
  if (!numeric[type].test(raw)) return undefined;
  const number = Number(raw);
  return number < (minimum ?? number) || number > (maximum ?? number) ? undefined : number;
}

function readBoolean(raw: string): boolean | undefined {
  const text = raw.toLowerCase();
  return yes.has(text) ? true : no.has(text) ? false : undefined;
}

function readText(info: ValueInfo, raw: string): unknown {
  if (info.type === 'boolean') return readBoolean(raw);
  if (info.type === 'integer' || info.type === 'number') return readNumber(info.type, info, raw);
  return info.choices && !info.choices.includes(raw) ? undefined : raw;
}

/** One value; a flag that stands alone is `true` and needs no reading. */
function readOne(info: ValueInfo, raw: unknown, from: string): unknown {
  if (typeof raw === 'boolean') return raw;
  const value = readText(info, String(raw));
  if (value === undefined)
    throw new SettingError(`${from} is ${JSON.stringify(raw)}; it must be ${expected(info)}. ${info.meaning}`);
  return value;
}

/** The variables that set something, the one that counts first. */
interface Variables {
  readonly env?: string;
  readonly env_aliases?: readonly string[];
}

export const variablesOf = ({ env, env_aliases = [] }: Variables): string[] => (env ? [env, ...env_aliases] : []);

/** The variable that counts: the first that is set. An empty variable is none. */
export const variableIn = (info: Variables, env: NodeJS.ProcessEnv): string | undefined =>
  variablesOf(info).find((variable) => env[variable]);

interface Source extends ValueInfo, Variables {
  readonly name: string;
  readonly flag?: string;
  readonly required?: boolean;
  readonly repeatable?: boolean;
}

/** `-n, --lines <count>` → --lines */
const longFlag = (flag = ''): string | undefined => {
  const at = flag.indexOf('--');
  return at < 0 ? undefined : flag.slice(at).split(' ', 1)[0];
};

/** Flags as they were typed: `--database x.db --workspace acme`. */
export const typedFlags = (
  known: readonly { name: string; flag?: string }[],
  flags: Readonly<Record<string, unknown>>,
): string[] =>
  known.flatMap(({ name, flag }) => {
    const given = flags[name];
    const long = longFlag(flag);
    if (given === undefined || long === undefined) return [];
    return given === true ? [long] : [long, String(given)];
  });

/** A flag wins over the environment, which wins over the default. */
export function readValue(info: Source, given: unknown, env: NodeJS.ProcessEnv): unknown {
  const flag = longFlag(info.flag) ?? info.name;
  if (given !== undefined) {
    return info.repeatable ? [given].flat().map((raw) => readOne(info, raw, flag)) : readOne(info, given, flag);
  }
  const variable = variableIn(info, env);
  if (variable) {
    const value = readOne(info, env[variable], variable);
    return info.repeatable ? [value] : value;
  }
  if (info.required) throw new SettingError(`${info.flag} is missing: ${expected(info)}. ${info.meaning}`);
  return info.default ?? (info.repeatable ? [] : info.type === 'boolean' ? false : undefined);
}
