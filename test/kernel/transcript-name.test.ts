import { expect, test } from 'vitest';
import { fileTime, transcriptName } from '../../src/kernel/transcript-name.ts';

const now = Date.UTC(2026, 0, 7, 15, 33, 20, 45);

test('names are in order of time, and take no sign that a system refuses', () => {
  expect(fileTime(now)).toBe('20260107T153320045Z');
  expect(transcriptName(now, 'b0', '0a1b2c')).toBe('20260107T153320045Z_b0_0a1b2c.jsonl');
  expect(transcriptName(now, 'checkpoint:b1.loop', 'x')).toBe('20260107T153320045Z_checkpoint-b1.loop_x.jsonl');
  expect(transcriptName(now, '../../etc/passwd', 'x')).toBe('20260107T153320045Z_etc-passwd_x.jsonl');
  expect(transcriptName(now, 'ä'.repeat(300), '')).toBe('20260107T153320045Z_x_x.jsonl');
  expect(transcriptName(now, 'a'.repeat(300), '1').length).toBeLessThan(120);
});
