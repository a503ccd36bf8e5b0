import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { quietFiles, tempFolder } from '../../support/app.ts';
import { type Started, start } from '../../support/processes.ts';
import { type Any, filesBelow, type Ledger, openLedger } from './world.ts';

interface Said {
  readonly session: string;
  readonly node: string;
  readonly text: string;
}

let temp: ReturnType<typeof tempFolder>;
let running: Started[];
beforeEach(() => {
  temp = tempFolder();
  running = [];
});
afterEach(async () => {
  for (const process of running) process.kill();
  await Promise.all(running.map((process) => process.ended));
  temp.remove();
});

/** Where sessions are, for a process and for the test itself. */
const places = {
  files: () => ({ database: '', files: { folder: temp.folder, granularity: 'monthly' as const } }),
  db: () => ({ database: path.join(temp.folder, 'ledger.db') }),
};
const open = (kind: keyof typeof places): Promise<Ledger> =>
  openLedger(kind === 'files' ? { files: quietFiles(temp.folder) } : { ...places.db(), durability: 'full' });

async function begin(kind: keyof typeof places, names: readonly string[], more: object): Promise<Started[]> {
  running = await Promise.all(names.map((who) => start('test/store/filed/thinker.ts', { ...places[kind](), who, ...more })));
  await Promise.all(running.map((process) => process.until((lines) => lines.includes('ready'))));
  for (const process of running) process.send('go');
  return running;
}

const linesOf = (processes: readonly Started[]): Any[] =>
  processes.flatMap((process) => process.lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line)));

/** Every thought of a session by its node. */
async function nodesOf(ledger: Ledger, session: string): Promise<Map<string, string>> {
  const { content, refused } = await ledger.ask('session_export', { sessionId: session });
  expect(refused).toBeUndefined();
  return new Map(JSON.parse(content).nodes.map(({ id, data }: Any) => [id, data.thought]));
}

/** What was acknowledged is there, and what is there was once said, wholly. */
async function holds(ledger: Ledger, said: readonly Any[], at: string): Promise<void> {
  expect(said.filter(({ error }) => error !== undefined)).toEqual([]);
  const thoughts = said.filter((line): line is Said => line.node !== undefined);
  for (const session of new Set(thoughts.map((one) => one.session))) {
    const nodes = await nodesOf(ledger, session);
    for (const { node, text } of thoughts.filter((one) => one.session === session))
      expect(nodes.get(node), `${node}, ${at}`).toBe(text);
    for (const text of nodes.values()) expect(text, at).toMatch(/^(begin|[\w-]+ ü*)$/);
    const seen = await ledger.ask('session_get', { sessionId: session, limit: 1 });
    expect(seen.integrity, at).toBeUndefined();
    expect(seen.session.thoughtCount, at).toBe(nodes.size);
  }
  await learned(ledger, said, at);
  const there = new Set((await all(ledger)).map(({ id }) => id));
  for (const { churned, deleted } of said)
    if (churned !== undefined) expect(there.has(churned), `${churned}, ${at}`).toBe(!deleted);
}

/** The same of what was learned: lines of a page that all write to, patterns that are written over, cells of notebooks. */
async function learned(ledger: Ledger, said: readonly Any[], at: string): Promise<void> {
  const lines = (await ledger.ask('knowledge_get_note', { id: 'page' })).note.content.split('\n');
  expect(new Set(lines).size, at).toBe(lines.length);
  const patterns = new Map<string, number>();
  const cells = new Map<string, string[]>();
  for (const { line, cell, notebook, pattern, i } of said) {
    if (line !== undefined) expect(lines, at).toContain(line);
    if (cell !== undefined) cells.set(notebook, [...(cells.get(notebook) ?? []), cell]);
    if (pattern !== undefined) patterns.set(pattern, Math.max(i, patterns.get(pattern) ?? 0));
  }
  for (const [id, i] of patterns) {
    const [n, padding] = (await ledger.ask('knowledge_get_pattern', { id })).pattern.content.split(' ');
    expect(Number(n), `${id}, ${at}`).toBeGreaterThanOrEqual(i);
    expect(padding, `${id}, ${at}`).toBe('ü'.repeat((n * 7919) % 3000));
  }
  for (const [notebookId, ids] of cells) {
    const { content } = await ledger.ask('notebook_export', { notebookId });
    const there = await ledger.ask('notebook_list_cells', { notebookId, limit: 100 });
    expect(there.notebook.cellCount, at).toBeGreaterThanOrEqual(ids.length);
    expect(content, at).toContain('# Of ');
    for (const cellId of ids.slice(-3))
      expect(await ledger.ask('notebook_get_cell', { notebookId, cellId }), at).toHaveProperty('cell');
  }
}

async function all(ledger: Ledger): Promise<{ id: string }[]> {
  const found: { id: string }[] = [];
  for (;;) {
    const { sessions, hasMore } = await ledger.ask('list_sessions', { limit: 100, offset: found.length });
    found.push(...sessions);
    if (!hasMore) return found;
  }
}

/** Every file can be read, and every manifest names what is there and nothing else. */
function filesAreWhole(at: string): void {
  const sessions = path.join(temp.folder, 'projects', 'shop', 'sessions');
  const names = filesBelow(sessions);
  for (const name of names) {
    expect(name, at).toMatch(/(manifest|\d{3,})\.json$/);
    expect(() => JSON.parse(readFileSync(path.join(sessions, name), 'utf8')), `${name}, ${at}`).not.toThrow();
  }
  for (const folder of ['notebooks', 'knowledge']) {
    const place = path.join(temp.folder, 'projects', 'shop', folder);
    /** Whoever was killed early has made none. */
    for (const name of existsSync(place) ? filesBelow(place) : []) {
      expect(name, at).toMatch(/^([\w-]+\/)?[\w-]+\.json$/);
      expect(() => JSON.parse(readFileSync(path.join(place, name), 'utf8')), `${name}, ${at}`).not.toThrow();
    }
  }
  for (const name of names.filter((one) => one.endsWith('manifest.json'))) {
    const { thoughtFiles, branchFiles } = JSON.parse(readFileSync(path.join(sessions, name), 'utf8'));
    const folder = path.dirname(name);
    for (const file of thoughtFiles) expect(names, `${name}, ${at}`).toContain(`${folder}/${file}`);
    for (const [branch, files] of Object.entries(branchFiles))
      for (const file of files as string[]) expect(names, `${name}, ${at}`).toContain(`${folder}/${branch}/${file}`);
  }
}

async function sharedSession(kind: keyof typeof places): Promise<string> {
  const ledger = await open(kind);
  const { session } = await ledger.ask('start_new', { title: 'Shared' });
  await ledger.ask('knowledge_create_note', { id: 'page', title: 'Page', content: 'begin' });
  await ledger.end();
  return session.id;
}

describe.each([
  ['files', ['p', 'q']],
  ['db', ['p', 'q']],
] as const)('kill -9 with sessions in %s', (kind, names) => {
  test('loses nothing that was acknowledged and leaves nothing by half', async () => {
    const shared = await sharedSession(kind);
    const acknowledged: Any[] = [];
    for (let round = 0; round < 3; round += 1) {
      const processes = await begin(
        kind,
        names.map((who) => `r${round}${who}`),
        { shared },
      );
      const enough = 5 + Math.floor(Math.random() * 60);
      await Promise.race(processes.map((process) => process.until((lines) => lines.length > enough)));
      for (const process of processes) process.kill();
      for (const process of processes) expect(await process.ended).toEqual({ code: null, signal: 'SIGKILL', stderr: '' });
      acknowledged.push(...linesOf(processes));
      const at = `round ${round}, killed after ${acknowledged.length}`;
      if (kind === 'files') filesAreWhole(at);
      const ledger = await open(kind);
      await holds(ledger, acknowledged, at);
      const { nextThoughtNumber } = await ledger.ask('load_context', { sessionId: shared });
      const next = {
        sessionId: shared,
        thought: 'begin',
        thoughtNumber: nextThoughtNumber,
        totalThoughts: 1,
        nextThoughtNeeded: true,
      };
      expect(await ledger.ask('thought', next), at).toMatchObject({ thoughtNumber: nextThoughtNumber });
      await ledger.end();
    }
    if (kind === 'db') return;
    rmSync(path.join(temp.folder, '.index'), { recursive: true });
    const anew = await open(kind);
    await holds(anew, acknowledged, 'with a new index');
    await anew.end();
  });
});

test('several processes on one folder neither lose, reorder nor scatter a thought', async () => {
  const shared = await sharedSession('files');
  const count = 12;
  const processes = await begin('files', ['p', 'q', 'r'], { shared, count });
  for (const process of processes) expect(await process.ended).toEqual({ code: 0, signal: null, stderr: '' });
  const said = linesOf(processes);
  const ledger = await open('files');
  await holds(ledger, said, 'at the end');
  filesAreWhole('at the end');
  const texts = [...(await nodesOf(ledger, shared)).values()];
  expect(texts).toHaveLength(3 * 2 * count);
  /** Each process sees its own thoughts in the order in which it had them. */
  for (const lane of ['p-shared', 'q-also']) {
    const own = texts.filter((text) => text.startsWith(`${lane}-`)).map((text) => Number(/-(\d+) /.exec(text)?.[1]));
    expect(own).toEqual(Array.from({ length: count }, (_, i) => i + 1));
  }
  await ledger.end();
});

test('an index that is deleted again and again costs nothing but time', async () => {
  const shared = await sharedSession('files');
  const processes = await begin('files', ['p', 'q'], { shared, count: 15 });
  const index = path.join(temp.folder, '.index');
  let deletions = 0;
  const ended = Promise.all(processes.map((process) => process.ended));
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  const said = () => processes.reduce((sum, { lines }) => sum + lines.length, 0);
  for (;;) {
    const enough = said() + 9;
    await Promise.race([ended, ...processes.map((process) => process.until(() => said() >= enough).catch(() => ended))]);
    if (isOver) break;
    deletions += 1;
    const what = deletions % 2 === 0 ? index : path.join(index, 'ledger.sqlite');
    try {
      rmSync(what, { recursive: true, force: true });
    } catch {
      /** Somebody has made a file in it meanwhile. */
    }
  }
  for (const ending of await ended) expect(ending).toEqual({ code: 0, signal: null, stderr: '' });
  expect(deletions).toBeGreaterThan(2);
  const ledger = await open('files');
  await holds(ledger, linesOf(processes), `after ${deletions} deletions`);
  filesAreWhole('at the end');
  expect(readdirSync(temp.folder).sort()).toEqual(['.index', '.lock', 'config.json', 'projects']);
  await ledger.end();
});
