import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CompleteRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { CompletionInfo } from '../../../generated/registry/shape.ts';
import type { App } from '../../boundary/app.ts';
import { call } from '../../boundary/call.ts';
import { redact } from '../../boundary/redact.ts';
import { scopeDefaults } from '../../boundary/scope.ts';
import { fill } from '../../kernel/fill.ts';

/** The protocol's most. */
const most = 100;

type Scope = Readonly<Record<string, string>>;
type Complete = (app: App, value: string, scope: Scope) => Promise<string[]>;

/** Workspaces by the beginning of their names; where the server is bound to one, that one. */
const workspaces: Complete = async ({ store, policy }, value) =>
  policy.workspace_lock
    ? [policy.default_workspace ?? ''].filter((name) => name.startsWith(value))
    : store.workspaces(value, most + 1);

/** Values from a list in the answer of a read tool, the newest first. */
const fromAnswer =
  ({ tool, args, list, item, newest }: CompletionInfo): Complete =>
  async (app, value, scope) => {
    if (Object.keys(scope).length === 0) return [];
    const { result } = await call(app, tool, { ...scope, ...args });
    const rows = ((result as Record<string, unknown> | null)?.[list] ?? []) as Record<string, unknown>[];
    const values = rows.map((row) => fill(item, row));
    return (newest === 'last' ? values.reverse() : values).filter((found) => found.startsWith(value));
  };

/** Completes the variables of the resource templates; what is not known completes to nothing. */
export function completions(server: Pick<Server, 'setRequestHandler'>, app: App): void {
  const completers = new Map<string, Complete>([
    ['workspace', workspaces],
    ...app.product.completions.map((info) => [info.variable, fromAnswer(info)] as const),
  ]);
  const defaults = scopeDefaults(app.policy);
  server.setRequestHandler(CompleteRequestSchema, async ({ params: { argument, context } }) => {
    const scope: Record<string, string> = {};
    for (const [field, usual] of Object.entries(defaults)) {
      const named = context?.arguments?.[field] ?? usual;
      if (named) scope[field] = named;
    }
    const found = redact((await completers.get(argument.name)?.(app, argument.value, scope)) ?? []);
    return {
      completion: { values: found.slice(0, most), total: Math.min(found.length, most + 1), hasMore: found.length > most },
    };
  });
}
