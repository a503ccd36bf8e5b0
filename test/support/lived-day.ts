/** A call of a tool. */
interface Call {
  readonly tool: string;
  readonly args: Record<string, unknown>;
}

/** What whoever goes on must know, in words that stand in what was written down. */
export const facts = {
  task: 'Rate limit the public API',
  step: 'Write the limiter',
  criterion: 'answers 429 with Retry-After',
  test: 'npm test -- limiter',
  blocker: 'waits for the load generator of the ops team',
  progress: '1 of 4',
  decision: 'token bucket per API key',
  'decision about a part': 'the gateway counts, not the services',
  measurement: 'p99 is 900 ms at 300 requests per second',
  observation: 'clients retry at once and without jitter',
  question: 'does the mobile app honour Retry-After',
  'what-if': 'what-if/redis-cluster',
  'hand-over': 'the middleware is written, the headers are missing',
} as const;

const { task, step, criterion, test, blocker, decision, measurement, observation, question } = facts;

const call = (tool: string, args: Record<string, unknown> = {}): Call => ({ tool, args });

/** A day with Noema: a task is begun, measured, thought about and left in the middle. */
export const day: readonly Call[] = [
  call('status'),
  call('tasks_macro_start', {
    task_title: task,
    steps: [
      { title: 'Measure the load', success_criteria: ['the peak is known'], tests: ['k6 run peak.js'] },
      { title: step, success_criteria: [`The middleware ${criterion}`], tests: [test] },
      { title: 'Load test', success_criteria: ['the limit holds at three times the peak'], tests: ['k6 run limit.js'] },
      { title: 'Tell the users', success_criteria: ['the docs name the limits'], tests: ['npm run docs'] },
    ],
  }),
  call('macro_branch_note', { content: 'Traffic comes in bursts after each deploy of a client.' }),
  call('tasks_macro_close_step', {
    note: `Measured: ${measurement}`,
    proof: ['CMD: k6 run peak.js', 'LINK: https://ci.example/41'],
  }),
  call('tasks_block', { path: 's:2', reason: blocker }),
  call('think_card', { card: { type: 'hypothesis', title: 'Bursts come from retries' } }),
  call('think_card', {
    card: { type: 'decision', title: `Use a ${decision}`, text: 'a sliding window costs memory per request' },
  }),
  call('think_card', { card: { type: 'question', title: `Does it matter: ${question}?` } }),
  call('macro_branch_note', { content: `Seen in the logs: ${observation}.` }),
  call('macro_branch_note', {
    name: facts['what-if'],
    content: 'Counters in a Redis cluster would survive a restart of the gateway.',
  }),
  call('tasks_focus_set', { target: 'TASK-001' }),
  call('macro_anchor_note', {
    anchor: 'a:gateway',
    title: 'Gateway',
    kind: 'component',
    card_type: 'decision',
    content: `To keep it simple ${facts['decision about a part']}.`,
  }),
  call('tasks_macro_finish', { status: 'ACTIVE', final_note: `Left for tomorrow: ${facts['hand-over']}.` }),
];

/** How a new agent finds its way. */
export const resuming: readonly Call[] = [call('status'), call('tasks_snapshot')];

const entity = (name: string, entityType: string, ...observations: string[]) => ({ name, entityType, observations });

/** The same day, as it is kept in a graph of entities. */
export const dayAsGraph: readonly Call[] = [
  call('create_entities', {
    entities: [
      entity(task, 'task', 'ACTIVE', '1 of 4 steps done', `Left for tomorrow: ${facts['hand-over']}.`),
      entity(
        'Measure the load',
        'step',
        'done',
        'criterion: the peak is known',
        'test: k6 run peak.js',
        `Measured: ${measurement}`,
      ),
      entity(step, 'step', 'next', `criterion: The middleware ${criterion}`, `test: ${test}`),
      entity(
        'Load test',
        'step',
        'criterion: the limit holds at three times the peak',
        'test: k6 run limit.js',
        `blocked: ${blocker}`,
      ),
      entity('Tell the users', 'step', 'criterion: the docs name the limits', 'test: npm run docs'),
    ],
  }),
  call('create_entities', {
    entities: [
      entity('limiter', 'decision', `Use a ${decision}`, 'a sliding window costs memory per request'),
      entity('Gateway', 'component', `To keep it simple ${facts['decision about a part']}.`),
      entity('retries', 'question', `Does it matter: ${question}?`),
      entity('bursts', 'hypothesis', 'Bursts come from retries'),
      entity('logs', 'note', 'Traffic comes in bursts after each deploy of a client.', `Seen in the logs: ${observation}.`),
      entity(facts['what-if'], 'what-if', 'Counters in a Redis cluster would survive a restart of the gateway.'),
    ],
  }),
  call('create_relations', {
    relations: ['Measure the load', step, 'Load test', 'Tell the users'].map((to) => ({
      from: task,
      to,
      relationType: 'has step',
    })),
  }),
];

/** Which of the facts a text does not hold. */
export const missingIn = (text: string): string[] =>
  Object.entries(facts).flatMap(([name, words]) => (text.includes(words) ? [] : [name]));
