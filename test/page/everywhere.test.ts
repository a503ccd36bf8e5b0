import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriers, hasBrowser, Observatory, Server, type Watched } from '../support/observatory.ts';
import { tellNotebook, tellSession, tellWork } from '../support/observatory-story.ts';
import { programFile } from '../support/programs.ts';

const workspace = 'acme/shop';
const at = (view: string) => `#/memory/${encodeURIComponent(workspace)}/${view}`;

test('all of it is below 150 KB compressed', async () => {
  const folder = path.join(path.dirname(await programFile('src/bin/noema.ts')), 'observatory');
  const files = readdirSync(folder);
  expect(files).toEqual(expect.arrayContaining(['index.html', 'page.js']));
  const bytes = files.map((file) => gzipSync(readFileSync(path.join(folder, file))).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000);
});

/** Above what a file may cost: each view is drawn and walked through by axe, in both colours. */
describe.skipIf(!(await hasBrowser()))('everywhere on the page', () => {
  let observatory: Observatory;
  let watched: Watched;
  let views: readonly string[];

  beforeAll(async () => {
    observatory = await Observatory.open(await programFile('src/bin/noema.ts'));
    const { url } = observatory.server;
    await tellWork(url, workspace);
    const session = await tellSession(`${url}/ledger`);
    const notebook = await tellNotebook(`${url}/ledger`);
    views = [
      '#/now',
      '#/search?q=index',
      '#/memory/workspaces',
      at('board?task=TASK-001'),
      at('activity'),
      at('graph?node=H1'),
      at('cards'),
      at('branches?branch=what-if%2Fper-key'),
      at('conflicts'),
      at('anchors?anchor=a:index'),
      at('jobs?job=JOB-001'),
      '#/ledger/sessions',
      `#/ledger/session/${session}?thought=:7&open=shared-cache`,
      '#/ledger/notebooks',
      `#/ledger/notebook/${notebook}`,
    ];
    watched = await observatory.page();
  });
  afterAll(() => observatory.close());

  const settled = async ({ page, to }: Watched, view: string) => {
    await to(view);
    await page.locator('h1').waitFor();
    await expect.poll(() => page.locator('.loading').count()).toBe(0);
  };

  test('no view keeps anybody out, in light colours, and each can be shown as of a moment', async () => {
    for (const view of views) {
      await settled(watched, view);
      await watched.page.getByRole('slider').first().waitFor();
      expect(await barriers(watched.page), view).toEqual([]);
    }
  });

  test('nor in dark ones, which follow the system', async () => {
    const dark = await observatory.page({ colorScheme: 'dark' });
    for (const view of views) {
      await settled(dark, view);
      expect(await barriers(dark.page, ['color-contrast']), view).toEqual([]);
    }
    const ground = await dark.page.evaluate(`getComputedStyle(document.body).backgroundColor`);
    expect(ground).toBe('rgb(19, 21, 26)');
    await dark.page.getByRole('button', { name: /^Colours/ }).click();
    await expect.poll(() => dark.page.evaluate(`getComputedStyle(document.body).backgroundColor`)).toBe('rgb(246, 246, 243)');
    expect(dark.faults).toEqual([]);
    await dark.page.context().close();
  });

  test('at 360 pixels nothing sticks out to the side', async () => {
    const narrow = await observatory.page({ viewport: { width: 360, height: 640 } });
    for (const view of views) {
      await settled(narrow, view);
      const wide = await narrow.page.evaluate(
        `[document.documentElement.scrollWidth, document.querySelector('main').scrollWidth].map((width) => width <= innerWidth)`,
      );
      expect(wide, view).toEqual([true, true]);
      const menu = await narrow.page.evaluate(`(() => {
        const [bar, item] = ['.menu-side', '.menu-side [aria-current]'].map((name) => document.querySelector(name)?.getBoundingClientRect());
        return !item || (item.left >= bar.left && item.right <= bar.right);
      })()`);
      expect(menu, view).toBe(true);
    }
    await narrow.page.context().close();
  });

  test('on a large screen letters are large, and rows have room for them', async () => {
    const large = await observatory.page({ viewport: { width: 3840, height: 2160 } });
    for (const view of views.filter((each) => /now|activity|sessions?\b/.test(each))) {
      await settled(large, view);
      const crowded = await large.page.evaluate(`[...document.querySelectorAll('.rows li > *')].filter((row) => {
        const all = [...row.children].map((part) => part.getBoundingClientRect());
        const high = Math.max(...all.map(({ bottom }) => bottom)) - Math.min(...all.map(({ top }) => top));
        return high > 0.85 * row.parentElement.clientHeight;
      }).map((row) => row.textContent)`);
      expect(crowded, view).toEqual([]);
      const letters = await large.page.evaluate(`parseFloat(getComputedStyle(document.querySelector('main')).fontSize)`);
      expect(letters).toBeGreaterThanOrEqual(20);
    }
    await large.page.context().close();
  });

  test('a keyboard is enough: from the first key to a thought and back', async () => {
    const { page, to } = watched;
    const inFocus = () => page.evaluate(`document.activeElement.textContent`);
    await to('#/now');
    await page.locator('.now-item').first().waitFor();
    await page.keyboard.press('Tab');
    expect(await inFocus()).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    const seen: unknown[] = [];
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      seen.push(await inFocus());
    }
    expect(seen[0]).toBe('Share');
    expect(String(seen[1])).toContain('blocked');
    await page.getByRole('link', { name: 'Sessions' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('a.session').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('a.thought').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(inFocus).toContain('The index is cold after a deploy');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('button', { name: /shared-cache/ }).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('article', { name: 'Thought 4' }).waitFor();
    await page.goBack();
    await expect.poll(() => page.getByRole('article', { name: 'Thought 4' }).count()).toBe(0);
  });

  test('text of strangers stays text and breaks nothing', async () => {
    const { page, to } = watched;
    const hostile = [
      '<img src=x onerror="globalThis.broken=1"><script>globalThis.broken=1</script>',
      '\u202egnirts siht\u202c and a bell \u0007.',
      'x'.repeat(100_000),
      '"><svg onload=globalThis.broken=1> {{7*7}} javascript:alert(1)',
    ];
    const { session } = await observatory.server.ledger<{ session: { id: string } }>('start_new', {
      title: '<b>bold</b> & "quoted"',
    });
    for (const [index, thought] of hostile.entries())
      await observatory.server.ledger('thought', {
        sessionId: session.id,
        thought,
        thoughtNumber: index + 1,
        totalThoughts: 4,
        nextThoughtNeeded: index < 3,
      });
    await to(`#/ledger/session/${session.id}?thought=:3`);
    await page.getByRole('heading', { name: '<b>bold</b> & "quoted"' }).waitFor();
    await page.getByRole('button', { name: 'Show all 100,000 characters' }).waitFor();
    expect(await page.locator('main img, main script, main b').count()).toBe(0);
    expect(await page.evaluate(`globalThis.broken`)).toBeUndefined();
    expect(await page.evaluate(`document.documentElement.scrollWidth <= innerWidth`)).toBe(true);
    expect(await page.locator('a.thought').nth(1).innerText()).toContain('␣202egnirts siht␣202c and a bell ␣0007');
    const [markup = '', turned = ''] = hostile;
    await observatory.server.memory('graph_apply', {
      workspace,
      branch: 'main',
      doc: 'hostile',
      ops: [{ op: 'node_upsert', id: 'n', type: 'idea', title: turned, text: markup }],
    });
    await observatory.server.memory('tasks_macro_start', {
      workspace,
      task_title: `${markup}${turned}`,
      steps: [{ title: markup, success_criteria: [turned], tests: [markup] }],
    });
    const note = { title: turned, content: `${markup}${'y'.repeat(1_000_000 - markup.length)}` };
    const { entry } = await observatory.server.memory<{ entry: { seq: number } }>('notes_commit', {
      workspace,
      branch: 'main',
      ...note,
    });
    for (const [view, said] of [
      ['board?task=TASK-003', '<img src=x onerror'],
      [`activity?seq=${entry.seq}`, 'Show all 1,000,000 characters'],
      ['activity', 'and a bell ␣0007'],
    ] as const) {
      await to(at(view));
      await page.getByText(said).first().waitFor();
      expect(await page.locator('main img, main script, main b').count()).toBe(0);
      expect(await page.evaluate(`[globalThis.broken, document.documentElement.scrollWidth <= innerWidth]`)).toEqual([
        undefined,
        true,
      ]);
    }
    await to(`#/${'../'.repeat(5)}%E0%A4%A?${encodeURIComponent('<script>')}=1&__proto__=2`);
    await page.getByText('There is no such page').waitFor();
  });

  test('a server that is gone is said, and when it is back the page goes on', async () => {
    const { page, to } = watched;
    await to('#/now');
    await page.locator('[data-connection="live"]').waitFor();
    await observatory.server.kill();
    await page.locator('[data-connection="lost"]').waitFor();
    await page.getByText('Connection lost').waitFor();
    await observatory.server.start();
    await page.locator('[data-connection="live"]').waitFor();
    await observatory.server.memory('tasks_block', {
      workspace,
      task: 'TASK-001',
      path: 's:2',
      reason: 'said after the restart',
    });
    await page.getByText('said after the restart').waitFor();
  });

  test('nothing failed, was forbidden or asked elsewhere', () => {
    expect(watched.faults).toEqual([]);
  });

  test('a server with a token shows nothing before it is given', async () => {
    const token = 'correct-horse-battery-staple';
    const locked = await new Server(await programFile('src/bin/noema.ts'), path.join(observatory.server.home, 'locked'), {
      NOEMA_TOKEN: token,
    }).start();
    try {
      const { page } = await observatory.page();
      await page.goto(locked.url);
      await page.getByLabel('Token').fill('wrong');
      await page.getByRole('button', { name: 'Open' }).click();
      await page.getByText('That is not the token.').waitFor();
      await page.getByLabel('Token').fill(token);
      await page.getByRole('button', { name: 'Open' }).click();
      await page.getByText('Nothing is going on yet').waitFor();
      await page.locator('[data-connection="live"]').waitFor();
      /** Another tab has the cookie alone. It is enough to look, also at what is open and at jobs. */
      const tab = await page.context().newPage();
      tab.setDefaultTimeout(300_000);
      await tab.goto(locked.url);
      await tab.getByText('Nothing is going on yet').waitFor();
      await tab.locator('[data-connection="live"]').waitFor();
      const call = (tool: string, args: object) =>
        fetch(`${locked.url}/v1/tools/${tool}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ workspace: 'acme', ...args }),
        });
      const steps = [{ title: 'Write it', success_criteria: ['it is written'], tests: ['read it'] }];
      await call('tasks_macro_start', { task_title: 'The first task', steps });
      await call('tasks_block', { path: 's:0', reason: 'nobody knows how' });
      await tab.getByText('nobody knows how').waitFor();
      await tab.reload();
      await tab.getByText('nobody knows how').waitFor();
      expect(await tab.getByLabel('Token').count()).toBe(0);
    } finally {
      await locked.kill();
    }
  });
});
