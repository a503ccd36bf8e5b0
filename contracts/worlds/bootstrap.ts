import type { Case } from '../kit/index.ts';
import { call, must, ofLength } from '../kit/index.ts';
import { aPlan } from './tasks.ts';

type Fields = Readonly<Record<string, unknown>>;
// biome-ignore lint/suspicious/noExplicitAny: a case of whatever tool makes tasks
type AnyCase<R extends string> = Case<any, any, 'UNKNOWN_ID' | 'INVALID_INPUT', any, R>;

/** What every tool promises that makes a task with its steps. */
export const bootstrapRules = {
  'the-task-comes-with-its-steps': must('The task, its steps and what they ask for are made together.'),
  'the-plan-can-be-made-along': must('plan_title makes the plan that the task goes under.'),
  'a-plan-has-other-names': must('parent and target name the plan as well.'),
  'one-plan-only': must('plan together with plan_title answers INVALID_INPUT.'),
  'gates-are-ready': must('A step without a criterion or without a test that says something answers INVALID_INPUT.'),
  'an-unknown-plan-is-refused': must('A plan that does not exist answers UNKNOWN_ID; nothing is made.'),
};

/** What those of them promise that take templates too. */
export const templateRules = {
  'a-template-stands-for-steps': must('template makes the steps of a template; plan_template gives a new plan its checklist.'),
  'a-checklist-needs-a-new-plan': must('plan_template without plan_title answers INVALID_INPUT.'),
  'steps-and-a-template-exclude-each-other': must('steps together with template answers INVALID_INPUT.'),
  'templates-are-of-a-kind': must('A plan template as template, or a task template as plan_template, answers INVALID_INPUT.'),
  'an-unknown-template-is-refused': must('A template that does not exist answers UNKNOWN_ID; nothing is made.'),
};

const nothingMade = call('tasks_context', {}, { result: { plans: ofLength(1), tasks: ofLength(0) } });

const task_title = 'Sign in';

/** The cases of the templates, with steps that the tool takes. */
export const templateCases = (steps: readonly Fields[]): AnyCase<keyof typeof templateRules>[] => [
  {
    name: 'a template in place of steps, and a plan with a checklist',
    proves: ['a-template-stands-for-steps'],
    when: { plan_title: 'Launch', plan_template: 'basic-plan', task_title, template: 'principal-task' },
    then: {
      after: [
        call('open', { id: 'PLAN-001' }, { result: { target: { title: 'Launch', plan_progress: '0/3' } } }),
        call('open', { id: 'TASK-001' }, { result: { target: { parent: 'PLAN-001', steps: { total: 5 } } } }),
      ],
    },
  },
  {
    name: 'a checklist for a plan that is there',
    proves: ['a-checklist-needs-a-new-plan'],
    given: [aPlan],
    when: { plan: 'PLAN-001', plan_template: 'basic-plan', task_title, steps },
    then: { error: 'INVALID_INPUT', refusal: 'plan-template-lacks-a-title', fields: ['plan_template'], after: [nothingMade] },
  },
  {
    name: 'steps and a template',
    proves: ['steps-and-a-template-exclude-each-other'],
    given: [aPlan],
    when: { plan: 'PLAN-001', task_title, steps, template: 'basic-task' },
    then: { error: 'INVALID_INPUT', refusal: 'steps-and-template-are-given', fields: ['template'], after: [nothingMade] },
  },
  {
    name: 'a plan template for a task',
    proves: ['templates-are-of-a-kind'],
    given: [aPlan],
    when: { plan: 'PLAN-001', task_title, template: 'basic-plan' },
    then: { error: 'INVALID_INPUT', refusal: 'template-is-for-another-kind', names: ['basic-plan'], after: [nothingMade] },
  },
  {
    name: 'a task template for a plan',
    proves: ['templates-are-of-a-kind'],
    given: [aPlan],
    when: { plan_title: 'Other', plan_template: 'basic-task', task_title, steps },
    then: { error: 'INVALID_INPUT', refusal: 'template-is-for-another-kind', names: ['basic-task'], after: [nothingMade] },
  },
  {
    name: 'a template nobody knows',
    proves: ['an-unknown-template-is-refused'],
    given: [aPlan],
    when: { plan_title: 'Other', task_title, template: 'perfect-task' },
    then: { error: 'UNKNOWN_ID', suggests: ['tasks_templates_list'], after: [nothingMade] },
  },
];

/** The cases of the rest. */
export function bootstrapCases(steps: readonly Fields[]): AnyCase<keyof typeof bootstrapRules>[] {
  const step = (change: Fields) => [{ ...steps[0], ...change }];
  return [
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
      then: { error: 'INVALID_INPUT', refusal: 'plan-and-plan-title-are-given', fields: ['plan_title'], after: [nothingMade] },
    },
    {
      name: 'a step whose only test is blank',
      proves: ['gates-are-ready'],
      given: [aPlan],
      when: { plan: 'PLAN-001', task_title, steps: step({ tests: ['  '] }) },
      then: { error: 'INVALID_INPUT', refusal: 'tests-say-nothing', fields: ['tests'], after: [nothingMade] },
    },
    {
      name: 'a step without tests',
      proves: ['gates-are-ready'],
      given: [aPlan],
      when: { plan: 'PLAN-001', task_title, steps: step({ tests: [] }) },
      then: { error: 'INVALID_INPUT', fields: ['tests'] },
    },
    {
      name: 'a step whose only criterion is blank',
      proves: ['gates-are-ready'],
      given: [aPlan],
      when: { plan: 'PLAN-001', task_title, steps: step({ success_criteria: [' '] }) },
      then: {
        error: 'INVALID_INPUT',
        refusal: 'success-criteria-say-nothing',
        fields: ['success_criteria'],
        after: [nothingMade],
      },
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

/** What a tool promises that keeps the first thoughts too. */
export const thinkRules = {
  'first-thoughts-are-kept': must('think commits its stages as think_pipeline would, among the documents of the new task.'),
  'thoughts-and-task-together': must('When a thought is refused, nothing is made: neither plan nor task.'),
  'who-thought-it-is-kept': must('agent_id is kept with the entries of the thoughts.'),
  'no-decision-no-note': must('note_decision without a decision writes no note and warns NOTE_IGNORED.'),
};

export const thinkCases = (when: Fields): AnyCase<keyof typeof thinkRules>[] => [
  {
    name: 'a frame and a decision that is noted',
    proves: ['first-thoughts-are-kept', 'who-thought-it-is-kept'],
    given: [aPlan],
    when: {
      ...when,
      think: {
        frame: 'People must get in',
        decision: { title: 'By mail', text: 'No passwords.' },
        status: { decision: 'accepted' },
        note_decision: true,
      },
      agent_id: 'ann',
    },
    then: {
      result: {
        think_pipeline: {
          branch: 'task/TASK-001',
          trace_doc: 'TASK-001-trace',
          graph_doc: 'TASK-001-graph',
          cards: [
            { stage: 'frame', inserted: true, edges_upserted: 0 },
            { stage: 'decision', inserted: true, edges_upserted: 1 },
          ],
          decision_note: { doc: 'notes' },
        },
      },
      after: [
        call(
          'graph_query',
          { target: 'TASK-001', types: ['frame', 'decision'] },
          {
            result: {
              nodes: [
                { type: 'decision', status: 'accepted' },
                { type: 'frame', text: 'People must get in' },
              ],
            },
          },
        ),
        call(
          'show',
          { target: 'TASK-001', doc_kind: 'notes' },
          { result: { entries: [{ title: 'Decision', agent_id: 'ann' }] } },
        ),
      ],
    },
  },
  {
    name: 'a thought that says nothing',
    proves: ['thoughts-and-task-together'],
    given: [aPlan],
    when: { ...when, think: { frame: 'x', hypothesis: { title: ' ' } } },
    then: { error: 'INVALID_INPUT', refusal: 'card-says-nothing', after: [nothingMade] },
  },
  {
    name: 'no thought at all',
    proves: ['thoughts-and-task-together'],
    given: [aPlan],
    when: { ...when, think: {} },
    then: { error: 'INVALID_INPUT', refusal: 'no-stage-is-given', after: [nothingMade] },
  },
  {
    name: 'a note of no decision',
    proves: ['no-decision-no-note'],
    given: [aPlan],
    when: { ...when, think: { frame: 'x', note_decision: true } },
    then: { result: { think_pipeline: { decision_note: null } }, warnings: ['NOTE_IGNORED'] },
  },
];
