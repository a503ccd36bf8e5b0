import { defineTool, described, must, Opt, Text, Type, Words } from '../../../kit/index.ts';
import { AnchorName } from '../../../types/anchor.ts';
import { Job, JobEvent, JobMeta, JobTask } from '../../../types/job.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'tasks_jobs_create',
  title: 'Put a job into the queue',
  summary: 'Delegates a piece of work: a title and a prompt that a runner can claim. The prompt is kept and read with the job.',
  effect: 'write',
  scope: 'workspace',
  target: 'entity_or_none',
  focus: 'ignored',

  input: Type.Object({
    ...InWorkspace,
    title: Words(200, { description: 'What is to be done, in a line.' }),
    prompt: Words(50_000, { description: 'Everything that the runner must know.' }),
    kind: Opt(Words(64, { default: 'codex_cli', description: 'What sort of runner it is for (codex_cli).' })),
    priority: Opt(Text(16, { default: 'MEDIUM', description: 'LOW, MEDIUM (or normal) or HIGH, in any case (MEDIUM).' })),
    ...JobTask,
    anchor: Opt(described(AnchorName, 'Part of the project that the job is about.')),
    meta: Opt(JobMeta),
  }),
  output: Type.Object({ job: Job, event: JobEvent }),
  errors: ['INVALID_INPUT', 'UNKNOWN_ID'],
  refuses: ['priority-is-not-known'],
  warnings: ['ANCHOR_ALIAS_RESOLVED'],
  tells: ['job_created'],

  rules: {
    'a-new-job-is-queued': must('A new job is QUEUED at revision 0, and nobody runs it.'),
    'ids-count-up': must('The jobs of a workspace are JOB-001, JOB-002 and so on.'),
    'the-first-event-is-created': must('The job begins with an event of kind created, which open finds under its ref.'),
    'kind-and-priority-have-defaults': must('Without kind and priority the job is for codex_cli, at MEDIUM.'),
    'priority-is-read-in-any-case': must('priority is read in any case, and normal means MEDIUM.'),
    'an-unknown-priority-is-refused': must('Any other priority answers INVALID_INPUT.'),
    'the-anchor-is-kept': must('The anchor is kept with the job.'),
    'a-job-belongs-to-a-task': must('The plan or task that task or target names is kept with the job.'),
    'the-focus-is-not-meant': must('Without task and target a job belongs to none, whatever is in focus.'),
    'the-anchor-is-put-on-the-map': must('An anchor that nobody knew is put on the map.'),
    'an-alias-means-its-anchor': must('An alias means its anchor, with the warning ANCHOR_ALIAS_RESOLVED.'),
    'an-unknown-task-is-refused': must('A plan or task that does not exist answers UNKNOWN_ID, and no job is made.'),
    'task-and-target-exclude-each-other': must('task together with target answers INVALID_INPUT.'),
    'jobs-survive-a-restart': must('What was answered is there on the next connection.'),
  },
});
