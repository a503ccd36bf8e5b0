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
  readonly commands: readonly Command[];
  readonly exits: Readonly<Record<number, string>>;
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
