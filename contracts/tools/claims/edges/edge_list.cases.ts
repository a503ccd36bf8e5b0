import { call, casesOf, saved } from '../../../kit/index.ts';
import { edgeBetween } from '../../../worlds/claims.ts';
import tool from './edge_list.ts';

const a = 'cl_1_0000000a';
const b = 'cl_2_0000000b';
const c = 'ev_run_3_0000000c_000001';
const three = [
  edgeBetween('supports', a, b, {}, 'first'),
  edgeBetween('depends_on', c, a, {}, 'second'),
  edgeBetween('mentions', a, c, { scope: 'global' }, 'third'),
];

export default casesOf(tool, [
  {
    name: 'the newest of two',
    proves: ['the-newest-edges-stay'],
    given: three,
    when: { limit: 1 },
    then: {
      result: { edges: [{ edge_id: saved('second') }], has_more: true },
      lines: ['^ed_\\w+ ev_run_3_0000000c_000001 -depends_on-> cl_1_0000000a$', '^MORE: after=ed_\\w+$'],
      after: [
        call(
          'edge_list',
          { limit: 1, after: saved('second') },
          { result: { edges: [{ edge_id: saved('first') }], has_more: false } },
        ),
      ],
    },
  },
  {
    name: 'related again, the newer one counts',
    proves: ['the-newest-edges-stay'],
    given: [...three, edgeBetween('supports', a, b, { notes: 'Said again.' }, 'again')],
    when: {},
    then: { result: { edges: [{ edge_id: saved('again'), notes: 'Said again.' }, { edge_id: saved('second') }] } },
  },
  {
    name: 'what begins at one end, of one type',
    proves: ['ends-and-type-narrow-the-list'],
    given: three,
    when: { from: a, type: 'supports' },
    then: {
      result: { edges: [{ edge_id: saved('first') }] },
      after: [call('edge_list', { to: a }, { result: { edges: [{ edge_id: saved('second') }] } })],
    },
  },
  {
    name: 'both stores',
    proves: ['both-stores-are-listed-together'],
    given: three,
    when: { scope: 'effective' },
    then: { result: { edges: [{ edge_id: saved('third') }, { edge_id: saved('second') }, { edge_id: saved('first') }] } },
  },
  {
    name: 'there is none',
    proves: ['both-stores-are-listed-together'],
    when: {},
    then: { result: { edges: [] }, lines: ['^\\(no edges\\)$'] },
  },
]);
