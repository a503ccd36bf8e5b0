import { defineTool, must, Nullable, Opt, Text, Type } from '../../../kit/index.ts';
import { Conversation, HookEvent, HookHost, HookSource } from '../../../types/hook.ts';
import { AgentId } from '../../../types/ids.ts';
import { InWorkspace } from '../../../types/scope.ts';

export default defineTool({
  name: 'context_give',
  title: 'What a host puts into a conversation',
  summary:
    'For hooks of a host: the text to put into a conversation when it starts, when a prompt is sent, or when it is about to stop. What is given is written down.',
  notes:
    'Hosts ask through `noema hook`; an agent has tasks_snapshot and search for the same. Every line names who wrote what it tells, when, ' +
    'and the reference that opens it. What was stored stands in quotes, on one line, with angle brackets escaped, so that no text ends its own quotation.',
  effect: 'write',
  scope: 'workspace',

  input: Type.Object({
    ...InWorkspace,
    host: HookHost,
    conversation: Conversation,
    event: HookEvent,
    source: Opt(HookSource),
    prompt: Opt(Text(100_000, { description: 'What the user sent; of UserPromptSubmit.' })),
    reminded: Opt(
      Type.Boolean({
        default: false,
        description: 'True when the host says that the conversation goes on because of a reminder.',
      }),
    ),
    agent_id: Opt(AgentId),
  }),
  output: Type.Object({
    text: Nullable(Type.String(), { description: 'The text to put in; null when there is nothing to say.' }),
    refs: Type.Array(Type.String(), { maxItems: 40, description: 'What it tells of, by reference, in the order of its lines.' }),
    bytes: Type.Integer({ minimum: 0, description: 'Size of the text in UTF-8.' }),
    record: Nullable(Type.String(), {
      description: 'Reference of what was written down about it; null when nothing was given.',
    }),
  }),
  errors: [],
  tells: ['context_injected'],

  rules: {
    'a-start-tells-where-the-work-stands': must(
      'At SessionStart the text has the task in focus and its first open step, rules (pinned cards), what was in progress, the last decisions, open questions and notes, and how to search.',
    ),
    'rules-come-before-all-but-the-step': must('Where there is no room for everything, the step and the rules stay.'),
    'without-a-focus-the-workspace-speaks': must('Without a focus it has the rules, decisions and questions of the workspace.'),
    'nothing-known-is-nothing-said': must('Where nothing is stored that could be told, text is null and nothing is told.'),
    'a-start-is-1500-bytes': must('At SessionStart the text takes at most 1,500 bytes.', {
      untested: 'cases compare values, not bytes; measured in test/domain/context.test.ts',
    }),
    'every-line-has-its-origin': must(
      'Every line says who wrote it (an agent or a person, as far as it was said), when, and its reference.',
    ),
    'what-was-stored-is-quoted': must(
      'Stored text stands in quotes on one line; quotes, line breaks, control characters and angle brackets in it are escaped or gone.',
    ),
    'secrets-are-hidden-before-the-cut': must('Secrets in stored text are hidden before it is cut.'),
    'a-prompt-is-answered-by-hits': must('At UserPromptSubmit the text has at most three hits that clearly match the prompt.'),
    'a-prompt-without-hits-gets-nothing': must('Where nothing clearly matches, text is null.'),
    'hits-take-600-bytes': must('At UserPromptSubmit the text takes at most 600 bytes.', {
      untested: 'cases compare values, not bytes; measured in test/domain/context.test.ts',
    }),
    'a-step-without-note-or-proof-is-reminded-of': must(
      'At Stop the text asks for note or proof when the first open step in focus has tests and has neither.',
    ),
    'a-step-with-note-or-proof-is-left-alone': must('A step that has a note or proof, or no tests, is not reminded of.'),
    'a-conversation-is-reminded-once': must('A second Stop of the same conversation gets nothing; another conversation does.'),
    'a-reminded-host-is-not-reminded': must('With reminded=true Stop gets nothing.'),
    'what-was-given-is-written-down': must(
      'context_injected says which references went into which conversation; record opens it, and search finds it with type=context_injected.',
    ),
  },
});
