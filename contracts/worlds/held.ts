import { type Call, type Case, call } from '../kit/index.ts';
import type { heldRules } from '../rules/held.ts';

// biome-ignore lint/suspicious/noExplicitAny: a case of whatever tool acts on a step
type AnyCase = Case<any, any, never, never, keyof typeof heldRules>;

/** Bob acts on a step that ann has just changed, for one call about s:0 of TASK-001 that would succeed. */
export const heldCases = (given: readonly Call[], when: Readonly<Record<string, unknown>>): AnyCase[] => [
  {
    name: 'a step that another agent works on',
    proves: ['another-agents-step-is-warned-of'],
    given: [...given, call('tasks_note', { task: 'TASK-001', path: 's:0', note: 'mine', agent_id: 'ann' })],
    when: { task: 'TASK-001', ...when, agent_id: 'bob' },
    then: { warnings: ['STEP_HELD'] },
  },
];
