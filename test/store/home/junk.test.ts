import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { evidence } from '../../../contracts/evidence/index.ts';
import { call } from '../../../src/boundary/call.ts';
import { demoProject, testHome } from '../../support/home.ts';
import { quietPorts } from '../../support/pilot.ts';

let home: Awaited<ReturnType<typeof testHome>> | undefined;
afterEach(() => home?.end());

const run_id = 'run_1767800000_0a1b2c3d';
const eventId = (seq: number) => `ev_${run_id}_${String(seq).padStart(6, '0')}`;
const kept = new Set(['kind', 'ts', 'run_id', 'seq', 'event_id', 'batch_id', 'id']);

/** What may stand in the place of every field of a record. */
const junk: Readonly<Record<string, unknown>> = {
  null: null,
  'a number': 7,
  'a word': 'x',
  'an empty list': [],
  'a list of nothing': [null],
  'an object of nothing': { written: null, kind: null, constructor: 1 },
};

/** One record of every kind in which each field is something else, and some of kinds that nobody knows. */
function logOf(value: unknown) {
  const project = evidence.filter(({ log }) => log === 'project');
  const named = project.map(({ kind, valid }) => ({ kind: kind as string, ...(valid[0]?.record as object) }));
  const strange = ['constructor', '__proto__', 'toString', ''].map((kind) => ({ kind }));
  return [...named, ...strange].map((record, i) => ({
    kind: record.kind,
    ...Object.fromEntries(Object.entries(record).map(([field, is]) => [field, kept.has(field) ? is : value])),
    batch_id: 'b0',
    ts: '2026-01-07T15:33:20Z',
    run_id,
    seq: i + 1,
    event_id: eventId(i + 1),
  }));
}

test.each(Object.entries(junk))(
  'a log whose fields are all %s is read by everybody, and nothing is passed over in silence',
  async (_, value) => {
    home = await testHome(demoProject, { ports: quietPorts() });
    const app = home;
    const { folder, evidence: file } = app.files.layout.project(demoProject);
    const records = logOf(value);
    mkdirSync(folder, { recursive: true });
    const text = `${records.map((record) => JSON.stringify(record)).join('\n')}\n`;
    writeFileSync(file, text);
    const asked = async (tool: string, input: object = {}) => {
      const { error, result, warnings } = await call(app, tool, input);
      expect([tool, input, error?.code === 'INTERNAL' ? error : null]).toEqual([tool, input, null]);
      return { error, result: result as never, codes: warnings.map(({ code }) => code) };
    };

    /** Whether any of them could be said, the records themselves say. */
    const { result: tail } = await asked('mi_tail', { lines: 200 });
    const { records: shown } = tail as { records: { event_id: string; kind: string; fault: string | null }[] };
    expect(shown).toHaveLength(records.length);
    const broken = new Map(shown.flatMap(({ event_id, kind, fault }) => (fault === null ? [] : [[event_id, kind] as const])));
    expect(broken.size).toBeGreaterThan(30);
    const { result: page } = await asked('mi_records', { limit: 200 });
    expect((page as { records: { fault: string | null }[] }).records.filter(({ fault }) => fault !== null)).toHaveLength(
      broken.size,
    );

    const said = ['RECORDS_BREAK_CONTRACTS'];
    for (const [tool, input] of [
      ['mi_status', {}],
      ['mi_show', { ref: 'last' }],
      ['mi_show', { ref: run_id }],
      ['mi_runs', {}],
      ['claim_mine', {}],
      ['why_last', {}],
    ] as const)
      expect([tool, input, (await asked(tool, input)).codes]).toEqual([tool, input, said]);
    for (const { event_id, kind } of shown) {
      const { result: one } = await asked('mi_show', { ref: event_id });
      expect([kind, 'fault' in (one as object)]).toEqual([kind, broken.has(event_id)]);
      expect([kind, (await asked('why_event', { id: event_id })).codes]).toEqual([kind, broken.has(event_id) ? said : []]);
      if (kind === 'claim_mining' || kind === 'learn_update')
        expect([kind, (await asked('claim_undo', { id: event_id })).error?.code]).toEqual([kind, 'INVALID_INPUT']);
    }
    const { id } = records.find(({ kind }) => kind === 'learn_suggested') as unknown as { id: string };
    expect((await asked('claim_apply_suggested', { id })).error?.code).toBe('INVALID_INPUT');
    const { result: run } = await asked('mi_run', { task: 'Add CSV export.' });
    expect(run).toMatchObject({ ok: true });
    expect(readFileSync(file, 'utf8').startsWith(text)).toBe(true);
  },
);
