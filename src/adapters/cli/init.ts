import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Commands } from '../../../generated/registry/commands.ts';
import { clients } from './clients/client.ts';
import type { CliContext, Outcome } from './context.ts';
import { launchOf, warnIfNotBuilt, write } from './mcp-config.ts';
import { fromHome, readSettings } from './settings.ts';
import { SettingError } from './value.ts';

type Options = Commands['memory']['init']['options'];
type Name = keyof typeof clients;

/** What a client leaves where it was used. */
function found(project: string, codex: string, claude: string): Name[] {
  const signs: Record<Name, readonly string[]> = {
    'claude-code': [claude, path.join(project, '.claude'), path.join(project, '.mcp.json')],
    codex: [codex],
    cursor: [path.join(project, '.cursor')],
    vscode: [path.join(project, '.vscode')],
  };
  return (Object.keys(signs) as Name[]).filter((name) => signs[name].some((sign) => existsSync(sign)));
}

/** `noema init`: what `mcp-config --write` does, for the project and the clients that are here. */
export async function init(cli: CliContext, { options }: { readonly options: Options }): Outcome {
  const { client, workspace, toolset } = options;
  const project = cli.project ?? process.cwd();
  const settings = readSettings({ workspace }, cli.env, project);
  const codex = fromHome(settings.codex_home);
  const names = client.length ? (client as Name[]) : found(project, codex, fromHome(settings.claude_home));
  if (names.length === 0)
    throw new SettingError(`No client was found here. Name one: --client ${Object.keys(clients).join(', --client ')}.`);
  const here = settings.policy.default_workspace ?? undefined;
  for (const name of names) {
    /** The file of Codex is for all projects: there the folder that it starts in names the workspace. */
    const reach = launchOf(cli.root, { workspace: name === 'codex' ? workspace : here, toolset }, clients[name]);
    const server = { name: cli.product.server, reach };
    cli.out(`${name}: ${await write(clients[name], clients[name].file({ project, codex }), server)}`);
  }
  warnIfNotBuilt(cli);
  cli.out(`Workspace: ${here ?? 'named by each call'}. Start the client again, or try it here: noema call status`);
  return 0;
}
