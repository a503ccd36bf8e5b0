import { expect, test } from 'vitest';
import { LateSignal } from '../../src/kernel/late-signal.ts';

test('whoever listens before hears it once, with the reason', () => {
  const late = new LateSignal();
  const heard: unknown[] = [];
  const { signal } = late;
  signal.addEventListener('abort', () => heard.push(signal.reason));
  expect(late.aborted).toBe(false);
  late.abort('left');
  late.abort('again');
  expect(late.aborted).toBe(true);
  expect(heard).toEqual(['left']);
});

test('whoever asks afterwards finds it aborted, with the reason', () => {
  const late = new LateSignal();
  late.abort('left');
  expect(late.signal.aborted).toBe(true);
  expect(late.signal.reason).toBe('left');
  expect(late.signal).toBe(late.signal);
});
