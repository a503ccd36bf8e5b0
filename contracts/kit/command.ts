import type { ErrorCode } from '../errors/index.ts';
import type { Product } from './product.ts';
import type { Rule } from './rule.ts';

/** One value as it is written on a command line or in the environment. */
interface Value {
  readonly type: 'string' | 'boolean' | 'integer' | 'number' | 'choice';
  readonly choices?: readonly string[];
  /** Bounds of a number. A whole number is not negative unless a minimum says otherwise. */
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: string | number | boolean;
  readonly meaning: string;
  readonly env?: string;
}

/** As it is typed: `--quiet`, `--no-compile`, `-n, --lines <count>`; in `--json [object]` the value may be left out. */
type Flag = `--${string}` | `-${string}, --${string}`;

export interface Option extends Value {
  readonly flag: Flag;
  /** Without it the command is refused. */
  readonly required?: true;
  /** May be given several times; the values make a list. */
  readonly repeatable?: true;
  readonly hidden?: true;
}

export interface Argument {
  readonly name: string;
  readonly meaning: string;
  readonly optional?: true;
  /** Takes all words that are left. Only the last argument can. */
  readonly variadic?: true;
  readonly choices?: readonly string[];
}

export interface Command {
  /** `['claim', 'list']` is typed as `claim list`. */
  readonly path: readonly [string, ...string[]];
  readonly summary: string;
  readonly arguments?: readonly Argument[];
  readonly options?: readonly Option[];
  readonly examples?: readonly string[];
  /** What an exit code means here, where it differs from the program's. */
  readonly exits?: Readonly<Record<number, string>>;
  /** What it promises, each by a name; its id is `noema-backup/<name>`, and a test names it. */
  readonly rules?: Readonly<Record<string, Rule>>;
  /** Works, and no help lists it. */
  readonly hidden?: true;
  /** What follows is for another program, options too. */
  readonly passes_on?: true;
  /** Meant where no command is named. */
  readonly by_default?: true;
}

interface JsonLines<Result> {
  readonly flag: Flag;
  readonly field: Extract<keyof Result, string>;
  readonly item?: string;
  readonly meaning: string;
}

/**
 * How a tool is typed on the command line of its product: a command that needs no action of its own. What is no argument is an
 * option, made from the field: `--field-with-dashes`, its values, bounds, default and meaning; a list may be given several times, and
 * what is true unless it is said otherwise is `--no-field`. The field of the scope is never typed: the program knows it.
 */
export interface ToolCommand<Field extends string = string, Result = Readonly<Record<string, unknown>>> {
  /** `['claim', 'list']` is typed as `claim list`. */
  readonly path: readonly [string, ...string[]];
  /** What the help says; left out: the summary of the tool. */
  readonly summary?: string;
  /** Fields that are words of their own, in order. `task...` takes all words that are left: as a list, or joined into one text. */
  readonly arguments?: readonly (Field | `${Field}...`)[];
  /**
   * Flags that are not called as their field: `{ cite_event_ids: '--cite <id>', lines: '-n, --lines <count>' }`. For a choice, a flag
   * without a value means the choice that it is called like: `{ log: '--global' }`.
   */
  readonly flags?: { readonly [F in Field]?: Flag };
  /** Fields that say what an option or a setting of the whole program says, by its name. */
  readonly shares?: { readonly [F in Field]?: string };
  /** Fields that have one value here, so that a tool can stand on several commands. */
  readonly fixed?: { readonly [F in Field]?: unknown };
  /** Fields that cannot be said here. */
  readonly leaves_out?: readonly Field[];
  /** Fields for which `-` means what standard input holds. */
  readonly stdin?: readonly Field[];
  /** The exit code is 0 only if the result holds these values, else 1. */
  readonly succeeds_when?: { readonly [F in keyof Result]?: Result[F] };
  /** The field of the result that is all that a person is shown: text as it is, anything else as JSON. Left out: see `render`. */
  readonly prints?: Extract<keyof Result, string>;
  /** The field of the result that `--json` prints; left out: the whole result. */
  readonly json?: Extract<keyof Result, string>;
  /** The field of the result whose own fields `--json` prints in its place, where the result has it. */
  readonly json_spreads?: Extract<keyof Result, string>;
  /** Flags that print a list of the result as JSON, one item a line; of each item only the field `item`, where one is named. */
  readonly json_lines?: JsonLines<Result> | readonly JsonLines<Result>[];
  readonly examples?: readonly string[];
  /** What an exit code means here, where it differs from the program's. */
  readonly exits?: Readonly<Record<number, string>>;
  readonly hidden?: true;
  /** Meant where no command is named. */
  readonly by_default?: true;
  /** Only looks: what the program remembers about where it was last used stays as it is. */
  readonly looks_only?: true;
}

/** A word that stands for a longer command line where a command is expected. */
export interface Shortcut {
  /** A regular expression for the whole word. */
  readonly matches: string;
  /** What is put before it: `['show']`, or an option whose value it then is. */
  readonly puts: readonly [string, ...string[]];
  readonly meaning: string;
  readonly examples: readonly [string, ...string[]];
}

/** The command line of one product. */
export interface Program {
  /** What is typed first. */
  readonly name: string;
  readonly product: Product['name'];
  readonly summary: string;
  /** Taken by every command, before or after its name; the last one given counts. */
  readonly options?: readonly Option[];
  /** Words that only lead to commands, and what lies behind them: `claim`, `memory index`. */
  readonly groups?: Readonly<Record<string, string>>;
  readonly shortcuts?: readonly Shortcut[];
  /** Commands that are no tools; those that are say so in their own contracts. */
  readonly commands: readonly Command[];
  /** First words in the order in which the help lists them; others come last. */
  readonly order?: readonly string[];
  readonly exits: Readonly<Record<number, string>>;
  /** Exit code of a command that is a tool and answers with an error; 1 where nothing is said. */
  readonly error_exits?: { readonly [Code in ErrorCode]?: number };
  /** Where what is warned of stands in what `--json` prints, if that is an object and there is something to warn of. */
  readonly json_warnings?: string;
}
export const defineProgram = (program: Program): Program => program;

/** What an installation can be told, by flag or by environment. */
export interface Setting extends Value {
  readonly name: string;
  readonly flag?: Flag;
  /** Other variables that are read where `env` is not set, the first that is set counts: names that configurations may hold. */
  readonly env_aliases?: readonly string[];
  readonly products: readonly Product['name'][];
  /** Commands that take the flag; all: every command of the product, as an option of the program. */
  readonly on: readonly string[] | 'all';
  /** Never printed. */
  readonly secret?: boolean;
}
export const defineSettings = <const T extends readonly Setting[]>(settings: T): T => settings;
