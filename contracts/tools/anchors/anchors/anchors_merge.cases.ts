import { call, casesOf, having, matching } from '../../../kit/index.ts';
import { about, aMap, part } from '../../../worlds/anchors.ts';
import { aJob } from '../../../worlds/jobs.ts';
import tool from './anchors_merge.ts';

export default casesOf(tool, [
  {
    name: 'two into one',
    proves: ['merged-ids-become-aliases', 'into-stays-what-it-was', 'a-card-tells-of-it'],
    given: [
      aMap(
        part('a:x', { refs: ['src'], parent_id: 'a:top' }),
        part('a:y', { kind: 'data', aliases: ['a:old'], description: 'what y was' }),
        part('a:z'),
        part('a:top'),
      ),
    ],
    when: { into: 'a:x', from: ['a:y', 'a:z'] },
    then: {
      result: {
        into: 'a:x',
        from: ['a:y', 'a:z'],
        merged: ['a:y', 'a:z'],
        skipped: [],
        anchor: {
          id: 'a:x',
          title: 'X',
          kind: 'component',
          description: null,
          refs: ['src'],
          parent_id: 'a:top',
          aliases: ['a:old', 'a:y', 'a:z'],
        },
        note: { card_id: 'CARD-1', trace_ref: matching(/^anchors-trace@/) },
      },
      tells: ['anchors_merged'],
      after: [
        call('anchors_list', {}, { result: { anchors: [{ id: 'a:top' }, { id: 'a:x' }] } }),
        call(
          'graph_query',
          { doc: 'anchors-graph' },
          {
            result: {
              nodes: [
                {
                  type: 'update',
                  title: 'a:y, a:z merged into a:x',
                  tags: having('a:x'),
                  meta: { anchor: 'a:x', merged: [{ id: 'a:y', description: 'what y was' }, { id: 'a:z' }] },
                },
              ],
            },
          },
        ),
      ],
    },
  },
  {
    name: 'what named them',
    proves: ['relations-go-along'],
    given: [aMap(part('a:x'), part('a:y'), part('a:p', { parent_id: 'a:y', depends_on: ['a:y', 'a:x', 'a:p'] }))],
    when: { into: 'a:x', from: ['a:y'] },
    then: {
      after: [call('anchors_list', { text: 'a:p' }, { result: { anchors: [{ parent_id: 'a:x', depends_on: ['a:x', 'a:p'] }] } })],
    },
  },
  {
    name: 'a part merged into what it is a part of, and back',
    proves: ['no-relation-to-itself-is-made'],
    given: [aMap(part('a:x', { parent_id: 'a:y', depends_on: ['a:y', 'a:z'] }), part('a:y', { parent_id: 'a:x' }), part('a:z'))],
    when: { into: 'a:x', from: ['a:y'] },
    then: { result: { anchor: { parent_id: null, depends_on: ['a:z'] } } },
  },
  {
    name: 'cards and jobs',
    proves: ['links-and-jobs-go-along'],
    given: [about('a:x', 'D1', { tags: ['a:y'] }), about('a:y', 'D2'), aJob({ anchor: 'a:y' })],
    when: { into: 'a:x', from: ['a:y'] },
    then: {
      after: [
        call(
          'anchor_snapshot',
          { anchor: 'a:x' },
          { result: { cards: [{ id: 'D2' }, { id: 'D1' }, { type: 'update' }], stats: { links_count: 3 } } },
        ),
        call('tasks_jobs_list', { anchor: 'a:x' }, { result: { jobs: [{ anchor: 'a:x' }] } }),
      ],
    },
  },
  {
    name: 'the same merge again',
    proves: ['merged-before-is-skipped'],
    given: [aMap(part('a:x'), part('a:y')), call('anchors_merge', { into: 'a:x', from: ['a:y'] })],
    when: { into: 'a:x', from: ['a:y', 'a:x'] },
    then: { result: { merged: [], skipped: ['a:y', 'a:x'], note: null }, tells: [] },
  },
  {
    name: 'one that is there and one that is not',
    proves: ['an-unknown-anchor-is-refused'],
    given: [aMap(part('a:x'), part('a:y'))],
    when: { into: 'a:x', from: ['a:y', 'a:nowhere'] },
    then: {
      error: 'UNKNOWN_ID',
      suggests: ['anchors_list'],
      after: [call('anchors_list', {}, { result: { anchors: [{ id: 'a:x', aliases: [] }, { id: 'a:y' }] } })],
    },
  },
  {
    name: 'into nothing',
    proves: ['an-unknown-anchor-is-refused'],
    given: [aMap(part('a:y'))],
    when: { into: 'a:x', from: ['a:y'] },
    then: { error: 'UNKNOWN_ID', refusal: 'anchor-is-not-known', names: ['a:x'] },
  },
  {
    name: 'by other names',
    proves: ['aliases-lead-on'],
    given: [aMap(part('a:x', { aliases: ['a:p'] }), part('a:y', { aliases: ['a:q'] }))],
    when: { into: 'a:p', from: ['a:q', 'a:y'] },
    then: {
      result: { into: 'a:x', merged: ['a:y'], anchor: { aliases: ['a:p', 'a:q', 'a:y'] } },
      warnings: ['ANCHOR_ALIAS_RESOLVED'],
    },
  },
]);
