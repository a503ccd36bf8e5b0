import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ThoughtData } from '../../generated/types/index.ts';
import { href, readAddress } from '../../src/adapters/observatory/page/kit/address.ts';
import { Refusal } from '../../src/adapters/observatory/page/kit/ask.ts';
import { joined } from '../../src/adapters/observatory/page/kit/pages.ts';
import { rangeSeen } from '../../src/adapters/observatory/page/kit/range.ts';
import { brief, inLines, shown } from '../../src/adapters/observatory/page/kit/text.ts';
import { age, lasted } from '../../src/adapters/observatory/page/kit/time.ts';
import { matched } from '../../src/adapters/observatory/page/kit/view.ts';
import { storyOf } from '../../src/adapters/observatory/page/views/autopilot/batches.ts';
import { courseOf } from '../../src/adapters/observatory/page/views/autopilot/course.ts';
import { arcsOf, rowsOf, unmarked } from '../../src/adapters/observatory/page/views/ledger/rows.ts';
import { foundThen } from '../../src/adapters/observatory/page/views/ledger/search-then.ts';
import { notSearched, notShown } from '../../src/adapters/observatory/page/views/memory/no-past.ts';
import { graphPlaces } from '../../src/adapters/observatory/page/views/memory/places.ts';
import { topicsOf } from '../../src/adapters/observatory/page/views/memory/topics.ts';

describe('a workflow', () => {
  const told = (event_id: string, kind: string, output: object = {}) => ({
    kind,
    event_id,
    record: { workflow_id: 'wf_1', output },
  });
  const done = (...completed_step_ids: string[]) => ({ should_update: true, completed_step_ids, next_step_id: 's9' });

  test('is as far as it was said last, since it was begun last', () => {
    const first = [told('ev_2', 'workflow_progress', done('s1', 's2')), told('ev_1', 'workflow_trigger')];
    expect(courseOf('wf_1', first)).toEqual({ done: ['s1', 's2'], next: 's9', open: true, event_id: 'ev_2' });
    const again = [told('ev_4', 'workflow_progress'), told('ev_3', 'workflow_trigger'), ...first];
    expect(courseOf('wf_1', again)).toMatchObject({ done: [], open: true, event_id: 'ev_4' });
    const closed = [told('ev_5', 'workflow_progress', { ...done('s1'), should_close: true }), ...again];
    expect(courseOf('wf_1', closed)).toMatchObject({ done: ['s1'], open: false });
  });
  test('that nobody has followed is nowhere', () => {
    expect(courseOf('wf_2', [told('ev_1', 'workflow_trigger')])).toEqual({ done: [], next: '', open: false, event_id: '' });
  });
});

describe('what a run has used', () => {
  const item = (seq: number, kind: string, record: object) => ({
    seq,
    ts: new Date(seq * 60_000).toISOString(),
    kind,
    event_id: '',
    run_id: 'run_1',
    fault: null,
    record: { batch_id: 'b0', ...record },
  });
  const start = item(1, 'run_start', { task: 'x', limits: { max_batches: 8, max_minutes: null, max_mind_calls: 40 } });
  const sent = item(2, 'hands_input', {});
  const read = item(4, 'evidence', { mind_transcript_ref: 'mind/a.jsonl' });

  test('is counted while it goes on, and what it says itself counts at its end', () => {
    const used = (items: Parameters<typeof storyOf>[0]) => storyOf(items).budgets.map(({ used: so, most }) => [so, most]);
    expect(used([start, sent, read])).toEqual([
      [1, 8],
      [1, 40],
      [3, null],
    ]);
    const end = item(9, 'run_end', { status: 'done', reason: 'decided', used: { batches: 2, mind_calls: 7, minutes: 0.5 } });
    expect(used([start, sent, read, end])).toEqual([
      [2, 8],
      [7, 40],
      [0.5, null],
    ]);
  });
});

describe('addresses', () => {
  test('any place can be written and read again', () => {
    const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 4 });
    fc.assert(
      fc.property(words, fc.string({ unit: 'grapheme', minLength: 1 }), (path, value) => {
        const { path: read, query } = readAddress(href(path, { at: value, none: undefined }));
        expect(read).toEqual(path);
        expect([...query]).toEqual([['at', value]]);
      }),
    );
  });
  test('what is no address is read as far as it goes', () => {
    expect(readAddress('#/%E0%A4%A/x?__proto__=1')).toMatchObject({ path: ['%E0%A4%A', 'x'] });
    expect(matched('session/:id', ['session', 'a/b'])).toEqual({ id: 'a/b' });
    expect(matched('session/:id', ['session'])).toBeUndefined();
  });
});

test('a text is broken into lines between words, and what has no room is left out', () => {
  expect(inLines('Ask before pushing to a remote.', 20, 2)).toEqual(['Ask before pushing', 'to a remote.']);
  expect(inLines('x'.repeat(50), 20, 2)).toEqual(['x'.repeat(20), `${'x'.repeat(19)}…`]);
  expect(inLines('one two three four five six', 8, 2)).toEqual(['one two', 'three f…']);
  expect(inLines('', 20, 2)).toEqual([]);
});

test('of a long list only what is seen is drawn, and a little more', () => {
  expect(rangeSeen(0, 600, 60, 10_000)).toEqual({ first: 0, last: 16 });
  expect(rangeSeen(60_000, 600, 60, 10_000)).toEqual({ first: 994, last: 1016 });
  expect(rangeSeen(1e9, 600, 60, 10)).toEqual({ first: 4, last: 10 });
});

test('what is new comes first, and what is told again is replaced', () => {
  const item = (id: string, n = 0) => ({ id, n });
  expect(joined([item('c'), item('b', 1)], [item('b'), item('a')], ({ id }) => id)).toEqual([item('c'), item('b', 1), item('a')]);
});

test('signs that turn or hide what stands beside them are shown', () => {
  expect(shown('a\u202eb\u0007\n\tc')).toBe('a␣202eb␣0007\n\tc');
  expect(brief('  many\n\nlines  ', 8)).toBe('many li…');
  expect(brief('x'.repeat(1_000_000), 10)).toHaveLength(10);
});

test('times are as precise as they are worth', () => {
  expect([10, 90_000, 7_300_000, 200_000_000].map(age)).toEqual(['just now', '1 min', '2 h', '2 d']);
  expect([10, 1500, 61_000, 3_660_000].map(lasted)).toEqual(['10 ms', '1.5 s', '1 min 1 s', '1 h 1 min']);
});

test('what was found is left out where it was recorded later, and so is a session that had nothing of it yet', () => {
  const session = (id: string, title: string, createdAt: string) => ({ id, title, createdAt, tags: [] });
  const match = (id: string, number: number, timestamp: string) => ({ nodeId: `${id}:${number}`, timestamp });
  const answer = {
    sessions: [
      session('a', 'Cold index', '2026-05-14T09:00:00Z'),
      session('b', 'Slow pages', '2026-05-14T09:00:00Z'),
      session('c', 'Cold start', '2026-05-14T11:00:00Z'),
      session('d', 'Deploys', '2026-05-14T09:00:00Z'),
    ],
    matches: [match('b', 1, '2026-05-14T11:30:00Z'), match('d', 1, '2026-05-14T09:30:00Z')],
  } as unknown as Parameters<typeof foundThen>[0];
  const then = foundThen(answer, 'cold', Date.parse('2026-05-14T10:00:00Z'));
  expect([then.sessions.map(({ id }) => id), then.matches.map(({ nodeId }) => nodeId)]).toEqual([['a', 'd'], ['d:1']]);
  expect(foundThen(answer, 'cold', null)).toEqual(answer);
});

test('a thought is read without the mark of its step', () => {
  expect(['S9|C|S6,S7|Warm it', 'S1|Q|Where?', 'Plain | text', 'S1|Q'].map(unmarked)).toEqual([
    'Warm it',
    'Where?',
    'Plain | text',
    'S1|Q',
  ]);
});

describe('thoughts as rows', () => {
  const thought = (thoughtNumber: number, more: Partial<ThoughtData> = {}): ThoughtData => ({
    thought: `t${thoughtNumber}`,
    thoughtNumber,
    totalThoughts: 9,
    nextThoughtNeeded: true,
    timestamp: '2026-05-14T09:00:00.000Z',
    ...more,
  });
  const branch = { branchId: 'side', branchFromThought: 1 };
  const all = [
    thought(1),
    thought(2, branch),
    thought(2),
    thought(3, branch),
    thought(3, { isRevision: true, revisesThought: 1 }),
  ];

  test('a branch stands after the thought it begins at, closed or opened', () => {
    expect(rowsOf(all, new Set()).map(({ key }) => key)).toEqual([':1', 'branch side', ':2', ':3']);
    expect(rowsOf(all, new Set(['side'])).map(({ key }) => key)).toEqual([':1', 'branch side', 'side:2', 'side:3', ':2', ':3']);
  });
  test('a branch whose beginning is not there is not lost', () => {
    expect(rowsOf([thought(7, { branchId: 'lost', branchFromThought: 6 })], new Set()).map(({ key }) => key)).toEqual([
      'branch lost',
    ]);
  });
  test('lines lead between rows that are there', () => {
    const step = (n: number, to: number): Partial<ThoughtData> => ({
      cipher: { nodes: [{ step: n, type: 'evidence' }], edges: [{ from: n, to, rel: 'supports' }], stopped: [] },
    });
    const rows = rowsOf([thought(1, step(1, 9)), thought(2, step(2, 1)), ...all.slice(4)], new Set());
    expect(arcsOf(rows, true)).toEqual([
      { from: 1, to: 0, rel: 'supports' },
      { from: 2, to: 0, rel: 'revises' },
    ]);
    expect(arcsOf(rows, false)).toEqual([{ from: 2, to: 0, rel: 'revises' }]);
  });
});

test('the graph of a what-if is that of the task it was branched off from', () => {
  const made = (name: string, base_branch: string | null) => ({ name, base_branch, base_seq: null, created_at_ms: 1 });
  const branches = [
    made('main', null),
    made('task/TASK-001', null),
    made('what-if/a', 'task/TASK-001'),
    made('what-if/b', 'main'),
  ];
  const places = graphPlaces({ workspace: 'w', checkout: 'what-if/a', branches, next_after: null, truncated: false });
  expect(places.map(({ name, doc }) => `${name} ${doc}`)).toEqual([
    'what-if/a TASK-001-graph',
    'main graph',
    'task/TASK-001 TASK-001-graph',
    'what-if/b graph',
  ]);
});

test('a fact touches the views that show what it changed', () => {
  expect(topicsOf('w', 'step_blocked')).toEqual(['memory/w/journal', 'memory/w/tasks', 'memory/w/graph']);
  expect(topicsOf('w', 'content_forgotten')).toHaveLength(5);
  expect(topicsOf('w', 'job_claimed')).toEqual(['memory/w/journal', 'memory/w/jobs']);
  expect(topicsOf('w', 'card_written')).toEqual(['memory/w/journal', 'memory/w/graph', 'memory/w/anchors']);
});

describe('a workspace that cannot be shown as it was', () => {
  const refused = (code: string) => new Refusal(code, 'It had 30000 facts at that moment.', '');

  test('says so, and does not hide others', () => {
    const said = { title: 'acme/big', href: '#/memory/acme%2Fbig/activity' };
    expect(notSearched('acme/big', refused('AS_OF_TOO_LARGE'))).toEqual([
      expect.objectContaining({ ...said, kind: 'not searched', text: 'It had 30000 facts at that moment.' }),
    ]);
    expect(notShown('acme/big', 7, refused('AS_OF_TOO_LARGE'))).toEqual([
      expect.objectContaining({ ...said, tone: 'calm', reason: 'It had 30000 facts at that moment.', since: 7 }),
    ]);
  });
  test('has nothing to say where it had not begun', () => {
    expect([...notSearched('a', refused('NOT_YET')), ...notShown('a', 7, refused('NOT_YET'))]).toEqual([]);
  });
  test('leaves other trouble to the page', () => {
    expect(() => notSearched('a', refused('UNREACHABLE'))).toThrow(Refusal);
    expect(() => notShown('a', 7, new TypeError('x'))).toThrow(TypeError);
  });
});
