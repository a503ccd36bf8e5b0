import { beforeAll, describe, expect, test } from 'vitest';
import { ledger } from '../../generated/products/ledger.ts';
import { memory } from '../../generated/products/memory.ts';
import { call } from '../../src/boundary/call.ts';
import { post, send } from '../e2e/http-client.ts';
import { testApp } from '../support/app.ts';
import { proving } from '../support/command-rule.ts';
import { withPolicy } from '../support/rooms.ts';
import { observed } from '../support/watching.ts';

type Json = Record<string, unknown>;

const workspace = 'acme/app';
const token = 'correct horse battery staple';
let app: Awaited<ReturnType<typeof testApp>>;
let server: Awaited<ReturnType<typeof observed>>;

beforeAll(async () => {
  app = await testApp();
  const other = await testApp({ product: ledger });
  server = await observed([app, other], { access: { token } });
  return async () => {
    await server.close();
    await other.end();
    await app.end();
  };
});

const known = { authorization: `Bearer ${token}` };

/** A call as of a moment, over HTTP. */
async function asOf(moment: string | number, tool: string, args: Json = {}, base = '') {
  const { status, body } = await post(`${server.url}${base}/v1/tools/${tool}?as_of=${encodeURIComponent(moment)}`, args, known);
  return { status, ...(JSON.parse(body) as { result: Json | null; error: Json | null; warnings: Json[] }) };
}

const now = async <T = Json>(tool: string, args: Json = {}): Promise<T> => {
  const { result, error } = await call(app, tool, { workspace, ...args });
  expect(error).toBeNull();
  return result as T;
};

const newest = async (at = workspace) => {
  const { last } = await now<{ last: { seq: number; ts: string } }>('journal', { workspace: at, limit: 1 });
  return last;
};

const titles = ({ result }: { result: Json | null }) =>
  (result?.tasks as { title: string }[] | undefined)?.map(({ title }) => title);

describe('a read as of a moment', () => {
  test(proving('noema-serve/a-read-is-answered-as-of-a-moment', 'by the number of a fact, by a time and by a day'), async () => {
    await now('tasks_macro_start', {
      task_title: 'Sign in',
      steps: [{ title: 'Form', success_criteria: ['it is there'], tests: ['look'] }],
    });
    const first = await newest();
    await now('tasks_edit', { task: 'TASK-001', title: 'Sign in with a key' });
    await now('tasks_block', { path: 's:0', reason: 'no design' });
    const blocked = await newest();
    await now('tasks_block', { path: 's:0', blocked: false });
    await now('think_card', { card: { type: 'decision', title: 'Keys, not words' } });
    const read = { workspace };

    expect(titles(await asOf(first.seq, 'tasks_context', read))).toEqual(['Sign in']);
    expect(titles(await asOf(first.ts, 'tasks_context', read))).toEqual(['Sign in']);
    expect(titles(await asOf(blocked.ts, 'tasks_context', read))).toEqual(['Sign in with a key']);
    expect(titles(await asOf(first.ts.slice(0, 10), 'tasks_context', read))).toEqual(['Sign in with a key']);

    const pack = { ...read, task: 'TASK-001', read_only: true };
    const then = await asOf(blocked.seq, 'tasks_resume_pack', pack);
    expect(then.result).toMatchObject({ signals: { blockers: [{ ref: 's:0', text: 'no design' }] } });
    const later = await asOf(9_999_999, 'tasks_resume_pack', pack);
    expect(later.result).toMatchObject({ signals: { blockers: [] } });

    const cards = (moment: number) => asOf(moment, 'search', { ...read, kind: 'card', query: 'keys' });
    expect((await cards(blocked.seq)).result).toMatchObject({ hits: [] });
    expect((await cards(9_999_999)).result).toMatchObject({ hits: [{ title: 'Keys, not words' }] });
    /** Looking back changes nothing, and nobody's place. */
    expect(titles({ result: await now('tasks_context') })).toEqual(['Sign in with a key']);
  });

  test('where the workspace was not there yet there is none, and its guard holds for all of its past', async () => {
    expect(await asOf('2001-01-01', 'tasks_context', { workspace })).toMatchObject({
      status: 404,
      error: { code: 'UNKNOWN_WORKSPACE' },
    });
    const ours = withPolicy(app, { ...app.policy, project_guard: 'ours' });
    await now('notes_commit', { workspace: 'bound', content: 'before it was bound' });
    const before = await newest('bound');
    await call(ours, 'notes_commit', { workspace: 'bound', content: 'ours' });
    const theirs = withPolicy(app, { ...app.policy, project_guard: 'theirs' });
    const { error } = await call(theirs, 'show', { workspace: 'bound' }, { as_of: String(before.seq) });
    expect(error).toMatchObject({ code: 'PROJECT_GUARD_MISMATCH' });
  });

  test(proving('noema-serve/what-was-forgotten-has-no-past', 'also where the moment was looked at before'), async () => {
    const { entry } = await now<{ entry: { seq: number } }>('notes_commit', { workspace: 'wary', content: 'the code is 1234' });
    await now('notes_commit', { workspace: 'wary', content: 'another' });
    const { seq } = await newest('wary');
    const shown = () => asOf(seq, 'show', { workspace: 'wary', doc_kind: 'notes' });
    expect(JSON.stringify(await shown())).toContain('the code is 1234');
    await now('forget', { workspace: 'wary', ref: `notes@${entry.seq}`, reason: 'a secret', confirm: true });
    const after = await shown();
    expect(JSON.stringify(after)).not.toContain('1234');
    expect(after).toMatchObject({ status: 200, warnings: [{ code: 'AS_OF_INCOMPLETE' }] });
    expect(JSON.stringify(after.result)).toContain('another');
  });

  test('what was said in an event is forgotten, and what it did is not', async () => {
    const at = { workspace: 'wary/events' };
    await now('tasks_macro_start', { ...at, task_title: 'T', steps: [{ title: 'Form', success_criteria: ['c'], tests: ['t'] }] });
    await now('tasks_block', { ...at, path: 's:0', reason: 'the code is 1234' });
    const { seq } = await newest(at.workspace);
    await now('forget', { ...at, ref: `TASK-001-trace@${seq}`, reason: 'a secret', confirm: true });
    const then = await asOf(seq, 'tasks_resume_pack', { ...at, task: 'TASK-001', read_only: true });
    expect(then).toMatchObject({ status: 200, warnings: [] });
    expect(JSON.stringify(then)).not.toContain('1234');
    expect(then.result).toMatchObject({ signals: { blockers: [{ ref: 's:0' }] } });
  });

  test(proving('noema-serve/only-reads-have-a-past', 'of a workspace of the memory, up to a size'), async () => {
    const refused = { status: 400, error: { code: 'AS_OF_REFUSED' } };
    expect(await asOf(3, 'notes_commit', { workspace, content: 'no' })).toMatchObject(refused);
    expect(await asOf(3, 'tasks_resume_pack', { workspace, task: 'TASK-001' })).toMatchObject(refused);
    expect(await asOf(3, 'workspace_list')).toMatchObject(refused);
    expect(await asOf(3, 'observatory_sessions', { workspace }, '/ledger')).toMatchObject(refused);
    for (const moment of ['yesterday', '0', '-1', '2026-02-31', ''])
      expect(await asOf(moment, 'journal', { workspace }), moment).toMatchObject(refused);
    const small = { ...app, product: { ...memory, as_of: { most_facts: 2 } } };
    const { error } = await call(small, 'tasks_context', { workspace }, { as_of: '9999999' });
    expect(error).toMatchObject({ code: 'AS_OF_TOO_LARGE', message: expect.stringContaining('up to 2') });
  });
});

test(proving('noema-serve/whoever-looks-cannot-write', 'whatever the tool could do'), async () => {
  const login = await post(`${server.url}/observatory/login`, { token });
  const [cookie = ''] = String(login.headers['set-cookie']).split(';');
  const looking = async (tool: string, args: Json) =>
    (
      await send(`${server.url}/v1/tools/${tool}`, {
        method: 'POST',
        headers: { cookie, origin: server.url, 'content-type': 'application/json' },
        body: JSON.stringify({ workspace, ...args }),
      })
    ).status;
  expect(await looking('tasks_context', {})).toBe(200);
  expect(await looking('tasks_resume_pack', { task: 'TASK-001', read_only: true })).toBe(200);
  expect(await looking('tasks_resume_pack', { task: 'TASK-001' })).toBe(401);
  expect(await looking('tasks_jobs_radar', {})).toBe(200);
  expect(await looking('tasks_jobs_radar', { reply_job: 'JOB-001', reply_message: 'yes' })).toBe(401);
  expect(await looking('notes_commit', { content: 'no' })).toBe(401);
});
