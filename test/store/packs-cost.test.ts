import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import { reading } from '../support/rooms.ts';
import { openOn, realEngines, type TestStore } from './engines.ts';
import { recordingOn } from './recording.ts';

/** Statements are counted here, never timed. */
const sizes = { few: 4, many: 240 };
const types = ['hypothesis', 'question', 'test', 'decision', 'evidence', 'note'] as const;
const most = 25;

describe.each(realEngines)('context_pack on $name', (engine) => {
  let place: TestStore;
  let recording: ReturnType<typeof recordingOn>;
  const done = async (tool: string, args: object) => {
    const { error, result } = await call(recording.app, tool, args);
    expect(error, tool).toBeNull();
    return result;
  };
  beforeAll(async () => {
    place = await engine.place();
    await (await openOn(place)).close();
    recording = recordingOn(place);
    for (const [workspace, count] of Object.entries(sizes)) {
      await done('tasks_create', { workspace, title: 'Launch' });
      const steps = [{ title: 'One', success_criteria: ['done'] }];
      await done('tasks_create', { workspace, parent: 'PLAN-001', title: 'Empty', steps });
      await done('tasks_create', { workspace, parent: 'PLAN-001', title: 'Full', steps });
      await done('tasks_focus_set', { workspace, task: 'TASK-002' });
      for (let i = 0; i < count; i++) {
        const card = { type: types[i % types.length], title: `Card ${i}`, status: i % 5 ? 'open' : 'closed' };
        await done('think_card', { workspace, card, step: 's:0', ...(i ? { blocks: [`CARD-${i}`] } : {}) });
        await done('notes_commit', { workspace, content: `Note ${i}`, target: 'TASK-002' });
      }
    }
  });
  afterAll(async () => {
    await recording.store.close();
    await place.remove();
  });

  it('the inbox is found by an index, among however many plans', async () => {
    const sent = await recording.during(() => reading(recording.store, 'many', (reads) => reads.entities.planTitled('Launch')));
    const query = sent.find(({ sql }) => /"title" = /.test(sql));
    expect(query).toBeDefined();
    /** PostgreSQL reads a table of three rows as a whole, and is right to. */
    if (place.engine !== 'sqlite' || !query) return;
    const raw = CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]);
    const { rows } = await recording.kysely.executeQuery<{ detail: string }>(raw);
    expect(rows.map(({ detail }) => detail).join('\n')).toMatch(/USING INDEX entities_titled/);
  });

  it.each([
    ['the focus', {}],
    ['one step', { step: 'focus' }],
    ['an audit', { view: 'audit' }],
    ['a target without context', { target: 'TASK-001' }],
    ['a named branch', { ref: 'main' }],
  ])('%s takes as many statements among many cards as among few, and at most 25', async (_, args) => {
    const statements = async (workspace: keyof typeof sizes) =>
      (await recording.during(() => done('context_pack', { workspace, ...args }))).map((query) => query.sql);
    const [few, many] = [await statements('few'), await statements('many')];
    expect(many.length).toBeLessThanOrEqual(most);
    expect(few.length).toBeLessThanOrEqual(most);
    expect(Math.abs(many.length - few.length)).toBeLessThanOrEqual(2);
  });
});
