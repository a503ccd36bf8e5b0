import { afterEach, expect, test } from 'vitest';
import { call } from '../../../src/boundary/call.ts';
import { usualRuntime } from '../../../src/records/config.ts';
import { demoProject as project, testHome } from '../../support/home.ts';
import { type Answering, play, scriptedPorts } from '../../support/pilot.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

// biome-ignore lint/suspicious/noExplicitAny: an answer of any tool
type Any = any;

async function open(mind: Answering) {
  const scripted = scriptedPorts({ batches: [{}], mind });
  const home = await testHome(project, { ports: scripted.ports });
  ends.push(home.end);
  const run = async (tool: string, args: object = {}): Promise<Any> => {
    const { result, error } = await call(home, tool, { project, ...args });
    expect(error).toBeNull();
    return result;
  };
  return { ...scripted, home, run };
}

const said = (id: string) => ({ status: 'ok' as const, confidence: 0.9, chosen_claim_ids: [id], explanation: 'Because.' });

/** A claim, and the record that it cites. */
async function claimed(run: (tool: string, args?: object) => Promise<Any>, text = 'Dates are stored in UTC.') {
  const { written_claim_ids: [setting] = [] } = await run('settings_set', { scope: 'project', ask_when_uncertain: 'proceed' });
  const { claim_id, event_id } = await run('claim_supersede', { id: setting, text });
  return { claim_id, event_id };
}

test('a Mind that fails is told, written down, and explains nothing', async () => {
  const { run } = await open({ why_trace: [{ fails: 'network' }] });
  const { event_id } = await claimed(run);
  const answer = await run('why_event', { id: event_id });
  expect(answer).toMatchObject({ state: 'error', trouble: 'scripted network', status: 'insufficient', written_edge_ids: [] });
  const { records } = await run('mi_tail', { kind: ['why_trace'] });
  expect(records).toMatchObject([{ fault: null, record: { state: 'error', output: {} } }]);
  expect((await run('edge_list', { type: 'depends_on' })).edges).toEqual([]);
});

test('what is said without being sure is written down and not linked', async () => {
  const { run } = await open({ why_trace: [{ ...said('cl_unknown'), confidence: 0.69 }] });
  const { event_id } = await claimed(run);
  expect(await run('why_event', { id: event_id })).toMatchObject({ state: 'ok', status: 'ok', written_edge_ids: [], chosen: [] });
});

test('a record of a decision is explained by what the decision had before it', async () => {
  const { run, mind } = await open({ why_trace: [{}] });
  const { claim_id } = await claimed(run, 'Exports use semicolons.');
  await run('mi_run', { task: 'Something else.' });
  const { candidate_claim_ids } = await run('why_last');
  expect(candidate_claim_ids).toContain(claim_id);
  const asked = mind.asked.filter(({ name }) => name === 'why_trace');
  expect(asked.map(({ tag }) => tag)).toEqual(['why_trace']);
  expect(asked[0]?.prompt).toContain('Exports use semicolons.');
});

test('at the end of a run it is this run that is explained, also where nothing was decided', async () => {
  const { run } = await open({ decide_next: [{}, { fails: 'auth' }], why_trace: [{}] });
  await run('mi_run', { task: 'Fix the export.', why: true });
  await run('mi_run', { task: 'Fix the import.', why: true });
  const { records } = await run('mi_tail', { kind: ['decide_next', 'evidence', 'why_trace'] });
  const of = (kind: string) => records.filter((one: Any) => one.kind === kind);
  expect(of('why_trace').map(({ record }: Any) => record.target.event_id)).toEqual([
    of('decide_next')[0].event_id,
    of('evidence')[1].event_id,
  ]);
});

const { why_trace: usualWhy, ...usualThoughts } = usualRuntime.thought_db;
const choosing: Answering = { why_trace: [(prompt) => ({ ...said(/cl_\w+/.exec(prompt)?.[0] ?? ''), confidence: 0.8 })] };

test.each<[string, { why?: boolean; enabled?: boolean } & Partial<typeof usualWhy>, number | null]>([
  ['is linked to the claims it rests on, where it is asked for', { why: true }, 1],
  ['is linked without being asked for, where it is configured', { auto_on_run_end: true }, 1],
  ['is not linked below what is sure enough', { why: true, min_write_confidence: 0.81 }, 0],
  ['is not linked where no edges are to be written', { why: true, write_edges: false }, 0],
  ['is not explained without the Thought DB', { why: true, enabled: false }, null],
  ['is not explained where nobody asks', {}, null],
])('the last decision of a run %s', async (_, { why = false, enabled = true, ...changed }, linked) => {
  const runtime = { thought_db: { ...usualThoughts, enabled, why_trace: { ...usualWhy, ...changed } } };
  const { home, records } = await play({ batches: [{}], mind: choosing, runtime, flags: { why } });
  ends.push(home.end);
  const [trace] = records.filter(({ kind }) => kind === 'why_trace').map(({ record }) => record as Any);
  if (linked === null) return expect(trace).toBeUndefined();
  const decision = records.find(({ kind }) => kind === 'decide_next')?.record as Any;
  expect(trace).toMatchObject({ state: 'ok', target: { event_id: decision.event_id }, output: { confidence: 0.8 } });
  const { result } = await call(home, 'edge_list', { project, type: 'depends_on' });
  const { edges } = result as Any;
  expect(edges.map(({ edge_id }: Any) => edge_id)).toEqual(trace.written_edge_ids);
  expect(edges).toHaveLength(linked);
  const [to_id] = trace.output.chosen_claim_ids;
  for (const edge of edges) {
    const from_id = decision.event_id;
    expect(edge).toMatchObject({ from_id, to_id, scope: 'project', source_event_ids: [from_id] });
  }
});

test('a private claim is linked privately', async () => {
  const mind: Answering = { why_trace: [(prompt) => said(/cl_\w+/.exec(prompt)?.[0] ?? '')] };
  const { run } = await open(mind);
  const { written_claim_ids: [setting] = [] } = await run('settings_set', { scope: 'project', ask_when_uncertain: 'proceed' });
  const { event_id } = await run('claim_supersede', { id: setting, text: 'The office moves in May.', visibility: 'private' });
  const { written_edge_ids } = await run('why_event', { id: event_id });
  expect((await run('edge_show', { id: written_edge_ids[0] })).edge).toMatchObject({ visibility: 'private', from_id: event_id });
});

test.each([
  ['why_event', (id: string) => ({ id })],
  ['node_create', (id: string) => ({ type: 'action', text: 'Moved files.', cite: [id] })],
])('%s of a record that is not there names the nearest', async (tool, args) => {
  const { run, home } = await open({});
  const { event_id } = await claimed(run);
  const { error } = await call(home, tool, { project, ...args(event_id.replace(/_\d+$/, '_999999')) });
  expect(error?.code).toBe('UNKNOWN_ID');
  expect(error?.recovery).toContain(event_id);
});
