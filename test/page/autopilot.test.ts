import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoProject as project } from '../support/home.ts';
import { barriers, hasBrowser, Observatory, type Watched } from '../support/observatory.ts';
import { byHand, tellRuns } from '../support/pilot-story.ts';
import { programFile } from '../support/programs.ts';

const hostile = `<img src=x onerror="document.title='owned'"> \u202egnp.exe\u202c\u0007 </script> password=hunter2hunter2`;

describe.skipIf(!(await hasBrowser()))('the autopilot on the page', () => {
  let observatory: Observatory;
  let watched: Watched;
  let runs: Awaited<ReturnType<typeof tellRuns>>;

  const run_id = `run_${Date.now()}000000_feedbeef`;
  let seq = 0;
  /** As a run in a process of its own writes it. */
  const append = (kind: string, fields: object, run = run_id) => {
    seq += 1;
    const event_id = `ev_${run}_${String(seq).padStart(6, '0')}`;
    const record = { kind, batch_id: 'b0', thread_id: '', event_id, run_id: run, seq, ts: new Date().toISOString(), ...fields };
    const log = path.join(observatory.server.home, 'mi', 'projects', project, 'evidence.jsonl');
    appendFileSync(log, `${JSON.stringify(record)}\n`);
  };

  beforeAll(async () => {
    observatory = await Observatory.open(await programFile('src/bin/noema.ts'));
    watched = await observatory.page();
  });
  afterAll(() => observatory.close());

  const entry = (kind: string) => watched.page.locator(`.entry[data-kind="${kind}"]`);
  const at = (view: string) => `#/autopilot/${project}/${view}`;

  test('what is not there yet says what to do first', async () => {
    const { page, to } = watched;
    await to('#/autopilot/runs');
    await page.getByText('No runs yet').waitFor();
    await to(at('claims'));
    await page.getByText('No claims yet').waitFor();
    await to(at('workflows'));
    await page.getByText('No workflows yet').waitFor();
  });

  test('runs appear as they are made, with how they ended, and are found by the words of their task', async () => {
    const { page, to } = watched;
    await to('#/autopilot/runs');
    await page.getByText('No runs yet').waitFor();
    runs = await tellRuns(path.join(observatory.server.home, 'mi'), hostile);
    await expect
      .poll(() => page.locator('a.run-row').allInnerTexts())
      .toEqual([
        expect.stringMatching(/Deploy the shop[\s\S]*blocked/),
        expect.stringMatching(/Write the release notes[\s\S]*done/),
        expect.stringMatching(/Add CSV export[\s\S]*done/),
      ]);
    await page.getByRole('link', { name: 'Workflows' }).waitFor();
    await page.getByRole('searchbox', { name: 'Runs with these words' }).fill('csv');
    await page.getByText('1 run', { exact: true }).waitFor();
    await page.locator('a.run-row').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Add CSV export to the reports page.' }).waitFor();
  });

  test('a run tells batch by batch what was sent, found, asked, answered, checked and decided, and what it used', async () => {
    const { page, to } = watched;
    await to(at(`run/${runs.csv}`));
    await page.getByRole('region', { name: 'Batch 1' }).waitFor();
    expect(await page.locator('section.batch').count()).toBe(3);
    await page.getByRole('img', { name: 'Batches: 3 of 8' }).waitFor();
    await entry('hands_input').first().getByText('Add CSV export to the reports page.').waitFor();
    await entry('evidence').first().getByText('The reports page has a CSV button.').waitFor();
    await entry('risk_event').getByText('push: git push origin main').waitFor();
    await entry('user_input').getByText('answered by the user').first().waitFor();
    await entry('check_plan').getByText('npm test').first().waitFor();
    await entry('auto_answer').getByText('Use a semicolon.').first().waitFor();
    await entry('decide_next').last().getByText('All tests pass.').waitFor();
    await entry('run_end').getByText('done', { exact: true }).waitFor();
    expect(await page.title()).toContain('Observatory');
    expect(await page.locator('main img').count()).toBe(0);
    await entry('evidence').first().getByText('␣202egnp.exe', { exact: false }).first().waitFor();
  });

  test('a run is shown as it was at a moment: without what was written later', async () => {
    const { page, to } = watched;
    await to(at(`run/${runs.csv}`));
    const asked = entry('user_input').first();
    const moment = Date.parse((await asked.locator('time').getAttribute('datetime')) ?? '');
    await to(`${at(`run/${runs.csv}`)}?at=${moment}`);
    await asked.waitFor();
    await page.getByText('under way').waitFor();
    expect(await entry('run_end').count()).toBe(0);
    await to(`#/autopilot/runs?at=${moment}`);
    await page.locator('a.run-row').filter({ hasText: 'Add CSV export' }).getByText('under way').waitFor();
  });

  test('a decision leads to the claims that it rests on, and a claim back to its evidence and its decisions', async () => {
    const { page, to } = watched;
    await to(at(`run/${runs.notes}`));
    await entry('decide_next').last().locator(`a[href*="${runs.asks}"]`).first().click();
    const claim = page.getByRole('article', { name: 'The claim' });
    await claim.getByText('Ask before pushing to a remote.').first().waitFor();
    await claim.getByText('Nobody has asked yet').waitFor();
    await claim.getByRole('link', { name: 'The notes are written.' }).waitFor();
    await claim.locator('.refs a').first().click();
    await page.locator('.entry.chosen').waitFor();
    expect(page.url()).toContain(runs.csv);
  });

  test('claims are drawn with how they relate; what was replaced is drawn as such, and as it was at a moment', async () => {
    const { page, to } = watched;
    await to(at('claims'));
    const drawn = page.getByRole('group', { name: 'Claims' });
    const box = (name: RegExp) => drawn.getByRole('button', { name });
    await box(/^preference Ask before pushing/).waitFor();
    await box(/^preference Setting: ask_when/).click();
    const setting = page.getByRole('article', { name: 'The claim' });
    await setting.getByText(/^Rests on record \d+ of what holds everywhere/).click();
    await setting.getByText('"kind": "mi_defaults_set"').waitFor();
    expect(await box(/Pushes are built at once/).count()).toBe(0);
    await page.getByRole('button', { name: 'What no longer holds' }).click();
    await box(/^fact, superseded Pushes are built at once/).click();
    expect(await drawn.locator('.edge').getByText('replaced by').count()).toBe(1);
    expect(await drawn.locator('.edge.supports text').textContent()).toBe('supports');
    const claim = page.getByRole('article', { name: 'The claim' });
    await claim.getByText('superseded', { exact: true }).waitFor();
    await claim.getByRole('link', { name: 'Only what hangs together with it' }).click();
    await expect.poll(() => drawn.getByRole('button').count()).toBe(3);
    await page.getByLabel('Type').selectOption('preference');
    await expect.poll(() => drawn.getByRole('button').count()).toBe(1);
    await to(`${at('claims')}?at=${byHand - 1}`);
    await box(/^fact Pushes are built at once/).waitFor();
    expect(await box(/within a minute/).count()).toBe(0);
    await to(`${at('claims')}?list=shown`);
    await page.getByRole('searchbox', { name: 'Claims with these words' }).fill('before pushing');
    await page.getByText('1 claim or node', { exact: true }).waitFor();
    await page.locator('a.thought-row').waitFor();
  });

  test('a workflow shows when it begins, how far it got, and which run followed it', async () => {
    const { page, to } = watched;
    await to(at('workflows'));
    await page.getByText('when a task says “release”').click();
    const workflow = page.getByRole('article', { name: 'The workflow' });
    await workflow.getByText('2 steps, 1 done').waitFor();
    expect(await workflow.locator('.workflow-steps > li').allInnerTexts()).toEqual([
      expect.stringMatching(/^done[\s\S]*Run the tests/),
      expect.stringMatching(/^not done yet[\s\S]*next[\s\S]*Tag the release/),
    ]);
    await workflow.locator('.refs a').first().click();
    await page.locator('.entry.chosen[data-kind="workflow_progress"]').waitFor();
    expect(page.url()).toContain(runs.notes);
  });

  test('what another process writes arrives by itself, and what waits for somebody stands in Now', async () => {
    const { page, to } = watched;
    await to('#/now');
    await page.locator('.now-item').filter({ hasText: 'Deploy the shop' }).getByText('blocked').waitFor();
    await page.locator('.now-item').filter({ hasText: 'Say what was left out.' }).getByText('to learn').waitFor();
    append('run_start', {
      task: 'Tidy the stylesheet.',
      provider: 'codex',
      resumes: '',
      limits: { max_batches: 8, max_minutes: null, max_mind_calls: null },
    });
    await page.locator('.now-item').filter({ hasText: 'Tidy the stylesheet.' }).getByText('running').waitFor();
    await to(at(`run/${run_id}`));
    await page.getByText('1 record ·').waitFor();
    append('user_input', { question: 'Which colour?', answer: 'Blue.' });
    await entry('user_input').getByText('Blue.').waitFor();
    expect(await page.locator('.page-head .badge').innerText()).toBe('live');
    append('auto_answer', {
      auto_answer: { needs_user_input: true, should_answer: false, ask_user_question: 'Also the print styles?' },
    });
    await page.locator('p.asks').getByText('Also the print styles?').waitFor();
    await to('#/now');
    await page.locator('.now-item').filter({ hasText: 'Also the print styles?' }).getByText('asks').waitFor();
    await expect.poll(() => page.title()).toMatch(/^\(\d+\) /);
  });

  test('the search of the page finds runs, claims and workflows', async () => {
    const { page, to } = watched;
    const hit = (kind: string) => page.locator('.hits a').filter({ has: page.getByText(kind, { exact: true }) });
    await to('#/search?q=release');
    await hit('run').first().waitFor();
    await hit('workflow').first().waitFor();
    await to('#/search?q=pushing');
    await hit('claim').first().waitFor();
    await to('#/search?q=built');
    await hit('claim')
      .getByText(/within a minute/)
      .waitFor();
    expect(await hit('claim').getByText('Pushes are built at once').count()).toBe(0);
    await to(`#/search?q=built&at=${byHand - 1}`);
    await hit('claim').getByText('Pushes are built at once').first().waitFor();
    expect(
      await hit('claim')
        .getByText(/within a minute/)
        .count(),
    ).toBe(0);
    await to('#/search?q=release&at=1');
    await page.getByText('Nothing was found').waitFor();
  });

  test('what was known then names the claims that a run on that task rested on by then', async () => {
    const { page, to } = watched;
    const { memory } = observatory.server;
    const workspace = 'acme/app';
    const step = { title: 'Write it', success_criteria: ['it is written'], tests: ['read it'] };
    await memory('tasks_macro_start', { workspace, task_title: 'Notes for the release', steps: [step] });
    const bound = `run_${Date.now()}000001_feedbeef`;
    const rested = (id: string) => append('decide_next', { notes: 'Go on.', thought_db: { query_claim_ids: [id] } }, bound);
    append('run_start', { task: 'Notes, with a task', provider: 'codex', bound_to: `${workspace}#TASK-001` }, bound);
    rested(runs.asks);
    await memory('think_card', { workspace, card: { id: 'D1', type: 'decision', title: 'Write them by hand' } });
    await memory('tasks_macro_close_step', { workspace, path: 's:0', note: 'written', proof: ['CMD: cat notes'] });
    rested(runs.minute);
    const claims = page.getByRole('region', { name: 'Claims of the autopilot' });
    for (const view of ['board?task=TASK-001&done=shown', 'cards?type=decision']) {
      await to(`#/memory/${encodeURIComponent(workspace)}/${view}`);
      await page.getByRole('link', { name: 'what was known then' }).click();
      await claims.getByRole('link', { name: 'Ask before pushing to a remote.' }).waitFor();
      expect(await claims.locator('li').count()).toBe(1);
    }
    await claims.getByRole('link', { name: 'Notes, with a task' }).click();
    await page.getByRole('heading', { name: 'Notes, with a task' }).waitFor();
    await page.goBack();
    await claims.getByRole('link', { name: /held then$/ }).click();
    await page.getByRole('heading', { name: 'Claims' }).waitFor();
    const { facts } = await memory<{ facts: { ts: string }[] }>('journal', { workspace, limit: 100, max_chars: 100_000 });
    await to(`#/memory/${encodeURIComponent(workspace)}/known?of=TASK-001+s%3A0&at=${Date.parse(facts.at(-1)?.ts ?? '') - 1}`);
    await page.getByText('There was nothing yet at that moment.').first().waitFor();
    expect(await claims.count()).toBe(0);
  });

  test('a run saved as one file is read without a server: whole, redacted, and asking nobody', async () => {
    const { page, to } = watched;
    await to(at(`run/${runs.csv}`));
    await entry('run_end').waitFor();
    await page.locator('main').getByText('Share').first().click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download HTML' }).click();
    const file = path.join(observatory.server.home, 'run.html');
    await (await saving).saveAs(file);
    expect(readFileSync(file, 'utf8')).not.toMatch(/hunter2|Deploy the shop/);
    const alone = await (await observatory.browser.newContext({ offline: true })).newPage();
    const asked: string[] = [];
    const faults: string[] = [];
    alone.on('request', (request) => asked.push(request.url()));
    alone.on('pageerror', (error) => faults.push(String(error)));
    alone.on('console', (message) => faults.push(message.text()));
    await alone.goto(pathToFileURL(file).href);
    await alone.getByRole('heading', { name: 'Add CSV export to the reports page.' }).waitFor();
    await alone.getByRole('region', { name: 'Batch 3' }).waitFor();
    expect(await alone.locator('.entry').count()).toBe(await page.locator('.entry').count());
    await alone.getByText('password=<redacted>').first().waitFor();
    await alone.getByText(/^Saved/).waitFor();
    await alone.getByText('what was known then').first().click();
    await alone.getByText('This is not in the file.').waitFor();
    expect([asked, faults]).toEqual([[pathToFileURL(file).href], []]);
    await alone.context().close();
  });

  test('no view keeps anybody out, in either colours, and at 360 pixels nothing sticks out', async () => {
    const narrow = await observatory.page({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
    const settled = async ({ page, to }: Watched, view: string) => {
      await to(view);
      await page.locator('h1').waitFor();
      await expect.poll(() => page.locator('.loading').count()).toBe(0);
    };
    const views = {
      runs: '#/autopilot/runs',
      run: at(`run/${runs.csv}`),
      claims: at(`claims?inactive=shown&id=${runs.built}`),
      workflows: at('workflows'),
    };
    for (const [name, view] of Object.entries(views)) {
      await settled(watched, view);
      expect(await barriers(watched.page), view).toEqual([]);
      await settled(narrow, view);
      if (name === 'run') expect(await barriers(narrow.page, ['color-contrast']), view).toEqual([]);
      expect(await narrow.page.evaluate('document.documentElement.scrollWidth - innerWidth'), view).toBeLessThanOrEqual(0);
    }
    expect([...watched.faults, ...narrow.faults]).toEqual([]);
    await narrow.page.context().close();
  });
});
