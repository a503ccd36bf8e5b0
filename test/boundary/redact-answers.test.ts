import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import { testApp } from '../support/app.ts';

const secret = `ghp_${'a1B2'.repeat(9)}`;
const workspace = 'secrets';
let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
  await call(app, 'init', { workspace });
});
afterAll(() => app.end());

test('answers hide what is stored as it was', async () => {
  const note = { content: `use ${secret}`, title: `Bearer ${secret}`, meta: { api_key: 'hunter2', deep: [{ note: secret }] } };
  const written = await call(app, 'notes_commit', { workspace, ...note });
  const shown = await call(app, 'show', { workspace, doc_kind: 'notes' });
  for (const answer of [written, shown]) {
    expect(answer.success).toBe(true);
    expect(JSON.stringify(answer)).not.toContain(secret);
    expect(JSON.stringify(answer)).not.toContain('hunter2');
  }
  const db = new Sqlite(app.database, { readonly: true });
  const row = db.prepare('select content, title, meta from entries where content like ?').get(`%${secret}%`);
  const facts = db.prepare("select payload from facts where kind = 'note_added'").all();
  db.close();
  expect(row).toEqual({ content: note.content, title: note.title, meta: JSON.stringify(note.meta) });
  expect(facts).toHaveLength(1);
});

test('errors hide what the caller sent', async () => {
  for (const [tool, args] of [
    ['open', { id: `see ${secret}` }],
    ['log', { ref: secret }],
    ['notes_commit', { content: 'x', [secret]: 1 }],
    ['branch_create', { name: secret, from: 'main', nonsense: `token=${secret}` }],
  ] as const) {
    const { error, suggestions } = await call(app, tool, { workspace, ...args });
    expect(error).not.toBeNull();
    expect(JSON.stringify({ error, suggestions })).not.toContain(secret);
  }
});

test('a call that would have to be hidden is not suggested', async () => {
  const name = secret;
  await call(app, 'branch_create', { workspace, name });
  const taken = await call(app, 'branch_create', { workspace, name });
  expect(taken.error?.code).toBe('CONFLICT');
  expect(taken.suggestions).toEqual([]);

  const note = { workspace, from: 'nowhere', content: `password=${secret}` };
  const lost = await call(app, 'macro_branch_note', note);
  expect(lost.error?.code).toBe('UNKNOWN_ID');
  expect(lost.suggestions.filter((s) => s.target === 'macro_branch_note')).toEqual([]);
  const kept = await call(app, 'macro_branch_note', { ...note, content: 'no secret' });
  expect(kept.suggestions.filter((s) => s.target === 'macro_branch_note')).toHaveLength(2);
});

test('a cut never shows half of a secret', async () => {
  await call(app, 'notes_commit', { workspace, content: `${'x'.repeat(200)} ${secret} ${'y'.repeat(200)}` });
  for (let max_chars = 100; max_chars < 800; max_chars += 7) {
    const answer = await call(app, 'show', { workspace, doc_kind: 'notes', max_chars });
    expect(JSON.stringify(answer)).not.toContain('ghp_');
  }
});
