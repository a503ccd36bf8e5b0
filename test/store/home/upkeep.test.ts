import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { call } from '../../../src/boundary/call.ts';
import { archivedAt, archiveTranscripts } from '../../../src/store/home/transcripts.ts';
import { writeViewSnapshot } from '../../../src/store/home/view-snapshot.ts';
import { tempFolder } from '../../support/app.ts';
import { demoProject as project, testHome } from '../../support/home.ts';
import { quietPorts } from '../../support/pilot.ts';

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
async function open(...given: Parameters<typeof testHome>) {
  const home = await testHome(...given);
  ends.push(home.end);
  return home;
}
// biome-ignore lint/suspicious/noExplicitAny: an answer of any tool
type Any = any;
const run = async (home: Awaited<ReturnType<typeof testHome>>, tool: string, args: object = {}): Promise<Any> => {
  const { result, error } = await call(home, tool, { project, ...args });
  expect(error).toBeNull();
  return result;
};

describe('transcripts that are archived', () => {
  const how = { keep: 0, kept_since: null, apply: true, now: () => Date.UTC(2026, 4, 1) };
  const name = '20260101T000000Z_b0.jsonl';
  function folderWith(...names: string[]) {
    const { folder, remove } = tempFolder();
    ends.push(remove);
    for (const one of names) writeFileSync(path.join(folder, one), `{"line":"${one}"}\n`);
    return folder;
  }

  test('leave a line that says where they are, and their content as it was', async () => {
    const folder = folderWith(name);
    const before = readFileSync(path.join(folder, name));
    const { results } = await archiveTranscripts(folder, how);
    expect(results).toMatchObject([{ state: 'archived', original_bytes: before.length }]);
    const stub = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    expect(stub).toMatchObject({
      type: 'mi.transcript.archived',
      archived_path: results[0]?.archived_path,
      original_bytes: before.length,
    });
    expect(await archivedAt(path.join(folder, name))).toBe(results[0]?.archived_path);
    expect(gunzipSync(readFileSync(stub.archived_path))).toEqual(before);
    expect(readdirSync(path.join(folder, 'archive'))).toEqual([`${name}.gz`]);
  });

  test('are tailed and shown from the archive, also in a home that was moved; without it, the line that says where it was', async () => {
    const home = await open();
    const folder = home.files.layout.project(project).hands_transcripts;
    const file = path.join(folder, name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, '{"line":"one"}\n{"line":"two"}\n');
    const { results } = await archiveTranscripts(folder, how);
    const archive = results[0]?.archived_path as string;
    const last = { transcript: { path: file, archived_path: archive }, rows: [{ line: 'two' }] };
    expect(await run(home, 'mi_tail', { what: 'hands', lines: 1 })).toMatchObject(last);
    expect(await run(home, 'mi_show', { ref: file, lines: 1 })).toMatchObject(last);
    const stub = readFileSync(file, 'utf8').replace(archive, `/home/before/${name}.gz`);
    writeFileSync(file, stub);
    expect(await run(home, 'mi_tail', { what: 'hands', lines: 1 })).toMatchObject(last);
    rmSync(archive);
    expect(await run(home, 'mi_show', { ref: file, lines: 1 })).toMatchObject({
      transcript: { path: file, archived_path: null },
      rows: [{ archived_path: `/home/before/${name}.gz` }],
    });
  });

  test('go on where a stopped one left the archive alone, and stay where the archive is another', async () => {
    const folder = folderWith(name);
    const before = readFileSync(path.join(folder, name));
    await archiveTranscripts(folder, how);
    writeFileSync(path.join(folder, name), before);
    expect((await archiveTranscripts(folder, how)).results).toMatchObject([{ state: 'archived' }]);
    writeFileSync(path.join(folder, name), '{"line":"another"}\n');
    expect((await archiveTranscripts(folder, how)).results).toMatchObject([{ state: 'taken' }]);
    expect(readFileSync(path.join(folder, name), 'utf8')).toBe('{"line":"another"}\n');
  });

  test('are those that are older than the newest, and than a run that goes on', async () => {
    const names = ['01', '02', '03', '04'].map((day) => `202601${day}T000000Z_b0.jsonl`);
    const folder = folderWith(...names);
    const planned = async (more: object) =>
      (await archiveTranscripts(folder, { ...how, apply: false, ...more })).results.map(({ path: file }) => path.basename(file));
    expect(await planned({})).toEqual(names);
    expect(await planned({ keep: 3 })).toEqual(names.slice(0, 1));
    expect(await planned({ kept_since: '2026-01-03T00:00:00.000Z' })).toEqual(names.slice(0, 2));
    expect(existsSync(path.join(folder, 'archive'))).toBe(false);
  });

  test('of a run without an end stay', async () => {
    const home = await open(project, { ports: quietPorts() });
    await run(home, 'mi_run', { task: 'Fix the export.' });
    expect(await run(home, 'gc_transcripts', { keep_hands: 0 })).toMatchObject({ kept_since: '', hands: { planned: 1 } });
    /** As if it had been killed: everything but its last record. */
    const { evidence } = home.files.layout.project(project);
    writeFileSync(evidence, readFileSync(evidence, 'utf8').replace(/^.*"kind":"run_end".*\n/m, ''));
    const { kept_since, hands } = await run(home, 'gc_transcripts', { keep_hands: 0, apply: true });
    expect(kept_since).not.toBe('');
    expect(hands.planned).toBe(0);
  });
});

describe('the snapshot of a view', () => {
  test('is written at the end of a run, for others who read it', async () => {
    const home = await open(project, { ports: quietPorts() });
    await run(home, 'settings_set', { scope: 'project', ask_when_uncertain: 'proceed' });
    await run(home, 'settings_set', { scope: 'project', ask_when_uncertain: 'ask' });
    const { node_id } = await run(home, 'node_create', { type: 'decision', text: 'Keep UTC.' });
    await run(home, 'node_retract', { id: node_id });
    await run(home, 'mi_run', { task: 'Fix the export.' });
    const at = home.files.layout.project(project);
    const text = readFileSync(at.view_snapshot, 'utf8');
    const { claims } = await run(home, 'claim_list', { all: true });
    const [now, before] = claims.map(({ claim_id }: Any) => claim_id);
    const { view, ...about } = JSON.parse(text);
    expect(about).toMatchObject({ kind: 'mi.thoughtdb.view_snapshot', version: 'v1', scope: 'project', project_id: project });
    expect(about.source_metas.claims.size).toBe(readFileSync(at.claims).length);
    /** A number, however large: other languages read it as it stands. */
    expect(text).toContain(`"mtime_ns": ${statSync(at.claims, { bigint: true }).mtimeNs},`);
    expect(Object.keys(view.claims_by_id).sort()).toEqual([before, now].sort());
    expect(view).toMatchObject({
      superseded_ids: [before],
      retracted_ids: [],
      retracted_node_ids: [node_id],
      redirects_same_as: {},
    });
    expect(view.edges).toMatchObject([{ edge_type: 'supersedes', from_id: before, to_id: now }]);
    expect(existsSync(home.files.layout.global.view_snapshot)).toBe(true);
  });

  test('is made anew when its files have changed, and goes with a compaction', async () => {
    const home = await open(project);
    const at = home.files.layout.project(project);
    expect(await writeViewSnapshot(at, 0)).toBe('nothing');
    mkdirSync(path.dirname(at.claims), { recursive: true });
    const claim = { kind: 'claim', claim_id: 'cl_1', claim_type: 'fact', text: 'One.', asserted_ts: '2026-01-01T00:00:00Z' };
    writeFileSync(at.claims, `${JSON.stringify(claim)}\n`);
    expect(await writeViewSnapshot(at, 0)).toBe('written');
    expect(await writeViewSnapshot(at, 0)).toBe('current');
    appendFileSync(at.claims, `${JSON.stringify({ ...claim, claim_id: 'cl_2' })}\nno record\n`);
    expect(await writeViewSnapshot(at, 0)).toBe('written');
    expect(Object.keys(JSON.parse(readFileSync(at.view_snapshot, 'utf8')).view.claims_by_id)).toEqual(['cl_1', 'cl_2']);
    await run(home, 'gc_thoughtdb', { apply: true });
    expect(existsSync(at.view_snapshot)).toBe(false);
  });
});
