import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../src/boundary/call.ts';
import { fit } from '../../../src/boundary/fit.ts';
import { redact, redactText } from '../../../src/boundary/redact.ts';
import { short } from '../../../src/boundary/shorten.ts';
import { cutWhole, endWhole } from '../../../src/kernel/secrets/cut.ts';
import { testApp } from '../../support/app.ts';
import { escapes } from './escapes.ts';
import { made } from './made.ts';

/** One of each kind that is told by something else. */
const planted = {
  shape: `ghp_${made('mixed', 36)}`,
  'key id': `AKIA${made('upper', 16)}`,
  address: `postgres://app:${made('mixed', 20)}@db`,
  name: `DB_PASSWORD=${made('mixed', 20)}`,
  header: `Authorization: Bearer ${made('url', 30)}`,
  'web token': `eyJ${made('url', 20)}.eyJ${made('url', 24)}.${made('url', 30)}`,
  'private key': `-----BEGIN PRIVATE KEY-----\n${made('mixed', 64)}\n-----END PRIVATE KEY-----`,
};
const coreOf = (text: string) => /[\w-]{16,}(?=[^\w-]*(?:@db|$|\n-----END))/.exec(text)?.[0] ?? text;

/** A beginning of eight characters is enough to be told by. */
const shows = (shown: string, text: string) => {
  const core = coreOf(text);
  const start = core.replace(/^(?:ghp_|AKIA)/, '').slice(0, 8);
  return shown.includes(start);
};

const filler = 'the quick brown fox jumps over the lazy dog and runs on ';

/** The last characters of a secret tell as much as the first. */
const showsEnd = (shown: string, text: string) => shown.includes(coreOf(text).slice(-8));

describe('text that is kept, and hidden only when it is shown, is cut before a secret or behind it', () => {
  test.each(Object.entries(planted))('%s', (_, secret) => {
    const text = `${filler}\n${secret}\n${filler}`;
    for (let most = 0; most < text.length; most += 1) {
      const begin = cutWhole(text, most);
      const end = endWhole(text, most);
      expect([text.startsWith(begin), text.endsWith(end), begin.length <= most, end.length <= most]).not.toContain(false);
      if (shows(redactText(begin), secret)) expect.fail(`cut at ${most}: ${begin}`);
      if (showsEnd(redactText(end), secret)) expect.fail(`the last ${most}: ${end}`);
    }
    expect(cutWhole(text, filler.length)).toBe(filler);
    expect(cutWhole(text, text.length)).toBe(text);
  });
  test('a text without any is cut where it should be', () => {
    const text = filler.repeat(3000);
    expect([cutWhole(text, 100_000).length, endWhole(text, 100_000).length]).toEqual([100_000, 100_000]);
  });
});

describe('at every offset, after every escape, at every length', () => {
  test.each(Object.entries(planted))('%s', (_, secret) => {
    for (const before of [' ', ...Object.values(escapes)])
      for (let offset = 0; offset <= 70; offset += before === '\\n' ? 1 : 7) {
        const text = `${filler.repeat(2).slice(0, offset)}${before}${secret} ${filler}`;
        if (shows(redactText(text), secret)) expect.fail(`${JSON.stringify(before)} at ${offset}: ${redactText(text)}`);
      }
    const text = `${filler.slice(0, 40)}\\n${secret} ${filler}`;
    for (let most = 0; most <= text.length; most += 1)
      for (const cut of [short.chars(text, most), short.bytes(text, most), short.around(text, 'quick', most) ?? ''])
        expect(shows(redactText(cut), secret), cut).toBe(false);
  });
});

test('no budget shows a beginning', () => {
  const budget = {
    knobs: ['max_chars'],
    keep: ['title'],
    shrink: [
      { shorten: 'entries[].content', to: 40 },
      { cut: 'title' },
      { cut: 'entries[].content' },
      { list: 'entries', from: 'back' },
    ],
  } as const;
  for (const secret of Object.values(planted))
    for (const offset of [7, 38]) {
      const content = `${filler.slice(0, offset)} ${secret} ${filler}`;
      const output = redact({ title: content, entries: [{ content }, { content: `\\n${secret}` }], [secret]: 1 });
      for (let max_chars = 0; max_chars <= JSON.stringify(output).length + 40; max_chars += 3) {
        const { result } = fit(budget as never, output, { max_chars });
        if (shows(JSON.stringify(result), secret)) expect.fail(`${max_chars}: ${JSON.stringify(result)}`);
      }
    }
});

describe('through tools', () => {
  let app: Awaited<ReturnType<typeof testApp>>;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.end());
  /** A `@` at every place around where labels, lines and titles of capsules end. */
  test.each([64, 100, 120])(
    'a title that is cut at %i',
    async (most) => {
      const secret = planted.address;
      for (const shift of [0, 3, 12]) {
        const workspace = `cut-${most}-${shift + 3}`;
        const title = `${'x'.repeat(Math.max(1, most - secret.length + shift))} ${secret}`;
        const steps = [{ title, success_criteria: [title], tests: [title] }];
        await call(app, 'tasks_macro_start', { workspace, plan_title: title, task_title: title, description: title, steps });
        await call(app, 'think_card', { workspace, card: { type: 'hypothesis', title } });
        await call(app, 'tasks_jobs_create', { workspace, title, prompt: title });
        for (const tool of [
          ...[
            'think_watch',
            'think_pack',
            'think_context',
            'context_pack',
            'tasks_snapshot',
            'tasks_resume_super',
            'tasks_resume',
          ],
          ...[
            'tasks_resume_pack',
            'tasks_radar',
            'tasks_handoff',
            'tasks_context_pack',
            'tasks_jobs_list',
            'tasks_jobs_radar',
            'tasks_lint',
          ],
        ])
          for (const max_chars of [undefined, 900]) {
            const answer = await call(app, tool, { workspace, ...(max_chars ? { max_chars } : {}) });
            expect(shows(JSON.stringify(answer), secret), `${tool} ${max_chars}`).toBe(false);
          }
      }
    },
    120_000,
  );

  /** At every place around where the journal ends a note. */
  test.each(Object.entries(planted))('a note of which the journal tells the beginning: %s', async (kind, secret) => {
    const workspace = `journal-${kind.replaceAll(' ', '-')}`;
    await call(app, 'init', { workspace });
    for (let before = 400 - secret.length; before < 400; before += 3)
      await call(app, 'notes_commit', { workspace, content: `${filler.repeat(10).slice(0, before - 1)}\n${secret} ${filler}` });
    const answer = await call(app, 'journal', { workspace, limit: 200 });
    expect(answer.error).toBeNull();
    const texts = JSON.stringify(answer);
    expect(texts).toContain(filler.repeat(5));
    expect(shows(texts, secret)).toBe(false);
  });
});
