import { call, casesOf } from '../../../kit/index.ts';
import { about, aMap, part } from '../../../worlds/anchors.ts';
import { aJob } from '../../../worlds/jobs.ts';
import tool from './anchors_lint.ts';

export default casesOf(tool, [
  {
    name: 'a circle, and an anchor without a card',
    proves: ['errors-come-first', 'parents-in-a-circle-are-an-error', 'an-anchor-without-a-card-is-a-warning'],
    given: [
      aMap(part('a:x', { parent_id: 'a:y' }), part('a:y', { parent_id: 'a:x' }), part('a:child', { parent_id: 'a:x' })),
      about('a:x', 'D1'),
      about('a:y', 'N1', { type: 'note' }),
    ],
    when: {},
    then: {
      result: {
        issues: [
          { code: 'PARENT_CYCLE', severity: 'error', anchor: 'a:x' },
          { code: 'PARENT_CYCLE', severity: 'error', anchor: 'a:y' },
          { code: 'ORPHAN_ANCHOR', severity: 'warning', anchor: 'a:child' },
        ],
        count: 3,
        has_more: false,
        truncated: false,
      },
    },
  },
  {
    name: 'a sound map',
    proves: ['a-sound-map-has-no-issues', 'an-anchor-without-a-card-is-a-warning'],
    given: [
      aMap(part('a:x', { aliases: ['a:old'] }), part('a:y', { parent_id: 'a:x', depends_on: ['a:x'] })),
      about('a:old', 'D1'),
      aJob({ anchor: 'a:y' }),
    ],
    when: {},
    then: { result: { issues: [], count: 0 } },
  },
  {
    name: 'an anchor that refers to itself',
    proves: ['a-part-of-itself-is-an-error', 'a-need-of-itself-is-an-error', 'errors-come-first'],
    given: [aMap(part('a:x', { parent_id: 'a:x', depends_on: ['a:x'] })), about('a:x', 'D1')],
    when: {},
    then: { result: { issues: [{ code: 'SELF_DEPENDS_ON' }, { code: 'SELF_PARENT' }] } },
  },
  {
    name: 'a circle that a merge closed',
    proves: ['parents-in-a-circle-are-an-error'],
    given: [
      aMap(part('a:x'), part('a:y', { parent_id: 'a:x' }), part('a:z', { parent_id: 'a:y' })),
      call('anchors_merge', { into: 'a:z', from: ['a:x'] }),
    ],
    when: { limit: 2 },
    then: {
      result: {
        issues: [
          { code: 'PARENT_CYCLE', anchor: 'a:y' },
          { code: 'PARENT_CYCLE', anchor: 'a:z' },
        ],
      },
    },
  },
  {
    name: 'one issue of two',
    proves: ['limit-bounds-the-issues'],
    given: [aMap(part('a:x'), part('a:y'))],
    when: { limit: 1 },
    then: { result: { issues: [{ anchor: 'a:x' }], count: 2, has_more: true } },
  },
]);
