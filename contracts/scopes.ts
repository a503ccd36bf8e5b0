import { defineScopes } from './kit/target.ts';

export const scopes = defineScopes({
  workspace: { field: 'workspace', summary: 'One workspace of the store: named by the call, or the default of the server.' },
  project: { field: 'project', summary: 'One project of the autopilot: named by the call, or the one of the working directory.' },
  home: { field: null, is: 'home', summary: 'The home folder of the autopilot, whatever the project.' },
  connection: { field: null, summary: 'What the connection holds, such as its stage and its session.' },
  none: { field: null, summary: "Nobody's data." },
});
export type ScopeName = keyof typeof scopes;

/** A field that names a scope. */
export type ScopeField = NonNullable<(typeof scopes)[ScopeName]['field']>;

/** Every field that names a scope. */
export const scopeFields: readonly string[] = Object.values(scopes).flatMap(({ field }) => field ?? []);
