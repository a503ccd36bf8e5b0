import { expect, test } from 'vitest';
import { type RecallAsked, recall } from '../../../src/domain/claims/recall-rules.ts';
import { usualRuntime } from '../../../src/records/config.ts';
import type { FoundMemory } from '../../../src/records/memory.ts';

const found = (id: string, project_id: string, score: number): FoundMemory =>
  ({
    ...{ item_id: `claim:x:${id}`, kind: 'claim', ts: '2026-01-01T00:00:00.000Z', title: id, body: `${id}\n${'x'.repeat(900)}` },
    ...{ scope: project_id === '' ? 'global' : 'project', project_id, tags: [], source_refs: [], score },
  }) as never;
const left = [found('other', 'q', 9), found('everywhere', '', 5), found('low', 'p', 1), found('high', 'p', 2)];

type Config = RecallAsked['config'];
async function recalled(more: Partial<Config> = {}, asked: Partial<RecallAsked> = {}) {
  const searches: object[] = [];
  const search = async (_: string, how: object) => {
    searches.push(how);
    return left;
  };
  const config = { ...usualRuntime.cross_project_recall, ...more } as Config;
  const about = { reason: 'run_start' as const, query: 'Which dates does the export write?', project: 'p', config };
  return { searches, answer: await recall({ search } as never, { ...about, ...asked }) };
}
const titles = ({ answer }: Awaited<ReturnType<typeof recalled>>) =>
  answer.kind === 'found' ? answer.fields.items.map(({ title }) => title) : [];

const on = { run_start: true, before_ask_user: true, risk_signal: true };

test.each(['run_start', 'before_ask_user', 'risk_signal'] as const)('%s recalls while it is switched on', async (reason) => {
  expect((await recalled({ triggers: on }, { reason })).answer).toMatchObject({ kind: 'found', fields: { reason } });
  for (const off of [{ triggers: { ...on, [reason]: false } }, { triggers: on, enabled: false }]) {
    const { answer, searches } = await recalled(off, { reason });
    expect([answer, searches]).toEqual([{ kind: 'skipped', because: 'off' }, []]);
  }
});

test('nothing is asked without words, or twice in a row', async () => {
  expect((await recalled({}, { query: ' … ' })).answer).toEqual({ kind: 'skipped', because: 'no_words' });
  const { answer } = await recalled();
  const previous = answer.kind === 'skipped' ? '' : answer.key;
  expect((await recalled({}, { previous })).answer).toEqual({ kind: 'skipped', because: 'asked_before' });
  expect((await recalled({ triggers: on }, { previous, reason: 'risk_signal' })).answer.kind).toBe('found');
});

test('the project comes first, then what holds everywhere; within each the best', async () => {
  const prefers = { prefer_current_project: true, exclude_current_project: false, top_k: 4 };
  expect(titles(await recalled(prefers))).toEqual(['high', 'low', 'everywhere', 'other']);
  expect(titles(await recalled({ ...prefers, prefer_current_project: false }))[0]).toBe('everywhere');
  const without = await recalled({ ...prefers, exclude_current_project: true });
  expect([titles(without)[0], without.searches]).toEqual(['everywhere', [expect.objectContaining({ without_project: 'p' })]]);
});

test('the record says what was asked for, within its limits', async () => {
  const { answer, searches } = await recalled({ top_k: 99, max_chars: 1, include_kinds: ['claim', 'nonsense'] });
  expect(searches).toEqual([expect.objectContaining({ kinds: ['claim'], limit: 50 })]);
  const { fields } = answer as Extract<typeof answer, { kind: 'found' }>;
  expect(fields).toMatchObject({ top_k: 10, include_kinds: ['claim'], query_raw: 'Which dates does the export write?' });
  expect(fields.tokens_used.join(' ')).toBe(fields.query_compact);
  expect(fields.query).toBe(fields.query_compact);
  for (const { snippet } of fields.items) expect(snippet.length).toBeLessThanOrEqual(320);
  /** The first is shown whatever room there is, and no other. */
  expect(fields.context_text.match(/^- claim/gm)).toHaveLength(1);
  const kinds = (await recalled({ include_kinds: [] })).searches;
  expect(kinds).toEqual([expect.objectContaining({ kinds: ['claim', 'snapshot', 'workflow'] })]);
});
