import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { usualAutopilotConfig } from '../../generated/registry/usual.ts';
import type { ResolvedProject } from '../../generated/types/index.ts';
import { redactText } from '../boundary/redact.ts';
import { keysIn, openMind } from '../outside/mind/index.ts';
import { askUser } from '../outside/pilot/ask-user.ts';
import { hiding } from '../outside/secrets.ts';
import { layoutOf } from '../store/home/layout.ts';
import { readConfig } from '../store/home/read/config.ts';
import { rootOf } from './root.ts';

const root = rootOf(path.dirname(fileURLToPath(import.meta.url)));

interface Place {
  readonly home: string;
  readonly resolved: ResolvedProject | null;
  /** What is asked is written down; false for a dry run, which leaves nothing behind. */
  readonly keeps: boolean;
}

/** What a command needs that asks the Mind, and perhaps whoever typed it, and runs nothing. */
export async function openMindPorts({ home, resolved, keeps }: Place) {
  const layout = layoutOf(home);
  const found = await readConfig(layout.config);
  /** A file that cannot be used is refused by the command itself, before anybody is asked. */
  const { mind } = found.kind === 'unusable' ? usualAutopilotConfig : found.config;
  const asked = askUser({ input: process.stdin, output: process.stderr });
  const hide = hiding(keysIn(mind, process.env));
  const ports = {
    mind: openMind(mind, {
      root,
      /** What is about no project has nothing to look around in. */
      project: resolved?.project_root ?? tmpdir(),
      transcripts: keeps ? (resolved ? layout.project(resolved.project_id) : layout.global).mind_transcripts : null,
      env: process.env,
      unique: () => randomUUID().slice(0, 8),
      hide,
    }),
    user: { ask: (question: string, signal: AbortSignal) => asked.ask(redactText(question), signal) },
  };
  return { ports, hide, settle: async () => asked.close() };
}
