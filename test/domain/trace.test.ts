import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../src/boundary/call.ts';
import { shortenBytes } from '../../src/boundary/shorten.ts';
import { lintSequence } from '../../src/domain/think/trace-lint.ts';
import { checkTrace } from '../../src/domain/think/trace-validate.ts';
import { testApp } from '../support/app.ts';

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.end());

describe('trace_validate', () => {
  it('looks at the newest 200 entries, and says when there are older ones', async () => {
    const thought = (n: number) =>
      call(app, 'trace_sequential_step', {
        workspace: 'w',
        thought: 'x',
        thoughtNumber: n,
        totalThoughts: 999,
        nextThoughtNeeded: true,
      });
    const validate = async () => (await call(app, 'trace_validate', { workspace: 'w' })).result;
    await thought(5);
    for (let n = 1; n <= 199; n++) await thought(n);
    expect(await validate()).toMatchObject({ ok: false, checked: 200, has_more: false });
    await thought(200);
    expect(await validate()).toMatchObject({ ok: true, checked: 200, has_more: true });
  });

  it('keeps every budget', async () => {
    for (let i = 0; i < 20; i++)
      await call(app, 'notes_commit', {
        workspace: 'b',
        branch: 'main',
        doc: 'trace',
        format: 'trace_sequential_step',
        content: 'x',
      });
    for (const max_chars of [0, 2, 30, 120, 400, 4000]) {
      const { budget, ...rest } = (await call(app, 'trace_validate', { workspace: 'b', max_chars })).result as {
        budget: { used_chars: number };
      };
      expect(budget.used_chars).toBe(Buffer.byteLength(JSON.stringify(rest)));
      expect(budget.used_chars).toBeLessThanOrEqual(Math.max(2, max_chars));
    }
  });

  it('passes over events', () => {
    const place = { seq: 1, ts: '', ts_ms: 0, branch: 'main', doc: 'trace' };
    expect(checkTrace([{ ...place, kind: 'event', event_id: 'e', event_type: 't', task_id: null, path: null }])).toEqual({
      checked: 0,
      errors: [],
    });
  });
});

describe('the lint of sequential keys', () => {
  it('is silent where all is well, and for keys that are null', () => {
    expect(
      lintSequence({ thoughtNumber: 2, totalThoughts: 2, nextThoughtNeeded: false, branchFromThought: 1, branchId: 'b' }),
    ).toEqual([]);
    expect(lintSequence({ thoughtNumber: null, branchId: null, area: 'x' })).toEqual([]);
  });
});

describe('shortening to bytes', () => {
  it.each([
    ['мысль', 10, 'мысль'],
    ['мысль', 9, 'мыс…'],
    ['мысль', 8, 'мы…'],
    ['a😀b', 5, 'a…'],
    ['abc', 2, '…'],
  ])('%s to %i', (text, bytes, want) => expect(shortenBytes(text, bytes)).toBe(want));
});
