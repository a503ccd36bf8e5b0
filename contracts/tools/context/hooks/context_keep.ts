import { Closed, defineTool, must, Nullable, OneOf, Opt, Prose, Type } from '../../../kit/index.ts';
import { Conversation, HookHost, keepingEvents } from '../../../types/hook.ts';
import { AgentId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'context_keep',
  title: 'What a host leaves behind',
  summary:
    'For hooks of a host: writes down what is in progress before a conversation is compacted, and gives leases back when it ends.',
  effect: 'write',
  scope: 'workspace',

  input: Type.Object({
    ...InWorkspace,
    host: HookHost,
    conversation: Conversation,
    event: OneOf(keepingEvents, { description: 'The moment in the conversation, as hosts call it.' }),
    said: Opt(
      Type.Array(
        Closed({
          role: OneOf(['user', 'assistant', 'tool'], { description: 'Who said it; tool: what was called.' }),
          text: Prose(100_000, { description: 'What was said.' }),
        }),
        { maxItems: 50, description: 'The last things said in the conversation, oldest first; of PreCompact.' },
      ),
    ),
    agent_id: Opt(AgentId),
  }),
  output: Type.Object({
    note: Nullable(Type.String(), {
      description: 'Reference of the note that was written; null when there was nothing to keep.',
    }),
    released: Type.Array(Type.String(), { maxItems: 100, description: 'Jobs that were given back.' }),
  }),
  errors: [],
  tells: ['note_added', 'job_requeued', 'runner_beat'],

  rules: {
    'what-is-in-progress-becomes-a-note': must(
      'At PreCompact the last thing asked, said and done become a note of format checkpoint: of the task in focus, else on the branch that is checked out.',
    ),
    'a-start-after-it-tells-of-it': must('The next context_give at SessionStart tells of the newest checkpoint.'),
    'secrets-are-not-kept': must('Secrets are hidden before the note is cut and written.'),
    'nothing-said-is-nothing-kept': must('With nothing said, no note is written.'),
    'jobs-are-given-back': must(
      'At SessionEnd jobs that run under the name of the agent or of the conversation are queued again, and the lease of that runner ends.',
    ),
    'jobs-of-others-stay': must('Jobs of other runners are left as they are.'),
    'an-end-without-leases-tells-nothing': must('Where nothing is held, nothing is told.'),
  },
});
