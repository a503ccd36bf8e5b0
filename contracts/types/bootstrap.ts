import { Closed, named, Opt, Text, Type, Words } from '../kit/schema.ts';
import { CardInput } from './card.ts';
import { NoteFormat } from './entry.ts';
import { GraphStatus } from './graph.ts';
import { AgentId, PlanId, TaskId } from './ids.ts';
import { stages } from './pipeline.ts';
import { TargetRef } from './scope.ts';
import { StepRef } from './step.ts';
import { Lines, LongText, Revision, TaskEvent, Title } from './task.ts';

/** A step whose gate is ready: what shows success, and what tests it. */
export const GatedStep = named(
  'GatedStep',
  Closed({ title: Title, success_criteria: Lines({ minItems: 1 }), tests: Lines({ minItems: 1 }), blockers: Opt(Lines()) }),
);

/** Where a new task goes: under a plan that is there, or under one that is made along. */
export const TaskPlace = {
  target: Opt(TargetRef),
  plan: Opt(PlanId),
  plan_title: Opt(Title),
};

const TemplateId = (kind: string) =>
  Opt(Text(64, { description: `A template for a ${kind}, as tasks_templates_list names it.` }));

/** What a new task is made of. */
export const TaskDraft = {
  task_title: Title,
  description: Opt(LongText),
  plan_template: TemplateId('new plan'),
  template: TemplateId('task'),
  steps: Opt(Type.Array(GatedStep, { minItems: 1, maxItems: 100 })),
};

const each = <T>(of: T) => Object.fromEntries(stages.map((stage) => [stage, of])) as Record<(typeof stages)[number], T>;

/** The first thoughts about a task, as think_pipeline takes them. */
export const FirstThoughts = named(
  'FirstThoughts',
  Closed(
    {
      ...each(Opt(CardInput)),
      status: Opt(Closed(each(Opt(GraphStatus)))),
      note_decision: Opt(Type.Boolean({ default: false })),
      note_title: Opt(Words(500, { default: 'Decision' })),
      note_format: Opt(NoteFormat),
    },
    { description: 'First thoughts: cards as frame, hypothesis, test, evidence, decision; the rest as think_pipeline takes it.' },
  ),
);
export const Thinks = { think: Opt(FirstThoughts), agent_id: Opt(AgentId) };

const made = { id: Type.String(), qualified_id: Type.String() };

/** What was made of it. */
export const Bootstrapped = {
  plan: Closed({ ...made, id: PlanId, created: Type.Boolean() }),
  task: Closed({ ...made, id: TaskId, revision: Revision }),
  steps: Type.Array(StepRef, { maxItems: 100 }),
  events: Type.Array(TaskEvent),
};
