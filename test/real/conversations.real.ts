import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installClis } from './clis.ts';
import { type HostName, makeWorld, type World } from './hosts.ts';
import { injectedIn, strayLines, tokensAtMost } from './injected.ts';
import { type Asked, type Model, startModel } from './model.ts';

const count = Number(process.env.NOEMA_REAL_CONVERSATIONS ?? 20);
const mostTokens = 2000;

let clis: Awaited<ReturnType<typeof installClis>>;
let model: Model;
beforeAll(async () => {
  clis = await installClis();
  model = await startModel();
});
afterAll(() => model.close());

/** A pinned rule, an open step with tests, and what an earlier conversation had in progress. */
async function plant({ call }: World, i: number): Promise<void> {
  await call('tasks_macro_start', {
    task_title: `Task number ${i}`,
    steps: [{ title: `Open step number ${i}`, success_criteria: ['it works'], tests: ['npm test'] }],
  });
  const card = { id: `RULE-${i}`, type: 'decision', title: `Rule number ${i}`, text: 'holds for everybody here' };
  await call('think_card', { card, agent_id: 'ann' });
  await call('think_pin', { targets: card.id });
  const said = [{ role: 'assistant', text: `In flight number ${i}: half of the parser is renamed` }];
  await call('context_keep', { host: 'codex', conversation: 'earlier', event: 'PreCompact', said });
}

const holds = (asked: Asked, i: number, flight: string) => {
  const injected = injectedIn(asked).join('\n');
  return {
    rule: injected.includes(`Rule number ${i}:`),
    step: injected.includes(`Open step number ${i}:`),
    flight: injected.includes(flight),
    small: tokensAtMost(injected) <= mostTokens,
    stray: injectedIn(asked).flatMap(strayLines),
  };
};
const all = { rule: true, step: true, flight: true, small: true, stray: [] };

describe.each<HostName>(['claude-code', 'codex'])('%s', (host) => {
  test.each(Array.from({ length: count }, (_, i) => i + 1))('conversation %i', async (i) => {
    const world = await makeWorld(host, { clis, url: model.url });
    try {
      const installed = await world.noema('install', '--client', host, '--scope', host === 'codex' ? 'user' : 'project');
      expect(installed.code, installed.stderr).toBe(0);
      await plant(world, i);

      model.take();
      model.says(`I rename the lexer now, number ${i}.`);
      const { id, code } = await world.start(`Begin with number ${i}.`);
      expect(code).toBe(0);
      const [first, reminded, ...more] = model.take();
      expect(holds(first as Asked, i, `In flight number ${i}`)).toEqual(all);
      /** The end of the first turn brought one reminder, the end of the second none. */
      expect(reminded?.text).toContain('has tests, and neither note nor proof is kept for it');
      expect(more).toEqual([]);

      const { code: ended } = await world.compactAndGoOn(id, 'Go on.', () => void model.take());
      expect(ended).toBe(0);
      const after = model.take().filter(({ text }) => text.includes('Go on.'));
      expect(holds(after[0] as Asked, i, `Said last: I rename the lexer now, number ${i}.`)).toEqual(all);

      const { hits } = (await world.call('search', { type: 'checkpoint', workspace: 'project' })) as { hits: object[] };
      expect(hits).toHaveLength(2);
      const given = (await world.call('search', { type: 'context_injected', workspace: 'project', limit: 50 })) as {
        hits: { title: string }[];
      };
      const titles = given.hits.map(({ title }) => title);
      expect(titles.filter((title) => title === `Stop of ${host} conversation ${id}`)).toHaveLength(1);
      expect(titles.filter((title) => title === `SessionStart of ${host} conversation ${id}`).length).toBeGreaterThan(1);
      const { stdout } = await world.noema('search', '--type', 'context_injected');
      expect(stdout).toContain(`SessionStart of ${host} conversation ${id}`);
    } finally {
      world.remove();
    }
  });
});
