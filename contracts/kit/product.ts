export interface Product {
  readonly name: 'memory' | 'ledger' | 'autopilot';
  readonly title: string;
  readonly summary: string;
  /** `room/group` addresses of the tools it shows. */
  readonly groups: readonly string[];
  readonly toolsets?: readonly { readonly name: string; readonly aliases: readonly string[]; readonly summary: string }[];
}
export const defineProduct = (product: Product): Product => product;

export interface Setting {
  readonly name: string;
  readonly flag?: string;
  readonly env?: string;
  readonly type: 'string' | 'boolean' | 'integer' | 'choice';
  readonly choices?: readonly string[];
  readonly default?: string | number | boolean;
  /** Of an integer. */
  readonly minimum?: number;
  readonly maximum?: number;
  readonly meaning: string;
  /** Commands that take the flag. */
  readonly on: readonly string[];
  /** Never printed. */
  readonly secret?: boolean;
}
export const defineSettings = <const T extends readonly Setting[]>(settings: T): T => settings;

export interface Command {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  readonly options?: readonly { readonly flag: string; readonly meaning: string; readonly default?: string }[];
  readonly examples?: readonly string[];
}
export const defineCommands = <const T extends readonly Command[]>(commands: T): T => commands;
