import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ResolvedProject } from '../../generated/types/index.ts';
import { redactText } from '../boundary/redact.ts';
import { defaultMind, openMind } from '../outside/mind/index.ts';
import { askUser } from '../outside/pilot/ask-user.ts';
import { layoutOf } from '../store/home/layout.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.basename(here) === 'bin' ? path.resolve(here, '../..') : path.resolve(here, '..');

/** What a command needs that asks the Mind, and perhaps whoever typed it, and runs nothing. */
export function openMindPorts({ home, resolved }: { readonly home: string; readonly resolved: ResolvedProject }) {
  const asked = askUser({ input: process.stdin, output: process.stderr, signal: new AbortController().signal });
  const ports = {
    mind: openMind(defaultMind, {
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
