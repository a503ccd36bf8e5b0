import { Closed, defineTool, must, Opt, Type } from '../../../kit/index.ts';
import { InProject } from '../../../types/scope.ts';

const byProcess = 'A run is a process of its own; test/e2e/pilot-stop.test.ts starts and stops it.';

export default defineTool({
  name: 'mi_stop',
  title: 'Stop runs',
  summary: 'Ends every run of the project that is under way: Hands and all that it started, a question to the Mind, a wait.',
  effect: 'write',
  idempotent: true,
  scope: 'project',
  render: 'lines',
  command: { path: ['stop'], examples: ['mi stop', 'mi stop --hold', 'mi stop --lift'] },
  input: Type.Object({
    ...InProject,
    hold: Opt(Type.Boolean({ default: false, description: 'Runs that begin later end at once too, until it is lifted.' })),
    lift: Opt(Type.Boolean({ default: false, description: 'Runs may begin again.' })),
  }),
  output: Closed({
    held: Type.Boolean({ description: 'No run can begin.' }),
    lifted: Type.Boolean({ description: 'Runs were held up, and may begin again.' }),
    file: Type.String({ description: 'The file that says so; to make one by hand does the same as hold.' }),
  }),
  errors: ['INVALID_INPUT'],
  refuses: ['stop-is-held-or-lifted'],
  tells: ['stop_saved'],
  rules: {
    'runs-under-way-end': must(
      'Every run of the project that began before ends, and its log says why: nothing is started or asked any more. Later runs are free.',
      { untested: byProcess },
    ),
    'a-hold-lasts': must('With hold=true, runs that begin later end at once, until lift=true.'),
    'a-hold-outlasts-a-stop': must('A stop without hold leaves a hold as it is.'),
    'one-or-the-other': must('hold and lift together are refused.'),
  },
});
