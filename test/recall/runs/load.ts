import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MemoryKind } from '../../../generated/types/index.ts';
import { type HomeLayout, layoutOf } from '../../../src/store/home/layout.ts';
import type { MemoryBackend } from '../../../src/store/home/memory/backend.ts';
import type { Halves, Question } from '../load.ts';
import type { Finder } from '../measure.ts';

/** Something that a run left behind, by the name that questions know it by. */
export interface Left {
  readonly key: string;
  readonly kind: MemoryKind;
  /** Empty for what holds everywhere. */
  readonly project: string;
  readonly title: string;
  readonly text: string;
}

const lines = (name: string): string[][] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

const orNothing = (cell: string) => (cell === '-' ? '' : cell);

export const left: readonly Left[] = ['items-en.txt', 'items-de.txt', 'items-zh.txt'].flatMap(lines).map(
  ([key = '', kind = '', project = '', title = '', text = '']): Left => ({
    key,
    kind: kind as MemoryKind,
    project: orNothing(project),
    title: orNothing(title),
    text,
  }),
);

const asked = lines('questions.txt').map(([text = '', answers = '']): Question => ({ text, answers: answers.split(' ') }));
/** Those to tune by, and those that only the test looks at. */
export const tasks: Halves<Question> = {
  tune: asked.filter((_, i) => i % 2 === 0),
  heldOut: asked.filter((_, i) => i % 2 === 1),
};

const idOf = (project: string) => createHash('sha256').update(project).digest('hex').slice(0, 16);

function add(file: string, record: object): void {
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(record)}\n`);
}

/** All of it in the files of a home, each a minute younger than the one before. */
export function homeWith(folder: string): HomeLayout {
  const layout = layoutOf(folder);
  for (const [i, { key, kind, project, title, text }] of left.entries()) {
    const at = project ? layout.project(idOf(project)) : layout.global;
    const ts = new Date(Date.UTC(2026, 0, 1) + i * 60_000).toISOString();
    if (kind === 'claim') add(at.claims, { kind, claim_id: `cl_${key}`, claim_type: 'fact', text, asserted_ts: ts, tags: [] });
    if (kind === 'node') add(at.nodes, { kind, node_id: `nd_${key}`, node_type: 'decision', title, text, asserted_ts: ts });
    if (kind === 'snapshot') add(at.evidence, { kind, snapshot_id: `snap_${key}`, task_hint: title, text, ts, tags: [] });
    if (kind !== 'workflow') continue;
    mkdirSync(at.workflows, { recursive: true });
    const steps = text.split(/[,，]/).map((step) => ({ title: step.trim() }));
    writeFileSync(at.workflow(`wf_${key}`), JSON.stringify({ name: title, enabled: true, steps, updated_ts: ts }));
  }
  return layout;
}

const kinds: readonly MemoryKind[] = ['claim', 'node', 'snapshot', 'workflow'];

/** What a run would recall, if it preferred no project. */
export const finderOn =
  (memory: MemoryBackend): Finder =>
  async (query) =>
    (await memory.search(query, { kinds, limit: 10 }, Date.UTC(2026, 6, 1))).map(({ item_id }) =>
      (item_id.split(':').at(-1) ?? '').replace(/^[a-z]+_/, ''),
    );
