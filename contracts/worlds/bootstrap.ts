import type { Case } from '../kit/index.ts';
import { call, ofLength } from '../kit/index.ts';
import type { bootstrapRules, templateRules, thinkRules } from '../rules/bootstrap.ts';
import { aPlan } from './tasks.ts';

type Fields = Readonly<Record<string, unknown>>;
// biome-ignore lint/suspicious/noExplicitAny: a case of whatever tool makes tasks
type AnyCase<R extends string> = Case<any, any, 'UNKNOWN_ID' | 'INVALID_INPUT', any, R>;

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
      name: 'a step by its title',
      proves: ['a-title-is-a-step'],
      given: [aPlan],
      when: { plan: 'PLAN-1', task_title, steps: ['Ship it'] as never },
      then: {
        after: [
          call(
            'tasks_resume',
            { task: 'TASK-1' },
            { result: { steps: [{ title: 'Ship it', success_criteria: ['Done: Ship it'], tests: ['Checked: Ship it'] }] } },
          ),
        ],
      },
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
