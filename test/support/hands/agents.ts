import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** One thing that a scripted agent does; see agent.mjs. */
export type Step =
  | { readonly say: string }
  | { readonly err: string }
  | { readonly event: object }
  | { readonly bytes: string }
  | { readonly env: readonly string[] }
  | { readonly prompt: true }
  | { readonly flood: { readonly lines: number; readonly bytes: number; readonly fd?: 1 | 2 } }
  | { readonly ignore: readonly NodeJS.Signals[] }
  | { readonly heeds: NodeJS.Signals }
  | { readonly awaits: NodeJS.Signals }
  | { readonly child: { readonly steps: readonly Step[]; readonly detached?: boolean; readonly pipes?: boolean } }
  | { readonly ready: true }
  | { readonly hang: true }
  | { readonly exit: number }
  | { readonly die: NodeJS.Signals };

export interface Script {
  /** By the words before `--help`: a text, or `hangs`. */
  readonly help?: Readonly<Record<string, string>>;
  readonly runs?: readonly (readonly Step[])[];
}

export interface Call {
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly pid: number;
  readonly run?: number;
  readonly help?: string;
  readonly prompt?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly child?: number;
}

export interface Agent {
  readonly program: string;
  /** Everything it told about how it was called, in order. */
  calls(): readonly Call[];
  /** How it was run, without questions for its help. */
  runs(): readonly (readonly string[])[];
}

/** A program on disk that plays a script. */
export function agent(folder: string, name: string, script: Script): Agent {
  mkdirSync(folder, { recursive: true });
  const program = path.join(folder, name);
  const player = path.resolve('test/support/hands/agent.mjs');
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${player}' '${program}' "$@"\n`);
  chmodSync(program, 0o755);
  writeFileSync(`${program}.json`, JSON.stringify(script));
  const calls = (): Call[] =>
    existsSync(`${program}.log`)
      ? readFileSync(`${program}.log`, 'utf8')
          .split('\n')
          .slice(0, -1)
          .map((line) => JSON.parse(line) as Call)
      : [];
  return {
    program,
    calls,
    runs: () => calls().flatMap(({ run, argv }) => (run === undefined ? [] : [argv])),
  };
}

/** What Codex of today says of itself, as far as it matters, and what one said that still had `--full-auto`. */
export const codexHelp = {
  today: {
    exec: '  -s, --sandbox <SANDBOX_MODE>\n          x\n      --skip-git-repo-check\n  -C, --cd <DIR>\n      --json\n',
    'exec resume': '      --last\n      --skip-git-repo-check\n      --json\n',
  },
  before: {
    exec: '  -s, --sandbox <SANDBOX_MODE>\n      --full-auto\n          Low-friction sandboxed execution\n      --skip-git-repo-check\n      --json\n',
    'exec resume': '      --last\n      --full-auto\n      --skip-git-repo-check\n      --json\n',
  },
} as const;

let items = 0;

/** Events of Codex. */
export const codex = {
  thread: (thread_id: string): Step => ({ event: { type: 'thread.started', thread_id } }),
  starts: (command: string, id = `item_${++items}`): Step => ({
    event: { type: 'item.started', item: { id, type: 'command_execution', command, aggregated_output: '', exit_code: null } },
  }),
  ran: (command: string, exit_code: number, aggregated_output: string, id = `item_${++items}`): Step => ({
    event: { type: 'item.completed', item: { id, type: 'command_execution', command, aggregated_output, exit_code } },
  }),
  says: (text: string): Step => ({
    event: { type: 'item.completed', item: { id: `item_${++items}`, type: 'agent_message', text } },
  }),
};
