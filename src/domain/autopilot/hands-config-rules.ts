import type { Texts } from '../../../generated/handlers/says.ts';
import type { HandsProblem } from '../../kernel/hands.ts';
import type { CliConfig, HandsConfig } from '../../kernel/hands-config.ts';
import { parsePattern } from '../../kernel/pattern.ts';
import { text } from '../../kernel/says.ts';

type Said = Texts['hands-not-configured'];

/** A problem of Hands in words: what is wrong, and what to do. */
export function problemText(problem: HandsProblem): Said {
  switch (problem.kind) {
    case 'program-missing':
    case 'program-not-executable':
    case 'interpreter-missing':
      return text(`hands-${problem.kind}`, problem);
    case 'folder-missing':
      return text('hands-folder-missing', problem);
    case 'prompt-too-long':
      return text('hands-prompt-too-long', problem);
    case 'prompt-not-an-argument':
      return text('hands-prompt-not-an-argument', problem);
    case 'thread-unusable':
      return text('hands-thread-unusable', problem);
    case 'not-configured':
      return text('hands-not-configured');
    case 'transcript-failed':
      return text('hands-transcript-failed', problem);
    case 'start-failed':
      return text('hands-start-failed', problem);
  }
}

export interface ConfigFaults {
  readonly errors: readonly Said[];
  readonly warnings: readonly Said[];
}

/** Whether a regular expression can be used, and has a group. */
function patternFaults(given: string): Said[] {
  if (given === '') return [];
  const parsed = parsePattern(given);
  if ('problem' in parsed) return [text('hands-config-pattern-broken', { reason: parsed.problem })];
  /** With an empty alternative it always matches, and tells how many groups it has. */
  const groups = (new RegExp(`${given}|`).exec('')?.length ?? 1) - 1;
  return groups > 0 ? [] : [text('hands-config-pattern-without-group')];
}

const isClaude = (program: string) => /(^|[/\\])claude(\.\w+)?$/.test(program);

/** What is odd about one of the two command lines. */
function lineWarnings(
  field: 'exec' | 'resume',
  { [field]: argv, prompt_mode }: CliConfig,
  isFound: (program: string) => boolean,
): Said[] {
  const [program] = argv;
  if (program === undefined) return [];
  const has = (placeholder: string) => argv.some((arg) => arg.includes(placeholder));
  return [
    ...(isFound(program) ? [] : [text('hands-config-program-not-found', { program, field })]),
    ...(prompt_mode === 'arg' && !has('{prompt}')
      ? [text('hands-config-prompt-appended', { field, placeholder: '{prompt}' })]
      : []),
    ...(field === 'resume' && !has('{thread_id}') ? [text('hands-config-thread-not-named', { placeholder: '{thread_id}' })] : []),
    ...(isClaude(program) && argv.includes('stream-json') && !argv.includes('--verbose')
      ? [text('hands-config-not-verbose', { field })]
      : []),
  ];
}

/** What is wrong with how Hands is set up. `isFound` says whether a program can be started. */
export function findConfigFaults(
  { provider, continue_across_runs, cli }: HandsConfig,
  isFound: (program: string) => boolean,
): ConfigFaults {
  if (provider === 'codex')
    return { errors: isFound('codex') ? [] : [text('hands-program-missing', { program: 'codex' })], warnings: [] };
  const continues = continue_across_runs && cli.resume.length === 0;
  return {
    errors: [...(cli.exec.length === 0 ? [text('hands-config-exec-missing')] : []), ...patternFaults(cli.thread_id_regex)],
    warnings: [
      ...lineWarnings('exec', cli, isFound),
      ...lineWarnings('resume', cli, isFound),
      ...(continues ? [text('hands-config-cannot-continue')] : []),
    ],
  };
}
