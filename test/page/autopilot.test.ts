import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoProject as project } from '../support/home.ts';
import { hasBrowser, Observatory, type Watched } from '../support/observatory.ts';
import { programFile } from '../support/programs.ts';

const run = 'run_1767800000_0a1b2c3d';

describe.skipIf(!(await hasBrowser()))('the autopilot on the page', () => {
  let observatory: Observatory;
  let watched: Watched;
  let seq = 0;

  /** As a run in a process of its own writes it. */
  const record = (kind: string, fields: object) => {
    seq += 1;
    const folder = path.join(observatory.server.home, 'mi', 'projects', project);
    mkdirSync(folder, { recursive: true });
    const place = { batch_id: 'b0', thread_id: '', event_id: `ev_${run}_${String(seq).padStart(6, '0')}`, run_id: run, seq };
    const ts = new Date(Date.parse('2026-01-07T15:50:00.000Z') + seq * 1000).toISOString();
    appendFileSync(path.join(folder, 'evidence.jsonl'), `${JSON.stringify({ kind, ...place, ts, ...fields })}\n`);
  };

  beforeAll(async () => {
    observatory = await Observatory.open(await programFile('src/bin/noema.ts'));
    record('run_start', {
      task: 'Add CSV export to the reports page.',
      provider: 'codex',
      resumes: '',
      limits: { max_batches: 8, max_minutes: null, max_mind_calls: null },
    });
    record('hands_input', { transcript_path: '', input: 'Add CSV export.', light_injection: '', prompt_sha256: 'a'.repeat(64) });
    record('user_input', { question: 'May it be pushed?', answer: 'Not before the tests pass.' });
    watched = await observatory.page();
  });
  afterAll(() => observatory.close());

  test('a run that goes on is seen, and followed record by record', async () => {
    const { page, to } = watched;
    await to('#/autopilot/projects');
    await page.locator('[data-connection="live"]').waitFor();
    await page.locator('.cards a').first().click();
    await page.locator('.cards a').first().click();
    await page.getByText('May it be pushed? → Not before the tests pass.').waitFor();
    record('risk_event', {
      risk_signals: ['push: git push origin main'],
      mind_transcript_ref: '',
      risk: { category: 'push', severity: 'high', should_ask_user: true, mitigation: [], learn_suggested: [] },
    });
    await page.getByText('push: git push origin main').click();
    await page.getByRole('complementary', { name: 'The record' }).getByRole('heading', { name: 'risk event' }).waitFor();
    expect(page.url()).toContain('record=');
    expect(await page.locator('.fact').count()).toBe(4);
  });

  test('what is not there yet says what to do first', async () => {
    const { page, to } = watched;
    await to(`#/autopilot/${project}/claims`);
    await page.getByText('No claims yet').waitFor();
    await to(`#/autopilot/${project}/workflows`);
    await page.getByText('No workflows yet').waitFor();
    expect(watched.faults).toEqual([]);
  });
});
