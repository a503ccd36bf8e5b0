import { defineTool, described, must, Type } from '../../../kit/index.ts';
import { lookingRules, viewRules } from '../../../rules/views.ts';
import { Budgeted, Limit, Truncated } from '../../../types/budget.ts';
import { Handoff, Known, Progress, Radar, ViewHead } from '../../../types/resume.ts';
import { AlwaysReadOnly } from '../../../types/resume-input.ts';
import { shrinkKnown, shrinkRadar, shrinkTarget } from '../../../types/resume-shrink.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { EntitySelector } from '../../../types/task.ts';

export default defineTool({
  name: 'tasks_handoff',
  title: 'A report for whoever goes on',
  summary: 'Report for whoever goes on: what is done, what remains and what may go wrong with a plan or task.',
  effect: 'read',
  tier: 'daily',
  listed: {
    hint: 'handover hand off summary report, end of session, status report',
    leaves_out: ['target', 'plan', 'read_only', 'max_chars'],
  },
  render: 'lines',
  lines_bytes: 2500,
  scope: 'workspace',
  target: 'entity',
  budget: {
    knobs: ['max_chars'],
    keep: ['handoff', 'radar'],
    shrink: [
      ...shrinkTarget('target'),
      ...shrinkRadar('radar'),
      ...shrinkKnown('known'),
      { list: 'handoff.done', from: 'back', least: 3 },
      { drop: 'target' },
      { drop: 'reasoning_ref' },
      { drop: 'known' },
      { drop: 'tasks' },
      { drop: 'steps' },
      { drop: 'workspace' },
      { drop: 'requested' },
      { drop: 'focus' },
      { list: 'handoff.done', from: 'back' },
      { list: 'handoff.risks', from: 'back', least: 1 },
      { list: 'handoff.remaining', from: 'back', least: 1 },
      { shorten: 'radar.why', to: 80 },
      { list: 'radar.blockers', from: 'back' },
      { list: 'radar.verify', from: 'back' },
      { cut: 'radar.why' },
      { drop: 'radar' },
    ],
  },

  input: Type.Object({ ...InWorkspace, ...EntitySelector, limit: Limit(10, 50), read_only: AlwaysReadOnly, ...Budgeted }),
  output: Type.Object({
    ...ViewHead,
    handoff: Handoff,
    known: described(Known, 'What was said that whoever goes on must know; blockers stand among the risks.'),
    radar: Radar,
    ...Progress,
    truncated: Truncated,
  }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],

  rules: {
    ...viewRules,
    ...lookingRules,
    'a-shift-is-told-in-three-parts': must(
      'handoff tells what is done, the latest first, what remains, in order, and the risks.',
    ),
    'the-radar-comes-along': must('The radar is part of it.'),
    'risks-are-blocks-blockers-and-proofs': must(
      'Risks are blocked steps, steps with blockers, and steps that lack a required proof.',
    ),
    'no-more-than-asked': must('Each part lists no more than limit lines; totals counts all.'),
    'lines-tell-each-thing-once': must(
      'As lines: the plan or task and how much of it is done, a line for each thing done, left and at risk, then the next command.',
    ),
    'what-was-said-is-handed-over': must(
      'known holds the latest decisions and notes, open questions and what-ifs, each with its reference.',
    ),
    'the-next-call-comes-along': must('The call that comes next is suggested.'),
    'a-plan-tells-of-its-tasks': must('For a plan its tasks are told.'),
  },
});
