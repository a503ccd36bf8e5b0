import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Envelope } from '../../generated/types/index.ts';
import { noPolicy } from '../../src/app/compose.ts';
import { callOn, connectInside } from '../e2e/connect.ts';
import { testApp, testClock } from '../support/app.ts';
import { tools } from '../support/tools.ts';

let app: Awaited<ReturnType<typeof testApp>>;
let client: Client;
const clock = testClock();
beforeAll(async () => {
  app = await testApp({ clock });
  client = await connectInside(app);
  /** From here on the client holds every answer against the output schema it was shown. */
  await client.listTools();
});
afterAll(() => app.end());

describe('answers', () => {
  test('carry the envelope as structure and as text', async () => {
    const { text, envelope, isError } = await callOn(client, 'notes_commit', { workspace: 'w', content: 'x' });
    expect(isError).toBe(false);
    expect(envelope).toMatchObject({ success: true, intent: 'notes_commit', result: { entry: { content: 'x' } }, error: null });
    expect(JSON.parse(text)).toEqual(envelope);
  });
  test('an error is an answer, not a broken protocol, and its text says everything', async () => {
    const { text, envelope, isError } = await callOn(client, 'show', { workspace: 'w', branch: 'nowhere' });
    expect(isError).toBe(true);
    expect(envelope).toMatchObject({
      success: false,
      result: null,
      error: { code: 'UNKNOWN_ID', recovery: expect.any(String) },
      suggestions: [{ target: 'branch_list' }],
    });
    expect(JSON.parse(text)).toEqual(envelope);
  });
  test('an unknown tool too', async () => {
    for (const name of ['statu', 'constructor']) {
      const { envelope, isError } = await callOn(client, name, {});
      expect(isError).toBe(true);
      expect(envelope).toMatchObject({ error: { code: 'UNKNOWN_TOOL' } });
    }
  });
  test('arguments that break the contract too', async () => {
    const { envelope } = await callOn(client, 'show', { workspace: 'w', limt: 1 });
    expect(envelope).toMatchObject({ error: { code: 'INVALID_INPUT', hints: [{ field: 'limt', expected: 'limit' }] } });
  });
  test('calls at the same time get their own answers', async () => {
    const many = await Promise.all(
      Array.from({ length: 30 }, (_, i) => callOn(client, 'notes_commit', { workspace: `many/${i % 3}`, content: `note ${i}` })),
    );
    for (const [i, { envelope }] of many.entries()) expect(envelope?.result).toMatchObject({ entry: { content: `note ${i}` } });
  });
});

test('two servers on one store, each for its own project', async () => {
  const guarded = (project_guard: string) => connectInside({ ...app, policy: { ...noPolicy, project_guard } });
  const [ours, theirs] = [await guarded('ours'), await guarded('theirs')];
  await callOn(ours, 'init', { workspace: 'guarded' });
  expect((await callOn(ours, 'status', { workspace: 'guarded' })).isError).toBe(false);
  const { text, isError } = await callOn(theirs, 'status', { workspace: 'guarded' });
  expect(isError).toBe(true);
  expect(text).toMatch(/^ERROR: PROJECT_GUARD_MISMATCH .* \| fix: /);
});

describe('portals answer in lines', () => {
  test.each([
    ['status', { workspace: 'nobody' }, /^new workspace=nobody\ntasks_macro_start task_title="First task" workspace=nobody$/],
    ['macro_branch_note', { workspace: 'p', content: 'x' }, /^note committed notes@\d+ on main\nstatus workspace=p$/],
    [
      'macro_branch_note',
      { workspace: 'p', name: 'idea', content: 'x' },
      /^branch idea from main@\d+ \| note committed notes@\d+\nstatus/,
    ],
    ['macro_branch_note', { workspace: 'p', from: 'main', content: 'x' }, /^checkout idea -> main \| note committed/],
    ['status', { workspace: 'p' }, /^ready checkout=main\nopen id=notes@\d+ workspace=p$/],
    [
      'status',
      { workspace: 'p', max_chars: 0 },
      /^ok\nopen id=notes@\d+ workspace=p\nWARNING: BUDGET_TRUNCATED .* \| fix: .*\nWARNING: BUDGET_MINIMAL .*\nWARNING: BUDGET_MIN_CLAMPED .*$/,
    ],
    ['macro_branch_note', { workspace: 'p' }, /^ERROR: INVALID_INPUT content is missing\. \| fix: Send content, .*$/],
    ['macro_branch_note', { workspace: 'p', name: 'idea', from: 'main', content: 'x' }, /\nWARNING: BASE_IGNORED .* \| fix: .*$/],
    ['help', {}, /^NOEMA keeps your reasoning/],
    ['help', { workspace: '!' }, /^ERROR: INVALID_INPUT workspace must be/],
  ])('%s %j', async (name, args, lines) => {
    const { text, envelope, isError } = await callOn(client, name, args);
    expect(text).toMatch(lines);
    expect(envelope).toBeUndefined();
    expect(text).not.toMatch(/[{}]|\n\n(?!A DAY|THINKING|HOW|WORTH)/);
    expect(isError).toBe(text.startsWith('ERROR:'));
  });
  test('a toolset that hides a command says how to find it', async () => {
    const core = await connectInside(app, { toolset: 'core' });
    expect((await callOn(core, 'status', { workspace: 'p' })).text).toMatch(/\ntools\/list toolset=daily\nopen id=/);
    const bare = await callOn(core, 'tasks_snapshot', { workspace: 'p', task: 'TASK-001' });
    expect(bare.text).toMatch(/\ntools\/list toolset=daily\ntasks_context /);
  });
});

test('answers cut to any size keep to the listed schema', async () => {
  const workspace = 'cut';
  for (let i = 0; i < 6; i += 1) {
    await callOn(client, 'commit', {
      workspace,
      artifact: `${i} ${'é"'.repeat(300 * i)}`,
      message: `m${i}`,
      meta: { i, deep: ['x'.repeat(80)] },
    });
    await callOn(client, 'branch_create', { workspace, name: `b/${i}` });
    await callOn(client, 'tag_create', { workspace, name: `t-${i}` });
  }
  await callOn(client, 'notes_commit', {
    workspace,
    branch: 'b/5',
    content: 'own',
    format: 'trace_step',
    meta: { thoughtNumber: 1 },
  });
  await callOn(client, 'tasks_create', { workspace, title: 'Launch' });
  await callOn(client, 'tasks_create', { workspace, parent: 'PLAN-001', title: 'Sign in' });
  const { envelope: newest } = await callOn(client, 'log', { workspace });
  const last = ((newest as Envelope).result as { head_seq: number }).head_seq;
  const readers: Record<string, Record<string, unknown>> = {
    show: { branch: 'b/5', doc_kind: 'notes' },
    diff: { from: 'main', to: 'b/5' },
    open: { id: `notes@${last}` },
  };
  /** Those that this small world can answer. */
  const cuttable = Object.values(tools).filter(
    ({ budget, render, name, required }) =>
      budget && render === 'json' && required.every((field) => field === 'workspace' || field in (readers[name] ?? {})),
  );
  expect(cuttable.length).toBeGreaterThan(8);
  for (const { name, target } of cuttable)
    for (let max_chars = 0; max_chars <= 3000; max_chars += max_chars < 60 ? 3 : 117) {
      const about = target === 'entity' ? { target: 'TASK-001' } : {};
      const { envelope } = await callOn(client, name, { workspace, ...about, ...readers[name], max_chars });
      expect(envelope?.error, name).toBeNull();
      const { budget, ...rest } = (envelope as Envelope).result as { budget: { used_chars: number; max_chars: number } };
      expect(budget.used_chars).toBe(Buffer.byteLength(JSON.stringify(rest)));
      expect(budget.used_chars).toBeLessThanOrEqual(budget.max_chars);
    }
});
