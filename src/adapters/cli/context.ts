import type { ProductInfo } from '../../../generated/registry/shape.ts';
import type { App } from '../../boundary/app.ts';
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
  /** Colours only where a person looks at a terminal. */
  readonly colour: boolean;
}

/** What opening a store would do to it. */
export interface Outlook {
  /** Schemas by number: what it has, and what it would have. */
  readonly from: number;
  readonly to: number;
  /** What would be written anew of rows that are there. */
  readonly rewrites: readonly string[];
  /** Copies beside it, the newest last. */
  readonly backups: readonly string[];
}

export interface BackupOrder {
  readonly url: string;
  readonly to?: string | undefined;
  readonly overwrite?: boolean | undefined;
}

/** For commands that need the store. */
export interface StoreContext extends CliContext {
  openApp(settings: Settings): Promise<App>;
  /** Copies a store, whoever else uses it. */
  backup(order: BackupOrder): Promise<{ readonly file: string; readonly bytes: number; readonly schema: number }>;
  /** Looks at a store without opening it. */
  outlook(database: string): Promise<Outlook>;
}

/** Exit code of the command. */
export type Outcome = Promise<number>;
