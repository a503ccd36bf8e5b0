import { absent, call, casesOf, having, matching, not, ofLength, template } from '../../../kit/index.ts';
import { aMap, part } from '../../../worlds/anchors.ts';
import { aJob, annClaims, annReports } from '../../../worlds/jobs.ts';
import { aPlan } from '../../../worlds/tasks.ts';
import tool from './search.ts';

const note = (content: string, more: Record<string, unknown> = {}, save: Record<string, string> = {}) =>
  call('notes_commit', { content, ...more }, { save });
const decision = (id: string, title: string, more: Record<string, unknown> = {}) =>
  call('think_card', { card: { id, type: 'decision', title, ...more } });

/** Three notes about other things, so that a word can be rare. */
const others = [note('The build takes nine minutes'), note('Anna reviews on Mondays'), note('Deploy from the main branch')];

/** One thing of every kind, each with a word of its own. */
const everything = [
  note('A plain remark about walnut', {}, { note: '/entry/seq' }),
  call('trace_step', { step: 'Looked into the walnut logs' }, { save: { trace: '/entry/seq' } }),
  decision('D1', 'Choose walnut'),
  call(
    'graph_apply',
    { ops: [{ op: 'node_upsert', id: 'svc', type: 'service', title: 'Walnut service' }] },
    { save: { node: '/last_seq' } },
  ),
  call('tasks_create', { title: 'Walnut plan' }),
  call('tasks_create', {
    parent: 'PLAN-001',
    title: 'Walnut task',
    steps: [{ title: 'Crack the walnut', success_criteria: ['It is open'] }],
  }),
  aMap(part('a:walnut')),
  aJob({ title: 'Carry the walnut' }),
];

const found = (query: string, ref: unknown) => call('search', { query }, { result: { hits: [{ ref }] } });
const nothing = (query: string) => call('search', { query }, { result: { hits: [] } });

export default casesOf(tool, [
  {
    name: 'a word in a note',
    proves: ['a-word-finds-what-holds-it', 'one-line-for-each-hit'],
    given: [...others, note('Use a token bucket for the LIMITER', { title: 'Throttling' }, { n: '/entry/seq' })],
    when: { query: 'which limiter do we use' },
    then: {
      result: {
        hits: [
          {
            ref: template('notes@{n}'),
            kind: 'note',
            where: 'main',
            title: 'Throttling',
            snippet: 'Use a token bucket for the LIMITER',
            state: 'live',
            workspace: absent,
          },
        ],
        pagination: { cursor: null, next_cursor: null, has_more: false, limit: 10, count: 1 },
        truncated: false,
      },
      lines: ['^found 1$', '^- notes@\\d+ note \\d{4}-\\d\\d-\\d\\d main — Throttling: Use a token bucket for the LIMITER$'],
    },
  },
  {
    name: 'one thing of every kind',
    proves: ['everything-is-searched'],
    given: everything,
    when: { query: 'walnut', limit: 20 },
    then: {
      result: { hits: ofLength(9) },
      after: (['note', 'trace', 'card', 'node', 'plan', 'task', 'step', 'anchor', 'job'] as const).map((kind) =>
        call('search', { query: 'walnut', kind }, { result: { hits: [{ kind }] } }),
      ),
    },
  },
  {
    name: 'refs of every kind',
    proves: ['a-ref-opens-as-it-is'],
    given: everything,
    when: { query: 'walnut', kind: 'step' },
    then: {
      result: { hits: [{ ref: 'STEP-00000001', where: 'TASK-001 s:0' }] },
      after: [
        call('open', { id: 'STEP-00000001' }, { result: { kind: 'step', task: 'TASK-001' } }),
        ...(
          [
            ['note', template('notes@{note}'), 'doc_entry'],
            ['trace', template('trace@{trace}'), 'doc_entry'],
            ['card', 'D1', 'card'],
            ['node', template('graph@{node}'), 'doc_entry'],
            ['plan', 'PLAN-001', 'plan'],
            ['task', 'TASK-001', 'task'],
            ['anchor', 'a:walnut', 'anchor'],
            ['job', 'JOB-001', 'job'],
          ] as const
        ).flatMap(([kind, ref, opened]) => [
          call('search', { query: 'walnut', kind }, { result: { hits: [{ ref }] } }),
          call('open', { id: ref }, { result: { kind: opened } }),
        ]),
      ],
    },
  },
  {
    name: 'what a runner asked',
    proves: ['everything-is-searched', 'a-ref-opens-as-it-is'],
    given: [aJob(), annClaims(), annReports('question', 'Which pistachio is meant?', { q: '/event/seq' })],
    when: { query: 'pistachio' },
    then: {
      result: { hits: [{ ref: template('JOB-001@{q}'), kind: 'job', type: 'question' }] },
      after: [call('open', { id: template('JOB-001@{q}') }, { result: { kind: 'job_event' } })],
    },
  },
  {
    name: 'why a step was blocked',
    proves: ['everything-is-searched'],
    given: [
      ...everything,
      call('tasks_block', { task: 'TASK-001', path: 's:0', reason: 'Waits for the nutcracker' }),
      call('tasks_block', { task: 'TASK-001', path: 's:0', blocked: false }),
    ],
    when: { query: 'nutcracker' },
    then: { result: { hits: [{ kind: 'trace', snippet: 'Waits for the nutcracker' }] } },
  },
  {
    name: 'what is blocked',
    proves: ['what-is-blocked-is-found'],
    given: [...everything, call('tasks_block', { task: 'TASK-001', path: 's:0', reason: 'Waits for the nutcracker' })],
    when: { query: 'blocked', kind: 'step' },
    then: {
      result: { hits: [{ ref: 'STEP-00000001', kind: 'step' }] },
      after: [
        call('tasks_block', { task: 'TASK-001', path: 's:0', blocked: false }),
        call('search', { query: 'blocked', kind: 'step' }, { result: { hits: [] } }),
      ],
    },
  },
  {
    name: 'other forms of a word',
    proves: ['forms-of-a-word-are-one'],
    given: [...others, note('Retries are spaced by a minute')],
    when: { query: 'retrying' },
    then: { result: { hits: [{ snippet: matching(/^Retries/) }] } },
  },
  {
    name: 'accents and case',
    proves: ['accents-and-case-do-not-matter'],
    given: [...others, note('Das Café in der Straße', {}, { n: '/entry/seq' })],
    when: { query: 'CAFE' },
    then: { result: { hits: [{ ref: template('notes@{n}') }] }, after: [found('STRASSE', template('notes@{n}'))] },
  },
  {
    name: 'parts of a name',
    proves: ['names-are-found-by-their-parts'],
    given: [...others, note('It is rateLimiter in src/limits/bucket.ts', {}, { n: '/entry/seq' })],
    when: { query: 'limiter' },
    then: {
      result: { hits: [{ ref: template('notes@{n}') }] },
      after: ['rate_limiter', 'rate-limiter', 'ratelimiter', 'src/limits/bucket.ts', 'bucket'].map((query) =>
        found(query, template('notes@{n}')),
      ),
    },
  },
  {
    name: 'an id in two spellings',
    proves: ['numbers-in-ids-are-found'],
    given: [aPlan, ...Array.from({ length: 12 }, (_, i) => call('tasks_create', { parent: 'PLAN-001', title: `Part ${i + 1}` }))],
    when: { query: 'TASK-12' },
    then: {
      result: { hits: having({ ref: 'TASK-012' }) },
      after: [call('search', { query: 'TASK-012', limit: 1 }, { result: { hits: [{ ref: 'TASK-012' }] } })],
    },
  },
  {
    name: 'a word in a sentence without blanks',
    proves: ['scripts-without-blanks-are-found'],
    given: [
      ...others,
      note('東京都の天気は晴れです', {}, { n: '/entry/seq' }),
      note('我们需要一个限流器', {}, { m: '/entry/seq' }),
    ],
    when: { query: '天気' },
    then: {
      result: { hits: [{ ref: template('notes@{n}') }] },
      after: [found('限流器', template('notes@{m}')), found('晴', template('notes@{n}')), nothing('大阪')],
    },
  },
  {
    name: 'more of the words',
    proves: ['the-better-match-comes-first'],
    given: [
      ...others,
      note('The webhook secret is in the vault'),
      note('A webhook is retried for three days', {}, { both: '/entry/seq' }),
      note('A job is retried by hand'),
    ],
    when: { query: 'webhook retried' },
    then: { result: { hits: [{ ref: template('notes@{both}') }, {}, {}] } },
  },
  {
    name: 'the same words in a title',
    proves: ['a-title-weighs-more'],
    given: [
      note('Something else entirely', { title: 'Cold index' }, { titled: '/entry/seq' }),
      note('Something about a cold index', { title: 'Other' }),
    ],
    when: { query: 'cold index' },
    then: { result: { hits: [{ ref: template('notes@{titled}') }, { title: 'Other' }] } },
  },
  {
    name: 'a phrase',
    proves: ['a-phrase-must-stand-as-it-is'],
    given: [note('The idle timeout is sixty', {}, { n: '/entry/seq' }), note('A timeout while idle'), note('Timeout, idle')],
    when: { query: '"idle timeout"' },
    then: { result: { hits: [{ ref: template('notes@{n}') }] }, after: [nothing('"timeout idle sixty"')] },
  },
  {
    name: 'the beginning of a word',
    proves: ['a-star-finds-beginnings'],
    given: [...others, note('The limiter holds', {}, { n: '/entry/seq' })],
    when: { query: 'limi*' },
    then: { result: { hits: [{ ref: template('notes@{n}') }] }, after: [nothing('limi')] },
  },
  {
    name: 'what nobody wrote',
    proves: ['nothing-found-is-an-answer'],
    given: [...others, note('The main build of the service')],
    when: { query: 'zeppelin' },
    then: {
      result: { hits: [], pagination: { count: 0, has_more: false, next_cursor: null } },
      lines: ['^nothing found$'],
      after: [nothing('zeppelin mooring for the main build tower')],
    },
  },
  {
    name: 'signs of a query language',
    proves: ['words-are-no-syntax'],
    given: [...others, note('NEAR the harbour AND beyond', {}, { n: '/entry/seq' })],
    when: { query: 'harbour AND NOT (x' },
    then: {
      result: { hits: [{ ref: template('notes@{n}') }] },
      after: [
        '"',
        '*',
        'words:',
        '^ - + ~',
        "'; drop table notes; --",
        '" OR ""',
        '{a b}:c',
        'NEAR(a b, 3)',
        '\\',
        ':*',
        "' | '",
      ].map((query) => call('search', { query }, { result: { truncated: false } })),
    },
  },
  {
    name: 'words that say nothing',
    proves: ['stop-words-alone-find-nothing'],
    given: [note('What is it that we do')],
    when: { query: 'what is it' },
    then: { result: { hits: [] } },
  },
  {
    name: 'the newest of everything',
    proves: ['without-a-query-newest-first'],
    given: [note('first'), decision('D1', 'second'), note('third')],
    when: {},
    then: { result: { hits: [{ snippet: 'third' }, { ref: 'D1', kind: 'card', type: 'decision' }, { snippet: 'first' }] } },
  },
  {
    name: 'several filters at once',
    proves: ['filters-apply-together'],
    given: [
      note('walnut by ann', { agent_id: 'ann' }, { ann: '/entry/seq' }),
      note('walnut by bob', { agent_id: 'bob' }),
      decision('D1', 'walnut', { tags: ['wood'] }),
      call('think_card', { card: { id: 'Q1', type: 'question', title: 'walnut', tags: ['wood'] } }),
    ],
    when: { query: 'walnut', kind: 'card', type: 'question', tag: 'wood' },
    then: {
      result: { hits: [{ ref: 'Q1' }] },
      after: [
        call('search', { query: 'walnut', agent: 'ann' }, { result: { hits: [{ ref: template('notes@{ann}') }] } }),
        call('search', { kind: 'card', tag: 'wood' }, { result: { hits: ofLength(2) } }),
        call('search', { query: 'walnut', until: '1999-12-31' }, { result: { hits: [] } }),
        call('search', { query: 'walnut', since: '2000-01-01T00:00:00Z', kind: 'note' }, { result: { hits: ofLength(2) } }),
        call('search', { query: 'walnut', branch: 'main', kind: 'note', agent: 'bob' }, { result: { hits: ofLength(1) } }),
      ],
    },
  },
  {
    name: 'what belongs to a task',
    proves: ['filters-apply-together'],
    given: [
      ...everything,
      call('tasks_note', { task: 'TASK-001', path: 's:0', note: 'The walnut resists' }),
      call('think_card', { target: 'TASK-001', card: { id: 'H1', type: 'hypothesis', title: 'The walnut is a stone' } }),
    ],
    when: { query: 'walnut', target: 'TASK-001' },
    then: {
      result: { hits: ofLength(4) },
      after: [
        call(
          'search',
          { query: 'resists', target: 'TASK-001' },
          { result: { hits: [{ kind: 'note', where: 'task/TASK-001' }] } },
        ),
      ],
    },
  },
  {
    name: 'what belongs to the tasks of a plan',
    proves: ['a-plan-holds-its-tasks'],
    given: [
      ...everything,
      call('tasks_note', { task: 'TASK-001', path: 's:0', note: 'The walnut resists' }),
      call('tasks_create', { kind: 'plan', title: 'Another plan for the walnut' }),
    ],
    when: { query: 'resists', target: 'PLAN-001' },
    then: {
      result: { hits: [{ kind: 'note', where: 'task/TASK-001' }] },
      after: [
        call('search', { query: 'walnut', target: 'PLAN-001', kind: 'step' }, { result: { hits: ofLength(1) } }),
        call('search', { query: 'resists', target: 'PLAN-002' }, { result: { hits: [] } }),
      ],
    },
  },
  {
    name: 'evidence of a step and of a task',
    proves: ['proof-is-found', 'what-is-gone-is-not-found'],
    given: [
      ...everything,
      call('tasks_evidence_capture', {
        task: 'TASK-001',
        path: 's:0',
        checks: ['CMD: make heron'],
        items: [{ kind: 'cmd_output', command: 'make heron', stdout: 'seven plovers counted' }],
      }),
      call('tasks_evidence_capture', { task: 'TASK-001', attachments: ['docs/godwit.md'] }),
    ],
    when: { query: 'plovers' },
    then: {
      result: {
        hits: [{ ref: 'STEP-00000001', kind: 'step', type: 'evidence', where: 'TASK-001 s:0', snippet: having('seven plovers') }],
      },
      after: [
        call('search', { query: 'godwit' }, { result: { hits: [{ ref: 'TASK-001', kind: 'task', type: 'evidence' }] } }),
        call('tasks_delete', { task: 'TASK-001', path: 's:0' }),
        call('search', { query: 'plovers' }, { result: { hits: [] } }),
      ],
    },
  },
  {
    name: 'a note on another branch',
    proves: ['all-branches-are-searched'],
    given: [...others, call('macro_branch_note', { name: 'idea', content: 'Try a heron' }), call('checkout', { ref: 'main' })],
    when: { query: 'heron' },
    then: { result: { hits: [{ where: 'idea', snippet: 'Try a heron' }] } },
  },
  {
    name: 'a note that was merged',
    proves: ['copies-are-shown-once'],
    given: [
      ...others,
      call('macro_branch_note', { name: 'idea', content: 'Try a heron' }),
      call('merge', { from: 'idea', into: 'main' }),
    ],
    when: { query: 'heron' },
    then: { result: { hits: ofLength(1) } },
  },
  {
    name: 'what was settled',
    proves: ['what-is-settled-comes-last'],
    given: [
      decision('D1', 'Heron, heron and heron again', { tags: ['pinned'] }),
      decision('D2', 'Keep the heron for now and look at it again in spring'),
      call('think_set_status', { targets: 'D1', status: 'closed' }),
    ],
    when: { query: 'heron' },
    then: {
      result: {
        hits: [
          { ref: 'D2', state: 'live' },
          { ref: 'D1', state: 'resolved' },
        ],
      },
      lines: ['^found 2$', '^- D2 card/decision .* main — Keep', '^- D1 card/decision .* main \\(resolved\\) — Heron'],
    },
  },
  {
    name: 'an older version and a deleted node',
    proves: ['what-is-settled-comes-last', 'a-ref-opens-as-it-is'],
    given: [
      call(
        'graph_apply',
        { ops: [{ op: 'node_upsert', id: 'n', type: 'service', title: 'Old heron' }] },
        { save: { old: '/last_seq' } },
      ),
      call('graph_apply', { ops: [{ op: 'node_upsert', id: 'n', type: 'service', title: 'New egret' }] }),
      call('graph_apply', { ops: [{ op: 'node_upsert', id: 'm', type: 'service', title: 'Gone bittern' }] }),
      call('graph_apply', { ops: [{ op: 'node_delete', id: 'm' }] }, { save: { gone: '/last_seq' } }),
    ],
    when: { query: 'heron' },
    then: {
      result: { hits: [{ ref: template('graph@{old}'), state: 'superseded' }] },
      after: [
        call('open', { id: template('graph@{old}') }, { result: { kind: 'doc_entry' } }),
        call('search', { query: 'bittern' }, { result: { hits: [{ ref: template('graph@{gone}'), state: 'deleted' }] } }),
        call('open', { id: template('graph@{gone}') }, { result: { kind: 'doc_entry' } }),
      ],
    },
  },
  {
    name: 'entries that a reset hid',
    proves: ['what-is-settled-comes-last'],
    given: [note('heron first', {}, { n: '/entry/seq' }), note('heron second'), call('reset', { ref: template('notes@{n}') })],
    when: { query: 'heron' },
    then: {
      result: {
        hits: [
          { snippet: 'heron first', state: 'live' },
          { snippet: 'heron second', state: 'superseded' },
        ],
      },
    },
  },
  {
    name: 'a task with a new title',
    proves: ['what-changed-is-found-as-it-is'],
    given: [
      aPlan,
      call('tasks_create', {
        parent: 'PLAN-001',
        title: 'Feed the heron',
        steps: [{ title: 'Fish', success_criteria: ['Fed'] }],
      }),
      call('tasks_edit', { task: 'TASK-001', title: 'Feed the egret' }),
      call('tasks_define', { task: 'TASK-001', path: 's:0', title: 'Frogs' }),
      aMap(part('a:pond', { description: 'Where bitterns live' })),
      aMap(part('a:pond', { description: 'Where grebes live' })),
    ],
    when: { query: 'egret' },
    then: {
      result: { hits: [{ ref: 'TASK-001' }] },
      after: [
        nothing('heron'),
        found('frogs', 'STEP-00000001'),
        nothing('fish'),
        found('grebes', 'a:pond'),
        nothing('bitterns'),
        call('tasks_close_step', { task: 'TASK-001', path: 's:0', checkpoints: 'gate' }),
        call('search', { query: 'frogs' }, { result: { hits: [{ state: 'done' }] } }),
        call('anchors_rename', { from: 'a:pond', to: 'a:lake' }),
        call('search', { query: 'grebes' }, { result: { hits: [{ ref: 'a:lake' }] } }),
      ],
    },
  },
  {
    name: 'what was deleted',
    proves: ['what-is-gone-is-not-found'],
    given: [
      ...everything,
      call('macro_branch_note', { name: 'idea', content: 'Try a heron' }),
      call('checkout', { ref: 'main' }),
      call('branch_delete', { name: 'idea' }),
      call('tasks_delete', { task: 'TASK-001' }),
    ],
    when: { query: 'heron' },
    then: {
      result: { hits: [] },
      after: [
        call('search', { query: 'walnut', kind: 'task' }, { result: { hits: [] } }),
        call('search', { query: 'walnut', kind: 'step' }, { result: { hits: [] } }),
      ],
    },
  },
  {
    name: 'all workspaces',
    proves: ['all-workspaces-can-be-searched'],
    given: [
      call('notes_commit', { workspace: 'conformance/search-a', content: 'quagga here' }),
      call('notes_commit', { workspace: 'conformance/search-b', content: 'quagga there' }),
    ],
    when: { workspace: '*', query: 'quagga' },
    then: {
      result: { hits: having({ workspace: 'conformance/search-a' }) },
      after: [
        call('search', { workspace: '*', query: 'quagga' }, { result: { hits: having({ workspace: 'conformance/search-b' }) } }),
      ],
    },
  },
  {
    name: 'a word of another workspace',
    proves: ['other-workspaces-stay-out'],
    given: [...others, call('notes_commit', { workspace: 'conformance/search-c', content: 'okapi' })],
    when: { query: 'okapi' },
    then: { result: { hits: [] } },
  },
  {
    name: 'a workspace nobody made',
    proves: ['an-absent-workspace-has-nothing'],
    when: { workspace: 'nowhere/search', query: 'anything' },
    then: {
      result: { hits: [] },
      after: [call('status', { workspace: 'nowhere/search' }, { result: { workspace_exists: false } })],
    },
  },
  {
    name: 'page by page',
    proves: ['pages-cover-everything-once'],
    given: [note('heron red'), note('heron grey'), note('heron blue')],
    when: { query: 'heron', limit: 2 },
    then: {
      result: {
        hits: [{ snippet: 'heron blue' }, { snippet: 'heron grey' }],
        pagination: { has_more: true, next_cursor: 2, count: 2 },
      },
      lines: ['^found 2 and more$', '^- ', '^- ', '^MORE: cursor=2$'],
      after: [
        call(
          'search',
          { query: 'heron', limit: 2, cursor: 2 },
          { result: { hits: [{ snippet: 'heron red' }], pagination: { has_more: false } } },
        ),
        call(
          'search',
          { limit: 2, cursor: 2 },
          { result: { hits: [{ snippet: 'heron red' }], pagination: { has_more: false } } },
        ),
      ],
    },
  },
  {
    name: 'a page cut to a budget',
    proves: ['pages-cover-everything-once'],
    given: [note('heron red'), note('heron grey'), note('heron blue')],
    when: { query: 'heron', max_chars: 300 },
    then: {
      result: { pagination: { has_more: true, next_cursor: 1, count: 1 }, hits: ofLength(1), truncated: true },
      warnings: ['BUDGET_TRUNCATED'],
      after: [call('search', { query: 'heron', cursor: 1 }, { result: { hits: ofLength(2) } })],
    },
  },
  {
    name: 'a word in a long text',
    proves: ['a-snippet-holds-the-match'],
    given: [note(`${'before '.repeat(200)}the heron key is api_key=sk_live_4eC39HqLyjWDarjtT1zdp7dc ${'after '.repeat(200)}`)],
    when: { query: 'heron' },
    then: {
      result: { hits: [{ snippet: matching(/^….*heron.*…$/) }] },
      after: [call('search', { query: 'heron' }, { result: { hits: [{ snippet: not(having('4eC39HqLyjWDarjtT1zdp7dc')) }] } })],
    },
  },
  {
    name: 'a branch nobody made',
    proves: ['an-unknown-branch-or-target-is-refused'],
    given: [note('x')],
    when: { query: 'x', branch: 'nowhere' },
    then: {
      error: 'UNKNOWN_ID',
      refusal: 'branch-is-not-known',
      after: [call('search', { target: 'TASK-404' }, { error: 'UNKNOWN_ID', refusal: 'plan-or-task-is-not-known' })],
    },
  },
  {
    name: 'a day that no calendar has',
    proves: ['a-time-that-does-not-exist-is-refused'],
    given: [note('x')],
    when: { since: '2026-02-30' },
    then: {
      error: 'INVALID_INPUT',
      refusal: 'time-does-not-exist',
      after: [call('search', { until: '2026-01-01T99:00:00Z' }, { error: 'INVALID_INPUT', refusal: 'time-does-not-exist' })],
    },
  },
]);
