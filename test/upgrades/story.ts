/** What a store of every published schema holds: each chapter fills the tables that came with its schema, through tools. */

type Json = Record<string, unknown>;

/** Calls a tool and gives its result; a refusal is thrown. */
export type Tool = (tool: string, args?: Json) => Promise<Json>;

export const workspace = 'acme/app';

const on = (branch: string) => ({ branch });

/** Notes, trace, branches, merges, tags and resets. */
async function notes(tool: Tool): Promise<void> {
  await tool('init');
  await tool('notes_commit', { content: 'p99 is 900 ms, measured twice.', title: 'Measured', meta: { by: 'ann', n: [1, 2] } });
  await tool('commit', { artifact: 'Target: 300 ms', message: 'Set a target', docs: ['notes', 'adr'] });
  await tool('tag_create', { name: 'target-set' });
  await tool('trace_step', { step: 'Halved the search space', message: 'Bisect', mode: 'debug' });
  await tool('branch_create', { name: 'what-if/cache', from: 'main' });
  await tool('checkout', { ref: 'what-if/cache' });
  await tool('notes_commit', { content: 'Cache per user – “2 GB” more, naïvely. 雪 🙂', agent_id: 'bob' });
  await tool('branch_create', { name: 'what-if/ttl', from: 'what-if/cache' });
  await tool('branch_rename', { old: 'what-if/ttl', new: 'what-if/short-ttl' });
  await tool('merge', { from: 'what-if/cache', merge_to_base: true });
  await tool('checkout', { ref: 'main' });
  await tool('reset', { ref: 'target-set' });
  await tool('notes_commit', { content: 'After the reset' });
  await tool('notes_commit', { workspace: 'acme/other', content: 'Somebody else' });
}

/** A note with two versions, and what is left of one that was forgotten. */
async function keeping(tool: Tool): Promise<void> {
  const kept = { ...on('main'), doc: 'kept' };
  const seqOf = ({ entry }: Json) => (entry as { seq: number }).seq;
  const edited = seqOf(await tool('notes_commit', { ...kept, content: 'Keep 100 rows' }));
  await tool('notes_edit', { ref: `kept@${edited}`, content: 'Keep 500 rows', agent_id: 'ann' });
  const gone = seqOf(await tool('notes_commit', { ...kept, content: 'The key is under the mat' }));
  await tool('forget', { ref: `kept@${gone}`, reason: 'a secret', confirm: true });
}

/** Versions, tombstones, tags, a merge with two conflicts of which one is settled, and nodes that read like cards. */
async function graph(tool: Tool): Promise<void> {
  const node = (id: string, more: Json) => ({ op: 'node_upsert', id, ...more });
  await tool('graph_apply', {
    ...on('main'),
    ops: [
      node('api', { type: 'component', title: 'API', text: 'Answers requests', tags: ['edge', 'hot'], meta: { owner: 'ann' } }),
      node('db', { type: 'component', title: 'Database', status: 'open' }),
      node('old', { type: 'component', title: 'Old' }),
      { op: 'edge_upsert', from: 'api', rel: 'uses', to: 'db', meta: { weight: 2 } },
    ],
  });
  await tool('graph_apply', { ...on('main'), ops: [{ op: 'node_delete', id: 'old' }] });
  await tool('branch_create', { name: 'idea', from: 'main' });
  for (const [branch, title] of [
    ['idea', 'theirs'],
    ['main', 'ours'],
  ] as const)
    await tool('graph_apply', {
      ...on(branch),
      ops: ['api', 'db'].map((id) => node(id, { type: 'component', title: `${id}, ${title}` })),
    });
  await tool('graph_apply', { ...on('idea'), ops: [node('cache', { type: 'component', title: 'Cache' })] });
  const { conflict_ids } = await tool('graph_merge', { from: 'idea', into: 'main' });
  await tool('graph_conflict_resolve', { conflict_id: (conflict_ids as string[]).sort()[0], resolution: 'use_into' });
  await tool('graph_apply', {
    ...on('main'),
    ops: [
      node('d1', { type: 'decision', title: 'One writer' }),
      node('n1', { type: 'note', title: 'Loose thought' }),
      node('n2', { type: 'note', title: 'Kept thought', tags: ['pinned'] }),
      node('h1', { type: 'hypothesis', title: 'Private guess', tags: ['lane:agent:bob'] }),
      node('q1', { type: 'question', title: 'Which cache?', status: 'open', tags: ['v:draft'] }),
    ],
  });
}

/** Plans, tasks, steps in every state, nodes below a step, proof, an undone operation. */
async function tasks(tool: Tool): Promise<void> {
  const step = { task: 'TASK-001', path: 's:0' };
  await tool('tasks_create', { title: 'Launch', description: 'Open to everybody', kind: 'plan' });
  await tool('tasks_plan', { plan: 'PLAN-001', steps: ['Think', 'Act'], current: 1, doc: 'The plan in words' });
  await tool('tasks_contract', { plan: 'PLAN-001', current: 'We agree on 300 ms', contract_data: { by: 'May' } });
  await tool('tasks_create', { title: 'Halve the cold start', kind: 'task', parent: 'PLAN-001' });
  await tool('tasks_edit', { task: 'TASK-001', priority: 'HIGH', tags: ['perf'], new_domain: 'speed' });
  await tool('tasks_decompose', {
    task: 'TASK-001',
    steps: [
      { title: 'Profile', success_criteria: ['A profile is kept'] },
      { title: 'Compile less', success_criteria: ['Validators are code'] },
      { title: 'Measure again', success_criteria: ['Half'] },
    ],
  });
  await tool('tasks_decompose', { task: 'TASK-001', parent: 's:1', steps: [{ title: 'Choose', success_criteria: ['Chosen'] }] });
  await tool('tasks_define', { ...step, tests: ['npm run bench'], blockers: ['keys'] });
  await tool('tasks_note', { ...step, note: 'Most of it is schema compilation' });
  await tool('tasks_evidence_capture', {
    ...step,
    items: [{ kind: 'cmd_output', command: 'npm run bench', stdout: 'ok', exit_code: 0 }],
    checks: ['CMD: npm run bench', 'LINK: https://ci.example/1'],
    checkpoint: ['tests'],
  });
  await tool('tasks_task_add', { task: 'TASK-001', parent_step: 's:1', title: 'Draw', status: 'ACTIVE', risks: ['late'] });
  await tool('tasks_close_step', { ...step, checkpoints: 'gate' });
  await tool('tasks_block', { task: 'TASK-001', path: 's:1', reason: 'waits for keys' });
  await tool('tasks_block', { task: 'TASK-001', path: 's:2', reason: 'a mistake' });
  await tool('tasks_undo', { task: 'TASK-001' });
  await tool('tasks_focus_set', { task: 'TASK-001' });
}

/** A job that is done, one that asks, one that waits; a runner. */
async function jobs(tool: Tool): Promise<void> {
  await tool('tasks_jobs_create', { title: 'Port the parser', prompt: 'Port it.', task: 'TASK-001', priority: 'HIGH' });
  await tool('tasks_jobs_create', { title: 'Write the docs', prompt: 'Write them.', meta: { for: 'users' } });
  await tool('tasks_jobs_create', { title: 'Later', prompt: 'Wait.' });
  const claim = async (job: string) =>
    ({
      job,
      runner_id: 'ann',
      claim_revision: (await tool('tasks_jobs_claim', { job, runner_id: 'ann' })).claim_revision,
    }) as const;
  const first = await claim('JOB-001');
  await tool('tasks_jobs_report', { ...first, message: 'half way', percent: 50, refs: ['notes@3'] });
  await tool('tasks_jobs_complete', { ...first, status: 'DONE', summary: 'Ported; all green.', refs: ['CMD: npm test'] });
  await tool('tasks_jobs_report', { ...(await claim('JOB-002')), kind: 'question', message: 'Which style?' });
  await tool('tasks_jobs_message', { job: 'JOB-002', message: 'The plain one.' });
  await tool('tasks_runner_heartbeat', { runner_id: 'ann', status: 'live', active_job_id: 'JOB-002' });
}

/** Cards, links, a pin, a draft; anchors with an old name, relations and links. */
async function cards(tool: Tool): Promise<void> {
  /** Since schema 9 whoever focuses a task stands on its branch. */
  await tool('checkout', { ref: 'main' });
  const card = (id: string, type: string, more: Json) => tool('think_card', { card: { id, type, ...more } });
  await card('H1', 'hypothesis', { title: 'The cache is cold', text: 'First hits are slow.' });
  await card('E1', 'evidence', { title: 'Hit rate 12%', supports: ['H1'], tags: ['a:store'] });
  await card('D1', 'decision', { title: 'Warm it', status: 'accepted' });
  await tool('think_link', { from: 'D1', rel: 'because', to: 'E1', message: 'Same cause' });
  await tool('think_pin', { targets: 'D1' });
  await tool('anchors_bootstrap', {
    anchors: [
      { id: 'a:zone', title: 'Zone', kind: 'boundary' },
      { id: 'a:store', title: 'Store', kind: 'data', parent_id: 'a:zone', refs: ['src/store'] },
      { id: 'a:core', title: 'Core', kind: 'component', depends_on: ['a:store'] },
    ],
  });
  await tool('anchors_rename', { from: 'a:store', to: 'a:db' });
  await tool('macro_anchor_note', { anchor: 'a:db', content: 'One writer at a time.', visibility: 'draft' });
}

/** Two agents, each with a place of its own. */
async function agents(tool: Tool): Promise<void> {
  await tool('tasks_focus_clear');
  await tool('tasks_focus_set', { plan: 'PLAN-001', agent_id: 'ann' });
  await tool('tasks_focus_set', { task: 'TASK-001', agent_id: 'bob' });
}

/** A session with a branch, a revision and steps in cipher. */
async function ledger(tool: Tool): Promise<void> {
  const { session } = await tool('start_new', {
    title: 'Slow pages',
    project: 'shop',
    tags: ['urgent'],
    description: 'Since May',
  });
  const { id: sessionId } = session as { id: string };
  const think = (thoughtNumber: number, more: Json) =>
    tool('thought', { sessionId, thoughtNumber, totalThoughts: 5, nextThoughtNeeded: true, ...more });
  await think(1, { thought: 'S1|O|Pages are slow' });
  await think(2, { thought: 'S2|H|S1|The database (70%)' });
  await think(2, { thought: 'Packets arrive in time', branchFromThought: 1, branchId: 'network' });
  await think(3, { thought: 'S3|R|^S2|One query', revisesThought: 2 });
}

/** A notebook with words and code, which nobody has run. */
async function notebooks(tool: Tool): Promise<void> {
  const { notebook } = await tool('notebook_create', { name: 'Cold caches', language: 'javascript' });
  const { id: notebookId } = notebook as { id: string };
  await tool('notebook_add_cell', { notebookId, type: 'markdown', content: 'What a miss costs.' });
  await tool('notebook_add_cell', { notebookId, type: 'code', content: 'console.log(40 + 2);', filename: 'cost.js' });
}

/** What was learned from it. */
async function knowledge(tool: Tool): Promise<void> {
  const { sessions } = await tool('list_sessions', { search: 'slow pages' });
  const [session] = sessions as { id: string }[];
  await tool('knowledge_create_pattern', {
    title: 'Measure first',
    description: 'For slow programs.',
    content: 'Say what is slow, in numbers.',
    tags: ['method', 'performance'],
    derivedFromSessions: [session?.id],
    createdBy: 'ann',
  });
  await tool('knowledge_create_note', { title: 'Who does what', content: 'Ann: the network' });
  await tool('knowledge_update_note', { id: 'who-does-what', append: 'Bob: the disk' });
}

export interface Chapter {
  /** The schema that brought its tables. */
  readonly since: number;
  readonly tell: (tool: Tool) => Promise<void>;
  /** What tools answer about it ever after, as far as it matters. */
  readonly asks: readonly (readonly [tool: string, args: Json, want: Json])[];
  /** What can be written next, and what comes of it: numbers and ids go on. */
  readonly goesOn: readonly (readonly [tool: string, args: Json, want: Json])[];
}

const titled = (...titles: string[]) => titles.map((title) => ({ title }));
const named = (...ids: string[]) => ids.map((id) => ({ id }));

export const chapters: readonly Chapter[] = [
  {
    since: 1,
    tell: notes,
    asks: [
      [
        'show',
        { branch: 'main', doc: 'notes' },
        {
          entries: [
            { title: 'Measured', content: 'p99 is 900 ms, measured twice.', meta: { by: 'ann', n: [1, 2] } },
            { title: 'Set a target', content: 'Target: 300 ms' },
            { content: 'Cache per user – “2 GB” more, naïvely. 雪 🙂', source_event_id: 'merge:what-if/cache:9' },
            { content: 'After the reset' },
          ],
        },
      ],
      ['show', { branch: 'main', doc: 'trace' }, { entries: [{ title: 'Bisect', content: 'Halved the search space' }] }],
      [
        'log',
        { ref: 'main' },
        { commits: [{ message: 'Measured' }, { message: 'Set a target' }, { artifact: 'After the reset' }] },
      ],
      ['reflog', { ref: 'main' }, { moves: [{}, { message: 'reset:target-set', old_seq: 12, new_seq: 3 }, {}, {}, {}] }],
      ['tag_list', {}, { tags: [{ name: 'target-set', seq: 3 }] }],
      ['docs_list', { ref: 'what-if/short-ttl' }, { count: 3 }],
      ['merge', { from: 'what-if/cache', into: 'main', dry_run: true }, { merged: 0, skipped: 1 }],
      ['show', { workspace: 'acme/other', doc_kind: 'notes' }, { entries: [{ content: 'Somebody else' }] }],
    ],
    goesOn: [
      ['notes_commit', { branch: 'main', content: 'After the upgrade' }, { entry: { content: 'After the upgrade' } }],
      ['branch_create', { name: 'next', from: 'main' }, { branch: { name: 'next' } }],
    ],
  },
  {
    since: 2,
    tell: graph,
    asks: [
      [
        'graph_query',
        { branch: 'main', doc: 'graph' },
        {
          nodes: named('q1', 'h1', 'n2', 'n1', 'd1', 'cache', 'db', 'api'),
          edges: [{ from: 'api', rel: 'uses', to: 'db', meta: { weight: 2 } }],
        },
      ],
      ['graph_query', { branch: 'main', doc: 'graph', text: 'hought' }, { nodes: titled('Kept thought', 'Loose thought') }],
      ['graph_query', { branch: 'idea', doc: 'graph', tags_any: ['hot'] }, { nodes: [] }],
      ['graph_conflicts', { into: 'main', doc: 'graph' }, { conflicts: [{ key: 'db', status: 'open' }] }],
      ['graph_conflicts', { into: 'main', doc: 'graph', status: 'resolved' }, { conflicts: [{ key: 'api' }] }],
      ['graph_validate', { branch: 'main', doc: 'graph' }, { ok: true }],
      /** Nodes from before there were cards are cards now, seen by whom their tags and types say. */
      ['think_query', { ref: 'main', graph_doc: 'graph' }, { cards: named('n2', 'd1') }],
      [
        'think_query',
        { ref: 'main', graph_doc: 'graph', all_lanes: true, include_drafts: true },
        { cards: named('q1', 'h1', 'n2', 'n1', 'd1') },
      ],
    ],
    goesOn: [
      [
        'graph_apply',
        { branch: 'main', doc: 'graph', ops: [{ op: 'node_upsert', id: 'api', type: 'component', title: 'Newest' }] },
        { applied: { nodes_upserted: 1 } },
      ],
      ['graph_query', { branch: 'main', doc: 'graph', text: 'newest' }, { nodes: titled('Newest') }],
    ],
  },
  {
    since: 3,
    tell: tasks,
    asks: [
      [
        'tasks_context',
        {},
        {
          plans: [{ id: 'PLAN-001', title: 'Launch', plan_progress: '1/2', revision: 2 }],
          tasks: [
            {
              id: 'TASK-001',
              priority: 'HIGH',
              parent: 'PLAN-001',
              domain: 'speed',
              tags: ['perf'],
              steps: { total: 4, completed: 1 },
            },
          ],
        },
      ],
      ['tasks_focus_get', {}, { focus: 'TASK-001' }],
      [
        'open',
        { id: 'TASK-001' },
        { step_focus: { path: 's:1', title: 'Compile less', blocked: true, block_reason: 'waits for keys' } },
      ],
      [
        'tasks_history',
        { task: 'TASK-001' },
        {
          operations: [
            { path: 's:2', undone: true },
            { path: 's:1', undone: false },
          ],
        },
      ],
      ['show', { target: 'TASK-001', doc_kind: 'notes' }, { entries: [{ content: 'Most of it is schema compilation' }] }],
      [
        'search',
        { query: 'schema compilation', kind: 'note' },
        { hits: [{ kind: 'note', where: 'task/TASK-001', state: 'live' }] },
      ],
      ['search', { query: 'compile less', kind: 'step' }, { hits: [{ where: 'TASK-001 s:1' }] }],
    ],
    goesOn: [
      ['tasks_create', { title: 'Next', kind: 'task', parent: 'PLAN-001' }, { id: 'TASK-002' }],
      ['tasks_redo', { task: 'TASK-001' }, { operation: { path: 's:2', undone: false } }],
      ['tasks_context', {}, { counts: { plans: 1, tasks: 2 } }],
    ],
  },
  {
    since: 4,
    tell: jobs,
    asks: [
      [
        'tasks_jobs_list',
        {},
        {
          jobs: [
            { job_id: 'JOB-003', status: 'QUEUED' },
            { job_id: 'JOB-002', status: 'RUNNING', runner: 'ann' },
            { job_id: 'JOB-001', status: 'DONE', summary: 'Ported; all green.', task: 'TASK-001', priority: 'HIGH' },
          ],
        },
      ],
      [
        'tasks_jobs_open',
        { job: 'JOB-002' },
        { events: [{ message: 'The plain one.' }, { message: 'Which style?' }, { kind: 'claimed' }, { kind: 'created' }] },
      ],
      ['search', { query: 'which style' }, { hits: [{ kind: 'job', type: 'question', snippet: 'Which style?' }] }],
    ],
    goesOn: [['tasks_jobs_create', { title: 'Next', prompt: 'Go on.' }, { job: { job_id: 'JOB-004' } }]],
  },
  {
    since: 5,
    tell: cards,
    asks: [
      ['think_query', { target: 'TASK-001' }, { cards: named('D1', 'E1', 'H1') }],
      ['think_pins', { target: 'TASK-001' }, { pins: named('D1') }],
      ['search', { query: 'cache cold', kind: 'card', type: 'hypothesis' }, { hits: [{ ref: 'H1', state: 'live' }] }],
      [
        'anchors_list',
        {},
        {
          anchors: [
            { id: 'a:core', depends_on: ['a:db'] },
            { id: 'a:db', aliases: ['a:store'], parent_id: 'a:zone', refs: ['src/store'] },
            { id: 'a:zone' },
          ],
        },
      ],
      ['anchor_snapshot', { anchor: 'a:store' }, { stats: { links_count: 3 }, cards: named('E1', 'CARD-1') }],
    ],
    goesOn: [
      ['think_card', { card: { type: 'note', title: 'Next' } }, { card_id: 'CARD-3' }],
      [
        'think_card',
        { card: { id: 'H1', type: 'hypothesis', title: 'The cache is cold', text: 'First hits are slow.' } },
        { inserted: false },
      ],
    ],
  },
  {
    since: 9,
    tell: agents,
    asks: [
      ['tasks_focus_get', { agent_id: 'ann' }, { focus: 'PLAN-001' }],
      ['tasks_focus_get', { agent_id: 'bob' }, { focus: 'TASK-001' }],
    ],
    goesOn: [['tasks_focus_clear', { agent_id: 'ann' }, { checkout: { previous: 'plan/PLAN-001', current: 'main' } }]],
  },
  {
    since: 10,
    tell: keeping,
    asks: [
      [
        'show',
        { branch: 'main', doc: 'kept' },
        { entries: [{ content: 'Keep 500 rows', edited: { version: 2, agent_id: 'ann' } }] },
      ],
      ['search', { query: 'keep 500 rows' }, { hits: [{ kind: 'note', state: 'live' }] }],
    ],
    goesOn: [['notes_commit', { branch: 'main', doc: 'kept', content: 'Next' }, { entry: { doc: 'kept' } }]],
  },
  {
    since: 12,
    tell: ledger,
    asks: [
      [
        'list_sessions',
        { project: 'shop' },
        { sessions: [{ title: 'Slow pages', tags: ['urgent', 'project:shop'], thoughtCount: 4, branchCount: 1 }], count: 1 },
      ],
      [
        'session_search',
        { query: 'packets' },
        { sessions: [{ title: 'Slow pages' }], matches: [{ thoughtNumber: 2, branchId: 'network' }] },
      ],
    ],
    goesOn: [['start_new', { title: 'Next', project: 'shop' }, { related: 1, session: { title: 'Next' } }]],
  },
  {
    since: 13,
    tell: notebooks,
    asks: [['notebook_list', {}, { notebooks: [{ title: 'Cold caches', language: 'javascript', cellCount: 4 }] }]],
    goesOn: [['notebook_create', { name: 'Next' }, { notebook: { title: 'Next' } }]],
  },
  {
    since: 14,
    tell: knowledge,
    asks: [
      [
        'knowledge_list_patterns',
        { tags: ['method'], search: 'numbers' },
        { patterns: [{ id: 'measure-first', tags: ['method', 'performance'], createdBy: 'ann' }], count: 1 },
      ],
      ['knowledge_get_note', { id: 'who-does-what' }, { note: { content: 'Ann: the network\nBob: the disk' } }],
    ],
    goesOn: [
      [
        'knowledge_update_pattern',
        { id: 'measure-first', title: 'Measure twice' },
        { pattern: { id: 'measure-first', title: 'Measure twice', tags: ['method', 'performance'] } },
      ],
    ],
  },
];
