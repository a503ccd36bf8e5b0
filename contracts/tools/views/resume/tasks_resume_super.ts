import { defineTool, must, Opt, Type } from '../../../kit/index.ts';
import { resumeRules, viewRules } from '../../../rules/views.ts';
import { viewLimits } from '../../../texts/view-limits.ts';
import { ResumeSuper } from '../../../types/resume.ts';
import { ResumeInput } from '../../../types/resume-input.ts';
import { shrinkResume } from '../../../types/resume-shrink.ts';

const shown = (limits: readonly number[]) => limits.slice(0, 7).join('/');

export default defineTool({
  name: 'tasks_resume_super',
  title: 'Everything to go on with a plan or task',
  summary:
    'Where a plan or task stands, what was noted, thought and decided for it, what stands out, and the next call. Puts it in focus.',
  notes: [
    'Without `view` it is `explore`, and `smart` when a budget is given. A view sets the limits that the call leaves open:',
    `events/decisions/evidence/blockers/notes/trace/cards are ${shown(viewLimits.unbudgeted)} by default, ${shown(viewLimits.focus_only)} for`,
    `\`focus_only\`, ${shown(viewLimits.audit)} for \`audit\` (which shows drafts too), and between ${shown(viewLimits.tiers[0].smart)} and`,
    `${shown(viewLimits.tiers[3].smart)} for \`smart\`, by the size of the budget.`,
  ].join(' '),
  effect: 'write',
  reads_when: { without: ['target', 'task', 'plan'], with: 'read_only' },
  idempotent: true,
  scope: 'workspace',
  target: 'entity',
  budget: {
    knobs: ['max_chars', 'context_budget'],
    keep: ['capsule', 'focus_restored', 'focus_previous'],
    shrink: shrinkResume(),
    names_cuts_in: 'degradation.truncated_fields',
  },

  input: Type.Object({
    ...ResumeInput,
    graph_diff: Opt(Type.Boolean({ default: false, description: 'Compare the graph with that of the base branch.' })),
  }),
  output: ResumeSuper,
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],
  warnings: ['GRAPH_DIFF_UNAVAILABLE'],
  tells: ['focus_changed', 'branch_checked_out'],

  rules: {
    ...viewRules,
    ...resumeRules,
    'one-answer-holds-everything': must(
      'The answer holds radar, steps, timeline, signals, memory (notes, trace, cards), engine, capsule and degradation.',
    ),
    'steps-say-what-gates-want': must(
      'steps counts the open steps that lack a confirmation they need, or a proof that is required; first_open is the first by path, with its proof modes.',
    ),
    'evidence-makes-optional-checkpoints-required': must(
      'A checkpoint that evidence is linked to is required: steps, first_open and capsule.action count it.',
    ),
    'a-plan-counts-its-tasks': must('For a plan tasks counts its tasks and names the next ones; steps is null.'),
    'the-timeline-is-the-latest': must(
      'timeline.events are the latest events of the target, oldest first; events_cursor goes on.',
    ),
    'nothing-is-said-twice': must(
      'An event stands in timeline alone and a card in memory.cards: memory.trace leaves both out, and signals name cards in a line with their reference.',
    ),
    'signals-are-picked': must(
      'signals lists waiting steps and open cards tagged blocker, and decisions and evidence, pinned ones first and then the newest.',
    ),
    'cards-that-matter-come-first': must(
      'memory.cards lists pinned cards, then open hypotheses, questions and tests, then the rest, each newest first.',
    ),
    'every-section-can-be-walked': must(
      'notes_cursor, trace_cursor, cards_cursor and events_cursor continue their sections without a gap or a repeat.',
    ),
    'a-cut-page-can-be-continued': must('Also where a budget took entries or cards off a page, next_cursor brings them back.'),
    'thoughts-are-linked': must('memory.trace.sequential is the graph of numbered thoughts in the trace that is returned.'),
    'the-view-sets-the-limits': must('What the call does not limit is limited by the view; a limit that is given wins.'),
    'a-budget-makes-it-smart': must('Without view it is smart when a budget is given, else explore.'),
    'drafts-are-for-audits': must('Drafts are left out, unless they are pinned or view=audit.'),
    'smart-leaves-settled-cards-out': must('With view=smart and view=focus_only only open and pinned cards are listed.'),
    'the-engine-speaks': must(
      'engine says what stands out in the cards and the trace that are returned; both limits 0 silence it.',
    ),
    'the-graph-is-compared-with-its-base': must(
      'With graph_diff=true, graph_diff lists how the graph of a what-if branch that is checked out differs from the branch of the target.',
    ),
    'no-base-is-said': must('Where there is no base to compare with, graph_diff is null and GRAPH_DIFF_UNAVAILABLE says so.'),
    'a-diff-is-asked-for': must('Without graph_diff=true there is no graph_diff.'),
    'the-capsule-is-a-handoff': must(
      'The capsule says where the work stands, its goal, what is done, remains and is at risk, its counts, the last activity and the next action.',
    ),
    'the-action-minds-the-gate': must(
      'capsule.action names the checkpoints that the step at hand still wants confirmed, and the proofs it still requires.',
    ),
    'the-action-can-be-called': must('capsule.action.calls can be made as they are; suggestions repeat them.'),
    'hidden-tools-are-disclosed': must('A call of a tool that the toolset hides comes after a tools/list that shows it.'),
    'the-capsule-survives-small-budgets': must('With max_chars=400 the capsule still says where, why and what next.'),
    'cuts-are-named': must('degradation.truncated_fields names what a budget made smaller, and nothing else.'),
  },
});
