// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { ScopeInfo } from './shape.ts';

export const scopes: Readonly<Record<string, ScopeInfo>> = {
  workspace: {"field":"workspace"},
  project: {"field":"project"},
  home: {"field":null,"is":"home"},
  connection: {"field":null},
  none: {"field":null},
};
