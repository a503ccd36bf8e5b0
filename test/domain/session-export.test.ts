import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledger } from '../../generated/products/ledger.ts';
import { noPolicy } from '../../src/app/compose.ts';
import { call } from '../../src/boundary/call.ts';
import { ceiling } from '../../src/boundary/fit.ts';
import { jsonBytes } from '../../src/kernel/text.ts';
import { testApp } from '../support/app.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into field by field
type Answer = any;

const count = 20;
/** Quotes and signs of several bytes: of neither is a character a byte of JSON. */
const thoughtOf = (i: number) => `${i} ${'"é😀\n'.repeat(12_000)}`;
let app: Awaited<ReturnType<typeof testApp>>;
let sessionId: string;
const ask = async (tool: string, args: object): Promise<Answer> => {
  const { result, error } = await call(app, tool, args as Record<string, unknown>);
  expect(error).toBeNull();
  return result;
};
beforeAll(async () => {
  app = await testApp({ product: ledger, policy: { ...noPolicy, default_workspace: 'one' }, exports: 'nowhere' });
  sessionId = (await ask('start_new', { title: 'T' })).session.id;
  for (let i = 1; i <= count; i += 1)
    await ask('thought', {
      sessionId,
      thought: thoughtOf(i),
      thoughtNumber: i,
      totalThoughts: count,
      nextThoughtNeeded: i < count,
    });
});
afterAll(() => app.end());

test.each([undefined, 200_000])('a session of more than an answer is read part by part, with max_chars=%s', async (max_chars) => {
  let text = '';
  let parts = 0;
  for (let offset: number | null = 0; offset !== null; parts += 1) {
    const { content, nextOffset, length, truncated, budget, ...more }: Answer = await ask('session_export', {
      sessionId,
      offset,
      ...(max_chars ? { max_chars } : {}),
    });
    expect(more).toMatchObject({ offset, format: 'json' });
    expect(truncated).toBe(nextOffset !== null);
    if (budget) expect(jsonBytes({ content, nextOffset, length, truncated, ...more })).toBeLessThanOrEqual(max_chars ?? ceiling);
    text += content;
    expect(nextOffset ?? length).toBe(text.length);
    offset = nextOffset;
  }
  expect(parts).toBeGreaterThan(1);
  const { nodes } = JSON.parse(text);
  expect(nodes.map(({ data }: Answer) => data.thought)).toEqual(Array.from({ length: count }, (_, i) => thoughtOf(i + 1)));
});
