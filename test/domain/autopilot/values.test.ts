import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { call } from '../../../src/boundary/call.ts';
import { testHome } from '../../support/home.ts';
import { quietPorts } from '../../support/pilot.ts';

const claim = (local_id: string, text: string, more: object = {}) => ({
  local_id,
  claim_type: 'preference',
  text,
  scope: 'global',
  visibility: 'global',
  valid_from: null,
  valid_to: null,
  confidence: 1,
  source_event_ids: [] as string[],
  tags: [] as string[],
  notes: '',
  ...more,
});
const compile_values = {
  version: 'v1' as const,
  values_summary: ['Ask first.'],
  decision_procedure: { summary: 'Ask, then act.', mermaid: 'flowchart TD\n  A --> B' },
};
const patch = (claims: object[], retract_claim_ids: string[] = []) =>
  ({ claims, edges: [], retract_claim_ids, notes: '' }) as never;
type Any = { readonly [field: string]: Any };
const result = async (asked: Promise<{ readonly result: unknown; readonly error: unknown }>) => {
  const { result: found, error } = await asked;
  expect(error).toBeNull();
  return found as Any;
};

test('values become a record, a claim, a summary, settings and claims that decisions rest on', async () => {
  const mind = { compile_values: [compile_values], values_claim_patch: [patch([claim('a', 'Ask before a push.')])] };
  const home = await testHome(undefined, { ports: quietPorts({ mind }) });
  try {
    const set = await result(call(home, 'values_set', { text: 'Ask me first.', said_by: 'mi init' }));
    expect(set).toMatchObject({ ok: true, compile_error: '', values_claims: { state: 'applied', error: '' } });
    expect(set.defaults_seed).toMatchObject({ changed: true });
    const shown = await result(call(home, 'values_show', {}));
    const origin = `values_set:${String(set.values_event_id)}`;
    expect(shown).toMatchObject({
      raw_values_claim: { text: 'Ask me first.', tags: ['values:raw', 'mi:values', origin] },
      values_summary_node: { title: 'Values Summary', tags: ['values:summary', 'mi:values', origin] },
      derived_values_claims: [
        { text: 'Ask before a push.', tags: ['values:base', origin], source_event_ids: [set.values_event_id] },
      ],
    });
    const log = await result(call(home, 'mi_tail', { log: 'global', kind: ['values_set'] }));
    expect(log.records).toMatchObject([{ record: { payload: { notes: 'mi init', compiled_values: compile_values } } }]);
  } finally {
    await home.end();
  }
});

test('a Mind that fails costs the summary and the claims, and no value', async () => {
  const mind = { compile_values: [{ fails: 'network' as const }], values_claim_patch: [{ fails: 'network' as const }] };
  const home = await testHome(undefined, { ports: quietPorts({ mind }) });
  try {
    const set = await result(call(home, 'values_set', { text: 'Ask me first.' }));
    expect(set).toMatchObject({ ok: true, summary_node_id: '', values_claims: { state: 'error' } });
    expect(set.compile_error).not.toBe('');
    expect(await result(call(home, 'values_show', {}))).toMatchObject({ raw_values_claim: { text: 'Ask me first.' } });
  } finally {
    await home.end();
  }
});

test('a dry run asks for the summary, shows it, and writes nothing at all', async () => {
  const home = await testHome(undefined, { ports: quietPorts({ mind: { compile_values: [compile_values] } }) });
  try {
    const set = await result(call(home, 'values_set', { text: 'Ask me first.', dry_run: true }));
    expect(set).toMatchObject({ dry_run: true, compiled_values: compile_values, values_claims: { state: 'skipped' } });
    expect(() => readdirSync(home.home)).toThrow('ENOENT');
  } finally {
    await home.end();
  }
});

test('a run knows values by claims alone: no prompt of it holds what the user wrote', async () => {
  const ports = quietPorts({
    mind: { compile_values: [compile_values], values_claim_patch: [patch([claim('a', 'Ask before a push.')])] },
    hands: [{ says: 'Shall I push it?' }],
  });
  const asked: { name: string; prompt: string }[] = [];
  const ask: typeof ports.mind.ask = (question) => {
    asked.push(question);
    return ports.mind.ask(question);
  };
  const home = await testHome(undefined, { ports: { ...ports, mind: { ...ports.mind, ask } } });
  try {
    await result(call(home, 'values_set', { text: 'My very own words.' }));
    asked.length = 0;
    await result(call(home, 'mi_run', { task: 'Add CSV export.' }));
    const names = asked.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['extract_evidence', 'plan_min_checks', 'auto_answer_to_hands', 'decide_next']));
    for (const { name, prompt } of asked) expect([name, /My very own words/.test(prompt)]).toEqual([name, false]);
    expect(asked.find(({ name }) => name === 'decide_next')?.prompt).toContain('Ask before a push.');
  } finally {
    await home.end();
  }
});
