import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, Observatory, type Watched } from '../support/observatory.ts';
import { tellWork } from '../support/observatory-story.ts';
import { programFile } from '../support/programs.ts';

const workspace = 'acme/shop';
const at = (view: string) => `#/memory/${encodeURIComponent(workspace)}/${view}`;

describe.skipIf(!(await hasBrowser()))('the memory on the page', () => {
  let observatory: Observatory;
  let watched: Watched;

  beforeAll(async () => {
    observatory = await Observatory.open(await programFile('src/bin/noema.ts'));
    await tellWork(observatory.server.url, workspace);
    watched = await observatory.page();
  });
  afterAll(() => observatory.close());

  /** A process of its own on the same store, as somebody at a terminal. */
  const elsewhere = async (...words: string[]) => {
    const child = spawn(process.execPath, [await programFile('src/bin/noema.ts'), 'call', ...words, `workspace=${workspace}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NOEMA_HOME: observatory.server.home },
    });
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(0);
  };

  test('what is blocked or asked stands first, and is counted in the title', async () => {
    const { page, to } = watched;
    await to('#/now');
    const first = page.getByRole('region', { name: 'Needs somebody' });
    await first.getByText('waits for the load generator of the ops team').waitFor();
    await first.getByText('Does the mobile app honour Retry-After?').waitFor();
    await expect.poll(() => page.title()).toBe('(2) Now · Observatory');
  });

  test('what another process does is seen without a reload', async () => {
    const { page } = watched;
    await elsewhere('tasks_block', 'task=TASK-001', 'path=s:2', 'reason=nobody has a dashboard');
    await page.getByText('nobody has a dashboard').waitFor();
    await expect.poll(() => page.title()).toBe('(3) Now · Observatory');
  });

  test('a task opens with its steps, gates and proofs, and follows what happens to it', async () => {
    const { page, to } = watched;
    await to(at('board'));
    await page.getByRole('link', { name: /Search is fast after a deploy/ }).click();
    const detail = page.getByRole('complementary', { name: 'TASK-001' });
    await detail.getByText('Blocked: nobody has a dashboard').waitFor();
    await detail.getByText('tests · proof').waitFor();
    expect(await detail.locator('.step-line').count()).toBe(5);
    expect(page.url()).toContain('task=TASK-001');
    await elsewhere('tasks_block', 'task=TASK-001', 'path=s:2', 'blocked=false');
    await expect.poll(() => detail.getByText('Blocked:').count()).toBe(0);
  });

  test('what was known then: proofs, cards and notes as they stood when a step was closed', async () => {
    const { page } = watched;
    await page.getByRole('link', { name: 'what was known then' }).first().click();
    await page.getByRole('heading', { name: 'What was known then' }).waitFor();
    const part = (name: string) => page.getByRole('region', { name });
    await part('The step').getByText('TASK-001').waitFor();
    await part('What it rested on').getByText('proof').first().waitFor();
    await part('What had happened just before').getByText('step done').waitFor();
    expect(await page.getByText('Port the parser').count()).toBe(0);
    await page.getByRole('link', { name: 'everything that had happened' }).click();
    await page.locator('.fact').first().waitFor();
    expect(await page.getByText('Port the parser').count()).toBe(0);
    await page.getByRole('button', { name: 'Back to now' }).click();
    await page.getByText('Port the parser').first().waitFor();
    const slider = page.getByRole('slider', { name: 'As of' });
    await slider.fill('0');
    await expect.poll(() => page.getByText('task created').count()).toBe(0);
    await page.getByText('workspace created').waitFor();
  });

  test('every view is shown as of a moment', async () => {
    const { page, to } = watched;
    type Facts = { facts: { kind: string; ts: string }[] };
    const { facts } = await observatory.server.memory<Facts>('journal', { workspace, limit: 500, max_chars: 200_000 });
    const first = (kind: string) => Date.parse(facts.findLast((fact) => fact.kind === kind)?.ts ?? '');
    const nobodyHadClosed = first('step_done') - 1;
    await to(`${at('board?task=TASK-001')}&at=${nobodyHadClosed}`);
    const detail = page.getByRole('complementary', { name: 'TASK-001' });
    await detail.locator('.step-line').first().waitFor();
    expect(await detail.locator('.step-line.closed').count()).toBe(0);
    await page.getByRole('link', { name: /Rate limit the public API/ }).waitFor();
    await page.getByRole('button', { name: 'Back to now' }).click();
    await detail.locator('.step-line.closed').first().waitFor();

    const nobodyHadPlanned = first('plan_created') - 1;
    await to(`${at('anchors')}?at=${nobodyHadPlanned}`);
    await page.getByRole('button', { name: /Gateway/ }).waitFor();
    await to(`${at('board')}?at=${nobodyHadPlanned}`);
    await page.getByText('No plans yet').waitFor();
    for (const [view, said] of [
      ['cards', 'No cards here'],
      ['conflicts', 'No conflicts'],
      ['jobs', 'No jobs yet'],
      ['graph', 'This graph is empty'],
    ] as const) {
      await to(`${at(view)}?at=${nobodyHadPlanned}`);
      await page.getByText(said).waitFor();
    }
    await to(`#/now?at=${nobodyHadPlanned}`);
    await page.getByText('Nothing was going on then').waitFor();
    expect(await page.title()).toMatch(/^\(\d+\) Now/);
    await to(`#/now?at=${first('step_blocked')}`);
    await page.getByRole('region', { name: 'Needs somebody' }).getByText('blocked').waitFor();
  });

  test('activity is read page by page', async () => {
    const { page, to } = watched;
    for (const part of [0, 1])
      await observatory.server.memory('graph_apply', {
        workspace,
        branch: 'main',
        doc: 'many',
        ops: Array.from({ length: 60 }, (_, more) => ({
          op: 'node_upsert',
          id: `n${part * 60 + more}`,
          type: 'idea',
          title: `Node ${part} ${more}`,
        })),
      });
    await to(at('activity'));
    const list = page.locator('.rows');
    await list.locator('.fact').first().waitFor();
    await page.locator('.fact').first().focus();
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'Older' }).click();
    await page.locator('.fact').first().focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('End');
        return page.getByText('workspace created').count();
      })
      .toBe(1);
  });

  test('the graph is filtered by type and opened by a node', async () => {
    const { page, to } = watched;
    await to(at('graph'));
    await page.getByRole('button', { name: /hypothesis.*The index is cold after a deploy/ }).click();
    await page
      .getByRole('complementary', { name: 'The node' })
      .getByText('Warm the segments of the last week depends on it')
      .waitFor();
    await page.getByLabel('Type').selectOption('hypothesis');
    await expect.poll(() => page.locator('.graph .node').count()).toBe(1);
    expect(page.url()).toContain('type=hypothesis');
  });

  test('branches say what they differ in, and conflicts stand side by side', async () => {
    const { page, to } = watched;
    await to(at('branches'));
    await page.getByRole('link', { name: 'what-if/per-key' }).click();
    await page.getByText('idea: Limit requests of each key').waitFor();
    await page.getByRole('link', { name: 'Conflicts' }).click();
    const row = page.getByRole('row', { name: /title/ });
    await row.waitFor();
    expect(await row.locator('td').allInnerTexts()).toEqual([
      'Limit requests',
      'Limit requests of each address',
      'Limit requests of each key',
    ]);
  });

  test('anchors, cards with the engine, and jobs with their runners', async () => {
    const { page, to } = watched;
    await to(at('anchors'));
    await page.getByRole('button', { name: /data.*Index/ }).click();
    await page.getByRole('complementary', { name: 'The anchor' }).getByText('The index is cold after a deploy').waitFor();
    await to(at('cards'));
    await page.getByRole('region', { name: 'What the engine says' }).getByText('Argue against H1').waitFor();
    await to(at('jobs'));
    await page.getByRole('list', { name: 'Runners' }).getByText('ann').waitFor();
    await page.getByRole('link', { name: /Port the parser/ }).click();
    await page.getByText('Port the parser to the new lexer.').waitFor();
  });

  test('one search finds what stands anywhere, and leads there', async () => {
    const { page } = watched;
    await page.keyboard.press('Escape');
    await page.locator('body').press('/');
    await page.keyboard.type('segments of the last week');
    await page.keyboard.press('Enter');
    await page
      .getByRole('link', { name: /Warm the segments of the last week/ })
      .first()
      .click();
    await page.getByRole('complementary', { name: 'The node' }).getByText('They hold 92% of the hits.').waitFor();
  });

  test('a search finds what stood there at the moment that is shown, by the words of then', async () => {
    const { page, to } = watched;
    const card = { id: 'D9', type: 'decision', title: 'Nightly backups to the vault' };
    await observatory.server.memory('notes_commit', { workspace: 'acme/other', content: 'Backups take an hour.' });
    await observatory.server.memory('think_card', { workspace, card });
    type Facts = { facts: { ts: string }[] };
    const { facts } = await observatory.server.memory<Facts>('journal', { workspace, limit: 1 });
    await observatory.server.memory('graph_apply', {
      workspace,
      branch: 'task/TASK-001',
      doc: 'TASK-001-graph',
      ops: [{ op: 'node_upsert', id: 'D9', type: 'decision', title: 'Weekly backups to the vault' }],
    });
    const hits = page.locator('.hits strong');
    await to('#/search?q=backups');
    await expect.poll(() => hits.allInnerTexts()).toContain('Weekly backups to the vault');
    await to(`#/search?q=backups&at=${Date.parse(facts[0]?.ts ?? '')}`);
    await page.getByText('Nightly backups to the vault').waitFor();
    expect(await hits.allInnerTexts()).not.toContain('Weekly backups to the vault');
    await page.getByText('acme/other').waitFor();
    await page.getByRole('slider', { name: 'As of' }).fill('0');
    await page.getByText('Nothing was found').waitFor();
    await page.getByRole('button', { name: 'Back to now' }).click();
    await page.getByText('Weekly backups to the vault').waitFor();
  });

  test('Now is saved as one file that shows it without a server', async () => {
    const { page, to } = watched;
    await to('#/now');
    await page.locator('.now-item').first().waitFor();
    const shown = await page.locator('.now-item strong').allInnerTexts();
    await page.locator('main').getByText('Share').click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download HTML' }).click();
    const file = path.join(observatory.server.home, 'now.html');
    await (await saving).saveAs(file);
    const alone = await (await observatory.browser.newContext({ offline: true })).newPage();
    const [asked, faults]: [string[], string[]] = [[], []];
    alone.on('request', (request) => asked.push(request.url()));
    alone.on('pageerror', (error) => faults.push(String(error)));
    alone.on('console', (message) => faults.push(message.text()));
    await alone.goto(pathToFileURL(file).href);
    await alone.getByText('waits for the load generator of the ops team').waitFor();
    expect(await alone.locator('.now-item strong').allInnerTexts()).toEqual(shown);
    await alone.getByText(/^Saved/).waitFor();
    expect([asked, faults]).toEqual([[pathToFileURL(file).href], []]);
    await alone.context().close();
  });

  test('ten thousand nodes: only what is seen is drawn', async () => {
    const { page, to } = watched;
    /** Given by the test: a store takes longer to hold them than a browser to draw them. */
    const nodes = Array.from({ length: 10_000 }, (_, n) => ({
      id: `n${n}`,
      type: 'idea',
      title: `Idea ${n}`,
      tags: [],
      last_ts_ms: 1,
    }));
    const result = { nodes, edges: [], pagination: { next_cursor: null } };
    await page.route('**/v1/tools/graph_query', (route) => route.fulfill({ json: { result, error: null } }));
    await to(`${at('graph')}?place=main`);
    await page.getByText('10,000 nodes, 0 edges').waitFor();
    expect(await page.locator('.graph .node').count()).toBeLessThan(600);
    await page.getByRole('button', { name: 'As a list' }).click();
    await page.locator('.node-row').first().focus();
    await page.keyboard.press('End');
    await page.getByText('Idea 9999').waitFor();
    expect(await page.locator('.node-row').count()).toBeLessThan(60);
  });

  test('nothing failed, was forbidden or asked elsewhere', () => {
    expect(watched.faults).toEqual([]);
  });
});
