import type { Case } from '../kit/index.ts';
import { call, must, ofLength } from '../kit/index.ts';
import { aPlan } from './tasks.ts';

type Fields = Readonly<Record<string, unknown>>;
// biome-ignore lint/suspicious/noExplicitAny: a case of whatever tool makes tasks
type AnyCase<R extends string> = Case<any, any, 'UNKNOWN_ID' | 'INVALID_INPUT', any, R>;

/** What every tool promises that makes a task with its steps. */
export const bootstrapRules = {
  'the-task-comes-with-its-steps': must('The task, its steps and what they ask for are made together.'),
  'the-plan-can-be-made-along': must('plan_title makes the plan that the task goes under, plan_template gives it a checklist.'),
  'a-plan-has-other-names': must('parent and target name the plan as well.'),
  'one-plan-only': must('plan together with plan_title, or plan_template without plan_title, answers INVALID_INPUT.'),
  'steps-and-a-template-exclude-each-other': must('steps together with template answers INVALID_INPUT.'),
  'templates-are-of-a-kind': must('A plan template as template, or a task template as plan_template, answers INVALID_INPUT.'),
  'an-unknown-template-is-refused': must('A template that does not exist answers UNKNOWN_ID; nothing is made.'),
  'gates-are-ready': must('A step without a criterion or without a test that says something answers INVALID_INPUT.'),
  'an-unknown-plan-is-refused': must('A plan that does not exist answers UNKNOWN_ID; nothing is made.'),
};

const nothingMade = call('tasks_context', {}, { result: { plans: ofLength(1), tasks: ofLength(0) } });

/** The cases of those rules, with steps that the tool takes; some take nothing but steps. */
export function bootstrapCases(steps: readonly Fields[], { templates = true } = {}): AnyCase<keyof typeof bootstrapRules>[] {
  const task_title = 'Sign in';
  const step = (change: Fields) => [{ ...steps[0], ...change }];
  const templated: AnyCase<keyof typeof bootstrapRules>[] = [
    {
      name: 'a template in place of steps, and a plan with a checklist',
      proves: ['the-plan-can-be-made-along', 'the-task-comes-with-its-steps'],
      when: { plan_title: 'Launch', plan_template: 'basic-plan', task_title, template: 'principal-task' },
      then: {
        after: [
          call('open', { id: 'PLAN-001' }, { result: { target: { title: 'Launch', plan_progress: '0/3' } } }),
          call('open', { id: 'TASK-001' }, { result: { target: { parent: 'PLAN-001' }, counts: { total: 5 } } }),
        ],
      },
    },
    {
      name: 'a checklist for a plan that is there',
      proves: ['one-plan-only'],
      given: [aPlan],
      when: { plan: 'PLAN-001', plan_template: 'basic-plan', task_title, steps },
      then: { error: 'INVALID_INPUT', message: 'plan_template', after: [nothingMade] },
    },
    {
      name: 'steps and a template',
      proves: ['steps-and-a-template-exclude-each-other'],
      given: [aPlan],
      when: { plan: 'PLAN-001', task_title, steps, template: 'basic-task' },
      then: { error: 'INVALID_INPUT', message: 'template', after: [nothingMade] },
    },
    {
      name: 'a plan template for a task',
      proves: ['templates-are-of-a-kind'],
      given: [aPlan],
      when: { plan: 'PLAN-001', task_title, template: 'basic-plan' },
      then: { error: 'INVALID_INPUT', message: 'basic-plan', after: [nothingMade] },
    },
    {
      name: 'a task template for a plan',
      proves: ['templates-are-of-a-kind'],
      given: [aPlan],
      when: { plan_title: 'Other', plan_template: 'basic-task', task_title, steps },
      then: { error: 'INVALID_INPUT', message: 'basic-task', after: [nothingMade] },
    },
    {
      name: 'a template nobody knows',
      proves: ['an-unknown-template-is-refused'],
      given: [aPlan],
      when: { plan_title: 'Other', task_title, template: 'perfect-task' },
      then: { error: 'UNKNOWN_ID', suggests: ['tasks_templates_list'], after: [nothingMade] },
    },
  ];
  return [
    ...(templates ? templated : []),
    {
      name: 'a plan made along',
      proves: ['the-plan-can-be-made-along'],
      given: [aPlan],
      when: { plan_title: 'Other', task_title, steps },
      then: { after: [call('open', { id: 'TASK-001' }, { result: { target: { parent: 'PLAN-002' } } })] },
    },
    {
      name: 'a plan as parent',
      proves: ['a-plan-has-other-names'],
      given: [aPlan],
      when: { parent: 'PLAN-001', task_title, steps },
      then: { after: [call('open', { id: 'TASK-001' }, { result: { target: { parent: 'PLAN-001' } } })] },
    },
    {
      name: 'a plan as target',
      proves: ['a-plan-has-other-names'],
      given: [aPlan],
      when: { target: { id: 'PLAN-001', kind: 'plan' }, task_title, steps },
      then: { after: [call('open', { id: 'TASK-001' }, { result: { target: { parent: 'PLAN-001' } } })] },
    },
    {
      name: 'a plan that is there and a new one',
      proves: ['one-plan-only'],
      given: [aPlan],
      when: { plan: 'PLAN-001', plan_title: 'Other', task_title, steps },
      then: { error: 'INVALID_INPUT', message: 'plan_title', after: [nothingMade] },
    },
    {
      name: 'a step whose only test is blank',
      proves: ['gates-are-ready'],
      given: [aPlan],
      when: { plan: 'PLAN-001', task_title, steps: step({ tests: ['  '] }) },
      then: { error: 'INVALID_INPUT', message: 'tests', after: [nothingMade] },
    },
    {
      name: 'a step without tests',
      proves: ['gates-are-ready'],
      given: [aPlan],
      when: { plan: 'PLAN-001', task_title, steps: step({ tests: [] }) },
      then: { error: 'INVALID_INPUT', message: 'tests' },
    },
    {
      name: 'a step whose only criterion is blank',
      proves: ['gates-are-ready'],
      given: [aPlan],
      when: { plan: 'PLAN-001', task_title, steps: step({ success_criteria: [' '] }) },
      then: { error: 'INVALID_INPUT', message: 'success_criteria', after: [nothingMade] },
    },
    {
      name: 'a plan nobody made',
      proves: ['an-unknown-plan-is-refused'],
      given: [aPlan],
      when: { plan: 'PLAN-009', task_title, steps },
      then: { error: 'UNKNOWN_ID', suggests: ['tasks_context'], after: [nothingMade] },
    },
  ];
}
