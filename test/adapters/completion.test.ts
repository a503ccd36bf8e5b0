import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { autopilotProgram } from '../../src/adapters/cli/autopilot.ts';
import { candidates } from '../../src/adapters/cli/completion/candidates.ts';
import { call } from '../../src/boundary/call.ts';
import { recentIds } from '../../src/store/home/recent-ids.ts';
import { demoProject, testHome } from '../support/home.ts';
import { quietPorts } from '../support/pilot.ts';

type Home = Awaited<ReturnType<typeof testHome>>;

let home: Home;
const made: Record<string, string> = {};
beforeAll(async () => {
  home = await testHome(demoProject, { ports: quietPorts(), writes_as: 'run' });
  const told = async (tool: string, input: object) => (await call(home, tool, input)).result as Record<string, string>;
  await told('mi_run', { task: 'Add CSV export.' });
  made.nd = (await told('node_create', { type: 'decision', title: 'Use tabs', text: 'Tabs.' })).node_id ?? '';
  made.gone = (await told('node_create', { type: 'decision', title: 'Use spaces', text: 'Spaces.' })).node_id ?? '';
  await told('node_retract', { id: made.gone });
  made.wf = (await told('workflow_create', { name: 'Release' })).workflow_id ?? '';
  made.wf_global = (await told('workflow_create', { name: 'Everywhere', scope: 'global' })).workflow_id ?? '';
  made.ed = (await told('edge_create', { type: 'mentions', from: made.nd, to: 'ev_1' })).edge_id ?? '';
  await told('host_bind', { host: 'openclaw', workspace_root: '.' });
});
afterAll(() => home.end());

/** What a shell is told that asks what may follow. */
const completed = async (line: string) => {
  const asked: unknown[] = [];
  const { words } = await candidates(autopilotProgram, line.split(' '), {
    projects: async () => ['@last', '@shop'],
    ids: async (begin, flags) => {
      asked.push(flags);
      return (await recentIds(home.files.layout, demoProject, begin)).map(({ id, of }) => ({ word: id, meaning: of }));
    },
  });
  return { words: words.map(({ word }) => word), asked };
};

test.each<[string, RegExp]>([
  ['claim show ', /^cl_/],
  ['claim same-as ', /^cl_/],
  ['node show ', /^nd_/],
  ['edge create --from ', /^(cl|nd|ev)_/],
  ['edge show ', /^ed_/],
  ['why event ', /^ev_/],
  ['workflow show ', /^wf_/],
  ['workflow enable wf_', /^wf_/],
  ['show ', /^(ev|cl|nd|ed|wf|run)_/],
  ['show run_', /^run_/],
  ['host unbind ', /^openclaw$/],
])('mi %s is completed with ids that fit', async (line, form) => {
  const { words } = await completed(line);
  expect(words.length).toBeGreaterThan(0);
  for (const word of words) expect(word).toMatch(form);
});

test('what was taken back is not offered, and global ids are', async () => {
  const { words } = await completed('node show ');
  expect(words).toContain(made.nd);
  expect(words).not.toContain(made.gone);
  expect((await completed('workflow show wf_')).words).toEqual(expect.arrayContaining([made.wf, made.wf_global]));
});

test('the place that was typed is the one that is asked', async () => {
  expect((await completed('--home /h --cd @shop claim show ')).asked).toEqual([{ home: '/h', cd: '@shop' }]);
  expect((await completed('--cd=/p node show nd_')).asked).toEqual([{ cd: '/p' }]);
  expect(await completed('claim li')).toEqual({ words: ['list'], asked: [] });
  expect((await completed('--cd @s')).words).toEqual(['@shop']);
});

test('nothing is written, and what cannot be read offers nothing', async () => {
  const { layout } = home.files;
  const other = 'fedcba9876543210';
  const before = readdirSync(home.home, { recursive: true }).sort();
  const all = ['ev', 'run', 'ls', 'cl', 'nd', 'ed', 'wf', 'host'];
  const known = await recentIds(layout, demoProject, all);
  expect(known.length).toBeGreaterThan(4);
  const globals = (await recentIds(layout, other, all)).map(({ id }) => id);
  expect(globals).toContain(made.wf_global);
  expect(readdirSync(home.home, { recursive: true }).sort()).toEqual(before);
  mkdirSync(layout.project(other).evidence, { recursive: true });
  expect((await recentIds(layout, other, all)).map(({ id }) => id)).toEqual(globals);
  rmSync(layout.project(other).folder, { recursive: true });
});
