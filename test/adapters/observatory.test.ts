import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import { post, send } from '../e2e/http-client.ts';
import { testApp } from '../support/app.ts';
import { observed, Watching } from '../support/watching.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const workspace = 'acme/app';
const token = 'correct horse battery staple';

async function served(options: Parameters<typeof observed>[1] = {}) {
  const app = await testApp();
  ends.push(app.end);
  const server = await observed([app], options);
  ends.push(server.close);
  const note = (content: string, at = workspace) => call(app, 'notes_commit', { workspace: at, content });
  return { app, note, ...server };
}

async function watching(url: string, headers: Record<string, string> = {}) {
  const one = await Watching.open(url, headers);
  ends.push(() => one.close());
  return one;
}

describe('the page', () => {
  test('is given at / with a strict policy, and nothing beside its files', async () => {
    const { url } = await served();
    const page = await send(`${url}/`);
    expect(page).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(page.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'; script-src 'self'/);
    expect(page.headers['content-security-policy']).not.toMatch(/unsafe|\*/);
    expect((await send(`${url}/page.js`)).status).toBe(200);
    const { etag = '' } = (await send(`${url}/page.js`)).headers;
    expect((await send(`${url}/page.js`, { headers: { 'if-none-match': String(etag) } })).status).toBe(304);
    for (const path of ['/../watching.ts', '/%2e%2e/watching.ts', '/watching.ts', '/.env', '/nobody.js', '/page.js/'])
      expect((await send(`${url}${path}`)).status, path).toBe(404);
  });

  test('that is not built says what to do', async () => {
    const { url } = await served({ folder: 'test/support/nowhere' });
    expect(await send(`${url}/`)).toMatchObject({ status: 503, body: expect.stringContaining('npm run build') });
  });

  test('finds what the server has to show', async () => {
    const { url, note } = await served();
    await note('one');
    const { views, socket } = JSON.parse((await send(`${url}/observatory/views`)).body);
    expect(socket).toBe('/observatory/socket');
    expect(views).toMatchObject([
      {
        product: 'memory',
        base: '',
        workspaces: [workspace],
        channels: [{ name: 'workspaces' }, { name: 'workspace', takes: [{ field: 'workspace', optional: false }] }],
      },
    ]);
    expect(views[0].tools).toContain('journal');
    expect(views[0].tools).not.toContain('notes_commit');
  });
});

describe('an export', () => {
  const exported = (url: string, body: unknown, headers = {}) => post(`${url}/observatory/export`, body, headers);
  const questions = [{ base: '', tool: 'journal', input: { workspace } }];

  test('is one file that asks nobody for anything, with what was asked and without secrets', async () => {
    const { url, note } = await served();
    await note('</script><script>alert(1)</script> password=hunter2hunter2');
    const { status, body, headers } = await exported(url, { title: 'A <b> & "c"', questions });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain('attachment');
    expect(body).toContain('<title>A &#60;b&#62; &#38; &#34;c&#34;</title>');
    expect(body).not.toContain('hunter2');
    expect(body).not.toContain('alert(1)</script>');
    expect(body).not.toMatch(/ (src|href)=/);
    const [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(body) ?? [];
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; img-src data:/);
    const [, script = ''] = /<script type="module">([\s\S]*?)<\/script>/.exec(body) ?? [];
    expect(policy).toContain(createHash('sha256').update(script).digest('base64'));
    const [, data = ''] = /id="kept">([\s\S]*?)<\/script>/.exec(body) ?? [];
    const kept = JSON.parse(data);
    expect(kept.views).toMatchObject([{ product: 'memory' }]);
    expect(kept.answers[JSON.stringify(['', 'journal', { workspace }])]).toMatchObject({
      success: true,
      result: { facts: [{ text: '</script><script>alert(1)</script> password=<redacted>' }, {}] },
    });
  });

  test('does not say what was asked where that is a secret', async () => {
    const { url } = await served();
    const secret = `ghp_${'a1B2'.repeat(9)}`;
    const asked = [{ base: '', tool: 'search', input: { workspace, query: secret } }];
    const { status, body } = await exported(url, {
      title: `About ${secret}`,
      place: `#/memory/search?q=${secret}`,
      questions: asked,
    });
    expect(status).toBe(200);
    expect(body).not.toContain(secret);
    const [, data = ''] = /id="kept">([\s\S]*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      title: 'About <redacted>',
      place: '#/memory/search?q=<redacted>',
      answers: { [JSON.stringify(['', 'search', { workspace, query: '<redacted>' }])]: { success: true } },
    });
  });

  test('names nothing that was not asked about', async () => {
    const { url, note } = await served();
    await note('one');
    await note('two', 'secret/plans');
    const { body } = await exported(url, { place: '#/memory/x', questions });
    expect(body).not.toContain('secret/plans');
    const [, data = ''] = /id="kept">([\s\S]*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(data)).toMatchObject({ place: '#/memory/x', views: [{ product: 'memory', workspaces: [workspace] }] });
  });

  test('shows no name of a workspace that is a secret', async () => {
    const secret = `ghp_${'a1B2'.repeat(9)}`;
    const { url, note } = await served();
    await note('one', secret);
    const { body } = await send(`${url}/observatory/views`);
    expect(JSON.parse(body).views[0].workspaces).toEqual(['<redacted>']);
    const one = await watching(url);
    one.subscribe('workspace', { workspace: secret });
    for (const event of ['subscribed', 'workspace:snapshot'])
      expect((await one.event(event)).data.workspace, event).toBe('<redacted>');
    await note('two', secret);
    expect(await one.event('fact')).toMatchObject({ data: { workspace: '<redacted>', text: 'two' } });
    one.say({ action: 'unsubscribe', channel: 'workspace', workspace: secret });
    expect((await one.event('unsubscribed')).data).toEqual({ workspace: '<redacted>' });
    const asked = [{ base: '', tool: 'journal', input: { workspace: secret } }];
    const saved = await exported(url, { title: 'x', questions: asked });
    expect(saved.body).toContain('<redacted>'.replaceAll('<', '\\u003c'));
    expect(saved.body).not.toContain(secret);
  });

  test('reads and nothing else, and asks for the token', async () => {
    const { url } = await served();
    for (const wrong of [
      {},
      { questions: [] },
      { questions: [{ base: '', tool: 'notes_commit', input: {} }] },
      { questions: [{ base: '/nobody', tool: 'journal', input: {} }] },
      { questions: [{ base: '', tool: '__proto__', input: {} }] },
      { questions: [{ base: '', tool: 'journal', input: [] }] },
      { title: 7, questions },
      { place: 7, questions },
    ])
      expect((await exported(url, wrong)).status).toBe(400);
    expect((await send(`${url}/observatory/export`)).status).toBe(405);
    const guarded = await served({ access: { token } });
    expect((await exported(guarded.url, { questions })).status).toBe(401);
  });
});

describe('a token', () => {
  test('opens the page to read, and to nothing else', async () => {
    const { url, note } = await served({ access: { token } });
    await note('one');
    expect((await send(`${url}/`)).status).toBe(200);
    expect((await send(`${url}/observatory/views`)).status).toBe(401);
    expect((await post(`${url}/observatory/login`, { token: 'a guess of the same length' })).status).toBe(401);
    const login = await post(`${url}/observatory/login`, { token });
    const [given = ''] = [login.headers['set-cookie']].flat();
    expect(given).toMatch(/; HttpOnly; SameSite=Strict$/);
    const cookie = given.split(';')[0] as string;
    expect((await send(`${url}/observatory/views`, { headers: { cookie } })).status).toBe(200);
    expect((await post(`${url}/v1/tools/journal`, { workspace }, { cookie })).status).toBe(200);
    expect((await post(`${url}/v1/tools/notes_commit`, { workspace, content: 'x' }, { cookie })).status).toBe(401);
    expect((await post(`${url}/mcp`, {}, { cookie })).status).toBe(401);
    /** Another page on this machine is sent the cookie too. */
    const origin = 'http://127.0.0.1:9';
    expect((await post(`${url}/v1/tools/journal`, { workspace }, { cookie, origin })).status).toBe(401);
    expect((await send(`${url}/observatory/views`, { headers: { cookie, 'sec-fetch-site': 'same-site' } })).status).toBe(401);
    await expect(Watching.open(url, { cookie, origin })).rejects.toThrow('401');
    await expect(Watching.open(url)).rejects.toThrow('401');
    await watching(url, { cookie, origin: url });
    await watching(url, { authorization: `Bearer ${token}` });
  });

  test('that a cookie was signed with ends it when it changes, and so does time', async () => {
    const now = { ms: 1_800_000_000_000 };
    const { url } = await served({ access: { token }, now: () => now.ms });
    const [given = ''] = [(await post(`${url}/observatory/login`, { token })).headers['set-cookie']].flat();
    const cookie = given.split(';')[0] as string;
    const status = async (at: string, sent: string) =>
      (await send(`${at}/observatory/views`, { headers: { cookie: sent } })).status;
    expect(await status(url, cookie)).toBe(200);
    expect(await status(url, cookie.replace(/=\d+/, '=1900000000'))).toBe(401);
    const other = await served({ access: { token: `${token}, changed` }, now: () => now.ms });
    expect(await status(other.url, cookie)).toBe(401);
    now.ms += 13 * 60 * 60 * 1000;
    expect(await status(url, cookie)).toBe(401);
  });
});

describe('a socket', () => {
  test.each([
    ['from another site', { origin: 'https://evil.example' }, '403'],
    ['under another name', { host: 'evil.example' }, '403'],
  ])('%s is refused', async (_, headers, status) => {
    const { url } = await served();
    await expect(Watching.open(url, headers as Record<string, string>)).rejects.toThrow(status);
  });

  test('is only where it is said to be', async () => {
    const { url } = await served();
    await expect(Watching.open(url, {}, '/elsewhere')).rejects.toThrow('404');
  });

  test('over the limit is ended with 1008', async () => {
    const { url } = await served({ most_connections: 1 });
    await watching(url);
    const second = await Watching.open(url);
    expect(await second.closed).toEqual({ code: 1008, reason: 'too many connections' });
  });

  test('answers a ping, and says what is wrong with what it cannot read', async () => {
    const { url } = await served();
    const one = await watching(url);
    one.say('ping');
    one.say('{');
    one.say('[]');
    one.say({ action: 'shout', channel: 'workspaces' });
    one.say({ action: 'subscribe', channel: 'nothing' });
    one.say({ action: 'subscribe', channel: 'workspace' });
    one.say({ action: 'subscribe', channel: 'workspace', workspace: 7 });
    one.say({ action: 'subscribe', channel: 'workspaces', more: 1 });
    one.say({ action: 'subscribe', channel: 'workspace', workspace, after: -1 });
    for (let i = 0; i < 8; i += 1) expect(await one.event('error')).toMatchObject({ data: { code: 'INVALID_PAYLOAD' } });
    one.say({ action: 'subscribe', channel: 'workspace', workspace });
    expect(await one.event('error')).toMatchObject({ channel: 'workspace', data: { code: 'NOT_INITIALIZED' } });
  });
});

describe('a watcher of a workspace', () => {
  test('gets what there is, then every fact once and in order', async () => {
    const { url, note, app } = await served();
    await note('before');
    const one = await watching(url);
    one.subscribe('workspace', { workspace });
    expect(await one.event('subscribed')).toEqual({ channel: 'workspace', event: 'subscribed', data: { workspace } });
    const { data } = await one.event('workspace:snapshot');
    expect(data).toMatchObject({ workspace, facts: [{ kind: 'note_added', text: 'before' }, { kind: 'workspace_created' }] });
    await note('one');
    await note('elsewhere', 'acme/other');
    await note('password=hunter2hunter2');
    await call(app, 'branch_create', { workspace, name: 'what-if' });
    const seen = [await one.event('fact'), await one.event('fact'), await one.event('fact')];
    expect(seen.map((fact) => [fact.data.kind, fact.data.text])).toEqual([
      ['note_added', 'one'],
      ['note_added', 'password=<redacted>'],
      ['branch_created', undefined],
    ]);
    const seqs = seen.map((fact) => Number(fact.data.seq));
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
  });

  test('that was away gets what it missed', async () => {
    const { url, note } = await served();
    await note('before');
    const one = await watching(url);
    one.subscribe('workspace', { workspace });
    const { data } = await one.event('workspace:snapshot');
    await one.close();
    await note('meanwhile');
    const again = await watching(url);
    again.subscribe('workspace', { workspace, after: (data.last as { seq: number }).seq });
    expect(await again.event('fact')).toMatchObject({ data: { text: 'meanwhile' } });
    await note('then');
    expect(await again.event('fact')).toMatchObject({ data: { text: 'then' } });
  });

  test('that was away too long is told to read again', async () => {
    const { url, app, note } = await served();
    await note('before');
    const contents = Array.from({ length: 610 }, (_, i) => `x${i}`);
    for (const content of contents) await call(app, 'notes_commit', { workspace, content });
    const one = await watching(url);
    one.subscribe('workspace', { workspace, after: 1 });
    expect(await one.event('resync')).toMatchObject({ channel: 'workspace', data: { workspace } });
    expect(await one.event('workspace:snapshot')).toMatchObject({ data: { facts: { 0: { text: 'x609' } } } });
    await note('then');
    expect(await one.event('fact')).toMatchObject({ data: { text: 'then' } });
  });

  test('hears nothing after it left', async () => {
    const { url, note } = await served();
    await note('before');
    const [one, other] = [await watching(url), await watching(url)];
    for (const watcher of [one, other]) {
      watcher.subscribe('workspace', { workspace });
      await watcher.event('workspace:snapshot');
    }
    one.say({ action: 'unsubscribe', channel: 'workspace', workspace });
    await one.event('unsubscribed');
    await note('after');
    await other.event('fact');
    expect(await one.settled()).toEqual([]);
  });
});

test('a watcher of all workspaces hears where something happens', async () => {
  const { url, note } = await served();
  await note('before');
  const one = await watching(url);
  one.subscribe('workspaces');
  expect(await one.event('workspaces:snapshot')).toMatchObject({ data: { workspaces: [{ workspace }] } });
  await note('new', 'acme/new');
  expect(await one.event('workspace:changed')).toMatchObject({ data: { workspace: 'acme/new', kind: 'note_added' } });
});
