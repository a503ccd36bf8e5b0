import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noPolicy } from '../../src/app/compose.ts';
import { callOn, connectInside } from '../e2e/connect.ts';
import { testApp } from '../support/app.ts';

const secret = `ghp_${'a1B2'.repeat(9)}`;
let app: Awaited<ReturnType<typeof testApp>>;
let client: Client;
const workspace = 'acme';
beforeAll(async () => {
  app = await testApp();
  client = await connectInside({ ...app, policy: { ...noPolicy, default_workspace: workspace } }, { toolset: 'daily' });
  await callOn(client, 'tasks_macro_start', {
    task_title: 'Limit requests',
    steps: [
      { title: 'Write the limiter', success_criteria: ['429 {answer} when over'], tests: ['limiter.test'] },
      { title: `Use ${secret}`, success_criteria: ['it is used'], tests: ['use.test'] },
    ],
  });
  await callOn(client, 'tasks_macro_start', { task_title: 'Second task', steps: ['Begin'] });
});
afterAll(() => app.end());

const said = async (name: string, args?: Record<string, string>, by = client) => {
  const { messages } = await by.getPrompt({ name, ...(args ? { arguments: args } : {}) });
  const [message] = messages;
  if (messages.length !== 1 || message?.content.type !== 'text') throw new Error('one text was expected');
  expect(message.role).toBe('user');
  return message.content.text;
};

test('three prompts, none of whose arguments must be given', async () => {
  expect(client.getServerCapabilities()).toHaveProperty('prompts');
  const { prompts } = await client.listPrompts();
  expect(prompts.map(({ name }) => name)).toEqual(['resume', 'hand-over', 'review']);
  for (const { name, title, description, arguments: taken = [] } of prompts) {
    expect(title && description, name).toBeTruthy();
    expect(taken.map((argument) => [argument.name, argument.required])).toEqual([
      ['workspace', false],
      ['task', false],
    ]);
  }
});

describe('a prompt holds what is true now', () => {
  test.each([
    ['resume', undefined, /^Go on .*\n\n[^\n]*TASK-002[\s\S]*Begin[\s\S]*tasks_macro_close_step, with a note/],
    ['resume', { task: 'TASK-001' }, /TASK-001[\s\S]*Write the limiter[\s\S]*429 \{answer\} when over/],
    ['resume', { task: ' ', workspace: '' }, /TASK-002/],
    ['hand-over', { task: 'TASK-001' }, /- left: s:0 Write the limiter[\s\S]*final_note/],
    ['review', { workspace, task: 'TASK-001' }, /^Review [\s\S]*TASK-001[\s\S]*Change nothing else\.$/],
  ])('%s %j', async (name, args, words) => {
    const text = await said(name, args);
    expect(text).toMatch(words);
    expect(text).not.toContain(secret);
  });
  test('and moves no focus', async () => {
    await said('resume', { task: 'TASK-001' });
    expect((await callOn(client, 'tasks_focus_get')).envelope?.result).toMatchObject({ focus: 'TASK-002' });
  });
});

describe('what cannot be said is refused with what to do', () => {
  test.each([
    ['lost', undefined, -32602, /no prompt lost; choose from resume, hand-over, review/],
    ['__proto__', undefined, -32602, /choose from/],
    ['resume', { moon: 'x' }, -32602, /resume takes no moon; choose from workspace, task/],
    ['resume', { __proto__x: 'x' }, -32602, /takes no/],
    ['resume', { task: 'x'.repeat(100_000) }, -32602, /INVALID_INPUT: task/],
    ['resume', { task: 'TASK-099' }, -32002, /UNKNOWN_ID: There is no task TASK-099\. Use the id/],
    ['review', { workspace: '!' }, -32602, /INVALID_INPUT: workspace/],
  ])('%s', async (name, args, code, message) => {
    const asked = said(name, args as Record<string, string> | undefined);
    await expect(asked).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
    await expect(asked).rejects.toSatisfy((error: Error) => error.message.length < 1_000);
  });
  test('a server without a default workspace asks for one', async () => {
    const bare = await connectInside(app);
    await expect(said('resume', undefined, bare)).rejects.toMatchObject({ message: expect.stringContaining('workspace') });
    expect(await said('resume', { workspace, task: 'TASK-001' }, bare)).toContain('Write the limiter');
  });
});
