import { defineTool, must, Opt, Type, Words } from '../../../kit/index.ts';
import { RunBinding, RunFlags, RunSummary } from '../../../types/run.ts';
import { InProject } from '../../../types/scope.ts';

const twoProducts = 'The task is one of another product; test/domain/autopilot/bound.test.ts runs both.';

export default defineTool({
  name: 'mi_run',
  title: 'Run a task',
  summary:
    'Lets Hands work on a task, batch by batch, answers its questions from values and evidence, and writes down everything.',
  effect: 'act',
  reads_when: { with: 'dry_run' },
  ports: ['hands', 'home_files', 'hosts', 'live', 'mind', 'repo', 'stop', 'time', 'user', 'work'],
  changes_outside: true,
  scope: 'project',
  target: 'project',
  render: 'lines',
  command: {
    path: ['run'],
    arguments: ['task...'],
    flags: { bind: '--task <id>', bind_step: '--step <path>', bind_workspace: '--workspace <name>' },
    succeeds_when: { ok: true },
    exits: { 0: 'The task is done.', 1: 'The run ended otherwise; status, reason and notes say how.' },
    examples: [
      'mi run fix the failing export test',
      'mi run --task TASK-001',
      'mi run --max-batches 3 --max-minutes 20 "Add CSV export. Ask nothing."',
    ],
  },
  input: Type.Object({
    ...InProject,
    task: Opt(Words(1_000_000, { description: 'What is to be done; left out: what the task that it is bound to is about.' })),
    ...RunFlags,
    ...RunBinding,
  }),
  output: RunSummary,
  errors: ['STORE_ERROR', 'CONFLICT', 'UNKNOWN_ID', 'INVALID_INPUT'],
  refuses: ['config-cannot-be-used', 'bound-task-is-not-there', 'bound-step-is-not-there', 'run-is-asked-for-nothing'],
  tells: [
    'run_start',
    'run_end',
    'workflow_trigger',
    'state_corrupt',
    'defaults_claim_sync',
    'mi_defaults_set',
    'cross_project_recall',
    'hands_input',
    'hands_resume_failed',
    'hands_wait',
    'evidence',
    'mind_error',
    'mind_circuit',
    'mind_wait',
    'workflow_progress',
    'risk_event',
    'learn_suggested',
    'check_plan',
    'user_input',
    'testless_strategy_set',
    'auto_answer',
    'decide_next',
    'loop_guard',
    'loop_break',
    'checkpoint',
    'workflow_suggestion',
    'workflow_solidified',
    'host_sync',
    'preference_mining',
    'preference_solidified',
    'claim_mining',
    'snapshot',
    'node_materialized',
    'learn_update',
    'why_trace',
    'claim_asserted',
    'claim_retracted',
    'node_asserted',
    'edge_asserted',
    'overlay_saved',
    'segment_saved',
    'workflow_saved',
    'candidates_saved',
  ],
  rules: {
    'what-was-sent-is-written-first': must('hands_input is in the log before Hands is started.'),
    'a-batch-that-was-cut-is-written-down': must(
      'A batch that a stop or the time cut short has an evidence record too: what Hands ran and what was seen of it, with unknowns that say why there is no more. Nothing is asked or started for it.',
      { untested: 'a case cannot stop a run in the middle; test/domain/autopilot/golden.test.ts does' },
    ),
    'a-run-says-how-it-ended': must(
      'The last record of a run that was not killed is run_end, with status, reason and what was used.',
    ),
    'a-task-keeps-what-was-done': must(
      'With bind, each batch becomes evidence of the task, each check that was run a receipt, and the end a card; run_start says bound_to.',
      { untested: twoProducts },
    ),
    'a-check-proves-what-was-done': must(
      'A check proves the tests of the step only where Hands was sent it, it left nothing open, and the work was then decided to be done.',
      { untested: twoProducts },
    ),
    'the-last-end-counts': must('What an earlier run of the task left open is closed when a later one has ended.', {
      untested: twoProducts,
    }),
    'a-task-keeps-it-once': must(
      'What a task has of a run it has once, however often it is brought; what is missing comes with the next run that is bound to it.',
      { untested: twoProducts },
    ),
    'an-unknown-task-begins-nothing': must(
      'A task or a step that is not there answers UNKNOWN_ID, and nothing is started or written.',
    ),
    'a-task-says-what-to-do': must(
      'With bind, task may be left out: what is to be done is what that task, and its step, are called.',
      {
        untested: twoProducts,
      },
    ),
    'nothing-to-do-is-refused': must('Without task and bind the call answers INVALID_INPUT, and nothing is started or written.'),
    'a-dry-run-writes-nothing': must(
      'With dry_run=true the answer holds the first prompt and the limits; nothing is started, asked or written.',
    ),
  },
});
