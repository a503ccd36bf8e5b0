import type { Call, Case } from '../kit/index.ts';
import type { guardRules, stepChoiceRules, stepRules } from '../rules/guard.ts';
import type { guardErrors } from '../types/task.ts';
import { focusOn } from './tasks.ts';

type Fields = Readonly<Record<string, unknown>>;
// biome-ignore lint/suspicious/noExplicitAny: a case of whatever tool is guarded
type AnyCase<R extends string> = Case<any, any, (typeof guardErrors)[number], never, R>;

interface World {
  readonly tool: string;
  readonly given: readonly Call[];
  /** The id that `when` is about. */
  readonly id: string;
  readonly when: Fields;
}

/** The cases of those rules, for one call that would succeed. */
export function guardCases({ tool, given, id, when }: World): AnyCase<keyof typeof guardRules>[] {
  const named = { ...when, target: id };
  const focused = [...given, focusOn(id)];
  return [
    {
      name: 'at another revision',
      proves: ['a-stale-revision-is-refused'],
      given,
      when: { ...named, expected_revision: 4711 },
      then: { error: 'REVISION_MISMATCH', suggests: [tool, 'open'] },
    },
    {
      name: 'at another version',
      proves: ['a-stale-revision-is-refused'],
      given,
      when: { ...named, expected_version: 4711 },
      then: { error: 'REVISION_MISMATCH' },
    },
    {
      name: 'where another target was expected',
      proves: ['another-target-is-refused'],
      given,
      when: { ...named, expected_target_id: 'TASK-4711' },
      then: { error: 'EXPECTED_TARGET_MISMATCH' },
    },
    {
      name: 'strictly, on the focus alone',
      proves: ['strict-targeting-asks-for-an-id'],
      given: focused,
      when: { ...when, strict_targeting: true },
      then: { error: 'STRICT_TARGETING_REQUIRES_EXPECTED_TARGET_ID', suggests: [tool] },
    },
    {
      name: 'strictly, on the focus that is expected',
      proves: ['strict-targeting-asks-for-an-id', 'the-focus-is-the-default'],
      given: focused,
      when: { ...when, strict_targeting: true, expected_target_id: id },
      then: {},
    },
    {
      name: 'two names for the target',
      proves: ['target-says-the-same'],
      given,
      when: { ...named, [id.startsWith('PLAN') ? 'plan' : 'task']: id },
      then: { error: 'INVALID_INPUT', refusal: 'several-targets-are-named', fields: ['target'] },
    },
    {
      name: 'a target nobody made',
      proves: ['an-unknown-target-is-refused'],
      given,
      when: { ...when, target: id.startsWith('PLAN') ? 'PLAN-4711' : 'TASK-4711' },
      then: { error: 'UNKNOWN_ID', suggests: ['tasks_context'] },
    },
  ];
}

/** The cases of the choice, for TASK-001 with at least two steps. */
export function stepChoiceCases(given: readonly Call[], when: Fields): AnyCase<keyof typeof stepChoiceRules>[] {
  const named = { ...when, task: 'TASK-001' };
  return [
    {
      name: 'a path and the id of another step',
      proves: ['path-and-id-must-agree'],
      given,
      when: { ...named, path: 's:1', step_id: 'STEP-00000001' },
      then: { error: 'INVALID_INPUT', refusal: 'step-id-and-path-differ', fields: ['step_id'] },
    },
    {
      name: 'a path and the id of the same step',
      proves: ['path-and-id-must-agree'],
      given,
      when: { ...named, path: 's:0', step_id: 'STEP-00000001' },
      then: {},
    },
    {
      name: 'a step nobody made',
      proves: ['an-unknown-step-is-refused'],
      given,
      when: { ...named, path: 's:9' },
      then: { error: 'UNKNOWN_ID', suggests: ['open'] },
    },
    {
      name: 'a plan in place of a task',
      proves: ['a-plan-has-no-steps'],
      given,
      when: { ...when, target: 'PLAN-001', path: 's:0' },
      then: { error: 'INVALID_INPUT' },
    },
  ];
}

/** The cases of all of them. */
export const stepCases = (given: readonly Call[], when: Fields): AnyCase<keyof typeof stepRules>[] => [
  ...stepChoiceCases(given, when),
  {
    name: 'no step named',
    proves: ['a-step-must-be-named'],
    given,
    when: { ...when, task: 'TASK-001' },
    then: { error: 'INVALID_INPUT', refusal: 'no-step-is-named', fields: ['step_id'] },
  },
];
