import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ledger } from '../../generated/products/ledger.ts';
import { memory } from '../../generated/products/memory.ts';
import { withAgentId } from '../adapters/cli/agent-id.ts';
import type { LedgerSettings } from '../adapters/cli/ledger-settings.ts';
import { stderrLog } from '../adapters/cli/log.ts';
import { memoryProgram } from '../adapters/cli/memory.ts';
import { runProgram } from '../adapters/cli/program.ts';
import type { Settings } from '../adapters/cli/settings.ts';
import { compose } from '../app/compose.ts';
import { upkeep } from '../app/upkeep.ts';
import { version } from '../app/version.ts';
import { projectAround } from '../outside/places.ts';
import { hookWorld } from './hook-world.ts';

/** Both src/bin and dist/chunks stand two folders below the one that holds generated/. */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** A reader that goes away (as in `noema tools | head`) is no failure. A server that listens for it too ends by itself. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE' && process.stdout.listenerCount('error') === 1) process.exit(0);
});
/** Nobody who reads the log: nothing is lost that anyone asked for. */
process.stderr.on('error', () => {});

const openApp = ({ database, durability, policy, home, log_level, export_dirs, ...rest }: Settings) => {
  const { project_root, codex_home, claude_home, transcript_dirs } = rest;
  return compose({
    product: memory,
    database,
    durability,
    policy: withAgentId(policy, home),
    log: stderrLog(log_level),
    transcripts: { places: { project_root, codex_home, claude_home, transcript_dirs } },
    exports: { project_root, folders: export_dirs },
  });
};

const openLedger = ({ database, durability, policy, log_level, data_dir }: LedgerSettings) =>
  compose({
    product: ledger,
    database,
    durability,
    policy,
    log: stderrLog(log_level),
    exports: data_dir === null ? 'nowhere' : { project_root: data_dir },
  });

process.exitCode = await runProgram(memoryProgram, process.argv.slice(2), {
  product: memory,
  version,
  root,
  env: process.env,
  openApp,
  /** Here with all that can be searched. */
  hooks: { ...hookWorld, open: openApp },
  ledger: { product: ledger, openLedger },
  ...upkeep,
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
  project: projectAround(process.cwd()),
  typing: process.stdin.isTTY === true,
  terminal: process.stdout.isTTY === true,
  colour: process.stdout.isTTY === true && !process.env.NO_COLOR,
});
