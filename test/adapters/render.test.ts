import { describe, expect, test } from 'vitest';
import type { Envelope, Suggestion } from '../../generated/types/index.ts';
import { renderAnswer } from '../../src/adapters/render/answer.ts';
import { renderLines } from '../../src/adapters/render/lines.ts';
import { readerFor } from '../support/rooms.ts';

const reader = readerFor('home');

const answer = (more: Partial<Envelope>): Envelope => ({
  success: !more.error,
  intent: 'status',
  result: null,
  warnings: [],
  suggestions: [],
  context: {},
  error: null,
  timestamp: '2026-01-01T00:00:00.000Z',
  ...more,
});
const next = (target: string, params: Record<string, unknown> = {}): Suggestion => ({
  action: 'call_tool',
  target,
  reason: 'because',
  priority: 'high',
  validated: true,
  params,
});

describe('lines', () => {
  test.each<[string, string, Partial<Envelope>, string[]]>([
    ['a state', 'status', { result: { workspace_exists: true, checkout: 'main' } }, ['ready checkout=main']],
    ['a state without a checkout', 'status', { result: { workspace_exists: true, checkout: null } }, ['ready checkout=-']],
    ['a cut state', 'status', { result: { signal: 'min' } }, ['ok']],
    ['a state nobody wrote a line for', 'open', { result: { kind: 'x' } }, ['ok']],
    [
      'a command',
      'status',
      {
        result: {},
        suggestions: [next('open', { workspace: 'home', id: 'notes@1' }), next('log', { workspace: 'away', limit: 3 })],
      },
      ['ok', 'open id=notes@1', 'log limit=3 workspace=away'],
    ],
    [
      'a method',
      'status',
      {
        result: {},
        suggestions: [
          { ...next(''), action: 'call_method', target: undefined, method: 'tools/list', params: { toolset: 'full' } },
        ],
      },
      ['ok', 'tools/list toolset=full'],
    ],
    [
      'a warning over several lines',
      'status',
      { result: {}, warnings: [{ code: 'BASE_IGNORED', message: 'one\n  two', recovery: 'mend\tit' }] },
      ['ok', 'WARNING: BASE_IGNORED one two | fix: mend it'],
    ],
    [
      'an error and at most two commands',
      'status',
      { error: { code: 'X', message: 'bad\nthing', recovery: 'fix it' }, suggestions: [next('help'), next('init'), next('log')] },
      ['ERROR: X bad thing | fix: fix it', 'help', 'init'],
    ],
    ['an error without a cure', 'status', { error: { code: 'X', message: 'bad' } }, ['ERROR: X bad | fix: ']],
  ])('%s', (_, tool, envelope, lines) => {
    expect(renderLines(tool, answer(envelope), reader).split('\n')).toEqual(lines);
  });

  test('a command that the toolset hides is preceded by the way to it', () => {
    const said = answer({ result: {}, suggestions: [next('status'), next('open', { id: 'notes@1' }), next('log')] });
    expect(renderLines('status', said, { ...reader, toolset: 'core' }).split('\n')).toEqual([
      'ok',
      'status',
      'tools/list toolset=daily',
      'open id=notes@1',
      'tools/list toolset=full',
      'log',
    ]);
    expect(renderLines('status', said, { ...reader, toolset: 'daily' }).split('\n')).toHaveLength(5);
  });
});

describe('each tool answers as its contract says', () => {
  test('JSON', () => {
    const envelope = answer({ result: { a: 1 } });
    expect(renderAnswer('show', envelope, reader)).toEqual({ text: JSON.stringify(envelope), json: true });
  });
  test('JSON for a tool nobody knows', () => {
    for (const name of ['nothing', 'constructor']) expect(renderAnswer(name, answer({}), reader).json).toBe(true);
  });
  test('text', () => {
    expect(renderAnswer('help', answer({ result: { text: 'a\nb' } }), reader)).toEqual({ text: 'a\nb', json: false });
    expect(renderAnswer('help', answer({ result: { min: true } }), reader)).toEqual({ text: '', json: false });
    expect(renderAnswer('help', answer({ error: { code: 'X', message: 'm' } }), reader).text).toBe('ERROR: X m | fix: ');
  });
});
