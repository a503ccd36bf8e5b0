import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cliReader } from '../../../src/domain/autopilot/cli-rules.ts';
import { codexReader } from '../../../src/domain/autopilot/codex-rules.ts';
import { defaultInterrupt, type HandsBatch } from '../../../src/kernel/hands.ts';
import type { CliConfig } from '../../../src/kernel/hands-config.ts';
import type { HandsWorld } from '../../../src/outside/hands/batch.ts';
import { cliHands } from '../../../src/outside/hands/cli.ts';
import { codexHands } from '../../../src/outside/hands/codex.ts';
import { tempFolder } from '../../support/app.ts';
import { type Agent, agent, codexHelp, type Script } from '../../support/hands/agents.ts';
import { type Watching, watching } from '../../support/hands/watching.ts';

/** A folder with a project, an agent, and room for transcripts. */
export interface Workbench {
  readonly folder: string;
  readonly project: string;
  batch(given?: Partial<HandsBatch>): HandsBatch;
  codex(script: Script, world?: HandsWorld): { readonly agent: Agent; readonly hands: ReturnType<typeof codexHands> };
  cli(
    script: Script,
    config?: (program: string) => Partial<CliConfig>,
    world?: HandsWorld,
  ): { readonly agent: Agent; readonly hands: ReturnType<typeof cliHands> };
  readonly seen: Watching;
  remove(): void;
}

export function workbench(): Workbench {
  const { folder, remove } = tempFolder();
  const project = path.join(folder, 'project');
  mkdirSync(path.join(project, '.git'), { recursive: true });
  writeFileSync(path.join(project, '.git/HEAD'), 'ref: refs/heads/main\n');
  let batches = 0;
  return {
    folder,
    project,
    seen: watching(),
    batch: (given = {}) => ({
      cwd: project,
      prompt: 'Do it.\n',
      transcript: path.join(folder, `transcripts/b${batches++}.jsonl`),
      resume: null,
      interrupt: defaultInterrupt,
      signal: new AbortController().signal,
      ...given,
    }),
    codex(script, world = {}) {
      const made = agent(folder, 'codex', { help: codexHelp.today, ...script });
      return { agent: made, hands: codexHands({ reader: codexReader, program: made.program, ...world }) };
    },
    cli(script, chosen = () => ({}), world = {}) {
      const made = agent(folder, 'claude', script);
      const { thread_id_regex = '', ...given } = chosen(made.program);
      const config = { exec: [made.program], resume: [], prompt_mode: 'stdin', env: {}, ...given } as const;
      return { agent: made, hands: cliHands({ config, reader: () => cliReader(thread_id_regex), ...world }) };
    },
    remove,
  };
}
