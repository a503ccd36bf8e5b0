import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MemoryKind } from '../../../generated/types/index.ts';
import { compactThoughts } from '../../../src/store/home/compact.ts';
import { layoutOf } from '../../../src/store/home/layout.ts';
import type { MemoryBackend } from '../../../src/store/home/memory/backend.ts';
import { PlainMemory } from '../../../src/store/home/memory/plain.ts';
import { SqliteMemory } from '../../../src/store/home/memory/sqlite.ts';
import { tempFolder } from '../../support/app.ts';

const projects = ['0000000000000001', '0000000000000002'] as const;
const texts = [
  'Dates are stored in UTC.',
  'Exports use semicolons, never commas.',
  'Deploys happen on Tuesdays, after the tests.',
  '导出文件使用分号分隔。',
  'Die Sicherung läuft jede Nacht um drei.',
  'Ask before anything is pushed.',
];
const kinds: readonly MemoryKind[] = ['claim', 'node', 'snapshot', 'workflow'];
const questions: readonly { query: string; without_project?: string; kinds?: readonly MemoryKind[] }[] = [
  { query: 'deploy after tests, exports, dates, pushed, Sicherung, 导出' },
  { query: '导出 分号', without_project: projects[0] },
  { query: 'dates and Sicherung', kinds: ['claim', 'snapshot'] },
];
const now = Date.UTC(2026, 6, 1);

type Where = 'global' | 0 | 1;
type Step =
  | { do: 'claim' | 'node' | 'snapshot'; where: Where; id: number; text: number; tag: number; at: number }
  | { do: 'retract' | 'unfinished' | 'rewritten' | 'compacted'; where: Where; id: number }
  | { do: 'supersedes' | 'same_as'; where: Where; id: number; to: number }
  | { do: 'workflow'; where: Where; id: number; text: number; enabled: boolean | null }
  | { do: 'project_gone'; id: 0 | 1 }
  | { do: 'index_gone' };

const where = fc.constantFrom<Where>('global', 0, 0, 1);
const id = fc.nat(4);
const text = fc.nat(texts.length - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('claim' as const, 'claim' as const, 'node' as const, 'snapshot' as const),
      where,
      id,
      text,
      tag: fc.nat(6),
      at: fc.nat(3),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'retract' as const,
        'retract' as const,
        'unfinished' as const,
        'rewritten' as const,
        'compacted' as const,
      ),
      where,
      id,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('supersedes' as const, 'same_as' as const), where, id, to: id }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('workflow' as const),
      where,
      id,
      text,
      enabled: fc.constantFrom(true, true, false, null),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('project_gone' as const), id: fc.constantFrom(0 as const, 1 as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('index_gone' as const) }) },
);

class World {
  readonly temp = tempFolder();
  readonly layout = layoutOf(path.join(this.temp.folder, 'mi'));
  readonly kept: MemoryBackend = new SqliteMemory(this.layout);

  at(of: Where) {
    return of === 'global' ? this.layout.global : this.layout.project(projects[of]);
  }

  private add(file: string, record: object): void {
    mkdirSync(path.dirname(file), { recursive: true });
    /** Whoever writes puts a torn line aside first. */
    const before = readOr(file);
    if (before !== '' && !before.endsWith('\n')) writeFileSync(file, before.slice(0, before.lastIndexOf('\n') + 1));
    appendFileSync(file, `${JSON.stringify(record)}\n`);
  }

  async take(one: Step): Promise<void> {
    if (one.do === 'project_gone') return rmSync(this.at(one.id).folder, { recursive: true, force: true });
    if (one.do === 'index_gone') return rmSync(this.layout.memory_index, { force: true });
    const at = this.at(one.where);
    const asserted_ts = 'at' in one ? new Date(Date.UTC(2026, 0, 1) + one.at).toISOString() : '';
    const said = 'text' in one ? texts[one.text] : '';
    if (one.do === 'claim') {
      const valid_to = one.tag === 5 ? '2026-02-01T00:00:00Z' : null;
      const tags = one.tag === 6 ? ['values:raw'] : one.tag === 4 ? ['csv'] : [];
      const rest = { claim_type: 'fact', text: said, asserted_ts, tags, valid_from: null, valid_to };
      this.add(at.claims, { kind: 'claim', claim_id: `cl_${one.id}`, ...rest });
    } else if (one.do === 'node')
      this.add(at.nodes, { kind: 'node', node_id: `nd_${one.id}`, node_type: 'decision', title: '', text: said, asserted_ts });
    else if (one.do === 'snapshot') {
      const rest = { snapshot_id: `snap_${one.id}`, task_hint: 'A task', text: said, ts: asserted_ts, tags: ['snapshot'] };
      this.add(at.evidence, { kind: 'snapshot', ...rest });
    } else if (one.do === 'retract')
      if (one.id % 2) this.add(at.nodes, { kind: 'node_retract', node_id: `nd_${one.id}` });
      else this.add(at.claims, { kind: 'claim_retract', claim_id: `cl_${one.id}` });
    else if (one.do === 'supersedes' || one.do === 'same_as') {
      const ends = { from_id: `cl_${one.id}`, to_id: `cl_${one.to}` };
      this.add(at.edges, { kind: 'edge', edge_id: `ed_${one.id}_${one.to}`, edge_type: one.do, ...ends });
    } else if (one.do === 'workflow') this.workflow(at.workflow(`wf_${one.id}`), said ?? '', one.enabled);
    else await this.disturb(one.do, at);
  }

  private workflow(file: string, said: string, enabled: boolean | null): void {
    mkdirSync(path.dirname(file), { recursive: true });
    if (enabled === null) rmSync(file, { force: true });
    else writeFileSync(file, JSON.stringify({ name: said, enabled, steps: [{ title: said }] }));
  }

  private async disturb(how: 'unfinished' | 'rewritten' | 'compacted', at: ReturnType<World['at']>): Promise<void> {
    if (how === 'unfinished' && readOr(at.claims) !== '') appendFileSync(at.claims, '{"kind":"claim","claim_id":"cl_');
    if (how === 'compacted' && readOr(at.claims) !== '')
      await compactThoughts(at, { lock: this.layout.lock, now: () => now, apply: true });
    /** Somebody takes the first line out. */
    if (how === 'rewritten')
      for (const file of [at.edges, at.claims, at.evidence])
        if (readOr(file) !== '') writeFileSync(file, readOr(file).replace(/^.*\n/, ''));
  }

  /** All that a backend answers. */
  async asked(backend: MemoryBackend): Promise<unknown> {
    const answers = [];
    for (const { query, without_project, kinds: only = kinds } of questions)
      answers.push(await backend.search(query, { kinds: only, without_project, limit: 50 }, now));
    const { groups } = await backend.status();
    return { answers, groups };
  }

  async check(): Promise<void> {
    const caughtUp = (await this.asked(this.kept)) as { answers: unknown[]; groups: unknown[] };
    const plain = new PlainMemory(this.layout);
    expect(caughtUp).toEqual(await this.asked(plain));
    const anew = new SqliteMemory({ ...this.layout, memory_index: path.join(this.temp.folder, 'anew.sqlite') });
    await anew.rebuild({ snapshots: true });
    expect(await this.asked(anew)).toEqual(caughtUp);
    await anew.close();
  }

  async close(): Promise<void> {
    await this.kept.close();
    this.temp.remove();
  }
}

function readOr(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

test('what was caught up step by step is what a new index holds, and what a plain reading of all files says', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 4, maxLength: 14, size: 'max' }), { minLength: 2, maxLength: 3 }),
      async (rounds) => {
        const world = new World();
        try {
          for (const steps of rounds) {
            for (const one of steps) await world.take(one);
            await world.check();
          }
        } finally {
          await world.close();
        }
      },
    ),
    { numRuns: 20 },
  );
});

test('without snapshots, those of now are left out, and those of later are not', async () => {
  for (const Backend of [SqliteMemory, PlainMemory]) {
    const world = new World();
    const backend = new Backend(world.layout);
    const snapshot = (id: number): Step => ({ do: 'snapshot', where: 0, id, text: id, tag: 0, at: 0 });
    const found = async () =>
      (await backend.search('dates exports', { kinds, limit: 9 }, now)).map(({ item_id }) => item_id.split(':').at(-1)).sort();
    await world.take(snapshot(0));
    expect(await found()).toEqual(['snap_0']);
    await backend.rebuild({ snapshots: false });
    expect(await found()).toEqual([]);
    await world.take(snapshot(1));
    expect(await found()).toEqual(['snap_1']);
    await backend.rebuild({ snapshots: true });
    expect(await found()).toEqual(['snap_0', 'snap_1']);
    await backend.close();
    await world.close();
  }
});

test('asking and counting make no file where nothing was written', async () => {
  const world = new World();
  expect(await world.kept.search('dates', { kinds, limit: 9 }, now)).toEqual([]);
  expect(await world.kept.status()).toMatchObject({ exists: false, groups: [] });
  await world.kept.rebuild({ snapshots: true });
  expect(readOr(world.layout.memory_index)).toBe('');
  await world.close();
});

test('a home that was copied reads its own files', async () => {
  const world = new World();
  await world.take({ do: 'workflow', where: 0, id: 1, text: 0, enabled: true });
  expect(await world.kept.search('dates', { kinds, limit: 9 }, now)).toHaveLength(1);
  const copy = layoutOf(path.join(world.temp.folder, 'copy'));
  cpSync(world.layout.home, copy.home, { recursive: true });
  rmSync(copy.project(projects[0]).workflow('wf_1'));
  mkdirSync(path.dirname(copy.global.claims), { recursive: true });
  writeFileSync(copy.global.claims, '');
  const other = new SqliteMemory(copy);
  expect(await other.search('dates', { kinds, limit: 9 }, now)).toEqual([]);
  await other.close();
  await world.close();
});
