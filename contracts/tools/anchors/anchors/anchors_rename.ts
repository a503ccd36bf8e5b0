import { call, defineTool, having, matching, must, Type } from '../../../kit/index.ts';
import { Anchor, AnchorId, AnchorName, RegistryNote } from '../../../types/anchor.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { about, aMap, coreStoreClock, part } from '../../../worlds/anchors.ts';
import { aJob } from '../../../worlds/jobs.ts';

export default defineTool({
  name: 'anchors_rename',
  title: 'Rename an anchor',
  summary: 'Gives an anchor another id. The old one keeps working as an alias, and everything that names it goes along.',
  effect: 'write',
  scope: 'workspace',
  target: 'branch',

  input: Type.Object({ ...InWorkspace, from: AnchorName, to: AnchorName }),
  output: Type.Object({ from: AnchorId, to: AnchorId, anchor: Anchor, note: RegistryNote }),
  errors: ['INVALID_INPUT'],
  warnings: ['ANCHOR_ALIAS_RESOLVED'],
  tells: ['anchor_renamed'],

  rules: {
    'the-old-name-becomes-an-alias': must('The anchor stands under the new id only, and the old id is an alias of it.'),
    'older-names-go-along': must('Aliases that the anchor had lead to the new id.'),
    'relations-go-along': must('Parents and dependencies that named the old id name the new one.'),
    'links-go-along': must('Cards under the old id are found under the new one.'),
    'jobs-go-along': must('Jobs about the old id are about the new one.'),
    'a-card-tells-of-it': must(
      'An update card that bears the new id is written into anchors-trace and anchors-graph on the branch checked out.',
    ),
    'a-missing-anchor-is-refused': must('A from that is not on the map answers INVALID_INPUT, and nothing changes.'),
    'a-name-that-is-taken-is-refused': must('A to that is an anchor, or an alias of another one, answers INVALID_INPUT.'),
    'the-same-name-is-refused': must('A to that is the id already answers INVALID_INPUT.'),
    'an-older-name-can-come-back': must('A to that is an alias of the same anchor becomes its id again.'),
    'an-alias-can-be-renamed-by': must('A from that is an alias means its anchor, with the warning ANCHOR_ALIAS_RESOLVED.'),
  },
  cases: [
    {
      name: 'a new name',
      proves: ['the-old-name-becomes-an-alias', 'relations-go-along', 'a-card-tells-of-it'],
      given: [coreStoreClock, aMap(part('a:clock', { parent_id: 'a:store', depends_on: ['a:core', 'a:store'] }))],
      when: { from: 'a:store', to: 'a:db' },
      then: {
        result: {
          from: 'a:store',
          to: 'a:db',
          anchor: { id: 'a:db', title: 'Store', aliases: ['a:store'], parent_id: 'a:core', depends_on: ['a:clock'] },
          note: { card_id: 'CARD-1', branch: 'main', trace_ref: matching(/^anchors-trace@\d+$/) },
        },
        tells: ['anchor_renamed'],
        after: [
          call(
            'anchors_list',
            {},
            {
              result: {
                anchors: [{ id: 'a:clock', parent_id: 'a:db', depends_on: ['a:core', 'a:db'] }, { id: 'a:core' }, { id: 'a:db' }],
              },
            },
          ),
          call(
            'graph_query',
            { doc: 'anchors-graph' },
            { result: { nodes: [{ id: 'CARD-1', type: 'update', tags: having('a:db'), meta: { anchor: 'a:db' } }] } },
          ),
          call(
            'show',
            { doc: 'anchors-trace', doc_kind: 'trace', branch: 'main' },
            { result: { entries: [{ format: 'think_card', title: 'a:store is now a:db' }] } },
          ),
        ],
      },
    },
    {
      name: 'an anchor that refers to itself',
      proves: ['relations-go-along'],
      given: [aMap(part('a:x', { parent_id: 'a:x', depends_on: ['a:x'] }))],
      when: { from: 'a:x', to: 'a:y' },
      then: { result: { anchor: { parent_id: 'a:y', depends_on: ['a:y'] } } },
    },
    {
      name: 'on the branch checked out',
      proves: ['a-card-tells-of-it'],
      given: [aMap(part('a:x')), call('branch_create', { name: 'idea' }), call('checkout', { ref: 'idea' })],
      when: { from: 'a:x', to: 'a:y' },
      then: { result: { note: { branch: 'idea' } } },
    },
    {
      name: 'twice renamed',
      proves: ['older-names-go-along'],
      given: [aMap(part('a:x')), call('anchors_rename', { from: 'a:x', to: 'a:y' })],
      when: { from: 'a:y', to: 'a:z' },
      then: {
        result: { anchor: { id: 'a:z', aliases: ['a:x', 'a:y'] } },
        after: [
          call('anchor_snapshot', { anchor: 'a:x' }, { result: { anchor: { id: 'a:z' } }, warnings: ['ANCHOR_ALIAS_RESOLVED'] }),
        ],
      },
    },
    {
      name: 'cards and jobs',
      proves: ['links-go-along', 'jobs-go-along'],
      given: [about('a:x', 'D1'), about('a:y', 'N1', { type: 'note', tags: ['a:x'] }), aJob({ anchor: 'a:x' })],
      when: { from: 'a:x', to: 'a:y' },
      then: {
        after: [
          call(
            'anchor_snapshot',
            { anchor: 'a:y', include_drafts: true },
            { result: { cards: [{ id: 'D1' }, { type: 'update' }, { id: 'N1' }] } },
          ),
          call('tasks_jobs_list', { anchor: 'a:y' }, { result: { jobs: [{ job_id: 'JOB-001', anchor: 'a:y' }] } }),
        ],
      },
    },
    {
      name: 'an anchor nobody made',
      proves: ['a-missing-anchor-is-refused'],
      given: [aMap(part('a:x'))],
      when: { from: 'a:nowhere', to: 'a:y' },
      then: {
        error: 'INVALID_INPUT',
        message: 'a:nowhere',
        suggests: ['anchors_list'],
        after: [call('anchors_list', {}, { result: { anchors: [{ id: 'a:x', aliases: [] }] } })],
      },
    },
    {
      name: 'a name that another anchor has',
      proves: ['a-name-that-is-taken-is-refused'],
      given: [aMap(part('a:x'), part('a:y'))],
      when: { from: 'a:x', to: 'a:y' },
      then: { error: 'INVALID_INPUT', suggests: ['anchors_merge'] },
    },
    {
      name: 'an alias of another anchor',
      proves: ['a-name-that-is-taken-is-refused'],
      given: [aMap(part('a:x'), part('a:y', { aliases: ['a:z'] }))],
      when: { from: 'a:x', to: 'a:z' },
      then: { error: 'INVALID_INPUT', message: 'a:y' },
    },
    {
      name: 'the name it has',
      proves: ['the-same-name-is-refused'],
      given: [aMap(part('a:x'))],
      when: { from: 'a:x', to: 'A:X' },
      then: { error: 'INVALID_INPUT' },
    },
    {
      name: 'there and back',
      proves: ['an-older-name-can-come-back'],
      given: [aMap(part('a:x')), call('anchors_rename', { from: 'a:x', to: 'a:y' })],
      when: { from: 'a:y', to: 'a:x' },
      then: { result: { anchor: { id: 'a:x', aliases: ['a:y'] } } },
    },
    {
      name: 'by an alias',
      proves: ['an-alias-can-be-renamed-by'],
      given: [aMap(part('a:x', { aliases: ['a:old'] }))],
      when: { from: 'a:old', to: 'a:y' },
      then: {
        result: { from: 'a:x', to: 'a:y', anchor: { aliases: ['a:old', 'a:x'] } },
        warnings: ['ANCHOR_ALIAS_RESOLVED'],
      },
    },
  ],
});
