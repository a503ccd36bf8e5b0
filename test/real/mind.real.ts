import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answers } from '../../contracts/answers/index.ts';
import { defaultMind, openMind } from '../../src/outside/mind/index.ts';
import { installClis } from './clis.ts';
import { makeWorld, type World } from './hosts.ts';
import { type Model, startModel } from './model.ts';

let clis: Awaited<ReturnType<typeof installClis>>;
let model: Model;
let world: World;
beforeAll(async () => {
  clis = await installClis();
  model = await startModel();
  world = await makeWorld('codex', { clis, url: model.url });
});
afterAll(async () => {
  world.remove();
  await model.close();
});

const answerOf = (name: string) => answers.find((a) => a.name === name)?.valid[0]?.answer;
const mind = () => {
  const transcripts = path.join(world.home, 'transcripts');
  const config = { ...defaultMind, codex_schema: { command: clis.codex } };
  return openMind(config, { root: process.cwd(), project: world.project, transcripts, env: world.env });
};

test.each(answers.map(({ name }) => name as 'decide_next'))('Codex answers %s, held to its schema', async (name) => {
  model.says(JSON.stringify(answerOf(name)));
  model.take();
  const asked = await mind().ask({ name, prompt: `The question of ${name}.`, tag: `real:${name}` });
  expect(asked).toMatchObject({ state: 'ok', answer: answerOf(name), repaired: false });
  const [request, ...more] = model.take();
  expect(more).toEqual([]);
  expect(request?.text).toContain(`The question of ${name}.`);
  const schema = JSON.parse(readFileSync(`generated/answers/codex/${name}.json`, 'utf8'));
  expect(request?.body.text).toMatchObject({ format: { type: 'json_schema', strict: true, schema } });
});

test('an answer that does not fit is asked for again, and then it is an error', async () => {
  model.says('{"action":"stop"}');
  model.take();
  const asked = await mind().ask({ name: 'loop_break', prompt: 'How does it go on?', tag: 'loopbreak:b0' });
  expect(asked).toMatchObject({ state: 'error', kind: 'invalid', error: expect.stringContaining('$.action: "stop" is none of') });
  expect(model.take().map(({ text }) => text.includes('Your answer does not fit'))).toEqual([false, true]);
});

test('free text, and nothing is left behind in the history of Codex', async () => {
  model.says('Two doubts.');
  expect(await mind().write({ prompt: 'Criticise this.', tag: 'critique' })).toMatchObject({ state: 'ok', text: 'Two doubts.' });
  const home = world.env.CODEX_HOME as string;
  const kept = readdirSync(home, { recursive: true }).filter((file) => /rollout-.*\.jsonl$/.test(String(file)));
  expect(kept).toEqual([]);
});
