import { randomUUID } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { redactText } from '../boundary/redact.ts';
import { linesHidden } from '../domain/autopilot/hidden-lines-rules.ts';
import type { HandsConfig } from '../kernel/hands-config.ts';
import type { UserPort } from '../kernel/pilot.ts';
import { text } from '../kernel/says.ts';
import { systemTime } from '../kernel/time.ts';
import { keysIn, type MindConfig, openMind } from '../outside/mind/index.ts';
import { askUser } from '../outside/pilot/ask-user.ts';
import { liveOut } from '../outside/pilot/live-out.ts';
import { callNoema } from '../outside/pilot/noema.ts';
import { stopPort } from '../outside/pilot/stop.ts';
import { timePort } from '../outside/pilot/time.ts';
import { openRepo } from '../outside/repo/index.ts';
import { hiding, secretsIn } from '../outside/secrets.ts';
import { openHands } from './hands.ts';
import { showRun } from './live.ts';
import { workOver } from './work.ts';

export interface RunWorld {
  readonly hands: HandsConfig;
  readonly mind: MindConfig;
  /** The folder that holds `generated/`. */
  readonly root: string;
  readonly project: { readonly root: string; readonly stop: string; readonly mind_transcripts: string };
  readonly env: NodeJS.ProcessEnv;
  /** The program whose tools keep tasks. */
  readonly memory: readonly string[];
  readonly process: Pick<NodeJS.Process, 'on' | 'off'>;
  readonly leave: () => void;
  readonly input: Readable;
  readonly questions: Writable;
  /** Where it is shown how it goes on; null: nowhere. */
  readonly shows: {
    readonly fd: number;
    readonly columns: (() => number) | null;
    readonly hands_raw: boolean;
    readonly mi_prompt: boolean;
  } | null;
  /** Hides what a person does not want to show, after secrets were hidden. */
  readonly hide: (text: string) => string;
}

/** Everybody that a run needs of the world, as it is configured. */
export function runPorts({ hands, mind, root, project, env, memory, process, leave, input, questions, shows, hide }: RunWorld) {
  const words = {
    signal: (name: string) => text('run-stopped-by', { name }).signal,
    order: () => text('run-stopped-by', { name: '' }).order,
    file: (name: string) => text('run-stopped-by', { name }).file,
  };
  /** What a run is given to open doors with gets into no file, prompt or log, whoever says it. */
  const secret = hiding([...keysIn(mind, env), ...secretsIn(hands.cli.env)]);
  const stop = stopPort({ file: project.stop, began_ms: systemTime.now(), words, process, leave });
  const clean = (said: string) => hide(redactText(secret(said)));
  const linesOf = () => {
    const shown = linesHidden();
    return (stream: string, line: string) => hide(shown(stream, secret(line)));
  };
  const out =
    shows && liveOut({ fd: shows.fd, signal: stop.signal, gone: () => stop.stop(text('run-stopped-by', { name: '' }).output) });
  const live = out && shows && showRun({ ...shows, out, time: systemTime, clean, linesOf });
  const asked = askUser({ input, output: questions });
  const user: UserPort = { ask: async (question, signal) => secret(await asked.ask(clean(question), signal)) };
  const ports = {
    hands: openHands(hands, { env, hide: secret }),
    mind: openMind(mind, {
      root,
      project: project.root,
      transcripts: project.mind_transcripts,
      env,
      unique: () => randomUUID().slice(0, 8),
      hide: secret,
    }),
    repo: openRepo({ env }),
    user: live ? live.asking(user) : user,
    live: live ?? { say: () => {} },
    stop,
    time: timePort(),
    work: workOver((tool, args) => callNoema({ argv: memory, cwd: project.root, env }, tool, args)),
  };
  return {
    ports,
    hide: secret,
    /** The run is over: what it showed is out, and signals mean again what they mean to any command. */
    settle: async () => {
      live?.end();
      await out?.drained();
      asked.close();
      stop.close();
    },
  };
}
