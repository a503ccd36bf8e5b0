import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bringsProof, salvageRefs } from '../../src/domain/tasks/salvage-rules.ts';

const job = 'JOB-007';

test.each([
  ['nothing to find', 'All fine now.', []],
  ['a labelled command', 'CMD: npm test', ['CMD: npm test']],
  ['a label in small letters', 'link: https://ci.example/1', ['LINK: https://ci.example/1']],
  ['a label in a list', '- CMD: make check', ['CMD: make check']],
  ['an empty label', 'CMD:', []],
  ['a link in a sentence', 'See https://ci.example/1?x=2, then go on.', ['https://ci.example/1?x=2']],
  ['a prompt sign', '$ ls -la', ['CMD: ls -la']],
  ['a known tool', 'cargo test --all', ['CMD: cargo test --all']],
  ['a path that ends with dots', 'go test ./...', ['CMD: go test ./...']],
  ['an everyday word', 'go on with it', []],
  ['a sentence about a tool', 'git is not to blame here.', []],
  [
    'ids',
    'CARD-12 and TASK-001, PLAN-002; JOB-003@9 in notes@4 for a:core.',
    ['CARD-12', 'TASK-001', 'PLAN-002', 'JOB-003@9', 'notes@4', 'a:core'],
  ],
  ['an id inside a link', 'https://x.example/TASK-001', ['https://x.example/TASK-001']],
  ['the same twice', 'notes@4 notes@4', ['notes@4']],
  ['the job itself', 'JOB-007 is done', []],
  ['no anchor inside a word', 'data:core and a:', []],
])('%s', (_, text, found) => {
  expect(salvageRefs(job, [], text)).toEqual([...found, job]);
  expect(salvageRefs(job, [job], text)).toEqual([...found, job]);
  expect(bringsProof(job, [...found, job])).toBe(found.length > 0);
});

test('what is given is kept', () => {
  expect(salvageRefs(job, ['notes@1'], 'CMD: npm test')).toEqual(['notes@1']);
});

test('refs stay within their bounds whatever the text, and the job comes last', () => {
  const word = fc.oneof(fc.string(), fc.constantFrom('CMD: x', 'https://a.example/', 'TASK-001', '\n', '$ ', 'a:b', '😀'));
  fc.assert(
    fc.property(fc.array(word, { maxLength: 80 }), (words) => {
      const refs = salvageRefs(job, [], words.join(' '));
      expect(refs.length).toBeLessThanOrEqual(32);
      expect(refs.at(-1)).toBe(job);
      expect(new Set(refs).size).toBe(refs.length);
      for (const ref of refs) {
        expect(ref.length).toBeGreaterThan(0);
        expect(ref.length).toBeLessThanOrEqual(128);
      }
    }),
  );
});
