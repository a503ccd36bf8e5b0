import { afterEach, beforeEach, expect, test } from 'vitest';
import { newWorld, type World } from './world.ts';

let world: World;
beforeEach(async () => {
  world = await newWorld();
  await world.ask('branch_create', { name: 'idea' });
  await world.ask('notes_commit', { branch: 'idea', content: 'one' });
  await world.addEvent('idea', 'notes', await world.takeSeq());
  await world.ask('notes_commit', { branch: 'idea', content: 'two' });
});
afterEach(() => world.end());

const kinds = (page: unknown) => (page as { entries: { kind: string }[] }).entries.map((entry) => entry.kind);

test('a merge leaves events where they happened', async () => {
  expect(await world.ask('merge', { from: 'idea', into: 'main', dry_run: true })).toMatchObject({ merged: 2, skipped: 1 });
  expect(await world.ask('merge', { from: 'idea', into: 'main' })).toMatchObject({
    merged: 2,
    skipped: 1,
    pagination: { count: 3 },
  });
  expect(kinds(await world.ask('show', { branch: 'main', doc_kind: 'notes' }))).toEqual(['note', 'note']);
  expect(await world.ask('merge', { from: 'idea', into: 'main' })).toMatchObject({ merged: 0, skipped: 3 });
});

test('a page of events only still leads on', async () => {
  const first = (await world.ask('merge', { from: 'idea', into: 'main', limit: 1 })) as { pagination: { next_cursor: number } };
  const second = (await world.ask('merge', {
    from: 'idea',
    into: 'main',
    limit: 1,
    cursor: first.pagination.next_cursor,
  })) as typeof first;
  expect(second).toMatchObject({ merged: 0, skipped: 1, pagination: { has_more: true } });
  expect(await world.ask('merge', { from: 'idea', into: 'main', limit: 1, cursor: second.pagination.next_cursor })).toMatchObject(
    { merged: 1 },
  );
});

test('events are shown and compared, but are no commits', async () => {
  expect(kinds(await world.ask('show', { branch: 'idea', doc_kind: 'notes' }))).toEqual(['note', 'event', 'note']);
  expect(kinds(await world.ask('diff', { from: 'main', to: 'idea' }))).toEqual(['note', 'event', 'note']);
  const { commits } = (await world.ask('log', { ref: 'idea' })) as { commits: { artifact: string }[] };
  expect(commits.map((commit) => commit.artifact)).toEqual(['one', 'two']);
  const { moves } = (await world.ask('reflog', { ref: 'idea' })) as { moves: unknown[] };
  expect(moves).toHaveLength(2);
});

test('an event opens by its reference, and is no place to tag or reset to', async () => {
  const { entries } = (await world.ask('show', { branch: 'idea', doc_kind: 'notes' })) as { entries: { seq: number }[] };
  const id = `notes@${entries[1]?.seq}`;
  expect(await world.ask('open', { id })).toMatchObject({
    kind: 'doc_entry',
    entry: { kind: 'event', event_type: 'step_done', payload: { n: 1 } },
  });
  await world.ask('checkout', { ref: 'idea' });
  for (const [tool, args] of [
    ['tag_create', { name: 'v1', from: id }],
    ['reset', { ref: id }],
    ['log', { ref: id }],
  ] as const)
    expect(await world.refused(tool, args)).toMatchObject({ code: 'UNKNOWN_ID' });
});
