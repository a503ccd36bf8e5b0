import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledger } from '../../generated/products/ledger.ts';
import type { SessionExport } from '../../generated/types/index.ts';
import { noPolicy } from '../../src/app/compose.ts';
import { call } from '../../src/boundary/call.ts';
import { inOrder } from '../../src/domain/sessions/import-order-rules.ts';
import { testApp } from '../support/app.ts';

type Json = Record<string, unknown>;
let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp({ product: ledger, policy: { ...noPolicy, default_workspace: 'one' }, exports: 'nowhere' });
});
afterAll(() => app.end());

const ask = async (name: string, args: Json): Promise<Json> => {
  const { result, error } = await call(app, name, args);
  expect(error, JSON.stringify(error)).toBeNull();
  return result as Json;
};

const exportOf = async (workspace: string, sessionId: unknown): Promise<SessionExport> =>
  JSON.parse(String((await ask('session_export', { workspace, sessionId })).content));

/** What may happen to a session: a thought, on the main chain or on a branch, perhaps a revision or the last one. */
const step = fc.record({
  text: fc
    .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
    .filter((text) => text.isWellFormed() && !text.includes('\0') && text.trim() !== ''),
  branch: fc.option(fc.constantFrom('a', 'b-2', 'c'), { nil: null }),
  revises: fc.boolean(),
  last: fc.boolean(),
  more: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function live(workspace: string, steps: readonly Step[]): Promise<unknown> {
  const { session } = await ask('start_new', { workspace, title: 'T', description: 'D', tags: ['x', 'y'], project: 'p' });
  const { id: sessionId } = session as { id: string };
  const highest = new Map<string, number>();
  const main = () => highest.get('') ?? 0;
  for (const { text, branch, revises, last, more } of steps) {
    const chain = main() === 0 ? '' : (branch ?? '');
    const isNew = chain !== '' && !highest.has(chain);
    const thoughtNumber = (highest.get(chain) ?? main()) + 1;
    await ask('thought', {
      ...{
        workspace,
        sessionId,
        thought: text,
        thoughtNumber,
        totalThoughts: 3,
        nextThoughtNeeded: !last,
        needsMoreThoughts: more,
      },
      ...(chain === '' ? {} : { branchId: chain, ...(isNew ? { branchFromThought: main() } : {}) }),
      ...(revises && main() > 0 ? { isRevision: true, revisesThought: 1 } : {}),
    });
    highest.set(chain, thoughtNumber);
  }
  return sessionId;
}

const comparable = ({ exportedAt: _, ...rest }: SessionExport) => rest;

describe('a session that is exported and imported elsewhere', () => {
  test('is the same session, and the same again when it has grown', async () => {
    let n = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.array(step, { maxLength: 4 }), async (steps, later) => {
        n += 1;
        const [from, to] = [`from-${n}`, `to-${n}`];
        const sessionId = await live(from, steps);
        const first = await exportOf(from, sessionId);
        expect(await ask('session_import', { workspace: to, export: first })).toMatchObject({
          outcome: 'imported',
          adjusted: [],
        });
        expect(comparable(await exportOf(to, sessionId))).toEqual(comparable(first));
        expect(await ask('session_import', { workspace: to, export: first })).toMatchObject({ outcome: 'unchanged', added: 0 });
        const highest = Math.max(0, ...first.nodes.filter(({ data }) => !data.branchId).map(({ data }) => data.thoughtNumber));
        for (const [i, { text, last }] of later.entries())
          await ask('thought', {
            ...{ workspace: from, sessionId, thought: text, nextThoughtNeeded: !last, totalThoughts: 1 },
            thoughtNumber: highest + i + 1,
          });
        const grown = await exportOf(from, sessionId);
        expect(await ask('session_import', { workspace: to, export: grown })).toMatchObject({ added: later.length });
        const there = await exportOf(to, sessionId);
        expect(there.nodes).toEqual(grown.nodes);
        expect(there.session).toMatchObject({ updatedAt: grown.session.updatedAt });
      }),
      { numRuns: 25 },
    );
  });

  test('a file that is refused leaves nothing, also of what came before the thought that is refused', async () => {
    const sessionId = await live(
      'refused',
      [1, 2, 3].map((i) => ({ text: `T${i}`, branch: null, revises: false, last: false, more: false })),
    );
    const file = await exportOf('refused', sessionId);
    const [first, , third] = file.nodes as [SessionExport['nodes'][number], unknown, SessionExport['nodes'][number]];
    const { error } = await call(app, 'session_import', {
      workspace: 'empty',
      export: { ...file, nodes: [first, third, third] },
    });
    expect(error).toMatchObject({ code: 'INVALID_OPERATION' });
    expect((await call(app, 'session_get', { workspace: 'empty', sessionId })).error).toMatchObject({
      code: 'SESSION_NOT_FOUND',
    });
  });

  test('names that become the same are kept apart', async () => {
    const data = { thought: 'x', thoughtNumber: 1, totalThoughts: 1, nextThoughtNeeded: true, branchFromThought: 1 };
    const nodes = ['Option B', 'option-b', 'option_b', '選択'].map((branchId) => ({ data: { ...data, branchId } }));
    const file = { version: '1.0', session: { id: 'abc' }, nodes };
    expect(await ask('session_import', { workspace: 'names', export: file })).toMatchObject({ branchCount: 4 });
    const { branches } = await ask('session_get', { workspace: 'names', sessionId: 'abc' });
    expect(Object.keys(branches as object).sort()).toEqual(['branch', 'option-b', 'option-b-2', 'option-b-3']);
  });

  test('a session of more than a call may carry otherwise is taken', async () => {
    const data = { totalThoughts: 90, nextThoughtNeeded: true };
    const nodes = Array.from({ length: 90 }, (_, i) => ({
      data: { ...data, thoughtNumber: i + 1, thought: 'x'.repeat(190_000) },
    }));
    const file = { version: '1.0', session: { id: 'large' }, nodes };
    expect(await ask('session_import', { workspace: 'large', export: file, dryRun: true })).toMatchObject({ added: 90 });
  });
});

describe('the order in which thoughts were recorded', () => {
  const node = (id: string, second: number | null, prev?: string): SessionExport['nodes'][number] => ({
    id,
    data: {
      thought: id,
      thoughtNumber: 1,
      totalThoughts: 1,
      nextThoughtNeeded: true,
      ...(second === null ? {} : { timestamp: `2026-01-01T00:00:${String(second).padStart(2, '0')}Z` }),
    },
    ...(prev === undefined ? {} : { prev }),
  });
  const ids = (nodes: SessionExport['nodes']) => inOrder(nodes).map(({ id }) => id);

  test.each([
    ['is that of their times', [node('b', 2), node('a', 1), node('c', 3)], ['a', 'b', 'c']],
    ['is that of the file where times are the same', [node('b', 1), node('a', 1)], ['b', 'a']],
    ['never puts a thought before the one it follows', [node('b', 1, 'a'), node('a', 2), node('c', 3)], ['a', 'b', 'c']],
    ['nor where times are the same', [node('1', 5, '2'), node('2', 5, '3'), node('3', 5)], ['3', '2', '1']],
    ['follows links where there are no times', [node('2', null, '1'), node('1', null)], ['1', '2']],
    ['comes to an end where links go round', [node('a', 2, 'b'), node('b', 1, 'a'), node('c', 0, 'c')], ['c', 'b', 'a']],
    ['passes over links that lead nowhere', [node('b', 2, 'x'), node('a', 1, 'y')], ['a', 'b']],
  ])('%s', (_, nodes, order) => expect(ids(nodes)).toEqual(order));

  test('takes no longer for a long chain that is written backwards', () => {
    const nodes = Array.from({ length: 20_000 }, (_, i) => node(`${i}`, 1, `${i + 1}`));
    expect(ids(nodes)[0]).toBe('19999');
  });
});
