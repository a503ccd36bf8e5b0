import type { Commands } from '../../../generated/registry/commands.ts';
import { withAgentId } from './agent-id.ts';
import type { Outcome, StoreContext } from './context.ts';
import type { Given } from './program.ts';
import { readSettings } from './settings.ts';
import { shellWord } from './shell.ts';
import { SettingError } from './value.ts';

/** `noema export` */
export async function exportTo(cli: StoreContext, { options, flags }: Given<Commands['memory']['export']>): Outcome {
  const { database, policy } = readSettings(flags, cli.env, cli.project);
  const { default_workspace: workspace } = policy;
  if (workspace === null) throw new SettingError('Which workspace? Name it with --workspace.');
  if (options.out === undefined && cli.terminal)
    throw new SettingError(`Where to? Name a file with --out ${workspace.replaceAll('/', '-')}.jsonl, or pipe it.`);
  const made = await cli.exportWorkspace({ url: database, workspace, to: options.out, overwrite: options.overwrite });
  const said = `Exported ${workspace}: ${made.rows} rows, as they are stored, secrets included.`;
  if (made.file === null) cli.err(said);
  else cli.out(`${said}\nTo bring it into another store: noema import ${shellWord(made.file)} --database <store>`);
  return 0;
}

/** `noema import` */
export async function importFrom(cli: StoreContext, { args, options, flags }: Given<Commands['memory']['import']>): Outcome {
  const { database, policy, home } = readSettings(flags, cli.env, cli.project);
  const { from: kind } = options;
  if (args.file === undefined && cli.typing) throw new SettingError('Which file? Name it, or pipe it in.');
  /** An export knows its own name; what comes from elsewhere is named as a new project would be. */
  const workspace = kind ? (policy.default_workspace ?? undefined) : (flags.workspace as string | undefined);
  const { default_agent_id: agent_id } = withAgentId(policy, home);
  const made = await cli.importWorkspace({ url: database, from: args.file, kind, workspace, agent_id });
  cli.out(`Imported ${made.workspace}: ${made.rows} rows.\nTo look at it: noema call status workspace=${made.workspace}`);
  return 0;
}
