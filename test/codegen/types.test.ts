import { expect, it } from 'vitest';
import { call, casesOf, defineTool, must, Opt, Type } from '../../contracts/kit/index.ts';

const spec = {
  name: 'sketch',
  title: 'A tool to be wrong about',
  summary: 'Never run.',
  effect: 'write',
  scope: 'workspace',
  input: Type.Object({ workspace: Type.String(), text: Type.String(), size: Opt(Type.Integer()) }),
  output: Type.Object({ count: Type.Integer(), lines: Type.Array(Type.Object({ text: Type.String() })) }),
  errors: ['UNKNOWN_ID'],
  tells: ['note_added'],
  rules: { 'text-is-kept': must('The text is kept.') },
} as const;

/** Nothing here runs: `tsc` reads it, and an expected error that does not come is an error itself. */
function casesThatDoNotCompile() {
  casesOf(defineTool(spec), [
    {
      name: 'all is well',
      proves: ['text-is-kept'],
      given: [call('init')],
      when: { text: 'x', size: { $saved: 'size' } },
      then: { result: { count: 1, lines: [{ text: 'x' }] }, tells: ['note_added'] },
    },
    { name: 'the boundary refuses', proves: [], when: { text: '' }, then: { error: 'INVALID_INPUT' } },
    // @ts-expect-error text-is-lost is no rule of this tool
    { name: 'an unknown rule', proves: ['text-is-lost'], when: { text: 'x' }, then: {} },
    { name: 'declared', proves: [], when: { text: 'x' }, then: { error: 'UNKNOWN_ID', tells: ['note_added'] } },
    // @ts-expect-error CONFLICT exists, but this tool does not declare it
    { name: 'an undeclared error', proves: [], when: { text: 'x' }, then: { error: 'CONFLICT' } },
    // @ts-expect-error tag_set exists, but this tool does not tell it
    { name: 'an undeclared fact', proves: [], when: { text: 'x' }, then: { tells: ['tag_set'] } },
    // @ts-expect-error TOO_LONG is no warning
    { name: 'an unknown warning', proves: [], when: { text: 'x' }, then: { warnings: ['TOO_LONG'] } },
    // @ts-expect-error siz is no input field
    { name: 'a misspelt input field', proves: [], when: { text: 'x', siz: 1 }, then: {} },
    // @ts-expect-error text is required
    { name: 'a missing input field', proves: [], when: {}, then: {} },
    // @ts-expect-error text is a string
    { name: 'an input field of another type', proves: [], when: { text: 7 }, then: {} },
    // @ts-expect-error cuont is no result field
    { name: 'a misspelt result field', proves: [], when: { text: 'x' }, then: { result: { cuont: 1 } } },
    // @ts-expect-error txt is no field of a line
    { name: 'a misspelt field inside a list', proves: [], when: { text: 'x' }, then: { result: { lines: [{ txt: 'x' }] } } },
  ]);
  // @ts-expect-error NO_SUCH_CODE is no error
  defineTool({ ...spec, errors: ['NO_SUCH_CODE'] });
  // @ts-expect-error no_such_fact is no fact
  defineTool({ ...spec, tells: ['no_such_fact'] });
}

it('is checked by tsc, never run', () => expect(casesThatDoNotCompile).toBeTypeOf('function'));
