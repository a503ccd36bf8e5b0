import { Closed, described, named, Opt, shorthand, Text, Type } from '../kit/schema.ts';
import { CardInput } from './card.ts';
import { NoteFormat } from './entry.ts';
import { GraphStatus } from './graph.ts';
import { AgentId, PlanId, TaskId } from './ids.ts';
import { stages } from './pipeline.ts';
import { TargetRef } from './scope.ts';
import { StepRef } from './step.ts';
import { Lines, LongText, Revision, TaskEvent, Title } from './task.ts';

export const GatedStep = named(
  'GatedStep',
  Closed(
    {
      title: described(Title, 'What is to be done, in a line.'),
      success_criteria: Lines({ minItems: 1, description: 'What shows that the step is done; at least one line.' }),
      tests: Lines({ minItems: 1, description: 'How it is tested, such as a command; at least one line.' }),
      blockers: Opt(Lines({ description: 'What is in the way; [] or left out for nothing.' })),
    },
    shorthand({ title: '{text}', success_criteria: ['Done: {text}'], tests: ['Checked: {text}'] }),
  ),
  'A step whose gate is ready: what shows success, and what tests it.',
);

/** Where a new task goes: under a plan that is there, or under one that is made along. */
export const TaskPlace = {
  target: Opt(described(TargetRef, 'The same as plan, also as {id, kind}.')),
  plan: Opt(described(PlanId, 'Plan for the task; not together with plan_title.')),
  plan_title: Opt(described(Title, 'Title of a new plan to make for the task; not together with plan.')),
};

const TemplateId = (kind: string) => Opt(Text(64, { description: `Name of a template for a ${kind}, such as principal-task.` }));

/** What a new task is made of. */
export const TaskDraft = {
  task_title: described(Title, 'What is to be done, in a line.'),
  description: Opt(described(LongText, 'What is to be achieved, in as many words as needed.')),
  plan_template: TemplateId('new plan'),
  template: TemplateId('task'),
  steps: Opt(
    Type.Array(GatedStep, {
      minItems: 1,
      maxItems: 100,
      description: 'The steps of the task, in order, a title is enough; left out when a template gives them.',
    }),
  ),
};

const each = <T>(of: T) => Object.fromEntries(stages.map((stage) => [stage, of])) as Record<(typeof stages)[number], T>;

/** The first thoughts about a task, as think_pipeline takes them. */
export const FirstThoughts = named(
  'FirstThoughts',
  Closed({
    ...each(Opt(CardInput)),
    status: Opt(Closed(each(Opt(GraphStatus)), { description: 'Status of each card, by stage; a stage left out is open.' })),
    note_decision: Opt(Type.Boolean({ default: false, description: 'Keep the decision as a note too.' })),
    note_title: Opt(
      Type.String({
        minLength: 1,
        maxLength: 500,
        pattern: '\\S',
        form: 'text that is not blank',
        default: 'Decision',
        description: 'Title of that note.',
      }),
    ),
    note_format: Opt(described(NoteFormat, 'What that note is written in.')),
  }),
  'First thoughts: cards as frame, hypothesis, test, evidence, decision; the rest as think_pipeline takes it.',
);
export const Thinks = { think: Opt(FirstThoughts), agent_id: Opt(AgentId) };

const made = {
  id: Type.String({ description: 'Id of what was made.' }),
  qualified_id: Type.String({ description: 'The id with its workspace: <workspace>:<id>.' }),
};

/** What was made of it. */
export const Bootstrapped = {
  plan: Closed(
    { ...made, id: PlanId, created: Type.Boolean({ description: 'True when this call made the plan.' }) },
    { description: 'The plan that the task belongs to.' },
  ),
  task: Closed({ ...made, id: TaskId, revision: Revision }, { description: 'The task that was made.' }),
  steps: Type.Array(StepRef, { maxItems: 100, description: 'Ids and paths of its steps, in order.' }),
  events: Type.Array(TaskEvent, { description: 'Events that the call wrote, in order.' }),
};
