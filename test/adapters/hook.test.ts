import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type HookWorld, runHook } from '../../src/adapters/hook/run.ts';
import { hookWorld } from '../../src/bin/hook-world.ts';
import { call } from '../../src/boundary/call.ts';
import { freshFile, tempFolder, testApp } from '../support/app.ts';
import { hostileTexts } from '../support/hostile.ts';

let temp: ReturnType<typeof tempFolder>;
let project: string;
let database: string;
beforeEach(async () => {
  temp = tempFolder();
  project = path.join(temp.folder, 'shop');
  mkdirSync(path.join(project, '.git'), { recursive: true });
  database = path.join(temp.folder, 'noema.db');
  await freshFile(database);
});
afterEach(() => temp.remove());

const workspace = 'shop';

async function calls(...list: readonly (readonly [string, object])[]): Promise<Record<string, unknown>[]> {
  const app = await testApp({ database });
  const results: Record<string, unknown>[] = [];
  for (const [tool, args] of list) {
    const { success, result, error } = await call(app, tool, { workspace, ...args });
    if (!success) throw new Error(JSON.stringify(error));
    results.push(result as Record<string, unknown>);
  }
  await app.end();
  return results;
}

const world = (env: NodeJS.ProcessEnv = {}): HookWorld => ({
  ...hookWorld,
  cwd: temp.folder,
  env: { NOEMA_HOME: temp.folder, CLAUDE_CONFIG_DIR: path.join(temp.folder, 'claude'), ...env },
});
const whole = (env: NodeJS.ProcessEnv = {}): HookWorld => ({
  ...world(env),
  open: ({ policy }) => testApp({ database, policy }),
});

const hook = (event: string, sent: object = {}, at = world()) =>
  runHook(
    at,
    { event, client: undefined, flags: {} },
    JSON.stringify({ session_id: 'c-1', cwd: project, more: { unknown: [1] }, ...sent }),
  );

const aTask = [
  'tasks_macro_start',
  { task_title: 'Sign in', steps: [{ title: 'Form', success_criteria: ['works'], tests: ['npm test'] }] },
] as const;

describe('a start', () => {
  test('is told in the form that hosts read, in any folder of the project', async () => {
    await calls(aTask);
    mkdirSync(path.join(project, 'src'));
    const said = JSON.parse((await hook('SessionStart', { cwd: path.join(project, 'src'), source: 'startup' })) ?? '') as object;
    expect(said).toEqual({
      hookSpecificOutput: {
        hookEventName: 'SessionStart',
        additionalContext: expect.stringContaining('open step s:0 of TASK-001'),
      },
    });
  });

  test('gets nothing where Noema knows nothing, and nothing is made there', async () => {
    await calls(aTask);
    const other = path.join(temp.folder, 'other');
    mkdirSync(path.join(other, '.git'), { recursive: true });
    expect(await hook('SessionStart', { cwd: other })).toBeUndefined();
    expect(await hook('SessionStart', { cwd: other }, world({ NOEMA_HOOK_EVERYWHERE: 'true' }))).toContain(
      'knows nothing about this folder',
    );
    const { workspaces } = (await testApp({ database })).store;
    expect(await workspaces('', 10)).toEqual([workspace]);
    const nowhere = path.join(temp.folder, 'nowhere');
    expect(await hook('SessionStart', {}, world({ NOEMA_HOME: nowhere }))).toBeUndefined();
  });

  test('takes at most 1,500 bytes, and keeps the step and a rule, whatever is stored', async () => {
    const long = '日本語のとても長い説明 "quoted" <tag> '.repeat(60);
    await calls(
      [
        'tasks_macro_start',
        {
          task_title: long.slice(0, 200),
          steps: [{ title: `First ${long.slice(0, 200)}`, success_criteria: [long.slice(0, 900)], tests: ['npm test'] }],
        },
      ],
      ...[1, 2, 3, 4, 5, 6].flatMap((i) => [
        ['think_card', { card: { id: `R${i}`, type: 'decision', title: `Rule ${i}`, text: long } }] as const,
        ['think_pin', { targets: `R${i}` }] as const,
        ['think_card', { card: { type: 'question', title: `Question ${i}`, text: long } }] as const,
        ['notes_commit', { target: 'TASK-001', content: long }] as const,
      ]),
      [
        'context_keep',
        { host: 'codex', conversation: 'c-0', event: 'PreCompact', said: [{ role: 'assistant', text: `Flight ${long}` }] },
      ],
    );
    const [given] = await calls(['context_give', { host: 'codex', conversation: 'c-1', event: 'SessionStart' }]);
    const text = String(given?.text);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1500);
    expect(given?.bytes).toBe(Buffer.byteLength(text));
    for (const part of ['open step s:0', '"First ', '"Rule 6', 'in progress', 'Flight', 'More: search'])
      expect(text).toContain(part);
  });
});

test('a hundred hostile texts stay inside their quotes', async () => {
  const texts = hostileTexts((n) => `mark${n}end`);
  expect(texts).toHaveLength(100);
  const line = /^- noted notes@\d+ \(agent "eve", [-0-9T:]+Z\): "(?:[^"\\<>\p{Cc}\p{Cf}]|\\.)*"$/u;
  const app = await testApp({ database });
  for (const [n, content] of texts.entries()) {
    const at = { workspace: `w${n}` };
    await call(app, 'notes_commit', { ...at, content, agent_id: 'eve' });
    const { result } = await call(app, 'context_give', { ...at, host: 'codex', conversation: 'c-1', event: 'SessionStart' });
    const lines = String((result as { text: string }).text).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(line);
    expect(lines[1]).toContain(`mark${n}end`);
  }
  await app.end();
});

describe('a prompt', () => {
  const about = { prompt: 'why does the invoice parser choke on Latvian dates' };
  const note = ['notes_commit', { content: `The invoice parser chokes on Latvian dates ${'and so on '.repeat(99)}` }] as const;

  test('is left alone unless it is asked for', async () => {
    await calls(note);
    expect(await hook('UserPromptSubmit', about, whole())).toBeUndefined();
  });

  test('brings what clearly matches, in at most 600 bytes', async () => {
    await calls(note, note, note, note);
    const said = JSON.parse((await hook('UserPromptSubmit', about, whole({ NOEMA_HOOK_PROMPTS: '1' }))) ?? '{}') as {
      hookSpecificOutput: { additionalContext: string };
    };
    const text = said.hookSpecificOutput.additionalContext;
    expect(text).toContain('invoice parser');
    expect(text.split('\n').length).toBeLessThanOrEqual(4);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(600);
  });
});

describe('a transcript', () => {
  const claude = [
    { type: 'user', message: { role: 'user', content: 'Mend the form' } },
    { type: 'user', message: { role: 'user', content: '<system-reminder>not said by anybody</system-reminder>' } },
    { type: 'assistant', message: { role: 'assistant', content: [{ type: 'text', text: 'Field three is lost' }] } },
    {
      type: 'assistant',
      message: { role: 'assistant', content: [{ type: 'tool_use', name: 'Bash', input: { command: 'npm test' } }] },
    },
  ];
  const codex = [
    {
      type: 'response_item',
      payload: { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Mend the form' }] },
    },
    {
      type: 'response_item',
      payload: { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Field three is lost' }] },
    },
    { type: 'response_item', payload: { type: 'function_call', name: 'Bash', arguments: '{"command":"npm test"}' } },
    { type: 'event_msg', payload: { type: 'agent_message', message: 'for the screen' } },
  ];

  test.each([
    ['claude/projects/p/c-1.jsonl', claude, 'claude-code'],
    ['codex/sessions/2026/rollout-c-1.jsonl', codex, 'codex'],
  ])('%s becomes a checkpoint of what is in progress', async (name, lines, host) => {
    await calls(aTask);
    const file = path.join(temp.folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${'{"cut off\n'.repeat(100_000)}${lines.map((line) => `${JSON.stringify(line)}\n`).join('')}{"half`);
    const at = world({ CODEX_HOME: path.join(temp.folder, 'codex') });
    expect(await hook('PreCompact', { transcript_path: file, trigger: 'auto' }, at)).toBeUndefined();
    const [shown] = await calls(['show', { target: 'TASK-001', doc_kind: 'notes' }]);
    expect(shown).toMatchObject({
      entries: [
        {
          format: 'checkpoint',
          meta: { host, conversation: 'c-1', author: 'agent' },
          content: 'Asked last: Mend the form\nSaid last: Field three is lost\nDid last: Bash {"command":"npm test"}',
        },
      ],
    });
  });

  test('elsewhere is not read', async () => {
    await calls(aTask);
    const file = path.join(temp.folder, 'secret.jsonl');
    writeFileSync(file, `${JSON.stringify(claude[0])}\n`);
    await hook('PreCompact', { transcript_path: file });
    const [shown] = await calls(['show', { target: 'TASK-001', doc_kind: 'notes' }]);
    expect(shown).toMatchObject({ entries: [] });
  });
});

test('an end is put off once, and never by a host that goes on because of it', async () => {
  await calls(aTask);
  expect(await hook('Stop', { stop_hook_active: true })).toBeUndefined();
  expect(JSON.parse((await hook('Stop')) ?? '')).toEqual({
    decision: 'block',
    reason: expect.stringContaining('step s:0 of TASK-001'),
  });
  expect(await hook('Stop')).toBeUndefined();
  expect(await hook('Stop', { session_id: 'c-2' })).toBeDefined();
});

test('a session that ends gives back what it holds', async () => {
  await calls(
    ['tasks_jobs_create', { title: 'Port', prompt: 'Port it.' }],
    ['tasks_jobs_claim', { job: 'JOB-001', runner_id: 'c-1' }],
  );
  expect(await hook('SessionEnd', { reason: 'exit' })).toBeUndefined();
  const [opened] = await calls(['tasks_jobs_open', { job: 'JOB-001' }]);
  expect(opened).toMatchObject({ job: { status: 'QUEUED', runner: null } });
});

test.each([
  ['no JSON', 'SessionStart', 'nonsense'],
  ['a list', 'SessionStart', '[]'],
  ['no conversation', 'SessionStart', '{}'],
  ['a conversation of the wrong type', 'SessionStart', '{"session_id": 7}'],
  ['an unknown event', 'Nonsense', '{"session_id": "c-1"}'],
])('%s is trouble that whoever runs it keeps from the host', async (_, event, sent) => {
  await expect(runHook(world(), { event, client: undefined, flags: {} }, sent)).rejects.toThrow();
});

test('fields of the wrong type count as not sent', async () => {
  await calls(aTask);
  const odd = {
    source: 7,
    prompt: {},
    transcript_path: [],
    stop_hook_active: 'yes',
    __proto__: { x: 1 },
    session_id: '../../c\u0000 1',
  };
  expect(await hook('SessionStart', odd)).toContain('TASK-001');
  const [found] = await calls(['search', { type: 'context_injected' }]);
  expect(found).toMatchObject({ hits: [{ title: 'SessionStart of claude-code conversation c1' }] });
});
