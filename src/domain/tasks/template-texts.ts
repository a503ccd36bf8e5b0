import { text } from '../../kernel/says.ts';
import type { PlannedStep } from './create.ts';

interface Head {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

export type Template =
  | (Head & { readonly kind: 'plan'; readonly plan_steps: readonly string[] })
  | (Head & { readonly kind: 'task'; readonly steps: readonly PlannedStep[] });

/** Every template there is; what they say stands in the contracts. */
export const templates = (): Template[] => [
  ...Object.entries(text('plan-templates')).map(([id, said]): Template => ({ id, kind: 'plan', ...said })),
  ...Object.entries(text('task-templates')).map(
    ([id, { title, description, steps }]): Template => ({
      id,
      kind: 'task',
      title,
      description,
      steps: steps.map(({ test, ...step }) => ({
        title: step.title,
        success_criteria: step.success_criteria,
        tests: [test],
        blockers: [],
        ...('asks_for_proof' in step ? { proof_tests_mode: 'require' as const } : {}),
      })),
    }),
  ),
];
