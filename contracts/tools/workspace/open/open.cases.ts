import { absent, anything, call, casesOf, having, matching, ofLength, saved, template } from '../../../kit/index.ts';
import { about, aMap, part } from '../../../worlds/anchors.ts';
import { aTaskToThinkAbout, hypothesis, inFocus } from '../../../worlds/cards.ts';
import { aJob, annClaims, annReports, theLeaseRunsOut } from '../../../worlds/jobs.ts';
import { closeStep, focusOn, oneTask, twoSteps } from '../../../worlds/tasks.ts';
import tool from './open.ts';

/** TASK-001 with a goal, a draft and a hypothesis. */
const thoughtful = [
  ...aTaskToThinkAbout,
  call('tasks_edit', { task: 'TASK-001', description: 'Nobody waits.' }),
  call('think_card', { target: 'TASK-001', card: { id: 'N1', type: 'note', title: 'a thought' } }),
  call('think_card', { target: 'TASK-001', card: { id: 'H1', type: 'hypothesis', title: 'Slow disks' } }),
];

export default casesOf(tool, [
  {
    name: 'a note by its reference',
    proves: ['an-entry-opens-by-its-number', 'the-whole-text-comes-if-it-fits'],
    given: [call('notes_commit', { content: 'Keep the cache small', title: 'Cache' }, { save: { n: '/entry/seq' } })],
    when: { id: template('notes@{n}') },
    then: {
      result: {
        kind: 'doc_entry',
        ref: template('notes@{n}'),
        entry: { seq: saved('n'), branch: 'main', doc: 'notes', title: 'Cache', content: 'Keep the cache small' },
        truncated: false,
      },
    },
  },
  {
    name: 'a note that a branch edited',
    proves: ['a-note-opens-in-its-newest-version', 'a-version-opens-by-its-number'],
    given: [
      call('notes_commit', { content: 'first' }, { save: { n: '/entry/seq' } }),
      call('branch_create', { name: 'idea' }),
      call('notes_edit', { ref: template('notes@{n}'), content: 'second', branch: 'idea' }, { save: { v: '/entry/edited/seq' } }),
    ],
    when: { id: template('notes@{n}') },
    then: {
      result: {
        entry: { content: 'first', edited: absent },
        versions: [
          { ref: template('notes@{n}#{n}'), branch: 'main', shown: true },
          { ref: template('notes@{n}#{v}'), branch: 'idea', shown: false },
        ],
      },
      after: [
        call(
          'open',
          { id: template('notes@{n}#{v}') },
          { result: { ref: template('notes@{n}#{v}'), entry: { content: 'second' } } },
        ),
        call('checkout', { ref: 'idea' }),
        call('open', { id: template('notes@{n}') }, { result: { entry: { content: 'second', edited: { version: 2 } } } }),
        call('open', { id: template('notes@{n}#{n}') }, { result: { entry: { content: 'first' } } }),
        call('open', { id: template('notes@{n}#999') }, { error: 'UNKNOWN_ID' }),
      ],
    },
  },
  {
    name: 'a note that was forgotten',
    proves: ['what-was-forgotten-says-so'],
    given: [
      call('notes_commit', { content: 'x' }, { save: { n: '/entry/seq' } }),
      call('forget', { ref: template('notes@{n}'), reason: 'a secret', confirm: true, agent_id: 'ann' }),
    ],
    when: { id: template('notes@{n}') },
    then: { result: { kind: 'forgotten', what: 'note', reason: 'a secret', agent_id: 'ann', ts: anything } },
  },
  {
    name: 'the right number in the wrong document',
    proves: ['a-wrong-document-is-named'],
    given: [call('notes_commit', { content: 'x' }, { save: { n: '/entry/seq' } })],
    when: { id: template('ideas@{n}') },
    then: { error: 'INVALID_INPUT', refusal: 'entry-is-in-another-document' },
  },
  {
    name: 'a number nobody has',
    proves: ['an-unknown-number-is-refused'],
    given: [call('init')],
    when: { id: 'notes@4000000' },
    then: { error: 'UNKNOWN_ID' },
  },
  {
    name: 'no reference at all',
    proves: ['an-unknown-form-is-refused'],
    given: [call('init')],
    when: { id: 'the thing from yesterday' },
    then: { error: 'INVALID_INPUT', refusal: 'reference-has-no-known-form', names: ['<doc>@<seq>'] },
  },
  {
    name: 'a task, a plan and a job without their zeros',
    proves: ['zeros-may-be-left-out'],
    given: [...oneTask, aJob()],
    when: { id: 'TASK-1' },
    then: {
      result: { kind: 'task', id: 'TASK-001' },
      after: [
        call('open', { id: 'PLAN-1' }, { result: { kind: 'plan', id: 'PLAN-001' } }),
        call('open', { id: 'JOB-1' }, { result: { kind: 'job', id: 'JOB-001' } }),
      ],
    },
  },
  {
    name: 'a card',
    proves: ['a-card-opens-by-its-id', 'drafts-open'],
    given: [
      ...aTaskToThinkAbout,
      call('think_card', {
        target: 'TASK-001',
        card: { id: 'CARD-A', type: 'note', title: 'Cold', text: 'The cache is cold', tags: ['perf'], meta: { by: 'ann' } },
        supports: ['CARD-B'],
        blocks: ['CARD-D', 'CARD-C'],
      }),
    ],
    when: { id: 'CARD-A' },
    then: {
      result: {
        kind: 'card',
        id: 'CARD-A',
        head: { branch: 'task/TASK-001', doc: 'TASK-001-graph' },
        card: {
          id: 'CARD-A',
          type: 'note',
          title: 'Cold',
          text: 'The cache is cold',
          status: 'open',
          tags: ['lane:shared', 'perf', 'v:draft'],
          meta: { by: 'ann' },
        },
        edges: { supports: ['CARD-B'], blocks: ['CARD-C', 'CARD-D'] },
        truncated: false,
      },
    },
  },
  {
    name: 'a card that was closed on the branch of its commit',
    proves: ['the-newest-version-opens', 'every-card-id-opens'],
    given: [
      call('branch_create', { name: 'idea' }),
      call('think_card', { branch: 'idea', card: { id: 'My idea', type: 'decision', title: 'Use it' } }),
      call('think_set_status', { ref: 'idea', targets: 'My idea', status: 'closed' }, { save: { n: '/last_seq' } }),
    ],
    when: { id: 'My idea' },
    then: { result: { kind: 'card', head: { seq: saved('n'), branch: 'idea', doc: 'graph' }, card: { status: 'closed' } } },
  },
  {
    name: 'an id with a number',
    proves: ['every-card-id-opens'],
    given: [hypothesis('thought@12')],
    when: { id: 'thought@12' },
    then: { result: { kind: 'card', id: 'thought@12' } },
  },
  {
    name: 'a node written by hand',
    proves: ['a-node-opens-as-a-card'],
    given: [call('graph_apply', { ops: [{ op: 'node_upsert', id: 'CARD-X', type: 'system', title: 'By hand' }] })],
    when: { id: 'CARD-X' },
    then: { result: { kind: 'card', head: { branch: 'main' }, card: { type: 'system', status: null, tags: [] } } },
  },
  {
    name: 'a node of the focus',
    proves: ['a-node-opens-as-a-card'],
    given: [
      ...aTaskToThinkAbout,
      inFocus,
      call('graph_apply', { ops: [{ op: 'node_upsert', id: 'Q', type: 'question', title: 'Why?' }] }),
    ],
    when: { id: 'Q' },
    then: { result: { kind: 'card', head: { branch: 'task/TASK-001', doc: 'TASK-001-graph' }, card: { title: 'Why?' } } },
  },
  {
    name: 'a card nobody wrote',
    proves: ['an-unknown-card-is-refused'],
    given: [call('init')],
    when: { id: 'CARD-404' },
    then: { error: 'UNKNOWN_ID', suggests: ['think_context'] },
  },
  {
    name: 'a card that was deleted',
    proves: ['an-unknown-card-is-refused'],
    given: [hypothesis('CARD-A'), call('graph_apply', { ops: [{ op: 'node_delete', id: 'CARD-A' }] })],
    when: { id: 'CARD-A' },
    then: { error: 'UNKNOWN_ID' },
  },
  {
    name: 'a long card in a small budget',
    proves: ['a-cut-is-said'],
    given: [call('think_card', { card: { id: 'CARD-A', title: 'Long', text: 'long '.repeat(400) }, supports: ['CARD-B'] })],
    when: { id: 'CARD-A', max_chars: 400 },
    then: {
      result: { kind: 'card', card: { id: 'CARD-A', title: 'Long', text: matching(/^long .*…$/) }, truncated: true },
      warnings: ['BUDGET_TRUNCATED'],
    },
  },
  {
    name: 'a task with two steps',
    proves: ['a-task-opens-by-its-id', 'opening-leaves-the-focus'],
    given: [...twoSteps, closeStep('s:0')],
    when: { id: 'TASK-001' },
    then: {
      result: {
        kind: 'task',
        id: 'TASK-001',
        target: { title: 'Sign in', status: 'TODO', parent: 'PLAN-001', revision: 2 },
        reasoning_ref: {
          branch: 'task/TASK-001',
          notes_doc: 'notes',
          graph_doc: 'TASK-001-graph',
          trace_doc: 'TASK-001-trace',
        },
        capsule: {
          type: 'resume_capsule',
          version: 1,
          where: { target: 'TASK-001', branch: 'task/TASK-001', step: { path: 's:1' }, focus: null },
          handoff: { done: ['s:0 Form'], remaining: ['s:1 Session'] },
          counts: { steps: { total: 2, completed: 1 } },
          action: { kind: 'gate', missing: ['criteria', 'tests'] },
        },
        degradation: { truncated_fields: ofLength(0) },
        step_focus: { step_id: 'STEP-00000002', path: 's:1', title: 'Session' },
        truncated: false,
      },
      after: [call('tasks_focus_get', {}, { result: { focus: null } })],
    },
  },
  {
    name: 'a child before the next step',
    proves: ['a-task-opens-by-its-id'],
    given: [
      ...twoSteps,
      call('tasks_decompose', { task: 'TASK-001', parent: 's:0', steps: [{ title: 'Field', success_criteria: ['ok'] }] }),
      closeStep('s:0'),
    ],
    when: { id: 'TASK-001' },
    then: { result: { step_focus: { path: 's:0.s:0' } } },
  },
  {
    name: 'a plan with a task that is done',
    proves: ['a-task-opens-by-its-id'],
    given: [...oneTask, call('tasks_complete', { task: 'TASK-001' })],
    when: { id: 'PLAN-001' },
    then: {
      result: {
        kind: 'plan',
        target: { kind: 'plan', plan_progress: '0/0' },
        capsule: { counts: { tasks: { total: 1, completed: 1 } }, action: { kind: 'finish', tool: 'tasks_complete' } },
        step_focus: null,
      },
    },
  },
  {
    name: 'a task with a draft and a hypothesis',
    proves: ['a-task-opens-as-it-is-resumed'],
    given: thoughtful,
    when: { id: 'TASK-001' },
    then: {
      result: { capsule: { counts: { cards: 1 }, why: { signals: having({ code: 'BM4_HYPOTHESIS_NO_TEST' }) } } },
      after: [
        call(
          'tasks_resume_super',
          { task: 'TASK-001', view: 'focus_only', read_only: true },
          { result: { capsule: { counts: { cards: 1 }, why: { signals: having({ code: 'BM4_HYPOTHESIS_NO_TEST' }) } } } },
        ),
      ],
    },
  },
  {
    name: 'the same with drafts',
    proves: ['drafts-open-with-an-audit'],
    given: thoughtful,
    when: { id: 'TASK-001', include_drafts: true },
    then: { result: { capsule: { counts: { cards: 2 } } } },
  },
  {
    name: 'a task in a small budget',
    proves: ['the-capsule-survives-small-budgets', 'a-cut-is-said'],
    given: thoughtful,
    when: { id: 'TASK-001', max_chars: 500 },
    then: {
      result: {
        kind: 'task',
        id: 'TASK-001',
        capsule: {
          where: { target: 'TASK-001', branch: 'task/TASK-001', step: { path: 's:0' } },
          why: { goal: 'Nobody waits.' },
          action: { kind: 'gate', title: anything },
        },
        truncated: true,
      },
    },
  },
  {
    name: 'a step',
    proves: ['a-step-opens-by-its-id'],
    given: twoSteps,
    when: { id: 'STEP-00000002' },
    then: { result: { kind: 'step', id: 'STEP-00000002', task: 'TASK-001', step: { path: 's:1' }, truncated: false } },
  },
  {
    name: 'a step by its path',
    proves: ['a-step-opens-by-its-path'],
    given: [...twoSteps, focusOn('TASK-001')],
    when: { id: 's:1' },
    then: { result: { kind: 'step', id: 'STEP-00000002', task: 'TASK-001' } },
  },
  {
    name: 'a path and nothing in focus',
    proves: ['a-step-opens-by-its-path'],
    given: [...twoSteps, focusOn('PLAN-001')],
    when: { id: 's:1' },
    then: { error: 'INVALID_INPUT', refusal: 'path-leads-nowhere' },
  },
  {
    name: 'a path that the task does not have',
    proves: ['an-unknown-step-is-refused'],
    given: [...twoSteps, focusOn('TASK-001')],
    when: { id: 's:7' },
    then: { error: 'UNKNOWN_ID' },
  },
  {
    name: 'a what-if',
    proves: ['a-branch-opens-by-its-name'],
    given: [
      call('notes_commit', { content: 'seen by all' }),
      call('macro_branch_note', { name: 'what-if/links', content: 'Links are enough' }),
    ],
    when: { id: 'what-if/links' },
    then: {
      result: {
        kind: 'branch',
        id: 'what-if/links',
        base_branch: 'main',
        notes: [{ branch: 'what-if/links', content: 'Links are enough' }],
        has_more_notes: false,
      },
    },
  },
  {
    name: 'a card that is called like a branch',
    proves: ['a-branch-opens-by-its-name'],
    given: [call('think_card', { card: { id: 'main', title: 'The main idea' } })],
    when: { id: 'main' },
    then: { result: { kind: 'card', id: 'main' } },
  },
  {
    name: 'a step nobody made',
    proves: ['an-unknown-step-is-refused'],
    given: twoSteps,
    when: { id: 'STEP-00000404' },
    then: { error: 'UNKNOWN_ID', refusal: 'step-leads-nowhere' },
  },
  {
    name: 'a task nobody made',
    proves: ['an-unknown-task-is-refused'],
    given: [call('init')],
    when: { id: 'TASK-404' },
    then: { error: 'UNKNOWN_ID', suggests: ['tasks_context'] },
  },
  {
    name: 'a long note in a small budget',
    proves: ['a-cut-is-said'],
    given: [call('notes_commit', { content: 'long '.repeat(400) }, { save: { n: '/entry/seq' } })],
    when: { id: template('notes@{n}'), max_chars: 400 },
    then: { result: { kind: 'doc_entry', truncated: true }, warnings: ['BUDGET_TRUNCATED'] },
  },
  {
    name: 'a job',
    proves: ['a-job-opens-by-its-id', 'a-prompt-is-a-long-part'],
    given: [aJob({ anchor: 'a:core' }), annClaims()],
    when: { id: 'JOB-001' },
    then: {
      result: {
        kind: 'job',
        id: 'JOB-001',
        job: { id: 'JOB-001', status: 'RUNNING', runner: 'ann', task_id: null, anchor_id: 'a:core' },
        prompt: absent,
        events: [{ kind: 'claimed' }, { kind: 'created' }],
        has_more_events: false,
        truncated: false,
      },
    },
  },
  {
    name: 'a job with its prompt',
    proves: ['a-prompt-is-a-long-part', 'a-job-opens-by-its-id'],
    given: [aJob(), annClaims()],
    when: { id: 'JOB-001', include_drafts: true, limit: 1 },
    then: {
      result: { prompt: 'Port the parser to the new lexer.', events: [{ kind: 'claimed' }], has_more_events: true },
    },
  },
  {
    name: 'a job in a small budget',
    proves: ['a-cut-is-said'],
    given: [aJob(), annClaims()],
    when: { id: 'JOB-001', max_chars: 600 },
    then: {
      result: { kind: 'job', job: { id: 'JOB-001' }, has_more_events: true, truncated: true },
      warnings: ['BUDGET_TRUNCATED'],
    },
  },
  {
    name: 'an event of a job',
    proves: ['a-job-event-opens-by-its-number'],
    given: [aJob(), annClaims(), annReports('question', 'Which lexer?', { q: '/event/seq' }), annReports('progress', 'later')],
    when: { id: template('JOB-001@{q}') },
    then: {
      result: {
        kind: 'job_event',
        ref: template('JOB-001@{q}'),
        job: { id: 'JOB-001' },
        event: { seq: saved('q'), kind: 'question', message: 'Which lexer?' },
        context: { events: [{ kind: 'claimed' }, { kind: 'created' }], has_more_events: false },
        truncated: false,
      },
    },
  },
  {
    name: 'an event of another job',
    proves: ['an-event-of-another-job-is-named'],
    given: [aJob(), aJob(), annClaims(), annReports('progress', 'half way', { p: '/event/seq' })],
    when: { id: template('JOB-002@{p}') },
    then: { error: 'INVALID_INPUT', refusal: 'event-is-of-another-job' },
  },
  {
    name: 'an event nobody told',
    proves: ['an-unknown-job-or-runner-is-refused'],
    given: [aJob()],
    when: { id: 'JOB-001@4000000' },
    then: { error: 'UNKNOWN_ID', suggests: ['tasks_jobs_tail'] },
  },
  {
    name: 'a job nobody made',
    proves: ['an-unknown-job-or-runner-is-refused'],
    given: [aJob()],
    when: { id: 'JOB-404' },
    then: { error: 'UNKNOWN_ID', suggests: ['tasks_jobs_list'] },
  },
  {
    name: 'a runner',
    proves: ['a-runner-opens-by-its-name'],
    given: [call('tasks_runner_heartbeat', { runner_id: 'ann', status: 'idle', meta: { host: 'b12' } })],
    when: { id: 'runner:ann' },
    then: {
      result: {
        kind: 'runner',
        id: 'runner:ann',
        status: 'idle',
        lease: { runner_id: 'ann', status: 'idle', active_job_id: null, lease_active: true },
        meta: { host: 'b12' },
        truncated: false,
      },
    },
  },
  {
    name: 'a runner that went away',
    proves: ['a-runner-opens-by-its-name'],
    given: [call('tasks_runner_heartbeat', { runner_id: 'ann', status: 'live', lease_ttl_ms: 1_000 }), theLeaseRunsOut],
    when: { id: 'runner:ann' },
    then: { result: { status: 'offline', lease: { status: 'live', lease_active: false, expires_in_ms: 0 } } },
  },
  {
    name: 'a runner nobody heard of',
    proves: ['an-unknown-job-or-runner-is-refused'],
    given: [aJob()],
    when: { id: 'runner:nobody' },
    then: { error: 'UNKNOWN_ID', suggests: ['tasks_jobs_radar'] },
  },
  {
    name: 'an anchor',
    proves: ['an-anchor-opens-by-its-name'],
    given: [aMap(part('a:core')), about('a:core', 'N1', { type: 'note' }), about('a:core', 'D1')],
    when: { id: 'a:core' },
    then: {
      result: {
        kind: 'anchor',
        id: 'a:core',
        anchor: { id: 'a:core', title: 'Core', kind: 'component', status: 'active', registered: true },
        stats: { links_count: 2, links_has_more: false },
        drafts: 1,
        cards: [{ id: 'D1', branch: 'main', graph_doc: 'graph' }],
        count: 1,
        truncated: false,
      },
      suggests: ['open'],
    },
  },
  {
    name: 'an anchor with its drafts',
    proves: ['an-anchor-opens-by-its-name', 'all-lanes-means-drafts'],
    given: [about('a:core', 'N1', { type: 'note' }), about('a:core', 'D1')],
    when: { id: ' A:Core', include_drafts: true },
    then: {
      result: { cards: [{ id: 'D1' }, { id: 'N1' }], count: 2, drafts: 0 },
      after: [call('open', { id: 'a:core', all_lanes: true }, { result: { count: 2 } })],
    },
  },
  {
    name: 'an anchor by its alias',
    proves: ['an-alias-opens-its-anchor'],
    given: [aMap(part('a:core', { aliases: ['a:old'] }))],
    when: { id: 'a:old' },
    then: { result: { id: 'a:core', anchor: { aliases: ['a:old'] } }, warnings: ['ANCHOR_ALIAS_RESOLVED'] },
  },
  {
    name: 'an anchor that only a draft names',
    proves: ['an-anchor-that-cards-name-opens'],
    given: [about('a:user-store', 'N1', { type: 'note' })],
    when: { id: 'a:user-store' },
    then: {
      result: { anchor: { id: 'a:user-store', title: 'User store', registered: false }, stats: { links_count: 1 }, cards: [] },
      warnings: ['ANCHOR_UNREGISTERED'],
      suggests: ['macro_anchor_note', 'open'],
      after: [call('anchors_list', {}, { result: { anchors: [] } })],
    },
  },
  {
    name: 'an anchor nobody knows',
    proves: ['an-unknown-anchor-is-refused'],
    given: [call('init')],
    when: { id: 'a:nowhere' },
    then: { error: 'UNKNOWN_ID', suggests: ['macro_anchor_note'] },
  },
  {
    name: 'an anchor in a small budget',
    proves: ['a-cut-is-said'],
    given: [about('a:core', 'D1', { text: 'long '.repeat(200) }), about('a:core', 'D2')],
    when: { id: 'a:core', max_chars: 600 },
    then: { result: { kind: 'anchor', anchor: { id: 'a:core' }, truncated: true }, warnings: ['BUDGET_TRUNCATED'] },
  },
]);
