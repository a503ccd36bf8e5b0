import { call, casesOf, having, matching } from '../../../kit/index.ts';
import { about, aMap, coreStoreClock, part } from '../../../worlds/anchors.ts';
import { aJob } from '../../../worlds/jobs.ts';
import tool from './anchors_rename.ts';

export default casesOf(tool, [
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
      refusal: 'anchor-to-rename-is-not-known',
      names: ['a:nowhere'],
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
    then: { error: 'INVALID_INPUT', names: ['a:y'] },
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
]);
