import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listTools } from '../../src/adapters/mcp/listing.ts';
import { renderAnswer } from '../../src/adapters/render/answer.ts';
import { readerOf } from '../../src/adapters/render/lines.ts';
import type { App } from '../../src/boundary/app.ts';
import { call } from '../../src/boundary/call.ts';
import { testApp } from '../support/app.ts';
import { day, facts } from '../support/lived-day.ts';
import { withPolicy } from '../support/rooms.ts';

let opened: Awaited<ReturnType<typeof testApp>>;
let app: App;
/** What was answered during the day, by tool: the longest of each. */
const lived = new Map<string, string>();

async function answer(tool: string, args: object): Promise<string> {
  const envelope = await call(app, tool, args, { toolset: 'daily' });
  return renderAnswer(tool, envelope, readerOf(app, 'daily')).text;
}

beforeAll(async () => {
  opened = await testApp();
  app = withPolicy(opened, { ...opened.policy, default_workspace: 'acme/api', default_agent_id: 'ann' });
  for (const { tool, args } of day) {
    const text = await answer(tool, args);
    if (text.length > (lived.get(tool)?.length ?? 0)) lived.set(tool, text);
  }
});
afterAll(() => opened.end());

const bytes = (text: string): number => Buffer.byteLength(text);

/** The most bytes that each answer of the day itself may take. */
const said: readonly [tool: string, most: number][] = [
  ['status', 80],
  ['tasks_macro_start', 450],
  ['tasks_macro_close_step', 280],
  ['tasks_macro_finish', 820],
  ['tasks_block', 800],
  ['tasks_focus_set', 500],
  ['think_card', 60],
  ['macro_branch_note', 100],
  ['macro_anchor_note', 120],
];

/** And of what is asked about it afterwards, in this order. Where one thing is said more than twice, how often. */
const asked: readonly [tool: string, args: object, most: number, often?: number][] = [
  ['status', {}, 420],
  ['tasks_snapshot', {}, 1150],
  ['search', { query: 'bursts' }, 220],
  ['search', {}, 1150],
  ['tasks_context', {}, 980],
  ['tasks_handoff', {}, 1150],
  ['think_watch', {}, 650],
  /** All that is known of a task, for programs too: its next step is told by itself, as what remains and as what to do. */
  ['open', { id: 'TASK-001' }, 3800, 4],
  ['open', { id: 'CARD-2' }, 560],
  ['open', { id: 's:1' }, 760],
  ['open', { id: 'what-if/redis-cluster' }, 720],
  ['open', { id: 'a:gateway' }, 850],
  ['help', {}, 2800],
  ['help', { tool: 'think_card' }, 2200],
  ['checkout', { ref: 'what-if/redis-cluster' }, 260],
  ['merge', { from: 'what-if/redis-cluster', merge_to_base: true }, 440],
  ['tasks_decompose', { task: 'TASK-001', steps: ['Clean up', 'Announce'] }, 650],
  ['think_set_status', { targets: 'CARD-1', status: 'accepted' }, 340],
  /** What goes wrong: the whole of it. */
  ['tasks_block', { task: 'TASK-009', path: 's:2' }, 520],
  ['think_card', { card: 'x', foo: 1 }, 180],
];

/** How often an answer says one thing. */
const times = (text: string, words: string) => text.split(words).length - 1;

function expectShort(text: string, most: number, often = 2): void {
  expect(bytes(text), text).toBeLessThanOrEqual(most);
  for (const words of Object.values(facts)) expect(times(text, words), `${words}: ${text}`).toBeLessThanOrEqual(often);
}

describe('an answer takes no more bytes than it needs', () => {
  test.each(said)('%s, on the day: %i', (tool, most) => expectShort(lived.get(tool) ?? 'x'.repeat(most + 1), most));
  test.each(asked)('%s %j: %i', async (tool, args, most, often) => expectShort(await answer(tool, args), most, often));

  test('each tool of a day is measured', async () => {
    const measured = new Set([...said, ...asked].map(([tool]) => tool));
    const listed = (await listTools(app, 'daily')).map(({ name }) => name);
    expect(listed.filter((name) => !measured.has(name))).toEqual([]);
  });
});
