type Json = Record<string, unknown>;

/** Calls a tool of a running server; what it answers, or the error that it gave. */
export async function callAt<Result = Json>(url: string, tool: string, args: Json): Promise<Result> {
  const response = await fetch(`${url}/v1/tools/${tool}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });
  const { result, error } = (await response.json()) as { result: Result; error: { message: string } | null };
  if (error) throw new Error(`${tool}: ${error.message}`);
  return result;
}

const thoughts: readonly Json[] = [
  { thought: 'S1|Q|Search answers slowly after each deploy. Where does the time go?' },
  { thought: 'S2|O|The first hundred queries take 900 ms, later ones 40 ms. The curve falls within two minutes.' },
  { thought: 'S3|H|S2|The index is cold after a deploy (80%)' },
  { thought: 'S4|H|S2|The connection pool starts empty, and each query pays for a handshake (30%)' },
  { thought: 'S5|E|With a pool that is filled before the switch nothing changes ⊖ [S4]' },
  {
    thought: 'What if the new process read the index from the page cache of the old one?',
    branch: 'shared-cache',
    from: 3,
  },
  {
    thought: 'Both would have to run on one machine. They do not: the switch moves to another.',
    branch: 'shared-cache',
    from: 3,
  },
  { thought: 'S6|E|S3|After reading every segment once, the first hundred queries take 45 ms' },
  {
    thought: 'S7|R|S3|The index is cold, and only the segments of the last week matter: they hold 92% of the hits',
    revises: 3,
  },
  { thought: 'Warm all segments: 40 s longer for each deploy.', branch: 'warm-everything', from: 7 },
  { thought: 'S8|P|Read the segments of the last week before the switch; it takes four seconds' },
  { thought: 'S9|C|S6,S7|Warm what is asked for, not what is there. Deploys stay short and searches fast (95%)', last: true },
];

/** A session of reasoning with branches, a revision and cipher. */
export async function tellSession(ledger: string, title = 'Why is search slow after a deploy?'): Promise<string> {
  const { session } = await callAt<{ session: { id: string } }>(ledger, 'start_new', {
    title,
    tags: ['project:acme', 'performance'],
  });
  const numbers = new Map<string, number>();
  for (const { thought, branch = '', from, revises, last } of thoughts as readonly (Json & { branch?: string })[]) {
    const first = branch === '' ? 0 : (from as number);
    const thoughtNumber = (numbers.get(branch) ?? first) + 1;
    numbers.set(branch, thoughtNumber);
    await callAt(ledger, 'thought', {
      sessionId: session.id,
      thought,
      thoughtNumber,
      totalThoughts: 9,
      nextThoughtNeeded: last !== true,
      ...(branch === '' ? {} : { branchId: branch, branchFromThought: from }),
      ...(revises === undefined ? {} : { isRevision: true, revisesThought: revises }),
    });
  }
  return session.id;
}

/** A notebook with text, code and what it gave. */
export async function tellNotebook(ledger: string): Promise<string> {
  const { notebook } = await callAt<{ notebook: { id: string } }>(ledger, 'notebook_create', { title: 'How cold is the index?' });
  const cell = (args: Json) =>
    callAt<{ cell: { id: string } }>(ledger, 'notebook_add_cell', { notebookId: notebook.id, ...args });
  await cell({ type: 'markdown', content: 'Times of the first queries after a switch, in milliseconds.' });
  const { cell: code } = await cell({
    type: 'code',
    filename: 'cold.ts',
    content:
      "const times = [912, 640, 300, 88, 41];\nconsole.log('slowest', Math.max(...times), 'ms, then', times.at(-1), 'ms');",
  });
  await callAt(ledger, 'notebook_run_cell', { notebookId: notebook.id, cellId: code.id });
  return notebook.id;
}

/** Work in a workspace: plans, steps with proofs, cards, what-ifs, a conflict, anchors and jobs. */
export async function tellWork(memory: string, workspace: string): Promise<void> {
  const call = <Result = Json>(tool: string, args: Json = {}) => callAt<Result>(memory, tool, { workspace, ...args });
  await call('anchors_bootstrap', {
    anchors: [
      { id: 'a:shop', title: 'Shop', kind: 'boundary' },
      { id: 'a:search', title: 'Search', kind: 'component', parent_id: 'a:shop', depends_on: ['a:index'] },
      { id: 'a:index', title: 'Index', kind: 'data', parent_id: 'a:shop' },
      { id: 'a:gateway', title: 'Gateway', kind: 'component', parent_id: 'a:shop', depends_on: ['a:search'] },
      { id: 'a:deploy', title: 'Deploy', kind: 'ops', depends_on: ['a:index', 'a:gateway'] },
    ],
  });
  await call('tasks_create', { title: 'A search that stays fast' });
  await call('tasks_create', {
    parent: 'PLAN-001',
    title: 'Search is fast after a deploy',
    description: 'Customers leave when the first search takes a second.',
    steps: [
      { title: 'Measure the first queries', success_criteria: ['the slowest hundred are known'], tests: ['npm run bench'] },
      { title: 'Warm the index before the switch', success_criteria: ['p99 below 60 ms'], tests: ['npm run bench -- warm'] },
      { title: 'Watch it for a week', success_criteria: ['no alarm'], tests: ['dashboard search-p99'] },
    ],
  });
  await call('tasks_create', {
    parent: 'PLAN-001',
    title: 'Rate limit the public API',
    steps: [
      { title: 'Write the limiter', success_criteria: ['answers 429 with Retry-After'], tests: ['npm test -- limiter'] },
      { title: 'Load test', success_criteria: ['the limit holds at three times the peak'], tests: ['k6 run limit.js'] },
    ],
  });
  await call('tasks_focus_set', { target: 'TASK-001' });
  await call('tasks_decompose', {
    task: 'TASK-001',
    parent: 's:1',
    steps: [
      { title: 'Read the segments of the last week', success_criteria: ['takes below 5 s'] },
      { title: 'Switch only when they are read', success_criteria: ['the old one answers until then'] },
    ],
  });
  await call('tasks_macro_close_step', {
    task: 'TASK-001',
    path: 's:0',
    note: 'First hundred: 900 ms, then 40 ms',
    proof: ['CMD: npm run bench', 'LINK: https://ci.example/41'],
  });
  await call('tasks_block', { task: 'TASK-002', path: 's:1', reason: 'waits for the load generator of the ops team' });
  for (const card of [
    { id: 'H1', type: 'hypothesis', title: 'The index is cold after a deploy', tags: ['a:index'] },
    { id: 'T1', type: 'test', title: 'Time the first hundred queries' },
    { id: 'E1', type: 'evidence', title: 'First hundred: 900 ms, then 40 ms', text: 'CMD: npm run bench', tags: ['a:index'] },
    {
      id: 'D1',
      type: 'decision',
      title: 'Warm the segments of the last week',
      text: 'They hold 92% of the hits.',
      tags: ['a:deploy'],
    },
    { id: 'Q1', type: 'question', title: 'Does the mobile app honour Retry-After?', tags: ['a:gateway'] },
  ])
    await call('think_card', { card });
  for (const [from, rel, to] of [
    ['T1', 'supports', 'H1'],
    ['E1', 'supports', 'T1'],
    ['D1', 'depends_on', 'H1'],
  ])
    await call('think_link', { from, rel, to });
  await call('macro_branch_note', {
    content: 'Traffic comes in bursts after each deploy of a client.',
    title: 'Seen in the logs',
  });
  await call('branch_create', { name: 'what-if/redis', from: 'task/TASK-001' });
  await call('notes_commit', { branch: 'what-if/redis', content: 'Counters in Redis would survive a restart of the gateway.' });
  const node = (title: string) => ({ ops: [{ op: 'node_upsert', id: 'limit', type: 'idea', title, tags: ['a:gateway'] }] });
  await call('graph_apply', { branch: 'main', ...node('Limit requests') });
  await call('branch_create', { name: 'what-if/per-key', from: 'main' });
  await call('graph_apply', { branch: 'what-if/per-key', ...node('Limit requests of each key') });
  await call('graph_apply', { branch: 'main', ...node('Limit requests of each address') });
  await call('graph_merge', { from: 'what-if/per-key', into: 'main' });
  await call('tasks_jobs_create', { title: 'Port the parser', prompt: 'Port the parser to the new lexer.', task: 'TASK-001' });
  await call('tasks_jobs_create', { title: 'Bring the docs up to date', prompt: 'Name the limits.', anchor: 'a:gateway' });
  await call('tasks_jobs_claim', { job: 'JOB-001', runner_id: 'ann' });
  await call('tasks_runner_heartbeat', { runner_id: 'ann', status: 'live', lease_ttl_ms: 600_000, active_job_id: 'JOB-001' });
}
