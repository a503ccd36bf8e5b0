import { call, defineTool, having, matching, must, Nullable, Type } from '../../../kit/index.ts';
import { Anchor, AnchorId, AnchorName, RegistryNote } from '../../../types/anchor.ts';
import { InWorkspace } from '../../../types/scope.ts';
import { about, aMap, part } from '../../../worlds/anchors.ts';
import { aJob } from '../../../worlds/jobs.ts';

const ids = Type.Array(AnchorId);

export default defineTool({
  name: 'anchors_merge',
  title: 'Make several anchors one',
  summary: 'Merges anchors into another one. Their ids and aliases keep working, and what named them names that one.',
  effect: 'write',
  destructive: true,
  idempotent: true,
  scope: 'workspace',
  target: 'branch',

  input: Type.Object({ ...InWorkspace, into: AnchorName, from: Type.Array(AnchorName, { minItems: 1, maxItems: 32 }) }),
  output: Type.Object({
    into: AnchorId,
    from: ids,
    merged: ids,
    /** Names that led to `into` before. */
    skipped: ids,
    anchor: Anchor,
    note: Nullable(RegistryNote),
  }),
  errors: ['UNKNOWN_ID', 'INVALID_INPUT'],
  warnings: ['ANCHOR_ALIAS_RESOLVED'],
  tells: ['anchors_merged'],

  rules: {
    'merged-ids-become-aliases': must('What was merged is off the map; its id and its aliases are aliases of into.'),
    'into-stays-what-it-was': must('Title, kind, status, description, refs and relations of into stay.'),
    'relations-go-along': must('Parents and dependencies that named a merged anchor name into, each once.'),
    'no-relation-to-itself-is-made': must('Where into named a merged anchor, that relation is dropped.'),
    'links-and-jobs-go-along': must('Cards and jobs of what was merged are found under into, each card once.'),
    'a-card-tells-of-it': must(
      'An update card on the branch checked out says what was merged, and keeps what the merged anchors said.',
    ),
    'merged-before-is-skipped': must(
      'A name that leads to into already is skipped; when all are, nothing is written and no error answered.',
    ),
    'an-unknown-anchor-is-refused': must('An anchor that is not on the map answers UNKNOWN_ID, and nothing is merged.'),
    'aliases-lead-on': must('into and from may be aliases, with the warning ANCHOR_ALIAS_RESOLVED.'),
  },
  cases: [
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
        after: [
          call('anchors_list', { text: 'a:p' }, { result: { anchors: [{ parent_id: 'a:x', depends_on: ['a:x', 'a:p'] }] } }),
        ],
      },
    },
    {
      name: 'a part merged into what it is a part of, and back',
      proves: ['no-relation-to-itself-is-made'],
      given: [
        aMap(part('a:x', { parent_id: 'a:y', depends_on: ['a:y', 'a:z'] }), part('a:y', { parent_id: 'a:x' }), part('a:z')),
      ],
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
      then: { error: 'UNKNOWN_ID', message: 'a:x' },
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
  ],
});
