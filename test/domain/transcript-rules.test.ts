import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { snippetAround } from '../../src/boundary/shorten.ts';
import {
  belongs,
  displayable,
  emptyHead,
  fingerprint,
  isBelow,
  learn,
  looksLikeSummary,
  messageOf,
  pick,
} from '../../src/domain/notes/transcript-rules.ts';

const response = (payload: object) => ({ timestamp: 't', type: 'response_item', payload });

describe('messages', () => {
  it.each<[string, unknown, unknown]>([
    [
      'of today',
      response({
        type: 'message',
        role: 'user',
        content: [{ type: 'input_text', text: 'a' }, { type: 'input_image' }, { text: 'b' }],
      }),
      { role: 'user', text: 'a\nb', ts: 't' },
    ],
    [
      'of before',
      { type: 'message', role: 'assistant', content: [{ text: 'a' }] },
      { role: 'assistant', text: 'a', ts: undefined },
    ],
    ['as plain text', { role: 'user', content: 'a' }, { role: 'user', text: 'a', ts: undefined }],
    ['for the screen', { type: 'event_msg', payload: { type: 'message', role: 'user', content: 'a' } }, undefined],
    ['a call', response({ type: 'function_call', name: 'shell', arguments: '{}' }), undefined],
    ['without text', response({ type: 'message', role: 'user', content: [{ type: 'input_image' }] }), undefined],
    ['without a role', response({ type: 'message', content: 'a' }), undefined],
    ['no object', ['message'], undefined],
  ])('%s', (_, record, want) => expect(messageOf(record)).toEqual(want));
});

describe('folders', () => {
  it.each<[string, string, boolean]>([
    ['/srv/app', '/srv/app', true],
    ['/srv/app/', '/srv/app', true],
    ['/srv/app/api', '/srv/app/', true],
    ['/srv/app2', '/srv/app', false],
    ['/srv', '/srv/app', false],
    ['/srv/app', '/', true],
  ])('%s below %s: %s', (folder, prefix, want) => expect(isBelow(folder, prefix)).toBe(want));

  it('are learnt from the first lines only as what they are', () => {
    const head = [
      { type: 'session_meta', payload: { id: 'a', cwd: '/one', instructions: 'see <cwd>/two</cwd> and <cwd>relative</cwd>' } },
      { type: 'session_meta', payload: { id: 'b', cwd: '/later' } },
      response({ type: 'message', role: 'user', content: '# AGENTS.md instructions for /three\n' }),
    ].reduce(learn, emptyHead);
    expect(head).toEqual({ id: 'a', ts: undefined, cwd: '/one', hints: ['/two', '/three'], messages: 1 });
    expect(['/one', '/two', '/three', '/later', ''].map((prefix) => belongs(head, prefix))).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
  });
});

describe('a summary', () => {
  it.each([
    'Summary: moved the cache',
    '## Summary\ntext',
    'Done.\n\n**What changed**\n- a',
    'tl;dr it works',
    `I looked around.\n- ${'first thing '.repeat(5)}\n- ${'second thing '.repeat(5)}\n- third`,
  ])('%j', (text) => expect(looksLikeSummary(text)).toBe(true));
  it.each([
    'Let me look at the summary of this file first',
    'ok',
    '- a\n- b\n- c',
    'I will now write the code that makes a summary.',
  ])('not %j', (text) => expect(looksLikeSummary(text)).toBe(false));
  it('is looked for in time that grows with the text, not with its square, which would take hours', () => {
    for (const text of ['\n'.repeat(1e6), ' '.repeat(1e6), '# '.repeat(5e5), '<cwd>'.repeat(2e5), '-'.repeat(1e6)]) {
      looksLikeSummary(text);
      learn(emptyHead, { role: 'user', content: text });
      displayable(text);
    }
  });
});

describe('a snippet', () => {
  it('holds the match and keeps to its bound', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 90 }),
        fc.string({ unit: 'grapheme', maxLength: 90 }),
        fc.integer({ min: 16, max: 60 }),
        (left, right, chars) => {
          const text = `${left}needle${right}`;
          const snippet = snippetAround(text, left.length, 6, chars);
          expect(snippet.length).toBeLessThanOrEqual(Math.max(chars, 0));
          expect(snippet).toContain('needle');
          expect(snippet).toBe(Buffer.from(snippet).toString());
        },
      ),
    ));
});

describe('picking', () => {
  it('gives every session a place before one gets a second', () => {
    expect(pick([['a1', 'a2', 'a3'], ['b1'], ['c1', 'c2']], 4)).toEqual(['a3', 'a2', 'b1', 'c2']);
    expect(pick([['a1', 'a2']], 9)).toEqual(['a2', 'a1']);
    expect(pick([], 3)).toEqual([]);
  });
  it('texts are told apart by their fingerprints', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(fingerprint(a) === fingerprint(b)).toBe(a === b);
      }),
    ));
});
