import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { usualAutopilotConfig } from '../../generated/registry/usual.ts';
import type { ResolvedProject } from '../../generated/types/index.ts';
import type { AutopilotContext } from '../adapters/cli/autopilot.ts';
import { withoutPerson } from '../adapters/cli/typed/person.ts';
import { runPorts } from '../app/run-ports.ts';
import { redactText } from '../boundary/redact.ts';
import { openMind } from '../outside/mind/index.ts';
import { askUser } from '../outside/pilot/ask-user.ts';
import { layoutOf } from '../store/home/layout.ts';
import { readConfig } from '../store/home/read/config.ts';

/** Both src/bin and dist stand below the folder that holds generated/. */
const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.basename(here) === 'bin' ? path.resolve(here, '../..') : path.resolve(here, '..');

const columns = () => process.stdout.columns || 80;
const asTyped = (text: string) => text;

/** What `mi run` needs of the world: Hands and Mind as configured, and whoever sits before it. */
export async function openRun(
  { flags, options }: Parameters<AutopilotContext['open']>[0],
  { home, resolved }: { readonly home: string; readonly resolved: ResolvedProject },
) {
  const { stop, mind_transcripts } = layoutOf(home).project(resolved.project_id);
  const found = await readConfig(layoutOf(home).config);
  /** A file that cannot be used is refused by the run itself, before anybody is asked or started. */
  const { hands, mind } = found.kind === 'unusable' ? usualAutopilotConfig : found.config;
  const isQuiet = flags.quiet === true;
  const isJson = options.json === true;
  /** What a program reads is the answer alone. */
  const shown = isJson ? process.stderr : process.stdout;
  const { ports, settle } = runPorts({
    hands,
    mind,
    root,
    project: { root: resolved.project_root, stop, mind_transcripts },
    env: process.env,
    process,
    leave: () => process.exit(130),
    input: process.stdin,
    questions: process.stderr,
    shows: isQuiet
      ? null
      : {
          fd: shown.fd,
          columns: shown.isTTY ? columns : null,
          hands_raw: flags.hands_raw === true,
          mi_prompt: flags.mi_prompt !== false,
        },
    hide: options.redact ? withoutPerson(process.env.HOME) : asTyped,
  });
  return { ports, settle, quiet: isQuiet };
}

/** What a command needs that asks the Mind, and perhaps whoever typed it, and runs nothing. */
export async function openMindPorts({ home, resolved }: { readonly home: string; readonly resolved: ResolvedProject }) {
  const found = await readConfig(layoutOf(home).config);
  /** A file that cannot be used is refused by the command itself, before anybody is asked. */
  const { mind } = found.kind === 'unusable' ? usualAutopilotConfig : found.config;
  const asked = askUser({ input: process.stdin, output: process.stderr, signal: new AbortController().signal });
  const ports = {
    mind: openMind(mind, {
      root,
      project: resolved.project_root,
      transcripts: layoutOf(home).project(resolved.project_id).mind_transcripts,
      env: process.env,
      unique: () => randomUUID().slice(0, 8),
    }),
    user: { ask: (question: string) => asked.ask(redactText(question)) },
  };
  return { ports, settle: async () => asked.close() };
}
