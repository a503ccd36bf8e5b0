import { withAgentId } from '../adapters/cli/agent-id.ts';
import type { HookWorld } from '../adapters/hook/run.ts';
import { projectAround } from '../outside/places.ts';

const silent = { debug() {}, info() {}, warning() {}, error() {} };
/** Shorter than a host is kept waiting, so that a store that is held can still be told about in the log. */
const busyMs = 1200;

export const hookWorld: HookWorld = {
  env: process.env,
  cwd: process.cwd(),
  projectAround,
  async open({ database, durability, policy, home }, whole) {
    const options = { database, durability, policy: withAgentId(policy, home), log: silent };
    if (whole) return (await import('../app/compose.ts')).compose(options);
    return (await import('../app/hooks.ts')).composeHooks({ ...options, busyMs });
  },
  async tail(file, { codex_home, claude_home, transcript_dirs, project_root }, project) {
    const [{ createTranscripts }, { transcriptTail }] = await Promise.all([
      import('../outside/transcripts/index.ts'),
      import('../outside/transcripts/tail.ts'),
    ]);
    const places = { project_root: project_root ?? project, codex_home, claude_home, transcript_dirs };
    return transcriptTail(createTranscripts({ places }), file);
  },
};
