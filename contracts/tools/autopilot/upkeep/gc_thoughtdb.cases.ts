import { call, casesOf, matching, saved } from '../../../kit/index.ts';
import { edgeBetween, twoClaims } from '../../../worlds/claims.ts';
import tool from './gc_thoughtdb.ts';

/** An edge that was drawn twice; only the last one counts. */
const drawnTwice = [
  ...twoClaims,
  edgeBetween('supports', saved('dates'), saved('exports')),
  edgeBetween('supports', saved('dates'), saved('exports'), { notes: 'Said again.' }, 'again'),
];
const edges = { name: 'edges', lines_before: 4, lines_after: 3 } as const;

export default casesOf(tool, [
  {
    name: 'what would be left out',
    proves: ['looking-compacts-nothing'],
    given: drawnTwice,
    when: {},
    then: {
      result: { dry_run: true, scope: 'project', archive_dir: null, files: [{ name: 'claims' }, edges, { name: 'nodes' }] },
      lines: [
        '^would compact .*thoughtdb$',
        '^- claims: \\d+ lines, \\d+ after$',
        '^- edges: 4 lines, 3 after$',
        '^- nodes: 0 lines, 0 after$',
      ],
      after: [call('gc_thoughtdb', {}, { result: { files: [{ name: 'claims' }, edges, { name: 'nodes' }] } })],
    },
  },
  {
    name: 'without what no longer counts',
    proves: ['compaction-changes-no-view'],
    given: drawnTwice,
    when: { apply: true },
    then: {
      result: { dry_run: false, archive_dir: matching(/archive/), files: [{ name: 'claims' }, edges, { name: 'nodes' }] },
      after: [
        call(
          'gc_thoughtdb',
          {},
          { result: { files: [{ name: 'claims' }, { lines_before: 3, lines_after: 3 }, { name: 'nodes' }] } },
        ),
        call('edge_list', { type: 'supports' }, { result: { edges: [{ edge_id: saved('again') }] } }),
        call('claim_list', {}, { result: { claims: [{ claim_id: saved('exports') }, { claim_id: saved('dates') }] } }),
      ],
    },
  },
  {
    name: 'the global store has no lines',
    proves: ['looking-compacts-nothing'],
    given: drawnTwice,
    when: { global: true },
    then: { result: { scope: 'global', files: [{ lines_before: 0 }, { lines_before: 0 }, { lines_before: 0 }] } },
  },
]);
