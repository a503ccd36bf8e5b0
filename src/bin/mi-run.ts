import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { usualAutopilotConfig } from '../../generated/registry/usual.ts';
import type { ResolvedProject } from '../../generated/types/index.ts';
import type { AutopilotContext, Demo } from '../adapters/cli/autopilot.ts';
import { withoutPerson } from '../adapters/cli/typed/person.ts';
import { demoTask, demoValues } from '../app/demo/answers.ts';
import { prepareDemo } from '../app/demo/prepare.ts';
import { runPorts } from '../app/run-ports.ts';
import { layoutOf } from '../store/home/layout.ts';
import { readConfig } from '../store/home/read/config.ts';
import { rootOf } from './root.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = rootOf(here);

/** From source, programs are run by what runs this one. */
const program = (name: string): string[] =>
  path.basename(here) === 'bin'
    ? [process.execPath, '--import', 'tsx', path.join(here, `${name}.ts`)]
    : [process.execPath, path.join(here, name === 'noema' ? 'noema.js' : `${name}.cjs`)];

/** So slow that a person can follow it. */
const pace_ms = 700;

/** A folder for `mi demo`, and what is typed in it. */
export function openDemo(folder: string | undefined): Demo | null {
  const pace = process.stdout.isTTY ? pace_ms : 0;
  const made = prepareDemo(folder, { hands: program('demo-hands'), mind: program('demo-mind') }, pace);
  return (
    made && {
      ...made,
      commands: [
        ['init', '--values', demoValues.join(' ')],
        ['run', demoTask],
      ],
      looks: [
        ['tail', '-n', '40'],
        ['show', 'last'],
        ['claim', 'list', '--scope', 'effective'],
      ],
    }
  );
}

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
  const {
    ports,
    settle,
    hide: secret,
  } = runPorts({
    hands,
    mind,
    root,
    project: { root: resolved.project_root, stop, mind_transcripts },
    env: process.env,
    memory: program('noema'),
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
  return { ports, settle, quiet: isQuiet, hide: secret };
}
