import { badInput, defineRefusals, type Refusal, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();

/** What is not there, with what was probably meant. */
const unknown = (kind: string, field: string, list: string): Refusal => ({
  code: 'UNKNOWN_ID',
  says: { kind, fix: 'Nearest: {nearest}. List what there is, and check the scope.' },
  facts: Of({ id: S, nearest: S }),
  hints: [{ field, kind: 'other', expected: `a ${kind} that exists` }],
  suggest: [{ tool: list, params: { scope: 'effective' }, reason: `See each ${kind} there is`, priority: 'high' }],
});

export const claimsRefusals = defineRefusals({
  'claim-is-not-known': unknown('claim', 'id', 'claim_list'),
  'node-is-not-known': unknown('node', 'id', 'node_list'),
  'edge-is-not-known': unknown('edge', 'id', 'edge_list'),
  'cited-record-is-not-known': {
    code: 'UNKNOWN_ID',
    says: { kind: 'evidence record', fix: 'Nearest: {nearest}. Look for its id in the log, or leave it out.' },
    facts: Of({ id: S, nearest: S }),
    hints: [{ field: 'cite', kind: 'other', expected: 'ids of records that are in the log' }],
    suggest: [{ tool: 'mi_tail', params: {}, reason: 'See the newest records' }],
  },
  'record-is-not-known': {
    code: 'UNKNOWN_ID',
    says: { kind: 'evidence record', fix: 'Nearest: {nearest}. Look for its id in the log.' },
    facts: Of({ id: S, nearest: S }),
    hints: [{ field: 'id', kind: 'other', expected: 'the id of a record that is in the log' }],
    suggest: [{ tool: 'mi_tail', params: {}, reason: 'See the newest records', priority: 'high' }],
  },
  'nothing-was-decided': {
    code: 'UNKNOWN_ID',
    says: {
      kind: 'decision',
      fix: 'The log holds no decision and no evidence yet: run a task first, e.g. mi run "fix the export".',
    },
    facts: Of({ id: S }),
    hints: [{ field: 'project', kind: 'other', expected: 'a project with a decision in its log' }],
  },
  'nothing-to-mine': {
    code: 'UNKNOWN_ID',
    says: { kind: 'evidence record', fix: 'The log is empty: run a task first, e.g. mi run "fix the export".' },
    facts: Of({ id: S }),
    hints: [{ field: 'project', kind: 'other', expected: 'a project whose log holds records' }],
  },
  'suggestion-is-not-known': {
    code: 'UNKNOWN_ID',
    says: { kind: 'suggestion', fix: 'Nearest: {nearest}. Its learn_suggested record is in the log of its project.' },
    facts: Of({ id: S, nearest: S }),
    hints: [{ field: 'id', kind: 'other', expected: 'a suggestion of this project' }],
    suggest: [{ tool: 'mi_tail', params: { kind: ['learn_suggested'] }, reason: 'See what was suggested', priority: 'high' }],
  },
  'moment-does-not-exist': badInput(
    '{field} says {time}, and there is no such moment.',
    'Give a date such as 2026-05-14, or a time such as 2026-05-14T09:30:00Z.',
    '{field}',
    Of({ field: S, time: S }),
  ),
  'claim-ends-before-it-begins': badInput(
    'valid_to is not after valid_from.',
    'Give a later valid_to, or leave one of them out.',
    'valid_to',
  ),
  'claims-are-one-already': {
    code: 'CONFLICT',
    says: { problem: '{dup} and {canonical} stand for the same claim already.', fix: 'Name two claims that differ.' },
    facts: Of({ dup: S, canonical: S }),
    hints: [{ field: 'dup', kind: 'conflict', expected: 'a claim that does not stand for {canonical} yet' }],
  },
});
