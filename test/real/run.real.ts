import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { AnswerName } from '../../generated/registry/records.ts';
import { demoAnswer, demoTask, demoValues } from '../../src/app/demo/answers.ts';
import { askedAndDone, said } from '../support/pilot.ts';
import { type Clis, installClis } from './clis.ts';
import { type HostName, makeWorld, type World } from './hosts.ts';
import { type Answer, type Asked, type Model, startModel } from './model.ts';

let clis: Clis;
let model: Model;
let world: World;
beforeAll(async () => {
  clis = await installClis();
  model = await startModel();
});
afterAll(() => model.close());
afterEach(() => world.remove());

const schemas = new Map(
  readdirSync('generated/answers/codex').map((file) => [
    JSON.stringify(JSON.parse(readFileSync(`generated/answers/codex/${file}`, 'utf8'))),
    path.basename(file, '.json') as AnswerName,
  ]),
);

/** Which question of the Mind a request is; nothing where it is one of the agent. */
function questionIn({ url, body }: Asked): AnswerName | undefined {
  if (url.includes('/chat/completions')) return (body.response_format as { json_schema: { name: AnswerName } }).json_schema.name;
  const { format } = (body.text ?? {}) as { format?: { schema?: object } };
  return format?.schema ? schemas.get(JSON.stringify(format.schema)) : undefined;
}

/** A model that is both: the agent does what a story says, and the Mind answers as in the demo. */
function plays(...story: Answer[]): AnswerName[] {
  const asked: AnswerName[] = [];
  model.replies((request) => {
    const name = questionIn(request);
    if (name === undefined) return request.mayRun ? story.shift() : undefined;
    asked.push(name);
    return { text: JSON.stringify(demoAnswer(name, request.text)) };
  });
  return asked;
}

async function enter(host: HostName, config: object): Promise<void> {
  world = await makeWorld(host, { clis, url: model.url });
  rmSync(path.join(world.project, '.git'), { recursive: true });
  execFileSync('git', ['init', '-q', world.project]);
  writeFileSync(path.join(world.project, 'report.mjs'), 'export const rows = [];\n');
  const home = path.join(world.home, 'mi');
  Object.assign(world.env, { MI_HOME: home, PATH: `${clis.bin}${path.delimiter}${world.env.PATH}` });
  mkdirSync(home);
  writeFileSync(path.join(home, 'config.json'), JSON.stringify({ version: 'v1', ...config }));
}

const folder = () => {
  const projects = path.join(world.home, 'mi/projects');
  return path.join(projects, readdirSync(projects)[0] as string);
};
const log = () =>
  readFileSync(path.join(folder(), 'evidence.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .map((record) => said({ kind: String(record.kind), record }));

const tested = 'I ran node --test: every test passes.';

test('mi run drives Codex through two batches, and its question is answered from the values', async () => {
  await enter('codex', {});
  const asked = plays(
    { command: 'cat report.mjs' },
    { text: 'Which separator should the columns have, comma or semicolon?' },
    { command: "echo 'export const toCsv = 1;' >> report.mjs" },
    { text: tested },
  );
  expect(await world.noema('mi', 'init', '--values', demoValues.join(' '))).toMatchObject({ code: 0 });
  const { code, stdout, stderr } = await world.noema('mi', 'run', '--max-batches', '4', demoTask);
  expect(stderr).toBe('');
  expect([code, log()]).toEqual([0, askedAndDone(['b0.recall cross_project_recall'])]);
  expect(asked).toContain('auto_answer_to_hands');
  expect(stdout).toContain('[mi->hands] Use semicolons.');
  expect(stdout).toMatch(/\[hands\] \$ .*cat report\.mjs/);
  expect(stdout).toMatch(/mode=resume thread_id=[0-9a-f-]{36}/);
  expect(stdout).toContain('status=done batches=2');
  expect(readFileSync(path.join(world.project, 'report.mjs'), 'utf8')).toContain('toCsv');
});

test('mi run drives Claude Code through one', async () => {
  const stream = ['--output-format', 'stream-json', '--verbose', '--allowedTools', 'Bash'];
  await enter('claude-code', {
    hands: {
      provider: 'cli',
      cli: {
        prompt_mode: 'arg',
        exec: ['claude', '-p', '{prompt}', ...stream],
        resume: ['claude', '-p', '{prompt}', ...stream, '--resume', '{thread_id}'],
      },
    },
    mind: {
      provider: 'openai_compatible',
      openai_compatible: { base_url: `${model.url}/v1`, model: 'loopback', api_key: 'none', structure: 'json_schema' },
    },
  });
  plays({ command: 'cat report.mjs' }, { text: tested });
  const { code, stdout, stderr } = await world.noema('mi', 'run', demoTask);
  expect([code, stderr]).toEqual([0, '']);
  expect(log().slice(-1)).toEqual(['b0.run_end run_end done decided']);
  expect(stdout).toContain('[hands] $ cat report.mjs');
  expect(stdout).toContain(`[hands] ${tested}`);
  expect(stdout).toMatch(/status=done batches=1 thread_id=[0-9a-f-]{36}/);
});
