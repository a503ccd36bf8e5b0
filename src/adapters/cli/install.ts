import type { Commands } from '../../../generated/registry/commands.ts';
import { clients } from './clients/client.ts';
import { Unwritable } from './clients/toml.ts';
import type { CliContext, Outcome } from './context.ts';
import { apply, type Change, keptAs, planInstall, planUninstall } from './install/apply.ts';
import { difference } from './install/difference.ts';
import { filesOf, type HookClient, type Scope } from './install/places.ts';
import { hooksFor, type Step, stepsFor } from './install/steps.ts';
import { launchOf, programFile, warnIfNotBuilt } from './mcp-config.ts';
import { fromHome, readSettings } from './settings.ts';
import { SettingError } from './value.ts';

type Install = Commands['memory']['install']['options'];
type Uninstall = Commands['memory']['uninstall']['options'];

/** What is left to a person, which no file can settle. */
const leftToDo: Readonly<Record<HookClient, Readonly<Record<Scope, string>>>> = {
  'claude-code': {
    user: 'Start Claude Code again.',
    project: 'Start Claude Code again in this project, and approve the server noema when it asks.',
  },
  codex: {
    user: 'Start Codex and trust the hooks of noema there (/hooks): Codex skips hooks that nobody has trusted, and says nothing.',
    project:
      'Start Codex in this project, trust the project, and trust the hooks of noema there (/hooks): Codex skips hooks that nobody has trusted, and says nothing.',
  },
};

function stepsIn(cli: CliContext, { client, scope, workspace, toolset }: Install): Step[] {
  const project = cli.project ?? (scope === 'project' ? undefined : process.cwd());
  if (project === undefined) throw new SettingError('This folder is no project. Go to one, or install for all: --scope user.');
  const settings = readSettings({ workspace }, cli.env, project);
  const homes = {
    project,
    codex: fromHome(settings.codex_home),
    claude: fromHome(settings.claude_home),
    claudeMoved: Boolean(cli.env.CLAUDE_CONFIG_DIR),
  };
  const launch = launchOf(cli.root, { workspace, toolset }, clients[client]);
  const hooks = hooksFor(client, { command: launch.command, file: programFile(cli.root) }, workspace);
  return stepsFor(client, filesOf(client, scope, homes), { name: cli.product.server, reach: launch }, hooks);
}

/** All files are looked at before the first is written: one that cannot be changed leaves the others as they are. */
async function planned(steps: readonly Step[], plan: (step: Step) => Promise<Change>): Promise<Change[]> {
  const changes: Change[] = [];
  for (const step of steps)
    try {
      changes.push(await plan(step));
    } catch (error) {
      if (!(error instanceof Unwritable)) throw error;
      throw new Error(`${step.file} cannot be changed safely, and nothing was: ${error.message}.`);
    }
  return changes;
}

function said({ file, before, after, restores }: Change): string {
  if (after === before) return after === undefined ? `${file} is not there.` : `${file} says so already.`;
  if (after === undefined) return `Removed ${file}.`;
  if (restores) return `${file} is again what it was before.`;
  return before === undefined ? `Wrote ${file}.` : `Wrote ${file}. What was there first is in ${keptAs(file)}.`;
}

async function carryOut(cli: CliContext, changes: readonly Change[], dryRun: boolean): Promise<void> {
  for (const change of changes) {
    if (dryRun) cli.out(change.after === change.before ? said(change) : difference(change));
    else {
      await apply(change);
      cli.out(said(change));
    }
  }
}

/** `noema install`: server, hooks and skill, where the client reads them. */
export async function install(cli: CliContext, { options }: { readonly options: Install & { dry_run: boolean } }): Outcome {
  const { client, scope, dry_run } = options;
  const changes = await planned(stepsIn(cli, options), planInstall);
  await carryOut(cli, changes, dry_run);
  warnIfNotBuilt(cli);
  if (!dry_run) cli.out(leftToDo[client][scope]);
  return 0;
}

/** `noema uninstall`: what was installed goes, and nothing else. What Noema keeps stays where it is. */
export async function uninstall(cli: CliContext, { options }: { readonly options: Uninstall & { dry_run: boolean } }): Outcome {
  const { dry_run } = options;
  const changes = await planned(stepsIn(cli, { workspace: undefined, toolset: undefined, ...options } as Install), planUninstall);
  await carryOut(cli, changes, dry_run);
  return 0;
}
