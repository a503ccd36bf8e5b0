import { defineAnswer, type Static } from '../kit/index.ts';
import { CompiledValues } from '../types/mind-learn.ts';

const careful: Static<typeof CompiledValues> = {
  version: 'v1',
  values_summary: [
    'Keep what works for users working.',
    'Prefer the smallest change that solves the problem.',
    'Run the tests before calling anything done.',
    'Ask before anything leaves this machine.',
    'Write for the next reader.',
  ],
  decision_procedure: {
    summary: 'Check for outside effects first, then for evidence that the change works, then stop or go on.',
    mermaid: 'flowchart TD\n  A[Next step] --> B{Leaves the machine?}\n  B -->|yes| C[Ask]\n  B -->|no| D[Do it and test]',
  },
};

export default defineAnswer({
  name: 'compile_values',
  summary: 'Turns the values that a person wrote into short sentences and a way to decide by them.',
  asked: 'When values are set, by mi init or mi values set, unless --no-compile is given.',
  answer: CompiledValues,
  valid: [
    { name: 'values of a careful maintainer', answer: careful },
    {
      name: 'a text from which nothing can be drawn',
      answer: { version: 'v1', values_summary: [], decision_procedure: { summary: '', mermaid: '' } },
    },
  ],
  invalid: [
    { name: 'no summary', answer: { ...careful, values_summary: undefined }, because: 'values_summary is missing' },
    { name: 'a version to come', answer: { ...careful, version: 'v2' }, because: 'version can only be v1' },
    {
      name: 'a procedure as text',
      answer: { ...careful, decision_procedure: 'Ask first.' },
      because: 'decision_procedure is an object',
    },
    {
      name: 'a procedure with a title',
      answer: { ...careful, decision_procedure: { ...careful.decision_procedure, title: 'Ask first' } },
      because: 'decision_procedure has no title',
    },
  ],
});
