import { describe, expect, test } from 'vitest';
import { answers } from '../../contracts/answers/index.ts';
import { evidence } from '../../contracts/evidence/index.ts';
import { answerNames, evidenceLogs } from '../../generated/registry/records.ts';
import { isEvidenceKind, validateAnswer, validateEvidence } from '../../src/kernel/checked.ts';

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
const good = plain(answers.find(({ name }) => name === 'decide_next')?.valid[0]?.answer);
const problemsOf = async (answer: unknown) => {
  const checked = await validateAnswer('decide_next', answer);
  return checked.ok ? [] : checked.problems;
};

test('every answer and every kind of record can be checked', () => {
  expect(answerNames).toEqual(answers.map(({ name }) => name));
  expect(Object.entries(evidenceLogs)).toEqual(evidence.map(({ kind, log }) => [kind, log]));
  expect(['evidence', 'no_such_kind', '__proto__', 'toString', undefined].map(isEvidenceKind)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

describe.each(answers.map((a) => [a.name, a] as const))('answer %s', (_, { name, valid, invalid }) => {
  test.each(valid.map((x) => [x.name, x.answer] as const))('takes: %s', async (_name, answer) =>
    expect(await validateAnswer(name as 'decide_next', plain(answer))).toEqual({ ok: true, value: plain(answer) }),
  );
  test.each(invalid.map((x) => [x.name, x.answer] as const))('refuses: %s', async (_name, answer) => {
    const checked = await validateAnswer(name as 'decide_next', plain(answer));
    expect(checked).toEqual({ ok: false, problems: expect.arrayContaining([expect.stringMatching(/^\$[.[]/)]) });
  });
});

describe.each(evidence.map((e) => [e.kind, e] as const))('record %s', (_, { kind, log, valid, invalid }) => {
  const run_id = log === 'global' ? 'global_1' : 'run_1';
  const line = (record: unknown) => ({
    kind,
    ts: '2026-01-07T15:33:20Z',
    run_id,
    seq: 1,
    event_id: `ev_${run_id}_000001`,
    ...plain(record),
  });
  test.each(valid.map((x) => [x.name, x.record] as const))('takes: %s', async (_name, record) => {
    expect(await validateEvidence(kind as 'evidence', line(record))).toMatchObject({ ok: true });
    /** What the writer adds belongs to it. */
    expect(await validateEvidence(kind as 'evidence', plain(record))).toMatchObject({ ok: false });
  });
  test.each(invalid.map((x) => [x.name, x.record] as const))('refuses: %s', async (_name, record) =>
    expect(await validateEvidence(kind as 'evidence', line(record))).toMatchObject({ ok: false }),
  );
});

test.each<[string, unknown, string[]]>([
  ['no object', 7, ['$: must be object, and is 7']],
  ['a field too few', { ...good, status: undefined }, ['$.status is missing']],
  ['a field too many', { ...good, plan: 1 }, ['$.plan is not a field']],
  ['a number for a text', { ...good, notes: 1 }, ['$.notes: must be string, and is 1']],
  ['a number out of range', { ...good, confidence: -1 }, ['$.confidence: -1 is less than 0']],
  ['no choice', { ...good, next_action: 'go' }, ['$.next_action: "go" is none of send_to_hands, ask_user, stop']],
  [
    'deep inside of what may be null',
    { ...good, update_project_overlay: { set_testless_strategy: { strategy: 'Try it.' } } },
    ['$.update_project_overlay.set_testless_strategy.rationale is missing'],
  ],
  [
    'in a list',
    { ...good, learn_suggested: [{ ...good.learn_suggested[0], scope: 'x' }] },
    ['$.learn_suggested[0].scope: "x" is none of project, global'],
  ],
  [
    'several at once',
    { ...good, notes: null, confidence: 2 },
    ['$.confidence: 2 is more than 1', '$.notes: must be string, and is null'],
  ],
  ['a long value', { ...good, notes: ['x'.repeat(500)] }, [`$.notes: must be string, and is ["${'x'.repeat(57)}…`]],
  ['a name that objects have', { ...good, constructor: 1 }, ['$.constructor is not a field']],
])('what is wrong is said: %s', async (_, answer, problems) => expect(await problemsOf(plain(answer))).toEqual(problems));

test('a prototype is a field like others, and so many problems are enough', async () => {
  expect(await problemsOf(JSON.parse(JSON.stringify(good).replace('{', '{"__proto__":{},')))).toEqual([
    '$.__proto__ is not a field',
  ]);
  expect(await problemsOf({ ...good, learn_suggested: Array(500).fill(1) })).toHaveLength(20);
});
