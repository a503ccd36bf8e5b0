import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Ended, run } from './command.ts';

export type HostName = 'claude-code' | 'codex';

const noema = path.resolve('dist/noema.js');

/** A machine of its own for one host: home, project and store, with Noema installed as a user would. */
export interface World {
  readonly host: HostName;
  readonly home: string;
  readonly project: string;
  readonly env: NodeJS.ProcessEnv;
  /** `noema …`, in the project. */
  noema(...args: string[]): Promise<Ended>;
  /** Calls a tool and gives what it answers. */
  call(tool: string, args: object): Promise<Record<string, unknown>>;
  /** Says something in a new conversation; gives its id. */
  start(prompt: string): Promise<Ended & { readonly id: string }>;
  /** Has a conversation compacted, and then says something in it. */
  compactAndGoOn(id: string, prompt: string, betweenThem?: () => void): Promise<Ended>;
  remove(): void;
}

interface Making {
  readonly clis: { readonly claude: string; readonly codex: string };
  readonly url: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Nothing leaves the machine: the model is on loopback, and all that hosts send elsewhere by themselves is switched off. */
const quiet = {
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
  DISABLE_TELEMETRY: '1',
  DISABLE_ERROR_REPORTING: '1',
  DISABLE_AUTOUPDATER: '1',
  DISABLE_BUG_COMMAND: '1',
};

const codexConfig = (url: string) => `model = "gpt-5.5"
model_provider = "loopback"
check_for_update_on_startup = false

[model_providers.loopback]
name = "loopback"
base_url = "${url}/v1"
wire_api = "responses"

[analytics]
enabled = false

[feedback]
enabled = false

# A sandbox that is killed leaves empty folders behind in every place that may be written to: not in those that all share.
[sandbox_workspace_write]
exclude_slash_tmp = true
exclude_tmpdir_env_var = true
`;

const idIn = (ended: Ended, pattern: RegExp): string => {
  const id = pattern.exec(ended.stdout)?.[1];
  if (id === undefined) throw new Error(`no conversation: ${ended.code} ${ended.stdout} ${ended.stderr}`);
  return id;
};

export async function makeWorld(host: HostName, { clis, url, env: more = {} }: Making): Promise<World> {
  const home = mkdtempSync(path.join(tmpdir(), 'noema-real-'));
  const project = path.join(home, 'project');
  const codexHome = path.join(home, 'codex');
  for (const folder of [path.join(project, '.git'), codexHome, path.join(home, 'claude')]) mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(codexHome, 'config.toml'), codexConfig(url));
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    CODEX_HOME: codexHome,
    CLAUDE_CONFIG_DIR: path.join(home, 'claude'),
    NOEMA_HOME: path.join(home, 'noema'),
    ANTHROPIC_BASE_URL: url,
    ANTHROPIC_API_KEY: 'none',
    ...quiet,
    ...more,
  };
  const at = { cwd: project, env };
  const claude = (...args: string[]) => run(clis.claude, [...args, '--output-format', 'json'], at);
  const codex = (...args: string[]) => run(clis.codex, ['exec', ...args], at);
  const trusted = ['--json', '--dangerously-bypass-hook-trust', '--skip-git-repo-check'];
  const world: World = {
    host,
    home,
    project,
    env,
    noema: (...args) => run(process.execPath, [noema, ...args], at),
    async call(tool, args) {
      const { stdout, stderr } = await world.noema('call', tool, '--json', JSON.stringify(args));
      const { success, result, error } = JSON.parse(stdout || '{}') as Record<string, unknown>;
      if (success !== true) throw new Error(`${tool}: ${JSON.stringify(error)} ${stderr}`);
      return result as Record<string, unknown>;
    },
    async start(prompt) {
      const ended = host === 'codex' ? await codex(...trusted, prompt) : await claude('-p', prompt);
      return { ...ended, id: idIn(ended, host === 'codex' ? /"thread_id":"([^"]+)"/ : /"session_id":"([^"]+)"/) };
    },
    async compactAndGoOn(id, prompt, betweenThem = () => {}) {
      /** Codex compacts by itself before a turn, once a conversation is longer than this. */
      if (host === 'codex') return codex('resume', ...trusted, '-c', 'model_auto_compact_token_limit=500', id, prompt);
      await claude('-p', '/compact', '--resume', id);
      betweenThem();
      return claude('-p', prompt, '--resume', id);
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
  return world;
}
