import { call, casesOf } from '../../../kit/index.ts';
import { aMap, part } from '../../../worlds/anchors.ts';
import tool from './anchors_bootstrap.ts';

const nothing = [call('anchors_list', {}, { result: { anchors: [] } })];

export default casesOf(tool, [
  {
    name: 'two anchors',
    proves: ['anchors-are-made-in-order-of-ids', 'a-new-anchor-is-active', 'relations-may-name-the-same-call'],
    given: [call('init')],
    when: {
      anchors: [
        { id: 'a:store', title: 'Store', kind: 'data', parent_id: 'a:zone', refs: ['src/store'] },
        { id: 'a:zone', title: 'Zone', kind: 'boundary' },
        { id: 'a:core', title: 'Core', kind: 'component', depends_on: ['a:store'] },
      ],
    },
    then: {
      result: {
        anchors: [
          { id: 'a:core', created: true },
          { id: 'a:store', created: true },
          { id: 'a:zone', created: true },
        ],
        count: 3,
        created: 3,
        updated: 0,
        truncated: false,
      },
      tells: ['anchor_saved', 'anchor_saved', 'anchor_saved'],
      after: [
        call(
          'anchors_list',
          {},
          {
            result: {
              anchors: [
                { id: 'a:core', status: 'active', description: null, refs: [], parent_id: null, depends_on: ['a:store'] },
                { id: 'a:store', kind: 'data', refs: ['src/store'], parent_id: 'a:zone' },
                { id: 'a:zone' },
              ],
            },
          },
        ),
      ],
    },
  },
  {
    name: 'an anchor that is there',
    proves: ['a-known-anchor-is-updated'],
    given: [aMap(part('a:x', { description: 'what it is', refs: ['src'], status: 'deprecated' }))],
    when: { anchors: [{ id: 'a:x', title: 'New', kind: 'ops', refs: ['lib'] }] },
    then: {
      result: { anchors: [{ id: 'a:x', created: false }], created: 0, updated: 1 },
      after: [
        call(
          'anchors_list',
          {},
          {
            result: {
              anchors: [{ title: 'New', kind: 'ops', description: 'what it is', refs: ['lib'], status: 'deprecated' }],
            },
          },
        ),
      ],
    },
  },
  {
    name: 'the same map again',
    proves: ['the-same-again-changes-nothing'],
    given: [aMap(part('a:x', { aliases: ['a:y'], depends_on: ['a:x'] }))],
    when: { anchors: [part('a:x', { aliases: ['a:y'], depends_on: ['a:x'] })] },
    then: { result: { anchors: [{ id: 'a:x', created: false }] }, tells: [] },
  },
  {
    name: 'relations taken away',
    proves: ['empty-means-none'],
    given: [aMap(part('a:x', { parent_id: 'a:y', depends_on: ['a:y'], refs: ['src'], description: 'd' }), part('a:y'))],
    when: { anchors: [part('a:x', { parent_id: '', depends_on: [], refs: [], description: '' })] },
    then: {
      after: [
        call(
          'anchors_list',
          { text: 'a:x' },
          { result: { anchors: [{ parent_id: null, depends_on: [], refs: [], description: null }] } },
        ),
      ],
    },
  },
  {
    name: 'a parent nobody made',
    proves: ['a-relation-to-nothing-is-refused', 'all-or-nothing'],
    given: [call('init')],
    when: { anchors: [part('a:x'), part('a:y', { parent_id: 'a:nowhere' })] },
    then: {
      error: 'UNKNOWN_ID',
      refusal: 'anchor-is-not-known',
      names: ['a:nowhere'],
      suggests: ['macro_anchor_note'],
      after: nothing,
    },
  },
  {
    name: 'a dependency nobody made',
    proves: ['a-relation-to-nothing-is-refused'],
    given: [call('init')],
    when: { anchors: [part('a:y', { depends_on: ['a:y', 'a:nowhere'] })] },
    then: { error: 'UNKNOWN_ID', after: nothing },
  },
  {
    name: 'relations by other names',
    proves: ['relations-are-kept-by-id'],
    given: [aMap(part('a:x', { aliases: ['a:old'] }))],
    when: {
      anchors: [
        part('a:y', { parent_id: 'A:Old', depends_on: ['a:old', 'a:x', 'a:fresh'] }),
        part('a:z', { aliases: ['a:fresh'] }),
      ],
    },
    then: {
      after: [call('anchors_list', { text: 'a:y' }, { result: { anchors: [{ parent_id: 'a:x', depends_on: ['a:x', 'a:z'] }] } })],
    },
  },
  {
    name: 'one anchor twice',
    proves: ['an-anchor-comes-once'],
    given: [call('init')],
    when: { anchors: [part('a:x'), part('A:X')] },
    then: { error: 'INVALID_INPUT', names: ['a:x'], after: nothing },
  },
  {
    name: 'an anchor by both of its names',
    proves: ['an-anchor-comes-once'],
    given: [aMap(part('a:x', { aliases: ['a:y'] }))],
    when: { anchors: [part('a:x'), part('a:y')] },
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'more aliases',
    proves: ['aliases-add-up'],
    given: [aMap(part('a:x', { aliases: ['a:p'] }))],
    when: { anchors: [part('a:x', { aliases: ['a:q', 'a:x'] })] },
    then: { after: [call('anchors_list', {}, { result: { anchors: [{ aliases: ['a:p', 'a:q'] }] } })] },
  },
  {
    name: 'an alias that is an anchor',
    proves: ['an-alias-is-free'],
    given: [aMap(part('a:x'), part('a:y'))],
    when: { anchors: [part('a:y', { aliases: ['a:x'] })] },
    then: { error: 'INVALID_INPUT', suggests: ['anchors_merge'] },
  },
  {
    name: 'an alias that is an anchor, for a new one',
    proves: ['an-alias-is-free'],
    given: [aMap(part('a:x'))],
    when: { anchors: [part('a:y', { aliases: ['a:x'] })] },
    then: { error: 'INVALID_INPUT', suggests: ['anchors_rename'] },
  },
  {
    name: 'an alias that is taken',
    proves: ['an-alias-is-free'],
    given: [aMap(part('a:x', { aliases: ['a:old'] }))],
    when: { anchors: [part('a:y', { aliases: ['a:old'] })] },
    then: { error: 'INVALID_INPUT', names: ['a:x'] },
  },
  {
    name: 'an alias that is an anchor of the same call',
    proves: ['an-alias-is-free'],
    given: [call('init')],
    when: { anchors: [part('a:x', { aliases: ['a:y'] }), part('a:y')] },
    then: { error: 'INVALID_INPUT', after: nothing },
  },
  {
    name: 'an old name',
    proves: ['an-old-name-updates-its-anchor'],
    given: [aMap(part('a:db')), call('anchors_rename', { from: 'a:db', to: 'a:store' })],
    when: { anchors: [{ id: 'a:db', title: 'Kept', kind: 'data' }] },
    then: {
      result: { anchors: [{ id: 'a:store', created: false }] },
      warnings: ['ANCHOR_ALIAS_RESOLVED'],
      after: [call('anchors_list', {}, { result: { anchors: [{ id: 'a:store', title: 'Kept' }] } })],
    },
  },
  {
    name: 'capitals and blanks',
    proves: ['ids-are-read-loosely'],
    given: [call('init')],
    when: { anchors: [part('  A:Core ', { title: 'Core' })] },
    then: { result: { anchors: [{ id: 'a:core' }] } },
  },
  {
    name: 'an id with a path in it',
    proves: ['other-ids-are-refused'],
    given: [call('init')],
    when: { anchors: [part('a:core/store')] },
    then: { error: 'INVALID_INPUT', after: nothing },
  },
  {
    name: 'an id that begins with a dash',
    proves: ['other-ids-are-refused'],
    given: [call('init')],
    when: { anchors: [part('a:-core')] },
    then: { error: 'INVALID_INPUT' },
  },
  {
    name: 'a kind nobody knows',
    proves: ['kind-and-status-are-known-words'],
    given: [call('init')],
    when: { anchors: [part('a:x', { kind: 'magic' })] },
    then: { error: 'INVALID_INPUT', names: ['test-surface'] },
  },
  {
    name: 'a status nobody knows',
    proves: ['kind-and-status-are-known-words'],
    given: [call('init')],
    when: { anchors: [part('a:x', { status: 'gone' })] },
    then: { error: 'INVALID_INPUT', names: ['deprecated'] },
  },
]);
