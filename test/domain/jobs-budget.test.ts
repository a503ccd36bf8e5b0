import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import { jsonBytes } from '../../src/kernel/text.ts';
import { testApp } from '../support/app.ts';

const workspace = 'tight';
let app: Awaited<ReturnType<typeof testApp>>;
let question = '';

beforeAll(async () => {
  app = await testApp();
  const ask = async (tool: string, args: object) => (await call(app, tool, { workspace, ...args })).result as never;
  for (let i = 0; i < 4; i++)
    await ask('tasks_jobs_create', { title: `Größe ${i}`, prompt: 'Prüfe "alles". '.repeat(60), meta: { list: [1, 2, 3] } });
  const { claim_revision } = (await ask('tasks_jobs_claim', { job: 'JOB-001', runner_id: 'ann' })) as { claim_revision: number };
  const held = { job: 'JOB-001', runner_id: 'ann', claim_revision };
  for (const kind of ['progress', 'error', 'question', 'checkpoint'])
    await ask('tasks_jobs_report', { ...held, kind, message: `about ${kind} `.repeat(9), meta: { kind }, refs: ['notes@1'] });
  const { event } = (await ask('tasks_jobs_report', { ...held, kind: 'question', message: 'which?', meta: { a: 1 } })) as {
    event: { ref: string };
  };
  question = event.ref;
  for (const runner_id of ['ann', 'bob'])
    await ask('tasks_runner_heartbeat', { runner_id, status: 'live', meta: { host: 'b12' } });
});
afterAll(() => app.end());

const asked = (): [string, Record<string, unknown>][] => [
  ['open', { id: 'JOB-001', include_drafts: true }],
  ['open', { id: 'JOB-001' }],
  ['open', { id: question }],
  ['open', { id: 'runner:ann' }],
  ['tasks_jobs_open', { job: 'JOB-001', include_prompt: true, include_meta: true }],
  ['tasks_jobs_list', {}],
  ['tasks_jobs_tail', { job: 'JOB-001' }],
  ['tasks_jobs_radar', {}],
];

interface Cut {
  events?: unknown[];
  context?: { events: unknown[]; has_more_events: boolean };
  jobs?: unknown[];
  has_more?: boolean;
  has_more_events?: boolean;
  pagination?: { has_more: boolean };
  truncated?: boolean;
  budget: { used_chars: number; max_chars: number; truncated: boolean };
}

/** How many items each list of an answer shows. */
const shown = ({ events, context, jobs }: Cut) => [events?.length, context?.events.length, jobs?.length];

test('an answer about jobs is never larger than was asked, and says what it left out', async () => {
  for (const [tool, args] of asked()) {
    const whole = (await call(app, tool, { workspace, ...args })).result as unknown as Cut;
    for (let max_chars = 0; max_chars < 4_500; max_chars += max_chars < 64 ? 1 : 37) {
      const { result, error } = await call(app, tool, { workspace, ...args, max_chars });
      expect(error).toBeNull();
      const { budget, ...payload } = result as unknown as Cut;
      const at = `${tool} ${JSON.stringify(args)} in ${max_chars}`;
      expect(jsonBytes(payload), at).toBe(budget.used_chars);
      expect(budget.used_chars, at).toBeLessThanOrEqual(Math.max(2, max_chars));
      const cut = shown(whole).map((n, i) => (shown(payload as Cut)[i] ?? n ?? 0) < (n ?? 0));
      const flags = [payload.has_more_events ?? payload.pagination?.has_more, payload.context?.has_more_events, payload.has_more];
      cut.forEach((less, i) => {
        if (less) expect(flags[i], at).toBe(true);
      });
    }
  }
});

test('a tail cut to any size is walked to its end', async () => {
  const whole = (await call(app, 'tasks_jobs_tail', { workspace, job: 'JOB-001' })).result as unknown as {
    events: { seq: number }[];
  };
  for (const max_chars of [600, 700, 900, 1_400]) {
    const seen: number[] = [];
    let after_seq: number | null = 0;
    for (let guard = 0; after_seq !== null && guard < 50; guard++) {
      const { result } = await call(app, 'tasks_jobs_tail', { workspace, job: 'JOB-001', after_seq, max_chars });
      const page = result as unknown as { events: { seq: number }[]; pagination: { next_cursor: number | null } };
      seen.push(...page.events.map((event) => event.seq));
      after_seq = page.pagination.next_cursor;
    }
    expect(seen).toEqual(whole.events.map((event) => event.seq));
  }
});
