import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memory } from '../../generated/products/memory.ts';
import type { EngineAction, EngineBlock } from '../../generated/types/index.ts';
import { listTools } from '../../src/adapters/mcp/listing.ts';
import { noPolicy } from '../../src/app/compose.ts';
import { call } from '../../src/boundary/call.ts';
import type { Toolset } from '../../src/boundary/toolsets.ts';
import { toolsetNamed } from '../../src/boundary/toolsets.ts';
import { testApp } from '../support/app.ts';

type Json = Record<string, unknown>;

let app: Awaited<ReturnType<typeof testApp>>;
let made = 0;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.end());

async function ask(workspace: string, tool: string, args: Json, toolset: Toolset = 'full'): Promise<Json> {
  const { result, error } = await call(app, tool, { workspace, ...args }, { toolset });
  expect(error, `${tool} ${JSON.stringify(args)}`).toBeNull();
  return result as Json;
}

interface Written {
  readonly card: Json;
  readonly supports?: string[];
  readonly blocks?: string[];
}

const card = (id: string, type: string, more: Json = {}, edges: Omit<Written, 'card'> = {}): Written => ({
  card: { id, type, title: id, ...more },
  ...edges,
});

/** Cards that make the engine say something, under the code or kind that they are for. */
const worlds: Record<string, Written[]> = {
  BM4_HYPOTHESIS_NO_TEST: [card('H', 'hypothesis')],
  'a title that is cut inside a character': [card('H', 'hypothesis', { title: `x${'😀'.repeat(80)}` })],
  BM4_HYPOTHESIS_NO_EVIDENCE: [card('H', 'hypothesis'), card('T', 'test', {}, { supports: ['H'] })],
  'a test that can be run': [card('T', 'test', { meta: { run: { cmd: 'npm test -- "a b"' } } })],
  BM8_EVIDENCE_STALE: [
    card('T', 'test', { text: 'CMD: make check', meta: { stale_after_ms: 0 } }),
    card('E', 'evidence', {}, { supports: ['T'] }),
    card('Q', 'question'),
  ],
  BM5_RUNNABLE_TESTS_FRESH: [card('T', 'test', { text: 'CMD: make' }), card('E', 'evidence', {}, { supports: ['T'] })],
  BM1_CONTRADICTION_SUPPORTS_BLOCKS: [
    card('D', 'decision'),
    card('A', 'evidence', {}, { supports: ['D'] }),
    card('B', 'evidence', {}, { blocks: ['D'] }),
  ],
  BM2_EVIDENCE_WEAK: [card('D', 'decision', { tags: ['pinned'] }), card('E', 'evidence', {}, { supports: ['D'] })],
  BM3_DECISION_LOW_CONFIDENCE: [card('D', 'decision', { tags: ['pinned'] })],
  BM3_HYPOTHESIS_LOW_CONFIDENCE: [
    card('H', 'hypothesis'),
    card('E', 'evidence', { text: 'CMD: x\nLINK: https://ci.example/1', tags: ['ci'] }, { blocks: ['H'] }),
  ],
  BM6_ASSUMPTION_NOT_OPEN_BUT_USED: [
    card('D', 'decision'),
    card('A', 'update', { tags: ['assumption'], status: 'rejected' }, { supports: ['D'] }),
  ],
  BM10_NO_COUNTER_EDGES: [card('D', 'decision', { tags: ['a:core'] }), card('E', 'evidence', {}, { supports: ['D'] })],
  BM10_STUCK_NO_EVIDENCE: ['1', '2', '3', '4', '5', '6'].map((n) => card(`Q${n}`, 'question')),
  'a choice': [card('Q', 'question', { title: 'Redis vs SQLite' })],
  BM_LANE_DECISION_NOT_PUBLISHED: [card('D', 'decision', { tags: ['v:draft'] })],
  'a decision in the lane of an agent': [card('D', 'decision', { tags: ['lane:agent:ann'] })],
};

interface Scope {
  readonly prepare?: readonly (readonly [string, Json])[];
  /** How cards are written there, and how they are looked at. */
  readonly writes: Json;
  readonly reads: Json;
}

const aTask: Scope['prepare'] = [
  ['tasks_create', { kind: 'plan', title: 'P' }],
  ['tasks_create', { parent: 'PLAN-001', title: 'T', steps: [{ title: 'S', success_criteria: ['x'] }] }],
];

const scopes: Record<string, Scope> = {
  checkout: { writes: {}, reads: {} },
  ref: {
    prepare: [
      ['init', {}],
      ['branch_create', { name: 'idea' }],
    ],
    writes: { branch: 'idea', graph_doc: 'my-graph' },
    reads: { ref: 'idea', graph_doc: 'my-graph' },
  },
  target: { prepare: aTask, writes: { target: 'TASK-001' }, reads: { target: 'TASK-001' } },
  focus: { prepare: [...aTask, ['tasks_focus_set', { task: 'TASK-001' }]], writes: {}, reads: {} },
  step: {
    prepare: aTask,
    writes: { target: 'TASK-001', step: 's:0' },
    reads: { target: 'TASK-001', step: 's:0' },
  },
};

const wide = { include_drafts: true, engine_signals_limit: 50, engine_actions_limit: 50 };

async function build(scope: Scope, cards: readonly Written[]): Promise<string> {
  made += 1;
  const workspace = `engine/${made}`;
  for (const [tool, args] of scope.prepare ?? []) await ask(workspace, tool, args);
  for (const written of cards) await ask(workspace, 'think_card', { ...written, ...scope.writes });
  return workspace;
}

/** Makes every call of an action as it stands; one whose tool is hidden must come after the listing that shows it. */
async function follow(workspace: string, { kind, calls }: EngineAction, toolset: Toolset): Promise<void> {
  expect(calls.length, kind).toBeGreaterThan(0);
  let shown = toolset;
  for (const next of calls) {
    expect(next.validated).toBe(true);
    if (next.action === 'call_method') {
      expect(next.method).toBe('tools/list');
      shown = toolsetNamed(memory, next.params.toolset) as Toolset;
      expect(shown).toBeDefined();
      continue;
    }
    expect((await listTools({ product: memory, policy: noPolicy }, shown)).map(({ name }) => name)).toContain(next.target);
    expect(next.params.workspace).toBe(workspace);
    await ask(workspace, next.target as string, next.params, shown);
  }
}

const kinds = [
  'add_counter_hypothesis',
  'add_test_stub',
  'publish_decision',
  'recheck_assumption',
  'resolve_contradiction',
  'run_test',
  'use_playbook',
];

describe.each(['think_watch', 'think_pack'])('%s', (tool) => {
  describe.each(Object.entries(scopes))('by %s', (_, scope) => {
    test.each(['full', 'daily', 'core'] as const)('every call of every action can be made in toolset %s', async (toolset) => {
      const seen = { kinds: new Set<string>(), codes: new Set<string>() };
      for (const [name, cards] of Object.entries(worlds)) {
        const workspace = await build(scope, cards);
        const look = async () => (await ask(workspace, tool, { ...scope.reads, ...wide }, toolset)).engine as EngineBlock | null;
        const engine = await look();
        const codes = engine?.signals.map(({ code }) => code) ?? [];
        if (name.startsWith('BM') && !(tool === 'think_pack' && name === 'BM10_STUCK_NO_EVIDENCE')) expect(codes).toContain(name);
        for (const code of codes) seen.codes.add(code);
        for (const action of engine?.actions ?? []) {
          seen.kinds.add(action.kind);
          await follow(workspace, action, toolset);
        }
        /** What was suggested was also meant: the card that was published is published. */
        if (codes.includes('BM_LANE_DECISION_NOT_PUBLISHED')) {
          expect((await look())?.signals.map(({ code }) => code) ?? []).not.toContain('BM_LANE_DECISION_NOT_PUBLISHED');
          const { pins } = await ask(
            workspace,
            'think_pins',
            Object.fromEntries(Object.entries(scope.reads).filter(([k]) => k !== 'step')),
          );
          expect((pins as { id: string }[]).map(({ id }) => id)).toContain('CARD-PUB-D');
        }
      }
      expect([...seen.kinds].sort()).toEqual(kinds);
      expect(seen.codes.size).toBe(tool === 'think_pack' ? 11 : 12);
    });
  });

  test.each(['full', 'daily', 'core'] as const)('the next call of the capsule can be made in toolset %s', async (toolset) => {
    for (const cards of Object.values(worlds)) {
      const workspace = await build(scopes.checkout as Scope, cards);
      const { capsule } = await ask(workspace, tool, wide, toolset);
      const { next } = capsule as { next: { primary: Json | null; backup: Json | null } };
      for (const step of [next.primary, next.backup]) {
        if (!step) continue;
        const calls = [step.first, step.call].filter(Boolean) as EngineAction['calls'];
        await follow(workspace, { kind: String(step.kind), calls } as EngineAction, toolset);
      }
    }
  });
});
