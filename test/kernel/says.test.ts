import { describe, expect, test } from 'vitest';
import { errorOf } from '../../src/boundary/envelope.ts';
import { proposals } from '../../src/boundary/suggest.ts';
import { refuse } from '../../src/kernel/fault.ts';
import { fillParams, nextCall, text } from '../../src/kernel/says.ts';

describe('a refusal', () => {
  const refused = refuse('job-lease-has-run-out', { id: 'JOB-001', holder: 'ann', runner_id: 'bob' });
  test('has the code, the words and the id of its contract', () => {
    expect(errorOf(refused)).toEqual({
      code: 'CONFLICT',
      refusal: 'job-lease-has-run-out',
      message: 'JOB-001 is RUNNING: ann holds it, though the lease has run out.',
      recovery: 'Take it over with allow_stale=true.',
    });
  });
  test('proposes what its contract and its code propose, filled in', () => {
    expect(proposals(refused).map(({ tool, params }) => [tool, params])).toEqual([
      ['tasks_jobs_claim', { job: 'JOB-001', runner_id: 'bob', allow_stale: true }],
      ['tasks_jobs_claim', { runner_id: 'bob' }],
      ['tasks_jobs_open', { job: 'JOB-001' }],
    ]);
  });
  test('points at a field', () => {
    expect(errorOf(refuse('field-is-too-long', { field: 'title', limit: 300 })).hints).toEqual([
      { field: 'title', kind: 'length', expected: 'at most 300 characters' },
    ]);
  });
  test('says what it was given as it is, braces and all', () => {
    const { message } = errorOf(refuse('edge-lacks-a-node', { edge: '{missing}|$&|b', missing: ['a', '{edge}'] }));
    expect(message).toBe('Edge {missing}|$&|b needs a node that is not there: a, {edge}.');
  });
});

test('a next call is filled in, and what no template can say is added', () => {
  expect(
    nextCall('attach-the-proof', { task: 'TASK-001', step_id: 'STEP-00000001', checkpoint: ['tests'] }, { checks: ['x'] }),
  ).toEqual({
    tool: 'tasks_evidence_capture',
    params: { task: 'TASK-001', step_id: 'STEP-00000001', checkpoint: ['tests'], checks: ['x'] },
    reason: 'Attach the proof; put what was really run in place of the placeholders',
    priority: 'medium',
  });
});

test('a parameter that is one placeholder keeps the type of its fact, or is left out', () => {
  const params = { a: '{n}', b: 'n={n}', c: '{unknown}', d: [{ e: '{list}' }], f: true, g: '{__proto__}' };
  expect(fillParams(params, { n: 1, list: ['x'] })).toEqual({ a: 1, b: 'n=1', d: [{ e: ['x'] }], f: true });
});

test('a text may be a form or a list', () => {
  expect(text('steps-are-blocked', { places: 's:0' }).message).toBe('Blocked: s:0.');
  expect(text('blank-receipts')).toHaveLength(2);
});
