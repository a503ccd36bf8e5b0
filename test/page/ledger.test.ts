import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, Observatory, Server, type Watched } from '../support/observatory.ts';
import { tellNotebook, tellSession } from '../support/observatory-story.ts';
import { programFile } from '../support/programs.ts';

describe.skipIf(!(await hasBrowser()))('the ledger on the page', () => {
  let observatory: Observatory;
  let watched: Watched;
  let session: string;

  beforeAll(async () => {
    observatory = await Observatory.open(await programFile('src/bin/noema.ts'));
    session = await tellSession(`${observatory.server.url}/ledger`);
    await observatory.server.ledger('start_new', { title: 'Another matter', tags: ['other'] });
    watched = await observatory.page();
  });
  afterAll(() => observatory.close());

  const thoughts = () => watched.page.locator('a.thought');

  test('sessions are listed page by page, and found by words and status', async () => {
    const { page, to } = watched;
    const rows = page.locator('a.session');
    await to('#/ledger/sessions');
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByRole('searchbox', { name: 'Sessions with these words' }).fill('deploy');
    await expect.poll(() => rows.allInnerTexts()).toEqual([expect.stringContaining('Why is search slow after a deploy?')]);
    expect(page.url()).toContain('words=deploy');
    await page.getByRole('button', { name: 'going on' }).click();
    await page.getByText('No such session').waitFor();
    await page.getByRole('button', { name: 'ended' }).click();
    await expect.poll(() => rows.count()).toBe(1);
    expect(await rows.locator('.badge').allInnerTexts()).toEqual(['ended']);
    await to('#/ledger/sessions?at=1');
    await page.getByText('No such session then').waitFor();
    for (let more = 0; more < 100; more += 1)
      await observatory.server.ledger('start_new', { title: `Matter ${more}`, tags: ['many'] });
    await to('#/ledger/sessions');
    await page.getByLabel('Tag').selectOption('performance');
    await expect.poll(() => rows.count()).toBe(1);
    await to('#/ledger/sessions');
    await rows.first().focus();
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'Older' }).click();
    await rows.first().focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('End');
        return page.getByText('Why is search slow after a deploy?').count();
      })
      .toBe(1);
  });

  test('a session is a chain with branches that open, revisions and what its cipher says', async () => {
    const { page, to } = watched;
    await to(`#/ledger/session/${session}`);
    await page.locator('.menu-side [aria-current]').getByText('Sessions').waitFor();
    await expect.poll(() => thoughts().count()).toBe(9);
    for (const rel of ['revises', 'supports', 'contradicts']) expect(await page.locator(`.arc.${rel}`).count(), rel).toBe(1);
    const stub = page.getByRole('button', { name: /shared-cache/ });
    expect(await stub.getAttribute('aria-expanded')).toBe('false');
    await stub.click();
    await expect.poll(() => thoughts().count()).toBe(11);
    expect(await stub.getAttribute('aria-expanded')).toBe('true');
    await page.getByLabel('cipher relations').uncheck();
    await expect.poll(() => page.locator('.arc.supports').count()).toBe(0);
    expect(await page.locator('.arc.revises').count()).toBe(1);
  });

  test('a thought is shown whole, and its address shows it to somebody else', async () => {
    const { page } = watched;
    await thoughts().filter({ hasText: 'connection pool' }).click();
    const detail = page.getByRole('article', { name: 'Thought 4' });
    await detail.getByText('S4|H|S2|The connection pool starts empty, and each query pays for a handshake (30%)').waitFor();
    await detail.getByText('30%', { exact: true }).waitFor();
    const other = await observatory.page();
    await other.page.goto(page.url());
    await other.page.getByRole('article', { name: 'Thought 4' }).waitFor();
    await expect.poll(() => other.page.locator('a.thought').count()).toBe(11);
    await other.page.context().close();
  });

  test('a replay shows it thought by thought', async () => {
    const { page, to } = watched;
    await to(`#/ledger/session/${session}`);
    const slider = page.getByRole('slider', { name: 'Thoughts shown' });
    await slider.fill('3');
    await expect.poll(() => thoughts().count()).toBe(3);
    expect(page.url()).toContain('upto=3');
    await slider.fill('10');
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByText('12 of 12').waitFor();
    await expect.poll(() => thoughts().count()).toBe(9);
  });

  test('a thought that another process records appears without a reload', async () => {
    const { page, server } = { page: watched.page, server: observatory.server };
    await page.locator('[data-connection="live"]').waitFor();
    const other = await new Server(await programFile('src/bin/noema.ts'), server.home).start();
    try {
      await other.ledger('thought', {
        sessionId: session,
        thought: 'Said by somebody else',
        thoughtNumber: 10,
        totalThoughts: 10,
        nextThoughtNeeded: false,
      });
      await page.locator('a.thought', { hasText: 'Said by somebody else' }).waitFor();
      await page.getByText('13 of 13').waitFor();
    } finally {
      await other.kill();
    }
  });

  test('figures are drawn, and a session can be taken away', async () => {
    const { page } = watched;
    await page.getByRole('img', { name: 'Linear: 69%' }).waitFor();
    await page.getByRole('img', { name: 'Supported: 1 of 2' }).waitFor();
    await page.locator('.page-head .menu summary').click();
    const saved = async (label: string) => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: `Download ${label}`, exact: true }).click(),
      ]);
      let text = '';
      for await (const chunk of await file.createReadStream()) text += String(chunk);
      return text;
    };
    expect(await saved('markdown')).toContain('Warm what is asked for');
    const other = await observatory.page();
    await other.page.setContent(await saved('HTML'));
    await other.page.getByText('Warm what is asked for').waitFor();
    expect(await other.page.locator('section').count()).toBe(13);
    expect(await other.page.locator('script, link, img').count()).toBe(0);
    expect(other.faults).toEqual([]);
    await other.page.context().close();
  });

  test('ten thousand thoughts: only what is seen is drawn', async () => {
    const { page, to } = watched;
    const count = 10_000;
    const begin = Date.parse('2026-05-14T09:00:00.000Z');
    const nodes = Array.from({ length: count }, (_, at) => ({
      data: {
        thought: `Thought about part ${at + 1}`,
        thoughtNumber: at + 1,
        totalThoughts: count,
        nextThoughtNeeded: at + 1 < count,
        timestamp: new Date(begin + at * 1000).toISOString(),
      },
    }));
    const { sessionId } = await observatory.server.ledger<{ sessionId: string }>('session_import', {
      export: { version: '1.0', session: { id: '0d9f3a52-0000-4000-8000-000000000001', title: 'Long' }, nodes },
    });
    await to(`#/ledger/session/${sessionId}`);
    await page.getByText('10,000 thoughts', { exact: false }).first().waitFor();
    expect(await thoughts().count()).toBeLessThan(60);
    await thoughts().first().focus();
    await page.keyboard.press('End');
    await page.getByText('Thought about part 10000', { exact: true }).waitFor();
    expect(await thoughts().count()).toBeLessThan(60);
    expect(await page.locator('.dot').count()).toBeLessThan(60);
  });

  test('a notebook is read with what its cells gave', async () => {
    const { page, to } = watched;
    const notebook = await tellNotebook(`${observatory.server.url}/ledger`);
    await to(`#/ledger/notebook/${notebook}`);
    await page.getByText('slowest 912 ms, then 41 ms').waitFor();
    await observatory.server.ledger('notebook_add_cell', {
      notebookId: notebook,
      type: 'markdown',
      content: 'Written while somebody looked.',
    });
    await page.getByText('Written while somebody looked.').waitFor();
    expect(await page.locator('.cell :is(input,textarea)').count()).toBe(0);
  });

  test('nothing failed, was forbidden or asked elsewhere', () => {
    expect(watched.faults).toEqual([]);
  });
});
