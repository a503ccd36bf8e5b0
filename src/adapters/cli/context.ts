import type { ProductInfo } from '../../../generated/registry/shape.ts';
import type { App } from '../../boundary/app.ts';
import type { Upkeep } from '../../kernel/upkeep.ts';
import type { HookWorld } from '../hook/run.ts';
import type { MiWorld } from './autopilot.ts';
import type { LedgerSettings } from './ledger-settings.ts';
import type { Settings } from './settings.ts';

/** What every command is given by the program that runs it. */
export interface CliContext {
  /** What this program runs. */
  readonly product: ProductInfo;
  readonly version: string;
  /** The folder that holds `generated/`. */
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  out(text: string): void;
  err(text: string): void;
  /** Folder of the project that the program was started in; null where it is none. */
  readonly project: string | null;
  /** A person types what is read from standard input. */
  readonly typing: boolean;
  /** A person looks at what is written, and no program reads it. */
  readonly terminal: boolean;
  /** Colours only where a person looks at a terminal. */
  readonly colour: boolean;
}

/** A context with more, or with something else. What is found out only when it is asked for stays so, which a copy would not do. */
export const extended = <C extends CliContext, More extends object>(context: C, more: More): Omit<C, keyof More> & More =>
  Object.assign(Object.create(context) as C, more);

/** For commands of the ledger. */
export interface LedgerContext extends CliContext {
  openLedger(settings: LedgerSettings): Promise<App>;
}

/** For commands that need the store. */
export interface StoreContext extends CliContext, Upkeep {
  openApp(settings: Settings): Promise<App>;
  /** The same program, run as the ledger. */
  readonly ledger: Pick<LedgerContext, 'product' | 'openLedger'>;
  /** The same program, run as the autopilot. */
  readonly autopilot: () => Promise<MiWorld>;
  /** What hooks need; they load less than a command does. */
  readonly hooks: HookWorld;
}

/** Exit code of the command. */
export type Outcome = Promise<number>;
