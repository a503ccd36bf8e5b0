import { expect, test } from 'vitest';
import { liveLines } from '../../../src/domain/autopilot/live-rules.ts';
import type { HandsEvent } from '../../../src/kernel/hands.ts';

const shown = (event: HandsEvent, options = {}) => liveLines(event, { raw: false, ...options });

test('events are readable lines', () => {
  expect(shown({ kind: 'thread', thread_id: 't-1' })).toEqual(['[hands] thread.started t-1']);
  expect(shown({ kind: 'command_started', command: 'cat <<X\n  a\nX' })).toEqual(['[hands] $ cat <<X a X']);
  expect(shown({ kind: 'command_ended', command: 'npm test', exit_code: 1, output: 'one\n\ntwo\n' })).toEqual([
    '[hands] (exit_code=1) $ npm test',
    '[hands] one',
    '[hands]',
    '[hands] two',
  ]);
  expect(shown({ kind: 'command_ended', command: 'true', exit_code: null, output: '' })).toEqual([
    '[hands] (exit_code=unknown) $ true',
  ]);
  expect(shown({ kind: 'message', text: 'Done.\nReally.' })).toEqual(['[hands] Done.', '[hands] Really.']);
  expect(shown({ kind: 'message', text: '' })).toEqual([]);
  expect(shown({ kind: 'line', stream: 'stderr', text: 'a log line' })).toEqual(['[hands:stderr] a log line']);
  expect(shown({ kind: 'line', stream: 'stdout', text: '  ' })).toEqual([]);
  expect(shown({ kind: 'raw', stream: 'stdout', text: '{}' })).toEqual([]);
});

test('raw shows lines as they came, blank ones too, and nothing else', () => {
  expect(shown({ kind: 'raw', stream: 'stdout', text: '{"type":"x"}' }, { raw: true })).toEqual(['[hands:stdout] {"type":"x"}']);
  expect(shown({ kind: 'raw', stream: 'stderr', text: '' }, { raw: true })).toEqual(['[hands:stderr]']);
  expect(shown({ kind: 'message', text: 'Done.' }, { raw: true })).toEqual([]);
  expect(shown({ kind: 'line', stream: 'stdout', text: 'x' }, { raw: true })).toEqual([]);
});

test('long texts are cut: commands at 400, outputs at 4000, messages at 8000', () => {
  const long = 'x'.repeat(10_000);
  const sizes = (event: HandsEvent) =>
    shown(event).map((line) => line.replace(/^\[hands\] (\(exit_code=0\) )?(\$ )?/, '').length);
  expect(sizes({ kind: 'command_started', command: long })).toEqual([400]);
  expect(sizes({ kind: 'command_ended', command: long, exit_code: 0, output: long })).toEqual([400, 4000]);
  expect(sizes({ kind: 'message', text: long })).toEqual([8000]);
});

test('what is hidden is hidden before anything is cut', () => {
  const secret = 'sk-proj-1234567890';
  const clean = (text: string) => text.replaceAll(secret, '[REDACTED]');
  const command = `${'x'.repeat(395)} ${secret}`;
  expect(shown({ kind: 'command_started', command }, { clean }).join()).not.toContain('sk-');
  expect(shown({ kind: 'raw', stream: 'stdout', text: secret }, { raw: true, clean })).toEqual(['[hands:stdout] [REDACTED]']);
});

test('nothing that is shown moves the cursor or makes a line of its own', () => {
  expect(shown({ kind: 'line', stream: 'stdout', text: '\u001b[2J\u001b[31mred\u001b[0m\u0007' })).toEqual([
    '[hands:stdout] red',
  ]);
  expect(shown({ kind: 'message', text: 'a\r[mi] forged' })).toEqual(['[hands] a', '[hands] [mi] forged']);
  expect(shown({ kind: 'raw', stream: 'stdout', text: 'a\r[mi] forged' }, { raw: true })).toEqual([
    '[hands:stdout] a',
    '[hands:stdout] [mi] forged',
  ]);
});
