import { call, casesOf, matching, ofLength } from '../../../kit/index.ts';
import { runOf } from '../../../worlds/learning.ts';
import tool from './gc_transcripts.ts';

const twice = [runOf('Fix the export.'), runOf('Fix the import.')];

export default casesOf(tool, [
  {
    name: 'what would be archived',
    proves: ['looking-archives-nothing'],
    given: twice,
    when: { keep_hands: 1 },
    then: {
      result: {
        dry_run: true,
        hands: { keep: 1, planned: 1, results: [{ state: 'planned', gzip_bytes: null }] },
        mind: { keep: 200, planned: 0, results: [] },
      },
      lines: ['^would archive 1 of Hands, 0 of the Mind$', '^- .*\\.jsonl$'],
      after: [call('gc_transcripts', { keep_hands: 1 }, { result: { hands: { planned: 1 } } })],
    },
  },
  {
    name: 'all but the newest',
    proves: ['older-transcripts-are-archived', 'what-is-archived-is-not-archived-again'],
    given: twice,
    when: { keep_hands: 1, apply: true },
    then: {
      result: {
        dry_run: false,
        hands: {
          planned: 1,
          results: [
            { state: 'archived', archived_path: matching(/archive\/.*\.jsonl\.gz$/), sha256: matching(/^[0-9a-f]{64}$/) },
          ],
        },
      },
      lines: ['^archived 1 of Hands, 0 of the Mind$', '^- .*\\.jsonl\\.gz$'],
      after: [
        call('gc_transcripts', { keep_hands: 0 }, { result: { hands: { planned: 1, results: ofLength(1) } } }),
        call('gc_transcripts', { keep_hands: 1, apply: true }, { result: { hands: { planned: 0 } } }),
      ],
    },
  },
]);
