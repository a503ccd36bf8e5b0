import { withAgentId } from '../adapters/cli/agent-id.ts';
import type { HookWorld } from '../adapters/hook/run.ts';
import { composeHooks } from '../app/hooks.ts';
import { projectAround } from '../outside/places.ts';
import { createTranscripts } from '../outside/transcripts/index.ts';
import { transcriptTail } from '../outside/transcripts/tail.ts';

const silent = { debug() {}, info() {}, warning() {}, error() {} };
/** Shorter than a host is kept waiting, so that a store that is held can still be told about in the log. */
const busyMs = 1000;

export const hookWorld: HookWorld = {
  env: process.env,
  cwd: process.cwd(),
  projectAround,
  open: ({ database, durability, policy, home }) =>
    composeHooks({ database, durability, policy: withAgentId(policy, home), log: silent, busyMs }),
  tail: (file, { codex_home, claude_home, transcript_dirs, project_root }, project) =>
    transcriptTail(
      createTranscripts({
        places: { project_root, codex_home, claude_home, transcript_dirs },
        ...(project === null ? {} : { cwd: project }),
      }),
      file,
    ),
};
