import type { WorkflowIr } from '../../../generated/types/index.ts';
import { text } from '../../kernel/says.ts';

/** What people call something, where it must be one line. */
export const inOneLine = (words: string): string => words.replaceAll(/\s+/g, ' ').trim();

/** A fence that nothing inside can close. */
function fenced(body: string, info: string): string {
  const longest = Math.max(2, ...[...body.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${info}\n${body.trimEnd()}\n${fence}`;
}

const step = (
  { title, id, kind, risk_category, policy, hands_input, check_input, notes }: WorkflowIr['steps'][number],
  n: number,
) => {
  const words = text('workflow-page-words');
  return [
    `${n + 1}. ${inOneLine(title) || id}`,
    `- kind: ${kind}`,
    `- risk_category: ${risk_category}`,
    `- policy: ${policy}`,
    ...(hands_input.trim() ? [words.hands_input, fenced(hands_input, 'text')] : []),
    ...(check_input.trim() ? [words.check_input, fenced(check_input, 'text')] : []),
    ...(notes.trim() ? [`- notes: ${notes.trim()}`] : []),
  ].join('\n');
};

/** A workflow for people and agents to read. */
export function workflowMarkdown({ id, name, enabled, trigger, mermaid, steps }: WorkflowIr): string {
  const words = text('workflow-page-words');
  const head = [`# ${inOneLine(name) || id}`, `- id: ${id}`, `- enabled: ${String(enabled)}`, `- trigger.mode: ${trigger.mode}`];
  return [
    [...head, `- trigger.pattern: ${inOneLine(trigger.pattern)}`].join('\n'),
    ...(mermaid.trim() ? [`## ${words.flow}`, fenced(mermaid, 'mermaid')] : []),
    `## ${words.steps}`,
    ...(steps.length ? steps.map(step) : [words.no_steps]),
  ].join('\n\n');
}
