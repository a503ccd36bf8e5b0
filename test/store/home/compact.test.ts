import { createHash } from 'node:crypto';
import { appendFileSync, copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { call } from '../../../src/boundary/call.ts';
import { compactThoughts, UnknownRecord } from '../../../src/store/home/compact.ts';
import { layoutOf } from '../../../src/store/home/layout.ts';
import { tempFolder, testClock } from '../../support/app.ts';
import { demoProject, testHome } from '../../support/home.ts';

type Home = Awaited<ReturnType<typeof testHome>>;
// biome-ignore lint/suspicious/noExplicitAny: an answer of any tool
type Any = any;

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
async function open(...given: Parameters<typeof testHome>): Promise<Home> {
  const home = await testHome(...given);
  ends.push(home.end);
  return home;
}

const project = demoProject;
const run = async (home: Home, tool: string, args: object = {}) => {
  const { result, error } = await call(home, tool, { project, ...args });
  expect(error).toBeNull();
  return result as Any;
};

/** Claims that were replaced, retracted, declared the same, and edges that were drawn twice. */
async function lived(home: Home): Promise<void> {
  for (const ask of ['proceed', 'ask', 'proceed', 'ask'])
    await run(home, 'settings_set', { scope: 'project', ask_when_uncertain: ask });
  const { written_claim_ids: [setting] = [] } = await run(home, 'settings_set', {
    scope: 'project',
    refactor_intent: 'behavior_changing',
  });
  const { claim_id: dates } = await run(home, 'claim_supersede', { id: setting, text: 'Dates are UTC.' });
  const { written_claim_ids: [other] = [] } = await run(home, 'settings_set', {
    scope: 'project',
    refactor_intent: 'behavior_changing',
  });
  const { claim_id: same } = await run(home, 'claim_supersede', { id: other, text: 'All dates are UTC.' });
  await run(home, 'claim_same_as', { dup: same, canonical: dates });
  const { node_id } = await run(home, 'node_create', { type: 'decision', text: 'Keep UTC.' });
  await run(home, 'node_retract', { id: node_id });
  for (const notes of ['first', 'again']) await run(home, 'edge_create', { type: 'supports', from: dates, to: same, notes });
}

/** All that can be asked about a project. */
async function views(home: Home): Promise<unknown[]> {
  const all = { all: true, scope: 'effective' };
  const lists = [await run(home, 'claim_list'), await run(home, 'claim_list', all), await run(home, 'node_list', all)];
  const shown = [];
  for (const { claim_id } of lists[1].claims)
    shown.push(await run(home, 'claim_show', { id: claim_id, graph: true, depth: 3, include_inactive: true }));
  const still = ({ graph: { as_of_ts: _, ...graph }, ...rest }: Any) => ({ ...rest, graph });
  return [...lists, await run(home, 'edge_list', { scope: 'effective' }), ...shown.map(still)];
}

const compact = (home: Home, apply = true) =>
  compactThoughts(home.files.layout.project(project), { lock: home.files.layout.lock, now: testClock().now, apply });

describe('a compaction', () => {
  test('changes no view, and keeps everything as it was', async () => {
    const home = await open();
    await lived(home);
    const at = home.files.layout.project(project);
    appendFileSync(at.claims, 'no record\n');
    const before = { views: await views(home), claims: readFileSync(at.claims) };
    const { archive_dir, files } = await compact(home);
    expect(await views(home)).toEqual(before.views);
    expect(files.map(({ name, malformed }) => [name, malformed])).toEqual([
      ['claims', 1],
      ['edges', 0],
      ['nodes', 0],
    ]);
    const [, edges] = files;
    expect(edges?.lines_after).toBe((edges?.lines_before ?? 0) - 1);
    const kept = gunzipSync(readFileSync(path.join(archive_dir ?? '', 'claims.jsonl.gz')));
    expect(kept).toEqual(before.claims);
    const manifest = JSON.parse(readFileSync(path.join(archive_dir ?? '', 'manifest.json'), 'utf8'));
    expect(manifest).toMatchObject({
      kind: 'mi.thoughtdb.compaction_manifest',
      version: 'v1',
      files: { claims: { sha256: createHash('sha256').update(before.claims).digest('hex') } },
    });
  });

  test('stopped between any two files, it has changed no view', async () => {
    const home = await open();
    await lived(home);
    const expected = await views(home);
    const { folder, remove } = tempFolder();
    ends.push(remove);
    const old = path.join(folder, 'old');
    cpSync(home.home, old, { recursive: true });
    await compact(home);
    const [from, to] = [layoutOf(old).project(project), home.files.layout.project(project)];
    for (const back of [['claims'], ['nodes'], ['edges'], ['claims', 'nodes'], ['nodes', 'edges']] as const) {
      const mixed = path.join(folder, back.join('-'));
      cpSync(home.home, mixed, { recursive: true });
      const at = layoutOf(mixed).project(project);
      for (const name of back) copyFileSync(from[name], at[name]);
      const other = await open(project, { home: mixed });
      expect(await views(other)).toEqual(expected);
    }
    expect(to.claims).not.toBe(from.claims);
  });

  test('stopped before any step, it has lost nothing, and the next one ends it', async () => {
    const home = await open();
    await lived(home);
    const at = home.files.layout.project(project);
    const all = async () => [
      await run(home, 'claim_list', { all: true, scope: 'effective' }),
      await run(home, 'node_list', { all: true }),
      await run(home, 'edge_list', { limit: 500 }),
    ];
    const expected = await all();
    const lines = readFileSync(at.claims, 'utf8');
    const options = { lock: home.files.layout.lock, now: testClock().now, apply: true };
    const steps: string[] = [];
    for (let n = 0; ; n++) {
      let left = n;
      const before = (step: string) => {
        if (left-- > 0) return;
        steps.push(step);
        throw new Error(`stopped before ${step}`);
      };
      const done = await compactThoughts(at, { ...options, before }).then(
        () => true,
        () => false,
      );
      expect(await all()).toEqual(expected);
      const archives = readdirSync(path.dirname(at.claims)).includes('archive') ? readdirSync(at.thought_archive) : [];
      const whole = archives.filter((name) => !name.startsWith('.unfinished-'));
      /** Nothing was rewritten before everything was kept. */
      if (whole.length === 0) expect(readFileSync(at.claims, 'utf8')).toBe(lines);
      if (done) break;
    }
    expect(steps).toEqual([
      'folder',
      'archive claims',
      'archive edges',
      'archive nodes',
      'manifest',
      'rename',
      'snapshot',
      'replace claims.jsonl',
      'replace edges.jsonl',
      'replace nodes.jsonl',
    ]);
    expect(readdirSync(at.thought_archive).some((name) => name.startsWith('.unfinished-'))).toBe(false);
  });

  test('what a stopped one left goes with the next', async () => {
    const home = await open();
    await lived(home);
    const { thought_archive } = home.files.layout.project(project);
    mkdirSync(path.join(thought_archive, '.unfinished-20260101T000000Z'), { recursive: true });
    await compact(home);
    expect(readdirSync(thought_archive)).toHaveLength(1);
    await compact(home);
    expect(readdirSync(thought_archive)).toHaveLength(2);
  });

  test('only looking touches nothing', async () => {
    const home = await open();
    await lived(home);
    const at = home.files.layout.project(project);
    const before = readFileSync(at.edges, 'utf8');
    const { archive_dir, files } = await compact(home, false);
    expect(archive_dir).toBeNull();
    expect(files).toHaveLength(3);
    expect(readFileSync(at.edges, 'utf8')).toBe(before);
    expect(existsSync(at.thought_archive)).toBe(false);
  });

  test('a record of another version stops it before anything is touched', async () => {
    const home = await open();
    await lived(home);
    const at = home.files.layout.project(project);
    appendFileSync(at.nodes, '{"kind":"node_merged","version":"v2"}\n');
    const before = readFileSync(at.claims, 'utf8');
    await expect(compact(home)).rejects.toThrow(UnknownRecord);
    expect(readFileSync(at.claims, 'utf8')).toBe(before);
    expect(existsSync(at.thought_archive)).toBe(false);
  });

  test('a line without an end stays for whoever comes next', async () => {
    const home = await open();
    await lived(home);
    const at = home.files.layout.project(project);
    appendFileSync(at.edges, '{"kind":"edge"');
    const expected = await views(home);
    await compact(home);
    expect(readFileSync(at.edges, 'utf8')).toMatch(/\n\{"kind":"edge"$/);
    expect(await views(home)).toEqual(expected);
  });

  test('files that are not there become empty ones', async () => {
    const home = await open();
    mkdirSync(path.dirname(home.files.layout.global.claims), { recursive: true });
    writeFileSync(home.files.layout.global.claims, '');
    const { files } = await compactThoughts(home.files.layout.global, {
      lock: home.files.layout.lock,
      now: Date.now,
      apply: true,
    });
    expect(files.map(({ lines_after }) => lines_after)).toEqual([0, 0, 0]);
    expect(readFileSync(home.files.layout.global.edges, 'utf8')).toBe('');
  });
});
