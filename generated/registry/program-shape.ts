// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
export interface ValueInfo {
  readonly type: 'string' | 'boolean' | 'integer' | 'number' | 'choice';
  readonly choices?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: string | number | boolean;
  readonly meaning: string;
  readonly env?: string;
}

export interface OptionInfo extends ValueInfo {
  readonly name: string;
  readonly flag: string;
  readonly required?: boolean;
  readonly repeatable?: boolean;
  readonly hidden?: boolean;
}

export interface SettingInfo extends ValueInfo {
  readonly name: string;
  readonly flag?: string;
  readonly products: readonly string[];
  readonly on: readonly string[] | 'all';
  readonly secret?: boolean;
}

export interface ArgumentInfo {
  readonly name: string;
  readonly meaning: string;
  readonly optional?: boolean;
  readonly variadic?: boolean;
  readonly choices?: readonly string[];
}

export interface CommandInfo {
  readonly path: readonly string[];
  readonly summary: string;
  readonly arguments: readonly ArgumentInfo[];
  readonly options: readonly OptionInfo[];
  readonly examples: readonly string[];
  readonly exits: Readonly<Record<string, string>>;
  readonly hidden?: boolean;
}

export interface ProgramInfo {
  readonly name: string;
  readonly product: string;
  readonly summary: string;
  readonly options: readonly OptionInfo[];
  readonly groups: Readonly<Record<string, string>>;
  readonly commands: readonly CommandInfo[];
  readonly exits: Readonly<Record<string, string>>;
}
