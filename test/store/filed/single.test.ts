import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tempFolder } from '../../support/app.ts';
import { type Any, inFiles, type Ledger, moment, thought } from './world.ts';

let temp: ReturnType<typeof tempFolder>;
let ledger: Ledger;
let time: ReturnType<typeof moment>;

beforeEach(async () => {
  temp = tempFolder();
  time = moment();
  ledger = await inFiles(temp.folder, { clock: time, newId: time.newId });
});
afterEach(async () => {
  await ledger.end();
  temp.remove();
});

/** Something that is one file: how it is made, read, changed and listed. */
interface Kind {
  readonly folder: string;
  make(name: string): Promise<string>;
  /** What it says. */
  text(id: string): Promise<string | { refused: string; message: string }>;
  change(id: string, to: string): Promise<Any>;
  listed(): Promise<string[]>;
  /** The text in its file. */
  in(file: Any): { text: string; put(text: string): void };
}

const ask = (tool: string, args: object = {}) => ledger.ask(tool, args);
const field = (holder: Any, name: string) => ({
  text: holder[name] as string,
  put: (text: string) => {
    holder[name] = text;
  },
});
const codeOf = (cells: Any[]) => cells.find(({ type }) => type === 'code');
const contentOf = (answer: Any, name: string) => (answer.refused ? answer : answer[name].content);

const kinds: Readonly<Record<string, Kind>> = {
  pattern: {
    folder: 'knowledge/patterns',
    async make(name) {
      const about = { description: 'For slow pages.', tags: ['speed'], createdBy: 'ann' };
      const made = await ask('knowledge_create_pattern', {
        id: name,
        title: `Title of ${name}`,
        content: `Text of ${name}`,
        ...about,
      });
      return made.refused ? made : made.pattern.id;
    },
    text: async (id) => contentOf(await ask('knowledge_get_pattern', { id }), 'pattern'),
    change: (id, content) => ask('knowledge_update_pattern', { id, content }),
    listed: async () => (await ask('knowledge_list_patterns')).patterns.map(({ id }: Any) => id),
    in: (file) => field(file, 'content'),
  },
  note: {
    folder: 'knowledge/scratchpad',
    async make(name) {
      const made = await ask('knowledge_create_note', { id: name, title: `Title of ${name}`, content: `Text of ${name}` });
      return made.refused ? made : made.note.id;
    },
    text: async (id) => contentOf(await ask('knowledge_get_note', { id }), 'note'),
    change: (id, content) => ask('knowledge_update_note', { id, content }),
    listed: async () => (await ask('knowledge_list_notes')).notes.map(({ id }: Any) => id),
    in: (file) => field(file, 'content'),
  },
  notebook: {
    folder: 'notebooks',
    async make(name) {
      time.at += 1000;
      const { notebook } = await ask('notebook_create', { name: `Title of ${name}`, language: 'javascript' });
      await ask('notebook_add_cell', { notebookId: notebook.id, type: 'code', content: `Text of ${name}`, filename: 'main.js' });
      return notebook.id;
    },
    async text(notebookId) {
      const seen = await ask('notebook_list_cells', { notebookId });
      if (seen.refused) return seen;
      return (await ask('notebook_get_cell', { notebookId, cellId: codeOf(seen.cells).id })).cell.source;
    },
    async change(notebookId, content) {
      const { cells } = await ask('notebook_list_cells', { notebookId });
      return ask('notebook_update_cell', { notebookId, cellId: codeOf(cells).id, content });
    },
    listed: async () => (await ask('notebook_list')).notebooks.map(({ id }: Any) => id),
    in: (file) => field(codeOf(file.cells), 'source'),
  },
};

const folderOf = ({ folder }: Kind) => path.join(temp.folder, 'projects', 'shop', folder);
const fileOf = (kind: Kind, id: string) => path.join(folderOf(kind), `${id}.json`);
const read = (kind: Kind, id: string): Any => JSON.parse(readFileSync(fileOf(kind, id), 'utf8'));
/** As editors do, under another name first. */
function put(kind: Kind, id: string, content: unknown): void {
  const file = fileOf(kind, id);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content));
  renameSync(`${file}.new`, file);
}
const edited = (kind: Kind, file: Any, text: string) => {
  const copy = structuredClone(file);
  kind.in(copy).put(text);
  return copy;
};

/** Anew, from files alone. */
async function again(): Promise<void> {
  await ledger.end();
  rmSync(path.join(temp.folder, '.index'), { recursive: true });
  ledger = await inFiles(temp.folder, { clock: time, newId: time.newId });
}

describe.each(Object.entries(kinds))('a %s', (_, kind) => {
  test('that is changed by hand is read, and gone on from, as it is now', async () => {
    const id = await kind.make('cold');
    expect(await kind.text(id)).toBe('Text of cold');
    put(kind, id, edited(kind, read(kind, id), 'By hand'));
    expect(await kind.text(id)).toBe('By hand');
    writeFileSync(fileOf(kind, id), JSON.stringify({ ...edited(kind, read(kind, id), 'By hand, again'), title: 'Other title' }));
    await kind.change(id, 'By a call');
    expect(kind.in(read(kind, id)).text).toBe('By a call');
    expect(read(kind, id).title).toBe('Other title');
  });

  test('that is added, copied, removed and put back', async () => {
    const id = await kind.make('cold');
    const file = read(kind, id);
    put(kind, 'warm', edited(kind, file, 'A copy'));
    expect((await kind.listed()).sort()).toEqual([id, 'warm'].sort());
    /** Its name says which one it is; what it says itself is put right with the next change. */
    expect(await kind.text('warm')).toBe('A copy');
    await kind.change('warm', 'Changed');
    expect(read(kind, 'warm').id).toBe('warm');
    rmSync(fileOf(kind, id));
    expect(await kind.listed()).toEqual(['warm']);
    expect(await kind.text(id)).toMatchObject({ refused: expect.stringMatching(/NOT_FOUND|UNKNOWN_ID/) });
    put(kind, id, file);
    expect(await kind.text(id)).toBe('Text of cold');
  });

  test.each<[string, (file: Any) => unknown]>([
    ['half of it', (file) => JSON.stringify(file).slice(0, 40)],
    ['nothing', () => ''],
    ['a list', () => '[]'],
    ['bytes of another kind', () => Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
    ['without a title', ({ title: _title, ...file }) => file],
    ['with a title that is a number', (file) => ({ ...file, title: 7 })],
    ['with a title that is too long', (file) => ({ ...file, title: 'x'.repeat(201) })],
  ])('of which the file is damaged (%s) is not missing, and nothing takes its place', async (_how, damage) => {
    const [id, other] = [await kind.make('cold'), await kind.make('warm')];
    const sound = read(kind, id);
    put(kind, id, damage(sound));
    const damaged = readFileSync(fileOf(kind, id));
    for (const isAnew of [false, true]) {
      if (isAnew) await again();
      expect(await kind.text(id)).toMatchObject({ refused: 'STORE_ERROR', message: expect.stringContaining(`${id}.json`) });
      expect(await kind.listed()).toEqual([other]);
      expect(await kind.text(other)).toBe('Text of warm');
      if (kind !== kinds.notebook) expect(await kind.make('cold')).toMatchObject({ refused: 'STORE_ERROR' });
      expect(readFileSync(fileOf(kind, id))).toEqual(damaged);
    }
    put(kind, id, sound);
    expect(await kind.text(id)).toBe('Text of cold');
  });

  test('under a name that is none of ours is left alone', async () => {
    const id = await kind.make('cold');
    for (const name of ['.hidden', 'with space', 'x'.repeat(150), '%2e%2e', 'README'])
      put(kind, name, kind === kinds.notebook ? { hello: 1 } : read(kind, id));
    writeFileSync(path.join(folderOf(kind), 'notes.txt'), 'mine');
    mkdirSync(path.join(folderOf(kind), 'folder.json'));
    expect(await kind.listed()).toEqual([id]);
    await kind.change(id, 'Still');
    expect(await kind.text(id)).toBe('Still');
    await again();
    expect(await kind.text(id)).toBe('Still');
    expect(readdirSync(folderOf(kind))).toContain('README.json');
  });

  test('is the same for two programs that know nothing of each other', async () => {
    const id = await kind.make('cold');
    const other = await inFiles(temp.folder, { clock: time, newId: time.newId }, { index: `${temp.folder}/.other/x.sqlite` });
    const mine = ledger;
    for (const text of ['one', 'two', 'three', 'four']) {
      ledger = ledger === mine ? other : mine;
      await kind.change(id, text);
      ledger = ledger === mine ? other : mine;
      expect(await kind.text(id)).toBe(text);
    }
    ledger = mine;
    await other.end();
  });

  test('of several changes at once loses none', async () => {
    const ids = [];
    for (const name of ['a', 'b', 'c']) ids.push(await kind.make(name));
    await Promise.all(ids.flatMap((id) => [kind.change(id, 'first'), kind.text(id), kind.listed()]));
    await again();
    for (const id of ids) expect(await kind.text(id)).toBe('first');
  });
});

test('a pattern is a file as specified', async () => {
  const { session } = await ask('start_new', { title: 'Slow' });
  await ask('thought', thought(session.id, 1));
  const given = { title: 'Ask what changed', description: 'For speed.', content: '# First\n', tags: ['speed', 'ü'] };
  await ask('knowledge_create_pattern', { ...given, derivedFromSessions: [session.id], createdBy: 'ann' });
  const file = read(kinds.pattern as Kind, 'ask-what-changed');
  expect(file).toEqual({
    id: 'ask-what-changed',
    ...given,
    derivedFromSessions: [session.id],
    createdBy: 'ann',
    createdAt: '2026-01-31T23:59:58.000Z',
    updatedAt: '2026-01-31T23:59:58.000Z',
  });
  const { pattern } = await ask('knowledge_get_pattern', { id: 'ask-what-changed' });
  expect(pattern).toEqual(file);
  time.at += 5000;
  await ask('knowledge_update_pattern', { id: 'ask-what-changed', tags: ['pace'] });
  const before = await ask('knowledge_get_pattern', { id: 'ask-what-changed' });
  await again();
  expect(await ask('knowledge_get_pattern', { id: 'ask-what-changed' })).toEqual(before);
  expect((await ask('knowledge_list_patterns', { tags: ['pace'] })).count).toBe(1);
  expect((await ask('knowledge_list_patterns', { search: 'what changed' })).count).toBe(1);
});

test('tags and sessions that are said twice are said once; what is only half there is taken as it is', async () => {
  put(kinds.pattern as Kind, 'twice', {
    title: 'T',
    description: 'D',
    content: 'C',
    tags: ['a', 'a', 'b'],
    derivedFromSessions: ['x', 'x'],
  });
  const { pattern } = await ask('knowledge_get_pattern', { id: 'twice' });
  expect(pattern).toMatchObject({ id: 'twice', tags: ['a', 'b'], derivedFromSessions: ['x'], createdBy: null });
  for (const [name, tags] of Object.entries({ words: 'a', numbers: [1], many: Array.from({ length: 51 }, (_, i) => `t${i}`) })) {
    put(kinds.pattern as Kind, name, { title: 'T', description: 'D', content: 'C', tags });
    expect(await ask('knowledge_get_pattern', { id: name })).toMatchObject({ refused: 'STORE_ERROR' });
  }
  expect((await ask('knowledge_list_patterns')).count).toBe(1);
});

describe('a notebook', () => {
  const made = async () => {
    const id = await (kinds.notebook as Kind).make('cold');
    return { id, file: read(kinds.notebook as Kind, id) };
  };

  test('is a file as specified', async () => {
    const { notebook } = await ask('notebook_create', { name: 'Try it', language: 'typescript' });
    const file = read(kinds.notebook as Kind, notebook.id);
    expect(Object.keys(file)).toEqual(['id', 'title', 'language', 'tsconfig.json', 'createdAt', 'updatedAt', 'cells']);
    expect(file).toMatchObject({ id: notebook.id, title: 'Try it', language: 'typescript', createdAt: time.at });
    expect(file.cells[0]).toEqual({ id: expect.any(String), type: 'title', text: 'Try it' });
    expect(file.cells.find(({ type }: Any) => type === 'package.json')).toMatchObject({
      filename: 'package.json',
      status: 'idle',
    });
  });

  test('keeps what came of running it, and who runs it', async () => {
    const { id, file } = await made();
    const cellId = file.cells.at(-1).id;
    const at = { notebookId: id, cellId, runId: 'run-1' };
    const tell = (kind: Any, fact: Any) =>
      ledger.app.store.write('shop', null, ({ tell: say }) => say(kind as never, fact as never));
    await tell('cell_run_started', { ...at, runner: 'somebody', until_ms: time.at + 60_000 });
    await again();
    expect((await ask('notebook_get_cell', { notebookId: id, cellId })).cell.status).toBe('running');
    expect(await ask('notebook_update_cell', { notebookId: id, cellId, content: 'x' })).toMatchObject({
      refused: 'INVALID_OPERATION',
    });
    const result = { status: 'failed', output: 'out', error: 'err', cutBytes: 7, endedBy: 'exit', exitCode: 1, durationMs: 5 };
    await tell('cell_run_ended', { ...at, ...result });
    const before = await ask('notebook_get_cell', { notebookId: id, cellId });
    expect(before.cell).toMatchObject({ status: 'failed', output: 'out', error: 'err', cutBytes: 7 });
    await again();
    expect(await ask('notebook_get_cell', { notebookId: id, cellId })).toEqual(before);
  });

  test.each<[string, (cells: Any[]) => unknown]>([
    ['two of the same id', (cells) => [...cells, cells.at(-1)]],
    ['two of the same file', (cells) => [...cells, { ...cells.at(-1), id: 'other', filename: 'MAIN.js' }]],
    ['one that leads outside', (cells) => [{ ...cells.at(-1), filename: '../../outside.js' }]],
    ['one of another kind', (cells) => [...cells, { id: 'x', type: 'picture', text: 'x' }]],
    ['one without words', (cells) => [...cells, { id: 'x', type: 'markdown' }]],
    ['one in another language', (cells) => [{ ...cells.at(-1), language: 'cobol' }]],
    ['none but a name', () => 'all of them'],
  ])('with cells of which there are %s cannot be read', async (_, change) => {
    const { id, file } = await made();
    put(kinds.notebook as Kind, id, { ...file, cells: change(file.cells) });
    expect(await (kinds.notebook as Kind).text(id)).toMatchObject({ refused: 'STORE_ERROR' });
    expect(await (kinds.notebook as Kind).listed()).toEqual([]);
    put(kinds.notebook as Kind, id, file);
    expect(await (kinds.notebook as Kind).text(id)).toBe('Text of cold');
  });

  test('to which cells were added and moved by hand', async () => {
    const { id, file } = await made();
    const [title, ...others] = file.cells;
    put(kinds.notebook as Kind, id, { ...file, cells: [...others, title, { id: 'mine', type: 'markdown', text: 'Mine' }] });
    const { cells, notebook } = await ask('notebook_list_cells', { notebookId: id });
    expect(notebook.cellCount).toBe(file.cells.length + 1);
    expect(cells.at(-1)).toEqual({ id: 'mine', type: 'markdown', text: 'Mine' });
    await ask('notebook_add_cell', { notebookId: id, type: 'markdown', content: 'After', afterCellId: 'mine' });
    expect(read(kinds.notebook as Kind, id).cells.at(-1).text).toBe('After');
  });

  test('of many megabytes is read again', async () => {
    const { id, file } = await made();
    const long = 'ü'.repeat(190_000);
    const cells = Array.from({ length: 60 }, (_, i) => ({ id: `long-${i}`, type: 'markdown', text: long }));
    put(kinds.notebook as Kind, id, { ...file, cells: [...file.cells, ...cells] });
    expect(await (kinds.notebook as Kind).text(id)).toBe('Text of cold');
    await (kinds.notebook as Kind).change(id, 'Longer');
    await again();
    expect(await (kinds.notebook as Kind).text(id)).toBe('Longer');
  });
});

test('what is removed by a call is gone from the disk', async () => {
  for (const [kind, tool] of [
    [kinds.pattern, 'knowledge_delete_pattern'],
    [kinds.note, 'knowledge_delete_note'],
  ] as const) {
    const id = await (kind as Kind).make('gone');
    await ask(tool, { id, confirm: true });
    expect(existsSync(fileOf(kind as Kind, id))).toBe(false);
    expect(await (kind as Kind).make('gone')).toBe(id);
  }
  expect(readdirSync(path.join(temp.folder, 'projects', 'shop', '.removed'))).toEqual([]);
});
