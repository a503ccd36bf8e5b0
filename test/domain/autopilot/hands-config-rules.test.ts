import { describe, expect, test } from 'vitest';
import { findConfigFaults, problemText } from '../../../src/domain/autopilot/hands-config-rules.ts';
import type { HandsProblem } from '../../../src/kernel/hands.ts';
import { type CliConfig, defaultHands } from '../../../src/kernel/hands-config.ts';

const faults = (cli: Partial<CliConfig>, continue_across_runs = false, isFound = true) => {
  const config = { ...defaultHands, provider: 'cli', continue_across_runs, cli: { ...defaultHands.cli, ...cli } } as const;
  const { errors, warnings } = findConfigFaults(config, () => isFound);
  return { errors: errors.map(({ message }) => message), warnings: warnings.map(({ message }) => message) };
};
const streams = ['-p', '{prompt}', '--output-format', 'stream-json', '--verbose'];

describe('how Hands is set up', () => {
  test('is sound', () => {
    expect(findConfigFaults(defaultHands, () => true)).toEqual({ errors: [], warnings: [] });
    const exec = ['claude', ...streams];
    const resume = [...exec, '--resume', '{thread_id}'];
    expect(faults({ exec, resume, prompt_mode: 'arg', thread_id_regex: '"session_id":"([^"]+)"' }, true)).toEqual({
      errors: [],
      warnings: [],
    });
  });

  test('lacks Codex', () => {
    expect(findConfigFaults(defaultHands, () => false).errors).toEqual([
      { message: 'There is no program codex.', fix: expect.stringContaining('PATH') },
    ]);
  });

  test.each<[Partial<CliConfig>, string]>([
    [{ exec: [] }, 'hands.cli.exec is empty.'],
    [{ exec: ['x'], thread_id_regex: '([a-z' }, 'hands.cli.thread_id_regex is no regular expression'],
    [{ exec: ['x'], thread_id_regex: '[a-z]+' }, 'hands.cli.thread_id_regex has no group'],
  ])('is wrong: %j', (cli, message) => {
    expect(faults(cli).errors).toEqual([expect.stringContaining(message)]);
  });

  test.each<[Partial<CliConfig>, boolean, boolean, string]>([
    [{ exec: ['no-such-agent'] }, false, false, 'no-such-agent, the first word of hands.cli.exec, was not found.'],
    [{ exec: ['x'], prompt_mode: 'arg' }, false, true, 'hands.cli.exec has no {prompt}'],
    [{ exec: ['x'], resume: ['x'] }, false, true, 'hands.cli.resume has no {thread_id}'],
    [{ exec: ['x'] }, true, true, 'hands.continue_across_runs is set, but hands.cli.resume is empty.'],
    [{ exec: ['/opt/claude', '-p', '--output-format', 'stream-json'] }, false, true, 'only with --verbose'],
  ])('is odd: %j', (cli, continues, isFound, message) => {
    expect(faults(cli, continues, isFound)).toEqual({ errors: [], warnings: [expect.stringContaining(message)] });
  });
});

test.each<HandsProblem>([
  { kind: 'program-missing', program: 'codex' },
  { kind: 'program-not-executable', program: '/x/codex' },
  { kind: 'interpreter-missing', program: '/x/codex' },
  { kind: 'folder-missing', folder: '/x' },
  { kind: 'prompt-too-long', program: 'claude', bytes: 4_000_000 },
  { kind: 'prompt-not-an-argument', program: 'claude' },
  { kind: 'thread-unusable', thread_id: '--last' },
  { kind: 'not-configured' },
  { kind: 'transcript-failed', path: '/x/t.jsonl', code: 'ENOSPC' },
  { kind: 'start-failed', program: 'codex', code: 'EAGAIN' },
])('a problem says what is wrong and what to do: $kind', (problem) => {
  const { message, fix } = problemText(problem);
  for (const [field, value] of Object.entries(problem)) if (field !== 'kind') expect(message).toContain(String(value));
  expect(message).not.toMatch(/[{}]/);
  expect(fix).not.toMatch(/[{}]/);
  expect(fix.length).toBeGreaterThan(10);
});
