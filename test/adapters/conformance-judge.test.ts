import { describe, expect, test } from 'vitest';
import type { Envelope } from '../../generated/types/index.ts';
import { type Expectation, judge } from '../../src/adapters/conformance/judge.ts';
import type { Answer } from '../../src/adapters/conformance/subject.ts';

const refused = (error: Partial<NonNullable<Envelope['error']>>): Answer => ({
  envelope: {
    success: false,
    intent: 'keep',
    result: null,
    warnings: [],
    suggestions: [],
    context: {},
    error: { code: 'INVALID_INPUT', message: 'title is too long for TASK-001', ...error },
    timestamp: '2026-01-01T00:00:00.000Z',
  },
});
const hint = (field: string) => ({ hints: [{ field, kind: 'other' as const, expected: 'x' }] });
const found = (then: Omit<Expectation, 'error'>, answer: Answer, strict = false) =>
  judge({ error: 'INVALID_INPUT', ...then }, answer, new Map(), { strict });

describe('what an error is held to', () => {
  const wanted = { refusal: 'text-is-odd' };
  test.each<[string, Omit<Expectation, 'error'>, Answer, boolean]>([
    ['the refusal that it names', wanted, refused({ refusal: 'text-is-odd' }), true],
    ['no refusal, of a stranger', wanted, refused({}), false],
    ['a field of its hints', { fields: ['title'] }, refused(hint('title')), true],
    ['a field inside a list', { fields: ['title'] }, refused(hint('steps.0.title')), true],
    ['a list that holds the field', { fields: ['steps'] }, refused(hint('steps.0.title')), true],
    ['a field of its message, without hints', { fields: ['title'] }, refused({}), true],
    ['a value in its message', { names: ['TASK-001'] }, refused({}), true],
    ['lines have no place for a refusal', wanted, { text: 'ERROR: INVALID_INPUT no | fix: yes' }, true],
  ])('%s', (_, then, answer, strict) => {
    expect(found(then, answer, strict)).toEqual([]);
  });
  test.each<[string, Omit<Expectation, 'error'>, Answer, boolean]>([
    ['another refusal, even of a stranger', wanted, refused({ refusal: 'text-is-fine' }), false],
    ['no refusal, of our own', wanted, refused({}), true],
    ['hints at another field, whatever the message says', { fields: ['title'] }, refused(hint('subtitle')), false],
    ['a message without the field', { fields: ['tags'] }, refused({}), false],
    ['a message without the value', { names: ['TASK-002'] }, refused({}), false],
    ['another code', {}, refused({ code: 'CONFLICT' }), false],
  ])('not: %s', (_, then, answer, strict) => {
    expect(found(then, answer, strict)).toHaveLength(1);
  });
});
