import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseCommand } from '../boundary/command-line.ts';
import { tempFolder } from '../support/app.ts';
import { freshDatabase, hasPostgres } from '../support/postgres.ts';
import { Agent, expectLines, type Heard } from './agent.ts';
import { start } from './process.ts';

let home: ReturnType<typeof tempFolder>;
beforeEach(() => {
  home = tempFolder();
});
afterEach(() => home.remove());

const workspace = 'acme/search';
const portal = 2;

const answers: readonly [RegExp, string][] = [
  [/<fill: the command[^>]*>/g, 'npm test'],
  [/<fill: where[^>]*>/g, 'https://ci.example/7'],
  [/<fill: what[^>]*>/g, 'as it was asked'],
];

/** What was asked for, with the blanks filled in. */
const filledIn = (args: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(answers.reduce((text, [blank, said]) => text.replaceAll(blank, said), JSON.stringify(args)));

/** Closes a step as the last answer says, with the blanks filled in. */
async function closesAStep(agent: Agent): Promise<Heard> {
  const heard = await agent.goesOn(filledIn);
  expect(heard.failed, heard.text).toBe(false);
  return heard;
}

const cardIn = ({ text }: Heard): string => /^card (\S+) on /.exec(text)?.[1] ?? `no card in ${text}`;

describe('a day of an agent, who knows only what the answers say', () => {
  test('from a start over a crash and a hand-over to the end', async () => {
    const ann = await Agent.overStdio('ann', home.folder, workspace);

    // a start
    expectLines(await ann.does('status'), portal);
    await ann.does('help');
    expect(ann.last.lines.length).toBeLessThan(40);
    await ann.does('status');
    const started = await ann.goesOn((args) => ({ ...args, task_title: 'Search is fast', template: 'principal-task' }));
    expectLines(started, portal);
    expect(started.lines[0]).toMatch(/^focus TASK-001 — Search is fast \| next: s:0/);

    // a thought, and what the engine makes of it
    const thought = await ann.does('think_card', { card: { type: 'hypothesis', title: 'The index is cold after a deploy' } });
    const card_id = cardIn(thought);
    const watched = await ann.does('think_watch');
    const [branch = ''] = watched.text.split(' ');
    expect(watched.text).toMatch(/^- high: "The index is cold after a deploy" has no test\.$/m);
    await ann.obeys(filledIn);
    expect((await ann.does('think_watch')).text).not.toContain('has no test');
    await ann.obeys(filledIn);

    // a what-if that ends in two minds about one card
    const noted = await ann.does('macro_branch_note', {
      name: 'what-if/warm-up',
      from: branch,
      content: 'Warm the index before the switch.',
    });
    expectLines(noted, portal);
    await ann.does('think_set_status', { targets: card_id, status: 'accepted' });
    await ann.does('think_set_status', { target: 'TASK-001', targets: card_id, status: 'refuted' });
    const merged = await ann.does('merge', { from: 'what-if/warm-up', merge_to_base: true });
    expect(merged.result).toMatchObject({
      merged: 1,
      graph: [{ doc: 'TASK-001-graph', conflict_ids: [expect.any(String)] }],
      checkout: { previous: 'what-if/warm-up', current: branch },
    });
    const shown = await ann.makes(merged.suggestions.slice(0, 1));
    const [useFrom] = shown.suggestions;
    expect((await ann.makes(useFrom ? [useFrom] : [])).result).toMatchObject({ status: 'resolved', applied: true });
    expect((await ann.does('open', { id: card_id })).result.card.status).toBe('accepted');

    // steps
    await ann.does('tasks_snapshot');
    expectLines(await closesAStep(ann), portal);
    expectLines(await closesAStep(ann), portal);
    expect(ann.last.lines[0]).toMatch(/next: s:2/);

    // a crash, in the middle of a storm of thoughts
    const kept: string[] = [];
    const storm = async () => {
      for (let i = 0; ; i += 1) {
        kept.push(cardIn(await ann.does('think_card', { card: `thought ${i}` })));
        if (i === 4) process.kill(ann.pid ?? 0, 'SIGKILL');
      }
    };
    await expect(storm()).rejects.toThrow();

    // back, with the snapshot alone
    const back = await Agent.overStdio('ann', home.folder, workspace);
    await back.does('status');
    expectLines(await back.does('tasks_snapshot'), portal);
    expect(back.last.lines[0]).toMatch(/^focus TASK-001 — Search is fast \| next: s:2/);
    expectLines(await closesAStep(back), portal);

    // another agent, in another process, while the first is still there
    const bob = await Agent.overStdio('bob', home.folder, workspace);
    await bob.does('status');
    await bob.does('help');
    await bob.does('tasks_snapshot');
    expect(bob.last.lines[0]).toMatch(/^focus TASK-001 — Search is fast \| next: s:3/);
    const handed = await bob.does('tasks_handoff');
    expect(handed.lines[0]).toMatch(/\| done 3 of 5$/);
    expect(handed.lines.filter((line) => line.startsWith('- left: '))).toHaveLength(2);
    await bob.does('tasks_snapshot');
    await closesAStep(bob);
    await closesAStep(bob);
    expect(bob.last.lines[0]).toMatch(/\| next: finish it/);
    const done = await bob.goesOn(filledIn);
    expectLines(done, portal);
    expect(done.lines[0]).toMatch(/\| done/);

    // everything that was acknowledged is there, and everybody sees the end
    await back.does('tasks_snapshot');
    expect(back.last.lines[0]).toMatch(/^focus TASK-001 — Search is fast \| done/);
    for (const id of kept) await expect(readable(back, id)).resolves.toBe('card');
    for (const agent of [back, bob]) await agent.client.close();
  });
});

/** The survivor never heard of these ids: it is asked directly. */
async function readable(agent: Agent, id: string): Promise<string> {
  const { structuredContent } = (await agent.client.callTool({ name: 'open', arguments: { id } })) as {
    structuredContent?: { result?: { kind: string } };
  };
  return structuredContent?.result?.kind ?? 'nothing';
}

describe.runIf(hasPostgres())('two agents at once, over HTTP on PostgreSQL', () => {
  test('neither loses anything, and of two at one step one wins', async () => {
    const database = await freshDatabase();
    const { child, until, ended } = await start(
      home.folder,
      'serve',
      '--port',
      '0',
      '--workspace',
      workspace,
      '--database',
      database.url,
    );
    const [, url = ''] = await until(/MCP +(http:\S+)/);
    const agents = await Promise.all(['ann', 'bob'].map((name) => Agent.overHttp(name, url)));
    const [ann, bob] = agents as [Agent, Agent];

    // both start a task: one inbox, two tasks
    await Promise.all(agents.map((agent) => agent.does('status')));
    await Promise.all(agents.map((agent) => agent.goesOn((args) => ({ ...args, task_title: `Work of ${agent.name}` }))));
    const ids = agents.map(({ last }) => /TASK-\d+/.exec(last.text)?.[0] ?? '');
    expect([...ids].sort()).toEqual(['TASK-001', 'TASK-002']);

    // both think and work, each on its own task
    await Promise.all(
      agents.map(async (agent, i) => {
        await agent.does('help');
        for (let n = 0; n < 10; n += 1)
          await agent.does('think_card', {
            target: ids[i],
            agent_id: agent.name,
            card: { type: 'question', title: `${agent.name} asks ${n}` },
          });
        for (let n = 0; n < 2; n += 1)
          await agent.does('tasks_macro_close_step', { task: ids[i], proof: ['CMD: npm test', 'LINK: https://ci.example/1'] });
      }),
    );

    // both at the last step of one task, each believing it stands where it stood
    const opened = await ann.does('open', { id: ids[0] });
    await bob.does('open', { id: ids[0] });
    const { revision } = opened.result.target;
    const tries = await Promise.all(
      agents.map((agent) => agent.call('tasks_macro_close_step', { task: ids[0], path: 's:2', expected_revision: revision })),
    );
    expect(tries.filter(({ failed }) => failed)).toHaveLength(1);
    const loser = agents[tries.findIndex(({ failed }) => failed)] as Agent;
    expect(loser.last.text).toMatch(/^ERROR: REVISION_MISMATCH/);
    const [, next = ''] = loser.last.lines;
    const { tool, args } = parseCommand(next);
    await loser.does(tool, args);

    // both finish, and the stream of events has each once
    for (const [i, agent] of agents.entries()) {
      if (i === 1) await agent.does('tasks_macro_close_step', { task: ids[1] });
      expect((await agent.does('tasks_macro_finish', { task: ids[i] })).lines[0]).toMatch(/\| done/);
    }
    const { structuredContent } = (await ann.client.callTool({ name: 'tasks_delta', arguments: { limit: 200 } })) as {
      structuredContent?: { result: { events: { event_id: string; type: string }[] } };
    };
    const events = structuredContent?.result.events ?? [];
    expect(new Set(events.map(({ event_id }) => event_id)).size).toBe(events.length);
    const count = (type: string) => events.filter((event) => event.type === type).length;
    expect({
      plans: count('plan_created'),
      tasks: count('task_created'),
      done: count('step_done'),
      ended: count('task_completed'),
    }).toEqual({
      plans: 1,
      tasks: 2,
      done: 6,
      ended: 2,
    });

    for (const agent of agents) await agent.client.close();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    await database.drop();
  });
});
