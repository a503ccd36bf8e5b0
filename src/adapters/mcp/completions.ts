import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CompleteRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { BranchListOutput, LogOutput } from '../../../generated/types/index.ts';
import { call } from '../../boundary/call.ts';
import type { House } from '../../boundary/house.ts';
import { redact } from '../../boundary/redact.ts';

/** The protocol's most. */
const most = 100;

type Completer = (house: House, value: string, workspace: string | undefined) => Promise<string[]>;

const branches: Completer = async (house, value, workspace) => {
  if (!workspace) return [];
  const { result } = await call(house, 'branch_list', { workspace, limit: 1000 });
  return ((result as BranchListOutput | null)?.branches ?? []).map((b) => b.name).filter((name) => name.startsWith(value));
};

const references: Completer = async (house, value, workspace) => {
  if (!workspace) return [];
  const { result } = await call(house, 'log', { workspace, limit: most });
  return ((result as LogOutput | null)?.commits ?? [])
    .map((commit) => `${commit.doc}@${commit.seq}`)
    .reverse()
    .filter((ref) => ref.startsWith(value));
};

const completers: Record<string, Completer> = {
  workspace: async ({ store, policy }, value) =>
    policy.workspace_lock
      ? [policy.default_workspace ?? ''].filter((name) => name.startsWith(value))
      : store.workspaces(value, most + 1),
  branch: branches,
  id: references,
};

/** Completes the variables of the resource templates; what is not known completes to nothing. */
export function completions(server: Pick<Server, 'setRequestHandler'>, house: House): void {
  server.setRequestHandler(CompleteRequestSchema, async ({ params: { argument, context } }) => {
    const workspace = context?.arguments?.workspace ?? house.policy.default_workspace ?? undefined;
    const complete = Object.hasOwn(completers, argument.name) ? completers[argument.name] : undefined;
    const found = redact((await complete?.(house, argument.value, workspace)) ?? []);
    return {
      completion: { values: found.slice(0, most), total: Math.min(found.length, most + 1), hasMore: found.length > most },
    };
  });
}
