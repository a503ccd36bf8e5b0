import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoProject as project } from '../support/home.ts';
import { barriers, hasBrowser, Observatory, type Watched } from '../support/observatory.ts';
import { tellRuns } from '../support/pilot-story.ts';
import { programFile } from '../support/programs.ts';

const hostile = `<img src=x onerror="document.title='owned'"> \u202egnp.exe\u202c\u0007 </script>`;

describe.skipIf(!(await hasBrowser()))('the autopilot on the page', () => {
  let observatory: Observatory;
  let watched: Watched;
  let runs: Awaited<ReturnType<typeof tellRuns>>;

  const log = () => path.join(observatory.server.home, 'mi', 'projects', project, 'evidence.jsonl');
  const run_id = `run_${Date.now()}000000_feedbeef`;
  let seq = 0;
  /** Written by another process, as mi does: a run that goes on. */
  const append = (...records: readonly { kind: string; [field: string]: unknown }[]) => {
    const lines = records.map((record) => {
      seq += 1;
      const event_id = `ev_${run_id}_${String(seq).padStart(6, '0')}`;
      return `${JSON.stringify({ batch_id: 'b0', thread_id: '', ...record, event_id, run_id, seq, ts: new Date().toISOString() })}\n`;
    });
    const program = 'const [file, text] = process.argv.slice(1); require("node:fs").appendFileSync(file, text)';
    execFileSync(process.execPath, ['-e', program, log(), lines.join('')]);
  };

  beforeAll(async () => {
    observatory = await Observatory.open(await programFile('src/bin/noema.ts'));
    watched = await observatory.page();
  });
  afterAll(() => observatory.close());

  const entry = (kind: string) => watched.page.locator(`.entry[data-kind="${kind}"]`);
  const at = (view: string) => `#/autopilot/${project}/${view}`;

  test('runs appear as they are made, with how they ended, and are found by the words of their task', async () => {
    const { page, to } = watched;
    await to('#/autopilot/runs');
    await page.getByText('No runs yet').waitFor();
    runs = await tellRuns(path.join(observatory.server.home, 'mi'), hostile);
    await page.getByText('3 runs').waitFor();
    expect(await page.locator('a.run-row').allInnerTexts()).toEqual([
      expect.stringMatching(/Deploy the shop[\s\S]*blocked/),
      expect.stringMatching(/Write the release notes[\s\S]*done/),
      expect.stringMatching(/Add CSV export[\s\S]*done/),
    ]);
    await page.getByRole('searchbox', { name: 'Runs with these words' }).fill('csv');
    await page.getByText('1 run', { exact: true }).waitFor();
    await page.locator('a.run-row').click();
    await page.getByRole('heading', { name: 'Add CSV export to the reports page.' }).waitFor();
  });

  test('a run tells batch by batch what was sent, found, asked, answered, checked and decided', async () => {
    const { page, to } = watched;
    await to(at(`run/${runs.first}`));
    await page.getByRole('region', { name: 'Batch 1' }).waitFor();
    expect(await page.locator('section.batch').count()).toBeGreaterThan(1);
    await entry('hands_input').first().getByText('Add CSV export to the reports page.').waitFor();
    await entry('evidence').first().getByText('The reports page has a CSV button.').waitFor();
    await entry('risk_event').getByText('push: git push origin main').waitFor();
    await entry('user_input').getByText('answered', { exact: true }).first().waitFor();
    await entry('check_plan').getByText('npm test').first().waitFor();
    await entry('auto_answer').getByText('Use a semicolon.').first().waitFor();
    await entry('decide_next').last().getByText('All tests pass.').waitFor();
    await entry('run_end').getByText('done', { exact: true }).waitFor();
    expect(await page.title()).toContain('Observatory');
    expect(await page.locator('main img').count()).toBe(0);
    await entry('evidence').first().getByText('␣202egnp.exe', { exact: false }).first().waitFor();
  });

  test('a decision leads to the claims that it rests on, and a claim back to its evidence', async () => {
    const { page, to } = watched;
    await to(at(`run/${runs.second}`));
    await entry('decide_next').last().locator('a[href*="claims"]').first().click();
    const claim = page.getByRole('article', { name: 'The claim' });
    await claim.getByText('Ask before pushing to a remote.').first().waitFor();
    await claim.locator('.refs a').first().click();
    await page.locator('.entry.chosen').waitFor();
    expect(page.url()).toContain(runs.first);
  });

  test('claims are found by words and type, and what hangs together with one is drawn', async () => {
    const { page, to } = watched;
    await to(at('claims'));
    await page.getByRole('searchbox', { name: 'Claims with these words' }).fill('pushing');
    await page.getByText('1 claim', { exact: true }).waitFor();
    await page.locator('a.thought-row').click();
    const drawn = page.getByRole('group', { name: 'What hangs together with it' });
    await drawn.getByRole('button', { name: /preference: Ask before pushing/ }).waitFor();
    await drawn.getByRole('button', { name: /fact: Pushes are built at once/ }).click();
    await page.getByRole('article', { name: 'The claim' }).getByText('Pushes are built at once.').first().waitFor();
  });

  test('workflows show when they begin and what they do', async () => {
    const { page, to } = watched;
    await to(at('workflows'));
    await page.getByText('when a task says “release”').click();
    const workflow = page.getByRole('article', { name: 'The workflow' });
    await workflow.getByText('Run the tests').waitFor();
    await workflow.getByText('2 steps').waitFor();
  });

  test('what another process writes arrives by itself, and what waits for somebody stands in Now', async () => {
    const { page, to } = watched;
    await to('#/now');
    await page.locator('.now-item').filter({ hasText: 'Deploy the shop' }).getByText('blocked').waitFor();
    await page.locator('.now-item').filter({ hasText: 'Say what was left out.' }).getByText('to learn').waitFor();
    append({
      kind: 'run_start',
      batch_id: 'b0.run_start',
      task: 'Tidy the stylesheet.',
      provider: 'codex',
      resumes: '',
      limits: { max_batches: 8, max_minutes: null, max_mind_calls: null },
    });
    await page.locator('.now-item').filter({ hasText: 'Tidy the stylesheet.' }).getByText('running').waitFor();
    await to(at(`run/${run_id}`));
    await page.getByText('1 record', { exact: true }).waitFor();
    append({ kind: 'user_input', question: 'Which colour?', answer: 'Blue.' });
    await entry('user_input').getByText('Blue.').waitFor();
    expect(await page.locator('.page-head .badge').innerText()).toBe('live');
    append({
      kind: 'auto_answer',
      auto_answer: { needs_user_input: true, should_answer: false, ask_user_question: 'Also the print styles?' },
    });
    await to('#/now');
    await page.locator('.now-item').filter({ hasText: 'Also the print styles?' }).getByText('asks').waitFor();
    await expect.poll(() => page.title()).toMatch(/^\(\d+\) /);
  });

  test('the search of the page finds runs and claims', async () => {
    const { page, to } = watched;
    await to('#/search?q=pushing');
    await page.locator('.hits a').filter({ hasText: 'claim' }).first().waitFor();
    await to('#/search?q=CSV');
    await page.locator('.hits a').filter({ hasText: 'run' }).first().waitFor();
  });

  test('no view keeps anybody out, in either colours, and at 360 pixels nothing sticks out', async () => {
    const narrow = await observatory.page({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
    const views = ['#/autopilot/runs', at(`run/${runs.first}`), at('claims?all=shown'), at(`nodes`), at('workflows')];
    for (const view of views)
      for (const one of [watched, narrow]) {
        await one.to(view);
        await one.page.locator('h1').waitFor();
        await expect.poll(() => one.page.locator('.loading').count()).toBe(0);
        expect(await barriers(one.page), view).toEqual([]);
        expect(await one.page.evaluate('document.documentElement.scrollWidth - innerWidth'), view).toBeLessThanOrEqual(0);
      }
    expect([...watched.faults, ...narrow.faults]).toEqual([]);
    await narrow.page.context().close();
  });
});
