import { homedir } from 'node:os';
import path from 'node:path';

export type Scope = 'user' | 'project';
export type HookClient = 'claude-code' | 'codex';

/** Where clients keep their files. */
export interface Homes {
  readonly project: string;
  readonly codex: string;
  readonly claude: string;
  /** Somebody moved the home of Claude Code: its servers are then kept inside. */
  readonly claudeMoved: boolean;
}

/** The files of a client that are written, by what they hold. */
export interface ClientFiles {
  readonly server: string;
  readonly hooks: string;
  readonly skill: string;
}

/** Each client reads its own files, for one project or for all of them. */
export function filesOf(client: HookClient, scope: Scope, { project, codex, claude, claudeMoved }: Homes): ClientFiles {
  const skill = path.join('skills', 'noema', 'SKILL.md');
  if (client === 'codex') {
    const home = scope === 'user' ? codex : path.join(project, '.codex');
    return {
      server: path.join(home, 'config.toml'),
      hooks: path.join(home, 'hooks.json'),
      skill: path.join(scope === 'user' ? codex : path.join(project, '.agents'), skill),
    };
  }
  const home = scope === 'user' ? claude : path.join(project, '.claude');
  return {
    server: scope === 'project' ? path.join(project, '.mcp.json') : path.join(claudeMoved ? claude : homedir(), '.claude.json'),
    hooks: path.join(home, 'settings.json'),
    skill: path.join(home, skill),
  };
}
