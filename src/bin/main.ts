import path from 'node:path';
import { ledger } from '../../generated/products/ledger.ts';
import { memory } from '../../generated/products/memory.ts';
import { withAgentId } from '../adapters/cli/agent-id.ts';
import type { LedgerSettings } from '../adapters/cli/ledger-settings.ts';
import { stderrLog } from '../adapters/cli/log.ts';
import { memoryProgram } from '../adapters/cli/memory.ts';
import { runProgram } from '../adapters/cli/program.ts';
import type { Settings } from '../adapters/cli/settings.ts';
import { adviserOf } from '../app/adviser.ts';
import { compose } from '../app/compose.ts';
import { upkeep } from '../app/upkeep.ts';
import { version } from '../app/version.ts';
import { noAdviser } from '../kernel/adviser.ts';
import { projectAround } from '../outside/places.ts';
import { hookWorld } from './hook-world.ts';
import { patientStreams, terminalContext } from './terminal.ts';

const openApp = ({ database, listen_url, durability, policy, home, log_level, export_dirs, ...rest }: Settings) => {
  const { project_root, codex_home, claude_home, transcript_dirs } = rest;
  return compose({
    product: memory,
    database,
    listen_url,
    durability,
    policy: withAgentId(policy, home),
    log: stderrLog(log_level),
    transcripts: { places: { project_root, codex_home, claude_home, transcript_dirs } },
    exports: { project_root, folders: export_dirs },
  });
};

/** Loaded only where somebody named a model: few do, and every start would pay for it. */
async function adviserFor({ mind, critique_seconds, data_dir }: LedgerSettings, root: string) {
  if (!mind) return noAdviser;
  const { defaultMind, openMind } = await import('../outside/mind/index.ts');
  const { base_url, model = '', key_env } = mind;
  const reached = {
    model,
    timeout_s: critique_seconds,
    max_retries: 0,
    ...(base_url ? { base_url } : {}),
    ...(key_env ? { api_key_env: key_env } : {}),
  };
  const config = {
    provider: mind.provider,
    openai_compatible: { ...defaultMind.openai_compatible, ...reached },
    anthropic: { ...defaultMind.anthropic, ...reached },
    codex_schema: { timeout_s: critique_seconds },
  };
  const project = projectAround(process.cwd()) ?? process.cwd();
  const transcripts = data_dir === null ? null : path.join(data_dir, 'mind');
  return adviserOf(openMind(config, { root, project, transcripts, env: process.env }));
}

const openLedger = async (settings: LedgerSettings, root: string) => {
  const { database, listen_url, files, durability, policy, log_level, data_dir } = settings;
  return compose({
    product: ledger,
    database,
    listen_url,
    files,
    durability,
    policy,
    log: stderrLog(log_level),
    exports: data_dir === null ? 'nowhere' : { project_root: data_dir },
    books: data_dir === null ? 'nowhere' : { project_root: projectAround(process.cwd()) ?? data_dir, folders: [data_dir] },
    cells: {
      folder: data_dir === null ? null : path.join(data_dir, 'cells'),
      timeMs: settings.notebook_timeout * 1000,
      memoryMb: settings.notebook_memory,
    },
    adviser: await adviserFor(settings, root),
  });
};

/** Runs what stands in `process.argv`; `root` holds generated/. */
export async function run(root: string): Promise<void> {
  patientStreams();
  process.exitCode = await runProgram(memoryProgram, process.argv.slice(2), {
    ...terminalContext(version),
    product: memory,
    root,
    openApp,
    /** Here with all that can be searched. */
    hooks: { ...hookWorld, open: openApp },
    ledger: { product: ledger, openLedger: (settings: LedgerSettings) => openLedger(settings, root) },
    autopilot: async () => (await import('./mi-world.ts')).miWorld,
    autopilotReads: async (...asked) => (await import('./mi-reads.ts')).openReads(...asked),
    ...upkeep,
    project: projectAround(process.cwd()),
  });
}
