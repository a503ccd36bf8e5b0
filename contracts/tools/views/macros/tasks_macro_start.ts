import { defineTool, described, must, Opt, Type } from '../../../kit/index.ts';
import { badStages } from '../../../refusals/sets.ts';
import { bootstrapRules, templateRules, thinkRules } from '../../../rules/bootstrap.ts';
import { Bootstrapped, TaskDraft, TaskPlace, Thinks } from '../../../types/bootstrap.ts';
import { Truncated } from '../../../types/budget.ts';
import { PlanId, TaskId } from '../../../types/ids.ts';
import { ResumeSuper, ResumeView } from '../../../types/resume.ts';
import { ResumeBudget } from '../../../types/resume-input.ts';
import { shrinkResume } from '../../../types/resume-shrink.ts';
import { InWorkspace } from '../../../types/scope.ts';
import think_pipeline from '../../think/cards/think_pipeline.ts';

export default defineTool({
  name: 'tasks_macro_start',
  title: 'Start a task',
  summary:
    'Start work of more than one step: makes a task with steps that close on criteria and proof, puts it in focus and says what comes first. Only task_title is needed.',
  effect: 'write',
  tier: 'core',
  listed: {
    always: true,
    hint: 'begin new task, create todo, plan work, make a checklist with steps and acceptance criteria',
    leaves_out: ['plan_template', 'target', 'think', 'agent_id', 'view', 'resume_max_chars'],
  },
  render: 'lines',
  lines_bytes: 1500,
  scope: 'workspace',
  target: 'entity_or_none',
  aliases: { parent: 'plan' },
  budget: {
    knobs: ['resume_max_chars'],
    keep: ['task_id', 'plan_id', 'resume'],
    shrink: [{ drop: 'think_pipeline' }, ...shrinkResume('resume', [{ list: 'steps', from: 'back' }])],
    names_cuts_in: 'resume.degradation.truncated_fields',
  },

  input: Type.Object({
    ...InWorkspace,
    ...TaskDraft,
    ...TaskPlace,
    ...Thinks,
    view: Opt(ResumeView),
    ...ResumeBudget,
  }),
  output: Type.Object({
    task_id: TaskId,
    plan_id: described(PlanId, 'Plan that the task belongs to.'),
    plan_created: Type.Boolean({ description: 'True when this call made the plan.' }),
    steps: Bootstrapped.steps,
    think_pipeline: Opt(described(think_pipeline.output, 'What think_pipeline did; absent when nothing was thought.')),
    resume: ResumeSuper,
    truncated: Truncated,
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT', 'CONFLICT'],
  refuses: [
    ...badStages,
    'template-is-not-known',
    'template-is-for-another-kind',
    'steps-and-template-are-given',
    'plan-and-plan-title-are-given',
    'plan-template-lacks-a-title',
    'task-cannot-hold-a-task',
    'success-criteria-say-nothing',
    'tests-say-nothing',
  ],
  warnings: ['NOTE_IGNORED'],
  tells: [
    'plan_created',
    'plan_updated',
    'task_created',
    'steps_added',
    'step_defined',
    'card_written',
    'note_added',
    'focus_changed',
    'branch_checked_out',
  ],

  rules: {
    ...bootstrapRules,
    ...templateRules,
    ...thinkRules,
    'a-title-is-enough': must('Without steps and template the steps of basic-task are made.'),
    'the-new-task-is-in-focus': must('The new task is in focus; resume.focus_restored and focus_previous say so.'),
    'a-plan-in-focus-takes-it': must('Without plan and plan_title the task goes under the plan in focus.'),
    'a-task-in-focus-lends-its-plan': must(
      'Without plan and plan_title, with a task in focus, it goes under the plan of that task.',
    ),
    'the-inbox-takes-the-rest': must(
      'Without focus it goes under the first plan that is called Inbox, which is made where there is none.',
    ),
    'plan-title-wins-over-the-focus': must('plan_title makes a new plan, whatever is in focus.'),
    'a-principal-task-is-framed': must(
      'template=principal-task without think keeps a frame of task_title and description; with think, only what it says.',
    ),
    'the-resume-comes-along': must('resume is what tasks_resume_super shows of the new task.'),
    'what-to-do-first-is-said': must(
      'As lines it is what tasks_snapshot says of the new task: the state, the criteria and tests of its first step, what is left, and the command.',
    ),
    'a-small-budget-keeps-the-state': must('With resume_max_chars=600 the capsule still says where and what next.'),
  },
});
