import { afterEach, beforeEach, expect, test } from 'vitest';
import { maxBranchDepth } from '../../src/records/defaults.ts';
import { newWorld, type World } from './world.ts';

let world: World;
beforeEach(async () => {
  world = await newWorld();
});
afterEach(() => world.end());

test('a branch may stand on 64 others and no more', async () => {
  for (let i = 1; i <= maxBranchDepth; i += 1) {
    await world.ask('notes_commit', { branch: i === 1 ? 'main' : `b${i - 1}`, content: `level ${i - 1}` });
    await world.ask('branch_create', { name: `b${i}`, from: i === 1 ? 'main' : `b${i - 1}` });
  }
  const { error, suggestions } = await world.answer('branch_create', { name: 'over', from: 'b64' });
  expect(error).toMatchObject({ code: 'BRANCH_DEPTH_EXCEEDED', message: expect.stringContaining('64') });
  expect(suggestions.map((s) => s.target)).toEqual(['branch_list']);
  expect(await world.refused('macro_branch_note', { name: 'over', from: 'b64', content: 'x' })).toMatchObject({
    code: 'BRANCH_DEPTH_EXCEEDED',
  });
  expect(await world.refused('checkout', { ref: 'over' })).toMatchObject({ code: 'UNKNOWN_ID' });
  await world.ask('branch_create', { name: 'beside', from: 'b63' });

  const seen = (await world.ask('show', { branch: 'b64', doc_kind: 'notes', limit: 200 })) as { entries: { content: string }[] };
  expect(seen.entries.map((entry) => entry.content)).toEqual(Array.from({ length: 64 }, (_, i) => `level ${i}`));
});

test('the branch of a plan or task is not for deleting or renaming', async () => {
  await world.addEntity('TASK-001');
  await world.addEntity('PLAN-001');
  for (const [name, id] of [
    ['task/TASK-001', 'TASK-001'],
    ['plan/PLAN-001', 'PLAN-001'],
  ]) {
    expect(await world.refused('branch_delete', { name })).toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.stringContaining(`belongs to ${id}`),
    });
    expect(await world.refused('branch_rename', { old: name, new: 'mine' })).toMatchObject({ code: 'INVALID_NAME' });
  }
  expect(await world.ask('branch_list')).toMatchObject({
    branches: [{ name: 'main' }, { name: 'plan/PLAN-001' }, { name: 'task/TASK-001' }],
  });
});

test('such a branch can be read, noted on, merged and branched from', async () => {
  await world.addEntity('TASK-001');
  await world.ask('notes_commit', { branch: 'task/TASK-001', content: 'x' });
  await world.ask('branch_create', { name: 'what-if', from: 'task/TASK-001' });
  expect(await world.ask('merge', { from: 'task/TASK-001', merge_to_base: true })).toMatchObject({ into: 'main', merged: 1 });
});
