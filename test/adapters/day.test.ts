import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderAnswer } from '../../src/adapters/render/answer.ts';
import { call } from '../../src/boundary/call.ts';
import type { Toolset } from '../../src/boundary/toolsets.ts';
import { goldenPath } from '../../src/domain/views/golden.ts';
import { commandsIn, parseCommand } from '../boundary/command-line.ts';
import { testApp } from '../support/app.ts';
import { readerFor } from '../support/rooms.ts';
import { tools } from '../support/tools.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.end());

/** What a client of one workspace reads when it calls a tool. */
const reader = (workspace: string, toolset: Toolset) => async (tool: string, args: object) => {
  const envelope = await call({ ...app, policy: { ...app.policy, default_workspace: workspace } }, tool, args, { toolset });
  return renderAnswer(tool, envelope, readerFor(workspace, toolset)).text;
};

/** Fills in what a person would: the command that was run, and where its result is. */
const filledIn = (line: string) =>
  line
    .replaceAll(/<fill: the command[^>]*>/g, 'npm test')
    .replaceAll(/<fill: where[^>]*>/g, 'https://ci.example/1')
    .replaceAll(/<fill: what[^>]*>/g, 'as it was asked');

/** Goes on with nothing but the command that the last answer printed, until none is. */
async function play(workspace: string, toolset: Toolset, first: string, most: number): Promise<string[]> {
  const read = reader(workspace, toolset);
  const answers: string[] = [];
  for (let line: string | undefined = first; line !== undefined && answers.length < most; ) {
    const { tool, args } = parseCommand(filledIn(line));
    const text = await read(tool, args);
    answers.push(text);
    const lines = text.split('\n');
    const plain = lines.filter((shown) => !shown.startsWith('- '));
    expect(plain.length, text).toBeLessThanOrEqual(2);
    expect(Buffer.byteLength(text), text).toBeLessThanOrEqual(1500);
    for (const shown of lines) expect(shown.trim(), text).not.toBe('');
    expect(text).not.toMatch(/^(\{|ERROR)/m);
    line = commandsIn(text).at(0);
  }
  return answers;
}

const states = (answers: readonly string[]) => answers.map((text) => text.split('\n')[0]);

describe('a day goes by executing what is printed', () => {
  test.each<Toolset>(['daily', 'full'])('a task, from an empty workspace to done, shown %s', async (toolset) => {
    const workspace = `day/${toolset}`;
    await call(app, 'init', { workspace });
    expect(states(await play(workspace, toolset, 'status', 20))).toEqual([
      'ready checkout=main',
      'focus TASK-001 — First task | next: s:0 Clarify; confirm: criteria, tests',
      'focus TASK-001 — First task | next: s:1 Implement; confirm: criteria, tests',
      'focus TASK-001 — First task | next: s:2 Verify and document; confirm: criteria, tests',
      'focus TASK-001 — First task | next: finish it',
      'focus TASK-001 — First task | done',
    ]);
    const { result } = await call(app, 'open', { workspace, id: 'TASK-001' });
    expect(result).toMatchObject({ target: { status: 'DONE', steps: { total: 3, completed: 3 } } });
  });

  test('a principal task asks for its proof on the way', async () => {
    const workspace = 'day/principal';
    const answers = await play(workspace, 'daily', 'tasks_macro_start task_title="Ship it" template=principal-task', 20);
    const nexts = states(answers).map((state) => state?.replace(/^focus TASK-001 — Ship it \| (?:next: )?/, ''));
    expect(nexts.map((next) => next?.replace(/(?<=^s:\d) [^;]+/, ''))).toEqual([
      ...['s:0', 's:1', 's:2'].map((path) => `${path}; confirm: criteria, tests`),
      's:3; confirm: criteria, tests; prove: tests',
      's:4; confirm: criteria, tests',
      'finish it',
      'done',
    ]);
  });

  test('the next morning it goes on where it was', async () => {
    const workspace = 'day/morning';
    const read = reader(workspace, 'core');
    await read('tasks_macro_start', { task_title: 'Do X' });
    const [status, snapshot] = await play(workspace, 'daily', 'status', 2);
    const atHand = 'focus TASK-001 — Do X | next: s:0 Clarify; confirm: criteria, tests';
    expect(status).toMatch(/\ntasks_snapshot$/);
    expect(status?.startsWith(`ready checkout=task/TASK-001 | ${atHand}\n- criteria: `), status).toBe(true);
    expect(snapshot?.startsWith(`${atHand}\n- criteria: `), snapshot).toBe(true);
    expect(snapshot).toMatch(/\ntasks_macro_close_step note="<fill: .*>" path=s:0 proof=.* task=TASK-001$/);
    expect(await read('tasks_macro_finish', {})).toMatch(
      /^ERROR: INVALID_INPUT .*s:0.*\ntools\/list toolset=daily\ntasks_macro_close_step note=.* path=s:0 proof=.* task=TASK-001$/,
    );
  });

  test('whoever has no task yet is led to one', async () => {
    const workspace = 'day/lost';
    await call(app, 'init', { workspace });
    const text = await reader(workspace, 'daily')('tasks_snapshot', {});
    expect(text).toMatch(/^ERROR: INVALID_INPUT .*\ntasks_macro_start task_title="First task"$/);
    expect(states(await play(workspace, 'daily', commandsIn(text)[0] as string, 1))[0]).toMatch(/^focus TASK-001/);
  });
});

test.each(['tasks_macro_close_step', 'tasks_macro_finish'])('%s says done again in JSON, and not in lines', async (tool) => {
  const workspace = `day/again/${tool}`;
  await call(app, 'tasks_macro_start', { workspace, task_title: 'Do X' });
  for (let i = 0; i < 4; i++) await call(app, 'tasks_macro_close_step', { workspace });
  const { warnings } = await call(app, tool, { workspace });
  expect(warnings.map(({ code }) => code)).toEqual(['ALREADY_DONE']);
  expect(await reader(workspace, 'daily')(tool, {})).toMatch(/^focus TASK-001 — Do X \| done(\n- .*)*$/);
});

test('the golden path is made of tools that the daily toolset shows', () => {
  for (const { tool } of goldenPath) expect(tools[tool]?.tier, tool).toMatch(/^(core|daily)$/);
});
