import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newWorld, type World } from './world.ts';

let world: World;
const ownWorld = () => {
  beforeAll(async () => {
    world = await newWorld();
    await world.addEntity('TASK-001');
    await world.addEntity('PLAN-002');
    await world.ask('branch_create', { name: 'idea' });
  });
  beforeEach(() => world.focus(null));
  afterAll(() => world.end());
};

const ofTask = { branch: 'task/TASK-001', doc: 'task-001-notes' };
const ofPlan = { branch: 'plan/PLAN-002', doc: 'plan-002-notes' };
const ofMain = { branch: 'main', doc: 'notes' };

describe('where a note goes', () => {
  ownWorld();
  test.each([
    ['nothing in focus', null, {}, ofMain],
    ['a task in focus', 'TASK-001', {}, ofTask],
    ['a plan in focus', 'PLAN-002', {}, ofPlan],
    ['a target wins over focus', 'TASK-001', { target: 'PLAN-002' }, ofPlan],
    ['a target with its kind', null, { target: { id: 'TASK-001', kind: 'task' } }, ofTask],
    ['a target without its kind', null, { target: { id: 'PLAN-002' } }, ofPlan],
    ['a branch wins over focus', 'TASK-001', { branch: 'idea' }, { branch: 'idea', doc: 'notes' }],
    ['a document wins over focus', 'TASK-001', { doc: 'adr' }, { branch: 'main', doc: 'adr' }],
    ['a branch and a document', 'TASK-001', { branch: 'idea', doc: 'adr' }, { branch: 'idea', doc: 'adr' }],
    ['the branch of a task by name', null, { branch: 'task/TASK-001' }, { branch: 'task/TASK-001', doc: 'notes' }],
  ])('%s', async (_, focus, args, place) => {
    await world.focus(focus);
    expect(await world.ask('notes_commit', { content: 'x', ...args })).toMatchObject({ entry: place });
  });
  test.each([
    ["a kind that is not the id's", { target: { id: 'TASK-001', kind: 'plan' } }, 'INVALID_INPUT', 'target.kind is plan'],
    ['a target and a document', { target: 'TASK-001', doc: 'adr' }, 'INVALID_INPUT', 'target already says'],
    ['a target and a branch', { target: 'TASK-001', branch: 'idea' }, 'INVALID_INPUT', 'target already says'],
    ['a task nobody made', { target: 'TASK-404' }, 'UNKNOWN_ID', 'There is no task TASK-404'],
    ['a plan nobody made', { target: { id: 'PLAN-404' } }, 'UNKNOWN_ID', 'There is no plan PLAN-404'],
    ['the graph of a branch', { branch: 'main', doc: 'task-001-graph' }, 'INVALID_INPUT', 'is a graph'],
  ])('%s is refused', async (_, args, code, message) => {
    const error = await world.refused('notes_commit', { content: 'x', ...args });
    expect(error).toMatchObject({ code, message: expect.stringContaining(message) });
  });
  test('a focus on what is gone is said, not passed over', async () => {
    await world.focus('TASK-009');
    expect(await world.refused('notes_commit', { content: 'x' })).toMatchObject({ code: 'UNKNOWN_ID' });
  });
  test('commit and macros stay on the checkout', async () => {
    await world.focus('TASK-001');
    expect(await world.ask('commit', { artifact: 'a', message: 'm' })).toMatchObject({ branch: 'main', docs: ['notes'] });
    expect(await world.ask('macro_branch_note', { content: 'x' })).toMatchObject({ note: ofMain });
  });
});

describe('which document is shown', () => {
  ownWorld();
  test.each([
    ['nothing in focus', null, {}, { branch: 'main', doc: 'trace' }],
    ['a task in focus', 'TASK-001', {}, { branch: 'task/TASK-001', doc: 'task-001-trace' }],
    ['its notes', 'TASK-001', { doc_kind: 'notes' }, ofTask],
    ['a target', 'TASK-001', { target: 'PLAN-002', doc_kind: 'notes' }, ofPlan],
    ['a branch', 'TASK-001', { branch: 'idea', doc_kind: 'notes' }, { branch: 'idea', doc: 'notes' }],
    ['a document of what is in focus', 'TASK-001', { doc: 'adr' }, { branch: 'task/TASK-001', doc: 'adr' }],
  ])('%s', async (_, focus, args, place) => {
    await world.focus(focus);
    expect(await world.ask('show', args)).toMatchObject({ ...place, entries: [] });
  });
  test('a task sees its own notes and not those of others', async () => {
    await world.ask('notes_commit', { target: 'TASK-001', content: 'mine' });
    await world.ask('notes_commit', { target: 'PLAN-002', content: 'theirs' });
    expect(await world.ask('show', { target: 'TASK-001', doc_kind: 'notes' })).toMatchObject({ entries: [{ content: 'mine' }] });
  });
});

describe('export', () => {
  ownWorld();
  test('a target with its notes and its trace', async () => {
    await world.ask('notes_commit', { target: 'TASK-001', content: 'a' });
    await world.ask('notes_commit', { target: 'TASK-001', content: 'b' });
    const meta = { thoughtNumber: 1 };
    await world.ask('notes_commit', { branch: 'task/TASK-001', doc: 'task-001-trace', content: 't', format: 'trace_step', meta });
    expect(await world.ask('export', { target: 'TASK-001', notes_limit: 1 })).toMatchObject({
      target: {
        id: 'TASK-001',
        kind: 'task',
        qualified_id: 'w:TASK-001',
        title: 'The task',
        description: null,
        status: 'TODO',
        revision: 3,
      },
      reasoning_ref: {
        branch: 'task/TASK-001',
        notes_doc: 'task-001-notes',
        graph_doc: 'task-001-graph',
        trace_doc: 'task-001-trace',
      },
      notes: { entries: [{ content: 'b' }], pagination: { has_more: true, count: 1 } },
      trace: { entries: [{ content: 't' }], sequential: { nodes: [{ thoughtNumber: 1 }] } },
      truncated: false,
    });
  });
  test('a limit of nothing leaves a part out', async () => {
    expect(await world.ask('export', { target: 'TASK-001', notes_limit: 0, trace_limit: 0 })).toMatchObject({
      notes: { entries: [], pagination: { has_more: false, count: 0 } },
      trace: { entries: [], sequential: null },
    });
  });
  test('the precious fields survive a small budget', async () => {
    for (let i = 0; i < 20; i += 1) await world.ask('notes_commit', { target: 'TASK-001', content: 'long '.repeat(200) });
    const small = await world.ask('export', { target: 'TASK-001', max_chars: 450 });
    expect(small).toMatchObject({ target: { id: 'TASK-001' }, reasoning_ref: { branch: 'task/TASK-001' }, truncated: true });
  });
});

describe('diagnostics', () => {
  ownWorld();
  test.each([
    ['what is in focus', 'TASK-001', {}, 'TASK-001'],
    ['a target', 'TASK-001', { target: 'PLAN-002' }, 'PLAN-002'],
    ['a task', null, { task: 'TASK-001' }, 'TASK-001'],
    ['a plan', 'TASK-001', { plan: 'PLAN-002' }, 'PLAN-002'],
  ])('%s', async (_, focus, args, id) => {
    await world.focus(focus);
    const found = await world.ask('diagnostics', args);
    expect(found).toMatchObject({ focus, target: { id } });
    expect(JSON.stringify(found)).not.toContain('NO_TARGET');
  });
  test.each([
    ['two selectors', { task: 'TASK-001', plan: 'PLAN-002' }, 'INVALID_INPUT'],
    ["a kind that is not the id's", { target: { id: 'PLAN-002', kind: 'task' } }, 'INVALID_INPUT'],
    ['a plan nobody made', { plan: 'PLAN-404' }, 'UNKNOWN_ID'],
  ])('%s', async (_, args, code) => {
    expect(await world.refused('diagnostics', args)).toMatchObject({ code });
  });
});
