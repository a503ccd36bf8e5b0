import { defineAnswer, type Static } from '../kit/index.ts';
import { EvidenceItem } from '../types/mind-batch.ts';

const exported: Static<typeof EvidenceItem> = {
  facts: ['The reports page has a CSV button.', 'npm test passes with 48 tests.'],
  actions: [
    { kind: 'edit', detail: 'src/reports/export.ts' },
    { kind: 'command', detail: 'npm test' },
    { kind: 'other', detail: 'read the design notes' },
  ],
  results: ['A file with the header row is written.'],
  unknowns: ['Dates were not tried with another locale.'],
  risk_signals: ['install: npm install csv-stringify'],
};

export default defineAnswer({
  name: 'extract_evidence',
  summary: 'Reads off a batch what is known, what was done, what came of it, what is open and what looks risky.',
  asked: 'After every batch of Hands.',
  answer: EvidenceItem,
  valid: [
    { name: 'a batch that changed a file and ran the tests', answer: exported },
    {
      name: 'a batch in which nothing happened',
      answer: { facts: [], actions: [], results: [], unknowns: [], risk_signals: [] },
    },
  ],
  invalid: [
    { name: 'no unknowns', answer: { ...exported, unknowns: undefined }, because: 'unknowns is missing' },
    {
      name: 'an action of its own kind',
      answer: { ...exported, actions: [{ kind: 'thought', detail: 'considered a rewrite' }] },
      because: 'an action is command, edit or other',
    },
    { name: 'actions as text', answer: { ...exported, actions: ['npm test'] }, because: 'an action has kind and detail' },
    { name: 'a verdict', answer: { ...exported, verdict: 'good' }, because: 'verdict is not a field' },
  ],
});
