import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderAnswer } from '../../src/adapters/render/answer.ts';
import { call } from '../../src/boundary/call.ts';
import { testApp } from '../support/app.ts';
import { readerFor } from '../support/rooms.ts';

const workspace = 'screen';
let app: Awaited<ReturnType<typeof testApp>>;

const read = async (tool: string, args: object = {}) => {
  const envelope = await call(app, tool, { workspace, ...args });
  expect(envelope.error, tool).toBeNull();
  return renderAnswer(tool, envelope, readerFor(workspace, 'daily')).text;
};

/** More than a screen holds of everything, in letters of one and of three bytes. */
beforeAll(async () => {
  app = await testApp();
  const long = (words: string) => `${words} ${'so that nobody has to ask again, 毎朝 '.repeat(6)}`;
  const steps = ['Measure', 'Write', 'Try', 'Ship'].map((title) => ({
    title,
    success_criteria: [long(`${title} is seen`), long('and again')],
    tests: [long('npm test')],
  }));
  await read('tasks_macro_start', { task_title: long('Limit requests'), steps });
  await read('tasks_macro_close_step', { note: long('Measured') });
  await read('tasks_block', { path: 's:3', reason: long('waits for keys') });
  for (let i = 1; i <= 4; i += 1) {
    await read('think_card', { card: { id: `D${i}`, type: 'decision', title: long(`decision ${i}`) } });
    await read('think_card', { card: { id: `Q${i}`, type: 'question', title: long(`question ${i}`) } });
    await read('notes_commit', { target: 'TASK-001', content: long(`note ${i}`) });
    await read('branch_create', { name: `what-if/${i}`, from: 'task/TASK-001' });
    await read('notes_commit', { branch: `what-if/${i}`, content: long(`idea ${i}`) });
  }
});
afterAll(() => app.end());

const bytes = (text: string) => Buffer.byteLength(text);
const shown = (text: string) => text.split('\n').filter((line) => line.startsWith('- '));
const kinds = (text: string) => shown(text).map((line) => line.split(/[ :]/)[1]);

describe('a screen', () => {
  test('holds at most 1,500 bytes, and the latest of each kind', async () => {
    const text = await read('tasks_snapshot');
    expect(bytes(text)).toBeLessThanOrEqual(1500);
    expect(bytes(text)).toBeGreaterThan(1000);
    for (const kind of ['criteria', 'tests', 'blocked', 'done', 'decided', 'note']) expect(kinds(text), text).toContain(kind);
    expect(text).toMatch(/^- decided D4: decision 4/m);
    expect(text).not.toContain('decision 1');
  });

  test('is larger where the budget is, and says everything once', async () => {
    const text = await read('tasks_snapshot', { max_chars: 20_000 });
    expect(bytes(text)).toBeLessThanOrEqual(20_000);
    expect(kinds(text)).toEqual([
      ...['criteria', 'tests', 'blocked', 'done'],
      ...['decided', 'note', 'question', 'what-if'].flatMap((kind) => [kind, kind, kind]),
    ]);
    expect(new Set(shown(text)).size).toBe(shown(text).length);
  });

  test('loses its details first, the third of a kind before the second, and keeps state and command', async () => {
    let before = Number.POSITIVE_INFINITY;
    for (const max_chars of [8000, 4000, 3000, 2500, 2000, 1500, 1200, 1000, 800, 600, 400]) {
      const text = await read('tasks_snapshot', { max_chars });
      const lines = text.split('\n');
      expect(lines[0], text).toMatch(/^focus TASK-001 — Limit requests .* \| next: s:1/);
      expect(text).toMatch(/^tasks_macro_close_step .*path=s:1/m);
      const details = shown(text);
      if (details.length) expect(bytes(text), text).toBeLessThanOrEqual(max_chars);
      expect(details.length, String(max_chars)).toBeLessThanOrEqual(before);
      before = details.length;
      const count = (kind: string) => kinds(text).filter((one) => one === kind).length;
      const amounts = ['decided', 'note', 'question', 'what-if'].map(count);
      expect(Math.max(...amounts) - Math.min(...amounts), text).toBeLessThanOrEqual(1);
    }
    expect(before).toBe(0);
  });

  test.each(['tasks_macro_start', 'tasks_macro_finish'])('%s keeps to the same size', async (tool) => {
    const args =
      tool === 'tasks_macro_start' ? { task_title: 'Another', plan_title: 'Apart' } : { task: 'TASK-001', status: 'ACTIVE' };
    const text = await read(tool, args);
    expect(bytes(text), text).toBeLessThanOrEqual(1500);
    expect(shown(text).length).toBeGreaterThan(2);
    await read('tasks_focus_set', { task: 'TASK-001' });
  });

  test('a first look is short enough to come before a snapshot', async () => {
    const text = await read('status');
    expect(bytes(text), text).toBeLessThanOrEqual(500);
    expect(text).toMatch(/^ready checkout=\S+ \| focus TASK-001 .* \| next: s:1 Write; confirm: criteria, tests$/m);
    expect(text).toMatch(/^tasks_snapshot$/m);
  });
});
